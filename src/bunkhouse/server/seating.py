"""Sitting down, leaving, coming back, and starting. The caller holds the table's lock."""

from __future__ import annotations

from bunkhouse.bots import bot_names, usual_bot
from bunkhouse.server.facts import Line, Seat
from bunkhouse.server.problems import Problem
from bunkhouse.server.tables import Table


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
        came_back, seat.away = seat.away, False
        seat.bot = None
        seat.name = told or seat.name
        await _settle(table, [seat], "notice-back" if came_back else None, seat)
        return
    if seat.kind != "open":
        raise Problem(409, "seat-taken")
    seat.kind, seat.holder, seat.name, seat.away = "person", key, told, False
    await _settle(table, [seat], "notice-joined", seat)


def _wanted_seat(table: Table, key: str, index: int | None) -> Seat:
    if index is not None:
        if index >= len(table.seats):
            raise Problem(404, "no-such-seat")
        return table.seats[index]
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


async def leave(table: Table, key: str, index: int) -> None:
    """Before the start the seat is free again; after it, it stays bound to its key."""
    seat = table.my_seat(key, index)
    if seat.away:
        return
    left = table.notice("notice-left", {"name": table.name_of(index)}, index)
    if table.facts.state == "open":
        seat.kind, seat.holder, seat.name = "open", None, None
    else:
        seat.away = True
    await table.commit([seat], [left])


async def substitute(table: Table, key: str, index: int, bot: str | None) -> None:
    """The host lets a bot play for somebody who is away; None takes it away again."""
    table.must_be_host(key)
    if index >= len(table.seats):
        raise Problem(404, "no-such-seat")
    seat = table.seats[index]
    if seat.kind != "person" or not seat.away:
        raise Problem(409, "seat-not-away")
    seat.bot = None if bot is None else known_bot(table.match.game.id, bot)
    told = table.notice("notice-substitute", {"name": table.name_of(index), "bot": bot or "none"}, index)
    await table.commit([seat], [told])


async def preset(table: Table, key: str, index: int, lets_pass: bool) -> None:
    """Let every window pass from now on, or be asked again."""
    seat = table.my_seat(key, index)
    if seat.lets_pass != lets_pass:
        seat.lets_pass = lets_pass
        await table.commit([seat])


async def start(table: Table, key: str) -> None:
    """Bots fill the seats still open."""
    table.must_be_host(key)
    if table.facts.state != "open":
        return
    filled = [seat for seat in table.seats if seat.kind == "open"]
    for seat in filled:
        seat.kind, seat.bot = "bot", usual_bot(table.match.game.id)
    await _settle(table, filled, None, None)


async def _settle(table: Table, seats: list[Seat], notice: str | None, about: Seat | None) -> None:
    """Store the seats; if that was the last open one, the game begins."""
    lines: list[Line] = []
    if notice is not None and about is not None:
        lines.append(table.notice(notice, {"name": table.name_of(about.index)}, about.index))
    begins = table.facts.state == "open" and all(seat.kind != "open" for seat in table.seats)
    if begins:
        table.facts.state = "running"
    await table.commit(seats, lines, since=0 if begins else None)
