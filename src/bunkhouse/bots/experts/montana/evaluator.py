"""What a position promises each seat, in features a player would name; weights.toml says what each is worth.

A feature is counted in thousandths; a weight is what one is worth in hundredths of a settlement. The weights were
fitted to the results of games between bots (`bunkhouse fit montana`); `points` is what stands on the map and weighs 1.
Work that has been chosen and not yet been manned counts as done, and so does a bid in the city. Stores are worth ever
less towards the end, when there is no time left to build from them.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.weighing import ONE, WeighingEvaluator
from bunkhouse.bots.experts.weights import read_weights
from bunkhouse.core.frames import argument_of, kind_of, mask_of
from bunkhouse.core.seats import has
from bunkhouse.core.state import State
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules import kinds
from bunkhouse.games.montana.rules.areas import area_of
from bunkhouse.games.montana.rules.contractors import column_of, is_standing, row_of
from bunkhouse.games.montana.rules.fields import event_goods, is_near, lines_completed
from bunkhouse.games.montana.rules.held import holder_of
from bunkhouse.games.montana.rules.loose import has_cattle
from bunkhouse.games.montana.rules.packs import (
    COLOURS,
    COPPER,
    GOODS,
    PUMPKIN,
    SMALL_GOODS,
    STONE,
    UNIT,
    count,
    covers,
    large_in,
    missing,
    to_large,
    total,
)
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.towns import number_of_specials

FEATURES: Final = (
    "points",  # settlements on the map
    "turn",  # a main action that is to come now
    "grain",  # the first two of each
    "pumpkin",
    "copper",
    "stone",
    "crops-more",  # the next two of grain and of pumpkin
    "metals-more",  # the next two of copper and of stone
    "goods-spare",  # all beyond them
    "copper-large",
    "stone-large",
    "workers",  # the first three
    "workers-more",
    "trades",  # colours of workers at hand
    "silver",  # the first three
    "silver-more",  # up to nine
    "silver-spare",
    "cattle",
    "canteens",
    "tiles",  # mountain tiles at hand
    "ready",  # settlements on the best field that can be paid now
    "ready-two",  # and on a second one after it
    "ready-three",
    "lacks-one",  # settlements on the best field for which one good is lacking (a large one counts twice)
    "lacks-two",
    "lacks-three",
    "cattle-near",  # heads of cattle on the fields that can be paid now
)
TURN: Final[i64] = 1
GRAIN_FIRST: Final[i64] = 2
CROPS_MORE: Final[i64] = 6
METALS_MORE: Final[i64] = 7
GOODS_SPARE: Final[i64] = 8
LARGE_FIRST: Final[i64] = 9
WORKERS: Final[i64] = 11
WORKERS_MORE: Final[i64] = 12
TRADES: Final[i64] = 13
SILVER: Final[i64] = 14
SILVER_MORE: Final[i64] = 15
SILVER_SPARE: Final[i64] = 16
HERD: Final[i64] = 17
CANTEENS: Final[i64] = 18
TILES: Final[i64] = 19
READY: Final[i64] = 20
LACKS: Final[i64] = 23
HERD_NEAR: Final[i64] = 26
COUNT: Final[i64] = len(FEATURES)

NOTHING: Final[vec[i64]] = vec[i64]([0] * (4 * len(FEATURES)))
FIELDS_AT_ONCE: Final[i64] = 3
LATE: Final[i64] = 5  # settlements that the leader has left, under which stores lose their worth

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.toml")
FITTED: Final = read_weights(WEIGHTS_FILE, FEATURES)
SPREADS: Final[vec[i64]] = vec[i64](FITTED.spreads(100))


def left_of(state: MontanaState, seat: i64) -> i64:
    """Settlements that a seat has still to place."""
    return state.regular[seat] + number_of_specials(state.specials[seat])


def fewest_left(state: MontanaState) -> i64:
    fewest = left_of(state, 0)
    for seat in range(1, state.seats):
        fewest = min(fewest, left_of(state, seat))
    return fewest


def horizon(state: MontanaState) -> i64:
    """By the settlements that the leader has left."""
    left = fewest_left(state)
    return ONE * left // max(1, left_of(state, 0) + state.placed[0])


def has_played(state: MontanaState, seat: i64) -> bool:
    """Whether the game will end without another turn of this seat (MT-11.1)."""
    if state.ending == 0:
        return False
    mine = (seat - state.start + state.seats) % state.seats
    now = (state.active - state.start + state.seats) % state.seats
    return mine < now or (mine == now and not is_to_choose(state, seat)) or left_of(state, seat) == 0


def is_to_choose(state: MontanaState, seat: i64) -> bool:
    """Whether the main action of the seat's turn is still to come."""
    kind = kind_of(state.stack[-1])
    return seat == state.active and (kind == kinds.CHOOSE_MAIN or kind == kinds.INVITE or kind == kinds.DRAW_EVENT)


def features(state: MontanaState) -> vec[i64]:
    """seat * COUNT + feature -> how much of it, in thousandths."""
    found = NOTHING[: state.seats * COUNT]
    ripe: i64 = 0
    if not state.is_over() and len(state.faces) > 0:
        ripe = ONE * min(fewest_left(state), LATE) // LATE
    for seat in range(state.seats):
        found[seat * COUNT] = state.placed[seat] * ONE
        if ripe > 0 and not has_played(state, seat):
            of_seat(state, seat, ripe, found)
        elif not state.is_over() and state.ending == 1 and not has_played(state, seat):
            of_fields(state, seat, state.goods[seat], found)
    return found


def of_seat(state: MontanaState, seat: i64, ripe: i64, found: vec[i64]) -> None:
    base = seat * COUNT
    goods = state.goods[seat]
    workers = total(state.workers[seat])
    silver = state.silver[seat]
    top = state.stack[-1]
    kind = kind_of(top)
    if seat == state.active:
        if is_to_choose(state, seat):
            found[base + TURN] = ONE
        elif kind == kinds.AREA_WORKERS:
            space = argument_of(top)
            good = state.tables.area_good[area_of(space)]
            silver -= state.tables.space_silver[space]
            goods += min(state.tables.space_goods[space], count(state.supply, good)) * UNIT[good]
            workers -= 2
            if count(state.workers[seat], good) > 0:
                workers += 1
        elif kind == kinds.BANK_WORKERS:
            silver += state.tables.bank_silver[argument_of(top)]
            workers -= state.tables.bank_workers[argument_of(top)]
    if kind == kinds.OPEN_BID or kind == kinds.BID or kind == kinds.REWARD:
        goods = after_auction(state, seat, kind, goods)
    for good in range(GOODS):
        number = count(goods, good)
        if good < SMALL_GOODS:
            found[base + GRAIN_FIRST + good] = min(number, 2) * ripe
            found[base + CROPS_MORE + good // 2] += min(max(number - 2, 0), 2) * ripe
            found[base + GOODS_SPARE] += max(number - 4, 0) * ripe
        else:
            found[base + LARGE_FIRST + good - SMALL_GOODS] = min(number, 3) * ripe
    found[base + WORKERS] = min(workers, 3) * ripe
    found[base + WORKERS_MORE] = max(workers - 3, 0) * ripe
    for colour in range(COLOURS):
        if count(state.workers[seat], colour) > 0:
            found[base + TRADES] += ripe
    found[base + SILVER] = min(silver, 3) * ripe
    found[base + SILVER_MORE] = min(max(silver - 3, 0), 6) * ripe
    found[base + SILVER_SPARE] = max(silver - 9, 0) * ripe
    found[base + HERD] = state.cattle[seat] * ripe
    found[base + CANTEENS] = state.canteens[seat] * ONE
    for tile in state.held:
        if holder_of(tile) == seat:
            found[base + TILES] += ripe
    of_fields(state, seat, goods, found)


def after_auction(state: MontanaState, seat: i64, kind: i64, goods: i64) -> i64:
    """The goods when the city has been paid and its reward taken; who has still to place may hope for a cheap one."""
    contractor = state.contractors[seat]
    price: i64 = 0
    row: i64 = 0
    if is_standing(contractor):
        row = row_of(contractor)
        if kind != kinds.REWARD:
            price = state.tables.columns[column_of(contractor)]
        elif not has(mask_of(state.stack[-1]), seat):
            return goods
    elif kind == kinds.OPEN_BID and seat == state.active:
        price = state.tables.columns[0]
        if count(goods, STONE) > count(goods, COPPER):
            row = 1
    else:
        return goods
    goods -= min(price, count(goods, PUMPKIN)) * UNIT[PUMPKIN]
    best = goods
    most: i64 = -1
    for change in state.tables.row_sets[row]:
        if total(change) > most:
            if state.tables.row_upgrades[row] == 0:
                most = total(change)
                best = goods + change
            elif covers(goods, change) and covers(state.supply, to_large(change)):
                most = total(change)
                best = goods - change + to_large(change)
    return best


def of_fields(state: MontanaState, seat: i64, goods: i64, found: vec[i64]) -> None:
    """The best fields that can be paid one after the other, and the nearest of the others."""
    base = seat * COUNT
    left = left_of(state, seat)
    extra = event_goods(state)
    cells = vec[i64](capacity=len(state.frontier))
    due = vec[i64](capacity=len(state.frontier))
    for cell in state.frontier:
        if is_near(state, seat, cell):
            settlements = state.tables.settles[state.faces[cell]]
            settlements += lines_completed(state, seat, cell) * state.tables.line_bonus
            cells = append(cells, cell)
            due = append(due, settlements)
    for number in range(FIELDS_AT_ONCE):
        best: i64 = -1
        best_value: i64 = 0
        for index in range(len(cells)):
            if due[index] > 0 and left > 0:
                face = state.faces[cells[index]]
                cost = state.tables.cost[face] + extra
                if covers(goods, cost) and large_in(goods) >= state.tables.any_large[face]:
                    value = due[index] * 8
                    if has_cattle(state.loose[cells[index]]):
                        value += 2
                    if value > best_value:
                        best = index
                        best_value = value
        if best < 0:
            break
        placed = min(due[best], left)
        found[base + READY + number] = placed * ONE
        if has_cattle(state.loose[cells[best]]):
            found[base + HERD_NEAR] += ONE
        left -= placed
        due[best] = 0
        goods -= state.tables.cost[state.faces[cells[best]]] + extra
    if left == 0:
        return
    for index in range(len(cells)):
        if due[index] > 0:
            face = state.faces[cells[index]]
            lacking = missing(goods, state.tables.cost[face] + extra)
            number = total(lacking) + large_in(lacking) + 2 * max(0, state.tables.any_large[face] - large_in(goods))
            if number > 0 and number <= 3:
                at = base + LACKS + number - 1
                found[at] = max(found[at], min(due[index], left) * ONE)


class MontanaEvaluator(WeighingEvaluator):
    def __init__(self) -> None:
        super().__init__(vec[i64](FITTED.weights))

    def all_features(self, state: State) -> vec[i64]:
        assert isinstance(state, MontanaState)
        return features(state)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, MontanaState)
        return horizon(state)

    def spread(self, state: State) -> i64:
        assert isinstance(state, MontanaState)
        return SPREADS[min(100, horizon(state) // 10)]
