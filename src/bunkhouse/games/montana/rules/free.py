"""Free actions: cattle trade, the active event's offer, mountain tiles (MT-4.2, MT-8, MT-16.17 to MT-16.20, MT-17)."""

from mypy_extensions import i64

from bunkhouse.core.frames import ask, run_later
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.gains import (
    add_small,
    gain_goods,
    gain_workers,
    pay_goods,
    pay_workers,
    sets_among,
    take_goods,
    take_workers,
)
from bunkhouse.games.montana.rules.held import can_use, held_face, held_seen_by
from bunkhouse.games.montana.rules.packs import GOOD_SETS, UNIT, count, covers, total
from bunkhouse.games.montana.rules.sets import joined
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.tables import (
    BUY_GOODS,
    EXCHANGE_TILE,
    GOOD_TILE,
    HIRE_WORKER,
    NO_CATTLE_TRADE,
    SELL_GOODS,
    SELL_WORKERS,
    SILVER_TILE,
    WORKER_TILE,
)


def is_free_action(action: i64) -> bool:
    kind = actions.kind_of(action)
    return kind >= actions.TRADE_GOOD and kind <= actions.USE


def has_usable_tile(state: MontanaState, seat: i64) -> bool:
    """Who holds one is asked, whatever it is, or others would know that it cannot be played (MT-4.5, MT-12.3)."""
    return any(can_use(tile, seat) for tile in state.held)


def add_free_actions(state: MontanaState, seat: i64, choices: vec[i64], full: bool) -> vec[i64]:
    """All free actions that are possible now; with too many workers none that gives or takes one (MT-5.4)."""
    if state.cattle[seat] > 0 and not state.active_event(NO_CATTLE_TRADE):
        choices = add_trades(state, choices, full)
    if state.event_right >= 0 and state.offer_used == 0:
        choices = add_offers(state, seat, choices, full)
    if len(state.held) > 0:
        choices = add_tiles(state, seat, choices, full)
    return choices


def add_trades(state: MontanaState, choices: vec[i64], full: bool) -> vec[i64]:
    """A head of cattle for a small good, silver, or a worker, if there is one (MT-8.1, MT-8.2)."""
    choices = add_small(choices, actions.TRADE_GOOD, state.supply)
    choices = append(choices, actions.TRADE_SILVER)
    if not full:
        choices = add_small(choices, actions.TRADE_WORKER, state.worker_supply)
    return choices


def add_offers(state: MontanaState, seat: i64, choices: vec[i64], full: bool) -> vec[i64]:
    """The offer of the active event, once per turn (MT-16.7)."""
    tables = state.tables
    card = state.event_right
    kind = tables.event_kind[card]
    if kind == SELL_WORKERS:
        if state.workers[seat] != 0 and not full:
            choices = append(choices, actions.SELL)
    elif kind == SELL_GOODS:
        if state.goods[seat] != 0:
            choices = append(choices, actions.SELL)
    elif kind == HIRE_WORKER:
        there = count(state.worker_supply, tables.event_shows[card]) > 0
        if there and not full and state.silver[seat] >= tables.event_silver[card]:
            choices = append(choices, actions.HIRE)
    elif kind == BUY_GOODS:
        for number in range(1, 3):
            there = count(state.supply, tables.event_shows[card]) >= number
            if there and state.silver[seat] >= tables.price(card, number):
                choices = append(choices, actions.act(actions.BUY, number))
    return choices


def add_tiles(state: MontanaState, seat: i64, choices: vec[i64], full: bool) -> vec[i64]:
    """Mountain tiles from earlier turns (MT-17.6, MT-17.7); tiles that look alike are one choice."""
    tables = state.tables
    listed: i64 = 0
    for held in state.held:
        if can_use(held, seat):
            tile = held_face(held)
            kind = tables.gold_kind[tile]
            can = kind != WORKER_TILE or not full
            if kind == EXCHANGE_TILE:  # not without the cattle, nor if the good is not there (MT-17.11)
                can = state.cattle[seat] >= tables.exchange_cattle and count(state.supply, tables.gold_shows[tile]) > 0
            if can and not has(listed, tile):
                listed = joined(listed, tile)
                choices = append(choices, actions.act(actions.USE, tile))
    return choices


def do_free_action(state: MontanaState, seat: i64, action: i64) -> None:
    """Carry it out; the caller has pushed what is asked afterwards."""
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    if kind == actions.USE:
        use_tile(state, seat, argument)
    elif kind >= actions.SELL:
        use_offer(state, seat, kind, argument)
    else:
        trade(state, seat, kind, argument)


def trade(state: MontanaState, seat: i64, kind: i64, argument: i64) -> None:
    """Cattle trade, any number of times (MT-8.1); with a full board a worker goes back (MT-8.3)."""
    tables = state.tables
    state.cattle[seat] -= 1
    state.cattle_supply += 1
    if kind == actions.TRADE_GOOD:
        take_goods(state, seat, min(tables.trade_goods, count(state.supply, argument)) * UNIT[argument])
    elif kind == actions.TRADE_SILVER:
        state.silver[seat] += tables.trade_silver
    else:
        number = min(tables.trade_workers, count(state.worker_supply, argument))
        take_workers(state, seat, number * UNIT[argument])
        push(state, run_later(kinds.OVERFLOW, seat))
    if state.listener is not None:
        report.cattle_traded(state, seat, kind, argument)


def use_offer(state: MontanaState, seat: i64, kind: i64, number: i64) -> None:
    tables = state.tables
    card = state.event_right
    state.offer_used = 1
    if kind == actions.HIRE:  # MT-16.18
        state.silver[seat] -= tables.event_silver[card]
        take_workers(state, seat, UNIT[tables.event_shows[card]])
        push(state, run_later(kinds.OVERFLOW, seat))
        if state.listener is not None:
            report.worker_hired(state, seat)
    elif kind == actions.BUY:  # MT-16.20
        price = tables.price(card, number)
        state.silver[seat] -= price
        take_goods(state, seat, number * UNIT[tables.event_shows[card]])
        if state.listener is not None:
            report.goods_bought(state, seat, number * UNIT[tables.event_shows[card]], price)
    elif tables.event_kind[card] == SELL_WORKERS:
        push(state, ask(kinds.SELL_WORKERS, seat, 0))
    else:
        push(state, ask(kinds.SELL_GOODS, seat, 0))


class SellWorkers(Step[MontanaState]):
    """One, two or three workers of any colours for silver (MT-16.17)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=34)
        for number in range(1, 4):
            for workers in sets_among(state.workers[seat], number):
                choices = append(choices, actions.act(actions.SELL_WORKERS, workers))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        workers = actions.argument_of(action)
        silver = state.tables.price(state.event_right, total(workers))
        pay_workers(state, seat, workers)
        state.silver[seat] += silver
        if state.listener is not None:
            report.workers_sold(state, seat, workers, silver)


class SellGoods(Step[MontanaState]):
    """One, two or three goods of any kinds and sizes for silver (MT-16.19)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=83)
        for number in range(1, 4):
            for goods in GOOD_SETS[number]:
                if covers(state.goods[seat], goods):
                    choices = append(choices, actions.act(actions.SELL_GOODS, goods))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        goods = actions.argument_of(action)
        silver = state.tables.price(state.event_right, total(goods))
        pay_goods(state, seat, goods)
        state.silver[seat] += silver
        if state.listener is not None:
            report.goods_sold(state, seat, goods, silver)


def use_tile(state: MontanaState, seat: i64, tile: i64) -> None:
    """Play a mountain tile; it is public now and goes to the box (MT-17.7 to MT-17.12)."""
    tables = state.tables
    give_away(state, seat, tile)
    kind = tables.gold_kind[tile]
    shown = tables.gold_shows[tile]
    if state.listener is not None:
        report.gold_used(state, seat, tile)
    if kind == SILVER_TILE:
        state.silver[seat] += tables.gold_silver
    elif kind == GOOD_TILE:
        gain_goods(state, seat, UNIT[shown])
    elif kind == WORKER_TILE:
        push(state, run_later(kinds.OVERFLOW, seat))
        gain_workers(state, seat, UNIT[shown])
    else:
        state.cattle[seat] -= tables.exchange_cattle
        state.cattle_supply += tables.exchange_cattle
        take_goods(state, seat, UNIT[shown])


def give_away(state: MontanaState, seat: i64, tile: i64) -> None:
    """The tile of this kind that most players know goes first, so that playing it tells no more than it must."""
    best: i64 = -1
    for place in range(len(state.held)):
        held = state.held[place]
        if can_use(held, seat) and held_face(held) == tile:
            if best < 0 or held_seen_by(held) > held_seen_by(state.held[best]):
                best = place
    left = vec[i64](capacity=len(state.held))
    for place in range(len(state.held)):
        if place != best:
            left = append(left, state.held[place])
    state.held = left
