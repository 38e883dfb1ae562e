"""Places in the turn order that are bid for (GW-19.7a to GW-19.7d).

Whoever holds a place holds its money and its starting objective, too, until somebody bids more for it."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, board, cards, kinds, order
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState

MOST: Final[i64] = COMPONENTS.most_bid


def place_of(state: WesternTrailState, seat: i64) -> i64:
    """The place in the turn order that the seat holds, counted from 0, or NONE."""
    return order.place_bid(state.bids, seat)


def points_of(state: WesternTrailState, seat: i64) -> i64:
    """What it has bid for its place."""
    return order.points_bid(state.bids, seat)


def holder_of(state: WesternTrailState, place: i64) -> i64:
    """The seat that holds this place, or NONE."""
    for seat in range(state.seats):
        if place_of(state, seat) == place:
            return seat
    return NONE


def least_bid(state: WesternTrailState, place: i64) -> i64:
    """Nothing for a free place, otherwise more than was bid (GW-19.7b)."""
    holder = holder_of(state, place)
    if holder == NONE:
        return 0
    return points_of(state, holder) + 1


def prize_at(state: WesternTrailState, place: i64) -> i64:
    """The starting objective that lies at this place, or NONE."""
    number = order.prize(state.prizes, place)
    if number == NONE:
        return NONE
    return cards.OBJECTIVES + number


def lay_prize(state: WesternTrailState, place: i64, goal: i64) -> None:
    state.prizes = order.with_prize(state.prizes, place, goal - cards.OBJECTIVES)


def take_place(state: WesternTrailState, seat: i64, place: i64, points: i64) -> None:
    """The seat, which holds no place, gets this one with all that belongs to it; whoever held it has none any more."""
    holder = holder_of(state, place)
    goal = prize_at(state, place)
    if holder != NONE:
        state.bids = order.without_bid(state.bids, holder)
        state.money[holder] = 0
        if goal != NONE:
            state.area[holder * cards.GOALS + goal] = 0
    state.bids = order.with_bid(state.bids, seat, place, points)
    state.money[seat] = board.START_MONEY[place]
    if goal != NONE:
        state.area[seat * cards.GOALS + goal] = 1


def settle_order(state: WesternTrailState) -> None:
    """From now on turns go by the places (GW-19.7d)."""
    state.starter = holder_of(state, 0)
    state.following = 0
    for seat in range(state.seats):
        after = holder_of(state, (place_of(state, seat) + 1) % state.seats)
        state.following = order.followed(state.following, seat, after)


class Bidding(Step[WesternTrailState]):
    """Round the table, whoever holds no place bids, until everybody holds one (GW-19.7b, GW-19.7d)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        for number in range(state.seats):
            seat = (argument_of(frame) + number) % state.seats
            if place_of(state, seat) == NONE:
                push(state, run_later(kinds.BIDDING, (seat + 1) % state.seats))
                push(state, ask(kinds.BID, seat, 0))
                return
        settle_order(state)
        if state.listener is not None:
            report.order_settled(state)


class Bid(Step[WesternTrailState]):
    """A place that is free, or one that is held for fewer points (GW-19.7b, GW-19.7c)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=64)
        for place in range(state.seats):
            for points in range(least_bid(state, place), MOST + 1):
                choices = append(choices, actions.bid(place, points))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        place = actions.bid_place(action)
        points = actions.bid_points(action)
        outbid = holder_of(state, place)
        take_place(state, seat, place, points)
        if state.listener is not None:
            report.bid_placed(state, seat, place, points, outbid)
