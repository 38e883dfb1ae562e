"""Opinion about games, one expert a game: `bots/experts/<game>` for ours, `<package>.expert` for somebody else's."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bunkhouse.bots.experts.expert import Expert
from bunkhouse.core.game import Game

__all__ = ["Expert", "expert_of"]


def expert_of(game: Game) -> Expert:
    """The game's expert (EXPERT of its module), or one that knows no game."""
    return _expert(game.id, game.package)


@cache
def _expert(game: str, package: str) -> Expert:
    for module in (f"{__name__}.{game}", f"{package}.expert" if package else ""):
        if module and find_spec(module) is not None:
            expert: Expert = import_module(module).EXPERT
            return expert
    return Expert()
