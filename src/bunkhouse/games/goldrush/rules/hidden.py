"""Dealing anew what a seat cannot know: the values of the others' tokens (GR-11.2). Stack and piles hold no values."""

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.goldrush.rules.state import GoldRushState
from bunkhouse.games.goldrush.rules.tiles import ORE_KINDS


def redeal(state: GoldRushState, seat: i64, random: Random) -> GoldRushState:
    """A clone with the others' tokens mixed among all that the seat has not taken; at the end all are known."""
    other = state.clone()
    if state.is_over():
        return other
    numbers = vec[i64]()
    for owner in range(state.seats):
        taken: i64 = 0
        if owner != seat:
            taken = state.ore_taken(owner)
            for kind in range(ORE_KINDS):
                other.ore_left[kind] += other.ore[owner * ORE_KINDS + kind]
                other.ore[owner * ORE_KINDS + kind] = 0
        numbers = append(numbers, taken)
    left: i64 = 0
    for count in other.ore_left:
        left += count
    for owner in range(state.seats):
        for _ in range(numbers[owner]):
            kind = random.weighted(other.ore_left, left)
            other.ore_left[kind] -= 1
            other.ore[owner * ORE_KINDS + kind] += 1
            left -= 1
    return other
