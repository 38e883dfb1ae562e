"""The tables of the database. Migrations live in migrations/versions; a test holds the two together.

`moves` and `snapshots` only ever grow: going back is an entry of its own.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TABLE_ID = String(32)


class Model(DeclarativeBase):
    pass


class TableRow(Model):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(TABLE_ID, primary_key=True)
    name: Mapped[str | None] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(60))
    version: Mapped[int]  # of the rules
    options: Mapped[str] = mapped_column(Text)  # JSON
    state: Mapped[str] = mapped_column(String(8))
    host: Mapped[str] = mapped_column(String(64))  # hash of a key
    watchable: Mapped[bool]
    show_remaining: Mapped[bool]
    hints: Mapped[bool]
    seed: Mapped[str | None] = mapped_column(String(200))
    commitment: Mapped[str | None] = mapped_column(String(64))
    source: Mapped[str | None] = mapped_column(Text)  # JSON
    coming: Mapped[str] = mapped_column(Text)  # JSON
    number: Mapped[int]  # moves in the log
    to_act: Mapped[int]  # mask of the seats
    created: Mapped[int] = mapped_column(BigInteger)  # milliseconds since 1970
    updated: Mapped[int] = mapped_column(BigInteger)
    data: Mapped[str | None] = mapped_column(Text)  # a components file, if it is not the game's own

    __table_args__ = (Index("tables_by_state", "state", "updated"),)


class SeatRow(Model):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(TABLE_ID, ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str | None] = mapped_column(String(80))
    bot: Mapped[str | None] = mapped_column(String(60))
    holder: Mapped[str | None] = mapped_column(String(64), index=True)  # hash of a key
    away: Mapped[bool]
    lets_pass: Mapped[bool]


class MoveRow(Model):
    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(TABLE_ID, ForeignKey("tables.id"), primary_key=True)
    ordinal: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))  # move, redo, undo, again, rewind
    seat: Mapped[int]
    number: Mapped[int]
    action: Mapped[int] = mapped_column(BigInteger)
    seen_by: Mapped[int]  # mask of the seats that may know the move
    events: Mapped[str] = mapped_column(Text)  # JSON
    at: Mapped[int] = mapped_column(BigInteger)


class SnapshotRow(Model):
    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(TABLE_ID, ForeignKey("tables.id"), primary_key=True)
    ordinal: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int]
    version: Mapped[int]  # of the rules
    data: Mapped[str] = mapped_column(Text)  # JSON


class ChatRow(Model):
    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(TABLE_ID, ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int | None]
    name: Mapped[str | None] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text)
    notice: Mapped[str | None] = mapped_column(String(60))
    arguments: Mapped[str] = mapped_column(Text)  # JSON
    at: Mapped[int] = mapped_column(BigInteger)
