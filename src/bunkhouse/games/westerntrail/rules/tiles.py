"""Tiles by number: what may lie on a space of the trail or in the supply (GW-1.2, GW-1.5).

0 to 6 are the neutral buildings, 7 to 46 the players' (ten for each seat), from 47 on the supply's kinds:
hazards of each zone, teepees, workers."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.trail import ZONE_NAMES

NO_TILE: Final[i64] = -1
NEUTRALS: Final[i64] = len(COMPONENTS.neutrals)
NEUTRAL_NAMES: Final[list[str]] = [row.id for row in COMPONENTS.neutrals]
FIRST_BUILDING: Final[i64] = len(COMPONENTS.neutrals)
NUMBERS: Final[i64] = 10

_ROWS = list(dict.fromkeys((row.id, row.kind, row.what, row.points, row.hand) for row in COMPONENTS.supply))
SUPPLY_NAMES: Final[list[str]] = [row[0] for row in _ROWS]
SUPPLIES: Final[i64] = len(_ROWS)
FIRST_SUPPLY: Final[i64] = len(COMPONENTS.neutrals) + 4 * 10

HAZARDS: Final[i64] = sum(row[1] == "hazard" for row in _ROWS)
GREEN_TEEPEE: Final[i64] = SUPPLY_NAMES.index("green_teepee")
BLUE_TEEPEE: Final[i64] = SUPPLY_NAMES.index("blue_teepee")
FIRST_WORKER: Final[i64] = SUPPLY_NAMES.index("cowboy")
COWBOY: Final[i64] = 0
CRAFTSMAN: Final[i64] = 1
ENGINEER: Final[i64] = 2
WORKERS: Final[i64] = 3
WORKER_NAMES: Final[list[str]] = SUPPLY_NAMES[-3:]
HAZARD_ZONE: Final[vec[i64]] = vec[i64]([ZONE_NAMES.index(row[2]) for row in _ROWS if row[1] == "hazard"])
HAZARD_POINTS: Final[vec[i64]] = vec[i64]([row[3] for row in _ROWS if row[1] == "hazard"])

PILES: Final[i64] = 3
COPIES: Final[vec[i64]] = vec[i64](
    [
        sum(row.count for row in COMPONENTS.supply if row.pile == pile and row.id == name)
        for pile in (1, 2, 3)
        for name in SUPPLY_NAMES
    ]
)
"""Pile * SUPPLIES + kind -> how many (GW-4.5); piles are counted from 0."""

# Hands on tiles (GW-8.8)
GREEN_HAND: Final[i64] = 1
BLACK_HAND: Final[i64] = 2
_HANDS = {"green": GREEN_HAND, "black": BLACK_HAND}
_BUILDINGS = COMPONENTS.buildings  # 1a … 10a, 1b … 10b
BUILDING_NAMES: Final[list[str]] = [row.id for row in _BUILDINGS]
BUILDING_HANDS: Final[vec[i64]] = vec[i64]([sum(_HANDS[hand] for hand in row.hands) for row in _BUILDINGS])
BUILDING_CRAFTSMEN: Final[vec[i64]] = vec[i64]([row.craftsmen for row in _BUILDINGS])
BUILDING_POINTS: Final[vec[i64]] = vec[i64]([row.points for row in _BUILDINGS])
SUPPLY_HANDS: Final[vec[i64]] = vec[i64]([_HANDS.get(row[4], 0) for row in _ROWS])

assert SUPPLY_NAMES[-3:] == ["cowboy", "craftsman", "engineer"]
assert [row[1] for row in _ROWS[:15]] == ["hazard"] * 15
assert (GREEN_TEEPEE, BLUE_TEEPEE) == (15, 16)
assert [f"{number}{side}" for side in "ab" for number in range(1, 11)] == BUILDING_NAMES


def building(seat: i64, number: i64) -> i64:
    """The tile of this seat with this number, counted from 0."""
    return FIRST_BUILDING + seat * NUMBERS + number


def is_building(tile: i64) -> bool:
    """Whether it is a player's building."""
    return tile >= FIRST_BUILDING and tile < FIRST_SUPPLY


def owner(tile: i64) -> i64:
    """The seat that a player's building belongs to."""
    return (tile - FIRST_BUILDING) // NUMBERS


def number_of(tile: i64) -> i64:
    """The number of a player's building, counted from 0."""
    return (tile - FIRST_BUILDING) % NUMBERS


def is_hazard(tile: i64) -> bool:
    return tile >= FIRST_SUPPLY and tile < FIRST_SUPPLY + HAZARDS
