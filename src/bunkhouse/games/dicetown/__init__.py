"""Dice Town."""

from bunkhouse.games.dicetown.game import DiceTown

GAME = DiceTown()
