"""The gambler: Dice Town by exact odds of the dice and an estimate of what everything is worth.

It decides by what its seat knows alone: nothing of it is random, and it looks at no card, cup or offer hidden from it.
"""
# Not compiled: it only asks what is.

from __future__ import annotations

from typing import TYPE_CHECKING

from bunkhouse.bots.experts.dicetown.decide import decide
from bunkhouse.games.dicetown.rules.state import DiceTownState

if TYPE_CHECKING:
    from bunkhouse.bots.perspective import Perspective


class GamblerBot:
    """Keeps dice by exact expected value against the other cups, and weighs locations, cards and bribes in points."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, seen: Perspective) -> int:
        state = seen.state()
        assert isinstance(state, DiceTownState)
        return decide(state, seen.seat)
