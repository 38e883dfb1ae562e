"""How many points a seat may expect in the end, in hundredths: those it has, and what a fitted network makes of its
prospects."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail import board
from bunkhouse.games.westerntrail.features import features, turn_is_over
from bunkhouse.games.westerntrail.network import NETWORK
from bunkhouse.games.westerntrail.scoring import DOLLARS_PER_POINT, total_points
from bunkhouse.games.westerntrail.state import NONE, WesternTrailState

POINT: Final[i64] = 100
LATE_DOLLAR: Final[i64] = 20


def outlook(state: WesternTrailState, seat: i64) -> i64:
    if has_finished(state, seat):
        return total_points(state, seat) * POINT
    return sure_points(state, seat) + NETWORK.value(features(state, seat))


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
    mine = (seat - state.token) % state.seats
    now = (state.active - state.token) % state.seats
    return now > mine or (now == mine and turn_is_over(state))


def left_of_game(state: WesternTrailState) -> i64:
    """How much of the job market is still to be filled, of a thousand."""
    whole = board.ROWS * state.seats
    return (whole - state.placed) * 1000 // whole


def spread(state: WesternTrailState) -> i64:
    """A lead counts more the less is still to come."""
    left = left_of_game(state)
    return (NETWORK.spread_start * left + NETWORK.spread_end * (1000 - left)) // 1000
