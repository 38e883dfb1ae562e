"""The cardsharp: weighs every answer by exact odds, believes nobody's face and shows none."""

from bunkhouse.bots.perspective import Perspective
from bunkhouse.core.random import Random
from bunkhouse_liarsdice.expert.worth import worth
from bunkhouse_liarsdice.rules.state import LiarsDiceState

WHIM = 0.06  # of a die: how far a worse answer is sometimes taken, so that nobody reads the dice from the bids


class CardsharpBot:
    def __init__(self, seed: str) -> None:
        self.random = Random(f"{seed} cardsharp")

    def choose(self, seen: Perspective) -> int:
        state = seen.state()
        assert isinstance(state, LiarsDiceState)
        legal = seen.legal_actions()
        return max(legal, key=lambda action: worth(state, seen.seat, action) + self.whim())

    def whim(self) -> float:
        return WHIM * int(self.random.below(1000)) / 1000
