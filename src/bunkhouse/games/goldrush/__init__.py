"""Carcassonne: Gold Rush."""

from bunkhouse.games.goldrush.game import GoldRush

GAME = GoldRush()
