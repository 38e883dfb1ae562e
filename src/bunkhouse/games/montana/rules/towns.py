"""The settlements on one field, packed into an int (`state.towns`), and the special ones that a seat has left.

A town is its owner + 1 in three bits, the number of its settlements in three, then two bits for the kind of each, the
lowest settlement first (MT-2.5, MT-14.6). No town is 0.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.montana.rules.sets import below, without

# Kinds of settlement (MT-14.1)
REGULAR: Final[i64] = 0
MARKET: Final[i64] = 1
GATE: Final[i64] = 2
WATCHTOWER: Final[i64] = 3
SPECIALS: Final = (MARKET, GATE, WATCHTOWER)

ALL_SPECIALS: Final[i64] = without(below(WATCHTOWER + 1), REGULAR)
"""The set of special settlements that a seat begins with (MT-14.2)."""

_SIZE: Final[vec[i64]] = vec[i64]([specials.bit_count() for specials in range(int(ALL_SPECIALS) + 1)])


def number_of_specials(specials: i64) -> i64:
    """How many special settlements are in the set."""
    return _SIZE[specials]


def new_town(seat: i64) -> i64:
    """A town of this seat without a settlement yet."""
    return seat + 1


def town_owner(town: i64) -> i64:
    """The seat, or NONE where there is no town."""
    return (town & 7) - 1


def town_number(town: i64) -> i64:
    """How many settlements it has."""
    return town >> 3 & 7


def town_piece(town: i64, level: i64) -> i64:
    """The kind of one of its settlements, counted from the bottom."""
    return town >> 6 + 2 * level & 3


def town_top(town: i64) -> i64:
    """The kind of the settlement on top."""
    return town_piece(town, town_number(town) - 1)


def with_piece(town: i64, piece: i64) -> i64:
    """The town with one more settlement on top."""
    return town + 8 | piece << 6 + 2 * town_number(town)
