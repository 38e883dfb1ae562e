"""Random play, compiled: the inner loop of simulations and benchmarks."""

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.core.state import State


def play_randomly(state: State, random: Random) -> i64:
    """Play to the end, every legal action listed and equally likely; the number of the players' decisions."""
    decisions: i64 = 0
    seat = state.to_act()
    while seat != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[random.below(len(legal))])
            decisions += 1
        seat = state.to_act()
    return decisions
