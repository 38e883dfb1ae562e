"""Questions that cannot wait for ever. The game says which they are and what is played when time is over.

A *window* asks everybody who may react with a card, be it only for show. It stays open for the same time whoever holds
what: answers are kept here and played together when it closes, so its rhythm tells nothing (DT-12.5). Where one person
plays and nobody looks on, nobody can read anything from a rhythm: there it waits for that person only if there is a
card to play, and then for as long as it takes. An *offer* is played at once, as any other move; only what is missing at
the end is filled in.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bunkhouse.core.game import Clock
from bunkhouse.core.seats import has
from bunkhouse.play.match import Match
from bunkhouse.server.protocol.structs import ClockInfo
from bunkhouse.server.settings import Settings
from bunkhouse.server.storage.stored import Seat


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
    match: Match,
    seats: Sequence[Seat],
    running: RunningClock | None,
    settings: Settings,
    is_watched: bool = True,
) -> RunningClock | None:
    """The clock of the question asked now: the running one if the question is still the same."""
    asked = [seat for seat in seats if has(match.state.pending(), seat.index)]
    if not asked or match.state.is_over():
        return None
    decision = match.game.decision(match.state, asked[0].index)
    name = None if decision is None else match.game.clocks.get(decision.kind)
    if name is None:
        return None
    if running is not None and running.name == name and running.number <= len(match.log):
        if match.is_still_asked(running.number):
            return running
    if name == "offer":
        length: float | None = settings.offer
    else:
        is_alone = not is_watched and sum(seat.kind != "bot" for seat in seats) == 1
        length = window_length(asked, seats, settings, match if is_alone else None)
    if length is None:
        return None
    return RunningClock(name, len(match.log), length, tuple(seat.index for seat in asked))


def window_length(
    asked: Sequence[Seat], seats: Sequence[Seat], settings: Settings, unread: Match | None = None
) -> float | None:
    """Short if nobody has to be waited for; none where several people share a device and take turns with it. Neither
    depends on what anybody holds, except in a match that is `unread`, because nobody is there whom it could tell."""
    waited_for = [seat for seat in asked if not seat.playing_bot and not seat.lets_pass]
    if unread is not None and any(len(unread.legal_actions(seat.index)) > 1 for seat in waited_for):
        return None
    holders = [seat.holder for seat in seats]
    if any(seat.holder is not None and holders.count(seat.holder) > 1 for seat in waited_for):
        return None
    return settings.window if waited_for and unread is None else min(settings.window, settings.bot_pause)
