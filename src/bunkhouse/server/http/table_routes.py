"""The endpoints of a table: commands, questions, and the socket for live updates."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

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

Wish = TypeVar("Wish")
Command = Callable[[Table, str, Wish], Awaitable[object]]

router = APIRouter(prefix="/tables/{table}")
ALL = (403, 404, 409, 410, 413, 415, 422)


@router.get("", responses=gives(TableInfo, 403, 404, 410))
async def info(table: str, tables: AllTables, key: Key) -> Response:
    async with tables.hold(table) as found:
        found.must_be_visible(key)
        return reply(found.info(key))


def command(path: str, kind: type[Wish], answer: type = TableInfo) -> Callable[[Command[Wish]], Command[Wish]]:
    """An endpoint that does something at a table, while nobody else does. Its answer is what the function gives, or the
    table as it is then."""

    def add(act: Command[Wish]) -> Command[Wish]:
        async def endpoint(table: str, tables: AllTables, key: Key, wish: Wish) -> Response:
            async with tables.hold(table) as found:
                given = await act(found, key, wish)
                return reply(found.info(key) if given is None else given)

        # FastAPI reads the body and describes the endpoint by these.
        endpoint.__annotations__["wish"] = Annotated[kind, Depends(Body(kind))]
        endpoint.__name__, endpoint.__doc__ = act.__name__, act.__doc__
        router.post(path, responses=gives(answer, *ALL))(endpoint)
        return act

    return add


@command("/join", Join)
async def join(table: Table, key: str, wish: Join) -> None:
    """Sit down on an open seat (the first one if none is named), or take the own seat back."""
    await seating.join(table, key, wish.seat, wish.name)


@command("/leave", Leave)
async def leave(table: Table, key: str, wish: Leave) -> None:
    """Stand up. Once the game runs the seat stays bound to its key and can be taken back by joining or by playing;
    meanwhile a bot may keep it warm."""
    await seating.leave(table, key, wish.seat, wish.bot)
    await playing.forget_answer(table, wish.seat)


@command("/substitute", Substitute)
async def substitute(table: Table, key: str, wish: Substitute) -> None:
    """Let a bot keep the seat of somebody who is away warm, or no longer: for all who sit at the table."""
    await seating.substitute(table, key, wish.seat, wish.bot)


@command("/bot", PutBot)
async def put_bot(table: Table, key: str, wish: PutBot) -> None:
    """The host puts a bot on an open seat, gives a bot another level, or frees its seat before the game."""
    await seating.put_bot(table, key, wish.seat, wish.bot, wish.name)


@command("/preset", Preset)
async def preset(table: Table, key: str, wish: Preset) -> None:
    """Let every window pass without being asked, or be asked again."""
    await seating.preset(table, key, wish.seat, wish.lets_pass)


@command("/start", Start)
async def start(table: Table, key: str, wish: Start) -> None:
    """The host starts; bots take the seats that are still open."""
    await seating.start(table, key, wish.bot)


@command("/moves", Play, Played)
async def play(table: Table, key: str, wish: Play) -> Played:
    """Play these actions in order, all or none. The answer means that they are on disk."""
    return Played(await playing.play(table, key, wish))


@command("/undo", StepBack, Played)
async def undo(table: Table, key: str, wish: StepBack) -> Played:
    """Take the own last move back, if nothing has been revealed since."""
    return Played(await playing.undo(table, key, wish.seat, wish.number))


@command("/redo", StepBack, Played)
async def redo(table: Table, key: str, wish: StepBack) -> Played:
    return Played(await playing.redo(table, key, wish.seat, wish.number))


@command("/rewind", AskRewind)
async def ask_rewind(table: Table, key: str, wish: AskRewind) -> None:
    """Ask everybody else to go back past a revelation."""
    await playing.ask_rewind(table, key, wish.seat, wish.to)


@command("/rewind/answer", AnswerRewind)
async def answer_rewind(table: Table, key: str, wish: AnswerRewind) -> None:
    await playing.answer_rewind(table, key, wish.seat, wish.agree)


@command("/chat", Say)
async def chat(table: Table, key: str, wish: Say) -> None:
    await playing.say(table, key, wish.text)


@command("/preview", Preview, Previewed)
async def preview(table: Table, key: str, wish: Preview) -> Previewed:
    """What the seat would see after these actions, up to chance. Changes nothing."""
    at_own_turn(table, key, wish.seat, wish.number)
    match = table.match
    return drafts.preview(match.game, match.state, wish.seat, wish.number, wish.actions)


@command("/why", Why, WhyNot)
async def why(table: Table, key: str, wish: Why) -> WhyNot:
    """Which rule forbids this choice?"""
    at_own_turn(table, key, wish.seat, wish.number)
    match = table.match
    return drafts.why_not(match.game, match.state, wish.seat, wish.actions, wish.choice)


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
