"""The kinds of frames, in the order of their steps, and what the argument of each means."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask_chance

FIRST_PLAYER: Final[i64] = 0  # chance, or the seat that names
DRAW_TILE: Final[i64] = 1  # chance
PLACE_TILE: Final[i64] = 2
ACT: Final[i64] = 3
TAKE_ORE: Final[i64] = 4  # chance; argument: a mountain and the seat that takes
SCORE: Final[i64] = 5
SCORE_MOUNTAIN: Final[i64] = 6  # argument: the root of the mountain
AWARD_MOUNTAIN: Final[i64] = 7  # argument: the root of the mountain
SCORE_CITIES: Final[i64] = 8
END_TURN: Final[i64] = 9
KINDS: Final[i64] = 10


def take_ore(mountain: i64, taker: i64) -> i64:
    """The frame in which chance turns the top token of a mountain, named by its root, for a seat."""
    return ask_chance(TAKE_ORE, mountain << 4 | taker)


def mountain_of(frame: i64) -> i64:
    """Of a TAKE_ORE."""
    return argument_of(frame) >> 4


def taker_of(frame: i64) -> i64:
    """Of a TAKE_ORE."""
    return argument_of(frame) & 15
