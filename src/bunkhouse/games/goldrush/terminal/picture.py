"""The whole picture of a Gold Rush position: who has what, the table as far as there is room, the tile in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bunkhouse.games.goldrush.edge.choices import PlaceCowboy, PlaceTent, decode
from bunkhouse.games.goldrush.edge.view import GoldRushView, LaidTile, SeatView
from bunkhouse.games.goldrush.rules.state import COWBOYS
from bunkhouse.games.goldrush.terminal import table as signs
from bunkhouse.games.goldrush.terminal.table import Item, Items, paint_tile, standing
from bunkhouse.games.goldrush.terminal.tile import LARGE, SMALL, Size
from bunkhouse.terminal.canvas import Canvas, Ink
from bunkhouse.terminal.drawing import MenuEntry, Picture, Room, Seen
from bunkhouse.terminal.lines import name_plate

MARGIN = 5  # columns for the numbers of the rows
FEWEST_ROWS = 3  # of tiles, however low the terminal is
MARK = Ink("#000000", "#ffffff", True)
TENT_MARK = Ink("#ffffff", "#000000", True)
PLACE = Ink("#8fbf6f", "", True)
FRAME = Ink("#6b7f5a")
FAINT = Ink("#8a8a8a")
Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """An empty place for the tile in hand."""

    number: int
    x: int
    y: int
    turns: str  # letters of those in which it fits


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the table that is drawn."""

    left: int
    top: int
    columns: int
    rows: int
    size: Size

    def shows(self, spot: Spot) -> bool:
        return 0 <= spot[0] - self.left < self.columns and 0 <= spot[1] - self.top < self.rows

    @property
    def width(self) -> int:
        return MARGIN + self.columns * self.size.width


def picture(seen: Seen, menu: Sequence[MenuEntry], places: Sequence[Place], room: Room) -> Picture:
    view = seen.view
    assert isinstance(view, GoldRushView)
    who = _players(seen, view)
    hand = [] if view.hand is None else _turns(view.hand, places)
    spent = len(view.seats) + 3 + (SMALL.height + 1 if hand else 0)
    height = None if room.height is None else room.height - spent
    marks = _marked(view, menu)
    spots = {(place.x, place.y) for place in places} | {(x, y) for x, y, _ in marks}
    window = _window(view, spots, Room(room.width, height, room.centre))
    table = _table(seen, view, window, places, marks)
    hidden = [entry for entry in menu if (spot := _spot(view, entry)) and not window.shows(spot)]
    hint = seen.texts("goldrush-terminal-hint-place") if places else ""
    return Picture(Group(who, Text(), table, *_hand_row(hand)), hidden, hint)


def _window(view: GoldRushView, spots: set[Spot], room: Room) -> Window:
    """Everything in large tiles if there is room, in small ones, or what lies around the places that matter."""
    everything = {(tile.x, tile.y) for tile in view.tiles} | spots
    left, right = min(x for x, _ in everything), max(x for x, _ in everything)
    top, bottom = min(y for _, y in everything), max(y for _, y in everything)
    columns, rows = right - left + 1, bottom - top + 1
    for size in (LARGE, SMALL):
        most_columns, most_rows = _most(size, room)
        if columns <= most_columns and rows <= most_rows:
            return Window(left, top, columns, rows, size)
    most_columns, most_rows = _most(SMALL, room)
    focus = {room.centre} if room.centre else spots or {(view.tiles[-1].x, view.tiles[-1].y)}
    middle_x = (min(x for x, _ in focus) + max(x for x, _ in focus)) // 2
    middle_y = (min(y for _, y in focus) + max(y for _, y in focus)) // 2
    seen_columns, seen_rows = min(columns, most_columns), min(rows, most_rows)
    return Window(
        max(left, min(middle_x - seen_columns // 2, right - seen_columns + 1)),
        max(top, min(middle_y - seen_rows // 2, bottom - seen_rows + 1)),
        seen_columns,
        seen_rows,
        SMALL,
    )


def _most(size: Size, room: Room) -> tuple[int, int]:
    """How many columns and rows of tiles there is room for; without a limit, as many as look well in small ones."""
    if room.width is None:
        return (999, 999) if size == SMALL else (6, 5)
    rows = 999 if room.height is None else (room.height - 1) // size.height
    return (room.width - MARGIN) // size.width, max(rows, FEWEST_ROWS if size == SMALL else 1)


def _table(seen: Seen, view: GoldRushView, window: Window, places: Sequence[Place], marks: Items) -> Text:
    size = window.size
    canvas = Canvas(window.width, 1 + window.rows * size.height)
    items = standing(seen, view, marks)
    for column in range(window.columns):
        number = str(window.left + column)
        canvas.put(MARGIN + column * size.width + (size.width - len(number)) // 2, 0, number, FAINT)
    for row in range(window.rows):
        canvas.put(0, 1 + row * size.height + size.middle[1], f"{window.top + row:>3}", FAINT)
    for tile in view.tiles:
        if window.shows((tile.x, tile.y)):
            drawn = paint_tile(tile, size, items, tile is view.tiles[-1])
            canvas.paste(drawn, *_corner(window, tile.x, tile.y))
    for place in places:
        if window.shows((place.x, place.y)):
            _frame(canvas, *_corner(window, place.x, place.y), size, place)
    return canvas.text()


def _corner(window: Window, x: int, y: int) -> Spot:
    return MARGIN + (x - window.left) * window.size.width, 1 + (y - window.top) * window.size.height


def _frame(canvas: Canvas, left: int, top: int, size: Size, place: Place) -> None:
    inside = size.width - 2
    canvas.put(left, top, "┌" + "╌" * inside + "┐", FRAME)
    canvas.put(left, top + size.height - 1, "└" + "╌" * inside + "┘", FRAME)
    for row in range(1, size.height - 1):
        canvas.put(left, top + row, "╎" + " " * inside + "╎", FRAME)
    number = str(place.number)
    start = left + (size.width - len(number) - len(place.turns)) // 2
    canvas.put(start, top + size.middle[1], number, PLACE)
    canvas.put(start + len(number), top + size.middle[1], place.turns, FRAME)


def _spot(view: GoldRushView, entry: MenuEntry) -> Spot | None:
    """Where on the table a move happens."""
    choice = decode(entry.action)
    if isinstance(choice, PlaceCowboy):
        return view.tiles[-1].x, view.tiles[-1].y
    x, y = getattr(choice, "x", None), getattr(choice, "y", None)
    return (x, y) if isinstance(x, int) and isinstance(y, int) else None


def _marked(view: GoldRushView, menu: Sequence[MenuEntry]) -> Items:
    """The keys of the choices that belong to a part of a tile."""
    marks: Items = {}
    for entry in menu:
        choice = decode(entry.action)
        spot = _spot(view, entry)
        if spot is not None and isinstance(choice, PlaceCowboy | PlaceTent):
            ink = TENT_MARK if isinstance(choice, PlaceTent) else MARK
            marks.setdefault((*spot, choice.part), []).append(Item(entry.key, ink))
    return marks


def _turns(tile: str, places: Sequence[Place]) -> list[tuple[str, Canvas]]:
    """The tile in hand in every turn that fits somewhere."""
    letters = sorted({letter for place in places for letter in place.turns}) or ["a"]
    return [(letter, paint_tile(LaidTile(0, 0, tile, "abcd".index(letter)), SMALL, {}, True)) for letter in letters]


def _hand_row(hand: list[tuple[str, Canvas]]) -> list[RenderableType]:
    if not hand:
        return []
    canvas = Canvas(MARGIN + len(hand) * (SMALL.width + 4), SMALL.height + 1)
    for number, (letter, drawn) in enumerate(hand):
        left = MARGIN + number * (SMALL.width + 4)
        canvas.put(left - 2, 1 + SMALL.middle[1], letter, PLACE)
        canvas.paste(drawn, left, 1)
    return [canvas.text()]


def _players(seen: Seen, view: GoldRushView) -> RenderableType:
    texts = seen.texts
    grid = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("", width=1)
    for head in (
        "cli-player",
        "cli-points",
        "goldrush-terminal-cowboys",
        "goldrush-terminal-tent",
        "goldrush-terminal-ore",
    ):
        grid.add_column(texts(head), justify="right" if head == "cli-points" else "left", no_wrap=True)
    for seat, has in enumerate(view.seats):
        grid.add_row("▶" if seat == view.active and not view.over else "", *_player(seen, seat, has))
    rest = f"{texts('goldrush-ui-tiles-left', count=view.tiles_left)} · " + texts(
        "goldrush-ui-ore-supply", count=view.ore_supply
    )
    return Group(grid, Text(rest, style="dim"))


def _player(seen: Seen, seat: int, has: SeatView) -> list[Text]:
    cowboys = signs.COWBOY * has.cowboys + "·" * (int(COWBOYS) - has.cowboys)
    ore = f"{signs.PILE}{has.ore}"
    if has.ore_values:
        counts = Counter(has.ore_values).items()
        ore += f" ({' '.join(f'{count}×{value}' if count > 1 else str(value) for value, count in counts)})"
    tent = Text(signs.TENT if has.tent else "·")
    return [name_plate(seen, seat), Text(str(has.score)), Text(cowboys), tent, Text(ore)]
