"""An action packed into an int: its kind in the low four bits, its argument above."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.seats import has
from bunkhouse.core.vecs import vec

PASS: Final[i64] = 0
FIRST: Final[i64] = 1  # argument: the seat that begins
DRAW: Final[i64] = 2  # argument: face
PLACE: Final[i64] = 3  # arguments: position and turn
COWBOY: Final[i64] = 4  # argument: part code on the tile just placed
TENT: Final[i64] = 5  # arguments: position and number of the mountain part (m1 is 0)
MINE: Final[i64] = 6
ORE: Final[i64] = 7  # argument: index of the token's kind


def kind_of(action: i64) -> i64:
    return action & 15


def first(seat: i64) -> i64:
    return FIRST | seat << 4


def draw(face: i64) -> i64:
    return DRAW | face << 4


def place(position: i64, turn: i64) -> i64:
    return PLACE | turn << 4 | position << 6


_MASKS = [[turn for turn in range(4) if has(mask, turn)] for mask in range(16)]
TURNING: Final[vec[i64]] = vec[i64]([int(place(0, turn) - place(0, 0)) for turns in _MASKS for turn in turns])
TURNING_START: Final[vec[i64]] = vec[i64]([sum(map(len, _MASKS[:mask])) for mask in range(17)])
"""From the start of a mask of turns to that of the next: what each turn adds to the action of placing unturned."""


def cowboy(code: i64) -> i64:
    return COWBOY | code << 4


def tent(position: i64, number: i64) -> i64:
    return TENT | number << 4 | position << 6


def ore(kind: i64) -> i64:
    return ORE | kind << 4


def seat_of(action: i64) -> i64:
    """Of a FIRST."""
    return action >> 4


def face_of(action: i64) -> i64:
    """Of a DRAW."""
    return action >> 4


def code_of(action: i64) -> i64:
    """Of a COWBOY: the part."""
    return action >> 4


def ore_of(action: i64) -> i64:
    """Of an ORE: the token's kind."""
    return action >> 4


def position_of(action: i64) -> i64:
    """Of a PLACE or TENT."""
    return action >> 6


def turn_of(action: i64) -> i64:
    """Of a PLACE."""
    return action >> 4 & 3


def mountain_of(action: i64) -> i64:
    """Of a TENT: the number of the mountain part."""
    return action >> 4 & 3
