"""Events say what happened, in facts; texts and animations are made from them, in each reader's own language.

A game's events are frozen dataclasses in its `events.py`. Naming is the contract with the message catalogues: the
class `TrackScored` of goldrush is worded by `goldrush-event-track-scored`; a field `seat` is shown as that player's
name, `seats` as a list of names, and a text field `tile` with the value `t05` by the message `goldrush-tile-t05`. Of a
list such as `2 grain + 1 stone` in a field `goods` each part is told by its own message: `montana-goods-grain` with the
count 2, and so on.
"""
# Not compiled: a game's events are plain dataclasses.

from typing import Protocol

from mypy_extensions import i64

from bunkhouse.core.seats import EVERYONE
from bunkhouse.core.state import State


class Event:
    """What every event is; it has no fields of its own."""

    __slots__ = ()


class Listener(Protocol):
    def hear(self, event: Event, seen_by: i64) -> None:
        """The event happened; seen_by is the mask of the seats that may know (EVERYONE: spectators, too)."""


def tell(state: State, event: Event, seen_by: int = int(EVERYONE)) -> None:
    """The event happened in this position; nothing is done where nobody listens."""
    if state.listener is not None:
        state.listener.hear(event, seen_by)
