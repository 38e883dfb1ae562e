"""Moves, undo, going back by consent, and chat. The caller holds the table's lock."""

from __future__ import annotations

from bunkhouse.core.words import Mistake
from bunkhouse.play.journal import Move
from bunkhouse.server.protocol.problems import Problem, mistaken
from bunkhouse.server.protocol.structs import Play
from bunkhouse.server.storage.stored import ChatPost, now
from bunkhouse.server.tables import drafts
from bunkhouse.server.tables.seating import cleaned, come_back
from bunkhouse.server.tables.table import Rewind, Table


async def play(table: Table, key: str, wish: Play) -> int:
    """All of the actions or none; the new position number. A repeat of what was just played changes nothing."""
    seat = table.my_seat(key, wish.seat)
    if table.header.state == "open":
        table.must_be_running()
    moves = [Move(wish.seat, action) for action in wish.actions]
    mine = [move for move in table.match.log[wish.number :] if move.seat == wish.seat]
    if mine[: len(moves)] == moves:
        return len(table.match.log)
    table.must_be_running()
    table.must_be_at(wish.number, wish.seat)
    if table.clock is not None and table.clock.is_window:  # nobody else hears of it before the window closes
        drafts.check(table.match.game, table.match.state, wish.seat, wish.actions)
        table.clock.intended[wish.seat] = wish.actions[0]
        table.tell_seat(wish.seat)
        if seat.away:
            await table.commit([seat], come_back(table, seat))
        return len(table.match.log)
    await act(table, wish.seat, wish.actions, comes_back=seat.away)
    return len(table.match.log)


async def act(table: Table, seat: int, actions: list[int], comes_back: bool = False) -> None:
    """Play what a person or a bot has chosen. A person who was away and acts has the seat again."""
    match = table.match
    before = len(match.log)
    drafts.check(match.game, match.state, seat, actions)
    for action in actions:
        match.act(seat, action)
    if comes_back:
        await table.commit([table.seats[seat]], come_back(table, table.seats[seat]), since=before)
    else:
        await table.commit(since=before)


async def undo(table: Table, key: str, index: int, number: int) -> int:
    table.my_seat(key, index)
    table.must_be_running()
    table.must_be_at(number)
    since = table.match.last_move(index) or 0
    try:
        table.match.undo(index)
    except Mistake as mistake:
        raise Problem(409, mistake.message) from None
    told = table.notice("notice-undo", {"name": table.name_of(index)}, index)
    await table.commit(chat=[told], since=since)
    return len(table.match.log)


async def redo(table: Table, key: str, index: int, number: int) -> int:
    table.my_seat(key, index)
    table.must_be_running()
    table.must_be_at(number)
    try:
        table.match.redo(index)
    except Mistake as mistake:
        raise Problem(409, mistake.message) from None
    await table.commit(since=number)
    return len(table.match.log)


async def ask_rewind(table: Table, key: str, index: int, to: int) -> None:
    """Ask every other person; those on the same device, bots and people who have left agree."""
    table.my_seat(key, index)
    table.must_be_running()
    if not table.match.first <= to < len(table.match.log):
        raise Problem(409, "nothing-to-undo")
    if table.rewind is not None and table.rewind.asked_by != index:
        raise Problem(409, "rewind-already-asked")
    others = [seat for seat in table.seats if seat.kind == "person" and seat.holder != key and not seat.away]
    table.rewind = Rewind(index, to, {seat.index: None for seat in others})
    table.tell(rewind=True)
    await _settle_rewind(table, table.rewind)


async def answer_rewind(table: Table, key: str, index: int, agree: bool) -> None:
    table.my_seat(key, index)
    asked = table.rewind
    if asked is None or (index not in asked.answers and index != asked.asked_by):
        raise Problem(409, "rewind-not-asked")
    if index == asked.asked_by and not agree:  # the asker thinks better of it
        table.rewind = None
        table.tell(rewind=True)
        return
    if not agree:
        table.rewind = None
        table.tell(rewind=True)
        told = table.notice("notice-rewind-refused", {"name": table.name_of(index)}, index)
        await table.commit(chat=[told])
        return
    if index in asked.answers:
        asked.answers[index] = True
        table.tell(rewind=True)
    await _settle_rewind(table, asked)


async def forget_answer(table: Table, index: int) -> None:
    """Whoever has left need not be waited for."""
    if table.rewind is not None:
        if table.rewind.asked_by == index:
            table.rewind = None
        else:
            table.rewind.answers.pop(index, None)
            await _settle_rewind(table, table.rewind)
        table.tell(rewind=True)


async def _settle_rewind(table: Table, asked: Rewind) -> None:
    if not all(asked.answers.values()):
        return
    try:
        table.match.rewind(asked.asked_by, asked.to)
    except Mistake as mistake:
        raise mistaken(mistake) from None
    table.services.bots.leave(table.header.id)  # what they remember has not happened
    told = table.notice("notice-rewound", {"name": table.name_of(asked.asked_by)}, asked.asked_by)
    await table.commit(chat=[told], since=min(asked.to, len(table.match.log)))


async def say(table: Table, key: str, text: str) -> None:
    mine = table.my_seats(key)
    words = cleaned(text)
    if words is None:
        raise Problem(422, "nothing-said")
    if not mine and not (table.header.watchable or table.header.host == key):
        raise Problem(403, "table-private")
    seat = mine[0] if mine else None
    name = table.seats[seat].name if seat is not None else None
    await table.commit(chat=[ChatPost(len(table.chat), seat, name, words, now())])
