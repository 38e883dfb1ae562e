"""A mountain tile in front of a player, packed into an int (`state.held`).

Three bits for the seat that holds it, four for its face, four for the seats that know it, one if it was taken in this
turn.
"""

from typing import Final

from mypy_extensions import i64

_NEW: Final[i64] = 1 << 11
_FACE: Final[i64] = 15 << 3


def held_tile(seat: i64, face: i64, seen: i64) -> i64:
    """A tile from an earlier turn; `seen` is the mask of seats that know its face."""
    return seat | face << 3 | seen << 7


def just_taken(tile: i64) -> i64:
    """It cannot be used in this turn (MT-17.6)."""
    return tile | _NEW


def usable_from_now(tile: i64) -> i64:
    return tile & ~_NEW


def holder_of(tile: i64) -> i64:
    return tile & 7


def held_face(tile: i64) -> i64:
    return tile >> 3 & 15


def held_seen_by(tile: i64) -> i64:
    """The mask of seats that know its face."""
    return tile >> 7 & 15


def is_new(tile: i64) -> bool:
    """Whether it was taken in this turn (MT-17.6)."""
    return tile & _NEW != 0


def can_use(tile: i64, seat: i64) -> bool:
    """Whether the seat holds it since an earlier turn (MT-17.6)."""
    return tile & 7 == seat and tile & _NEW == 0


def with_held_face(tile: i64, face: i64) -> i64:
    return tile & ~_FACE | face << 3
