"""Bunkhouse: four Wild-West board games for people and programs.

>>> import bunkhouse
>>> match = bunkhouse.match("goldrush", seats=2, seed="7")
>>> match.play(match.legal[2])
['Player 2 places a city with three rails at (1, 0).']

docs/python.md tells the rest. Nothing is loaded before it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bunkhouse.api import Bot, Legal, Match, bot, bot_names, match, open_record
    from bunkhouse.core.game import Game
    from bunkhouse.core.registry import game, games
    from bunkhouse.core.words import Mistake
    from bunkhouse.play.match import Refused

__version__ = "0.1.0"
__all__ = [
    "Bot",
    "Game",
    "Legal",
    "Match",
    "Mistake",
    "Refused",
    "bot",
    "bot_names",
    "game",
    "games",
    "match",
    "open_record",
]

_HOMES = {
    "Game": "bunkhouse.core.game",
    "Mistake": "bunkhouse.core.words",
    "Refused": "bunkhouse.play.match",
    "game": "bunkhouse.core.registry",
}  # all others are at home in bunkhouse.api


def __getattr__(name: str) -> object:
    if name == "games":  # the package of the games is the function that lists them, too
        return import_module("bunkhouse.games")
    if name in __all__:
        return getattr(import_module(_HOMES.get(name, "bunkhouse.api")), name)
    raise AttributeError(f"module 'bunkhouse' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
