"""Flat tables made from the components, shared by all positions of one game: the rules read numbers only here.

Faces (layout.py) are those of the landscape tiles, then those of the four special sides.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules.layout import Layout
from bunkhouse.games.montana.rules.names import (
    AREA_GOODS,
    AREA_NAMES,
    CLOSED_NAMES,
    EVENT_CARDS,
    EVENT_KINDS,
    EVENT_SHOWS,
    GOLD_KINDS,
    GOLD_TILES,
    KIND_NAMES,
    RIVER_ENDS,
)
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, SMALL_NAMES, pack_counted, pack_named
from bunkhouse.games.montana.rules.rows import Components, Row
from bunkhouse.games.montana.rules.sets import below

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

# The wheel (MT-1.6)
SECTORS: Final[i64] = 8
ALL_SECTORS: Final[i64] = below(SECTORS)

PRICES: Final[i64] = 4  # of an event: for none, one, two, three


def reward_sets(row: Row) -> vec[i64]:
    """All that may be exchanged or taken in a row of the city, nothing first (MT-6.3.9)."""
    if row.take == 0:
        copper, stone = row.upgrade.get("copper", 0), row.upgrade.get("stone", 0)
        exchanged = [pack_counted({"copper": a, "stone": b}) for a in range(copper + 1) for b in range(stone + 1)]
        return vec[i64](exchanged)
    sets = [0]
    layer = [0]
    for _ in range(row.take):
        layer = sorted({earlier + pack_named([good]) for earlier in layer for good in row.take_from})
        sets += layer
    return vec[i64](sets)


def shown_number(kind: str, shown: str) -> int:
    if kind not in EVENT_SHOWS:
        return -1
    return (CLOSED_NAMES if kind == "area_closed" else GOOD_NAMES).index(shown)


class Tables:
    def __init__(self, components: Components) -> None:
        self.capacity: i64 = components.capacity
        self.workers: i64 = pack_counted(dict(zip(SMALL_NAMES, components.workers)))
        self.cattle: i64 = components.cattle
        self.start_goods: i64 = pack_counted(components.start_goods)
        self.start_cattle: i64 = components.start_cattle
        self.start_canteens: i64 = components.start_canteens
        self.spins: i64 = components.spins
        self.silver_by_seat = vec[i64](components.silver_by_seat)
        self.start_neighbours: i64 = components.start_neighbours
        self.min_lines: i64 = components.min_lines
        self.sectors = vec[i64]([pack_named(sector) for sector in components.sectors])
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
        self.falls_goods: i64 = pack_counted(components.falls_goods)
        self.helena_workers: i64 = pack_named(components.helena_workers)
        self.gold_silver: i64 = components.gold_silver
        self.exchange_cattle: i64 = components.exchange_cattle
        self.settlements = vec[i64]()  # by number of players
        self.supply = vec[i64]()
        self.layouts: list[Layout] = []
        for seats in range(5):
            party = components.parties.get(seats, components.parties[2])
            small, large = party.supply_small, party.supply_large
            self.settlements = append(self.settlements, party.settlements)
            self.supply = append(
                self.supply, pack_counted({good: small if good in SMALL_NAMES else large for good in GOOD_NAMES})
            )
            self.layouts.append(Layout(party.slots))
        self._make_faces(components)
        self._make_cards(components)

    def __repr__(self) -> str:
        return f"<Tables: {self.tiles} tiles, {len(self.row_names)} city rows, {self.cattle} cattle>"

    def _make_faces(self, components: Components) -> None:
        tiles = [*components.tiles, *components.sides]
        hexes = [part for tile in tiles for part in tile.hexes]
        self.tiles: i64 = len(components.tiles)
        self.tile_names = [tile.id for tile in tiles]
        self.kind = vec[i64]([KIND_NAMES.index(part.kind) for part in hexes])
        self.cost = vec[i64]([pack_counted(part.cost or {}) for part in hexes])
        self.any_large = vec[i64]([part.any_large for part in hexes])
        self.settles = vec[i64]([part.settlements for part in hexes])
        self.has_cattle = vec[i64]([int(part.cattle) for part in hexes])
        self.locked = vec[i64]([int(part.locked) for part in hexes])
        self.river_end = vec[i64]([RIVER_ENDS.index(part.river_end) for part in hexes])
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
            prices.extend(0 for _ in range(PRICES - 1 - len(row)))
        self.event_for = vec[i64](prices)
        """card * PRICES + number -> silver"""
        self.gold = vec[i64](components.gold)
        self.gold_kind = vec[i64]([GOLD_KINDS.index(kind) for kind, _ in GOLD_TILES])
        self.gold_shows = vec[i64]([GOOD_NAMES.index(shown) if shown else 0 for _, shown in GOLD_TILES])

    def price(self, card: i64, number: i64) -> i64:
        """The silver that an event card gives or asks for one, two or three; 0 if there is no such price."""
        return self.event_for[card * PRICES + number]
