"""Questions that cannot wait for ever. The game says which they are and what is played when time is over.

A *window* asks everybody who may react with a card, be it only for show. It stays open for the same time whoever holds
what: answers are kept here and played together when it closes, so its rhythm tells nothing (DT-12.5). An *offer* is
played at once, as any other move; only what is missing at the end is filled in.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bunkhouse.core.game import Clock
from bunkhouse.server.facts import Seat
from bunkhouse.server.matches import StoredMatch
from bunkhouse.server.settings import Settings
from bunkhouse.server.structs import ClockInfo


@dataclass(slots=True)
class RunningClock:
    name: Clock
    number: int  # of the position in which it began
    length: float  # seconds
    seats: tuple[int, ...]  # asked
    began: float = field(default_factory=time.monotonic)
    intended: dict[int, int] = field(default_factory=dict)  # answers in a window, by seat

    @property
    def is_window(self) -> bool:
        return self.name == "window"

    @property
    def left(self) -> float:
        return max(0.0, self.began + self.length - time.monotonic())

    def info(self) -> ClockInfo:
        return ClockInfo(self.name, round(self.length * 1000), round(self.left * 1000), list(self.seats))


def of_question(
    match: StoredMatch, seats: Sequence[Seat], running: RunningClock | None, settings: Settings
) -> RunningClock | None:
    """The clock of the question asked now: the running one if the question is still the same."""
    asked = [seat for seat in seats if match.state.pending() >> seat.index & 1]
    if not asked or match.state.is_over():
        return None
    decision = match.state.decision(asked[0].index)
    name = None if decision is None else match.game.clocks.get(decision.kind)
    if name is None:
        return None
    if running is not None and running.name == name and running.number <= len(match.log):
        if match.is_still_asked(running.number):
            return running
    length = settings.offer if name == "offer" else window_length(asked, seats, settings)
    if length is None:
        return None
    return RunningClock(name, len(match.log), length, tuple(seat.index for seat in asked))


def window_length(asked: Sequence[Seat], seats: Sequence[Seat], settings: Settings) -> float | None:
    """Short if nobody has to be waited for; none where several people share a device and take turns with it. Neither
    depends on what anybody holds."""
    waited_for = [seat for seat in asked if not seat.playing_bot and not seat.lets_pass]
    holders = [seat.holder for seat in seats]
    if any(seat.holder is not None and holders.count(seat.holder) > 1 for seat in waited_for):
        return None
    return settings.window if waited_for else min(settings.window, settings.bot_pause)
