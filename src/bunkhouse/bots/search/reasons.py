"""What speaks for a choice: what it changes for the seat, in points."""
# Not compiled: structs for people.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from bunkhouse.bots.advice import Reason
from bunkhouse.bots.experts import expert_of
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.state import State

MOST_REASONS = 3
NOT_WORTH_SAYING = 20  # hundredths of a point
SAMPLES = 4  # of chance that follows the choices

Worth = Mapping[str, float]


def reasons_for(game: Game, state: State, seat: int, lines: Sequence[Sequence[int]]) -> list[tuple[Reason, ...]]:
    """What each of the lines changes most for the seat, in points. What all of them cost alike is no reason."""
    before = worth_of(game, state, seat)
    changes = [changes_by(game, state, seat, line, before) for line in lines]
    telling = [name for name in before if not _is_inevitable([change[name] for change in changes])]
    return [_largest({name: change[name] for name in telling}) for change in changes]


def worth_of(game: Game, state: State, seat: int) -> dict[str, float]:
    """What the seat has, in hundredths of a point: by the evaluator's features, or else by the score sheet."""
    expert = expert_of(game)
    if expert.features and len(expert.weights) == len(expert.features):
        counted = expert.evaluator.features(state, seat)
        return {f"feature-{name}": counted[at] * expert.weights[at] / 1000 for at, name in enumerate(expert.features)}
    return {f"points-{line.category}": 100.0 * line.points for line in game.breakdown(state)[seat]}


def changes_by(game: Game, state: State, seat: int, line: Sequence[int], before: Worth) -> dict[str, float]:
    """What the line changes, on average over the chance that follows."""
    changes = dict.fromkeys(before, 0.0)
    random = Random("reasons")
    for _ in range(SAMPLES):
        after = state.clone()
        for action in line:
            if action not in list(after.legal_actions(seat)):  # a plan made for another deal of what is hidden
                break
            after.apply(seat, action)
        while after.to_act() == CHANCE:
            after.apply(CHANCE, after.sample_chance(random))
        for name, amount in worth_of(game, after, seat).items():
            if name in changes:
                changes[name] += (amount - before[name]) / SAMPLES
    return changes


def _is_inevitable(amounts: Sequence[float]) -> bool:
    """Time passes, whatever is done, and also where a line has not been thought through to the end of the turn."""
    if len(amounts) < 2 or max(amounts) >= 0:
        return False
    usual = median(amounts)
    return 2 * sum(abs(amount - usual) < NOT_WORTH_SAYING for amount in amounts) > len(amounts)


def _largest(changes: Worth) -> tuple[Reason, ...]:
    told = [Reason(name, round(change / 100, 2)) for name, change in changes.items() if abs(change) >= NOT_WORTH_SAYING]
    return tuple(sorted(told, key=lambda reason: -abs(reason.points))[:MOST_REASONS])
