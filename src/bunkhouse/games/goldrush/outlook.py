"""A quick guess at how many points a seat will end with, in hundredths: what a one-move-ahead player goes by.

The numbers are estimates, not rules: chances of completion by open sides, the worth of a cowboy at hand, and so on.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.goldrush import areas
from bunkhouse.games.goldrush.scoring import ore_points, unfinished_points, with_root
from bunkhouse.games.goldrush.state import CATEGORIES, COWBOYS, GOLD, NONE, GoldRushState

POINT: Final[i64] = 100
LATE: Final[i64] = 24  # tiles left, under which plans come true ever less often
TRACK_CHANCE: Final[vec[i64]] = vec[i64]([100, 62, 40])  # percent, by open sides
MOUNTAIN_CHANCE: Final[vec[i64]] = vec[i64]([100, 72, 55, 40, 28, 20, 14, 10])
CITY_RAIL_CHANCE: Final[i64] = 40
TOKEN_WORTH: Final[i64] = 180
MINING_WORTH: Final[i64] = 55  # of each token under one's tent, up to the fourth
PRAIRIE_HOPE: Final[i64] = 260  # that the prairie of a farmer will still grow by, at the beginning
HAND_WORTH: Final[vec[i64]] = vec[i64]([0, 260, 430, 540, 600])  # of cowboys at hand


def outlook(state: GoldRushState, seat: i64) -> i64:
    value: i64 = 0
    for category in range(CATEGORIES):
        value += state.points[seat * CATEGORIES + category] * POINT
    if state.is_over():
        return value
    value += (ore_points(state, seat) - state.points[seat * CATEGORIES + GOLD]) * POINT
    left: i64 = len(state.bag)
    ripe: i64 = min(left, LATE)  # how far plans can still come true, of LATE
    seen = vec[i64]()
    for entry in state.cowboys:
        root = state.root(entry >> 3)
        before = len(seen)
        seen = with_root(seen, root)
        if len(seen) > before and areas.owners(state.area[root]) >> seat & 1:
            value += area_outlook(state.area[root], ripe, left)
    tent = state.tents[seat]
    if tent != NONE:
        value += min(areas.pile(state.area_at(tent & 1023)), 4) * MINING_WORTH * ripe // LATE
    return value + HAND_WORTH[min(state.supply[seat], COWBOYS)] * ripe // LATE


def area_outlook(area: i64, ripe: i64, left: i64) -> i64:
    """What an area may bring to its owner: the points it has for sure, and those it gets if it is completed."""
    sure = unfinished_points(area) * POINT
    kind = areas.kind(area)
    sides = areas.open_sides(area)
    if kind == areas.TRACK:
        more = (areas.track_points(area) + sides - areas.tiles(area)) * POINT + HAND_WORTH[1]
        return sure + more * TRACK_CHANCE[min(sides, 2)] * ripe // (100 * LATE)
    if kind == areas.MOUNTAIN:
        more = areas.pile(area) * TOKEN_WORTH + sides * POINT + HAND_WORTH[1]
        return sure + more * MOUNTAIN_CHANCE[min(sides, 7)] * ripe // (100 * LATE)
    if kind == areas.CITY:
        return sure + sides * 3 * POINT * CITY_RAIL_CHANCE * ripe // (100 * LATE)
    return sure + PRAIRIE_HOPE * left // 72
