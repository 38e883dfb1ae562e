"""Great Western Trail in the terminal."""

from bunkhouse.games.westerntrail.terminal.drawing import WesternTrailDrawing

DRAWING = WesternTrailDrawing()
