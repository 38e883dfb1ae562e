"""Liar's dice for two to six players, as the registry knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from mypy_extensions import i64

from bunkhouse.core.frames import ask_chance
from bunkhouse.core.game import Choice, Game, Option, Options
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Decision, Refusal, ScoreLine
from bunkhouse_liarsdice.edge import arrange, choices, facts, reasons, view
from bunkhouse_liarsdice.edge.events import EVENT_TYPES
from bunkhouse_liarsdice.edge.invariants import check
from bunkhouse_liarsdice.edge.setup import empty_table
from bunkhouse_liarsdice.edge.view import LiarsDiceView
from bunkhouse_liarsdice.edge.vocabulary import VOCABULARY
from bunkhouse_liarsdice.rules.dice import FACES, MOST_DICE
from bunkhouse_liarsdice.rules.state import LiarsDiceState
from bunkhouse_liarsdice.rules.steps import FIRST_PLAYER

MOST_SEATS = choices.MOST_SEATS
ALL_DICE = MOST_SEATS * MOST_DICE


class LiarsDice(Game[LiarsDiceState]):
    id = "liarsdice"
    version = 1
    seats = range(2, MOST_SEATS + 1)
    minutes = 10
    clauses = "LD"
    options = (
        Option("spot_on", ("false", "true"), "LD-6.1"),
        Option("wild_ones", ("false", "true"), "LD-6.2"),
        Option("dice", ("5", "3"), "LD-6.3"),
    )
    view_type = LiarsDiceView
    choice_types = choices.CHOICE_TYPES
    event_types = EVENT_TYPES
    vocabulary: Mapping[str, Collection[str]] = VOCABULARY
    position_type = arrange.LiarsDicePosition
    colours = ("blue", "yellow", "red", "green", "black", "white")
    # who begins; in every round, which costs a die, all roll, every bid is made in two halves, somebody calls
    longest = 1 + (ALL_DICE - 1) * (MOST_SEATS + 2 * ALL_DICE * FACES + 1)

    def begin(self, seats: int, options: Options) -> LiarsDiceState:
        state = empty_table(seats, options)
        state.stack = vec[i64]([ask_chance(FIRST_PLAYER, 0)])
        return state

    def arrange(self, names: Sequence[str], options: Options, position: object) -> LiarsDiceState:
        assert isinstance(position, arrange.LiarsDicePosition)
        return arrange.arrange(names, options, position)

    def fact(self, state: LiarsDiceState, words: str, names: Sequence[str]) -> int | str | bool:
        return facts.fact(state, words, names)

    def decode(self, action: int) -> Choice:
        return choices.decode(action)

    def encode(self, choice: Mapping[str, object]) -> int:
        return choices.encode(choice)

    def notation(self, action: int) -> str:
        return choices.notation(action)

    def parse(self, text: str) -> int:
        return choices.parse(text)

    def view(self, state: LiarsDiceState, seat: int) -> LiarsDiceView:
        return view.build(state, seat)

    def decision(self, state: LiarsDiceState, seat: int) -> Decision | None:
        return reasons.decision(state, seat)

    def why_not(self, state: LiarsDiceState, seat: int, action: int) -> Refusal | None:
        return reasons.why_not(state, seat, action)

    def breakdown(self, state: LiarsDiceState) -> list[list[ScoreLine]]:
        return view.breakdown(state)

    def check(self, state: LiarsDiceState) -> None:
        check(state)
