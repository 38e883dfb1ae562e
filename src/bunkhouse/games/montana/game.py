"""Montana for two to four players, as the registry knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bunkhouse.core.fields import Data
from bunkhouse.core.game import Choice, Game, Options
from bunkhouse.core.words import Decision, Refusal, ScoreLine
from bunkhouse.games.montana.edge import arrange, choices, facts, reasons, view
from bunkhouse.games.montana.edge.events import EVENT_TYPES
from bunkhouse.games.montana.edge.invariants import check
from bunkhouse.games.montana.edge.setup import MAPS, OPTIONS, new_table
from bunkhouse.games.montana.edge.view import MontanaView
from bunkhouse.games.montana.edge.vocabulary import EXPLAINED, VOCABULARY
from bunkhouse.games.montana.rules import kinds, steps
from bunkhouse.games.montana.rules.components import TEXT, parse_components
from bunkhouse.games.montana.rules.laying import begin_setup
from bunkhouse.games.montana.rules.length import LONGEST
from bunkhouse.games.montana.rules.state import STEPS, MontanaState
from bunkhouse.games.montana.rules.tables import Tables


class Montana(Game[MontanaState]):
    id = "montana"
    version = 1
    seats = range(2, 5)
    minutes = 60
    clauses = "MT"
    options = OPTIONS
    asks_anyway = True  # who holds a mountain tile is asked even if it cannot be played now (MT-4.5)
    longest = LONGEST
    has_components = True
    view_type = MontanaView
    choice_types = choices.CHOICE_TYPES
    event_types = EVENT_TYPES
    vocabulary: Mapping[str, Collection[str]] = VOCABULARY
    explained: Collection[str] = EXPLAINED
    position_type = arrange.MontanaPosition

    def __init__(self, components: str | None = None) -> None:
        """With a components text of one's own, or as printed and reconstructed (MT-0.1)."""
        self.own_components = None if components is None else "\n".join(components.rstrip().splitlines())
        self.tables = Tables(parse_components(self.components()))

    def with_components(self, text: str) -> Montana:
        return Montana(text)

    def components(self) -> str:
        return self.own_components or TEXT

    def begin(self, seats: int, options: Options) -> MontanaState:
        """The start player, the map, the start tile, then two spins for each (MT-3.1 to MT-3.12)."""
        assert len(STEPS.by_kind) == kinds.KINDS, steps
        state = new_table(self.tables, seats, options)
        begin_setup(state, MAPS.index(options["map"]))
        STEPS.settle(state)
        return state

    def arrange(self, names: Sequence[str], options: Options, position: object) -> MontanaState:
        assert isinstance(position, arrange.MontanaPosition)
        return arrange.arrange(self.tables, names, options, position)

    def fact(self, state: MontanaState, words: str, names: Sequence[str]) -> int | str | bool:
        return facts.fact(state, words, names)

    def decode(self, action: int) -> Choice:
        return choices.decode(self.tables, action)

    def encode(self, choice: Mapping[str, object]) -> int:
        return choices.encode(self.tables, choice)

    def notation(self, action: int) -> str:
        return choices.notation(self.tables, action)

    def parse(self, text: str) -> int:
        return choices.parse(self.tables, text)

    def from_data(self, data: Data) -> MontanaState:
        state = super().from_data(data)
        state.layout = self.tables.layouts[state.seats]
        return state

    def view(self, state: MontanaState, seat: int) -> MontanaView:
        return view.build(state, seat)

    def decision(self, state: MontanaState, seat: int) -> Decision | None:
        return reasons.decision(state, seat)

    def why_not(self, state: MontanaState, seat: int, action: int) -> Refusal | None:
        return reasons.why_not(state, seat, action)

    def breakdown(self, state: MontanaState) -> list[list[ScoreLine]]:
        return view.breakdown(state)

    def check(self, state: MontanaState) -> None:
        check(state)


GAME = Montana()
