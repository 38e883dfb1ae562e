"""Gold Rush in the terminal."""

from bunkhouse.games.goldrush.terminal.drawing import GoldRushDrawing

DRAWING = GoldRushDrawing()
