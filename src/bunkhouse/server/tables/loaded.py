"""The tables in memory: loaded when somebody comes, gone when nobody looks at them any more."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake
from bunkhouse.play.match import Match
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.storage.stored import Stored
from bunkhouse.server.tables.journal import TableJournal
from bunkhouse.server.tables.table import Services, Table
from bunkhouse.server.tables.turns import wake

log = logging.getLogger(__name__)
SWEEP_EVERY = 30


class LoadedTables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.in_memory: dict[str, Table] = {}
        self._arriving: dict[str, asyncio.Lock] = {}

    async def find(self, table: str) -> Table:
        """The table in memory, loaded if need be; raises Problem if there is none."""
        known = self.in_memory.get(table)
        if known is not None and not known.gone:
            known.used = time.monotonic()
            return known
        if not re.fullmatch(r"[A-Za-z0-9_-]{8,32}", table):
            raise Problem(404, "no-such-table")
        arriving = self._arriving.setdefault(table, asyncio.Lock())
        try:
            async with arriving:
                known = self.in_memory.get(table)
                if known is None or known.gone:
                    known = self.in_memory[table] = await self._load(table)
                    wake(known)
                return known
        finally:
            if not arriving.locked():
                self._arriving.pop(table, None)

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Table]:
        """The table, alone with it. Bots are woken afterwards if they are asked."""
        while True:
            found = await self.find(table)
            async with found.lock:
                if found.gone:  # it left the memory while we waited
                    continue
                yield found
                wake(found)
                return

    def add(self, table: Table) -> None:
        self.in_memory[table.header.id] = table
        wake(table)

    async def go_on(self) -> None:
        """After a start: tables where a bot is to move go on by themselves."""
        for table in await self.services.storage.with_bots():
            try:
                await self.find(table)
            except Problem as problem:
                log.warning("table %s does not go on: %s", table, problem)
            except Exception:
                log.exception("table %s does not go on", table)

    async def keep_tidy(self) -> None:
        """Let tables that nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sweep(time.monotonic() - self.services.settings.idle)

    def sweep(self, since: float) -> None:
        for name, table in list(self.in_memory.items()):
            if table.gone or (table.is_idle() and table.used < since):
                table.close()
                del self.in_memory[name]

    def close(self) -> None:
        for table in self.in_memory.values():
            table.close()

    async def _load(self, table: str) -> Table:
        stored = await self.services.storage.load(table)
        if stored is None:
            raise Problem(404, "no-such-table")
        match, journal = restore(stored)
        return Table(stored.header, stored.seats, match, journal, stored.chat, self.services)


def restore(stored: Stored) -> tuple[Match, TableJournal]:
    """The match of a stored table, if its rules are still ours."""
    header = stored.header
    try:
        game = game_named(header.game)
    except Mistake:
        raise Problem(410, "table-unknown-game", {"game": header.game}) from None
    if game.version != header.version:
        raise Problem(410, "table-other-rules", {"game": game.id, "version": header.version, "known": game.version})
    if header.components is not None:
        game = game.with_components(header.components)
    journal = TableJournal(game, stored.entries)
    match = Match.resumed(
        game,
        len(stored.seats),
        header.options,
        header.seed,
        [entry.entry for entry in stored.entries],
        {snapshot.ordinal: snapshot.position for snapshot in stored.snapshots},
        first=header.source.number if header.source else 0,
        coming=header.coming,
        journal=journal,
    )
    return match, journal
