"""Dice Town."""

from bunkhouse.games.dicetown.meta import DiceTown

GAME = DiceTown()
