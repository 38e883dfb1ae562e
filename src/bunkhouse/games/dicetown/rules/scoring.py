"""Victory points and places (DT-10)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.state import places
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.rules import cards
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.state import NONE, PUBLIC_WEALTH, SCORED, DiceTownState

# What points are for
GOLD: Final[i64] = 0
MONEY: Final[i64] = 1
BADGE: Final[i64] = 2
EQUIPMENT: Final[i64] = 3
CLAIMS: Final[i64] = 4
CATEGORIES: Final[i64] = 5
CATEGORY_NAMES: Final = ["nuggets", "dollars", "sheriff", "equipment", "claims"]

BADGE_POINTS: Final[i64] = COMPONENTS.sheriff_points
DOLLARS_PER_POINT: Final[i64] = COMPONENTS.dollars_per_point


def points(state: DiceTownState, seat: i64, category: i64, hand: i64) -> i64:
    """Points of one category, with these cards in hand (DT-10.2, DT-7.6b); action cards have none printed on them."""
    if category == GOLD:
        return state.nuggets[seat]
    if category == MONEY:
        return state.dollars[seat] // DOLLARS_PER_POINT
    if category == BADGE:
        if state.sheriff == seat and state.round > 0:
            return BADGE_POINTS
        return 0
    if category == EQUIPMENT:
        return cards.points_of(hand & cards.STORE)
    return cards.points_of(hand & cards.CLAIMS | state.fenced[seat])


def public_points(state: DiceTownState, seat: i64, category: i64) -> i64:
    """Points as far as everybody can see them; all when the cards have been laid open (DT-12.1, DT-16.7)."""
    if state.location == SCORED:
        return points(state, seat, category, state.hands[seat])
    if category < BADGE and not state.has_rule(PUBLIC_WEALTH):
        return 0
    return points(state, seat, category, 0)


def scores(state: DiceTownState) -> vec[i64]:
    totals = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        total: i64 = 0
        for category in range(CATEGORIES):
            total += public_points(state, seat, category)
        totals = append(totals, total)
    return totals


def claims_of(state: DiceTownState, seat: i64) -> i64:
    """How many claims, fenced or not (DT-10.4)."""
    return cards.number_of(state.hands[seat] & cards.CLAIMS | state.fenced[seat])


def standings(state: DiceTownState) -> vec[i64]:
    """What places go by: points, then claims, then the Sheriff's word (DT-10.3 to DT-10.6)."""
    totals = scores(state)
    for seat in range(state.seats):
        totals[seat] = (totals[seat] * 64 + claims_of(state, seat)) * 2
        if state.winner == seat:
            totals[seat] += 1
    return totals


def leaders(state: DiceTownState) -> vec[i64]:
    """The seats that are best in points and claims."""
    totals = standings(state)
    best: i64 = NONE
    for total in totals:
        if total > best:
            best = total
    seats = vec[i64](capacity=5)
    for seat in range(state.seats):
        if totals[seat] == best:
            seats = append(seats, seat)
    return seats


def ranking(state: DiceTownState) -> vec[i64]:
    return places(standings(state))
