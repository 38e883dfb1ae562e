"""Asking the active player: a choice without options is skipped, one with a single option is made (GW-7.9, GW-7.10)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.steps import Step, push
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
    push(state, run_later(kinds.POSE, kind | argument << 8))


class Pose(Step[WesternTrailState]):
    """The time has come to ask."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        pose(state, argument_of(frame) & 255, argument_of(frame) >> 8)
