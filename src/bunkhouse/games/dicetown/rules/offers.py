"""How far an offer is written (DT-8.4, DT-8.5): a *stage* for each seat, an int.

It holds the part that is written next, the kind of the card added last, and whether nothing is written yet.
"""

from typing import Final

from mypy_extensions import i64

# The parts of an offer, in the order in which they are written
SOME_DOLLARS: Final[i64] = 0
SOME_NUGGETS: Final[i64] = 1
SOME_CARDS: Final[i64] = 2
FOR_WHOM: Final[i64] = 3
WRITTEN: Final[i64] = 4
UNTOUCHED: Final[i64] = 1 << 10


def part_of(stage: i64) -> i64:
    return stage & 7


def adding(kind: i64) -> i64:
    """The stage in which a card of this kind was the last one added."""
    return SOME_CARDS | kind << 3


def last_added(stage: i64) -> i64:
    """The kind of that card, or the lowest kind if none was added."""
    return stage >> 3 & 127


def untouched(part: i64) -> i64:
    """The stage of an open offer of which nothing is written yet: its owner may still pass."""
    return part | UNTOUCHED


def is_untouched(stage: i64) -> bool:
    return stage & UNTOUCHED != 0
