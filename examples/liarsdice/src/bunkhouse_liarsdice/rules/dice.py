"""The dice under one cup, packed into an int: four bits for each face, how many dice show it."""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.vecs import vec

FACES: Final = 6
MOST_DICE: Final = 5  # under one cup (LD-1.1)
EMPTY: Final[i64] = 0  # nothing rolled yet, or no dice left


def one(face: i64) -> i64:
    return 1 << 4 * (face - 1)


def count(hand: i64, face: i64) -> i64:
    return hand >> 4 * (face - 1) & 15


def matching(hand: i64, face: i64, wild: bool) -> i64:
    """How many dice count for a bid on this face (LD-4.2, LD-6.2)."""
    if wild and face != 1:
        return count(hand, face) + count(hand, 1)
    return count(hand, face)


def packed(faces: list[int]) -> int:
    return sum(one(face) for face in faces)


def faces_in(hand: int) -> list[int]:
    """The faces, lowest first."""
    return [face for face in range(1, FACES + 1) for _ in range(count(hand, face))]


def throw(dice: i64, random: Random) -> i64:
    """So many dice, thrown."""
    hand: i64 = EMPTY
    for _ in range(dice):
        hand += one(random.below(FACES) + 1)
    return hand


def _rolls(dice: int) -> list[int]:
    return [packed(list(faces)) for faces in combinations_with_replacement(range(1, FACES + 1), dice)]


def _ways(hand: int) -> int:
    """In how many ways the dice can fall so."""
    ways = factorial(len(faces_in(hand)))
    for face in range(1, FACES + 1):
        ways //= factorial(count(hand, face))
    return ways


# By number of dice: all that a cup can hold, and how likely each is.
ROLLS: Final = [vec[i64](_rolls(dice)) for dice in range(MOST_DICE + 1)]
WEIGHTS: Final = [vec[i64]([_ways(hand) for hand in _rolls(dice)]) for dice in range(MOST_DICE + 1)]
