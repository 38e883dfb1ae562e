"""Great Western Trail for two to four players, as the registry knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from mypy_extensions import i64

from bunkhouse.core.frames import ask_chance, run_later
from bunkhouse.core.game import Choice, Game, Option, Options
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Decision, Refusal, ScoreLine
from bunkhouse.games.westerntrail.edge import (
    arrange,
    choices,
    decisions,
    encoding,
    facts,
    notation,
    players,
    reasons,
    view,
)
from bunkhouse.games.westerntrail.edge.events import EVENT_TYPES
from bunkhouse.games.westerntrail.edge.invariants import check
from bunkhouse.games.westerntrail.edge.setup import LAYOUTS, PRESETS, SIDES, new_table
from bunkhouse.games.westerntrail.edge.view_structs import WesternTrailView
from bunkhouse.games.westerntrail.edge.vocabulary import EXPLAINED, VOCABULARY
from bunkhouse.games.westerntrail.rules import kinds, steps
from bunkhouse.games.westerntrail.rules.length import LONGEST
from bunkhouse.games.westerntrail.rules.state import STEPS, WesternTrailState


class WesternTrail(Game[WesternTrailState]):
    id = "westerntrail"
    version = 1
    seats = range(2, 5)
    minutes = 120
    clauses = "GW"
    options = (
        Option("preset", PRESETS, "GW-19.6"),
        Option("neutral_layout", LAYOUTS, "GW-19.1"),
        Option("building_sides", SIDES, "GW-19.2"),
        Option("objectives_in_kansas_city", ("false", "true"), "GW-19.3"),
        Option("phase_b_pass", ("true", "false"), "GW-19.4"),
        Option("open_discards", ("true", "false"), "GW-19.5"),
        Option("seats_by_bidding", ("false", "true"), "GW-19.7a"),
        Option("four_player_proportions", ("false", "true"), "GW-19.7e"),
    )
    asks_anyway = True  # whoever may hold a fitting card is asked, or everybody would know who does (GW-5.2)
    longest = LONGEST
    view_type = WesternTrailView
    choice_types = choices.CHOICE_TYPES
    event_types = EVENT_TYPES
    vocabulary: Mapping[str, Collection[str]] = VOCABULARY
    explained: Collection[str] = EXPLAINED
    position_type = arrange.WesternTrailPosition
    colours = ("blue", "red", "yellow", "white")

    def begin(self, seats: int, options: Options) -> WesternTrailState:
        """Who begins, then everything that chance lays out (GW-4)."""
        assert len(STEPS.by_kind) == kinds.KINDS, steps
        state = new_table(seats, options)
        state.stack = vec[i64]([run_later(kinds.SETUP, kinds.setup(0, 0)), ask_chance(kinds.FIRST_PLAYER, 0)])
        return state

    def arrange(self, names: Sequence[str], options: Options, position: object) -> WesternTrailState:
        assert isinstance(position, arrange.WesternTrailPosition)
        return arrange.arrange(names, options, position)

    def fact(self, state: WesternTrailState, words: str, names: Sequence[str]) -> int | str | bool:
        return facts.answer(state, words, names)

    def decode(self, action: int) -> Choice:
        return encoding.decode(action)

    def encode(self, choice: Mapping[str, object]) -> int:
        return encoding.encode(choice)

    def notation(self, action: int) -> str:
        return notation.notation(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def view(self, state: WesternTrailState, seat: int) -> WesternTrailView:
        return view.build(state, seat)

    def decision(self, state: WesternTrailState, seat: int) -> Decision | None:
        return decisions.decision(state, seat)

    def why_not(self, state: WesternTrailState, seat: int, action: int) -> Refusal | None:
        return reasons.why_not(state, seat, action)

    def breakdown(self, state: WesternTrailState) -> list[list[ScoreLine]]:
        return players.breakdown(state)

    def check(self, state: WesternTrailState) -> None:
        check(state)
