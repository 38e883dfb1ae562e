"""The gambler: Dice Town by exact odds of the dice and an estimate of what everything is worth.

It decides by what its seat knows alone: nothing of it is random, and it looks at no card, cup or offer hidden from it.
"""
# Not compiled: it only asks what is.

from __future__ import annotations

from bunkhouse.bots.experts.dicetown.decide import decide
from bunkhouse.bots.perspective import Perspective, SeededBot
from bunkhouse.games.dicetown.rules.state import DiceTownState


class GamblerBot(SeededBot):
    """Keeps dice by exact expected value against the other cups, and weighs locations, cards and bribes in points."""

    def choose(self, seen: Perspective) -> int:
        state = seen.state()
        assert isinstance(state, DiceTownState)
        return decide(state, seen.seat)
