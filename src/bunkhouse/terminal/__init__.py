"""How positions look in the terminal. A game's own drawing lies in its folder, as `DRAWING` in `<package>.terminal`; a
game without one is shown field by field."""

from importlib import import_module
from importlib.util import find_spec

from bunkhouse.core.game import Game
from bunkhouse.terminal.drawing import Drawing
from bunkhouse.terminal.plain import PlainDrawing


def drawing_of(game: Game) -> Drawing:
    home = f"{game.package}.terminal"
    if game.package and find_spec(home) is not None:
        drawing: Drawing = import_module(home).DRAWING
        return drawing
    return PlainDrawing()
