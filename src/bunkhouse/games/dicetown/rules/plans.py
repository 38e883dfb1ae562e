"""Turns of Professional Cheater (DT-9.13), and plans: cards committed with the dice (DT-16.8). Each is an int."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.rules.dice import FACES, count, die

NO_TURN: Final[i64] = 63


def turn(old: i64, new: i64) -> i64:
    """A die turned from one face to another."""
    return old | new << 3


def old_face(turn: i64) -> i64:
    return turn & 7


def new_face(turn: i64) -> i64:
    return turn >> 3


def turned(dice: i64, turn: i64) -> i64:
    """The dice with one of them turned; NO_TURN leaves them as they are."""
    if turn == NO_TURN:
        return dice
    return dice + die(new_face(turn)) - die(old_face(turn))


def turns_of(dice: i64) -> vec[i64]:
    """Every way to turn one of the dice to another face (DT-9.13, DT-9.7)."""
    turns = vec[i64](capacity=25)
    for old in range(FACES):
        if count(dice, old) > 0:
            for new in range(FACES):
                if new != old:
                    turns = append(turns, turn(old, new))
    return turns


def plan(quick_draw: i64, first: i64, second: i64) -> i64:
    """Whether Quick Draw is played (1 or 0), and up to two turns, the others NO_TURN."""
    return quick_draw | first << 1 | second << 7


def has_quick_draw(plan: i64) -> bool:
    return plan & 1 != 0


def first_turn(plan: i64) -> i64:
    return plan >> 1 & 63


def second_turn(plan: i64) -> i64:
    return plan >> 7 & 63


def has_turns(plan: i64) -> bool:
    return plan >> 1 != NO_TURN | NO_TURN << 6


def without_quick_draw(plan: i64) -> i64:
    return plan & ~1


def without_first_turn(plan: i64) -> i64:
    """The second turn takes its place."""
    return plan & 1 | plan >> 7 << 1 | NO_TURN << 7
