"""A table as it is stored: its header, its seats, its chat, and the journal and snapshots of its match."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

import msgspec
from msgspec import Raw

from bunkhouse.core.fields import Data
from bunkhouse.core.words import Arguments
from bunkhouse.play.journal import Entry
from bunkhouse.server.protocol.structs import ChatLine, SeatInfo, SeatKind, Source, TableState


@dataclass(slots=True)
class Seat:
    index: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None  # who plays, or plays while the person is away
    holder: str | None = None  # hash of the key that the seat is bound to
    away: bool = False
    lets_pass: bool = False  # wants no question of a window

    @property
    def playing_bot(self) -> str | None:
        """The bot that decides for this seat now."""
        return self.bot if self.kind == "bot" or self.away else None

    def info(self, key: str | None, online: bool, absent_in: int | None = None) -> SeatInfo:
        mine = key is not None and self.holder == key
        return SeatInfo(
            self.index, self.kind, self.name, self.bot, mine, online, self.away, mine and self.lets_pass, absent_in
        )


@dataclass(slots=True)
class TableHeader:
    """What there is to know about a table besides its seats, its chat and its match."""

    id: str
    name: str | None
    game: str
    version: int
    options: dict[str, str]
    state: TableState
    host: str  # hash of a key
    watchable: bool
    show_remaining: bool
    hints: bool
    seed: str | None
    commitment: str | None
    source: Source | None
    coming: list[int]
    number: int
    to_act: int  # mask of the seats
    created: int
    updated: int
    components: str | None = None  # the components file, if it is not the game's own; not read for the lobby


@dataclass(slots=True)
class ChatPost:
    """Something said, or a notice of the table."""

    number: int
    seat: int | None
    name: str | None
    text: str
    at: int
    notice: str | None = None
    arguments: Arguments = field(default_factory=dict)

    def told(self) -> ChatLine:
        return ChatLine(self.number, self.seat, self.name, self.text, moment(self.at), self.notice, self.arguments)


class StoredEvent(msgspec.Struct, frozen=True, array_like=True):
    """Who may know it, what it is called, its fields."""

    seen_by: int
    name: str
    data: Raw


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """A journal entry with the events of its move."""

    entry: Entry
    events: list[StoredEvent] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after the move of this journal entry (0: the first position)."""

    ordinal: int
    number: int
    position: Data


@dataclass(slots=True)
class Changes:
    """What happened to a table since it was last stored; committed all at once."""

    header: TableHeader
    seats: Sequence[Seat] = ()  # those that changed
    entries: Sequence[StoredEntry] = ()
    snapshots: Sequence[Snapshot] = ()
    chat: Sequence[ChatPost] = ()


@dataclass(slots=True)
class Stored:
    """All of a table."""

    header: TableHeader
    seats: list[Seat]
    entries: list[StoredEntry]
    snapshots: list[Snapshot]
    chat: list[ChatPost]


@dataclass(slots=True)
class Listed:
    """What the lobby shows of a table."""

    header: TableHeader
    seats: list[Seat] = field(default_factory=list)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
