"""Small sets of numbers (spaces, discs, stations, tiles …) as masks: number n is in the set if bit n is. Whether one is
there says `has` of core.seats."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec

EMPTY: Final[i64] = 0
MOST: Final = 63  # numbers that fit: the highest bit is the sign
BIT: Final[vec[i64]] = vec[i64]([1 << number for number in range(MOST)])
"""Number -> its mask; a table, as mypyc shifts a 1 by an i64 in only 32 bits."""


def plus(mask: i64, number: i64) -> i64:
    """With this number."""
    return mask | BIT[number]


def minus(mask: i64, number: i64) -> i64:
    """Without this number."""
    return mask & ~BIT[number]


def meets(mask: i64, other: i64) -> bool:
    """Whether some number is in both."""
    return mask & other != EMPTY


def below(size: i64) -> i64:
    """All numbers below this one."""
    return BIT[size] - 1


def lowest(mask: i64) -> i64:
    """The lowest number alone, still as a mask."""
    return mask & -mask


def size(mask: i64) -> i64:
    """How many numbers there are."""
    found: i64 = 0
    while mask != EMPTY:
        mask &= mask - 1
        found += 1
    return found
