"""The herder's ways: stops ahead, tolls (GW-8). A way is its last stop and the forks where the second way is taken."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.rules import actions, board, tiles, trail
from bunkhouse.games.westerntrail.rules.limits import side_of
from bunkhouse.games.westerntrail.rules.masks import EMPTY, meets
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState

NOWHERE: Final[i64] = -1


def is_stop(state: WesternTrailState, space: i64) -> bool:
    """Kansas City and every tile beside the trail (GW-2.2)."""
    return state.at[space] != tiles.NO_TILE or space == trail.KANSAS_CITY


def next_stop(state: WesternTrailState, space: i64) -> i64:
    """The first stop from this space on, the space itself included; NOWHERE at an empty fork."""
    while not is_stop(state, space):
        if trail.FORK_BIT[space] != EMPTY:
            return NOWHERE
        space = trail.FIRST_NEXT[space]
    return space


def trips(state: WesternTrailState, space: i64, steps: i64, with_kansas: bool) -> vec[i64]:
    """All ways of 1 to so many steps as actions; ways with the same stops are one (GW-8.2 to GW-8.6, GW-8.10). Other
    herders do not matter, nor whether there is still a tile where the way begins (GW-8.7, GW-8.11)."""
    return onward(state, vec[i64](capacity=32), space, EMPTY, steps, with_kansas)


def onward(
    state: WesternTrailState, found: vec[i64], space: i64, forks: i64, steps: i64, with_kansas: bool
) -> vec[i64]:
    """The ways on from a stop that was reached by these forks."""
    first = next_stop(state, trail.FIRST_NEXT[space])
    second = NOWHERE
    third = NOWHERE
    second_forks = forks | trail.FORK_BIT[space]
    other = trail.SECOND_NEXT[space]
    if other != trail.NO_SPACE:
        second = next_stop(state, other)
        if second == NOWHERE:  # the space is an empty fork itself
            while trail.FORK_BIT[other] == EMPTY:
                other = trail.FIRST_NEXT[other]
            second = next_stop(state, trail.FIRST_NEXT[other])
            third = next_stop(state, trail.SECOND_NEXT[other])
    found = to_stop(state, found, first, forks, steps, with_kansas)
    if second != NOWHERE and second != first:
        found = to_stop(state, found, second, second_forks, steps, with_kansas)
    if third != NOWHERE and third != first and third != second:
        found = to_stop(state, found, third, second_forks | trail.FORK_BIT[other], steps, with_kansas)
    return found


def to_stop(
    state: WesternTrailState, found: vec[i64], stop: i64, forks: i64, steps: i64, with_kansas: bool
) -> vec[i64]:
    if stop == trail.KANSAS_CITY:
        if with_kansas:
            return append(found, actions.move(stop, forks))
        return found
    found = append(found, actions.move(stop, forks))
    if steps > 1:
        found = onward(state, found, stop, forks, steps - 1, with_kansas)
    return found


def way(space: i64, forks: i64) -> i64:
    """The next space on a way that takes the second one at these forks."""
    if meets(trail.FORK_BIT[space], forks):
        return trail.SECOND_NEXT[space]
    return trail.FIRST_NEXT[space]


def toll(state: WesternTrailState, seat: i64, space: i64) -> i64:
    """What the hands on the tile ask of this seat; nothing at own and neutral buildings (GW-8.8)."""
    tile = state.at[space]
    if tile < tiles.FIRST_BUILDING:
        return 0
    if tile >= tiles.FIRST_SUPPLY:
        return price_of_hands(state, tiles.SUPPLY_HANDS[tile - tiles.FIRST_SUPPLY])
    if tiles.owner(tile) == seat:
        return 0
    return price_of_hands(state, tiles.BUILDING_HANDS[side_of(state, tiles.number_of(tile))])


def price_of_hands(state: WesternTrailState, hands: i64) -> i64:
    price: i64 = 0
    if meets(hands, tiles.GREEN_HAND):
        price += board.TOLL_GREEN[state.seats]
    if meets(hands, tiles.BLACK_HAND):
        price += board.TOLL_BLACK[state.seats]
    return price


def takes_toll(state: WesternTrailState, seat: i64, space: i64) -> i64:
    """The seat that gets the toll, or NONE for the bank."""
    tile = state.at[space]
    if tiles.is_building(tile):
        return tiles.owner(tile)
    return NONE
