"""Dice Town for two to five players, as the registry knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from mypy_extensions import i64

from bunkhouse.core.frames import ask, ask_chance, run_later
from bunkhouse.core.game import Choice, Game, Option, Options
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Decision, Refusal, ScoreLine
from bunkhouse.games.dicetown.edge import arrange, choices, facts, reasons, view
from bunkhouse.games.dicetown.edge.events import EVENT_TYPES
from bunkhouse.games.dicetown.edge.invariants import check
from bunkhouse.games.dicetown.edge.setup import BRIBERY, FIRST_SHERIFFS, new_table
from bunkhouse.games.dicetown.edge.timeout import timeout_action
from bunkhouse.games.dicetown.edge.view import DiceTownView
from bunkhouse.games.dicetown.edge.vocabulary import EXPLAINED, VOCABULARY
from bunkhouse.games.dicetown.rules import kinds, steps
from bunkhouse.games.dicetown.rules.length import LONGEST
from bunkhouse.games.dicetown.rules.state import BY_AGE, BY_CHANCE, STEPS, DiceTownState

ON_OFF = ("true", "false")
OFF_ON = ("false", "true")


class DiceTown(Game[DiceTownState]):
    id = "dicetown"
    version = 1
    seats = range(2, 6)
    minutes = 45
    clauses = "DT"
    options = (
        Option("kickers", ON_OFF, "DT-16.1"),
        Option("saloon_thief_picks_types", ON_OFF, "DT-16.2"),
        Option("bribery", BRIBERY, "DT-16.3"),
        Option("third_party_bribes", OFF_ON, "DT-16.4"),
        Option("offers_from_winnings", OFF_ON, "DT-16.5"),
        Option("bribe_counts_as_gain", ON_OFF, "DT-16.6"),
        Option("reelected_sheriff_counts_as_gain", ON_OFF, "DT-16.6"),
        Option("public_wealth", ON_OFF, "DT-16.7"),
        Option("cards_with_commit", OFF_ON, "DT-16.8"),
        Option("first_sheriff", FIRST_SHERIFFS, "DT-16.9"),
    )
    unfolds = True
    asks_anyway = True  # a player without the card is asked as well (DT-11.5, DT-12.5)
    longest = LONGEST
    view_type = DiceTownView
    choice_types = choices.CHOICE_TYPES
    event_types = EVENT_TYPES
    vocabulary: Mapping[str, Collection[str]] = VOCABULARY
    explained: Collection[str] = EXPLAINED
    position_type = arrange.DiceTownPosition
    clocks = reasons.CLOCKS

    def begin(self, seats: int, options: Options) -> DiceTownState:
        """Who is Sheriff first, then three claims face up, then the first round (DT-2.2, DT-2.3, DT-2.7)."""
        assert len(STEPS.by_kind) == kinds.KINDS, steps
        state = new_table(seats, options)
        stack = [run_later(kinds.NEW_ROUND, 0), run_later(kinds.FILL_ROW, 0)]
        if state.first_sheriff == BY_CHANCE:
            stack.append(ask_chance(kinds.FIRST_SHERIFF, 0))
        elif state.first_sheriff == BY_AGE:  # the first seat says who is the youngest
            stack.append(ask(kinds.FIRST_SHERIFF, 0, 0))
        state.stack = vec[i64](stack)
        STEPS.settle(state)
        return state

    def arrange(self, names: Sequence[str], options: Options, position: object) -> DiceTownState:
        assert isinstance(position, arrange.DiceTownPosition)
        return arrange.arrange(names, options, position)

    def fact(self, state: DiceTownState, words: str, names: Sequence[str]) -> int | str | bool:
        return facts.answer(state, words, names)

    def lapse(self, state: DiceTownState, seat: int) -> int:
        return timeout_action(state, seat)

    def decode(self, action: int) -> Choice:
        return choices.decode(action)

    def encode(self, choice: Mapping[str, object]) -> int:
        return choices.encode(choice)

    def notation(self, action: int) -> str:
        return choices.notation(action)

    def parse(self, text: str) -> int:
        return choices.parse(text)

    def view(self, state: DiceTownState, seat: int) -> DiceTownView:
        return view.build(state, seat)

    def decision(self, state: DiceTownState, seat: int) -> Decision | None:
        return reasons.decision(state, seat)

    def why_not(self, state: DiceTownState, seat: int, action: int) -> Refusal | None:
        return reasons.why_not(state, seat, action)

    def breakdown(self, state: DiceTownState) -> list[list[ScoreLine]]:
        return view.breakdown(state)

    def check(self, state: DiceTownState) -> None:
        check(state)
