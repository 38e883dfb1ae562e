"""Montana in the terminal."""

from bunkhouse.games.montana.terminal.drawing import MontanaDrawing

DRAWING = MontanaDrawing()
