"""The games of this package: a new one is a folder here, and `core.registry` finds it.

The package can be called: `bunkhouse.games()` are all the games there are, also those of other packages.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bunkhouse.core.game import Game


class _Games(ModuleType):
    def __call__(self) -> "list[Game]":
        found: list[Game] = import_module("bunkhouse.core.registry").games()  # late: rules do not need it
        return found


sys.modules[__name__].__class__ = _Games
