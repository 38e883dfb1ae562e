"""What goes on by itself at a table: bots that are asked play, and clocks run out. People can follow either."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from bunkhouse.core.seats import has
from bunkhouse.server.storage.stored import Seat
from bunkhouse.server.tables.clocks import RunningClock
from bunkhouse.server.tables.playing import act
from bunkhouse.server.tables.table import Table

log = logging.getLogger(__name__)


def wake(table: Table) -> None:
    """See to it that bots play if they are asked and that the clock is watched. Called after every change."""
    if not is_at_work(table.bots_at_work) and asked_bot(table) is not None:
        table.bots_at_work = asyncio.create_task(_go_on(table, _play_one))
    if not is_at_work(table.clock_at_work) and running_clock(table) is not None:
        table.clock_at_work = asyncio.create_task(_go_on(table, _run_clock))


def is_at_work(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()


def asked_bot(table: Table) -> Seat | None:
    """The first seat to act that a bot decides for; in a window, all answer together when it closes."""
    if table.header.state != "running" or table.gone or (table.clock is not None and table.clock.is_window):
        return None
    mask = table.header.to_act
    return next((seat for seat in table.seats if seat.playing_bot and has(mask, seat.index)), None)


def running_clock(table: Table) -> RunningClock | None:
    return table.clock if table.header.state == "running" and not table.gone else None


async def _go_on(table: Table, step: Callable[[Table], Coroutine[Any, Any, bool]]) -> None:
    try:
        while await step(table):
            wake(table)
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("table %s cannot go on", table.header.id)
        table.close()


async def _play_one(table: Table) -> bool:
    """One decision of a bot; whether there was one to take."""
    began = time.monotonic()
    async with table.lock:
        seat = asked_bot(table)
        if seat is None or seat.playing_bot is None:
            return False
        number = table.match.ordinal
        state = table.match.state.clone()
    action = await table.services.bots.choose(table.match.game, state, table.header.id, seat.index, seat.playing_bot)
    await asyncio.sleep(max(0.0, table.services.settings.bot_pause - (time.monotonic() - began)))
    async with table.lock:
        if table.match.ordinal == number and asked_bot(table) is seat:  # nobody has gone back or come back meanwhile
            await act(table, seat.index, [action])
        else:
            table.services.bots.leave(table.header.id)  # the bot remembers as played what came too late
    return True


async def _run_clock(table: Table) -> bool:
    """Wait until the clock runs out, then answer for everybody; whether there was a clock."""
    async with table.lock:
        clock = running_clock(table)
        if clock is None:
            return False
        state = table.match.state.clone()
        bots = (
            [seat for seat in table.seats if seat.index in clock.seats and seat.playing_bot] if clock.is_window else []
        )
    for seat in bots:
        assert seat.playing_bot is not None
        answer = await table.services.bots.choose(
            table.match.game, state, table.header.id, seat.index, seat.playing_bot
        )
        clock.intended.setdefault(seat.index, answer)
    while clock.left > 0 and table.clock is clock:
        await asyncio.sleep(min(clock.left, LOOK_EVERY))
    async with table.lock:
        if running_clock(table) is clock:
            await run_out(table, clock)
    return True


LOOK_EVERY = 0.25  # seconds; the question may be answered, or gone back upon, before time is over


async def run_out(table: Table, clock: RunningClock) -> None:
    """Everybody who is still asked answers: as intended, else what the game plays for those who say nothing."""
    match = table.match
    before = len(match.log)
    for seat in clock.seats:
        while has(match.state.pending(), seat) and match.is_still_asked(clock.number):
            legal = match.legal_actions(seat)
            action = clock.intended.pop(seat, None)
            match.act(seat, action if action in legal else match.game.lapse(match.state, seat))
    await table.commit(since=before)
