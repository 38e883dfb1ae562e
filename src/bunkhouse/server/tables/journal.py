"""A match that is written down as it goes: journal entries and snapshots out, and in again without playing it anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from msgspec import Raw

from bunkhouse.core.events import Event
from bunkhouse.core.game import Game
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.state import Data, State
from bunkhouse.core.words import Mistake
from bunkhouse.play import chance
from bunkhouse.play.knowledge import is_seen, who_knows
from bunkhouse.play.match import SNAPSHOT_EVERY, Match, Move, reveals
from bunkhouse.server.protocol.structs import ToldEvent, ToldMove, encode

EntryKind = Literal["move", "redo", "undo", "again", "rewind"]  # again: stayed when an earlier move was taken back


class Heard(msgspec.Struct, frozen=True, array_like=True):
    """An event as it is stored and sent: who may know it, what it is called, its fields."""

    seen_by: int
    name: str
    data: Raw


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal, which only ever grows. `number` is that of the move, or the one gone back to."""

    ordinal: int  # 1, 2, 3 …
    kind: EntryKind
    seat: int
    number: int
    action: int = 0
    seen_by: int = 0  # the mask of who may know which move it was
    heard: list[Heard] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after the move of this journal entry (0: the first position)."""

    ordinal: int
    number: int
    data: Data


@dataclass(slots=True)
class Line:
    """What the server keeps of a move in the log."""

    ordinal: int
    seen_by: int
    told: Raw  # the move as it is sent
    events: list[tuple[int, Raw]]  # who may know, and the event as it is sent


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match is made of before its first move."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: str | None
    coming: Sequence[int] = ()  # what chance does first (scenarios)
    first: int = 0  # moves that were given, not played here; nobody may go back into them


class StoredMatch(Match):
    def __init__(self, setup: Setup, start: State | None = None, given: Sequence[Move] = ()) -> None:
        self.lines: list[Line] = []
        self.entries: list[Entry] = []  # new since `take`
        self.snapshots: list[Snapshot] = []  # likewise
        self.ordinal = 0
        self.coming = setup.coming
        self.first = setup.first
        self._kind: EntryKind = "move"
        self._heard: list[Heard] = []
        self._judged: tuple[int, int, bool] | None = None  # (ordinal, move, whether it revealed something)
        super().__init__(setup.game, setup.seats, setup.options, start=start)
        self.snapshots.append(Snapshot(0, 0, self.state.to_data()))
        for move in given:  # checked before
            self.act(move.seat, move.action)
        self.seed = setup.seed
        self._draw()

    @classmethod
    def restored(cls, setup: Setup, entries: Sequence[Entry], snapshots: Sequence[Snapshot]) -> StoredMatch:
        """The match at its last entry. Positions come from the snapshots; moves are played only after the last."""
        by_ordinal = {snapshot.ordinal: snapshot.data for snapshot in snapshots}
        seedless = Setup(setup.game, setup.seats, setup.options, None, first=setup.first)
        match = cls(seedless, setup.game.from_data(by_ordinal[0]))
        match.seed, match.coming = setup.seed, setup.coming
        match.take()
        standing: list[Entry] = []  # those of the moves that have not been taken back
        for entry in entries:
            match._recall(entry, standing)
        match.lines = [line_of(setup.game, entry) for entry in standing]
        match._restore_positions(by_ordinal)
        return match

    def take(self) -> tuple[list[Entry], list[Snapshot]]:
        """What has to be stored since the last call."""
        taken = self.entries, self.snapshots
        self.entries, self.snapshots = [], []
        return taken

    def hear(self, event: Event, seen_by: int) -> None:
        self._heard.append(Heard(int(seen_by), type(event).__name__, Raw(encode(event))))

    def can_undo(self, seat: int) -> bool:
        """As in every match, but judged once; and never back into moves that were given, or from the end, when the
        seed is known."""
        number = None if self.state.is_over() else self.last_move(seat)
        if number is None or number < self.first:
            return False
        if self._judged is None or self._judged[:2] != (self.ordinal, number):
            self._judged = (self.ordinal, number, reveals(self.state_at(number), self.log[number]))
        return not self._judged[2]

    def can_redo(self, seat: int) -> bool:
        return not self.state.is_over() and super().can_redo(seat)

    def undo(self, seat: int) -> None:
        self._kind = "again"
        try:
            super().undo(seat)
        finally:
            self._kind = "move"

    def redo(self, seat: int) -> None:
        self._kind = "redo"
        try:
            super().redo(seat)
        finally:
            self._kind = "move"

    def rewind(self, seat: int, to: int) -> None:
        """Go back past revelations, asked by this seat; everybody has agreed. Chance repeats itself on the same way."""
        if not self.first <= to < len(self.log) or self.state.is_over():
            raise Mistake("nothing-to-undo")
        self._cut(to)
        self.undone.clear()
        self._note("rewind", seat)
        self._draw()

    def moves_for(self, seat: int, until: int) -> list[Raw]:
        """The first moves of the log as the seat may know them; all is known once the match is over."""
        over = self.state.is_over()
        return [line.told if over or is_seen(line.seen_by, seat) else HIDDEN for line in self.lines[:until]]

    def events_for(self, seat: int, since: int, until: int) -> list[Raw]:
        """What the seat may know of what the moves from `since` on brought."""
        return [raw for line in self.lines[since:until] for seen_by, raw in line.events if is_seen(seen_by, seat)]

    def _note(self, kind: EntryKind, seat: int) -> None:
        self.ordinal += 1
        self.entries.append(Entry(self.ordinal, kind, seat, len(self.log)))

    def _apply(self, move: Move) -> None:
        self._heard = []
        before = self.state.clone()
        super()._apply(move)
        self.ordinal += 1
        seen_by = who_knows(self.game, before, move, [heard.seen_by for heard in self._heard])
        entry = Entry(self.ordinal, self._kind, move.seat, len(self.log) - 1, move.action, seen_by, self._heard)
        self.entries.append(entry)
        self.lines.append(line_of(self.game, entry))
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(Snapshot(self.ordinal, len(self.log), self.state.to_data()))

    def _draw(self) -> None:
        while self.seed is not None and self.state.to_act() == CHANCE:
            self._apply(Move(int(CHANCE), self._next_draw(self.seed)))

    def _next_draw(self, seed: str) -> int:
        number = self._chance_count
        if number < len(self.coming) and self.coming[number] in self.legal_actions(int(CHANCE)):
            return self.coming[number]
        return chance.draw(self.state, seed, number)

    def _cut(self, to: int) -> list[Move]:
        """Of an undo, the entry comes before the moves that are played again."""
        del self.lines[to:]
        seat = self.log[to].seat
        cut = super()._cut(to)
        if self._kind == "again":
            self._note("undo", seat)
        return cut

    def _recall(self, entry: Entry, standing: list[Entry]) -> None:
        """Do to the log what the entry did, without touching the position."""
        self.ordinal = entry.ordinal
        if entry.kind in ("move", "redo", "again"):
            if entry.kind == "move":
                self.undone.clear()
            elif entry.kind == "redo":
                self.undone.pop()
            self.log.append(Move(entry.seat, entry.action))
            standing.append(entry)
            return
        cut = self.log[entry.number :]
        del self.log[entry.number :]
        del standing[entry.number :]
        if entry.kind == "undo":
            self.undone.append(cut[:1])
        else:
            self.undone.clear()

    def _restore_positions(self, by_ordinal: Mapping[int, Data]) -> None:
        self._chance_count = sum(move.seat == CHANCE for move in self.log)
        for number in range(SNAPSHOT_EVERY, len(self.log) + 1, SNAPSHOT_EVERY):
            data = by_ordinal.get(self.lines[number - 1].ordinal)
            if data is not None:
                self._snapshots.append(self.game.from_data(data))
            else:
                state = self.state_at(number - 1)
                state.apply(self.log[number - 1].seat, self.log[number - 1].action)
                self._snapshots.append(state)
        self.state = self.state_at(len(self.log))
        self._attach()


HIDDEN = Raw(b"null")


def line_of(game: Game, entry: Entry) -> Line:
    told = Raw(encode(ToldMove(entry.seat, game.notation(entry.action))))
    events = [(heard.seen_by, Raw(encode(ToldEvent(entry.number, heard.name, heard.data)))) for heard in entry.heard]
    return Line(entry.ordinal, entry.seen_by, told, events)
