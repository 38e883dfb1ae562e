"""What a bot may see, and what a bot is."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from bunkhouse.bots.advice import Advice
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.state import State


class Perspective:
    """A position as one seat knows it. Everything hidden from the seat has been dealt anew, so there is no peeking."""

    def __init__(self, game: Game, state: State, seat: int, random: Random) -> None:
        self.game = game
        self.seat = seat
        self.random = random
        self._state = state.redeal(seat, random)

    def state(self) -> State:
        """A position of the bot's own in which all that it cannot know is dealt anew; a new one at every call."""
        return self._state.redeal(self.seat, self.random)

    def legal_actions(self) -> list[int]:
        return list(self._state.legal_actions(self.seat))

    def view(self) -> object:
        return self.game.view(self._state, self.seat)

    def __repr__(self) -> str:
        return f"<Perspective of seat {self.seat}: {self._state!r}>"


class Bot(Protocol):
    """What sits at a table. One that also has `ranked` can be asked for advice, one with `close` is told to go."""

    def choose(self, seen: Perspective) -> int:
        """One of the legal actions."""


class SeededBot:
    """What our own bots have in common: another one with the same seed decides the same."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, seed {self.seed!r}>"


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say what it would do and why."""

    def ranked(self, seen: Perspective, most: int = 5) -> list[Advice]:
        """The best choices, the best first."""
