"""What would the foreman do, and why? Asked by whoever has to decide, thought about where bots think.

The answer is made of what the asking seat may know alone. Others at the table are told that a hint was taken, as they
would see somebody leaf through the rulebook, but not in a window: there it would tell that a card is held.
"""

from __future__ import annotations

from msgspec import Raw

from bunkhouse.bots import Advice
from bunkhouse.core.seats import has
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.protocol.structs import AskHint, Hint, HintedMove, HintReason, OfferedChoice, encode
from bunkhouse.server.tables import drafts
from bunkhouse.server.tables.loaded import LoadedTables
from bunkhouse.server.tables.table import Table

ADVISER = "foreman"


async def hint(tables: LoadedTables, table: str, key: str, wish: AskHint) -> bytes:
    """The answer as it is sent. The table is held only before and after the thinking."""
    async with tables.hold(table) as found:
        check(found, key, wish)
        asked = (wish.seat, *wish.actions)
        known = found.hints.get(asked)
        if known is not None:
            return known
        if key in found.advised:
            raise Problem(429, "hint-thinking")
        await tell_others(found, wish.seat)
        match, before = found.match, list(found.match.log)
        world = drafts.foreseen(match.game, match.state, wish.seat, wish.actions)
        if not has(world.pending(), wish.seat):
            raise Problem(409, "hint-not-asked")
        found.advised.add(key)
    try:
        advice = await tables.services.bots.advise(match.game, world, table, wish.seat, ADVISER)
    finally:
        found.advised.discard(key)
    async with tables.hold(table) as found:
        if found.match.log[: len(before)] != before:
            raise Problem(409, "stale-move", {"number": len(found.match.log)})
        found.must_be_at(len(before), wish.seat)
        if not advice:
            raise Problem(409, "hint-nothing")
        moves = [hinted(found, wish, one) for one in advice]
        answer = found.hints[asked] = encode(Hint(len(found.match.log), ADVISER, moves))
        return answer


def check(table: Table, key: str, wish: AskHint) -> None:
    if table.seat(wish.seat).holder != key:
        raise Problem(403, "hint-not-yours")
    if not table.header.hints:
        raise Problem(403, "hints-off")
    table.must_be_running()
    table.must_be_at(wish.number, wish.seat)
    if not has(table.match.state.pending(), wish.seat):
        raise Problem(409, "hint-not-asked")


async def tell_others(table: Table, seat: int) -> None:
    """Once for a decision, and only where another person plays."""
    decision = sum(move.seat == seat for move in table.match.log)
    if table.told_hints.get(seat) == decision or (table.clock is not None and table.clock.is_window):
        return
    table.told_hints[seat] = decision
    if any(other.kind == "person" and other.index != seat for other in table.seats):
        await table.commit(chat=[table.notice("notice-hint", {"name": table.name_of(seat)}, seat)])


def hinted(table: Table, wish: AskHint, advice: Advice) -> HintedMove:
    game = table.match.game
    line = [*wish.actions, *(advice.line or (advice.action,))]
    sure = drafts.foreseeable(table.match.game, table.match.state, wish.seat, line)
    shown = line[: max(sure, len(wish.actions) + 1)]
    return HintedMove(
        line=[OfferedChoice(action, Raw(encode(game.decode(action))), game.notation(action)) for action in shown],
        share=round(advice.share, 4),
        lead=round(advice.lead, 2),
        reasons=[HintReason(f"{game.id}-{reason.name}", reason.points) for reason in advice.reasons],
    )
