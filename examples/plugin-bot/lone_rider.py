"""A bot in a package of its own: it looks a few random steps ahead in positions dealt for it, in any game.

pip install ./examples/plugin-bot && bunkhouse arena goldrush --bots lone-rider random
"""

from bunkhouse.bots import Perspective
from bunkhouse.bots.experts import expert_of
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY

LOOKS = 3  # at every choice
STEPS = 6  # of everybody, chance included


class LoneRider:
    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def choose(self, seen: Perspective) -> int:
        """The choice that leaves the seat best off after a few random steps, on average."""
        return max(seen.legal_actions(), key=lambda action: sum(self.look(seen, action) for _ in range(LOOKS)))

    def look(self, seen: Perspective, action: int) -> int:
        state = seen.state()
        state.apply(seen.seat, action)
        for _ in range(STEPS):
            seat = state.to_act()
            if seat == NOBODY:
                break
            if seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(self.random))
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[self.random.below(len(legal))])
        outlooks = list(expert_of(seen.game).evaluator.outlooks(state))
        own = outlooks.pop(seen.seat)
        return own - max(outlooks)
