"""The endpoints of a table: commands, questions, and the socket for live updates."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, WebSocket
from starlette.responses import Response

from bunkhouse.server.http.endpoints import AllTables, Body, Key, gives, gives_text, reply
from bunkhouse.server.http.live import LiveViewer
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.protocol.structs import (
    AnswerRewind,
    AskHint,
    AskRewind,
    Hint,
    Join,
    Leave,
    Play,
    Played,
    Position,
    Preset,
    Preview,
    Previewed,
    PutBot,
    Say,
    Start,
    StepBack,
    Substitute,
    TableInfo,
    Why,
    WhyNot,
)
from bunkhouse.server.tables import drafts, hints, playing, seating
from bunkhouse.server.tables.loaded import LoadedTables
from bunkhouse.server.tables.positions import position
from bunkhouse.server.tables.record import record_text
from bunkhouse.server.tables.table import Table

router = APIRouter(prefix="/tables/{table}")
ALL = (403, 404, 409, 410, 413, 415, 422)


@router.get("", responses=gives(TableInfo, 403, 404, 410))
async def info(table: str, tables: AllTables, key: Key) -> Response:
    async with tables.hold(table) as found:
        found.must_be_visible(key)
        return reply(found.info(key))


@router.post("/join", responses=gives(TableInfo, *ALL))
async def join(table: str, tables: AllTables, key: Key, wish: Annotated[Join, Depends(Body(Join))]) -> Response:
    """Sit down on an open seat (the first one if none is named), or take the own seat back."""
    async with tables.hold(table) as found:
        await seating.join(found, key, wish.seat, wish.name)
        return reply(found.info(key))


@router.post("/leave", responses=gives(TableInfo, *ALL))
async def leave(table: str, tables: AllTables, key: Key, wish: Annotated[Leave, Depends(Body(Leave))]) -> Response:
    """Stand up. Once the game runs the seat stays bound to its key and can be taken back by joining or by playing;
    meanwhile a bot may keep it warm."""
    async with tables.hold(table) as found:
        await seating.leave(found, key, wish.seat, wish.bot)
        await playing.forget_answer(found, wish.seat)
        return reply(found.info(key))


@router.post("/substitute", responses=gives(TableInfo, *ALL))
async def substitute(
    table: str, tables: AllTables, key: Key, wish: Annotated[Substitute, Depends(Body(Substitute))]
) -> Response:
    """Let a bot keep the seat of somebody who is away warm, or no longer: for all who sit at the table."""
    async with tables.hold(table) as found:
        await seating.substitute(found, key, wish.seat, wish.bot)
        return reply(found.info(key))


@router.post("/bot", responses=gives(TableInfo, *ALL))
async def put_bot(table: str, tables: AllTables, key: Key, wish: Annotated[PutBot, Depends(Body(PutBot))]) -> Response:
    """The host puts a bot on an open seat, gives a bot another level, or frees its seat before the game."""
    async with tables.hold(table) as found:
        await seating.put_bot(found, key, wish.seat, wish.bot, wish.name)
        return reply(found.info(key))


@router.post("/preset", responses=gives(TableInfo, *ALL))
async def preset(table: str, tables: AllTables, key: Key, wish: Annotated[Preset, Depends(Body(Preset))]) -> Response:
    """Let every window pass without being asked, or be asked again."""
    async with tables.hold(table) as found:
        await seating.preset(found, key, wish.seat, wish.lets_pass)
        return reply(found.info(key))


@router.post("/start", responses=gives(TableInfo, *ALL))
async def start(table: str, tables: AllTables, key: Key, wish: Annotated[Start, Depends(Body(Start))]) -> Response:
    """The host starts; bots take the seats that are still open."""
    async with tables.hold(table) as found:
        await seating.start(found, key, wish.bot)
        return reply(found.info(key))


@router.post("/moves", responses=gives(Played, *ALL))
async def play(table: str, tables: AllTables, key: Key, wish: Annotated[Play, Depends(Body(Play))]) -> Response:
    """Play these actions in order, all or none. The answer means that they are on disk."""
    async with tables.hold(table) as found:
        return reply(Played(await playing.play(found, key, wish)))


@router.post("/undo", responses=gives(Played, *ALL))
async def undo(table: str, tables: AllTables, key: Key, wish: Annotated[StepBack, Depends(Body(StepBack))]) -> Response:
    """Take the own last move back, if nothing has been revealed since."""
    async with tables.hold(table) as found:
        return reply(Played(await playing.undo(found, key, wish.seat, wish.number)))


@router.post("/redo", responses=gives(Played, *ALL))
async def redo(table: str, tables: AllTables, key: Key, wish: Annotated[StepBack, Depends(Body(StepBack))]) -> Response:
    async with tables.hold(table) as found:
        return reply(Played(await playing.redo(found, key, wish.seat, wish.number)))


@router.post("/rewind", responses=gives(TableInfo, *ALL))
async def ask_rewind(
    table: str, tables: AllTables, key: Key, wish: Annotated[AskRewind, Depends(Body(AskRewind))]
) -> Response:
    """Ask everybody else to go back past a revelation."""
    async with tables.hold(table) as found:
        await playing.ask_rewind(found, key, wish.seat, wish.to)
        return reply(found.info(key))


@router.post("/rewind/answer", responses=gives(TableInfo, *ALL))
async def answer_rewind(
    table: str, tables: AllTables, key: Key, wish: Annotated[AnswerRewind, Depends(Body(AnswerRewind))]
) -> Response:
    async with tables.hold(table) as found:
        await playing.answer_rewind(found, key, wish.seat, wish.agree)
        return reply(found.info(key))


@router.post("/chat", responses=gives(TableInfo, *ALL))
async def chat(table: str, tables: AllTables, key: Key, wish: Annotated[Say, Depends(Body(Say))]) -> Response:
    async with tables.hold(table) as found:
        await playing.say(found, key, wish.text)
        return reply(found.info(key))


@router.post("/preview", responses=gives(Previewed, *ALL))
async def preview(
    table: str, tables: AllTables, key: Key, wish: Annotated[Preview, Depends(Body(Preview))]
) -> Response:
    """What the seat would see after these actions, up to chance. Changes nothing."""
    async with tables.hold(table) as found:
        at_own_turn(found, key, wish.seat, wish.number)
        match = found.match
        return reply(drafts.preview(match.game, match.state, wish.seat, wish.number, wish.actions))


@router.post("/why", responses=gives(WhyNot, *ALL))
async def why(table: str, tables: AllTables, key: Key, wish: Annotated[Why, Depends(Body(Why))]) -> Response:
    """Which rule forbids this choice?"""
    async with tables.hold(table) as found:
        at_own_turn(found, key, wish.seat, wish.number)
        match = found.match
        return reply(drafts.why_not(match.game, match.state, wish.seat, wish.actions, wish.choice))


@router.post("/hint", responses=gives(Hint, *ALL))
async def hint(table: str, tables: AllTables, key: Key, wish: Annotated[AskHint, Depends(Body(AskHint))]) -> Response:
    """What would the foreman do, and why?"""
    return Response(await hints.hint(tables, table, key, wish), media_type="application/json")


@router.get("/positions/{number}", responses=gives(Position, 403, 404, 409, 410, 422))
async def past_position(
    table: str,
    number: Annotated[int, Path(ge=0, le=1_000_000)],
    tables: AllTables,
    key: Key,
    seat: Annotated[int | None, Query(ge=0, le=6)] = None,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """The position after so many moves, as my seat knew it; once the game is over, as any seat did. Moves and events
    are told from `since` on."""
    async with tables.hold(table) as found:
        found.must_be_visible(key)
        if found.header.state == "open":
            raise Problem(409, "table-not-started")
        if number > len(found.match.log):
            raise Problem(404, "no-such-position", {"number": number, "last": len(found.match.log)})
        return reply(position(found.match, found.journal, eyes(found, key, seat), number, since))


@router.get("/record", response_class=Response, responses=gives_text(403, 404, 409, 410))
async def record(table: str, tables: AllTables, key: Key) -> Response:
    """The whole game as text."""
    async with tables.hold(table) as found:
        found.must_be_visible(key)
        text = record_text(found)
    name = f"{found.header.game}-{found.header.id}.txt"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.websocket("/live")
async def live(socket: WebSocket, table: str) -> None:
    tables: LoadedTables = socket.app.state.tables
    key: str | None = None if socket.state.is_new else socket.state.key
    address = socket.client.host if socket.client else None
    if address in tables.services.settings.exempt:
        address = None
    places = socket.app.state.places
    await socket.accept()
    with places.by_key.place(key) as room_for_key, places.by_address.place(address) as room_for_address:
        if not (room_for_key and room_for_address):
            await socket.close(4429)
            return
        try:
            found = await tables.find(table)
            found.must_be_visible(key)
        except Problem as problem:
            await socket.close(4000 + problem.status)
            return
        await LiveViewer(socket, key).serve(found)


def at_own_turn(table: Table, key: str, seat: int, number: int) -> None:
    table.my_seat(key, seat)
    table.must_be_running()
    table.must_be_at(number)


def eyes(table: Table, key: str, wished: int | None) -> int | None:
    """The seat to look through: one of mine, any once the table is over, or none."""
    mine = table.my_seats(key)
    if wished is None:
        return mine[0] if mine else None
    if wished in mine or (table.header.state == "over" and wished < len(table.seats)):
        return wished
    raise Problem(403, "not-your-seat")
