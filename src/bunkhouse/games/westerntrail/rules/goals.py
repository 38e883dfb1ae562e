"""Objective cards at the end: which to add from the herd, and which things to use for which card (GW-14.7 to GW-14.9,
GW-16.2).

A list of goals holds the number of each card, marked if it may also be left out; what is found are points and cards in
one int."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.seats import has
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.rules import cards, needs, railroad, tiles
from bunkhouse.games.westerntrail.rules.limits import number_of_stations, own_buildings
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

WORST: Final[i64] = -1_000_000_000_000
_OPTIONAL: Final[i64] = 1 << 8  # the card is still in the herd and need not be added
NO_SPARE: Final[i64] = 99
MASTER_WORTH: Final[i64] = railroad.MASTER_POINTS[railroad.FOR_OBJECTIVES]
MASTER_GROUP: Final[i64] = railroad.MASTER_GROUP[railroad.FOR_OBJECTIVES]


def things(state: WesternTrailState, seat: i64) -> i64:
    """What the seat has of everything that objectives need (needs.py, GW-14.7)."""
    base = seat * cards.CARDS
    hazards: i64 = 0
    for kind in range(tiles.HAZARDS):
        hazards += state.hazards[seat * tiles.HAZARDS + kind]
    three: i64 = 0
    four: i64 = 0
    five: i64 = 0
    for kind in range(cards.FIRST_MARKET_KIND, cards.CATTLE):
        held = state.hands[base + kind] + state.decks[base + kind] + state.discards[base + kind]
        if cards.VALUE[kind] == 3:
            three += held
        elif cards.VALUE[kind] == 4:
            four += held
        else:
            five += held
    packed = state.cities[seat * railroad.CITIES + railroad.SAN_FRANCISCO]
    packed = needs.before(five, packed)
    packed = needs.before(four, packed)
    packed = needs.before(three, packed)
    packed = needs.before(number_of_stations(state, seat), packed)
    packed = needs.before(hazards, packed)
    packed = needs.before(state.teepees[seat * 2 + 1], packed)
    packed = needs.before(state.teepees[seat * 2], packed)
    return needs.before(own_buildings(state, seat), packed)


def goal_of(entry: i64) -> i64:
    """Which objective an entry of a list of goals is."""
    return entry & _OPTIONAL - 1


def is_optional(entry: i64) -> bool:
    return entry & _OPTIONAL != 0


def points_of_goals(found: i64) -> i64:
    return found >> 16


def number_of_goals(found: i64) -> i64:
    return found & 0xFFFF


def _found(points: i64, number: i64) -> i64:
    return points << 16 | number


def goals_of(state: WesternTrailState, seat: i64, with_herd: bool) -> vec[i64]:
    """The cards of the area, then those that may be added from the herd as far as everybody knows them; after the end
    nothing is secret any more (GW-5.5, GW-16.1)."""
    found = vec[i64](capacity=16)
    for goal in range(cards.GOALS):
        for _ in range(state.area[seat * cards.GOALS + goal]):
            found = append(found, goal)
    if with_herd:
        for goal in range(cards.OBJECTIVES):
            place = seat * cards.CARDS + cards.CATTLE + goal
            held = state.hands[place] + state.decks[place] + state.discards[place]
            if len(state.stack) > 0:
                held -= state.secrets[seat * cards.OBJECTIVES + goal]
            for _ in range(held):
                found = append(found, goal | _OPTIONAL)
    return found


def best_goals(state: WesternTrailState, seat: i64) -> i64:
    """Points of the objective cards and cards in the area, chosen so that both categories together are highest."""
    goals = goals_of(state, seat, True)
    if len(goals) == 0:
        return 0
    counts = has(state.won[seat], railroad.FOR_OBJECTIVES)
    return search(goals, 0, needs.guarded(things(state, seat)), 0, 0, counts, NO_SPARE)


def search(goals: vec[i64], at: i64, left: i64, points: i64, number: i64, counts: bool, spare: i64) -> i64:
    """The best for the cards from this one on, packed as above: each is met, or not met, or not added at all.

    A card that is not met is only added to make the number even for the station master: the cheapest (`spare`)."""
    if at == len(goals):
        if counts and number % MASTER_GROUP == MASTER_GROUP - 1 and spare < MASTER_WORTH:
            return _found(points - spare, number + 1)
        return _found(points, number)
    if all_fit(goals, at, left):
        return take_all(goals, at, points, number)
    goal = goal_of(goals[at])
    rest = left - cards.GOAL_NEEDS[goal]
    best = WORST
    if needs.suffice(rest):
        best = search(goals, at + 1, rest, points + cards.GOAL_POINTS[goal], number + 1, counts, spare)
    penalty = cards.GOAL_PENALTY[goal]
    if is_optional(goals[at]):
        other = search(goals, at + 1, left, points, number, counts, min(spare, penalty))
    else:
        other = search(goals, at + 1, left, points - penalty, number + 1, counts, spare)
    if best == WORST or worth(other, counts) > worth(best, counts):
        return other
    return best


def all_fit(goals: vec[i64], at: i64, left: i64) -> bool:
    """Whether there is enough for all the cards from this one on."""
    while at < len(goals):
        left -= cards.GOAL_NEEDS[goal_of(goals[at])]
        if not needs.suffice(left):
            return False
        at += 1
    return True


def take_all(goals: vec[i64], at: i64, points: i64, number: i64) -> i64:
    while at < len(goals):
        points += cards.GOAL_POINTS[goal_of(goals[at])]
        number += 1
        at += 1
    return _found(points, number)


def worth(found: i64, counts: bool) -> i64:
    """What both categories together bring, if the number of cards counts (for the station master)."""
    if counts:
        return points_of_goals(found) + number_of_goals(found) // MASTER_GROUP * MASTER_WORTH
    return points_of_goals(found)
