"""Dice Town in the terminal."""

from bunkhouse.games.dicetown.terminal.drawing import DiceTownDrawing

DRAWING = DiceTownDrawing()
