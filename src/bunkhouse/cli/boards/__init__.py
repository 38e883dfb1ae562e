"""How positions look in the terminal, by game; a game without a drawing of its own is shown field by field."""

from bunkhouse.cli.boards.dicetown import DiceTownDrawing
from bunkhouse.cli.boards.drawing import Drawing
from bunkhouse.cli.boards.goldrush import GoldRushDrawing
from bunkhouse.cli.boards.plain import PlainDrawing
from bunkhouse.core.game import Game

DRAWINGS: dict[str, Drawing] = {"dicetown": DiceTownDrawing(), "goldrush": GoldRushDrawing()}


def drawing_of(game: Game) -> Drawing:
    return DRAWINGS.get(game.id) or PlainDrawing()
