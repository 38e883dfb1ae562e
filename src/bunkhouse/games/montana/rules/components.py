"""The components: a text such as `components.toml` read into typed rows, every entry checked.

Numbers that are only reconstructed can be corrected in a file of one's own (`--components`). What can be changed are
numbers and contents of tiles, not which goods, areas, cards and special tiles there are: rules and words go with them.
"""
# Not compiled: it reads a file once.

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bunkhouse.core.words import bad_components
from bunkhouse.games.montana.rules.components_boards import (
    read_areas,
    read_bank,
    read_city_rows,
    read_columns,
    read_party,
    read_sectors,
    read_silver_for_fields,
    read_workers,
)
from bunkhouse.games.montana.rules.components_reader import Entry, Reader, fail
from bunkhouse.games.montana.rules.components_tiles import read_events, read_gold, read_sides, read_tiles
from bunkhouse.games.montana.rules.names import PIECE_NAMES
from bunkhouse.games.montana.rules.packs import SMALL_NAMES
from bunkhouse.games.montana.rules.rows import Components, Hex

PLAYER_COUNTS: Final = (2, 3, 4)


def parse_components(text: str) -> Components:
    """The components in a TOML text; raises Mistake that names the entry in which something is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as trouble:
        raise bad_components("file", str(trouble)) from None
    components = _read(Reader(data))
    _check_together(components)
    return components


def _read(reader: Reader) -> Components:
    data = reader.data
    setup = reader.table(data, "file", "setup")
    player = reader.table(setup, "setup", "player")
    wheel = reader.table(data, "file", "wheel")
    city = reader.table(data, "file", "city")
    build = reader.table(data, "file", "build")
    trade = reader.table(data, "file", "cattle_trade")
    base = reader.table(reader.table(data, "file", "inventory"), "inventory", "base")
    assembly = reader.table(setup, "setup", "assembly")
    start_tile = reader.table(setup, "setup", "start_tile")
    pieces = _special_settlements(reader, setup)
    sides = read_sides(reader)
    events = read_events(reader)
    gold, gold_silver, exchange_cattle = read_gold(reader)
    parties = {seats: read_party(reader, setup, seats) for seats in PLAYER_COUNTS}
    return Components(
        workers=read_workers(reader),
        cattle=reader.number(base, "inventory.base", "cattle"),
        capacity=reader.number(reader.table(data, "file", "players"), "players", "worker_capacity", 4, 8),
        parties=parties,
        start_goods=reader.goods(reader.at(player, "setup.player", "goods"), "setup.player.goods"),
        start_cattle=reader.number(player, "setup.player", "cattle"),
        start_canteens=reader.number(player, "setup.player", "canteens", 0, 4),
        spins=reader.number(player, "setup.player", "spins", 0, 4),
        silver_by_seat=reader.numbers(player, "setup.player", "silver_by_seat", 4, 4),
        start_neighbours=reader.number(start_tile, "setup.start_tile", "min_buildable_neighbours", 0, 6),
        min_lines=reader.number(assembly, "setup.assembly", "min_lines_of_four"),
        sectors=read_sectors(reader, wheel),
        max_steps=reader.number(wheel, "wheel", "max_steps", 0, 7),
        bank=read_bank(reader),
        areas=read_areas(reader),
        columns=read_columns(reader, city),
        free_pumpkins=reader.number(city, "city", "free_pumpkins_for_starter", 0, 8),
        rows=read_city_rows(reader),
        max_fields=reader.number(build, "build", "max_fields", 1, 8),
        silver_for_fields=read_silver_for_fields(reader, build),
        line_length=reader.number(build, "build", "line_length", 2, 8),
        line_bonus=reader.number(build, "build", "line_bonus_settlements", 0, 1),
        trade_goods=reader.number(trade, "cattle_trade", "small_goods", 1, 8),
        trade_silver=reader.number(trade, "cattle_trade", "silver", 1),
        trade_workers=reader.number(trade, "cattle_trade", "workers", 1, 4),
        tiles=read_tiles(reader, max(len(party.slots) for party in parties.values())),
        sides=tuple(tile for tile, _ in sides),
        gate_silver=reader.number(pieces["gate"], "special_settlement gate", "silver_per_neighbour"),
        watchtower_goods=reader.number(pieces["watchtower"], "special_settlement watchtower", "extra_goods", 0, 3),
        river_silver=reader.number(sides[0][1], "special_tile bighorn_canyon.reward", "silver"),
        falls_goods=reader.goods(sides[2][1].get("goods"), "special_tile great_falls.reward.goods", SMALL_NAMES),
        helena_workers=reader.words(sides[3][1].get("workers"), "special_tile helena.reward.workers", SMALL_NAMES),
        events=tuple(copies for copies, _, _ in events),
        event_silver=tuple(silver for _, silver, _ in events),
        event_for=tuple(prices for _, _, prices in events),
        gold=gold,
        gold_silver=gold_silver,
        exchange_cattle=exchange_cattle,
    )


def _special_settlements(reader: Reader, setup: Entry) -> dict[str, Entry]:
    specials = reader.table(setup, "setup", "special_settlements")
    if reader.number(specials, "setup.special_settlements", "per_player") != 3:
        fail("setup.special_settlements.per_player", "there are exactly three special settlements (MT-14.1)")
    pieces = {str(row.get("id")): row for row in reader.rows("special_settlement")}
    for piece in PIECE_NAMES[1:]:
        if piece not in pieces:
            fail("special_settlement", f"{piece} is missing")
    return pieces


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
