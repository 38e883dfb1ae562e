"""The whole picture of a Montana position, as much of it as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from bunkhouse.games.montana.edge.choices import OfNumber, OfSpot, Work
from bunkhouse.games.montana.edge.view import MontanaView
from bunkhouse.games.montana.terminal import board
from bunkhouse.games.montana.terminal.map import Chart, Spot, chart_of, draw_map
from bunkhouse.terminal.drawing import MenuEntry, Picture, Room, Seen
from bunkhouse.terminal.lines import joined

GAP = 3  # columns between the map and the worker board
FEWEST_LINES = 4  # of the map, however low the terminal is


def picture(seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
    view = seen.view
    assert isinstance(view, MontanaView)
    spots: dict[Spot, str] = {}
    spaces: dict[tuple[str, int], str] = {}
    for entry in menu:
        choice = seen.game.decode(entry.action)
        if isinstance(choice, OfSpot):
            spots[choice.q, choice.r] = entry.key
        elif isinstance(choice, Work):
            spaces[choice.area, choice.space] = entry.key
        elif isinstance(choice, OfNumber) and choice.kind == "bank":
            spaces["bank", choice.number] = entry.key
    above = [*board.head(seen, view), *board.players(seen, view)]
    beside = board.worker_board(seen, view, spaces)
    below = [*board.stores(seen, view), *board.notes(seen, view)]
    if not view.hexes:
        return Picture(joined([*above, *beside, *below], room.width))
    for lines, hidden in _layouts(seen, view, spots, above, beside, below, room):
        if room.height is None or len(lines) <= room.height:
            return Picture(joined(lines, room.width), [entry for entry in menu if entry.key in hidden])
    raise AssertionError("the last layout always fits")


def _layouts(
    seen: Seen,
    view: MontanaView,
    spots: Mapping[Spot, str],
    above: list[Text],
    beside: list[Text],
    below: list[Text],
    room: Room,
) -> Iterator[tuple[list[Text], set[str]]]:
    """From everything in large to the map alone in small, and the keys that are not in it."""
    for size in (2, 1):
        chart = chart_of(view, size)
        drawn, hidden = _map(seen, view, chart, spots, room, None)
        side_by_side = chart.width + GAP + max(cell_len(line.plain) for line in beside)
        if room.width is None or side_by_side <= room.width:
            yield [*above, Text(), *_abreast(drawn, chart.width, beside), Text(), *below], hidden
        yield [*above, Text(), *drawn, Text(), *beside, *below], hidden
    chart = chart_of(view, 1)
    drawn, hidden = _map(seen, view, chart, spots, room, None)
    yield [*above, *drawn, *beside], hidden
    yield [*above, *drawn], hidden
    height = max(FEWEST_LINES, (room.height or 0) - len(above))
    drawn, hidden = _map(seen, view, chart, spots, room, height)
    yield [*above, *drawn][: room.height], hidden


def _map(
    seen: Seen, view: MontanaView, chart: Chart, spots: Mapping[Spot, str], room: Room, height: int | None
) -> tuple[list[Text], set[str]]:
    """The map, or what lies around the places that matter, and the keys outside."""
    canvas = draw_map(seen, view, chart, spots)
    width = chart.width if room.width is None else min(room.width, chart.width)
    height = chart.height if height is None else min(height, chart.height)
    focus = [chart.corner(spot) for spot in ([room.centre] if room.centre else spots or [view.start_tile or (0, 0)])]
    left = _start([x for x, _ in focus], width, chart.width)
    top = _start([y for _, y in focus], height, chart.height)
    hidden = set()
    for spot, key in spots.items():
        x, y = chart.corner(spot)
        if not (left <= x <= left + width - 5 and top <= y <= top + height - chart.lines):
            hidden.add(key)
    return list(canvas.cut(left, top, width, height).text().split("\n")), hidden


def _start(focus: Sequence[int], length: int, whole: int) -> int:
    middle = (min(focus) + max(focus)) // 2
    return max(0, min(middle - length // 2, whole - length))


def _abreast(left: list[Text], width: int, right: list[Text]) -> list[Text]:
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        line.append(" " * (width + GAP - cell_len(line.plain)))
        lines.append(line.append_text(right[number]) if number < len(right) else line)
    return lines
