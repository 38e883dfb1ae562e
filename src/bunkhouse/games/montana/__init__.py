"""Montana with its four-module expansion."""

from bunkhouse.games.montana.game import GAME as GAME
