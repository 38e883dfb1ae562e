"""Great Western Trail: the drover, and how the levels think about this game.

Both decide by what their seat knows alone: the positions they think about have everything hidden dealt anew.
"""
# Not compiled: it only asks what is.

from __future__ import annotations

from dataclasses import replace

from bunkhouse.bots.experts.westerntrail.ahead import Lookout, Manner
from bunkhouse.bots.experts.westerntrail.turn import Beam, best_action, is_bid
from bunkhouse.bots.perspective import Perspective, SeededBot
from bunkhouse.bots.search.budget import Budget
from bunkhouse.bots.search.thinking import Looked, SearchBot
from bunkhouse.core.random import Random
from bunkhouse.games.westerntrail.rules import actions
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

ITERATIONS_A_PLAYOUT = 40  # of a budget: so many steps of tree search count as one
MOST_PLAYOUTS = 25  # more were not seen to play better (docs/lab/search.md)
CARE = 0.6  # times the temperature of a level: a turn here is a handful of decisions, and mistakes add up
FEW_PLAYOUTS = 20  # with fewer, choices are compared by one plan each
DROVER_EACH = 2
DROVER_WHOLE = 12


class DroverBot(SeededBot):
    """Looks through the ways to finish its turn and takes the one with the best outlook."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.random = Random(f"{seed} drover")
        self.beam = Beam(DROVER_EACH, DROVER_WHOLE)

    def choose(self, seen: Perspective) -> int:
        return best_action(state_of(seen), seen.seat, self.random, self.beam)


class LookoutBot(SearchBot):
    """A level: plays the best plans for its turn on for some turns, as many times as its budget allows. A turn goes as
    planned until chance has a say, unless the level errs by temperature, decision by decision."""

    def __init__(self, seed: str, budget: Budget) -> None:
        super().__init__(seed, replace(budget, temperature=budget.temperature * CARE))
        self._lookout: Lookout | None = None
        self._planned: list[int] = []  # what comes next in this turn
        self._expected: WesternTrailState | None = None  # and the position in which it does

    def choose(self, seen: Perspective) -> int:
        if not self._is_expected(state_of(seen)):
            action = super().choose(seen)
            if self._lookout is None or self.budget.temperature > 0:
                return action
            self._planned = list(self._line(action))
            self._expected = self._lookout.state.clone()
            self._lookout = None
        assert self._expected is not None
        action = self._planned.pop(0)
        self._expected.apply(seen.seat, action)
        return action

    def _is_expected(self, state: WesternTrailState) -> bool:
        if not self._planned or self._expected is None or self._expected.to_act() != state.to_act():
            return False
        seat = state.to_act()
        return self._expected.turn == state.turn and list(self._expected.legal_actions(seat)) == list(
            state.legal_actions(seat)
        )

    def _look(self, seen: Perspective) -> list[Looked]:
        style = {name: value for name, value in self.budget.style.items() if name in Manner.NUMBERS}
        playouts = min(self.budget.iterations // ITERATIONS_A_PLAYOUT, MOST_PLAYOUTS)
        if playouts < FEW_PLAYOUTS:
            style.setdefault("ways", 1)
        lookout = Lookout(state_of(seen), seen.seat, self.random, Manner(**style))
        self._lookout = lookout
        if is_bid(lookout.state):
            return bids_in_order(lookout)
        lookout.think(playouts, self.budget.seconds)
        best: dict[int, Looked] = {}
        for option in lookout.options:
            best.setdefault(option.action, Looked(option.action, option.visits, option.value, option.lead))
        return list(best.values())

    def _line(self, action: int) -> tuple[int, ...]:
        """The plan, as far as chance does not come between."""
        assert self._lookout is not None
        state, seat = self._lookout.state.clone(), self._lookout.seat
        plan = next(option.plan for option in self._lookout.options if option.action == action)
        line: list[int] = []
        for following in plan.actions:
            if state.to_act() != seat:
                break
            state.apply(seat, following)
            line.append(following)
        return tuple(line)


def bids_in_order(lookout: Lookout) -> list[Looked]:
    """The best bid for each place, then all others; nothing is played on for them."""
    looked = [Looked(option.action, 1, option.prior, option.lead) for option in lookout.options]
    best = {actions.bid_place(one.action): one for one in reversed(looked)}
    return sorted(looked, key=lambda one: (one not in best.values(), -one.share))


def state_of(seen: Perspective) -> WesternTrailState:
    state = seen.state()
    assert isinstance(state, WesternTrailState)
    return state
