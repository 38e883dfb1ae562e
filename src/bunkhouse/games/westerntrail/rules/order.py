"""The turn order and what is bid for it, each packed into an int of the position.

The order has two bits for each seat: who follows it. Bids have a byte for each seat: three bits for its place + 1, or 0
for none, then the points. Prizes have a byte for each place: the number of the starting objective + 1, or 0 for none.
"""

from mypy_extensions import i64


def clockwise(seats: i64) -> i64:
    """The turn order of the table: every seat is followed by the next one."""
    order: i64 = 0
    for seat in range(seats):
        order = followed(order, seat, (seat + 1) % seats)
    return order


def followed(order: i64, seat: i64, after: i64) -> i64:
    """The turn order in which this seat, which nobody followed yet, is followed by that one."""
    return order | after << 2 * seat


def follower(order: i64, seat: i64) -> i64:
    """The seat that follows this one."""
    return order >> 2 * seat & 3


def place_bid(bids: i64, seat: i64) -> i64:
    """The place that the seat holds, counted from 0, or NONE."""
    return (bids >> 8 * seat & 7) - 1


def points_bid(bids: i64, seat: i64) -> i64:
    return bids >> 8 * seat + 3 & 31


def with_bid(bids: i64, seat: i64, place: i64, points: i64) -> i64:
    """The seat, which held no place, holds this one."""
    return bids | (place + 1 | points << 3) << 8 * seat


def without_bid(bids: i64, seat: i64) -> i64:
    """The seat holds no place any more."""
    return bids - ((bids >> 8 * seat & 255) << 8 * seat)


def prize(prizes: i64, place: i64) -> i64:
    """The number of the starting objective at this place, or NONE."""
    return (prizes >> 8 * place & 255) - 1


def with_prize(prizes: i64, place: i64, number: i64) -> i64:
    """A starting objective lies at this place, where none was."""
    return prizes | number + 1 << 8 * place
