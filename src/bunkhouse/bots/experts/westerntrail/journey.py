"""The journey under way, as far as it can be told: stops ahead, turns to Kansas City, the hand to be expected there."""

from math import pow
from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.rules import cards, trail
from bunkhouse.games.westerntrail.rules.limits import hand_limit, pile_size, step_limit
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState
from bunkhouse.games.westerntrail.rules.trips import is_stop

CYCLE: Final = 1.1  # cards that a turn on the trail exchanges
LATER_CYCLE: Final = 3.5  # and a whole journey
USUAL_CARD: Final = 3.2  # breeding value of a card that is drawn for a free place of the hand
FAR: Final[i64] = 99


def _last_first() -> list[int]:
    """The spaces of the trail, each after all that follow it."""
    order: list[int] = []

    def visit(space: int) -> None:
        if space < 0 or space in order:
            return
        visit(int(trail.FIRST_NEXT[space]))
        visit(int(trail.SECOND_NEXT[space]))
        order.append(space)

    for space in range(int(trail.SPACES)):
        visit(space)
    return order


LAST_FIRST: Final[vec[i64]] = vec[i64](_last_first())


def _first_kinds() -> list[int]:
    """Breed -> its first kind of card; the kinds of a breed follow each other."""
    breeds = [int(cards.BREED[kind]) for kind in range(int(cards.CATTLE))]
    assert breeds == sorted(breeds)
    assert sorted(cards.BREED_VALUE) == list(cards.BREED_VALUE)
    return [breeds.index(breed) for breed in range(int(cards.BREEDS))] + [len(breeds)]


FIRST_KIND: Final[vec[i64]] = vec[i64](_first_kinds())


def stops_ahead(state: WesternTrailState) -> vec[i64]:
    """Space -> steps from there to Kansas City by the shortest way (GW-2.2, GW-8.2)."""
    ahead = vec[i64](capacity=trail.SPACES)
    for _ in range(trail.SPACES):
        ahead = append(ahead, 0)
    for space in LAST_FIRST:
        if trail.FIRST_NEXT[space] != trail.NO_SPACE:
            steps = steps_through(state, ahead, trail.FIRST_NEXT[space])
            if trail.SECOND_NEXT[space] != trail.NO_SPACE:
                steps = min(steps, steps_through(state, ahead, trail.SECOND_NEXT[space]))
            ahead[space] = steps
    return ahead


def steps_through(state: WesternTrailState, ahead: vec[i64], space: i64) -> i64:
    if is_stop(state, space):
        return ahead[space] + 1
    return ahead[space]


def steps_from(state: WesternTrailState, origin: i64) -> vec[i64]:
    """Space -> the fewest steps to it from here, FAR if it does not lie ahead."""
    steps = vec[i64](capacity=trail.SPACES)
    for _ in range(trail.SPACES):
        steps = append(steps, FAR)
    steps[origin] = 0
    at: i64 = trail.SPACES - 1
    while at >= 0:
        space = LAST_FIRST[at]
        here = steps[space]
        if here < FAR and trail.FIRST_NEXT[space] != trail.NO_SPACE:
            reach(state, steps, trail.FIRST_NEXT[space], here)
            if trail.SECOND_NEXT[space] != trail.NO_SPACE:
                reach(state, steps, trail.SECOND_NEXT[space], here)
        at -= 1
    return steps


def reach(state: WesternTrailState, steps: vec[i64], space: i64, before: i64) -> None:
    if is_stop(state, space):
        before += 1
    if before < steps[space]:
        steps[space] = before


def turns_to_kansas(state: WesternTrailState, seat: i64, ahead: vec[i64]) -> i64:
    """The fewest turns until this seat arrives; a herder in Kansas City goes back to the start."""
    to_go = ahead[trail.START]
    herder = state.herders[seat]
    if herder != NONE and herder != trail.KANSAS_CITY:
        to_go = ahead[herder]
    limit = step_limit(state, seat)
    return (to_go + limit - 1) // limit


def hand_on_arrival(state: WesternTrailState, seat: i64, turns: i64) -> float:
    """The breeding value to be expected in Kansas City so many turns from now (GW-10.5)."""
    base = seat * cards.CARDS
    limit = hand_limit(state, seat)
    room = float(limit - pile_size(state.hands, seat)) + CYCLE * (float(turns) - 1.0)
    deck = float(pile_size(state.decks, seat))
    with_discards = deck < room + 2.0
    if with_discards:
        deck += float(pile_size(state.discards, seat))
    value = 0.0
    chances = 0.0
    held: i64 = 0
    for breed in range(cards.BREEDS):
        here: i64 = 0
        there: i64 = 0
        for kind in range(FIRST_KIND[breed], FIRST_KIND[breed + 1]):
            here += state.hands[base + kind]
            there += state.decks[base + kind]
            if with_discards:
                there += state.discards[base + kind]
        if here > 0:
            value += float(cards.BREED_VALUE[breed])
            held += 1
        elif there > 0 and room > 0.0:
            chances += float(cards.BREED_VALUE[breed]) * (1.0 - pow(1.0 - float(there) / (deck + 0.5), room))
    free = float(limit - held)
    if free <= 0.0:
        return value
    return value + min(chances, free * USUAL_CARD)


def hand_of_herd(state: WesternTrailState, seat: i64) -> float:
    """The breeding value that a journey with this herd brings together on average."""
    base = seat * cards.CARDS
    limit = hand_limit(state, seat)
    size = float(pile_size(state.hands, seat) + pile_size(state.decks, seat) + pile_size(state.discards, seat))
    draws = float(limit) + LATER_CYCLE
    value = 0.0
    places = float(limit)
    breed = cards.BREEDS - 1
    while breed >= 0 and places > 0.0:  # the best first, as many as the hand holds
        held: i64 = 0
        for kind in range(FIRST_KIND[breed], FIRST_KIND[breed + 1]):
            held += state.hands[base + kind] + state.decks[base + kind] + state.discards[base + kind]
        if held > 0:
            share = min(1.0 - pow(1.0 - float(held) / (size + 0.5), draws), places)
            value += share * float(cards.BREED_VALUE[breed])
            places -= share
        breed -= 1
    return value
