"""Cards by kind: what looks alike is one kind, and a pile is how many there are of each (GW-1.3, GW-1.4).

Kinds 0 to 12 are cattle (a breed with its points), 13 to 33 objectives; the starting objectives 34 to 37 only ever lie
in an objective area."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import needs
from bunkhouse.games.westerntrail.rules.components import COMPONENTS

_CATTLE = COMPONENTS.cattle
_GOALS = COMPONENTS.objectives + COMPONENTS.starting_objectives

CARD_NAMES: Final[list[str]] = [row.id for row in _CATTLE] + [row.id for row in _GOALS]
CATTLE: Final[i64] = len(_CATTLE)
"""How many kinds of cattle there are; so the first kind of objective."""

CARDS: Final[i64] = len(_CATTLE) + len(COMPONENTS.objectives)
"""How many kinds may be in a herd; so the first kind of starting objective."""

OBJECTIVES: Final[i64] = len(COMPONENTS.objectives)
GOALS: Final[i64] = len(_GOALS)
"""Kinds of objectives with the starting ones, counted from 0: kind - CATTLE."""

_BREEDS = list(dict.fromkeys(row.breed for row in _CATTLE))
BREED_NAMES: Final[list[str]] = _BREEDS
BREEDS: Final[i64] = len(_BREEDS)
BREED: Final[vec[i64]] = vec[i64]([_BREEDS.index(row.breed) for row in _CATTLE])
VALUE: Final[vec[i64]] = vec[i64]([row.value for row in _CATTLE])
BREED_VALUE: Final[vec[i64]] = vec[i64]([next(row.value for row in _CATTLE if row.breed == name) for name in _BREEDS])
CATTLE_POINTS: Final[vec[i64]] = vec[i64]([row.points for row in _CATTLE])
OWN_COPIES: Final[vec[i64]] = vec[i64]([0 if row.market else row.count for row in _CATTLE])
"""In every player's first deck (GW-4.15)."""

MARKET_COPIES: Final[vec[i64]] = vec[i64]([row.count if row.market else 0 for row in _CATTLE])
FIRST_MARKET_KIND: Final[i64] = next(kind for kind, row in enumerate(_CATTLE) if row.market)
OBJECTIVE_COPIES: Final[vec[i64]] = vec[i64]([row.copies for row in COMPONENTS.objectives])

# What a discard may ask for: a breed by its number, or one of these
ANY_CATTLE: Final[i64] = 9
PAIR: Final[i64] = 10
OBJECTIVE: Final[i64] = 11
ANY_CARD: Final[i64] = 12
DISCARD_NAMES: Final[list[str]] = [*_BREEDS, "any_cattle", "pair", "objective", "any_card"]

# Objectives (GW-14.7)
GOAL_NEEDS: Final[vec[i64]] = vec[i64]([needs.packed(row.needs) for row in _GOALS])
GOAL_POINTS: Final[vec[i64]] = vec[i64]([row.points for row in _GOALS])
GOAL_PENALTY: Final[vec[i64]] = vec[i64]([row.penalty for row in _GOALS])

_PURCHASES = COMPONENTS.purchases
PURCHASES: Final[i64] = len(_PURCHASES)
PURCHASE_NAMES: Final[list[str]] = [row.id for row in _PURCHASES]
PURCHASE_COWBOYS: Final[vec[i64]] = vec[i64]([row.cowboys for row in _PURCHASES])
PURCHASE_VALUE: Final[vec[i64]] = vec[i64]([row.value for row in _PURCHASES])
PURCHASE_CARDS: Final[vec[i64]] = vec[i64]([row.cards for row in _PURCHASES])
PURCHASE_PRICE: Final[vec[i64]] = vec[i64]([row.price for row in _PURCHASES])

assert len(_BREEDS) == 9
assert max(row.copies for row in _GOALS) == 4


def fits(kind: i64, what: i64) -> bool:
    """Whether a card of this kind may be discarded where this is asked for (GW-6.4); a pair needs a second one, too."""
    if what == ANY_CARD:
        return True
    if kind >= CATTLE:
        return what == OBJECTIVE
    return BREED[kind] == what or (what >= ANY_CATTLE and what <= PAIR)
