"""The turn order, bids and prizes in their ints."""

from __future__ import annotations

from itertools import permutations, product

from bunkhouse.games.westerntrail.rules import order
from bunkhouse.games.westerntrail.rules.bidding import MOST
from bunkhouse.games.westerntrail.rules.state import NONE


def test_every_order_is_remembered() -> None:
    """GW-19.7d"""
    assert [order.follower(order.clockwise(3), seat) for seat in range(3)] == [1, 2, 0]
    for seats in permutations(range(4)):
        packed = 0
        for at, seat in enumerate(seats):
            packed = order.followed(packed, seat, seats[(at + 1) % 4])
        assert [order.follower(packed, seat) for seat in seats] == [*seats[1:], seats[0]]


def test_bids_do_not_disturb_each_other() -> None:
    """GW-19.7b"""
    for place, points in product(range(4), (0, 1, int(MOST))):
        bids = 0
        for seat in range(4):
            assert order.place_bid(bids, seat) == NONE
            bids = order.with_bid(bids, seat, (place + seat) % 4, points)
        for seat in range(4):
            assert (order.place_bid(bids, seat), order.points_bid(bids, seat)) == ((place + seat) % 4, points)
            less = order.without_bid(bids, seat)
            assert [order.place_bid(less, other) == NONE for other in range(4)] == [other == seat for other in range(4)]
            assert order.with_bid(less, seat, (place + seat) % 4, points) == bids


def test_prizes_do_not_disturb_each_other() -> None:
    """GW-19.7b"""
    prizes = order.with_prize(order.with_prize(0, 3, 0), 1, 5)
    assert [order.prize(prizes, place) for place in range(4)] == [NONE, 5, NONE, 0]
