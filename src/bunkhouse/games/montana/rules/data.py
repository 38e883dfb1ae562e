"""The components: a text such as `components.toml` read into typed rows, every entry checked.

Numbers that are only reconstructed can be corrected in a file of one's own (`--data`). What can be changed are numbers
and contents of tiles, not which goods, areas, cards and special tiles there are: rules and words belong to those.
"""
# Not compiled: it reads a file once.

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from bunkhouse.core.words import bad_data
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, MOST

KIND_NAMES: Final = ("land", "mountain", "lake", "river", "falls_lake", "lowland")
AREA_NAMES: Final = ("mine", "quarry", "grain_field", "vegetable_field")
AREA_GOODS: Final = ("copper", "stone", "grain", "pumpkin")
ROW_NAMES: Final = ("coppersmith", "stonemason", "foundry", "trading_post")
SIDE_NAMES: Final = ("bighorn_canyon", "granite_peak", "great_falls", "helena")
PIECE_NAMES: Final = ("regular", "market", "gate", "watchtower")
CLOSED_NAMES: Final = (*AREA_NAMES, "bank", "city")
SMALL_NAMES: Final = GOOD_NAMES[:4]
PLAYER_COUNTS: Final = (2, 3, 4)
POSITIONS: Final = 7
TILES_AT_MOST: Final = 40
SLOTS_AT_MOST: Final = 16

# Event cards by kind, and what the kind is shown with (MT-16.10 to MT-16.20)
EVENT_KINDS: Final = (
    "no_extra_recruits",
    "area_closed",
    "no_cattle_trade",
    "build_surcharge",
    "no_cattle_bonus",
    "no_worker_bonus",
    "rich_bonus",
    "sell_workers",
    "hire_worker",
    "sell_goods",
    "buy_goods",
)
EVENT_SHOWS: Final = {
    "area_closed": ("area", CLOSED_NAMES),
    "build_surcharge": ("good", SMALL_NAMES),
    "hire_worker": ("worker", SMALL_NAMES),
    "buy_goods": ("good", SMALL_NAMES),
}
EVENT_CARDS: Final = tuple((kind, shown) for kind in EVENT_KINDS for shown in EVENT_SHOWS.get(kind, ("", ("",)))[1])
"""Every card that can be in the deck as (kind, what it shows)."""

GOLD_TILES: Final = (
    ("silver", ""),
    *(("good", good) for good in SMALL_NAMES),
    *(("cattle_exchange", good) for good in GOOD_NAMES[4:]),
    *(("worker", worker) for worker in SMALL_NAMES),
)
"""Every mountain tile that there can be as (kind, what it shows) (MT-17.9 to MT-17.12)."""

Entry = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Hex:
    """One of the seven hexes of a tile."""

    kind: str
    settlements: int = 0  # that one build puts there
    cattle: bool = False
    cost: Mapping[str, int] | None = None
    any_large: int = 0  # paid in large goods of any mix (MT-15.7)
    locked: bool = False
    river_end: str = ""  # "A" or "B"
    gold_tile: bool = False  # a mountain that gets a mountain tile (MT-18.1)


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Space:
    silver: int
    goods: int
    small: int


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the city: so many exchanges of small for large, or so many goods from a list (MT-6.3.9)."""

    id: str
    upgrade: Mapping[str, int]
    take: int
    take_from: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Party:
    """What depends on the number of players (MT-3)."""

    settlements: int
    supply_small: int
    supply_large: int
    slots: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Components:
    workers: tuple[int, ...]  # of each colour
    cattle: int
    capacity: int
    parties: Mapping[int, Party]
    start_goods: Mapping[str, int]
    start_cattle: int
    start_canteens: int
    spins: int
    silver_by_seat: tuple[int, ...]
    special_per_player: int
    start_neighbours: int
    min_lines: int
    sectors: tuple[tuple[str, str], ...]
    max_steps: int
    bank: tuple[tuple[int, int], ...]  # (workers, silver)
    areas: Mapping[str, tuple[Space, ...]]
    columns: tuple[int, ...]
    free_pumpkins: int
    rows: tuple[Row, ...]
    max_fields: int
    silver_for_fields: tuple[int, ...]  # by number of fields, from one
    line_length: int
    line_bonus: int
    trade_goods: int
    trade_silver: int
    trade_workers: int
    tiles: tuple[Tile, ...]
    sides: tuple[Tile, ...]  # in the order of SIDE_NAMES
    gate_silver: int
    watchtower_goods: int
    river_silver: int
    falls_goods: Mapping[str, int]
    helena_workers: tuple[str, ...]
    events: tuple[int, ...]  # copies of each of EVENT_CARDS
    event_silver: tuple[int, ...]  # of bonuses and hire_worker, by card
    event_for: tuple[tuple[int, ...], ...]  # silver for one, two, three, by card
    no_worker_grain: int
    gold: tuple[int, ...]  # copies of each of GOLD_TILES
    gold_silver: int
    exchange_cattle: int


def fail(entry: str, trouble: str) -> NoReturn:
    raise bad_data(entry, trouble)


class _Reader:
    """Takes values out of nested TOML by path, and names the path where something is wrong."""

    def __init__(self, data: Entry) -> None:
        self.data = data

    def at(self, entry: Entry, path: str, key: str) -> object:
        if key not in entry:
            fail(path, f"{key} is missing")
        return entry[key]

    def table(self, entry: Entry, path: str, key: str) -> Entry:
        value = self.at(entry, path, key)
        if not isinstance(value, Mapping):
            fail(f"{path}.{key}", "a table is wanted")
        return value

    def rows(self, key: str) -> list[Entry]:
        value = self.at(self.data, "file", key)
        if not isinstance(value, list) or not all(isinstance(row, Mapping) for row in value):
            fail(key, "a list of tables is wanted")
        return list(value)

    def number(self, entry: Entry, path: str, key: str, low: int = 0, high: int = MOST) -> int:
        return self.whole(self.at(entry, path, key), f"{path}.{key}", low, high)

    def whole(self, value: object, path: str, low: int = 0, high: int = MOST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            fail(path, f"a whole number from {low} to {high} is wanted, not {value!r}")
        return value

    def numbers(self, entry: Entry, path: str, key: str, least: int = 1, most: int = 8) -> tuple[int, ...]:
        value = self.at(entry, path, key)
        if not isinstance(value, list) or not least <= len(value) <= most:
            fail(f"{path}.{key}", f"a list of {least} to {most} numbers is wanted")
        return tuple(self.whole(number, f"{path}.{key}") for number in value)

    def word(self, entry: Entry, path: str, key: str, known: Sequence[str]) -> str:
        value = self.at(entry, path, key)
        if value not in known:
            fail(f"{path}.{key}", f"{value!r} is none of {', '.join(known)}")
        return str(value)

    def words(self, value: object, path: str, known: Sequence[str], length: int | None = None) -> tuple[str, ...]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            fail(path, "a list of words is wanted" if length is None else f"a list of {length} words is wanted")
        for word in value:
            if word not in known:
                fail(path, f"{word!r} is none of {', '.join(known)}")
        return tuple(value)

    def goods(self, value: object, path: str, known: Sequence[str] = GOOD_NAMES) -> dict[str, int]:
        if not isinstance(value, Mapping):
            fail(path, "a table of goods is wanted")
        for good in value:
            if good not in known:
                fail(path, f"{good!r} is none of {', '.join(known)}")
        return {good: self.whole(value[good], f"{path}.{good}") for good in known if good in value}


def parse_components(text: str) -> Components:
    """The components in a TOML text; raises Mistake that names the entry in which something is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as trouble:
        raise bad_data("file", str(trouble)) from None
    reader = _Reader(data)
    setup = reader.table(data, "file", "setup")
    player = reader.table(setup, "setup", "player")
    wheel = reader.table(data, "file", "wheel")
    city = reader.table(data, "file", "city")
    build = reader.table(data, "file", "build")
    trade = reader.table(data, "file", "cattle_trade")
    base = reader.table(reader.table(data, "file", "inventory"), "inventory", "base")
    assembly = reader.table(setup, "setup", "assembly")
    start_tile = reader.table(setup, "setup", "start_tile")
    specials = reader.table(setup, "setup", "special_settlements")
    pieces = {str(row.get("id")): row for row in reader.rows("special_settlement")}
    sides = _sides(reader)
    events = _events(reader)
    gold, gold_silver, exchange_cattle = _gold(reader)
    if reader.number(specials, "setup.special_settlements", "per_player") != 3:
        fail("setup.special_settlements.per_player", "there are exactly three special settlements (MT-14.1)")
    for piece in PIECE_NAMES[1:]:
        if piece not in pieces:
            fail("special_settlement", f"{piece} is missing")
    parties = {seats: _party(reader, setup, seats) for seats in PLAYER_COUNTS}
    silver_by_seat = reader.numbers(player, "setup.player", "silver_by_seat", 4, 4)
    tiles = _tiles(reader, max(len(party.slots) for party in parties.values()))
    components = Components(
        workers=_workers(reader),
        cattle=reader.number(base, "inventory.base", "cattle"),
        capacity=reader.number(reader.table(data, "file", "players"), "players", "worker_capacity", 4, 8),
        parties=parties,
        start_goods=reader.goods(reader.at(player, "setup.player", "goods"), "setup.player.goods"),
        start_cattle=reader.number(player, "setup.player", "cattle"),
        start_canteens=reader.number(player, "setup.player", "canteens", 0, 4),
        spins=reader.number(player, "setup.player", "spins", 0, 4),
        silver_by_seat=silver_by_seat,
        special_per_player=3,
        start_neighbours=reader.number(start_tile, "setup.start_tile", "min_buildable_neighbours", 0, 6),
        min_lines=reader.number(assembly, "setup.assembly", "min_lines_of_four"),
        sectors=_sectors(reader, wheel),
        max_steps=reader.number(wheel, "wheel", "max_steps", 0, 7),
        bank=_bank(reader),
        areas=_areas(reader),
        columns=_columns(reader, city),
        free_pumpkins=reader.number(city, "city", "free_pumpkins_for_starter", 0, 8),
        rows=_city_rows(reader),
        max_fields=reader.number(build, "build", "max_fields", 1, 8),
        silver_for_fields=_silver_for_fields(reader, build),
        line_length=reader.number(build, "build", "line_length", 2, 8),
        line_bonus=reader.number(build, "build", "line_bonus_settlements", 0, 1),
        trade_goods=reader.number(trade, "cattle_trade", "small_goods", 1, 8),
        trade_silver=reader.number(trade, "cattle_trade", "silver", 1),
        trade_workers=reader.number(trade, "cattle_trade", "workers", 1, 4),
        tiles=tiles,
        sides=tuple(tile for tile, _ in sides),
        gate_silver=reader.number(pieces["gate"], "special_settlement gate", "silver_per_neighbour"),
        watchtower_goods=reader.number(pieces["watchtower"], "special_settlement watchtower", "extra_goods", 0, 3),
        river_silver=reader.number(sides[0][1], "special_tile bighorn_canyon.reward", "silver"),
        falls_goods=reader.goods(sides[2][1].get("goods"), "special_tile great_falls.reward.goods", SMALL_NAMES),
        helena_workers=reader.words(sides[3][1].get("workers"), "special_tile helena.reward.workers", SMALL_NAMES),
        events=tuple(copies for copies, _, _ in events),
        event_silver=tuple(silver for _, silver, _ in events),
        event_for=tuple(prices for _, _, prices in events),
        no_worker_grain=events[EVENT_CARDS.index(("no_worker_bonus", ""))][1],
        gold=gold,
        gold_silver=gold_silver,
        exchange_cattle=exchange_cattle,
    )
    _check_together(components)
    return components


def _workers(reader: _Reader) -> tuple[int, ...]:
    rows = {str(row.get("id")): row for row in reader.rows("worker")}
    if tuple(rows) != SMALL_NAMES:
        fail("worker", f"the colours must be {', '.join(SMALL_NAMES)}")
    return tuple(reader.number(row, f"worker {name}", "count") for name, row in rows.items())


def _party(reader: _Reader, setup: Entry, seats: int) -> Party:
    path = f"setup.{seats}"
    numbers = reader.table(setup, "setup", str(seats))
    layouts = reader.table(reader.data, "file", "layout")
    layout = reader.table(layouts, "layout", str(seats))
    value = reader.at(layout, f"layout.{seats}", "slots")
    if not isinstance(value, list) or not 1 <= len(value) <= SLOTS_AT_MOST:
        fail(f"layout.{seats}.slots", f"1 to {SLOTS_AT_MOST} slots are wanted")
    slots: list[tuple[int, int]] = []
    for slot in value:
        if not isinstance(slot, list) or len(slot) != 2:
            fail(f"layout.{seats}.slots", f"{slot!r} is no pair of numbers")
        slots.append(tuple(reader.whole(part, f"layout.{seats}.slots", -6, 6) for part in slot))  # type: ignore[arg-type]
    if len(set(slots)) < len(slots):
        fail(f"layout.{seats}.slots", "a slot is listed twice")
    if slots[0] != (0, 0):
        fail(f"layout.{seats}.slots", "the central slot [0, 0] comes first")
    if reader.number(numbers, path, "landscape_tiles") != len(slots):
        fail(f"{path}.landscape_tiles", f"the layout has {len(slots)} slots")
    return Party(
        settlements=reader.number(numbers, path, "settlements", 1, 40),
        supply_small=reader.number(numbers, path, "supply_small", seats),
        supply_large=reader.number(numbers, path, "supply_large"),
        slots=tuple(slots),
    )


def _sectors(reader: _Reader, wheel: Entry) -> tuple[tuple[str, str], ...]:
    value = reader.at(wheel, "wheel", "sectors")
    if not isinstance(value, list) or len(value) != 8:
        fail("wheel.sectors", "eight sectors are wanted (MT-1.6)")
    pairs = [reader.words(pair, f"wheel.sectors {number}", SMALL_NAMES, 2) for number, pair in enumerate(value)]
    return tuple((pair[0], pair[1]) for pair in pairs)


def _bank(reader: _Reader) -> tuple[tuple[int, int], ...]:
    rows = reader.rows("bank_space")
    if not 1 <= len(rows) <= 6:
        fail("bank_space", "1 to 6 spaces are wanted")
    return tuple(
        (
            reader.number(row, f"bank_space {n + 1}", "workers", 1, 3),
            reader.number(row, f"bank_space {n + 1}", "silver"),
        )
        for n, row in enumerate(rows)
    )


def _areas(reader: _Reader) -> dict[str, tuple[Space, ...]]:
    rows = {str(row.get("id")): row for row in reader.rows("area")}
    if tuple(rows) != AREA_NAMES:
        fail("area", f"the areas must be {', '.join(AREA_NAMES)}")
    areas: dict[str, tuple[Space, ...]] = {}
    for name, row in rows.items():
        good = AREA_GOODS[AREA_NAMES.index(name)]
        reader.word(row, f"area {name}", "good", [good])
        reader.word(row, f"area {name}", "worker", [good])
        spaces = reader.at(row, f"area {name}", "spaces")
        if not isinstance(spaces, list) or len(spaces) != 3:
            fail(f"area {name}.spaces", "three large spaces are wanted (MT-6.2.1)")
        areas[name] = tuple(_space(reader, space, f"area {name} space {n + 1}") for n, space in enumerate(spaces))
    return areas


def _space(reader: _Reader, space: object, path: str) -> Space:
    if not isinstance(space, Mapping):
        fail(path, "a table is wanted")
    return Space(
        reader.number(space, path, "silver"), reader.number(space, path, "goods"), reader.number(space, path, "small")
    )


def _columns(reader: _Reader, city: Entry) -> tuple[int, ...]:
    columns = reader.numbers(city, "city", "columns")
    if list(columns) != sorted(set(columns)):
        fail("city.columns", "the prices must rise to the right (MT-6.3.1)")
    return columns


def _city_rows(reader: _Reader) -> tuple[Row, ...]:
    rows: list[Row] = []
    for entry in reader.rows("city_row"):
        name = reader.word(entry, "city_row", "id", ROW_NAMES)
        path = f"city_row {name}"
        if any(row.id == name for row in rows):
            fail(path, "is listed twice")
        upgrade = reader.goods(entry.get("upgrade", {}), f"{path}.upgrade", ("copper", "stone"))
        take = reader.number(entry, path, "take", 0, 3) if "take" in entry else 0
        if sum(upgrade.values()) > 6:
            fail(f"{path}.upgrade", "at most six exchanges")
        if bool(upgrade) == bool(take):
            fail(path, "either upgrade or take is wanted")
        rows.append(
            Row(name, upgrade, take, reader.words(entry.get("take_from", []), f"{path}.take_from", SMALL_NAMES))
        )
    if not rows:
        fail("city_row", "a row is wanted")
    return tuple(rows)


def _silver_for_fields(reader: _Reader, build: Entry) -> tuple[int, ...]:
    table = reader.table(build, "build", "silver_for_fields")
    most = reader.number(build, "build", "max_fields", 1, 8)
    return tuple(reader.number(table, "build.silver_for_fields", str(number)) for number in range(1, most + 1))


def _hex(reader: _Reader, row: Entry, path: str) -> Hex:
    kind = reader.word(row, path, "kind", KIND_NAMES)
    if kind != "land":
        end = reader.word(row, path, "river_end", ("A", "B")) if "river_end" in row else ""
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


def _hexes(reader: _Reader, entry: Entry, path: str) -> tuple[Hex, ...]:
    fields = reader.at(entry, path, "fields")
    if not isinstance(fields, list) or not all(isinstance(row, Mapping) for row in fields):
        fail(f"{path}.fields", "a list of tables is wanted")
    by_position = {row.get("pos"): row for row in fields}
    if len(fields) != POSITIONS or set(by_position) != set(range(POSITIONS)):
        fail(f"{path}.fields", "the positions 0 to 6 are wanted, each once")
    return tuple(_hex(reader, by_position[pos], f"{path} pos {pos}") for pos in range(POSITIONS))


def _tiles(reader: _Reader, slots: int) -> tuple[Tile, ...]:
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


def _sides(reader: _Reader) -> list[tuple[Tile, Entry]]:
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


def _events(reader: _Reader) -> list[tuple[int, int, tuple[int, ...]]]:
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


def _gold(reader: _Reader) -> tuple[tuple[int, ...], int, int]:
    """Copies of every mountain tile of GOLD_TILES, the silver of one kind, the cattle asked by another."""
    found: dict[tuple[str, str], int] = {}
    silver = cattle = 0
    for entry in reader.rows("mountain_tile"):
        kind = reader.word(entry, "mountain_tile", "kind", ("silver", "good", "cattle_exchange", "worker"))
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


def _check_together(components: Components) -> None:
    """What no single entry can get wrong: the pieces suffice for every set-up."""
    for seats, party in components.parties.items():
        for good, number in components.start_goods.items():
            stock = party.supply_small if good in SMALL_NAMES else party.supply_large
            if number * seats > stock:
                fail(f"setup.player.goods.{good}", f"{seats} players would need {number * seats} of {stock}")
        slots = len(party.slots)
        for side in (None, *components.sides):
            drawn = slots if side is None else slots - 1
            extra = () if side is None else side.hexes
            for what, stock, wanted in (
                ("cattle", components.cattle - seats * components.start_cattle, _cattle),
                ("mountain tiles", sum(components.gold), _mountains),
            ):
                most = sum(sorted((wanted(tile.hexes) for tile in components.tiles), reverse=True)[:drawn])
                if most + wanted(extra) > stock:
                    fail(
                        "landscape_tile", f"a map for {seats} players can need {most + wanted(extra)} {what} of {stock}"
                    )
    if components.spins * 2 > components.capacity:
        fail("setup.player.spins", f"more than {components.capacity} workers at the start")


def _cattle(hexes: Sequence[Hex]) -> int:
    return sum(part.cattle for part in hexes)


def _mountains(hexes: Sequence[Hex]) -> int:
    return sum(part.gold_tile for part in hexes)


TEXT: Final = Path(__file__).parents[1].joinpath("components.toml").read_text(encoding="utf-8")
COMPONENTS: Final = parse_components(TEXT)
