"""Montana with its four-module expansion."""

from bunkhouse.games.montana.meta import GAME as GAME
