"""Flat tables made from the components, shared by all positions of one game: the rules read numbers only here.

A cell of the map is slot * 7 + place, the place being 0 for the middle of the slot and 1 to 6 clockwise (MT-2.4). A
face is a hex as printed: tile * 7 + position; the four special sides follow the landscape tiles.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules.data import (
    AREA_GOODS,
    AREA_NAMES,
    CLOSED_NAMES,
    EVENT_CARDS,
    EVENT_KINDS,
    EVENT_SHOWS,
    GOLD_TILES,
    KIND_NAMES,
    Components,
    Row,
)
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, UNIT

NONE: Final[i64] = -1
CELLS: Final[i64] = 7  # of a tile
DIRECTIONS: Final[i64] = 6

# Kinds of hex (MT-2.1)
LAND: Final[i64] = 0
MOUNTAIN: Final[i64] = 1
LAKE: Final[i64] = 2
RIVER: Final[i64] = 3
FALLS_LAKE: Final[i64] = 4
LOWLAND: Final[i64] = 5

# Special sides (MT-15.1)
BIGHORN_CANYON: Final[i64] = 0
GRANITE_PEAK: Final[i64] = 1
GREAT_FALLS: Final[i64] = 2
HELENA: Final[i64] = 3
SIDES: Final[i64] = 4

# Kinds of event card (MT-16.10 to MT-16.20)
NO_EXTRA_RECRUITS: Final[i64] = 0
AREA_CLOSED: Final[i64] = 1
NO_CATTLE_TRADE: Final[i64] = 2
BUILD_SURCHARGE: Final[i64] = 3
NO_CATTLE_BONUS: Final[i64] = 4
NO_WORKER_BONUS: Final[i64] = 5
RICH_BONUS: Final[i64] = 6
SELL_WORKERS: Final[i64] = 7
HIRE_WORKER: Final[i64] = 8
SELL_GOODS: Final[i64] = 9
BUY_GOODS: Final[i64] = 10

# Places that an event can close: the four areas, then
BANK: Final[i64] = 4
CITY: Final[i64] = 5

# Kinds of mountain tile (MT-17.9 to MT-17.12)
SILVER_TILE: Final[i64] = 0
GOOD_TILE: Final[i64] = 1
EXCHANGE_TILE: Final[i64] = 2
WORKER_TILE: Final[i64] = 3
GOLD_KINDS: Final = ("silver", "good", "cattle_exchange", "worker")

STEPS_AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise; the opposite is three on


def spot(q: i64, r: i64) -> i64:
    """Coordinates in one int: how actions name a cell, whatever the layout."""
    return (q + 32) * 64 + r + 32


class Layout:
    """The slots for one number of players as cells that know their neighbours (MT-2.3, MT-2.4)."""

    def __init__(self, slots: tuple[tuple[int, int], ...]) -> None:
        places: list[tuple[int, int]] = []
        for i, j in slots:
            middle = (2 * i - j, i + 3 * j)
            places.append(middle)
            places.extend((middle[0] + q, middle[1] + r) for q, r in STEPS_AROUND)
        self.slots: i64 = len(slots)
        self.cells: i64 = len(places)
        self.q = vec[i64]([q for q, _ in places])
        self.r = vec[i64]([r for _, r in places])
        at = {place: cell for cell, place in enumerate(places)}
        around = [at.get((q + step[0], r + step[1]), -1) for q, r in places for step in STEPS_AROUND]
        self.neighbours = vec[i64](around)
        """cell * 6 + direction -> cell, or NONE beyond the rim"""
        self.spots = vec[i64]([spot(q, r) for q, r in places])
        """cell -> its spot"""
        self.at_spot = vec[i64]([at.get((s // 64 - 32, s % 64 - 32), -1) for s in range(64 * 64)])
        """spot -> cell, or NONE"""


def pack(goods: list[tuple[str, int]]) -> int:
    return sum(number << 8 * GOOD_NAMES.index(good) for good, number in goods)


def reward_sets(row: Row) -> vec[i64]:
    """All that may be exchanged or taken in a row of the city, nothing first (MT-6.3.9)."""
    if row.take == 0:
        copper, stone = row.upgrade.get("copper", 0), row.upgrade.get("stone", 0)
        return vec[i64](
            [pack([("copper", a), ("stone", b)]) for a in range(copper + 1) for b in range(stone + 1)],
        )
    sets = [0]
    layer = [0]
    for _ in range(row.take):
        layer = sorted({earlier + pack([(good, 1)]) for earlier in layer for good in row.take_from})
        sets += layer
    return vec[i64](sets)


def shown_number(kind: str, shown: str) -> int:
    if kind not in EVENT_SHOWS:
        return -1
    return (CLOSED_NAMES if kind == "area_closed" else GOOD_NAMES).index(shown)


class Tables:
    def __init__(self, components: Components) -> None:
        self.capacity: i64 = components.capacity
        self.workers: i64 = sum(number << 8 * colour for colour, number in enumerate(components.workers))
        self.cattle: i64 = components.cattle
        self.start_goods: i64 = pack(list(components.start_goods.items()))
        self.start_cattle: i64 = components.start_cattle
        self.start_canteens: i64 = components.start_canteens
        self.spins: i64 = components.spins
        self.silver_by_seat = vec[i64](components.silver_by_seat)
        self.start_neighbours: i64 = components.start_neighbours
        self.min_lines: i64 = components.min_lines
        self.sectors = vec[i64]([pack([(first, 1), (second, 1)]) for first, second in components.sectors])
        self.max_steps: i64 = components.max_steps
        self.bank_workers = vec[i64]([workers for workers, _ in components.bank])
        self.bank_silver = vec[i64]([silver for _, silver in components.bank])
        self.area_good = vec[i64]([GOOD_NAMES.index(good) for good in AREA_GOODS])
        spaces = [space for name in AREA_NAMES for space in components.areas[name]]
        self.space_silver = vec[i64]([space.silver for space in spaces])
        self.space_goods = vec[i64]([space.goods for space in spaces])
        self.space_small = vec[i64]([space.small for space in spaces])
        self.columns = vec[i64](components.columns)
        self.free_pumpkins: i64 = components.free_pumpkins
        self.row_names = [row.id for row in components.rows]
        self.row_upgrades = vec[i64]([int(row.take == 0) for row in components.rows])
        self.row_sets = [reward_sets(row) for row in components.rows]
        self.max_fields: i64 = components.max_fields
        self.silver_for_fields = vec[i64]([0] + list(components.silver_for_fields))  # noqa: RUF005 mypyc
        self.line_length: i64 = components.line_length
        self.line_bonus: i64 = components.line_bonus
        self.trade_goods: i64 = components.trade_goods
        self.trade_silver: i64 = components.trade_silver
        self.trade_workers: i64 = components.trade_workers
        self.gate_silver: i64 = components.gate_silver
        self.watchtower_goods: i64 = components.watchtower_goods
        self.river_silver: i64 = components.river_silver
        self.falls_goods: i64 = pack(list(components.falls_goods.items()))
        self.helena_workers: i64 = sum(1 << 8 * GOOD_NAMES.index(worker) for worker in components.helena_workers)
        self.gold_silver: i64 = components.gold_silver
        self.exchange_cattle: i64 = components.exchange_cattle
        self.settlements = vec[i64]()  # by number of players
        self.supply = vec[i64]()
        self.layouts: list[Layout] = []
        for seats in range(5):
            party = components.parties.get(seats, components.parties[2])
            small, large = party.supply_small, party.supply_large
            supply: i64 = 0
            for good in range(4):
                supply += small * UNIT[good]
            self.settlements = append(self.settlements, party.settlements)
            self.supply = append(self.supply, supply + large * UNIT[4] + large * UNIT[5])
            self.layouts.append(Layout(party.slots))
        self._make_faces(components)
        self._make_cards(components)

    def _make_faces(self, components: Components) -> None:
        tiles = [*components.tiles, *components.sides]
        hexes = [part for tile in tiles for part in tile.hexes]
        self.tiles: i64 = len(components.tiles)
        self.tile_names = [tile.id for tile in tiles]
        self.kind = vec[i64]([KIND_NAMES.index(part.kind) for part in hexes])
        self.cost = vec[i64]([pack(list((part.cost or {}).items())) for part in hexes])
        self.any_large = vec[i64]([part.any_large for part in hexes])
        self.settles = vec[i64]([part.settlements for part in hexes])
        self.has_cattle = vec[i64]([int(part.cattle) for part in hexes])
        self.locked = vec[i64]([int(part.locked) for part in hexes])
        self.river_end = vec[i64]([" AB".index(part.river_end or " ") for part in hexes])
        self.has_gold = vec[i64]([int(part.gold_tile) for part in hexes])

    def _make_cards(self, components: Components) -> None:
        self.events = vec[i64](components.events)
        self.event_kind = vec[i64]([EVENT_KINDS.index(kind) for kind, _ in EVENT_CARDS])
        self.event_shows = vec[i64]([shown_number(kind, shown) for kind, shown in EVENT_CARDS])
        self.event_silver = vec[i64](components.event_silver)
        prices: list[int] = []
        for row in components.event_for:
            prices.append(0)
            prices.extend(row)
            prices.extend(0 for _ in range(3 - len(row)))
        self.event_for = vec[i64](prices)
        """card * 4 + number -> silver"""
        self.gold = vec[i64](components.gold)
        self.gold_kind = vec[i64]([GOLD_KINDS.index(kind) for kind, _ in GOLD_TILES])
        self.gold_shows = vec[i64]([GOOD_NAMES.index(shown) if shown else 0 for _, shown in GOLD_TILES])
