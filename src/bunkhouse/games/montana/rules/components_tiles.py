"""Tiles and cards of a components text: landscape, special tiles, events, mountain tiles."""
# Not compiled: it reads a file once.

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bunkhouse.games.montana.rules.components_reader import Entry, Reader, fail
from bunkhouse.games.montana.rules.names import (
    EVENT_CARDS,
    EVENT_KINDS,
    EVENT_SHOWS,
    GOLD_KINDS,
    GOLD_TILES,
    KIND_NAMES,
    RIVER_ENDS,
    SIDE_NAMES,
)
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, SMALL_NAMES
from bunkhouse.games.montana.rules.rows import Hex, Tile

POSITIONS: Final = 7
TILES_AT_MOST: Final = 40


def _hex(reader: Reader, row: Entry, path: str) -> Hex:
    kind = reader.word(row, path, "kind", KIND_NAMES)
    if kind != "land":
        end = reader.word(row, path, "river_end", RIVER_ENDS[1:]) if "river_end" in row else ""
        return Hex(kind, river_end=end, gold_tile=kind == "mountain" and row.get("gold_tile", True) is not False)
    any_large = reader.number(row, path, "cost_any_large", 1, 12) if "cost_any_large" in row else 0
    return Hex(
        kind,
        settlements=reader.number(row, path, "settlements", 1, 3),
        cattle=row.get("cattle", False) is True,
        cost={} if any_large else reader.goods(reader.at(row, path, "cost"), f"{path}.cost"),
        any_large=any_large,
        locked=row.get("locked", False) is True,
    )


def _hexes(reader: Reader, entry: Entry, path: str) -> tuple[Hex, ...]:
    fields = reader.at(entry, path, "fields")
    if not isinstance(fields, list) or not all(isinstance(row, Mapping) for row in fields):
        fail(f"{path}.fields", "a list of tables is wanted")
    by_position = {row.get("pos"): row for row in fields}
    if len(fields) != POSITIONS or set(by_position) != set(range(POSITIONS)):
        fail(f"{path}.fields", "the positions 0 to 6 are wanted, each once")
    return tuple(_hex(reader, by_position[pos], f"{path} pos {pos}") for pos in range(POSITIONS))


def read_tiles(reader: Reader, slots: int) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for entry in reader.rows("landscape_tile"):
        name = reader.at(entry, "landscape_tile", "id")
        if not isinstance(name, str) or not name.isalnum() or len(name) > 8 or name in [tile.id for tile in tiles]:
            fail(f"landscape_tile {name!r}", "an id of its own is wanted, letters and digits")
        hexes = _hexes(reader, entry, f"landscape_tile {name}")
        for pos, part in enumerate(hexes):
            if part.kind not in KIND_NAMES[:3] or part.locked or part.any_large:
                fail(f"landscape_tile {name} pos {pos}", "land, mountain and lake only; the rest is for special tiles")
        tiles.append(Tile(name, hexes))
    if not slots <= len(tiles) <= TILES_AT_MOST:
        fail("landscape_tile", f"{slots} to {TILES_AT_MOST} tiles are wanted")
    return tuple(tiles)


def read_sides(reader: Reader) -> list[tuple[Tile, Entry]]:
    """The special sides in the order of SIDE_NAMES, each with its reward."""
    rows = {str(row.get("id")): row for row in reader.rows("special_tile")}
    sides: list[tuple[Tile, Entry]] = []
    for name in SIDE_NAMES:
        path = f"special_tile {name}"
        if name not in rows:
            fail(path, "is missing")
        reward = reader.table(rows[name], path, "reward") if name != "granite_peak" else {}
        hexes = _hexes(reader, rows[name], path)
        if name in ("great_falls", "helena"):
            ring = "falls_lake" if name == "great_falls" else "lowland"
            if not hexes[0].locked or {part.kind for part in hexes[1:]} != {ring, "mountain"}:
                fail(path, f"a locked middle in a ring of {ring} and mountain is wanted (MT-15.6, MT-15.7)")
        if name == "bighorn_canyon" and sorted(part.river_end for part in hexes if part.river_end) != ["A", "B"]:
            fail(path, "the river has the two ends A and B (MT-15.4)")
        sides.append((Tile(name, hexes), reward))
    return sides


def read_events(reader: Reader) -> list[tuple[int, int, tuple[int, ...]]]:
    """(copies, silver or grain, prices for one, two, three) of every card of EVENT_CARDS."""
    found: dict[tuple[str, str], tuple[int, int, tuple[int, ...]]] = {}
    for entry in reader.rows("event_card"):
        kind = reader.word(entry, "event_card", "kind", EVENT_KINDS)
        shows, known = EVENT_SHOWS.get(kind, ("", ()))
        shown = reader.word(entry, f"event_card {kind}", shows, known) if shows else ""
        path = f"event_card {kind} {shown}".strip()
        if (kind, shown) in found:
            fail(path, "is listed twice")
        amount = {"no_worker_bonus": "grain", "rich_bonus": "silver_at_least"}.get(kind, "silver")
        needs = kind in ("no_cattle_bonus", "no_worker_bonus", "rich_bonus", "hire_worker")
        prices = {"sell_workers": 3, "sell_goods": 3, "buy_goods": 2}.get(kind)
        found[kind, shown] = (
            reader.number(entry, path, "count"),
            reader.number(entry, path, amount) if needs else 0,
            reader.numbers(entry, path, "silver_for", prices, prices) if prices else (),
        )
    if sum(copies for copies, _, _ in found.values()) < 2:
        fail("event_card", "two cards at least are wanted")
    return [found.get(card, (0, 0, (0, 0, 0))) for card in EVENT_CARDS]


def read_gold(reader: Reader) -> tuple[tuple[int, ...], int, int]:
    """Copies of every mountain tile of GOLD_TILES, the silver of one kind, the cattle asked by another."""
    found: dict[tuple[str, str], int] = {}
    silver = cattle = 0
    for entry in reader.rows("mountain_tile"):
        kind = reader.word(entry, "mountain_tile", "kind", GOLD_KINDS)
        path = f"mountain_tile {kind}"
        shown = ""
        if kind == "silver":
            silver = reader.number(entry, path, "silver")
        elif kind == "worker":
            shown = reader.word(entry, path, "worker", SMALL_NAMES)
        else:
            shown = reader.word(entry, path, "good", SMALL_NAMES if kind == "good" else GOOD_NAMES[4:])
        if kind == "cattle_exchange":
            cattle = reader.number(entry, path, "cattle", 0, 8)
        if (kind, shown) in found:
            fail(f"{path} {shown}".strip(), "is listed twice")
        found[kind, shown] = reader.number(entry, path, "count")
    return tuple(found.get(tile, 0) for tile in GOLD_TILES), silver, cattle
