"""A game: constant facts, the first position, and the words for its actions."""
# Not compiled: facts and words, asked at the edge.

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from bunkhouse.core import fields
from bunkhouse.core.events import Event
from bunkhouse.core.fields import Data
from bunkhouse.core.state import State
from bunkhouse.core.words import Decision, Mistake, Refusal, ScoreLine

# Plain `Game` means any game (Python 3.11 has no defaults of type variables). A game of one kind of position counts as
# one, because nobody asks it about positions that it has not made itself: hence covariant, though methods take one.
if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultTypeVar

    S = DefaultTypeVar("S", bound=State, default=State, covariant=True)
else:
    S = TypeVar("S", bound=State, covariant=True)

Choice = object  # a frozen dataclass with a literal field `kind`; most games have their own
Options = dict[str, str]
# A window asks everybody who may react, be it only for show, and shows who answered when it closes; an offer is sealed.
Clock = Literal["window", "offer"]


@dataclass(frozen=True, slots=True)
class Option:
    """What a table may agree on before the game; the first value is the usual one."""

    id: str
    values: tuple[str, ...]
    clause: str

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Noted:
    """The choice of a game that has no structs of its own: just its notation."""

    words: str
    kind: Literal["noted"] = "noted"


class Game(Generic[S]):
    """Subclass it, fill in the facts, and register one instance (see docs/adding-a-game.md)."""

    id: str
    version: int  # of the rules as played; rises when behaviour changes, and is stored with every record
    seats: range  # how many may play
    minutes: int = 30  # that people usually take
    clauses: str = ""  # how the ids of its rules begin: "GR" of GR-6.4
    options: tuple[Option, ...] = ()
    longest: int  # no game has more actions than this, chance included
    asks_anyway = False  # also when there is one option only, because not asking would betray something hidden
    has_secrets = True  # seats may know different things: several people on one device must not look at once
    view_type: type  # what `view` returns, for generated types
    choice_types: tuple[type, ...] = (Noted,)  # what `decode` returns
    event_types: tuple[type[Event], ...]
    position_type: type  # the dataclass in which a scenario writes down a position
    # What text fields of structs can be: `<game>-<field>-<value>` is their word, and fields in `explained` have a
    # `<game>-<field>-<value>-help` for whoever points at them.
    vocabulary: Mapping[str, Collection[str]] = {}
    explained: Collection[str] = ()
    colours: tuple[str, ...] = ("blue", "yellow", "red", "green", "black", "white", "violet")
    clocks: Mapping[str, Clock] = {}  # kinds of decisions that should not wait for ever
    unfolds = False  # much happens between two questions: people are shown one thing after another
    has_components = False  # has a components file that can be replaced (`with_components`)
    own_components: str | None = None  # a components file of one's own that it is played with

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.seats[0]}–{self.seats[-1]} seats, rules version {self.version}>"

    @property
    def package(self) -> str:
        """The package whose folder holds all of the game: rules, words, scenarios, terminal board."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def with_components(self, text: str) -> Game[S]:
        """The same game with other components (numbers that were corrected); raises Mistake that names a bad entry."""
        raise Mistake("no-components-file", game=self.id)

    def components(self) -> str:
        """The components file that it is played with, for those who want to correct it."""
        raise Mistake("no-components-file", game=self.id)

    def new_state(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """The position before the first chance event; raises Mistake for what this game does not know."""
        if seats not in self.seats:
            raise Mistake("bad-seats", game=self.id, seats=seats, low=self.seats[0], high=self.seats[-1])
        settled = self.settle_options(options or {})
        key: tuple[int | str, ...] = (seats, *settled.values())
        if key not in self._first_positions:
            if len(self._first_positions) >= MOST_FIRST_POSITIONS:
                self._first_positions.clear()
            self._first_positions[key] = self.begin(seats, settled)
        first = self._first_positions[key].clone()
        assert isinstance(first, type(self._first_positions[key]))
        return first

    @cached_property
    def _first_positions(self) -> dict[tuple[int | str, ...], S]:
        """Every game begins with a copy. That is quicker than setting up anew, and an array that interpreted code hands
        to a compiled constructor is never freed (librt 0.16): a million games would take gigabytes."""
        return {}

    def settle_options(self, chosen: Mapping[str, str]) -> Options:
        """All options with their values, the defaults filled in."""
        known = {option.id: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Mistake("bad-option", game=self.id, option=name, known=listed(known))
            if value not in known[name].values:
                raise Mistake("bad-option-value", option=name, value=value, known=listed(known[name].values))
        return {name: chosen.get(name, option.default) for name, option in known.items()}

    def begin(self, seats: int, options: Options) -> S:
        """`new_state` after its arguments have been checked."""
        raise NotImplementedError

    def from_data(self, data: Data) -> S:
        """The position that `State.to_data` wrote down; raises ValueError if it is none of this game."""
        if fields.seats_in(data) not in self.seats:
            raise ValueError(f"{self.id} has no such number of seats: {fields.seats_in(data)}")
        state = self.new_state(fields.seats_in(data))
        fields.fill(state, data)
        return state

    def view(self, state: S, seat: int) -> object:  # type: ignore[misc]
        """All that the seat (or SPECTATOR) may know, built from nothing: a `View` of the game's own."""
        raise NotImplementedError

    def decision(self, state: S, seat: int) -> Decision | None:  # type: ignore[misc]
        """What this seat is being asked, or None."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:  # type: ignore[misc]
        """The rule that forbids the action now; None if it is legal."""
        return None if action in list(state.legal_actions(seat)) else Refusal("not-now", "")

    def breakdown(self, state: S) -> list[list[ScoreLine]]:  # type: ignore[misc]
        """Where the points of each seat come from, category by category."""
        return [[ScoreLine("total", total)] for total in state.scores()]

    def check(self, state: S) -> None:  # type: ignore[misc]
        """Assert what must hold in every position (components conserved, counters right). Slow."""

    def arrange(self, names: Sequence[str], options: Options, position: object) -> S:
        """A position set up in words (a `position_type`), for scenarios; raises Mistake for what cannot be."""
        raise NotImplementedError

    def fact(self, state: S, words: str, names: Sequence[str]) -> int | str | bool:  # type: ignore[misc]
        """One thing about a position, asked in words by a scenario; raises Mistake for what this game does not know."""
        raise NotImplementedError

    def lapse(self, state: S, seat: int) -> int:  # type: ignore[misc]
        """What is played for a seat whose time is over; a game with clocks says what."""
        raise NotImplementedError

    def decode(self, action: int) -> Choice:
        """The action as a struct."""
        return Noted(self.notation(action))

    def encode(self, choice: Mapping[str, object]) -> int:
        """The action for a struct's fields; raises Mistake if there is no such action."""
        return self.parse(str(choice.get("words")))

    def notation(self, action: int) -> str:
        """The action as short, stable text."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action for its notation; raises Mistake if it is none."""
        raise NotImplementedError


MOST_FIRST_POSITIONS = 64


def listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "–"
