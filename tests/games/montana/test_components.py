"""What must hold of components.toml and the tables made from it: the boxes' totals, constraints of what is made up."""

import tomllib
from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from bunkhouse.games.montana import GAME
from bunkhouse.games.montana.rules.components import COMPONENTS, TEXT
from bunkhouse.games.montana.rules.layout import STEPS_AROUND
from bunkhouse.games.montana.rules.names import SIDE_NAMES
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, count
from bunkhouse.games.montana.rules.rows import Hex, Tile
from bunkhouse.games.montana.rules.tables import LAND

DATA: dict[str, Any] = tomllib.loads(TEXT)
BASE, EXPANSION = DATA["inventory"]["base"], DATA["inventory"]["expansion"]
SMALL, LARGE = GOOD_NAMES[:4], GOOD_NAMES[4:]
VALUE = dict.fromkeys(SMALL, 1) | dict.fromkeys(LARGE, 2)
SEATS = (2, 3, 4)
SIDES = {tile.id: tile for tile in COMPONENTS.sides}


def land(tile: Tile) -> list[Hex]:
    return [part for part in tile.hexes if part.kind == "land"]


def number(tile: Tile, kind: str) -> int:
    return sum(part.kind == kind for part in tile.hexes)


def test_the_boxes() -> None:
    """MT-1.1, MT-1.2, MT-1.3, MT-1.5, MT-1.7"""
    assert len(COMPONENTS.tiles) == BASE["landscape_tiles"] == 12
    assert BASE["settlements"] == 12 * len(DATA["players"]["colours"]) == 48
    assert BASE["player_boards"] == BASE["contractors"] == 4
    assert sum(good["count"] for good in DATA["good"]) == BASE["goods"] == 120
    assert tuple(good["id"] for good in DATA["good"]) == GOOD_NAMES
    assert sum(COMPONENTS.workers) == BASE["workers"] == 72
    assert set(COMPONENTS.workers) == {18}
    assert sum(coin["count"] for coin in DATA["coin"]) == BASE["coins"] == 49
    assert (BASE["cattle"], BASE["canteens"], BASE["start_tiles"]) == (24, 6, 1)
    assert EXPANSION["special_settlements"] == 4 * 3
    assert 2 * EXPANSION["special_landscape_tiles"] == len(COMPONENTS.sides) == 4
    assert Counter(side["tile"] for side in DATA["special_tile"]) == {"S1": 2, "S2": 2}
    assert sum(COMPONENTS.events) == EXPANSION["event_cards"] == 30
    assert sum(COMPONENTS.gold) == EXPANSION["mountain_tiles"] == 22
    assert COMPONENTS.capacity == 8


def test_every_event_and_mountain_tile_occurs() -> None:
    """MT-16.10 to MT-16.20, MT-17.9 to MT-17.12"""
    assert all(copies > 0 for copies in COMPONENTS.events)
    assert all(copies > 0 for copies in COMPONENTS.gold)
    cards = {card["kind"]: card for card in DATA["event_card"]}
    assert (cards["sell_workers"]["silver_for"], cards["sell_goods"]["silver_for"]) == ([4, 6, 10], [1, 2, 4])
    assert (cards["buy_goods"]["silver_for"], cards["hire_worker"]["silver"]) == ([2, 4], 1)
    assert (cards["no_cattle_bonus"]["silver"], cards["no_worker_bonus"]["grain"]) == (2, 2)
    assert cards["rich_bonus"]["silver_at_least"] == 15
    assert (COMPONENTS.gold_silver, COMPONENTS.exchange_cattle) == (3, 2)


@pytest.mark.parametrize("seats", SEATS)
def test_set_up(seats: int) -> None:
    """MT-3.2, MT-3.3, MT-3.13, MT-14.2"""
    party = COMPONENTS.parties[seats]
    total = DATA["setup"]["special_settlements"]["total_settlements"][str(seats)]
    assert party.settlements + 3 == total == {2: 15, 3: 13, 4: 11}[seats]
    assert len(party.slots) == {2: 7, 3: 9, 4: 10}[seats]
    assert party.supply_small - seats * COMPONENTS.start_goods["grain"] == {2: 10, 3: 15, 4: 20}[seats]
    assert sum(COMPONENTS.workers) - 2 * seats * COMPONENTS.spins == {2: 64, 3: 60, 4: 56}[seats]
    for good in DATA["good"]:
        supply = party.supply_small if good["size"] == "small" else party.supply_large
        assert supply <= good["count"]
        assert seats < 4 or supply == good["count"]
    for tile in (*COMPONENTS.tiles, *COMPONENTS.sides):
        for part in tile.hexes:
            for good, asked in (part.cost or {}).items():
                assert asked <= (party.supply_small if good in SMALL else party.supply_large)
    assert 2 * party.supply_large >= 5


def test_wheel() -> None:
    """MT-1.6"""
    assert len(COMPONENTS.sectors) == 8
    assert all(first != second for first, second in COMPONENTS.sectors)
    assert set(Counter(worker for sector in COMPONENTS.sectors for worker in sector).values()) == {4}
    assert {frozenset(sector) for sector in COMPONENTS.sectors} == {frozenset(pair) for pair in combinations(SMALL, 2)}


def test_worker_board() -> None:
    """MT-1.4, MT-6.1.1, MT-6.2.1, MT-6.3.1"""
    for spaces in COMPONENTS.areas.values():
        assert len(spaces) == 3
        for cheap, dear in pairwise(spaces):
            assert cheap.silver < dear.silver
            assert cheap.goods < dear.goods
    third = COMPONENTS.areas["grain_field"][2]
    assert (third.silver, third.goods, third.small) == (6, 4, 1)
    assert [workers for workers, _ in COMPONENTS.bank] == [1, 2, 3]
    assert all(silver > price for (_, silver), price in zip(COMPONENTS.bank, (4, 6, 10), strict=True))
    assert list(COMPONENTS.columns) == sorted(set(COMPONENTS.columns))
    assert len(COMPONENTS.rows) >= 3


@pytest.mark.parametrize("tile", COMPONENTS.tiles, ids=lambda tile: tile.id)
def test_landscape_tile(tile: Tile) -> None:
    """MT-2.1, MT-2.2"""
    fields = land(tile)
    assert (len(fields), number(tile, "mountain") + number(tile, "lake")) == (5, 2)
    assert number(tile, "mountain") >= 1
    assert sum(part.cattle for part in fields) == 2
    assert sum(part.settlements == 2 for part in fields) == 1
    for part in fields:
        cost = part.cost or {}
        worth = sum(VALUE[good] * asked for good, asked in cost.items())
        assert worth == (6 if part.settlements == 2 else 4 if part.cattle else 3)
        assert not (part.cattle and part.settlements == 2)
        assert (part.settlements == 2) == any(good in LARGE for good in cost)


def test_landscape_together() -> None:
    asked: Counter[str] = Counter()
    for tile in COMPONENTS.tiles:
        for part in land(tile):
            asked.update(part.cost or {})
    assert asked["grain"] == asked["pumpkin"]
    assert asked["copper"] == asked["stone"]
    assert asked["copper_large"] == asked["stone_large"]
    assert sum(number(tile, "lake") for tile in COMPONENTS.tiles) == 4
    assert sum(number(tile, "mountain") for tile in COMPONENTS.tiles) == 20
    assert any(set(part.cost or {}) == {"pumpkin", "copper"} for tile in COMPONENTS.tiles for part in land(tile))


def test_special_sides() -> None:
    """MT-15.1, MT-15.4 to MT-15.7, MT-18.1"""
    assert tuple(SIDES) == SIDE_NAMES
    canyon = SIDES["bighorn_canyon"].hexes
    assert [pos for pos, part in enumerate(canyon) if part.kind == "river"] == [0, 1, 4]
    assert (canyon[1].river_end, canyon[4].river_end) == ("A", "B")
    peak = SIDES["granite_peak"].hexes
    assert peak[0].kind == "mountain"
    assert not peak[0].gold_tile
    waters = [pos for pos, part in enumerate(peak) if part.kind == "lake"]
    assert len(waters) >= 2
    beside_two = [
        pos for pos, part in enumerate(peak) if part.kind == "land" and {(pos - 2) % 6 + 1, pos % 6 + 1} <= set(waters)
    ]
    assert beside_two
    for side, gateway in (("great_falls", "falls_lake"), ("helena", "lowland")):
        hexes = SIDES[side].hexes
        assert {part.kind for part in hexes[1:]} == {gateway, "mountain"}
        assert hexes[0].settlements == 3
        assert hexes[0].locked
    assert SIDES["helena"].hexes[0].any_large == 5
    assert len(COMPONENTS.helena_workers) == 2
    assert COMPONENTS.river_silver == 5


def test_pieces_suffice_for_every_map() -> None:
    """MT-3.10, MT-10.5, MT-17.1"""
    for seats in SEATS:
        slots = len(COMPONENTS.parties[seats].slots)
        for side in (None, *COMPONENTS.sides):
            drawn = slots if side is None else slots - 1
            for what, there in (("mountain", 22), ("lake", 6)):
                most = sum(sorted((number(tile, what) for tile in COMPONENTS.tiles), reverse=True)[:drawn])
                extra = 0 if side is None else number(side, what) - (what == "mountain" and side.id == "granite_peak")
                assert most + extra <= there
        assert 2 * slots + seats * COMPONENTS.start_cattle <= COMPONENTS.cattle


@pytest.mark.parametrize("seats", SEATS)
def test_geometry(seats: int) -> None:
    """MT-2.3, MT-2.4: tiles do not overlap, neighbours are mutual, the central tile is surrounded."""
    layout = GAME.tables.layouts[seats]
    places = list(zip(layout.q, layout.r, strict=True))
    assert len(set(places)) == len(places) == 7 * layout.slots
    for cell, (q, r) in enumerate(places):
        for direction, (dq, dr) in enumerate(STEPS_AROUND):
            other = layout.neighbours[cell * 6 + direction]
            wanted = (q + dq, r + dr)
            assert (places.index(wanted) if wanted in places else -1) == other
            if other >= 0:
                assert layout.neighbours[other * 6 + (direction + 3) % 6] == cell
        assert layout.at_spot[layout.spots[cell]] == cell
    assert all(neighbour >= 0 for neighbour in list(layout.neighbours)[: 7 * 6])
    edge = list(layout.neighbours)[6:12]
    assert sum(other >= 7 for other in edge) == 3  # an edge hex touches exactly three hexes outside its tile


def test_tables_say_what_the_data_say() -> None:
    """MT-2.2, MT-7.3"""
    tables = GAME.tables
    for number, tile in enumerate((*COMPONENTS.tiles, *COMPONENTS.sides)):
        for pos, part in enumerate(tile.hexes):
            face = number * 7 + pos
            assert (tables.kind[face] == LAND) == (part.kind == "land")
            for kind, good in enumerate(GOOD_NAMES):
                assert count(tables.cost[face], kind) == (part.cost or {}).get(good, 0)
            assert tables.settles[face] == part.settlements
