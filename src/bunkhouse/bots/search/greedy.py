"""One move ahead: every way to finish the own turn, judged by the game's evaluator. Compiled with the engine."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.search.evaluator import Evaluator
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.state import State

LONGEST_TURN: Final[i64] = 3  # own decisions in a row that are looked through completely
WORST: Final[i64] = -(1 << 60)


def best_action(evaluator: Evaluator, state: State, seat: i64, random: Random) -> i64:
    """The legal action with the best outlook at the end of the turn; ties are broken by chance."""
    best: i64 = -1
    best_value = WORST
    ties: i64 = 0
    for action in state.legal_actions(seat):
        value = value_after(evaluator, state, seat, action, random, LONGEST_TURN)
        if value > best_value:
            best = action
            best_value = value
            ties = 1
        elif value == best_value:
            ties += 1
            if random.below(ties) == 0:
                best = action
    return best


def value_after(evaluator: Evaluator, state: State, seat: i64, action: i64, random: Random, depth: i64) -> i64:
    """How well the seat stands after the action and the best end of its turn."""
    after = state.clone()
    after.apply(seat, action)
    while after.to_act() == CHANCE:
        after.apply(CHANCE, after.sample_chance(random))
    if after.to_act() != seat or depth == 1:
        return standing(evaluator, after, seat)
    best = WORST
    for following in after.legal_actions(seat):
        best = max(best, value_after(evaluator, after, seat, following, random, depth - 1))
    return best


def standing(evaluator: Evaluator, state: State, seat: i64) -> i64:
    """The own outlook against the mean of the others'."""
    outlooks = evaluator.outlooks(state)
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others += outlooks[other]
    return outlooks[seat] - others // (state.seats - 1)
