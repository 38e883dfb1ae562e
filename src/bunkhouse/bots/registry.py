"""The bots there are by name.

A package adds its own with the entry point group `bunkhouse.bots`: a callable that takes a seed and returns a Bot.
Besides plain names there are two that take words: `search:iterations=500,seconds=1` and `pipe:COMMAND`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.metadata import entry_points

from bunkhouse.bots.experts import Expert, expert_of
from bunkhouse.bots.perspective import Bot, Perspective, SeededBot
from bunkhouse.bots.pipe import PipeBot
from bunkhouse.bots.search.budget import Budget
from bunkhouse.bots.search.greedy import best_action
from bunkhouse.bots.search.levels import LEVELS
from bunkhouse.bots.search.search import Style
from bunkhouse.bots.search.thinking import SearchBot
from bunkhouse.core.game import listed
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake

OWN_BOTS = "BUNKHOUSE_BOTS"  # the host's: name=command;name=command


class RandomBot(SeededBot):
    """Any legal action, each equally likely."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.random = Random(f"{seed} random")

    def choose(self, seen: Perspective) -> int:
        legal = seen.legal_actions()
        return legal[self.random.below(len(legal))]


class GreedyBot(SeededBot):
    """Looks to the end of its own turn and takes what leaves it best off."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.random = Random(f"{seed} greedy")

    def choose(self, seen: Perspective) -> int:
        return best_action(expert_of(seen.game).evaluator, seen.state(), seen.seat, self.random)


BOTS: dict[str, Callable[[str], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def _expert(game: str | None) -> Expert:
    return Expert() if game is None else expert_of(game_named(game))


def bot_names(game: str | None = None) -> list[str]:
    """All that may be chosen by name alone: bots of this game, then the levels, then others that play any game."""
    others = {*BOTS, *host_bots(), *(entry.name for entry in entry_points(group="bunkhouse.bots"))}
    return [*_expert(game).bots, *LEVELS, *sorted(others - set(LEVELS))]


def usual_bot(game: str) -> str:
    """The bot that takes a seat if nothing is said: one that answers at once and plays well."""
    return next(iter(_expert(game).bots), "greedy")


def host_bots() -> dict[str, str]:
    """Name -> command of the programs that whoever runs Bunkhouse lets sit at its tables."""
    pairs = (pair.partition("=") for pair in os.environ.get(OWN_BOTS, "").split(";") if "=" in pair)
    return {name.strip(): command.strip() for name, _, command in pairs}


def make_bot(name: str, seed: str, game: str | None = None) -> Bot:
    """A new bot, for this game if it plays one only; its decisions depend on what it sees and on its seed alone. Raises
    Mistake for an unknown name."""
    if name in LEVELS:
        return (_expert(game).thinking or SearchBot)(seed, LEVELS[name])
    known = {**BOTS, **_expert(game).bots}
    if name in known:
        return known[name](seed)
    if name in host_bots():
        return PipeBot(host_bots()[name], seed)
    kind, colon, words = name.partition(":")
    if colon and kind == "search":
        return SearchBot(seed, budget_from(words))
    if colon and kind == "pipe" and words.strip():
        return PipeBot(words, seed)
    for entry in entry_points(group="bunkhouse.bots"):
        if entry.name == name:
            bot: Bot = entry.load()(seed)
            return bot
    raise Mistake("unknown-bot", bot=name, known=listed(bot_names(game)))


def close_bot(bot: Bot) -> None:
    """The game is over; a bot with a process of its own lets it go."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def budget_from(words: str) -> Budget:
    """`iterations=500,seconds=1,exploration=0.3`: fields of a Budget, or numbers of the search's Style."""
    numbers: dict[str, float] = {}
    for word in words.split(","):
        name, _, value = word.partition("=")
        try:
            numbers[name.strip()] = float(value)
        except ValueError:
            raise Mistake("bad-search", words=words, known=listed(KNOWN_WORDS)) from None
    if not numbers.keys() <= set(KNOWN_WORDS) or numbers.get("iterations", 1) < 1 or numbers.get("processes", 1) < 1:
        raise Mistake("bad-search", words=words, known=listed(KNOWN_WORDS))
    return Budget(
        iterations=int(numbers.pop("iterations", 1_000_000 if "seconds" in numbers else 1000)),
        seconds=numbers.pop("seconds", 0.0),
        temperature=numbers.pop("temperature", 0.0),
        processes=int(numbers.pop("processes", 1)),
        style={"effort": 1.0, "crowd": 0.0, **numbers},  # whoever says how many iterations means just so many
    )


KNOWN_WORDS = ("iterations", "seconds", "temperature", "processes", *Style.NUMBERS)
