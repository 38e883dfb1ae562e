"""A frame is one pending decision, packed into an int: what is asked, of whom, about what.

The low byte is the kind (which step answers), the next one the mask of seats that still have to decide, the rest an
argument. A mask of one seat is an ordinary decision, of several a secret simultaneous one, CHANCE_MASK a throw or a
draw, and an empty mask an automatic frame that runs by itself.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.seats import CHANCE_MASK, MASK_OF_SEAT

AUTOMATIC: Final[i64] = 0


def frame(kind: i64, mask: i64, argument: i64) -> i64:
    return kind | mask << 8 | argument << 16


def ask(kind: i64, seat: i64, argument: i64) -> i64:
    return kind | MASK_OF_SEAT[seat] << 8 | argument << 16


def ask_chance(kind: i64, argument: i64) -> i64:
    return kind | CHANCE_MASK << 8 | argument << 16


def run_later(kind: i64, argument: i64) -> i64:
    return kind | argument << 16


def kind_of(frame: i64) -> i64:
    return frame & 255


def mask_of(frame: i64) -> i64:
    return frame >> 8 & 255


def argument_of(frame: i64) -> i64:
    return frame >> 16


def without_seat(frame: i64, seat: i64) -> i64:
    """The same frame once this seat has committed."""
    return frame & ~(MASK_OF_SEAT[seat] << 8)


def is_same_question(frame: i64, later: i64) -> bool:
    """Whether the later frame is this one, with the same seats still to answer or fewer."""
    asked = frame & ~(255 << 8)
    left = mask_of(later)
    return asked == later & ~(255 << 8) and left & mask_of(frame) == left
