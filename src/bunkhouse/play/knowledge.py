"""Who may know what has happened, decided here and nowhere else. The games say it of their events, by a mask of seats;
of a move it is told from its events, or from what can be seen of it.

Once a match is over, all its moves are open, like its record. Its events still go to those whom they were told to:
their sentences say "you", and what they told is in the moves."""

from __future__ import annotations

from collections.abc import Sequence

from bunkhouse.core.events import Event
from bunkhouse.core.game import Game
from bunkhouse.core.seats import EVERYONE, MASK_OF_SEAT, SPECTATOR, has
from bunkhouse.core.state import State


def may_know(seen_by: int, seat: int) -> bool:
    """Whether a seat, or a spectator, is among those who may know."""
    return seen_by == EVERYONE or (seat >= 0 and has(seen_by, seat))


def is_all_open(game: Game, now: State) -> bool:
    """Whether everybody may know every move of a match that stands so: it is over, or the game has no secrets."""
    return now.is_over() or not game.has_secrets


def who_knows(game: Game, before: State, seat: int, action: int, events: Sequence[int]) -> int:
    """The mask of the seats that may know the move: whoever made it, and whoever may know all its events. A move
    without an event is known to whoever could tell it from every other one by what they see; where seats are asked for
    show, to nobody else: that there was nothing to choose would betray as much as the choice."""
    own = int(MASK_OF_SEAT[seat]) if seat >= 0 else 0
    if events:
        mask = int(EVERYONE)
        for seen_by in events:
            mask &= seen_by
        return mask | own
    if game.asks_anyway:
        return own
    seats = [other for other in range(before.seats) if other == seat or can_tell(game, before, seat, action, other)]
    if len(seats) == before.seats and can_tell(game, before, seat, action, int(SPECTATOR)):
        return int(EVERYONE)
    return sum(int(MASK_OF_SEAT[other]) for other in seats)


def can_tell(game: Game, before: State, seat: int, action: int, onlooker: int) -> bool:
    """Whether no other legal move with another notation would have looked the same."""
    after, heard = looked_at(before, seat, action, onlooker)
    words = game.notation(action)
    for another in before.legal_actions(seat):
        if another == action or game.notation(another) == words:
            continue
        other, other_heard = looked_at(before, seat, another, onlooker)
        if heard == other_heard and game.view(after, onlooker) == game.view(other, onlooker):
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
        if may_know(int(seen_by), self.seat):
            self.events.append(event)
