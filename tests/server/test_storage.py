"""What is on disk: migrations, the journal, group commit, loading."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.play.match import Match
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.protocol.structs import NewSeat, NewTable
from bunkhouse.server.settings import Settings
from bunkhouse.server.storage import migrations
from bunkhouse.server.storage.database import Storage, open_engine
from bunkhouse.server.storage.models import Model, TableRow
from bunkhouse.server.storage.stored import Changes, Snapshot, Stored, StoredEntry
from bunkhouse.server.tables.journal import TableJournal
from bunkhouse.server.tables.loaded import LoadedTables, restore
from bunkhouse.server.tables.opening import open_table
from bunkhouse.server.tables.table import Services
from bunkhouse.server.workers.pool import BotPool

GAME = built_in()[0]


@pytest.fixture
def url(database: str | None, tmp_path: Path) -> str:
    return Settings(folder=tmp_path, database=database).database_url


def with_storage(url: str, does: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(url)
        try:
            await does(storage)
        finally:
            storage.close()

    asyncio.run(run())


def test_the_migrations_make_what_the_models_say(url: str) -> None:
    engine = open_engine(url)
    migrations.upgrade(engine)
    migrations.upgrade(engine)  # again does no harm
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Model.metadata) == []
    engine.dispose()


def test_sqlite_is_asked_to_be_sure(tmp_path: Path) -> None:
    engine = open_engine(Settings(folder=tmp_path).database_url)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


Kept = tuple[Match, TableJournal]


def begun(seats: int) -> Kept:
    journal = TableJournal(GAME)
    match = Match(GAME, seats, seed="seed", journal=journal)
    journal.begun(match.state_at(0))
    return match, journal


def resumed(seats: int, entries: list[StoredEntry], snapshots: list[Snapshot]) -> Kept:
    journal = TableJournal(GAME, entries)
    positions = {snapshot.ordinal: snapshot.position for snapshot in snapshots}
    history = [stored.entry for stored in entries]
    return Match.resumed(GAME, seats, {}, "seed", history, positions, journal=journal), journal


def play_randomly(match: Match, random: Random, moves: int) -> None:
    """Moves with many second thoughts."""
    for _ in range(moves):
        if match.state.is_over():
            return
        seat = int(match.state.to_act())
        legal = match.legal_actions(seat)
        match.act(seat, legal[random.below(len(legal))])
        if random.below(4) == 0 and match.can_undo(seat):
            match.undo(seat)
            if random.below(2):
                match.redo(seat)
        if random.below(25) == 0 and len(match.log) > 9 and not match.state.is_over():
            match.rewind(seat, len(match.log) - 8)


def same(one: Kept, other: Kept) -> bool:
    (match, journal), (back, again) = one, other
    return (
        match.log == back.log
        and match.undone == back.undone
        and match.state.to_data() == back.state.to_data()
        and [snapshot.to_data() for snapshot in match._snapshots] == [state.to_data() for state in back._snapshots]
        and match.ordinal == back.ordinal
        and match._chance_count == back._chance_count
        and journal._moves == again._moves
    )


def test_a_journal_brings_back_the_same_match() -> None:
    match, journal = begun(3)
    entries, snapshots = journal.take()
    random = Random("journal")
    while not match.state.is_over():
        play_randomly(match, random, 7)
        more, pictures = journal.take()
        entries += more
        snapshots += pictures
        assert same((match, journal), resumed(3, entries, snapshots))
    without = [snapshot for snapshot in snapshots if snapshot.number == 0]
    assert same((match, journal), resumed(3, entries, without))  # snapshots only save time
    assert len(entries) > len(match.log)
    assert {stored.entry.kind for stored in entries} >= {"move", "undo", "redo", "rewind"}


def test_a_restored_match_goes_on_as_the_first_would_have() -> None:
    match, journal = begun(2)
    play_randomly(match, Random("a"), 60)
    back, again = resumed(2, *journal.take())
    for one in (match, back):
        play_randomly(one, Random("b"), 500)
    assert match.log == back.log
    assert journal._moves == again._moves
    assert journal.take() == again.take()


def test_loading_is_fast_however_long_the_table_is(url: str) -> None:
    """A finished game of five, with two thousand second thoughts."""
    match, journal = begun(5)
    random = Random("long")
    while not match.state.is_over():
        seat = int(match.state.to_act())
        legal = match.legal_actions(seat)
        match.act(seat, legal[random.below(len(legal))])
        if len(match.log) == 100:
            while not match.can_undo(seat):
                seat = int(match.state.to_act())
                match.act(seat, match.legal_actions(seat)[0])
            for _ in range(1000):
                match.undone.append(match._take_back("undo", seat, len(match.log) - 1))  # known to be allowed
                match.redo(seat)
    took: list[float] = []

    async def load(storage: Storage) -> None:
        tables = LoadedTables(Services(Settings(), storage, BotPool(1, 1)))
        wish = NewTable(game=GAME.id, seats=[NewSeat("me")] * 5)
        table = await open_table(tables, "k" * 64, wish)
        header = table.header
        header.id, header.seed, header.number = "long-table", "seed", len(match.log)
        entries, snapshots = journal.take()
        await storage.create(Changes(header, table.seats, entries, snapshots))
        for _ in range(8):
            began = time.process_time()  # others may want this machine, too
            stored = await storage.load("long-table")
            assert stored is not None
            back, _ = restore(stored)
            took.append(time.process_time() - began)
            assert back.log == match.log
            assert len(stored.entries) > 2000

    with_storage(url, load)
    assert min(took) < 0.05, took


def test_one_bad_write_does_not_spoil_the_others(url: str) -> None:
    async def write(storage: Storage) -> None:
        tables = LoadedTables(Services(Settings(), storage, BotPool(1, 1)))
        wish = NewTable(game=GAME.id, seats=[NewSeat("me")] * 2)
        opened = [await open_table(tables, "k" * 64, wish) for _ in range(6)]
        table = opened[0]
        play_randomly(table.match, Random("x"), 1)
        entries, snapshots = table.journal.take()
        outcomes = await asyncio.gather(
            *(storage.save(Changes(other.header)) for other in opened[1:4]),
            storage.save(Changes(table.header, (), entries, snapshots)),
            storage.save(Changes(table.header, (), entries, snapshots)),  # the same entries twice
            *(storage.save(Changes(other.header)) for other in opened[4:]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [IntegrityError]

    with_storage(url, write)


def test_a_table_whose_change_cannot_be_stored_is_read_again(url: str) -> None:
    """Another server has written in the meantime: what was not stored has not happened."""

    async def conflict(storage: Storage) -> None:
        first, second = (LoadedTables(Services(Settings(), storage, BotPool(1, 1))) for _ in range(2))
        wish = NewTable(game=GAME.id, seats=[NewSeat("me")] * 2)
        name = (await open_table(first, "k" * 64, wish)).header.id
        for tables in (first, second):
            await tables.find(name)
        async with first.hold(name) as table:
            play_randomly(table.match, Random("x"), 1)
            await table.commit()
            told = list(table.match.log)
        async with second.hold(name) as table:
            play_randomly(table.match, Random("y"), 1)
            with pytest.raises(IntegrityError):
                await table.commit()
        async with second.hold(name) as table:
            assert table.match.log == told

    with_storage(url, conflict)


def test_tables_under_other_rules_say_so(url: str) -> None:
    async def load(storage: Storage) -> None:
        tables = LoadedTables(Services(Settings(), storage, BotPool(1, 1)))
        wish = NewTable(game=GAME.id, seats=[NewSeat("me")] * 2)
        table = await open_table(tables, "k" * 64, wish)
        for name, game, version in (("older-rules", GAME.id, 0), ("other-game", "no-such-game", 1)):
            table.header.id, table.header.game, table.header.version = name, game, version
            await storage.create(Changes(table.header, table.seats))
            with pytest.raises(Problem) as raised:
                await tables.find(name)
            assert raised.value.status == 410

    with_storage(url, load)


def test_what_is_read_is_what_was_written(url: str) -> None:
    def write(connection: Connection) -> None:
        values = dict.fromkeys(("name", "source", "seed", "commitment")) | {
            "id": "by-hand-12", "game": GAME.id, "version": 1, "options": "{}", "state": "over", "host": "h",
            "watchable": True, "show_remaining": False, "coming": "[1,2]", "number": 3, "to_act": 0,
            "created": 4, "updated": 5_000_000_000_000,
        }  # fmt: skip
        connection.execute(insert(TableRow).values(values))

    async def read(storage: Storage) -> None:
        await storage._writer.write(write)
        stored = await storage.load("by-hand-12")
        assert isinstance(stored, Stored)
        assert (stored.header.coming, stored.header.updated) == ([1, 2], 5_000_000_000_000)
        assert stored.seats == []
        assert await storage.load("nothing") is None

    with_storage(url, read)
