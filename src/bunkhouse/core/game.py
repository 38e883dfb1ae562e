"""A game: constant facts, the first position, and the words for its actions."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from weakref import WeakKeyDictionary

from bunkhouse.core.events import Event
from bunkhouse.core.state import Data, State
from bunkhouse.core.words import Mistake

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


class Game:
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
    view_type: type  # what `State.view` returns, for generated types
    choice_types: tuple[type, ...] = (Noted,)  # what `decode` returns
    event_types: tuple[type[Event], ...]
    position_type: type  # the dataclass in which a scenario writes down a position
    features: tuple[str, ...] = ()  # names of what `State.features` counts
    weights: Sequence[int] = ()  # what each is worth in the outlook, in hundredths of a point
    searching: Mapping[str, float] = {}  # numbers of bots.search.Style with which tree search plays this game better
    colours: tuple[str, ...] = ("blue", "yellow", "red", "green", "black")
    clocks: Mapping[str, Clock] = {}  # kinds of decisions that should not wait for ever
    has_data = False  # has a components file that can be replaced (`with_data`)
    data: str | None = None  # the components file it is played with, if it is not the game's own

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.seats[0]}–{self.seats[-1]} seats, rules version {self.version}>"

    @property
    def package(self) -> str:
        """The package whose folder holds all of the game: rules, words, scenarios, terminal board."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def with_data(self, text: str) -> Game:
        """The same game with other components (numbers that were corrected); raises Mistake that names a bad entry."""
        raise Mistake("no-data-file", game=self.id)

    def components(self) -> str:
        """The components file that it is played with, for those who want to correct it."""
        raise Mistake("no-data-file", game=self.id)

    def new_state(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """The position before the first chance event; raises Mistake for what this game does not know."""
        if seats not in self.seats:
            raise Mistake("bad-seats", game=self.id, seats=seats, low=self.seats[0], high=self.seats[-1])
        settled = self.settle_options(options or {})
        known = _first_positions.setdefault(self, {})
        key: tuple[int | str, ...] = (seats, *settled.values())
        if key not in known:
            if len(known) >= MOST_FIRST_POSITIONS:
                known.clear()
            known[key] = self.begin(seats, settled)
        return known[key].clone()

    def settle_options(self, chosen: Mapping[str, str]) -> Options:
        """All options with their values, the defaults filled in."""
        known = {option.id: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Mistake("bad-option", game=self.id, option=name, known=listed(known))
            if value not in known[name].values:
                raise Mistake("bad-option-value", option=name, value=value, known=listed(known[name].values))
        return {name: chosen.get(name, option.default) for name, option in known.items()}

    def begin(self, seats: int, options: Options) -> State:
        """`new_state` after its arguments have been checked."""
        raise NotImplementedError

    def from_data(self, data: Data) -> State:
        raise NotImplementedError

    def arrange(self, names: Sequence[str], options: Options, position: object) -> State:
        """A position set up in words (a `position_type`), for scenarios; raises Mistake for what cannot be."""
        raise NotImplementedError

    def fact(self, state: State, words: str, names: Sequence[str]) -> int | str | bool:
        """One thing about a position, asked in words by a scenario; raises Mistake for what this game does not know."""
        raise NotImplementedError

    def lapse(self, state: State, seat: int) -> int:
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


# Every game begins with a copy. That is quicker than setting up anew, and a vector that interpreted code hands to a
# compiled constructor is never freed (librt 0.16): a million games would take gigabytes.
_first_positions: WeakKeyDictionary[Game, dict[tuple[int | str, ...], State]] = WeakKeyDictionary()
MOST_FIRST_POSITIONS = 64


def listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "–"
