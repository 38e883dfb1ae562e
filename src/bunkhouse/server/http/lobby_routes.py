"""The endpoints away from a table: games, texts, lists of tables, a new table."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

import bunkhouse
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import has
from bunkhouse.server.http.endpoints import AllTables, Body, Key, gives, gives_text, reply
from bunkhouse.server.protocol.structs import GameInfo, Health, Lobby, NewTable, TableInfo, TableSummary
from bunkhouse.server.storage.stored import Listed, moment
from bunkhouse.server.tables import catalogue
from bunkhouse.server.tables.loaded import LoadedTables
from bunkhouse.server.tables.opening import open_table

router = APIRouter()


@router.get("/health", responses=gives(Health))
async def health(tables: AllTables) -> Response:
    return reply(Health("ok", bunkhouse.__version__, len(tables.in_memory)))


@router.get("/games", responses=gives(list[GameInfo]))
async def all_games() -> Response:
    """The games of the house with their options, bots and scenarios."""
    return reply(await asyncio.to_thread(catalogue.game_infos))


@router.get("/games/{game}/components", response_class=Response, responses=gives_text(404, 422))
async def components(game: str) -> Response:
    """The components file of a game, to be corrected and given to a new table."""
    text = game_named(game).components()
    headers = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/texts/{language}", response_class=Response, responses=gives_text(404) | {304: {"description": "Known"}})
async def texts(language: str, request: Request) -> Response:
    """All messages of a language as Fluent source."""
    source = await asyncio.to_thread(catalogue.texts, language)
    etag = f'"{hashlib.sha256(source).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": etag}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(source, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/tables", responses=gives(Lobby))
async def lobby(tables: AllTables, key: Key) -> Response:
    """My tables, those with open seats, those to watch, and finished ones."""
    found = await tables.services.storage.lobby(key)
    return reply(Lobby(*([summary(tables, key, listed) for listed in each] for each in found)))


@router.post(
    "/tables",
    responses=gives(TableInfo, 403, 404, 409, 410, 413, 415, 422),
)
async def create(tables: AllTables, key: Key, wish: Annotated[NewTable, Depends(Body(NewTable))]) -> Response:
    """Open a table. It starts at once unless a seat is open."""
    table = await open_table(tables, key, wish)
    return reply(table.info(key))


def summary(tables: LoadedTables, key: str, listed: Listed) -> TableSummary:
    header = listed.header
    table = tables.in_memory.get(header.id)
    present = {viewer.key for viewer in table.viewers} if table is not None else set()
    mine = [seat.index for seat in listed.seats if seat.holder == key and not seat.playing_bot]
    return TableSummary(
        id=header.id,
        name=header.name,
        game=header.game,
        state=header.state,
        seats=[seat.info(key, seat.holder is not None and seat.holder in present) for seat in listed.seats],
        number=header.number,
        your_turn=header.state == "running" and any(has(header.to_act, seat) for seat in mine),
        created=moment(header.created),
        updated=moment(header.updated),
    )
