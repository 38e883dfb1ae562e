"""Rows in and out: a table with all that belongs to it as structs, and what is listed in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import cast

import msgspec
from sqlalchemy import Connection, RowMapping, insert, or_, select, update

from bunkhouse.core.seats import has
from bunkhouse.play.journal import Entry, EntryKind
from bunkhouse.server.protocol.structs import encode
from bunkhouse.server.storage.models import ChatRow, MoveRow, SeatRow, SnapshotRow, TableRow
from bunkhouse.server.storage.stored import (
    Changes,
    ChatPost,
    Listed,
    Seat,
    Snapshot,
    Stored,
    StoredEntry,
    StoredEvent,
    TableHeader,
    now,
)

LISTED = 100  # tables in each list of the lobby
SUMMARY = [column for column in TableRow.__table__.columns if column.name != "data"]
IN_JSON = ("options", "coming", "source")
FORGOTTEN = 7 * 24 * 3600 * 1000  # milliseconds without a move, after which strangers are no longer shown a table

_events = msgspec.json.Decoder(list[StoredEvent])
_data = msgspec.json.Decoder(dict[str, list[int]])


def create(connection: Connection, changes: Changes) -> None:
    connection.execute(insert(TableRow).values(_table_values(changes.header)))
    connection.execute(insert(SeatRow), [_seat_values(changes.header.id, seat) for seat in changes.seats])
    _append(connection, changes)


def save(connection: Connection, changes: Changes) -> None:
    header = changes.header
    changed = {"state": header.state, "number": header.number, "to_act": header.to_act, "updated": header.updated}
    connection.execute(update(TableRow).where(TableRow.id == header.id).values(changed))
    for seat in changes.seats:
        connection.execute(
            update(SeatRow)
            .where(SeatRow.table_id == header.id, SeatRow.seat == seat.index)
            .values(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                holder=seat.holder,
                away=seat.away,
                lets_pass=seat.lets_pass,
            )
        )
    _append(connection, changes)


def _append(connection: Connection, changes: Changes) -> None:
    table, at = changes.header.id, now()
    if changes.entries:
        rows = [
            {
                "table_id": table, "ordinal": entry.ordinal, "kind": entry.kind, "seat": entry.seat,
                "number": entry.number, "action": entry.action,
                "seen_by": entry.seen_by, "events": encode(stored.events).decode(), "at": at,
            }
            for stored in changes.entries
            for entry in (stored.entry,)
        ]  # fmt: skip
        connection.execute(insert(MoveRow), rows)
    if changes.snapshots:
        kept = [
            {
                "table_id": table, "ordinal": snapshot.ordinal, "number": snapshot.number,
                "version": changes.header.version, "data": encode(snapshot.position).decode(),
            }
            for snapshot in changes.snapshots
        ]  # fmt: skip
        connection.execute(insert(SnapshotRow), kept)
    if changes.chat:
        said = [
            asdict(post) | {"table_id": table, "arguments": encode(post.arguments).decode()} for post in changes.chat
        ]
        connection.execute(insert(ChatRow), said)


def load(connection: Connection, table: str) -> Stored | None:
    row = connection.execute(select(TableRow.__table__).where(TableRow.id == table)).mappings().one_or_none()
    if row is None:
        return None
    moves = connection.execute(
        select(
            MoveRow.ordinal, MoveRow.kind, MoveRow.seat, MoveRow.number, MoveRow.action, MoveRow.seen_by, MoveRow.events
        )
        .where(MoveRow.table_id == table)
        .order_by(MoveRow.ordinal)
    )
    snapshots = connection.execute(
        select(SnapshotRow.ordinal, SnapshotRow.number, SnapshotRow.data).where(SnapshotRow.table_id == table)
    )
    chat = select(ChatRow.__table__).where(ChatRow.table_id == table).order_by(ChatRow.number)
    return Stored(
        header=_header(row),
        seats=_seats(connection, [table])[table],
        entries=[
            StoredEntry(Entry(ordinal, cast(EntryKind, kind), seat, number, action, seen_by), _events.decode(events))
            for ordinal, kind, seat, number, action, seen_by, events in moves
        ],
        snapshots=[Snapshot(ordinal, number, _data.decode(data)) for ordinal, number, data in snapshots],
        chat=[_post(said) for said in connection.execute(chat).mappings()],
    )


def lobby(connection: Connection, key: str) -> list[list[Listed]]:
    """Tables of mine, open ones, those to watch, and finished ones; the newest first."""
    my_seats = select(SeatRow.table_id).where(SeatRow.holder == key)
    is_public = TableRow.watchable.is_(True)
    is_alive = TableRow.updated > now() - FORGOTTEN
    wanted = (
        or_(TableRow.id.in_(my_seats), TableRow.host == key),
        (TableRow.state == "open") & is_public & is_alive,
        (TableRow.state == "running") & is_public & is_alive,
        (TableRow.state == "over") & is_public,
    )
    lists = []
    for condition in wanted:
        query = select(*SUMMARY).where(condition).order_by(TableRow.updated.desc()).limit(LISTED)
        lists.append([Listed(_header(row)) for row in connection.execute(query).mappings()])
    seats = _seats(connection, sorted({listed.header.id for found in lists for listed in found}))
    for found in lists:
        for listed in found:
            listed.seats = seats[listed.header.id]
    return lists


def with_bots(connection: Connection) -> list[str]:
    """Running tables where it is a bot's turn."""
    query = (
        select(TableRow.id, TableRow.to_act, SeatRow.seat)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(TableRow.state == "running", SeatRow.bot.is_not(None))
        .where(or_(SeatRow.kind == "bot", SeatRow.away.is_(True)))
    )
    return sorted({table for table, to_act, seat in connection.execute(query) if has(to_act, seat)})


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    query = select(SeatRow.__table__).where(SeatRow.table_id.in_(tables)).order_by(SeatRow.seat)
    for row in connection.execute(query).mappings():
        values = dict(row)
        values["index"] = values.pop("seat")
        seats[values.pop("table_id")].append(msgspec.convert(values, Seat))
    return seats


def _header(row: RowMapping) -> TableHeader:
    values: dict[str, object] = {str(name): value for name, value in row.items()}
    values["components"] = values.pop("data", None)
    for name in IN_JSON:
        values[name] = None if values[name] is None else msgspec.json.decode(str(values[name]))
    return msgspec.convert(values, TableHeader)


def _post(row: RowMapping) -> ChatPost:
    values = {str(name): value for name, value in row.items() if name != "table_id"}
    values["arguments"] = msgspec.json.decode(str(values["arguments"]))
    return msgspec.convert(values, ChatPost)


def _table_values(header: TableHeader) -> dict[str, object]:
    values = {name: getattr(header, name) for name in TableHeader.__slots__}
    values["data"] = values.pop("components")
    for name in IN_JSON:
        values[name] = None if values[name] is None else encode(values[name]).decode()
    return values


def _seat_values(table: str, seat: Seat) -> dict[str, object]:
    values = asdict(seat)
    values["seat"] = values.pop("index")
    return values | {"table_id": table}
