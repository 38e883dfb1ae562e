"""A database of an earlier Bunkhouse (house-0004.sql, as `sqlite3 .dump` writes it) is read and played on.

It holds a table of Gold Rush of two people on one device, with moves taken back, played again and gone back upon by
consent, and one that could still be redone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from bunkhouse.core.seats import CHANCE
from bunkhouse.play import chance
from bunkhouse.server.settings import Settings
from bunkhouse.server.storage.database import Storage
from bunkhouse.server.tables.loaded import LoadedTables
from bunkhouse.server.tables.positions import position
from bunkhouse.server.tables.table import Services
from bunkhouse.server.workers.pool import BotPool

DUMP = Path(__file__).with_name("house-0004.sql")
TABLE = "JcCqQtMTMYEH"


def test_a_table_of_an_older_house_goes_on(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path)
    with sqlite3.connect(tmp_path / "bunkhouse.sqlite3") as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.close()

    async def go_on() -> None:
        storage = Storage(settings.database_url)
        try:
            tables = LoadedTables(Services(settings, storage, BotPool(1, 1)))
            async with tables.hold(TABLE) as table:
                match = table.match
                assert (len(match.log), match.ordinal, table.header.name) == (57, 82, "Old table")
                assert "Howdy" in [post.text for post in table.chat]
                seed = table.header.seed
                assert seed is not None
                state = match.game.new_state(match.seats, match.options)
                draws = 0
                for number, move in enumerate(match.log):
                    assert move.action in list(state.legal_actions(move.seat))
                    if move.seat == CHANCE:
                        assert move.action == chance.draw(state, seed, draws)
                        draws += 1
                    state.apply(move.seat, move.action)
                    assert number % 8 or match.state_at(number + 1).to_data() == state.to_data()
                assert match.state.to_data() == state.to_data()
                told = position(match, table.journal, 0, 57, 0)
                assert len(told.moves) == 57
                assert len(told.events) > 57
                assert match.can_redo(0)
                match.redo(0)
                await table.commit(since=57)
                assert match.can_undo(0)
                match.undo(0)
                match.rewind(0, 40)
                await table.commit(since=40)
                log = list(match.log)
            tables.sweep(float("inf"))
            async with tables.hold(TABLE) as table:
                assert table.match.log == log
        finally:
            storage.close()

    asyncio.run(go_on())
