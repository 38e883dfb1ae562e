"""The games of this package: a new one is a folder here, and `core.registry` finds it.

The package can be called: `bunkhouse.games()` are all the games there are, also those of other packages.
"""

import sys
from types import ModuleType

from bunkhouse.core.game import Game
from bunkhouse.core.registry import games as all_games


class _Games(ModuleType):
    def __call__(self) -> list[Game]:
        return all_games()

    def __repr__(self) -> str:
        return f"<Games: {', '.join(game.id for game in all_games())}; call it for the list>"


sys.modules[__name__].__class__ = _Games
