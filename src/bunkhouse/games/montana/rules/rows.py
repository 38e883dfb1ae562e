"""The components as typed rows (components.py reads them)."""
# Not compiled: rows of a file that is read once.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


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
    gold: tuple[int, ...]  # copies of each of GOLD_TILES
    gold_silver: int
    exchange_cattle: int
