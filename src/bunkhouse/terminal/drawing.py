"""What the terminal asks of a game's drawing. It sees the view alone, so it can't show what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import RenderableType

from bunkhouse.core.game import Game
from bunkhouse.locale import Texts

SEAT_SIGNS = "●■◆✚★♥♣"
SEAT_INKS = {  # colour of a seat -> colours of its badge, background first
    "blue": ("#2f6fd0", "#ffffff"),
    "yellow": ("#f2c230", "#201a10"),
    "red": ("#c0322b", "#ffffff"),
    "green": ("#2e8b46", "#ffffff"),
    "black": ("#1c1c1c", "#f4f4f4"),
    "white": ("#f4f4f4", "#1c1c1c"),
    "violet": ("#7d4f9e", "#ffffff"),
}


@dataclass(frozen=True, slots=True)
class Seen:
    """A position as one seat (or SPECTATOR) sees it."""

    game: Game
    view: object
    names: Sequence[str]
    texts: Texts
    seat: int
    actions: Sequence[int]  # legal ones, if the seat is to decide
    tell: Callable[[int], str]  # an action in words
    word: Callable[[str, object], str]  # the value of a field in words


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One legal action and what is typed for it."""

    key: str
    action: int
    text: str = ""  # empty where the picture says it all


@dataclass(frozen=True, slots=True)
class Room:
    """How much of the terminal the picture may take; no limit where nothing can be cut off (a pipe, a file)."""

    width: int | None = None
    height: int | None = None
    centre: tuple[int, int] | None = None  # what the reader wants to look at


@dataclass(frozen=True, slots=True)
class Picture:
    content: RenderableType
    hidden: list[MenuEntry] = field(default_factory=list)  # entries that are not in the picture for want of room
    hint: str = ""  # how to answer, if it is not simply a list


class Drawing(Protocol):
    def menu(self, seen: Seen) -> list[MenuEntry]:
        """All legal actions that look different, with their keys."""

    def find(self, seen: Seen, words: str) -> int | None:
        """The action meant by words that are a key or look like one, be it legal or not."""

    def picture(self, seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
        """The position, with the keys of the menu where they belong."""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        """The signs of the picture and what they mean."""


def seat_badge(game: Game, seat: int) -> tuple[str, str]:
    """The colours of a seat: background and writing."""
    return SEAT_INKS.get(game.colours[seat % len(game.colours)], SEAT_INKS["white"])
