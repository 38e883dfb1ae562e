"""The map of Montana: rows of hexes, each half a hex beside the one above, with what lies and stands on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bunkhouse.games.montana.edge.map_view import HexView, TownView
from bunkhouse.games.montana.edge.view import MontanaView
from bunkhouse.games.montana.terminal import signs
from bunkhouse.terminal.canvas import Canvas, Ink
from bunkhouse.terminal.drawing import SEAT_SIGNS, Seen, seat_badge

Spot = tuple[int, int]  # q, r
HALF = 3  # columns of half a hex
WIDE = 2 * HALF - 1  # of what is written on a hex
MARGIN = 7  # columns for the place of the first hex of a row


@dataclass(frozen=True, slots=True)
class Chart:
    """Where hexes are drawn: one or two lines each."""

    left: int
    top: int
    columns: int
    rows: int
    lines: int

    def corner(self, spot: Spot) -> Spot:
        q, r = spot
        return MARGIN + (2 * q + r - self.left) * HALF, (r - self.top) * self.lines

    @property
    def width(self) -> int:
        return MARGIN + (self.columns + 1) * HALF

    @property
    def height(self) -> int:
        return self.rows * self.lines


def chart_of(view: MontanaView, lines: int) -> Chart:
    across = [2 * there.q + there.r for there in view.hexes]
    down = [there.r for there in view.hexes]
    return Chart(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1, lines)


def reading_order(spot: Spot) -> tuple[int, int]:
    return spot[1], spot[0]


def draw_map(seen: Seen, view: MontanaView, chart: Chart, keys: Mapping[Spot, str]) -> Canvas:
    canvas = Canvas(chart.width, chart.height)
    near = {(field.q, field.r) for field in view.fields}
    for there in view.hexes:
        spot = there.q, there.r
        x, y = chart.corner(spot)
        above, below, ink = _face(seen, view, there, spot in near)
        key = f"[{keys[spot]}]" if spot in keys else ""
        for line in range(chart.lines):
            canvas.put(x, y + line, " " * WIDE, Ink("", ink.back))
        if chart.lines == 1:
            canvas.put(x, y, (key or above or below)[:WIDE].center(WIDE), signs.KEY if key else ink)
            continue
        canvas.put(x, y, above[:WIDE].center(WIDE), ink)
        canvas.put(x, y + 1, (key or below)[:WIDE].center(WIDE), signs.KEY if key else ink)
    for r in {there.r for there in view.hexes}:
        first = min(there.q for there in view.hexes if there.r == r)
        canvas.put(0, chart.corner((first, r))[1], f"{first},{r}", signs.FAINT)
    return canvas


def _face(seen: Seen, view: MontanaView, there: HexView, is_near: bool) -> tuple[str, str, Ink]:
    """The two lines of a hex, the more important one first, and how they are inked."""
    if there.town is not None:
        back, fore = seat_badge(seen.game, there.town.seat)
        return town_signs(there.town), "", Ink(fore, back, True)
    if view.start_tile == (there.q, there.r):
        return signs.START, "", signs.START_TILE
    if there.kind != "land":
        sign, ink = signs.GROUND[there.kind]
        return sign, _loose(there), ink
    cost = f"{there.any_large}{signs.ANY_LARGE}" if there.any_large else signs.letters(there.cost)
    marks = [
        signs.LOCKED if there.locked else "",
        signs.DOUBLE.replace("2", str(there.settlements)) if there.settlements > 1 else "",
        signs.CATTLE if there.cattle else "",
    ]
    below = cost[WIDE:] + "".join(marks)  # the middle of Great Falls has the longest cost
    return cost[:WIDE], below, signs.NEAR if is_near else signs.LAND


def town_signs(town: TownView) -> str:
    """The sign of its player for every settlement, from bottom to top; a special one has its letter."""
    own = SEAT_SIGNS[town.seat]
    stack = "".join(signs.PIECES[piece] or own for piece in town.pieces)
    return stack if own in stack else own + stack


def _loose(there: HexView) -> str:
    if there.canteen:
        return signs.CANTEEN
    if there.mountain is not None:
        return signs.TILE if there.mountain.gold is None else signs.KNOWN_TILE
    if there.river_end:
        return signs.PAID if there.river_paid else there.river_end
    return ""
