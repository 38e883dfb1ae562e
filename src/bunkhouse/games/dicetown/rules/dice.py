"""Poker dice as packed counts: four bits for each face, so that adding dice is adding ints (DT-1.2, DT-6, DT-11.3)."""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.rules.components import COMPONENTS

NINE: Final[i64] = 0
TEN: Final[i64] = 1
JACK: Final[i64] = 2
QUEEN: Final[i64] = 3
KING: Final[i64] = 4
ACE: Final[i64] = 5
FACES: Final[i64] = 6
DICE: Final[i64] = 5  # in a hand

PRICE: Final[vec[i64]] = vec[i64](COMPONENTS.prices)
"""Of keeping so many dice (DT-5.3 to DT-5.6)."""

assert (len(COMPONENTS.faces), COMPONENTS.dice) == (FACES, DICE)  # the layout and the tables below are made for these

# The classes of hands, weakest first (DT-6.1).
HIGH_CARD: Final[i64] = 0
ONE_PAIR: Final[i64] = 1
TWO_PAIRS: Final[i64] = 2
THREE: Final[i64] = 3
STRAIGHT: Final[i64] = 4
FULL_HOUSE: Final[i64] = 5
FOUR: Final[i64] = 6
FIVE: Final[i64] = 7


def number_of(dice: i64) -> i64:
    """How many dice there are: the sum of the six counts."""
    return dice * 0x111111 >> 20 & 15


def count(dice: i64, face: i64) -> i64:
    return dice >> 4 * face & 15


def die(face: i64) -> i64:
    one: i64 = 1
    return one << 4 * face


def dice_of(number: i64, face: i64) -> i64:
    """So many dice of one face."""
    return number << 4 * face


def subsets(dice: i64, low: i64, high: i64) -> vec[i64]:
    """Every choice of at least `low` and at most `high` of the dice; equal faces are one (DT-11.3)."""
    found = append(vec[i64](capacity=32), 0)
    for face in range(FACES):
        there = count(dice, face)
        if there > 0:
            before: i64 = len(found)
            for more in range(1, there + 1):
                step = dice_of(more, face)
                for index in range(before):
                    found = append(found, found[index] + step)
    if low == 0 and high >= number_of(dice):
        return found
    chosen = vec[i64](capacity=32)
    for choice in found:
        size = number_of(choice)
        if low <= size and size <= high:
            chosen = append(chosen, choice)
    return chosen


def strength(dice: i64, kickers: bool) -> i64:
    """The sort key of a hand: its class, then its groups from large and high to small and low (DT-6.3 to DT-6.7).

    Without kickers only the dice of the combination count (DT-16.1)."""
    groups: i64 = 0
    faces: i64 = 0
    shape: i64 = 0  # the sizes of the groups, largest first, as digits
    size: i64 = DICE
    while size > 0:
        face: i64 = ACE
        while face >= 0:
            if count(dice, face) == size:
                faces = faces << 3 | face
                shape = shape * 10 + size
                groups += 1
            face -= 1
        size -= 1
    rank = class_of(shape, dice)
    if not kickers:
        counting = groups
        if rank == TWO_PAIRS:
            counting = 2
        elif rank != FULL_HOUSE:
            counting = 1
        faces = faces >> 3 * (groups - counting) << 3 * (groups - counting)
    return rank << 15 | faces << 3 * (DICE - groups)


def class_of(shape: i64, dice: i64) -> i64:
    """Of fewer than five dice: what they make so far."""
    if shape == 11111:  # five consecutive faces leave out the lowest or the highest (DT-6.2)
        if count(dice, NINE) == 0 or count(dice, ACE) == 0:
            return STRAIGHT
        return HIGH_CARD
    if shape == 2111:
        return ONE_PAIR
    if shape == 221:
        return TWO_PAIRS
    if shape == 311:
        return THREE
    if shape == 32:
        return FULL_HOUSE
    if shape == 41 or shape == 4:
        return FOUR
    if shape == 5:
        return FIVE
    if shape == 3 or shape == 31:
        return THREE
    if shape == 22:
        return TWO_PAIRS
    if shape == 2 or shape == 21 or shape == 211:
        return ONE_PAIR
    return HIGH_CARD


def hand_class(dice: i64) -> i64:
    return class_in(strength(dice, True))


def class_in(key: i64) -> i64:
    """The class of hand that a sort key begins with."""
    return key >> 15


# All rolls of so many dice, sorted faces, with the number of ways in which each falls.


def _ways(faces: tuple[int, ...]) -> int:
    ways = factorial(len(faces))
    for face in range(6):
        ways //= factorial(faces.count(face))
    return ways


_OUTCOMES = [list(combinations_with_replacement(range(6), number)) for number in range(6)]
ROLL_START: Final[vec[i64]] = vec[i64]([sum(len(rolls) for rolls in _OUTCOMES[:number]) for number in range(7)])
ROLLS: Final[vec[i64]] = vec[i64]([sum(die(face) for face in faces) for rolls in _OUTCOMES for faces in rolls])
ROLL_WAYS: Final[vec[i64]] = vec[i64]([_ways(faces) for rolls in _OUTCOMES for faces in rolls])
SIX_TO_THE: Final[vec[i64]] = vec[i64]([6**number for number in range(6)])


def throw(number: i64, random: Random) -> i64:
    """So many dice thrown at once: one random number, whose digits to base six are the faces."""
    left = random.below(SIX_TO_THE[number])
    dice: i64 = 0
    for _ in range(number):
        dice += die(left % FACES)
        left //= FACES
    return dice
