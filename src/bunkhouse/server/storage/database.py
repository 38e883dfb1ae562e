"""What is on disk: SQLite in a file, or PostgreSQL by URL. Nothing here blocks the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from bunkhouse.server.storage import migrations, rows
from bunkhouse.server.storage.stored import Changes, Listed, Stored
from bunkhouse.server.storage.writer import Writer

T = TypeVar("T")


class Storage:
    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        migrations.upgrade(self._engine)
        self._writer = Writer(self._engine, asyncio.get_running_loop())
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="bunkhouse-reader")

    async def create(self, changes: Changes) -> None:
        await self._writer.write(lambda connection: rows.create(connection, changes))

    async def save(self, changes: Changes) -> None:
        await self._writer.write(lambda connection: rows.save(connection, changes))

    async def load(self, table: str) -> Stored | None:
        return await self._read(lambda connection: rows.load(connection, table))

    async def lobby(self, key: str) -> list[list[Listed]]:
        """Tables of mine, open ones, those to watch, and finished ones."""
        return await self._read(lambda connection: rows.lobby(connection, key))

    async def with_bots(self) -> list[str]:
        """Running tables with a bot to move."""
        return await self._read(rows.with_bots)

    def close(self) -> None:
        self._readers.shutdown()
        self._writer.close()
        self._engine.dispose()

    async def _read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self._engine.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)


def open_engine(url: str) -> Engine:
    where = make_url(url)
    if where.get_backend_name() == "postgresql":
        return create_engine(where.set(drivername="postgresql+psycopg"), pool_size=6, pool_pre_ping=True)
    return _open_sqlite(where)


def _open_sqlite(where: URL) -> Engine:
    engine = create_engine(where, connect_args={"check_same_thread": False, "timeout": 10})

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit that has been told survives a loss of power
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine
