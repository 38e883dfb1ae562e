"""What a bot is, what it may see, and the bots there are by name.

A package adds its own with the entry point group `bunkhouse.bots`: a callable that takes a seed and returns a Bot.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Protocol

from bunkhouse.bots.greedy import best_action
from bunkhouse.core.game import Game, listed
from bunkhouse.core.random import Random
from bunkhouse.core.state import State
from bunkhouse.core.words import Mistake


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
        return self._state.view(self.seat)


class Bot(Protocol):
    def choose(self, seen: Perspective) -> int:
        """One of the legal actions."""


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, seed: str) -> None:
        self.random = Random(f"{seed} random")

    def choose(self, seen: Perspective) -> int:
        legal = seen.legal_actions()
        return legal[self.random.below(len(legal))]


class GreedyBot:
    """Looks to the end of its own turn and takes what leaves it best off."""

    def __init__(self, seed: str) -> None:
        self.random = Random(f"{seed} greedy")

    def choose(self, seen: Perspective) -> int:
        return best_action(seen.state(), seen.seat, self.random)


BOTS: dict[str, Callable[[str], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def bot_names() -> list[str]:
    return sorted({*BOTS, *(entry.name for entry in entry_points(group="bunkhouse.bots"))})


def make_bot(name: str, seed: str) -> Bot:
    """A new bot; its decisions depend on what it sees and on its seed alone. Raises Mistake for an unknown name."""
    if name in BOTS:
        return BOTS[name](seed)
    for entry in entry_points(group="bunkhouse.bots"):
        if entry.name == name:
            bot: Bot = entry.load()(seed)
            return bot
    raise Mistake("unknown-bot", bot=name, known=listed(bot_names()))
