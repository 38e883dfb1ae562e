"""A land tile as characters: which part covers which cell, and where there is room for figures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bunkhouse.games.goldrush.rules.components import FACES, HALVES, SIDES, Face

Cell = tuple[int, int]  # column, row
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
RAIL_SIGNS = {
    "NS": "║", "EW": "═", "NE": "╚", "ES": "╔", "SW": "╗", "NW": "╝",
    "NES": "╠", "NSW": "╣", "ESW": "╦", "NEW": "╩", "NESW": "╬", "N": "║", "E": "═", "S": "║", "W": "═",
}  # fmt: skip
BAND = 0.34  # how far a mountain on one side reaches into the tile
GAP = 0.12
NECK = 0.22  # half the width of a mountain that runs across the tile

FACE = {face.name: face for face in FACES}


@dataclass(frozen=True, slots=True)
class Size:
    """Odd numbers, so that rails meet in the middle."""

    width: int
    height: int

    @property
    def middle(self) -> Cell:
        return self.width // 2, self.height // 2

    def cells(self) -> list[Cell]:
        return [(column, row) for row in range(self.height) for column in range(self.width)]

    def distances(self, cell: Cell) -> dict[str, float]:
        """From the middle of a cell to the four sides, the tile being one unit wide and high."""
        across = (cell[0] + 0.5) / self.width
        down = (cell[1] + 0.5) / self.height
        return {"N": down, "E": 1 - across, "S": 1 - down, "W": across}


SMALL = Size(7, 3)
LARGE = Size(11, 5)


@dataclass(frozen=True, slots=True)
class Sketch:
    size: Size
    parts: dict[str, list[Cell]]  # r1, m1, p1, c1 …: the cells they cover
    rails: dict[Cell, str]  # the signs of the rails
    locomotives: list[Cell]


@cache
def sketch(name: str, turn: int, size: Size) -> Sketch:
    """The face with this name after so many quarter turns."""
    face = FACE[name]
    parts: dict[str, list[Cell]] = {}
    taken: set[Cell] = set()

    def give(part: str, cells: Iterable[Cell]) -> None:
        parts[part] = [cell for cell in cells if cell not in taken]
        taken.update(parts[part])

    for number, mountain in enumerate(face.mountains, 1):
        others = "".join(turned(other.sides, turn) for other in face.mountains if other is not mountain)
        give(f"m{number}", _mountain(turned(mountain.sides, turn), others, size))
    if face.city:
        give("c1", _city(size))
    rails, locomotives = _rails(face, turn, size, taken, parts)
    taken.update(rails)
    for number, prairie in enumerate(face.prairies, 1):
        give(f"p{number}", _flood([_half(half, turn, size) for half in prairie.halves], taken, size))
    return Sketch(size, parts, rails, locomotives)


def turned(sides: Iterable[str], turn: int) -> str:
    return "".join(SIDES[(SIDES.index(side) + turn) % 4] for side in sides)


def _mountain(sides: str, others: str, size: Size) -> list[Cell]:
    """One side: a band along it, with a gap to another mountain. Several: all that is nearest to them."""

    def covers(cell: Cell) -> bool:
        distances = size.distances(cell)
        nearest, second = sorted(distances, key=lambda side: distances[side])[:2]
        if len(sides) == 1:
            is_apart = second not in others or distances[second] - distances[nearest] > GAP
            return nearest == sides and distances[sides] < BAND and is_apart
        if cell == size.middle:
            return len(sides) > 2 or sides in ("NS", "SN", "EW", "WE")
        across = sides in ("NS", "SN") and abs(distances["W"] - 0.5) < NECK
        along = sides in ("EW", "WE") and abs(distances["N"] - 0.5) < NECK
        return nearest in sides or across or along

    return [cell for cell in size.cells() if covers(cell)]


def _city(size: Size) -> list[Cell]:
    column, row = size.middle
    reach = size.height // 4
    return [(column + right, row + down) for down in range(-reach, reach + 1) for right in range(-1 - reach, 2 + reach)]


def _rails(
    face: Face, turn: int, size: Size, taken: set[Cell], parts: dict[str, list[Cell]]
) -> tuple[dict[Cell, str], list[Cell]]:
    """The signs of the rails and the cells of the locomotives; notes the cells of every rail part."""
    signs: dict[Cell, str] = {}
    locomotives: list[Cell] = []
    meeting = ""
    for number, rail in enumerate(face.rails, 1):
        sides = turned(rail.sides, turn)
        meeting += sides
        cells = []
        for side in sides:
            ray = [cell for cell in _ray(side, size) if cell not in taken]
            signs.update(dict.fromkeys(ray, RAIL_SIGNS[side]))
            cells += ray
        if not rail.end:
            cells.append(size.middle)
        parts[f"r{number}"] = cells
        locomotives += [size.middle] * rail.locomotives
    if meeting and size.middle not in taken:
        signs[size.middle] = RAIL_SIGNS["".join(side for side in SIDES if side in meeting)]
    return signs, locomotives


def _ray(side: str, size: Size) -> list[Cell]:
    """From the cell beside the middle to the side."""
    column, row = size.middle
    right, down = STEPS[side]
    reach = size.width // 2 if right else size.height // 2
    return [(column + right * step, row + down * step) for step in range(1, reach + 1)]


def _half(name: str, turn: int, size: Size) -> list[Cell]:
    """The cells along a half-side of the turned tile."""
    side, later = divmod((HALVES.index(name) + 2 * turn) % 8, 2)
    last_column, last_row = size.width - 1, size.height - 1
    columns = range(size.middle[0] + 1, size.width) if later == (side == 0) else range(size.middle[0])
    rows = range(size.middle[1] + 1, size.height) if later == (side == 1) else range(size.middle[1])
    if side in (0, 2):
        return [(column, 0 if side == 0 else last_row) for column in columns]
    return [(last_column if side == 1 else 0, row) for row in rows]


def _flood(halves: list[list[Cell]], taken: set[Cell], size: Size) -> list[Cell]:
    """All free cells that can be reached from the half-sides."""
    free = set(size.cells()) - taken
    reached: set[Cell] = set()
    waiting = [cell for half in halves for cell in half]
    while waiting:
        cell = waiting.pop()
        if cell in free and cell not in reached:
            reached.add(cell)
            waiting += [(cell[0] + right, cell[1] + down) for right, down in STEPS.values()]
    return sorted(reached, key=lambda cell: (cell[1], cell[0]))
