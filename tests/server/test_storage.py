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
from bunkhouse.core.registry import games
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.protocol.structs import NewSeat, NewTable
from bunkhouse.server.settings import Settings
from bunkhouse.server.storage import migrations
from bunkhouse.server.storage.database import Storage, open_engine
from bunkhouse.server.storage.models import Model, TableRow
from bunkhouse.server.storage.rows import Changes, Stored
from bunkhouse.server.tables.journal import Setup, StoredMatch
from bunkhouse.server.tables.loaded import Hall, restore
from bunkhouse.server.tables.opening import open_table
from bunkhouse.server.tables.table import Services
from bunkhouse.server.workers.pool import BotPool

GAME = games()[0]


@pytest.fixture
def url(database: str | None, tmp_path: Path) -> str:
    return Settings(data=tmp_path, database=database).database_url


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
    engine = open_engine(Settings(data=tmp_path).database_url)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


def play_randomly(match: StoredMatch, random: Random, moves: int) -> None:
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


def same(one: StoredMatch, other: StoredMatch) -> bool:
    return (
        one.log == other.log
        and one.undone == other.undone
        and one.state.to_data() == other.state.to_data()
        and [snapshot.to_data() for snapshot in one._snapshots] == [state.to_data() for state in other._snapshots]
        and one.lines == other.lines
        and one.ordinal == other.ordinal
        and one._chance_count == other._chance_count
    )


def test_a_journal_brings_back_the_same_match() -> None:
    setup = Setup(GAME, 3, {}, "seed")
    match = StoredMatch(setup)
    entries, snapshots = match.take()
    random = Random("journal")
    while not match.state.is_over():
        play_randomly(match, random, 7)
        more, pictures = match.take()
        entries += more
        snapshots += pictures
        back = StoredMatch.restored(setup, entries, snapshots)
        assert same(match, back)
    without = [snapshot for snapshot in snapshots if snapshot.number == 0]
    assert same(match, StoredMatch.restored(setup, entries, without))  # snapshots only save time
    assert len(entries) > len(match.log)


def test_a_restored_match_goes_on_as_the_first_would_have() -> None:
    setup = Setup(GAME, 2, {}, "seed")
    one = StoredMatch(setup)
    play_randomly(one, Random("a"), 60)
    other = StoredMatch.restored(setup, *one.take())
    for match in (one, other):
        play_randomly(match, Random("b"), 500)
    assert one.log == other.log
    assert one.lines == other.lines


def test_loading_is_fast_however_long_the_table_is(url: str) -> None:
    """A finished game of five, with two thousand second thoughts."""
    match = StoredMatch(Setup(GAME, 5, {}, "seed"))
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
                match.undone.append(match._cut(len(match.log) - 1))  # undo, known to be allowed
                match._note("undo", seat)
                match.redo(seat)
    took: list[float] = []

    async def load(storage: Storage) -> None:
        hall = Hall(Services(Settings(), storage, BotPool(1, 1)))
        wish = NewTable(game=GAME.id, seats=[NewSeat("me")] * 5)
        table = await open_table(hall, "k" * 64, wish)
        facts = table.facts
        facts.id, facts.seed, facts.number = "long-table", "seed", len(match.log)
        entries, snapshots = match.take()
        await storage.create(Changes(facts, table.seats, entries, snapshots))
        for _ in range(8):
            began = time.process_time()  # others may want this machine, too
            stored = await storage.load("long-table")
            assert stored is not None
            back = restore(stored)
            took.append(time.process_time() - began)
            assert back.log == match.log
            assert len(stored.entries) > 2000

    with_storage(url, load)
    assert min(took) < 0.05, took


def test_one_bad_write_does_not_spoil_the_others(url: str) -> None:
    async def write(storage: Storage) -> None:
        hall = Hall(Services(Settings(), storage, BotPool(1, 1)))
        wish = NewTable(game=GAME.id, seats=[NewSeat("me")] * 2)
        tables = [await open_table(hall, "k" * 64, wish) for _ in range(6)]
        table = tables[0]
        play_randomly(table.match, Random("x"), 1)
        entries, snapshots = table.match.take()
        outcomes = await asyncio.gather(
            *(storage.save(Changes(other.facts)) for other in tables[1:4]),
            storage.save(Changes(table.facts, (), entries, snapshots)),
            storage.save(Changes(table.facts, (), entries, snapshots)),  # the same entries twice
            *(storage.save(Changes(other.facts)) for other in tables[4:]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [IntegrityError]

    with_storage(url, write)


def test_a_table_whose_change_cannot_be_stored_is_read_again(url: str) -> None:
    """Another server has written in the meantime: what was not stored has not happened."""

    async def conflict(storage: Storage) -> None:
        first, second = (Hall(Services(Settings(), storage, BotPool(1, 1))) for _ in range(2))
        wish = NewTable(game=GAME.id, seats=[NewSeat("me")] * 2)
        name = (await open_table(first, "k" * 64, wish)).facts.id
        for hall in (first, second):
            await hall.find(name)
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
        hall = Hall(Services(Settings(), storage, BotPool(1, 1)))
        wish = NewTable(game=GAME.id, seats=[NewSeat("me")] * 2)
        table = await open_table(hall, "k" * 64, wish)
        for name, game, version in (("older-rules", GAME.id, 0), ("other-game", "no-such-game", 1)):
            table.facts.id, table.facts.game, table.facts.version = name, game, version
            await storage.create(Changes(table.facts, table.seats))
            with pytest.raises(Problem) as raised:
                await hall.find(name)
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
        assert (stored.facts.coming, stored.facts.updated) == ([1, 2], 5_000_000_000_000)
        assert stored.seats == []
        assert await storage.load("nothing") is None

    with_storage(url, read)
