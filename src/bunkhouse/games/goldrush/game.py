"""Carcassonne: Gold Rush for two to five players, as the registry knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from mypy_extensions import i64

from bunkhouse.core.frames import ask, ask_chance
from bunkhouse.core.game import Choice, Game, Option, Options
from bunkhouse.core.vecs import remove, vec
from bunkhouse.core.words import Decision, Refusal, ScoreLine
from bunkhouse.games.goldrush.edge import arrange, choices, facts, reasons, view
from bunkhouse.games.goldrush.edge.events import EVENT_TYPES
from bunkhouse.games.goldrush.edge.invariants import check
from bunkhouse.games.goldrush.edge.setup import FIRST_PLAYERS, empty_table
from bunkhouse.games.goldrush.edge.view import GoldRushView
from bunkhouse.games.goldrush.edge.vocabulary import VOCABULARY
from bunkhouse.games.goldrush.rules import kinds, steps
from bunkhouse.games.goldrush.rules.laying import lay
from bunkhouse.games.goldrush.rules.positions import ORIGIN
from bunkhouse.games.goldrush.rules.state import BY_CHANCE, STEPS, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import ORE_COUNT, START_FACE, TILE_COUNT


class GoldRush(Game[GoldRushState]):
    id = "goldrush"
    version = 1
    seats = range(2, 6)
    minutes = 35
    clauses = "GR"
    options = (
        Option("no_farmers", ("false", "true"), "GR-12.1"),
        Option("first_player", FIRST_PLAYERS, "GR-12.2"),
    )
    view_type = GoldRushView
    choice_types = choices.CHOICE_TYPES
    event_types = EVENT_TYPES
    vocabulary: Mapping[str, Collection[str]] = VOCABULARY
    position_type = arrange.GoldRushPosition
    # who begins; for every tile a draw, a placement and an action; every ore token taken
    longest = 1 + 3 * (int(TILE_COUNT) - 1) + int(ORE_COUNT)

    def begin(self, seats: int, options: Options) -> GoldRushState:
        """The start tile with its token, four cowboys and a tent each, all else in the bag (GR-2.1 to GR-2.4)."""
        assert len(STEPS.by_kind) == kinds.KINDS, steps
        state = empty_table(seats, options)
        state.bag = remove(state.bag, START_FACE)
        lay(state, START_FACE, 0, ORIGIN)
        if state.first_player == BY_CHANCE:
            state.stack = vec[i64]([ask_chance(kinds.FIRST_PLAYER, 0)])
        else:  # the youngest, or the host, has the first seat
            state.stack = vec[i64]([ask(kinds.FIRST_PLAYER, 0, 0)])
        return state

    def arrange(self, names: Sequence[str], options: Options, position: object) -> GoldRushState:
        assert isinstance(position, arrange.GoldRushPosition)
        return arrange.arrange(names, options, position)

    def fact(self, state: GoldRushState, words: str, names: Sequence[str]) -> int | str | bool:
        return facts.answer(state, words, names)

    def decode(self, action: int) -> Choice:
        return choices.decode(action)

    def encode(self, choice: Mapping[str, object]) -> int:
        return choices.encode(choice)

    def notation(self, action: int) -> str:
        return choices.notation(action)

    def parse(self, text: str) -> int:
        return choices.parse(text)

    def view(self, state: GoldRushState, seat: int) -> GoldRushView:
        return view.build(state, seat)

    def decision(self, state: GoldRushState, seat: int) -> Decision | None:
        return reasons.decision(state, seat)

    def why_not(self, state: GoldRushState, seat: int, action: int) -> Refusal | None:
        return reasons.why_not(state, seat, action)

    def breakdown(self, state: GoldRushState) -> list[list[ScoreLine]]:
        return view.breakdown(state)

    def check(self, state: GoldRushState) -> None:
        check(state)
