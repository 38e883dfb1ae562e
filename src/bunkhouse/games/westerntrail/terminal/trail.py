"""The trail: its forks and where they meet again, with what lies and stands on every space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from bunkhouse.games.westerntrail.edge.view_structs import TileView, WesternTrailView
from bunkhouse.games.westerntrail.rules import trail
from bunkhouse.games.westerntrail.terminal import signs
from bunkhouse.terminal.drawing import Seen

Keys = Mapping[str, Sequence[str]]  # space -> what is typed for moves that lead or happen there

GREEN, BROWN = "#2e8b46", "#a0522d"


def draw_trail(seen: Seen, view: WesternTrailView, keys: Keys, width: int) -> list[Text]:
    """As a drawing with forks and merges, or, where that is too wide even with little between the spaces, stretch by
    stretch."""
    for gap in (" ─ ", "─"):
        there = _There(seen, view, keys, gap)
        rows = _drawn(there, width)
        if max(cell_len(row.plain) for row in rows) <= width:
            break
    else:
        there = _There(seen, view, keys, " ─ ")
        rows = _in_stretches(there, width)
    return rows + signs.packed(_beside_the_trail(view, there), width)


def _drawn(there: _There, width: int) -> list[Text]:
    """Every fork with its ways to where they meet; short ones stand side by side."""
    groups: list[list[Text]] = []
    for block in [*(_block(there, fork) for fork in _forks()), [there.space(trail.SPACE_NAMES[trail.KANSAS_CITY])]]:
        before = cell_len(groups[-1][0].plain) if groups else 0
        if groups and len(block) <= len(groups[-1]) == 2 and before + cell_len(block[0].plain) <= width:
            for old, new in zip(groups[-1], block):
                old.append(" " * (before - cell_len(old.plain))).append_text(new)
        else:
            groups.append(block)
    return [row for group in groups for row in group]


def _forks() -> list[int]:
    """Those of the main way, from its start on: each begins where the one before ends."""
    forks, space = [], trail.FIRST_NEXT[trail.START]
    while space != trail.KANSAS_CITY:
        forks.append(space)
        space = _merge(space)
    return forks


def _merge(fork: int) -> int:
    """Where the two ways of a fork meet again (GW-2.1)."""
    first = set()
    space = trail.FIRST_NEXT[fork]
    while space != trail.NO_SPACE:
        first.add(space)
        space = trail.FIRST_NEXT[space]
    space = trail.SECOND_NEXT[fork]
    while space not in first:
        space = trail.FIRST_NEXT[space]
    return space


def _block(there: _There, fork: int) -> list[Text]:
    """A fork and all ways from it to where they meet."""
    rows = _ways(there, fork, _merge(fork))
    widest = max(cell_len(row.plain) for row in rows)
    for number, row in enumerate(rows):
        end = "┬─ " if number == 0 else "┘" if number + 1 == len(rows) else "┤"
        row.append(" ─" + "─" * (widest - cell_len(row.plain)) + end, "dim")
    return rows


def _ways(there: _There, fork: int, end: int) -> list[Text]:
    head = there.space(trail.SPACE_NAMES[fork])
    indent = cell_len(head.plain)
    upper, lower = (_way(there, after, end) for after in (trail.FIRST_NEXT[fork], trail.SECOND_NEXT[fork]))
    rows = [Text.assemble(head, (" ─┬─ ", "dim"), upper[0])]
    rows += [Text.assemble(" " * indent, ("  │  ", "dim"), row) for row in upper[1:]]
    rows.append(Text.assemble(" " * indent, ("  └─ ", "dim"), lower[0]))
    return rows + [Text.assemble(" " * (indent + 5), row) for row in lower[1:]]


def _way(there: _There, space: int, end: int) -> list[Text]:
    """From a space to the end; a fork on the way makes further rows."""
    way = Text()
    while space != end:
        if way:
            way.append(there.gap, "dim")
        if trail.SECOND_NEXT[space] != trail.NO_SPACE:
            ways = _ways(there, space, end)
            indent = cell_len(way.plain)
            return [way.append_text(ways[0]), *(Text(" " * indent).append_text(row) for row in ways[1:])]
        way.append_text(there.space(trail.SPACE_NAMES[space]))
        space = trail.FIRST_NEXT[space]
    return [way]


def _in_stretches(there: _There, width: int) -> list[Text]:
    """From one fork or neutral building to the next, folded to the width."""
    names = trail.SPACE_NAMES
    rows: list[Text] = []
    for number, kind in enumerate(trail.KIND):
        if kind == trail.IS_NEUTRAL or trail.SECOND_NEXT[number] != trail.NO_SPACE:
            for after in (trail.FIRST_NEXT[number], trail.SECOND_NEXT[number]):
                if after != trail.NO_SPACE:
                    parts, space = [there.space(names[number])], after
                    while trail.KIND[space] not in (trail.IS_NEUTRAL, trail.IS_KANSAS):
                        parts.append(there.space(names[space]))
                        space = trail.FIRST_NEXT[space]
                    parts.append(there.space(names[space]) if space == trail.KANSAS_CITY else Text(names[space], "dim"))
                    rows += signs.packed(parts, width, gap=there.gap)
    return rows


def _beside_the_trail(view: WesternTrailView, there: _There) -> list[Text]:
    """Spaces of the village that no way leads to (GW-2.6), and the start while somebody is there."""
    off = [space for space in view.village if trail.FIRST_NEXT[trail.SPACE_NAMES.index(space)] == trail.NO_SPACE]
    start = trail.SPACE_NAMES[trail.START]
    return [there.space(space) for space in ([start, *off] if start in there.herders else off)]


class _There:
    """What lies and stands on each space; a space that begins two stretches is told in full only once."""

    def __init__(self, seen: Seen, view: WesternTrailView, keys: Keys, gap: str) -> None:
        self.seen = seen
        self.gap = gap  # between two spaces
        self.tiles = {tile.space: tile for tile in view.tiles}
        self.herders: dict[str, list[int]] = {}
        for seat, has in enumerate(view.seats):
            if has.herder is not None:
                self.herders.setdefault(has.herder, []).append(seat)
        self.keys = keys
        self.told: set[str] = set()

    def space(self, space: str) -> Text:
        if space in self.told:
            return Text(self.name(space), "dim")
        self.told.add(space)
        number = trail.SPACE_NAMES.index(space)
        text = Text(self.name(space))
        if trail.FOREST[number]:
            text.append(signs.FOREST, GREEN)
        if space in self.tiles:
            text.append(":", "dim").append_text(self.tile(self.tiles[space]))
        for seat in self.herders.get(space, ()):
            sign, style = signs.badge(self.seen, seat)
            text.append(f"{signs.ON}{sign}", style)
        for key in self.keys.get(space, ()):
            text.append(f"[{key}]", "bold black on white")
        return text

    def name(self, space: str) -> str:
        is_city = space == trail.SPACE_NAMES[trail.KANSAS_CITY]
        return self.seen.word("city", space) if is_city else signs.label(space)

    def tile(self, tile: TileView) -> Text:
        toll = f"{signs.MONEY}{tile.toll}" if tile.toll else ""
        if tile.seat is not None:
            sign, style = signs.badge(self.seen, tile.seat)
            return Text.assemble((f"{sign}{tile.tile}", style), toll)
        if tile.points:  # a hazard; its kind is told by its space
            return Text.assemble((f"{tile.points}{signs.POINTS}", BROWN), toll)
        return Text(f"{signs.tile_in_short(tile.tile)}{toll}", "bold")
