"""Liar's dice, as played in a saloon."""

from bunkhouse_liarsdice.game import LiarsDice

GAME = LiarsDice()
