"""A bid, packed into an int: who says that at least so many dice show this face."""

from typing import Final

from mypy_extensions import i64

NO_BID: Final[i64] = 0


def bid(seat: i64, number: i64, face: i64) -> i64:
    return seat << 16 | number << 4 | face


def seat_of(bid: i64) -> i64:
    return bid >> 16


def number_of(bid: i64) -> i64:
    return bid >> 4 & 4095


def face_of(bid: i64) -> i64:
    return bid & 15


def is_higher(number: i64, face: i64, than: i64) -> bool:
    """More dice, or as many of a higher face (LD-3.3); anything is higher than no bid."""
    return number > number_of(than) or (number == number_of(than) and face > face_of(than))
