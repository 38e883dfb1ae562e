"""Goods and workers as packed counts: eight bits a kind, the highest of them free, so one subtraction compares all.

Goods: grain, pumpkin, copper, stone, large copper, large stone. Workers: the first four (MT-1.2, MT-1.3).
"""

from collections.abc import Iterable, Mapping
from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec

GRAIN: Final[i64] = 0
PUMPKIN: Final[i64] = 1
COPPER: Final[i64] = 2
STONE: Final[i64] = 3
COPPER_LARGE: Final[i64] = 4
STONE_LARGE: Final[i64] = 5
GOODS: Final[i64] = 6
SMALL_GOODS: Final[i64] = 4
COLOURS: Final[i64] = 4  # of workers

GOOD_NAMES: Final = ("grain", "pumpkin", "copper", "stone", "copper_large", "stone_large")
SMALL_NAMES: Final = GOOD_NAMES[:4]  # and the colours of workers

UNIT: Final[vec[i64]] = vec[i64]([1 << 8 * kind for kind in range(6)])
GUARDS: Final[i64] = sum(128 << 8 * kind for kind in range(6))
_SMALL: Final[i64] = sum(127 << 8 * good for good in range(4))
_TO_LARGE: Final[i64] = 16  # bits from a small copper or stone to a large one
MOST: Final = 100  # pieces of a kind that any component file may ask for


def pack_named(names: Iterable[str]) -> int:
    """A pack of pieces that are named one by one; raises ValueError for a name that is none."""
    return sum(int(UNIT[GOOD_NAMES.index(name)]) for name in names)


def pack_counted(numbers: Mapping[str, int]) -> int:
    """A pack of so many pieces of each kind; raises ValueError for a name that is none."""
    return sum(number * int(UNIT[GOOD_NAMES.index(name)]) for name, number in numbers.items())


def count(pack: i64, kind: i64) -> i64:
    return pack >> kind * 8 & 127


def covers(pack: i64, need: i64) -> bool:
    """Whether there is at least as much of every kind."""
    return (pack | GUARDS) - need & GUARDS == GUARDS


def total(pack: i64) -> i64:
    """How many pieces of all kinds."""
    number: i64 = 0
    while pack != 0:
        number += pack & 127
        pack >>= 8
    return number


def has_small(pack: i64) -> bool:
    """Whether there is any small good."""
    return pack & _SMALL != 0


def large_in(pack: i64) -> i64:
    """How many large goods there are."""
    return count(pack, COPPER_LARGE) + count(pack, STONE_LARGE)


def to_large(goods: i64) -> i64:
    """As many large ones for small copper and stone (MT-6.3.9)."""
    return goods << _TO_LARGE


def shared(pack: i64, limit: i64) -> i64:
    """As much of every kind as there is, up to the limit."""
    result: i64 = 0
    for kind in range(GOODS):
        result += min(count(pack, kind), count(limit, kind)) * UNIT[kind]
    return result


def missing(pack: i64, need: i64) -> i64:
    """What is lacking of every kind."""
    return need - shared(pack, need)


def _sized(kinds: int, size: int, first: int = 0) -> list[int]:
    if size == 0:
        return [0]
    return [int(UNIT[kind]) + rest for kind in range(first, kinds) for rest in _sized(kinds, size - 1, kind)]


WORKER_SETS: Final = [vec[i64](_sized(4, size)) for size in range(9)]
"""All choices of so many workers, whatever their colours."""

GOOD_SETS: Final = [vec[i64](_sized(6, size)) for size in range(4)]
"""All choices of so many goods."""
