"""How moves unfold: where things stand at each thing that happens, for those who want to see one after another.

Between two questions much may happen in one move. A game tells an event once its position has it, so the position at an
event is what somebody should see who is told of it (`law_of_unfolding`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bunkhouse.core.events import Event
from bunkhouse.core.state import State
from bunkhouse.play.journal import Move


@dataclass(frozen=True, slots=True)
class Scene:
    """An event, who may know of it, and the position when it happened."""

    event: Event
    seen_by: int
    state: State


def unfolded(state: State, moves: Iterable[Move]) -> Iterator[Scene]:
    """What happens when these moves are played from here on, which changes the position."""
    recorder = SceneRecorder(state)
    state.listener = recorder
    for move in moves:
        state.apply(move.seat, move.action)
        yield from recorder.scenes
        recorder.scenes.clear()
    state.listener = None


class SceneRecorder:
    def __init__(self, state: State) -> None:
        self.state = state
        self.scenes: list[Scene] = []

    def hear(self, event: Event, seen_by: int) -> None:
        self.scenes.append(Scene(event, int(seen_by), self.state.clone()))
