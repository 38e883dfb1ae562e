"""The journal of a table's match: what it is told goes to the disk as entries and snapshots, and to people as moves and
events, encoded once for all who may know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import Raw

from bunkhouse.core.game import Game
from bunkhouse.core.state import State
from bunkhouse.play.journal import Entry, Happening
from bunkhouse.play.knowledge import is_all_open, may_know
from bunkhouse.play.match import SNAPSHOT_EVERY
from bunkhouse.server.protocol.structs import ToldEvent, ToldMove, encode
from bunkhouse.server.storage.stored import Snapshot, StoredEntry, StoredEvent

HIDDEN = Raw(b"null")


@dataclass(frozen=True, slots=True)
class SentMove:
    """A move of the log as it is sent."""

    seen_by: int
    told: Raw
    events: list[tuple[int, Raw]]  # who may know, and the event


class TableJournal:
    """Listens to a match (play.journal.Journal)."""

    def __init__(self, game: Game, entries: Iterable[StoredEntry] = ()) -> None:
        """With the entries of a match that is resumed."""
        self._game = game
        self._entries: list[StoredEntry] = []  # new since `take`
        self._snapshots: list[Snapshot] = []  # likewise
        standing: list[StoredEntry] = []  # those of the moves that have not been taken back
        for stored in entries:
            if stored.entry.is_played:
                standing.append(stored)
            else:
                del standing[stored.entry.number :]
        self._moves = [sent(game, stored) for stored in standing]

    def begun(self, state: State) -> None:
        """The first position, from which a match can always be resumed."""
        self._snapshots.append(Snapshot(0, 0, state.to_data()))

    def played(self, entry: Entry, happenings: Sequence[Happening], state: State) -> None:
        events = [StoredEvent(int(one.seen_by), type(one.event).__name__, Raw(encode(one.event))) for one in happenings]
        stored = StoredEntry(entry, events)
        self._entries.append(stored)
        self._moves.append(sent(self._game, stored))
        if len(self._moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(Snapshot(entry.ordinal, len(self._moves), state.to_data()))

    def taken_back(self, entry: Entry) -> None:
        self._entries.append(StoredEntry(entry))
        del self._moves[entry.number :]

    def take(self) -> tuple[list[StoredEntry], list[Snapshot]]:
        """What has to be stored since the last call."""
        taken = self._entries, self._snapshots
        self._entries, self._snapshots = [], []
        return taken

    def moves_for(self, seat: int, since: int, until: int, now: State) -> list[Raw]:
        """Moves of the log as the seat may know them, now that the match stands so."""
        is_open = is_all_open(self._game, now)
        moves = self._moves[since:until]
        return [move.told if is_open or may_know(move.seen_by, seat) else HIDDEN for move in moves]

    def events_for(self, seat: int, since: int, until: int) -> list[Raw]:
        """What the seat may know of what these moves brought, the same also when the match is over."""
        return [raw for move in self._moves[since:until] for seen_by, raw in move.events if may_know(seen_by, seat)]


def sent(game: Game, stored: StoredEntry) -> SentMove:
    entry = stored.entry
    told = Raw(encode(ToldMove(entry.seat, game.notation(entry.action))))
    events = [(one.seen_by, Raw(encode(ToldEvent(entry.number, one.name, one.data)))) for one in stored.events]
    return SentMove(entry.seen_by, told, events)
