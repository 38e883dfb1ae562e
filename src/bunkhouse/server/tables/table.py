"""A table in memory: the match, who sits where, who looks on. One command at a time (`lock`); what a command changes is
committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bunkhouse.core.seats import has
from bunkhouse.core.words import Arguments
from bunkhouse.play.match import Match
from bunkhouse.play.records import components_digest
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.protocol.structs import PositionMessage, RewindMessage, SeatInfo, TableInfo, encode
from bunkhouse.server.settings import Settings
from bunkhouse.server.storage.database import Storage
from bunkhouse.server.storage.stored import Changes, ChatPost, Seat, TableHeader, moment, now
from bunkhouse.server.tables import clocks
from bunkhouse.server.tables.clocks import RunningClock
from bunkhouse.server.tables.journal import TableJournal
from bunkhouse.server.tables.positions import position
from bunkhouse.server.tables.unfolding import view_changes
from bunkhouse.server.workers.pool import BotPool


@dataclass(slots=True)
class Services:
    """What tables need of the house."""

    settings: Settings
    storage: Storage
    bots: BotPool


@dataclass(slots=True)
class Rewind:
    """Somebody has asked to go back past a revelation."""

    asked_by: int
    to: int
    answers: dict[int, bool | None] = field(default_factory=dict)  # by seat; None: not yet

    def message(self) -> RewindMessage:
        return RewindMessage(self.asked_by, self.to, self.answers)


class Viewer(Protocol):
    """Whoever looks at a table, and is told in its own time what has changed (http/live.py)."""

    key: str | None
    seat: int | None

    def note(self, table: bool, since: int | None, chat: int | None, rewind: bool) -> None: ...

    def leave(self, code: int) -> None: ...


class Table:
    def __init__(
        self,
        header: TableHeader,
        seats: list[Seat],
        match: Match,
        journal: TableJournal,
        chat: list[ChatPost],
        services: Services,
    ) -> None:
        self.header = header
        self.seats = seats
        self.match = match
        self.journal = journal
        self.chat = chat
        self.services = services
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.rewind: Rewind | None = None
        self.gone = False  # no longer the table of this id: out of the memory, or its last change failed
        self.bots_at_work: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.clock = self._clock_now(None)
        self.clock_at_work: asyncio.Task[None] | None = None
        self.hints: dict[tuple[int, ...], bytes] = {}  # by seat and drafted actions, until the next change
        self.told_hints: dict[int, int] = {}  # by seat: at which of its decisions it was last told that it asked
        self.advised: set[str] = set()  # keys for whom the foreman is thinking
        self.last_seen: dict[str, float] = {}  # when the last viewer with a key left
        self._loaded = time.monotonic()
        self._positions: dict[tuple[int | None, int], bytes] = {}  # messages as sent, until the next change

    # Who may

    def my_seats(self, key: str | None) -> list[int]:
        return [seat.index for seat in self.seats if key is not None and seat.holder == key]

    def seat(self, index: int) -> Seat:
        if index >= len(self.seats):
            raise Problem(404, "no-such-seat")
        return self.seats[index]

    def my_seat(self, key: str, index: int) -> Seat:
        """The seat, if it is this person's."""
        seat = self.seat(index)
        if seat.holder != key:
            raise Problem(403, "not-your-seat")
        return seat

    def must_be_host(self, key: str) -> None:
        if self.header.host != key:
            raise Problem(403, "only-the-host")

    def must_play_here(self, key: str) -> None:
        """Whoever opened the table or sits at it."""
        if self.header.host != key and not self.my_seats(key):
            raise Problem(403, "only-players")

    def absent_in(self, seat: Seat) -> float | None:
        """Seconds until this person counts as absent; None while they are here, or if nobody is meant to be."""
        if seat.kind != "person" or seat.holder is None or self.header.state != "running":
            return None
        if seat.away:
            return 0.0
        if any(viewer.key == seat.holder for viewer in self.viewers):
            return None
        since = self.last_seen.get(seat.holder, self._loaded)
        return max(0.0, since + self.services.settings.absence - time.monotonic())

    def must_be_running(self) -> None:
        if self.header.state == "open":
            raise Problem(409, "table-not-started")
        if self.header.state == "over":
            raise Problem(409, "table-over")

    def must_be_at(self, number: int, seat: int | None = None) -> None:
        """Nothing has happened since, or (for this seat) only answers of others to the same question."""
        log = self.match.log
        if number == len(log):
            return
        is_asked = seat is not None and has(self.match.state.pending(), seat)
        since = [] if number > len(log) else log[number:]
        if (
            not is_asked
            or not since
            or any(move.seat == seat for move in since)
            or not self.match.is_still_asked(number)
        ):
            raise Problem(409, "stale-move", {"number": len(self.match.log)})

    def may_look(self, key: str | None) -> bool:
        """An open table may be seen by whoever has its link; later it is up to the host."""
        if self.header.state == "open" or self.header.watchable or self.header.host == key:
            return True
        return bool(self.my_seats(key))

    def must_be_visible(self, key: str | None) -> None:
        if not self.may_look(key):
            raise Problem(403, "table-private")

    # What is told

    def info(self, key: str | None) -> TableInfo:
        header = self.header
        present = {viewer.key for viewer in self.viewers}
        return TableInfo(
            id=header.id,
            name=header.name,
            game=header.game,
            version=header.version,
            options=header.options,
            state=header.state,
            host=header.host == key,
            seats=[self._seat_info(seat, key, present) for seat in self.seats],
            watchers=self.watchers(),
            watchable=header.watchable,
            show_remaining=header.show_remaining,
            hints=header.hints,
            created=moment(header.created),
            number=len(self.match.log),
            commitment=header.commitment,
            seed=header.seed if header.state == "over" else None,
            source=header.source,
            components=None if header.components is None else components_digest(header.components),
        )

    def watchers(self) -> int:
        """How many look on without a seat of their own, be they known by a key or not."""
        holders = {seat.holder for seat in self.seats if seat.holder is not None}
        return sum(viewer.key not in holders for viewer in self.viewers)

    def _seat_info(self, seat: Seat, key: str | None, present: set[str | None]) -> SeatInfo:
        absent_in = None if seat.holder == key else self.absent_in(seat)
        told = None if absent_in is None else round(absent_in * 1000)
        return seat.info(key, seat.holder is not None and seat.holder in present, told)

    def position_message(self, seat: int | None, since: int) -> bytes:
        """Encoded once for all who look through the same seat."""
        known = self._positions.get((seat, since))
        if known is None:
            told = position(self.match, self.journal, seat, len(self.match.log), since, self.clock)
            told.changes = view_changes(self.match, seat, since)
            known = encode(PositionMessage(told, since))
            if self.clock is None:  # otherwise it would tell the time of its first sending
                self._positions[seat, since] = known
        return known

    def tell_seat(self, seat: int) -> None:
        """Only whoever looks through this seat has something new to see."""
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.note(False, len(self.match.log), None, False)

    def tell(
        self, table: bool = False, since: int | None = None, chat: int | None = None, rewind: bool = False
    ) -> None:
        """Let every viewer know that something has changed; each is told in its own time."""
        for viewer in self.viewers:
            viewer.note(table, since, chat, rewind)

    # What changes

    def notice(self, notice: str, arguments: Arguments, seat: int | None = None) -> ChatPost:
        return ChatPost(len(self.chat), seat, None, "", now(), notice, arguments)

    async def commit(self, seats: Sequence[Seat] = (), chat: Iterable[ChatPost] = (), since: int | None = None) -> None:
        """Store what has changed, then tell everybody. If it cannot be stored it has not happened."""
        header = self.header
        entries, snapshots = self.journal.take()
        was = header.state
        if header.state == "running" and self.match.state.is_over():
            header.state = "over"
        header.number, header.to_act, header.updated = len(self.match.log), int(self.match.state.pending()), now()
        said = list(chat)
        for number, post in enumerate(said, len(self.chat)):
            post.number = number
        try:
            await self.services.storage.save(Changes(header, seats, entries, snapshots, said))
        except BaseException:
            self.close()  # what is in memory may be ahead of the disk
            raise
        if header.state == "over" and was != "over":
            self.services.bots.leave(header.id)
        first_post = len(self.chat)
        self.chat += said
        self._positions.clear()
        if since is not None:
            self.hints.clear()
        self.clock = self._clock_now(self.clock)
        had_asked = self.rewind is not None and since is not None
        if since is not None:
            self.rewind = None
        self.tell(
            table=bool(seats) or header.state != was,
            since=since,
            chat=first_post if said else None,
            rewind=had_asked,
        )

    def _clock_now(self, running: RunningClock | None) -> RunningClock | None:
        if self.header.state != "running":
            return None
        return clocks.of_question(self.match, self.seats, running, self.services.settings, self.watchers() > 0)

    def close(self) -> None:
        """Out of the memory; whoever still looks on connects anew."""
        self.gone = True
        self.services.bots.leave(self.header.id)
        for task in (self.bots_at_work, self.clock_at_work):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        for viewer in self.viewers:
            viewer.leave(1012)

    def is_idle(self) -> bool:
        busy = any(task is not None and not task.done() for task in (self.bots_at_work, self.clock_at_work))
        return not self.viewers and not busy and not self.lock.locked()

    def name_of(self, index: int) -> str:
        return self.seats[index].name or str(index + 1)
