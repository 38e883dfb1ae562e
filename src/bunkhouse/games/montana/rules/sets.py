"""Sets of small numbers in one int: landscape tiles, sectors of the wheel, special settlements, ends of the river.

`core.seats.has` tells whether a number is in one.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec

MOST: Final = 62  # numbers that fit

_ONE: Final[vec[i64]] = vec[i64]([1 << number for number in range(MOST)])


def only(number: i64) -> i64:
    return _ONE[number]


def below(number: i64) -> i64:
    """All numbers from 0 up to this one, which is not among them."""
    return _ONE[number] - 1


def joined(numbers: i64, number: i64) -> i64:
    return numbers | _ONE[number]


def without(numbers: i64, number: i64) -> i64:
    return numbers & ~_ONE[number]
