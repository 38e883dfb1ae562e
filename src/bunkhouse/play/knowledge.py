"""Who may know which move was played. The games say it of its events; this tells it of the move."""

from __future__ import annotations

from collections.abc import Sequence

from bunkhouse.core.events import Event
from bunkhouse.core.game import Game
from bunkhouse.core.seats import EVERYONE, SPECTATOR
from bunkhouse.core.state import State
from bunkhouse.play.match import Move


def is_seen(seen_by: int, seat: int) -> bool:
    return seen_by == EVERYONE or (seat >= 0 and bool(seen_by >> seat & 1))


def who_knows(game: Game, before: State, move: Move, events: Sequence[int]) -> int:
    """The mask of the seats that may know the move: whoever made it, and whoever may know all its events. A move
    without an event is known to whoever could tell it from every other one by what they see; where seats are asked for
    show, to nobody else: that there was nothing to choose would betray as much as the choice."""
    own = 1 << move.seat if move.seat >= 0 else 0
    if events:
        mask = int(EVERYONE)
        for seen_by in events:
            mask &= seen_by
        return mask | own
    if game.asks_anyway:
        return own
    seats = [seat for seat in range(before.seats) if seat == move.seat or can_tell(game, before, move, seat)]
    if len(seats) == before.seats and can_tell(game, before, move, int(SPECTATOR)):
        return int(EVERYONE)
    return sum(1 << seat for seat in seats)


def can_tell(game: Game, before: State, move: Move, onlooker: int) -> bool:
    """Whether no other legal move with another notation would have looked the same."""
    after, heard = looked_at(before, move.seat, move.action, onlooker)
    words = game.notation(move.action)
    for action in before.legal_actions(move.seat):
        if action == move.action or game.notation(action) == words:
            continue
        other, other_heard = looked_at(before, move.seat, action, onlooker)
        if heard == other_heard and after.view(onlooker) == other.view(onlooker):
            return False
    return True


def looked_at(before: State, seat: int, action: int, onlooker: int) -> tuple[State, list[Event]]:
    """The position after the action, and the events of it that the onlooker may know."""
    after, hearing = before.clone(), Hearing(onlooker)
    after.listener = hearing
    after.apply(seat, action)
    return after, hearing.events


class Hearing:
    """Collects the events that one seat may know."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.events: list[Event] = []

    def hear(self, event: Event, seen_by: int) -> None:
        if is_seen(int(seen_by), self.seat):
            self.events.append(event)
