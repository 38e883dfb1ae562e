"""How many points a seat may expect in the end, in hundredths: those it has, and what a fitted network makes of its
prospects."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.westerntrail.features import features, turn_is_over
from bunkhouse.bots.experts.westerntrail.network import NETWORK
from bunkhouse.bots.search.evaluator import Evaluator
from bunkhouse.core.state import State
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.rules import board
from bunkhouse.games.westerntrail.rules.bidding import holder_of, place_of, take_place
from bunkhouse.games.westerntrail.rules.scoring import DOLLARS_PER_POINT, total_points
from bunkhouse.games.westerntrail.rules.state import BIDDING, NONE, WesternTrailState

POINT: Final[i64] = 100
LATE_DOLLAR: Final[i64] = 20
EARLY: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 450, -450, 0, 0, 350, -150, -200, 0, 400, 150, -100, -450])
"""Seats * 4 + place -> how much better or worse games went, against the mean, than the outlook said at the first turn;
measured in 253 games of quick drovers with each number of players."""


def outlook(state: WesternTrailState, seat: i64) -> i64:
    if has_finished(state, seat):
        return total_points(state, seat) * POINT
    if state.has_rule(BIDDING) and state.turn <= state.seats:
        return outlook_with_place(state, seat)
    return sure_points(state, seat) + NETWORK.value(features(state, seat))


def outlook_with_place(state: WesternTrailState, seat: i64) -> i64:
    """While places are bid for and in the first round: with what the network does not know, how good it is to be early.
    Whoever holds no place may expect the first one that is free (GW-19.7b)."""
    place = place_of(state, seat)
    if place == NONE:
        state = state.clone()
        place = 0
        while holder_of(state, place) != NONE:
            place += 1
        take_place(state, seat, place, 0)
    worth = EARLY[state.seats * board.MOST_COLUMNS + place]
    return sure_points(state, seat) + NETWORK.value(features(state, seat)) + worth


def sure_points(state: WesternTrailState, seat: i64) -> i64:
    """The points so far in hundredths, with every dollar a fifth of one."""
    dollars = state.money[seat]
    return (total_points(state, seat) - dollars // DOLLARS_PER_POINT) * POINT + dollars * LATE_DOLLAR


def outlooks(state: WesternTrailState) -> vec[i64]:
    result = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        result = append(result, outlook(state, seat))
    return result


def has_finished(state: WesternTrailState, seat: i64) -> bool:
    """Whether the seat has had its last turn (GW-15.2, GW-15.3)."""
    if state.is_over():
        return True
    if state.token == NONE:
        return False
    if seat == state.active:
        return turn_is_over(state)
    first = state.token
    while first != seat and first != state.active:
        first = state.next_seat(first)
    return first == seat


def left_of_game(state: WesternTrailState) -> i64:
    """How much of the job market is still to be filled, of a thousand."""
    whole = board.ROWS * state.seats
    return (whole - state.placed) * 1000 // whole


def spread(state: WesternTrailState) -> i64:
    """A lead counts more the less is still to come."""
    left = left_of_game(state)
    return (NETWORK.spread_start * left + NETWORK.spread_end * (1000 - left)) // 1000


class WesternTrailEvaluator(Evaluator):
    def outlook(self, state: State, seat: i64) -> i64:
        assert isinstance(state, WesternTrailState)
        return outlook(state, seat)

    def outlooks(self, state: State) -> vec[i64]:
        assert isinstance(state, WesternTrailState)
        return outlooks(state)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, WesternTrailState)
        return left_of_game(state)

    def spread(self, state: State) -> i64:
        assert isinstance(state, WesternTrailState)
        return spread(state)
