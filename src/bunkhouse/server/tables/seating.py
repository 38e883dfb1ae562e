"""Sitting down, leaving, coming back, and starting. The caller holds the table's lock."""

from __future__ import annotations

from math import ceil

from bunkhouse.bots import bot_names, usual_bot
from bunkhouse.core.words import Arguments
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.storage.stored import ChatPost, Seat
from bunkhouse.server.tables.table import Table


def known_bot(game: str, name: str | None) -> str:
    """The bot's name, checked; the usual one of the game if none is given."""
    if name is not None and name not in bot_names(game):
        raise Problem(422, "unknown-bot", {"bot": name, "known": ", ".join(bot_names(game))})
    return name or usual_bot(game)


def cleaned(text: str | None) -> str | None:
    """One line without control characters, or nothing."""
    words = "".join(letter if letter.isprintable() else " " for letter in text or "").split()
    return " ".join(words) or None


async def join(table: Table, key: str, index: int | None, name: str | None) -> None:
    """Sit down on an open seat, or take one's own seat back."""
    seat = _wanted_seat(table, key, index)
    told = cleaned(name)
    if seat.holder == key:
        if not seat.away and told in (None, seat.name):
            return
        seat.name = told or seat.name
        await table.commit([seat], come_back(table, seat))
        return
    if seat.kind != "open":
        raise Problem(409, "seat-taken")
    seat.kind, seat.holder, seat.name, seat.away = "person", key, told, False
    await _settle(table, [seat], "notice-joined", seat)


def _wanted_seat(table: Table, key: str, index: int | None) -> Seat:
    if index is not None:
        return table.seat(index)
    for seat in table.seats:
        if seat.holder == key and seat.away:
            return seat
    for seat in table.seats:
        if seat.kind == "open":
            return seat
    for seat in table.seats:
        if seat.holder == key:
            return seat
    raise Problem(409, "table-full")


def come_back(table: Table, seat: Seat) -> list[ChatPost]:
    """Whoever was away has the seat again, at once and as it is; what is to be told of it."""
    if not seat.away:
        return []
    seat.away, seat.bot = False, None
    return [table.notice("notice-back", {"name": table.name_of(seat.index)}, seat.index)]


async def leave(table: Table, key: str, index: int, bot: str | None = None) -> None:
    """Before the start the seat is free again; after it, it stays bound to its key, and the bot keeps it warm."""
    seat = table.my_seat(key, index)
    if seat.away:
        return
    left = [table.notice("notice-left", {"name": table.name_of(index)}, index)]
    if table.header.state == "open":
        seat.kind, seat.holder, seat.name = "open", None, None
    else:
        if bot is not None:
            seat.bot = known_bot(table.match.game.id, bot)
            left.append(told_substitute(table, seat))
        seat.away = True
    await table.commit([seat], left)


async def substitute(table: Table, key: str, index: int, bot: str | None) -> None:
    """A bot keeps the seat of somebody absent warm, until they want it back; None takes it away again."""
    table.must_play_here(key)
    seat = table.seat(index)
    absent_in = table.absent_in(seat)
    if absent_in is None:
        raise Problem(409, "seat-not-away")
    if absent_in > 0:
        raise Problem(409, "seat-not-yet-away", {"seconds": ceil(absent_in)})
    was = seat.playing_bot
    seat.bot = None if bot is None else known_bot(table.match.game.id, bot)
    seat.away = seat.away or seat.bot is not None
    if seat.playing_bot != was:
        await table.commit([seat], [told_substitute(table, seat)])


def told_substitute(table: Table, seat: Seat) -> ChatPost:
    told: Arguments = {"name": table.name_of(seat.index), "bot": seat.bot or "none"}
    return table.notice("notice-substitute", told, seat.index)


async def put_bot(table: Table, key: str, index: int, bot: str | None, name: str | None) -> None:
    """The host decides who takes an open seat, and how well a bot plays; people are never touched."""
    table.must_be_host(key)
    seat = table.seat(index)
    if table.header.state == "over":
        raise Problem(409, "table-over")
    if seat.kind == "person":
        raise Problem(409, "seat-taken")
    if bot is None:
        if table.header.state != "open":
            raise Problem(409, "seat-needs-a-bot")
        seat.kind, seat.bot, seat.name = "open", None, None
        await table.commit([seat])
        return
    was, seat.bot, seat.kind = seat.bot, known_bot(table.match.game.id, bot), "bot"
    seat.name = seat.name or cleaned(name)
    if table.header.state == "open":
        await _settle(table, [seat], None, None)
    elif seat.bot != was:
        told = table.notice("notice-level", {"name": table.name_of(index), "bot": seat.bot}, index)
        await table.commit([seat], [told])


async def preset(table: Table, key: str, index: int, lets_pass: bool) -> None:
    """Let every window pass from now on, or be asked again."""
    seat = table.my_seat(key, index)
    if seat.lets_pass != lets_pass:
        seat.lets_pass = lets_pass
        await table.commit([seat])


async def start(table: Table, key: str, bot: str | None = None) -> None:
    """Bots of this name, or the usual ones, fill the seats still open."""
    table.must_be_host(key)
    name = known_bot(table.match.game.id, bot)
    if table.header.state != "open":
        return
    filled = [seat for seat in table.seats if seat.kind == "open"]
    for seat in filled:
        seat.kind, seat.bot = "bot", name
    await _settle(table, filled, None, None)


async def _settle(table: Table, seats: list[Seat], notice: str | None, about: Seat | None) -> None:
    """Store the seats; if that was the last open one, the game begins."""
    chat: list[ChatPost] = []
    if notice is not None and about is not None:
        chat.append(table.notice(notice, {"name": table.name_of(about.index)}, about.index))
    begins = table.header.state == "open" and all(seat.kind != "open" for seat in table.seats)
    if begins:
        table.header.state = "running"
    await table.commit(seats, chat, since=0 if begins else None)
