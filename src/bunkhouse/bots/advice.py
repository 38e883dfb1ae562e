"""What a bot would do, and why: for hints, and for asking what a foreman thinks of a position."""

from __future__ import annotations

from dataclasses import dataclass

from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.state import State

MOST_REASONS = 3
NOT_WORTH_SAYING = 20  # hundredths of a point
SAMPLES = 4  # of chance that follows the action


@dataclass(frozen=True, slots=True)
class Reason:
    """What changes with the choice: `<game>-feature-<feature>` is its name, worth so many points to the seat."""

    feature: str
    points: float


@dataclass(frozen=True, slots=True)
class Advice:
    """One choice with its expected result for the seat."""

    action: int
    share: float  # of the victory that may be expected: 1 is certain
    lead: float  # points that the seat may expect to be ahead of the best other one
    visits: int  # how often the search looked at it; 0 if it never did
    reasons: tuple[Reason, ...]


def reasons_for(game: Game, state: State, seat: int, action: int) -> tuple[Reason, ...]:
    """The features of the seat that the action changes most, in points; empty if the game has no features."""
    if not game.features:
        return ()
    before = state.features(seat)
    changes = [0.0] * len(game.features)
    random = Random("reasons")
    for _ in range(SAMPLES):
        after = state.clone()
        after.apply(seat, action)
        while after.to_act() == CHANCE:
            after.apply(CHANCE, after.sample_chance(random))
        for index, amount in enumerate(after.features(seat)):
            changes[index] += (amount - before[index]) * game.weights[index] / 1000 / SAMPLES
    told = ((name, change) for name, change in zip(game.features, changes) if abs(change) >= NOT_WORTH_SAYING)
    reasons = [Reason(name, round(change / 100, 2)) for name, change in told]
    return tuple(sorted(reasons, key=lambda reason: -abs(reason.points))[:MOST_REASONS])
