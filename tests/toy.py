"""A whole game: Pig. Roll a die as often as you dare; a 1 loses what the turn has brought; 20 points win."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from bunkhouse.core.events import Event
from bunkhouse.core.frames import ask, ask_chance
from bunkhouse.core.game import Game, Options
from bunkhouse.core.random import Random
from bunkhouse.core.seats import EVERYONE, has
from bunkhouse.core.state import State
from bunkhouse.core.steps import Step, Steps, push
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Decision, Mistake

DARE, THROW = 0, 1  # kinds of decisions
STOP, ROLL, DIE = 0, 1, 2  # actions; DIE + 0 is a one
WORDS = ["stop", "roll", "die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]


@dataclass(frozen=True, slots=True)
class PigView:
    totals: tuple[int, ...]
    turn: int


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    seat: int
    face: int


class PigState(State):
    totals: vec[i64]
    active: i64
    turn: i64

    def clone(self) -> PigState:
        other = PigState(self.seats, self.stack[:])
        other.totals, other.active, other.turn = self.totals[:], self.active, self.turn
        return other

    def legal_actions(self, seat: i64) -> vec[i64]:
        return STEPS.legal(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        STEPS.apply(self, seat, action)

    def chance_weights(self) -> vec[i64]:
        return STEPS.weights(self)

    def sample_chance(self, random: Random) -> i64:
        return STEPS.sample(self, random)

    def scores(self) -> vec[i64]:
        return self.totals[:]


class Dare(Step[PigState]):
    def legal(self, state: PigState, frame: i64, seat: i64) -> vec[i64]:
        return vec[i64]([STOP, ROLL])

    def apply(self, state: PigState, frame: i64, seat: i64, action: i64) -> None:
        if action == STOP:
            state.totals[seat] += state.turn
            if state.totals[seat] >= 20:
                return  # nothing is pending any more: the game is over
            pass_the_die(state)
        push(state, ask_chance(THROW, 0))


class Throw(Step[PigState]):
    def legal(self, state: PigState, frame: i64, seat: i64) -> vec[i64]:
        return vec[i64](range(DIE, DIE + 6))

    def weights(self, state: PigState, frame: i64) -> vec[i64]:
        return vec[i64]([1] * 6)

    def apply(self, state: PigState, frame: i64, seat: i64, action: i64) -> None:
        face = action - DIE + 1
        if state.listener is not None:
            state.listener.hear(Thrown(state.active, face), EVERYONE)
        if face == 1:
            pass_the_die(state)
            push(state, ask_chance(THROW, 0))
        else:
            state.turn += face
            push(state, ask(DARE, state.active, 0))


def pass_the_die(state: PigState) -> None:
    state.turn, state.active = 0, (state.active + 1) % state.seats


STEPS: Steps[PigState] = Steps()
STEPS.add(DARE, Dare())
STEPS.add(THROW, Throw())


class Pig(Game[PigState]):
    id, version, seats, longest = "pig", 1, range(2, 8), 5000
    view_type, event_types, has_secrets = PigView, (Thrown,), False

    def begin(self, seats: int, options: Options) -> PigState:
        state = PigState(seats, vec[i64]([ask_chance(THROW, 0)]))
        state.totals, state.active, state.turn = vec[i64]([0] * seats), 0, 0
        return state

    def decision(self, state: PigState, seat: int) -> Decision | None:
        return Decision("dare", seat, "PIG-1") if has(state.pending(), seat) else None

    def view(self, state: PigState, seat: int) -> PigView:
        return PigView(tuple(state.totals), state.turn)

    def notation(self, action: int) -> str:
        return WORDS[action]

    def parse(self, text: str) -> int:
        if text not in WORDS:
            raise Mistake("bad-notation", game=self.id, text=text)
        return WORDS.index(text)


PIG = Pig()
