"""Bots at a table: as long as one of them is asked, it thinks, waits a moment so that people can follow, and plays."""

from __future__ import annotations

import asyncio
import logging
import time

from bunkhouse.server.facts import Seat
from bunkhouse.server.playing import act
from bunkhouse.server.tables import Table

log = logging.getLogger(__name__)


def wake_bots(table: Table) -> None:
    """See to it that the bots play if they are asked. Called after every change."""
    working = table.bots_at_work is not None and not table.bots_at_work.done()
    if not working and asked_bot(table) is not None:
        table.bots_at_work = asyncio.create_task(_play_on(table))


def asked_bot(table: Table) -> Seat | None:
    """The first seat to act that a bot decides for."""
    if table.facts.state != "running" or table.gone:
        return None
    mask = table.facts.to_act
    return next((seat for seat in table.seats if seat.playing_bot and mask >> seat.index & 1), None)


async def _play_on(table: Table) -> None:
    try:
        while await _play_one(table):
            pass
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("the bots of table %s cannot go on", table.facts.id)
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
    action = await table.services.bots.choose(table.match.game, state, seat.index, seat.playing_bot)
    await asyncio.sleep(max(0.0, table.services.settings.bot_pause - (time.monotonic() - began)))
    async with table.lock:
        if table.match.ordinal == number and asked_bot(table) is seat:  # nobody has gone back or come back meanwhile
            await act(table, seat.index, [action])
    return True
