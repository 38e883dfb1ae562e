"""Things that objectives need (GW-14.7), counted in one packed int: so many bits each, the highest of them a guard.

One subtraction takes all that a card needs, and the guards say whether there was enough of everything."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

NAMES: Final[list[str]] = [
    "building",
    "green_teepee",
    "blue_teepee",
    "hazard",
    "station",
    "cattle_3",
    "cattle_4",
    "cattle_5",
    "san_francisco",
]
NEEDS: Final[i64] = len(NAMES)
_BITS: Final[i64] = 7
_MOST: Final[i64] = 63
_GUARDS: Final[i64] = sum(64 << 7 * need for need in range(len(NAMES)))


def packed(names: Sequence[str]) -> int:
    """The things of these names."""
    return sum(1 << 7 * NAMES.index(name) for name in names)


def before(number: i64, rest: i64) -> i64:
    """So many of one thing, and `rest` for the things that come after it."""
    return rest << _BITS | number


def number_of(things: i64, need: i64) -> i64:
    """How many there are of the need with this number."""
    return things >> _BITS * need & _MOST


def guarded(things: i64) -> i64:
    """With all guards set, ready to be taken from."""
    return things | _GUARDS


def suffice(left: i64) -> bool:
    """Whether all guards are still there: nothing that was taken was missing."""
    return left & _GUARDS == _GUARDS
