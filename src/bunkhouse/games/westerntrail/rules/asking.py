"""Asking the active player: a choice without options is skipped, one with a single option is made, an offer may be
declined (GW-7.5, GW-7.9, GW-7.10)."""

from mypy_extensions import i64

from bunkhouse.core.frames import ask, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, kinds
from bunkhouse.games.westerntrail.rules.state import STEPS, WesternTrailState


def pose(state: WesternTrailState, kind: i64, argument: i64) -> None:
    """Ask the active player now. Not for choices that depend on the hand: being asked would tell something."""
    frame = ask(kind, state.active, argument)
    step = STEPS.by_kind[kind]
    options = step.legal(state, frame, state.active)
    if len(options) > 1:
        push(state, frame)
    elif len(options) == 1 and options[0] != actions.PASS:
        step.apply(state, frame, state.active, options[0])


def pose_later(state: WesternTrailState, kind: i64, argument: i64) -> None:
    push(state, run_later(kinds.POSE, kinds.posed(kind, argument)))


class Pose(Step[WesternTrailState]):
    """The time has come to ask."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        pose(state, kinds.posed_kind(frame), kinds.posed_argument(frame))


class Declinable(Step[WesternTrailState]):
    """A step whose decisions, all or some of them, may be declined; the step itself never hears of it (GW-7.5)."""

    def __init__(self, step: Step[WesternTrailState]) -> None:
        self.step = step

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = self.step.legal(state, frame, seat)
        if kinds.may_decline(frame):
            return append(choices, actions.PASS)
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        if action != actions.PASS:
            self.step.apply(state, frame, seat, action)
        elif state.listener is not None:
            report.declined(state, seat)
