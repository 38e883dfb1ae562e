"""A position as one seat (or a spectator) may know it, ready to be sent."""

from __future__ import annotations

from typing import cast

from msgspec import Raw

from bunkhouse.core.game import Game
from bunkhouse.core.seats import SPECTATOR, has
from bunkhouse.core.state import State
from bunkhouse.play.match import Match
from bunkhouse.server.protocol.structs import OfferedChoice, Position, ToldEvent, ToldMove, encode
from bunkhouse.server.tables.clocks import RunningClock
from bunkhouse.server.tables.journal import TableJournal


def position(
    match: Match,
    journal: TableJournal,
    seat: int | None,
    number: int,
    since: int,
    clock: RunningClock | None = None,
) -> Position:
    """The position after so many moves, with the moves from `since` on and their events."""
    is_now = number == len(match.log)
    may_change = is_now and not match.state.is_over()  # at the end the seed is known
    state = match.state if is_now else match.state_at(number)
    onlooker = int(SPECTATOR) if seat is None else seat
    return Position(
        number=number,
        seat=seat,
        to_act=pending_seats(state),
        over=state.is_over(),
        view=Raw(encode(match.game.view(state, onlooker))),
        decision=None if seat is None else match.game.decision(state, seat),
        choices=[] if seat is None else offered(match.game, state, seat),
        can_undo=may_change and seat is not None and match.can_undo(seat),
        can_redo=may_change and seat is not None and match.can_redo(seat),
        scores=list(state.scores()),
        ranking=list(state.ranking()),
        breakdown=match.game.breakdown(state),
        # Both are encoded already, once for all who may know them.
        events=cast(list[ToldEvent], journal.events_for(onlooker, since, number)),
        moves=cast(list[ToldMove | None], journal.moves_for(onlooker, since, number, match.state)),
        clock=None if clock is None else clock.info(),
        intended=None if clock is None or seat is None else clock.intended.get(seat),
    )


def pending_seats(state: State) -> list[int]:
    mask = int(state.pending())
    return [seat for seat in range(state.seats) if has(mask, seat)]


def offered(game: Game, state: State, seat: int) -> list[OfferedChoice]:
    return [
        OfferedChoice(int(action), Raw(encode(game.decode(action))), game.notation(action))
        for action in state.legal_actions(seat)
    ]
