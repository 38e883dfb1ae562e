"""What the server knows about a table besides the match itself."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bunkhouse.core.words import Arguments
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
class Facts:
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
    data: str | None = None  # the components file, if it is not the game's own; not read for the lobby


@dataclass(slots=True)
class Line:
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


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
