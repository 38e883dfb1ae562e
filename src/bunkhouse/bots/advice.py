"""What a bot would do, and why: for hints, and for asking what a foreman thinks of a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

SAME_SHARE, SAME_LEAD = 0.015, 0.4  # differences in what may be expected that nobody cares about


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
