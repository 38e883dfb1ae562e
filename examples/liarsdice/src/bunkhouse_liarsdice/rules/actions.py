"""An action packed into an int: its kind in the low three bits, its argument above."""

from typing import Final

from mypy_extensions import i64

FIRST: Final[i64] = 0  # chance; argument: the seat that begins
ROLL: Final[i64] = 1  # chance; argument: the dice under the cup
NUMBER: Final[i64] = 2  # argument: how many dice are bid
FACE: Final[i64] = 3  # argument: which face they are said to show
DOUBT: Final[i64] = 4
SPOT_ON: Final[i64] = 5


def kind_of(action: i64) -> i64:
    return action & 7


def argument_of(action: i64) -> i64:
    return action >> 3


def first(seat: i64) -> i64:
    return FIRST | seat << 3


def roll(hand: i64) -> i64:
    return ROLL | hand << 3


def number(dice: i64) -> i64:
    return NUMBER | dice << 3


def face(shown: i64) -> i64:
    return FACE | shown << 3
