"""What a bot would do, and why: for hints, and for asking what a foreman thinks of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.state import State

MOST_REASONS = 3
NOT_WORTH_SAYING = 20  # hundredths of a point
SAME_SHARE, SAME_LEAD = 0.015, 0.4  # differences in what may be expected that nobody cares about
SAMPLES = 4  # of chance that follows the choices

Worth = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Reason:
    """What changes with the choice: the message `<game>-<name>` says what it is; worth so many points to the seat."""

    name: str  # feature-… of the evaluator, or points-… of the score sheet in games without features
    points: float


@dataclass(frozen=True, slots=True)
class Advice:
    """One choice with its expected result for the seat."""

    action: int
    share: float  # of the victory that may be expected: 1 is certain
    lead: float  # points that the seat may expect to be ahead of the best other one
    visits: int  # how often the search looked at it; 0 if it never did
    reasons: tuple[Reason, ...]
    line: tuple[
        int, ...
    ] = ()  # the action and the seat's own choices that would follow it before anything else happens


def reasons_for(game: Game, state: State, seat: int, lines: Sequence[Sequence[int]]) -> list[tuple[Reason, ...]]:
    """What each of the lines changes most for the seat, in points. What all of them cost alike is no reason."""
    before = worth_of(game, state, seat)
    changes = [changes_by(game, state, seat, line, before) for line in lines]
    telling = [name for name in before if not _is_inevitable([change[name] for change in changes])]
    return [_largest({name: change[name] for name in telling}) for change in changes]


def told_apart(ranked: Sequence[Advice], most: int) -> list[Advice]:
    """The preferred choice, then others by what they promise; none that comes to the same as a better one, such as a
    tile turned another way."""
    told: list[Advice] = []
    for one in ranked:
        if len(told) < most and not any(_comes_to_the_same(one, better) for better in told):
            told.append(one)
    return told[:1] + sorted(told[1:], key=lambda one: -one.share)


def _comes_to_the_same(one: Advice, better: Advice) -> bool:
    same = {reason.name for reason in one.reasons} == {reason.name for reason in better.reasons} != set()
    return same and abs(one.share - better.share) < SAME_SHARE and abs(one.lead - better.lead) < SAME_LEAD


def worth_of(game: Game, state: State, seat: int) -> dict[str, float]:
    """What the seat has, in hundredths of a point: by the evaluator's features, or else by the score sheet."""
    if game.features and len(game.weights) == len(game.features):
        counted = state.features(seat)
        return {f"feature-{name}": counted[at] * game.weights[at] / 1000 for at, name in enumerate(game.features)}
    return {f"points-{line.category}": 100.0 * line.points for line in state.breakdown()[seat]}


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
