"""Carcassonne: Gold Rush."""

from bunkhouse.games.goldrush.meta import GoldRush

GAME = GoldRush()
