"""What lies loose on a cell of the map and who is beside it, packed into an int (`state.loose`).

From the lowest bit: a head of cattle, a canteen, a mountain tile face down; four bits for the face of that tile + 1, or
0 as long as nobody has seen it; four for the seats that know it; one for a mountain touched in this turn; four for the
seats with a settlement beside the cell; one for a cell beside the start tile.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.core.vecs import vec

CATTLE: Final[i64] = 1
CANTEEN: Final[i64] = 2
GOLD: Final[i64] = 4  # a mountain tile, face down
_FACE_SHIFT: Final[i64] = 3
_FACE: Final[i64] = 15 << 3
_SEEN_SHIFT: Final[i64] = 7
_SEEN: Final[i64] = 15 << 7
_TOUCHED: Final[i64] = 1 << 11  # a mountain beside a field built on in this turn (MT-17.3)
_BESIDE_SHIFT: Final[i64] = 12
NEAR_START: Final[i64] = 1 << 16  # beside the start tile, or opened to all (MT-15.6)
_NEAR: Final[i64] = 31 << 12

_NEAR_SEAT: Final[vec[i64]] = vec[i64]([1 << 12 + seat for seat in range(4)])


def has_cattle(loose: i64) -> bool:
    return loose & CATTLE != 0


def without_cattle(loose: i64) -> i64:
    return loose & ~CATTLE


def has_canteen(loose: i64) -> bool:
    return loose & CANTEEN != 0


def without_canteen(loose: i64) -> i64:
    return loose & ~CANTEEN


def has_tile(loose: i64) -> bool:
    """Whether a mountain tile lies there."""
    return loose & GOLD != 0


def is_touched(loose: i64) -> bool:
    """Whether it is a mountain touched in this turn."""
    return loose & _TOUCHED != 0


def touched(loose: i64) -> i64:
    return loose | _TOUCHED


def untouched(loose: i64) -> i64:
    return loose & ~_TOUCHED


def face_of(loose: i64) -> i64:
    """The face of the mountain tile, or NONE if nobody has seen it."""
    return (loose >> _FACE_SHIFT & 15) - 1


def with_face(loose: i64, face: i64) -> i64:
    """The mountain tile gets this face, whatever it had."""
    return loose & ~_FACE | face + 1 << _FACE_SHIFT


def seen_by(loose: i64) -> i64:
    """The mask of seats that know the face of the mountain tile."""
    return loose >> _SEEN_SHIFT & 15


def shown_to(loose: i64, seat: i64) -> i64:
    """The seat knows the face of the mountain tile, too."""
    return loose | MASK_OF_SEAT[seat] << _SEEN_SHIFT


def without_tile(loose: i64) -> i64:
    """The mountain tile is gone with all that was known of it."""
    return loose & ~(GOLD | _FACE | _SEEN | _TOUCHED)


def near_seat(seat: i64) -> i64:
    """What a cell gets that lies beside a settlement of this seat, as NEAR_START is for the start tile."""
    return _NEAR_SEAT[seat]


def is_beside(loose: i64, seat: i64) -> bool:
    """Whether the seat has a settlement beside the cell."""
    return has(loose, _BESIDE_SHIFT + seat)


def is_near_start(loose: i64) -> bool:
    """Whether the cell lies beside the start tile, or was opened to all."""
    return loose & NEAR_START != 0


def also_near(loose: i64, near: i64) -> i64:
    """The cell lies beside this, too: NEAR_START or `near_seat`."""
    return loose | near


def near_of(loose: i64) -> i64:
    """All that the cell lies beside: NEAR_START and `near_seat` of seats, 0 for nothing (MT-7.2)."""
    return loose & _NEAR
