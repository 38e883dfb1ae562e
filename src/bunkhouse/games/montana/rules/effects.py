"""What a new settlement brings: cattle, canteens, rewards of special tiles, market and gate (MT-7.8 to MT-7.11)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.gains import gain_goods, gain_workers, pay_goods, take_goods
from bunkhouse.games.montana.rules.layout import NONE, middle_of, slot_of
from bunkhouse.games.montana.rules.loose import (
    NEAR_START,
    also_near,
    has_canteen,
    has_cattle,
    has_tile,
    touched,
    without_canteen,
    without_cattle,
)
from bunkhouse.games.montana.rules.packs import GOODS, SMALL_GOODS, UNIT, count
from bunkhouse.games.montana.rules.sets import joined
from bunkhouse.games.montana.rules.state import GOLD_RUSH, RIVER_ONCE, STACK_COUNTS_EACH, MontanaState
from bunkhouse.games.montana.rules.tables import FALLS_LAKE, GRANITE_PEAK, GREAT_FALLS, LOWLAND
from bunkhouse.games.montana.rules.towns import GATE, MARKET, town_number, town_owner, town_top


class Effects(Step[MontanaState]):
    """Cattle of the field, canteens beside it; then special tile and special settlement (MT-7.8 to MT-7.10)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        cell = argument_of(frame)
        seat = state.active
        push(state, run_later(kinds.TOP_EFFECT, cell))
        push(state, run_later(kinds.TILE_REWARD, cell))
        if has_cattle(state.loose[cell]):
            state.loose[cell] = without_cattle(state.loose[cell])
            state.cattle[seat] += 1
            if state.listener is not None:
                report.cattle_taken(state, seat)
        if state.has_rule(GOLD_RUSH):
            touch_mountains(state, cell)
        take_canteens(state, seat, cell)


def touch_mountains(state: MontanaState, cell: i64) -> None:
    """Mountains beside a field built on in this turn (MT-17.3); the middle of a special tile does not count
    (MT-18.2, MT-18.3)."""
    if state.tables.locked[state.faces[cell]] == 1:
        return
    for other in state.layout.beside[cell]:
        if has_tile(state.loose[other]):
            state.loose[other] = touched(state.loose[other])


def waters(state: MontanaState, cell: i64) -> vec[i64]:
    """Lakes beside the cell that still have their canteen."""
    cells = vec[i64]()
    for other in state.layout.beside[cell]:
        if has_canteen(state.loose[other]):
            cells = append(cells, other)
    return cells


def take_canteens(state: MontanaState, seat: i64, cell: i64) -> None:
    """All of them (MT-7.9); with Granite Peak one in a turn, by choice where there are several (MT-15.5)."""
    lakes = waters(state, cell)
    if state.side == GRANITE_PEAK:
        if state.water_taken > 0 or len(lakes) == 0:
            return
        if len(lakes) > 1:
            push(state, ask(kinds.WATER, seat, cell))
            return
    for lake in lakes:
        take_canteen(state, seat, lake)


def take_canteen(state: MontanaState, seat: i64, lake: i64) -> None:
    state.loose[lake] = without_canteen(state.loose[lake])
    state.canteens[seat] += 1
    state.water_taken += 1
    if state.listener is not None:
        report.canteen_taken(state, seat, lake)


class Water(Step[MontanaState]):
    """Which canteen, with Granite Peak; it cannot be declined (MT-15.5)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64]()
        for lake in waters(state, argument_of(frame)):
            choices = append(choices, actions.act(actions.WATER, state.layout.spots[lake]))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        take_canteen(state, seat, state.layout.at_spot[actions.argument_of(action)])


class TileReward(Step[MontanaState]):
    """Rewards of the special tile for the first player there (MT-15.4, MT-15.6, MT-15.7)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        if state.side == NONE:
            return
        cell = argument_of(frame)
        for other in state.layout.beside[cell]:
            end = state.tables.river_end[state.faces[other]]
            if end > 0 and slot_of(other) != slot_of(cell):
                reach_river(state, state.active, end)
            kind = state.kind_at(other)
            if kind in (FALLS_LAKE, LOWLAND) and state.unlocked == 0:
                open_middle(state, state.active, middle_of(slot_of(other)))


def reach_river(state: MontanaState, seat: i64, end: i64) -> None:
    """Each end pays once, from outside the tile; by option only one end does (MT-15.4)."""
    if has(state.river_paid, end) or (state.has_rule(RIVER_ONCE) and state.river_paid != 0):
        return
    state.river_paid = joined(state.river_paid, end)
    state.silver[seat] += state.tables.river_silver
    if state.listener is not None:
        report.silver_gained(state, seat, state.tables.river_silver, "river")


def open_middle(state: MontanaState, seat: i64, middle: i64) -> None:
    """The first one at the gateway is rewarded and opens the middle for everybody (MT-15.6 to MT-15.8)."""
    state.unlocked = 1
    state.loose[middle] = also_near(state.loose[middle], NEAR_START)
    state.frontier = append(state.frontier, middle)
    if state.listener is not None:
        report.middle_opened(state, seat)
    if state.side == GREAT_FALLS:
        goods = gain_goods(state, seat, state.tables.falls_goods)
        if state.listener is not None:
            report.goods_gained(state, seat, goods, "great_falls")
    else:
        push(state, run_later(kinds.OVERFLOW, seat))
        workers = gain_workers(state, seat, state.tables.helena_workers)
        if state.listener is not None:
            report.workers_gained(state, seat, workers, "helena")


class TopEffect(Step[MontanaState]):
    """A special settlement works only on top (MT-14.5, MT-14.6)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        cell = argument_of(frame)
        top = town_top(state.towns[cell])
        if top == MARKET:
            push(state, run_later(kinds.MARKET, settlements_beside(state, cell, NONE)))
        elif top == GATE:
            pass_gate(state, state.active, cell)


def settlements_beside(state: MontanaState, cell: i64, owner: i64) -> i64:
    """Settlements beside the cell, of one owner or of all; a stack counts once, or by option each (MT-14.10)."""
    number: i64 = 0
    for other in state.layout.beside[cell]:
        town = state.towns[other]
        if town != 0 and (owner == NONE or town_owner(town) == owner):
            if state.has_rule(STACK_COUNTS_EACH):
                number += town_number(town)
            else:
                number += 1
    return number


def pass_gate(state: MontanaState, seat: i64, cell: i64) -> None:
    """Every opponent pays for each settlement beside it, or all the silver there is (MT-14.8, MT-14.12)."""
    for distance in range(1, state.seats):
        other = (seat + distance) % state.seats
        due = settlements_beside(state, cell, other) * state.tables.gate_silver
        silver = min(due, state.silver[other])
        state.silver[other] -= silver
        state.silver[seat] += silver
        if state.listener is not None and due > 0:
            report.gate_paid(state, seat, other, silver)


def add_exchanges(state: MontanaState, seat: i64, choices: vec[i64]) -> vec[i64]:
    """Any good of the own board for a small one of another kind in the supply (MT-14.7)."""
    for given in range(GOODS):
        if count(state.goods[seat], given) > 0:
            for taken in range(SMALL_GOODS):
                if taken != given and count(state.supply, taken) > 0:
                    choices = append(choices, actions.exchange(given, taken))
    return choices


class Market(Step[MontanaState]):
    """As many exchanges as there are settlements beside it (MT-14.7, MT-14.12)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        left = argument_of(frame)
        if left > 0 and len(add_exchanges(state, state.active, vec[i64]())) > 0:
            push(state, ask(kinds.EXCHANGE, state.active, left))


class Exchange(Step[MontanaState]):
    """One after the other; a good given can be taken by the next exchange; stopping is allowed (MT-14.12)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return add_exchanges(state, seat, append(vec[i64](capacity=24), actions.STOP))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.STOP:
            return
        given = actions.good_given(action)
        taken = actions.good_taken(action)
        take_goods(state, seat, UNIT[taken])
        pay_goods(state, seat, UNIT[given])
        if state.listener is not None:
            report.market_exchanged(state, seat, given, taken)
        push(state, run_later(kinds.MARKET, argument_of(frame) - 1))
