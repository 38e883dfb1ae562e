"""A quick guess at how many settlements a seat will end with, in hundredths: what a one-move-ahead player goes by.

The numbers are estimates, not rules: settlements on the map first, then what pays for the next ones.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.montana.fields import can_pay, event_goods, is_near, lines_completed, run_of
from bunkhouse.games.montana.packs import COPPER_LARGE, GOODS, STONE_LARGE, count, missing, total
from bunkhouse.games.montana.state import CATTLE, NEAR_SHIFT, MontanaState
from bunkhouse.games.montana.tables import DIRECTIONS

SETTLEMENT: Final[i64] = 100
GOOD: Final[vec[i64]] = vec[i64]([16, 16, 18, 18, 34, 34])
SPARE_GOOD: Final[vec[i64]] = vec[i64]([7, 7, 8, 8, 16, 16])  # beyond what one field asks
ENOUGH: Final[i64] = 4
WORKER: Final[i64] = 9
SILVER: Final[i64] = 5
MUCH_SILVER: Final[i64] = 12
CATTLE_HEAD: Final[i64] = 22
CANTEEN: Final[i64] = 45
TILE: Final[i64] = 20
WITHIN_REACH: Final[i64] = 30  # a field that can be paid now, the best one
RUN: Final[vec[i64]] = vec[i64]([0, 0, 3, 12, 0, 0, 0, 0, 0, 0])


def outlook(state: MontanaState, seat: i64) -> i64:
    value = state.placed[seat] * SETTLEMENT
    if state.is_over():
        return value
    goods = state.goods[seat]
    for good in range(GOODS):
        number = count(goods, good)
        value += min(number, ENOUGH) * GOOD[good] + max(0, number - ENOUGH) * SPARE_GOOD[good]
    value += total(state.workers[seat]) * WORKER
    value += min(state.silver[seat], MUCH_SILVER) * SILVER + max(0, state.silver[seat] - MUCH_SILVER)
    value += state.cattle[seat] * CATTLE_HEAD + state.canteens[seat] * CANTEEN
    for entry in state.held:
        if entry & 7 == seat:
            value += TILE
    if len(state.frontier) > 0:
        value += best_field(state, seat)
    return value


def best_field(state: MontanaState, seat: i64) -> i64:
    """How near the best field is: its settlements for few missing goods."""
    best: i64 = 0
    extra = event_goods(state)
    for cell in state.frontier:
        if is_near(state, seat, cell):
            face = state.faces[cell]
            settlements = state.tables.settles[face] + lines_completed(state, seat, cell)
            value = settlements * WITHIN_REACH
            if state.loose[cell] & CATTLE:
                value += CATTLE_HEAD // 2
            if state.loose[cell] >> NEAR_SHIFT + seat & 1:
                for direction in range(DIRECTIONS // 2):
                    row = run_of(state, seat, cell, direction) + run_of(state, seat, cell, direction + 3)
                    value += RUN[min(row + 1, 9)]
            if not can_pay(state, seat, cell):
                lacking = missing(state.goods[seat], state.tables.cost[face] + extra)
                value -= (total(lacking) + count(lacking, COPPER_LARGE) + count(lacking, STONE_LARGE)) * 10 + 5
            best = max(best, value)
    return best
