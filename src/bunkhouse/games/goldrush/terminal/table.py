"""The tiles on the table with everything that stands on them, drawn from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bunkhouse.games.goldrush.edge.view import Figure, GoldRushView, LaidTile
from bunkhouse.games.goldrush.terminal.tile import FACE, Cell, Size, Sketch, sketch
from bunkhouse.terminal.canvas import Canvas, Ink
from bunkhouse.terminal.drawing import SEAT_SIGNS, Seen, seat_badge

PRAIRIES = ("#cdb678", "#c4ac6b")  # like a chessboard, so that single tiles can be told apart
NEW_PRAIRIE = "#e6d59c"
ROCKS = ("#85776c", "#7b6d63")
NEW_ROCK = "#96887c"
RAIL = "#33261a"
BRICK = "#872222"
GOLD = "#ffd75f"
PLACE = "#8fbf6f"
FAINT = "#8a8a8a"

COWBOY = "☻"
TENT = "Λ"
PILE = "¤"
NUGGET = "•"
TIPI = "△"
HERD = "♞"
LOCOMOTIVE = "◉"
ROCK = "▴"
GRASS = "·"

CROWDED = 4  # columns that something moves aside so as not to stand beside something else
HOUSE = "⌂"


@dataclass(frozen=True, slots=True)
class Item:
    """Something that stands on a part; the short form is used where there is no room."""

    text: str
    ink: Ink
    short: str = ""


Items = dict[tuple[int, int, str], list[Item]]  # x, y, part


def standing(seen: Seen, view: GoldRushView, marks: Items) -> Items:
    """Marks, figures and ore piles by where they stand; a pile keeps away from the others if it can."""
    items: Items = {where: list(marked) for where, marked in marks.items()}
    for figure in (*view.cowboys, *view.tents):
        items.setdefault((figure.x, figure.y, figure.part), []).append(_badge(seen, figure))
    for area in view.areas:
        if area.ore > 0:
            parts = [where_is(part) for part in area.parts]
            free = [part for part in parts if part not in items]
            ink = Ink("#4a4038", "#a99c90") if area.complete else Ink("#3a2a00", GOLD, True)
            items.setdefault((free or parts)[0], []).append(Item(f"{PILE}{area.ore}", ink, str(area.ore)))
    return items


def where_is(part: str) -> tuple[int, int, str]:
    x, y, name = part.split(",")
    return int(x), int(y), name


def _badge(seen: Seen, figure: Figure) -> Item:
    back, fore = seat_badge(seen.game, figure.seat)
    sign = SEAT_SIGNS[figure.seat]
    return Item((TENT if figure.role == "tent" else COWBOY) + sign, Ink(fore, back, True), sign)


def paint_tile(tile: LaidTile, size: Size, items: Items, is_new: bool) -> Canvas:
    canvas = Canvas(size.width, size.height)
    drawn = sketch(tile.tile, tile.turn, size)
    tint = (tile.x + tile.y) % 2
    _paint_ground(canvas, drawn, NEW_PRAIRIE if is_new else PRAIRIES[tint], NEW_ROCK if is_new else ROCKS[tint])
    _Stand(canvas, drawn).everything(tile, items)
    return canvas


def _paint_ground(canvas: Canvas, drawn: Sketch, prairie: str, rock: str) -> None:
    for column, row in drawn.size.cells():
        canvas.put(column, row, GRASS, Ink("#a8935a", prairie))
    for part, cells in drawn.parts.items():
        for column, row in cells:
            if part[0] == "m":
                canvas.put(column, row, ROCK, Ink("#5d5148", rock))
            elif part[0] == "c":
                canvas.put(column, row, HOUSE, Ink("#f0d9b5", BRICK, True))
    for (column, row), sign in drawn.rails.items():
        canvas.put(column, row, sign, Ink(RAIL))
    for column, row in drawn.locomotives:
        canvas.put(column, row, LOCOMOTIVE, Ink("#a01010", "", True))


class _Stand:
    """Finds room on one tile for whatever stands on its parts."""

    def __init__(self, canvas: Canvas, drawn: Sketch) -> None:
        self.canvas = canvas
        self.drawn = drawn
        self.taken: set[Cell] = set(drawn.locomotives)

    def everything(self, tile: LaidTile, items: Items) -> None:
        for part in self.drawn.parts:
            for item in items.get((tile.x, tile.y, part), ()):
                self.put(part, item)
        face = FACE[tile.tile]
        for number, mountain in enumerate(face.mountains, 1):
            self.symbols(f"m{number}", [Item(NUGGET, Ink(GOLD, "", True))] * mountain.nuggets)
        for number, prairie in enumerate(face.prairies, 1):
            signs = [Item(TIPI, Ink("#7a3b12", "", True))] * prairie.tipis
            self.symbols(f"p{number}", signs + [Item(HERD, Ink("#5a3312", "", True))] * prairie.herds)

    def symbols(self, part: str, items: Iterable[Item]) -> None:
        for item in items:
            free = [cell for cell in self.drawn.parts[part] if cell not in self.taken]
            if free:
                self.write(min(free, key=self.distance_in(part)), item.text, item.ink)

    def put(self, part: str, item: Item) -> None:
        """On its own cells if there is room, else partly over its neighbours, else in short."""
        cells = self.drawn.parts[part]
        everywhere = set(self.drawn.size.cells())
        for text, allowed in ((item.text, set(cells)), (item.text, everywhere), (item.short, everywhere)):
            near = {(column - step, row) for column, row in cells for step in range(len(text))}
            starts = [cell for cell in near if self.fits(cell, len(text), allowed)]
            if starts:
                self.write(self.nearest(part, starts, len(text)), text, item.ink)
                return

    def fits(self, start: Cell, length: int, allowed: set[Cell]) -> bool:
        run = [(start[0] + step, start[1]) for step in range(length)]
        return all(cell in allowed and cell not in self.taken for cell in run)

    def nearest(self, part: str, starts: list[Cell], length: int) -> Cell:
        """The one nearest to the middle of the part, but not side by side with something else."""
        distance = self.distance_in(part)

        def cost(start: Cell) -> tuple[float, Cell]:
            neighbours = {(start[0] - 1, start[1]), (start[0] + length, start[1])}
            return distance(start) + CROWDED * len(neighbours & self.taken), start

        return min(starts, key=cost)

    def distance_in(self, part: str) -> Callable[[Cell], float]:
        """How far a cell is from the middle of the part; rows are twice as high as columns are wide."""
        own = self.drawn.parts[part]
        middle = sum(column for column, _ in own) / len(own), sum(row for _, row in own) / len(own)
        return lambda cell: abs(cell[0] - middle[0]) + 2 * abs(cell[1] - middle[1])

    def write(self, start: Cell, text: str, ink: Ink) -> None:
        self.canvas.put(start[0], start[1], text, ink)
        self.taken.update((start[0] + step, start[1]) for step in range(len(text)))
