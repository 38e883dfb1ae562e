"""Steps answer frames: each kind of decision is one stateless step that knows what is legal and what follows."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from bunkhouse.core.frames import AUTOMATIC, kind_of, mask_of
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, CHANCE_MASK, has
from bunkhouse.core.state import State, places
from bunkhouse.core.vecs import append, pop, vec

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One heading of the rulebook. A step pushes frames; it never calls another step."""

    def legal(self, state: S, frame: i64, seat: i64) -> vec[i64]:
        """What the seat may do; asked only of seats in the frame's mask (or of CHANCE)."""
        raise NotImplementedError

    def apply(self, state: S, frame: i64, seat: i64, action: i64) -> None:
        """Carry out the action. The frame is off the stack already."""
        raise NotImplementedError

    def weights(self, state: S, frame: i64) -> vec[i64]:
        """Of a step of chance: how likely each of its legal actions is, in the same order."""
        raise NotImplementedError

    def sample(self, state: S, frame: i64, random: Random) -> i64:
        """Of a step of chance: one of its legal actions by weight."""
        weights = self.weights(state, frame)
        total: i64 = 0
        for weight in weights:
            total += weight
        return self.legal(state, frame, CHANCE)[random.weighted(weights, total)]

    def run(self, state: S, frame: i64) -> None:
        """Carry out an automatic frame, which is off the stack already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole(Generic[S]):
    """What is asked about a whole position, whatever is pending."""

    def scores(self, state: S) -> vec[i64]:
        raise NotImplementedError

    def ranking(self, state: S) -> vec[i64]:
        return places(self.scores(state))

    def redeal(self, state: S, seat: i64, random: Random) -> S:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Generic[S]):
    """The steps of one game by kind of frame, and the loop that runs them. A position knows it, and the modules that
    fill it know the position, so that neither imports the other."""

    def __init__(self) -> None:
        self.by_kind: list[Step[S]] = []
        self.whole: Whole[S] = Whole()

    def add(self, kind: i64, step: Step[S]) -> None:
        assert kind == len(self.by_kind), "kinds are numbered in the order in which their steps are added"
        self.by_kind.append(step)

    def legal(self, state: S, seat: i64) -> vec[i64]:
        stack = state.stack
        if len(stack) > 0:
            frame = stack[-1]
            mask = mask_of(frame)
            if mask & CHANCE_MASK != 0 if seat == CHANCE else has(mask, seat):
                return self.by_kind[kind_of(frame)].legal(state, frame, seat)
        return vec[i64]()

    def apply(self, state: S, seat: i64, action: i64) -> None:
        """Let the top frame's step act, then run automatic frames until somebody is asked or nothing is left."""
        steps = self.by_kind
        state.stack, frame = pop(state.stack)
        steps[kind_of(frame)].apply(state, frame, seat, action)
        while len(state.stack) > 0 and mask_of(state.stack[-1]) == AUTOMATIC:
            state.stack, frame = pop(state.stack)
            steps[kind_of(frame)].run(state, frame)

    def settle(self, state: S) -> None:
        """Run automatic frames that were set up outside a move."""
        while len(state.stack) > 0 and mask_of(state.stack[-1]) == AUTOMATIC:
            state.stack, frame = pop(state.stack)
            self.by_kind[kind_of(frame)].run(state, frame)

    def weights(self, state: S) -> vec[i64]:
        frame = state.stack[-1]
        return self.by_kind[kind_of(frame)].weights(state, frame)

    def sample(self, state: S, random: Random) -> i64:
        frame = state.stack[-1]
        return self.by_kind[kind_of(frame)].sample(state, frame, random)


def push(state: State, frame: i64) -> None:
    state.stack = append(state.stack, frame)
