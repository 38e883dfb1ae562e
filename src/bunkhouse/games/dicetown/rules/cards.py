"""The cards as bits: store cards 0 to 18, claims 19 to 43; what is printed on a card is its kind (DT-1.3, DT-1.4)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules.components import COMPONENTS

# Kinds of store cards in the order of the data file; equipment follows, then claims by value.
ON_CREDIT: Final[i64] = 0
THE_GIRLS: Final[i64] = 1
QUICK_DRAW: Final[i64] = 2
CHEATER: Final[i64] = 3
CORRUPTION: Final[i64] = 4
DYNAMITE: Final[i64] = 5
JITTERY_JOE: Final[i64] = 6
MARSHAL: Final[i64] = 7
FIFTY_FIFTY: Final[i64] = 8
WANTED: Final[i64] = 9
ELIXIR: Final[i64] = 10
ACTION_KINDS: Final[i64] = 11

_STORE = [(card.id, card.copies, card.points, card.clause) for card in COMPONENTS.store_cards]
_CLAIMS = [(f"claim{value}", copies, value, "DT-7.7d") for value, copies in COMPONENTS.claims]
_KINDS = _STORE + _CLAIMS
_COPIES = [copies for _, copies, _, _ in _KINDS]

KIND_NAMES: Final[list[str]] = [name for name, _, _, _ in _KINDS]
KIND_CLAUSES: Final[list[str]] = [clause for _, _, _, clause in _KINDS]
KINDS: Final[i64] = len(_KINDS)
FIRST_CLAIM_KIND: Final[i64] = len(_STORE)
KIND_POINTS: Final[vec[i64]] = vec[i64]([points for _, _, points, _ in _KINDS])
COPIES: Final[vec[i64]] = vec[i64](_COPIES)
FIRST_CARD: Final[vec[i64]] = vec[i64]([sum(_COPIES[:kind]) for kind in range(len(_KINDS))])
"""Kind -> its first card; the copies follow."""

KIND_OF: Final[vec[i64]] = vec[i64]([kind for kind, copies in enumerate(_COPIES) for _ in range(copies)])
STORE_COUNT: Final[i64] = sum(copies for _, copies, _, _ in _STORE)
CARD_COUNT: Final[i64] = sum(_COPIES)
STORE: Final[i64] = (1 << sum(copies for _, copies, _, _ in _STORE)) - 1
CLAIMS: Final[i64] = (1 << sum(_COPIES)) - (1 << sum(copies for _, copies, _, _ in _STORE))
BIT: Final[vec[i64]] = vec[i64]([1 << card for card in range(sum(_COPIES))])
"""Card -> its bit; a table, because mypyc turns a shifted 1 into a C int of 32 bits."""

OF_KIND: Final[vec[i64]] = vec[i64]([((1 << copies) - 1) << sum(_COPIES[:kind]) for kind, copies in enumerate(_COPIES)])
"""Kind -> the mask of its cards."""

assert KIND_NAMES[: int(ACTION_KINDS)] == [
    "credit", "girls", "quick_draw", "cheater", "corruption", "dynamite",
    "joe", "marshal", "fifty_fifty", "wanted", "elixir",
]  # fmt: skip


def bit(card: i64) -> i64:
    return BIT[card]


def is_claim(card: i64) -> bool:
    return card >= STORE_COUNT


def number_of(cards: i64) -> i64:
    """How many cards are in the mask."""
    left = cards - (cards >> 1 & 0x5555555555555555)
    left = (left & 0x3333333333333333) + (left >> 2 & 0x3333333333333333)
    left = left + (left >> 4) & 0x0F0F0F0F0F0F0F0F
    left += left >> 8
    left += left >> 16
    left += left >> 32
    return left & 127


def lowest(cards: i64) -> i64:
    """The number of the first card in the mask, which is not empty."""
    return number_of((cards & -cards) - 1)


def nth(cards: i64, index: i64) -> i64:
    """The number of the card with this index among those in the mask."""
    for _ in range(index):
        cards = without_lowest(cards)
    return lowest(cards)


def without(cards: i64, others: i64) -> i64:
    """The cards of the first mask that are not in the second."""
    return cards & ~others


def without_lowest(cards: i64) -> i64:
    """The mask, which is not empty, without its first card."""
    return cards & cards - 1


def holds(cards: i64, kind: i64) -> bool:
    return cards & OF_KIND[kind] != 0


def points_of(cards: i64) -> i64:
    """What is printed on them: equipment and claims (DT-9.21, DT-7.7d)."""
    points: i64 = 0
    while cards != 0:
        points += KIND_POINTS[KIND_OF[lowest(cards)]]
        cards = without_lowest(cards)
    return points
