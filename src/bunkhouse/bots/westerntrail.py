"""The drover: Great Western Trail by looking through its whole turn and a plan for the journeys that are left.

It decides by what its seat knows alone: the position it thinks about has everything hidden dealt anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bunkhouse.bots.westerntrail_turn import best_action
from bunkhouse.core.random import Random
from bunkhouse.games.westerntrail.state import WesternTrailState

if TYPE_CHECKING:
    from bunkhouse.bots.perspective import Perspective


class DroverBot:
    """Gathers different breeds, buys better cattle, and delivers as far as the herd's value and certificates allow."""

    def __init__(self, seed: str) -> None:
        self.random = Random(f"{seed} drover")

    def choose(self, seen: Perspective) -> int:
        state = seen.state()
        assert isinstance(state, WesternTrailState)
        return best_action(state, seen.seat, self.random)
