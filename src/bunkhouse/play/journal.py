"""What a match tells whoever stores or broadcasts it: every move as it is played, and every one that is taken back.

A journal only ever grows: going back is an entry of its own. Its entries bring the match back (`Match.resumed`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bunkhouse.core.events import Event
from bunkhouse.core.state import State
from bunkhouse.play.knowledge import may_know

EntryKind = Literal["move", "redo", "again", "undo", "rewind"]
PLAYED: tuple[EntryKind, ...] = ("move", "redo", "again")
"""Kinds of a move that is played; `again`: it stayed when an earlier one was taken back. The others take moves back."""


@dataclass(frozen=True, slots=True)
class Move:
    """One move of the log."""

    seat: int  # or CHANCE
    action: int


@dataclass(frozen=True, slots=True)
class Happening:
    """An event, and who may know of it."""

    event: Event
    seen_by: int
    move: int  # the number of the move that caused it

    def is_seen_by(self, seat: int) -> bool:
        return may_know(self.seen_by, seat)


@dataclass(frozen=True, slots=True)
class Entry:
    """`number` is that of the move played, or of the position gone back to."""

    ordinal: int  # 1, 2, 3 …
    kind: EntryKind
    seat: int  # who moved, or went back
    number: int
    action: int = 0
    seen_by: int = 0  # the mask of who may know which move it was

    @property
    def is_played(self) -> bool:
        return self.kind in PLAYED


class Journal(Protocol):
    def played(self, entry: Entry, happenings: Sequence[Happening], state: State) -> None:
        """The move has led to this position, and that is what happened on the way."""

    def taken_back(self, entry: Entry) -> None:
        """The moves from `entry.number` on are no longer played."""
