"""What is asked, and why something is not offered: every refusal names its clause."""

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.words import Arguments, Decision, Refusal
from bunkhouse.games.montana.edge.words import packed_words
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.areas import area_of, space_at
from bunkhouse.games.montana.rules.city import standing_in
from bunkhouse.games.montana.rules.contractors import column_of, row_of
from bunkhouse.games.montana.rules.fields import can_place, event_goods, is_near, watchtower_goods
from bunkhouse.games.montana.rules.free import is_free_action
from bunkhouse.games.montana.rules.held import held_face, holder_of, is_new
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.names import AREA_NAMES, CLOSED_NAMES, GOLD_TILES, KIND_NAMES, PIECE_NAMES
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, GRAIN, PUMPKIN, count, covers, large_in, missing, total
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.tables import (
    BANK,
    BUY_GOODS,
    CITY,
    EXCHANGE_TILE,
    GREAT_FALLS,
    HIRE_WORKER,
    LAND,
    NO_CATTLE_TRADE,
    NO_EXTRA_RECRUITS,
    SELL_GOODS,
    SELL_WORKERS,
)
from bunkhouse.games.montana.rules.working import is_closed

ASKED = {
    int(kinds.START_FIELD): ("start-field", "MT-3.12"),
    int(kinds.INVITE): ("invite", "MT-16.16"),
    int(kinds.CHOOSE_MAIN): ("main", "MT-4.1"),
    int(kinds.PAY_GRAIN): ("grain", "MT-5.2"),
    int(kinds.RETURN): ("return", "MT-5.3"),
    int(kinds.BANK_WORKERS): ("bank-workers", "MT-6.1.1"),
    int(kinds.AREA_WORKERS): ("area-workers", "MT-6.2.2"),
    int(kinds.SMALL_WORKERS): ("small-space", "MT-6.2.4"),
    int(kinds.OPEN_BID): ("open-bid", "MT-6.3.2"),
    int(kinds.BID): ("bid", "MT-6.3.3"),
    int(kinds.REWARD): ("reward", "MT-6.3.9"),
    int(kinds.SURCHARGE): ("surcharge", "MT-14.9"),
    int(kinds.LARGE): ("large", "MT-15.7"),
    int(kinds.PIECE): ("piece", "MT-14.11"),
    int(kinds.WATER): ("water", "MT-15.5"),
    int(kinds.EXCHANGE): ("exchange", "MT-14.7"),
    int(kinds.CHOOSE_MORE): ("more", "MT-7.1"),
    int(kinds.SELL_WORKERS): ("sell-workers", "MT-16.17"),
    int(kinds.SELL_GOODS): ("sell-goods", "MT-16.19"),
    int(kinds.INSTEAD): ("instead", "MT-10.6"),
    int(kinds.INSTEAD_WORKER): ("instead-worker", "MT-10.6"),
    int(kinds.CHOOSE_AFTER): ("after-main", "MT-4.3"),
    int(kinds.LOOK): ("look", "MT-17.3"),
    int(kinds.TAKE): ("take", "MT-17.3"),
    int(kinds.SPEND): ("spend", "MT-9.1"),
}
FREE_PHASES = (kinds.CHOOSE_MAIN, kinds.PAY_GRAIN, kinds.CHOOSE_MORE, kinds.CHOOSE_AFTER)
MAIN_ACTIONS = (actions.RECRUIT, actions.BANK, actions.WORK, actions.CITY)
# What else an action belongs to, and the clause of a wrong argument there
BELONGS = {
    int(actions.START): ((kinds.START_FIELD,), "MT-3.12"),
    int(actions.GRAIN): ((kinds.PAY_GRAIN,), "MT-5.2"),
    int(actions.WORKERS): ((kinds.BANK_WORKERS, kinds.AREA_WORKERS), "MT-6.2.2"),
    int(actions.SMALL): ((kinds.SMALL_WORKERS,), "MT-6.2.4"),
    int(actions.BID): ((kinds.OPEN_BID, kinds.BID), "MT-6.3.2"),
    int(actions.UPGRADE): ((kinds.REWARD,), "MT-6.3.9"),
    int(actions.COLLECT): ((kinds.REWARD,), "MT-6.3.9"),
    int(actions.SURCHARGE): ((kinds.SURCHARGE,), "MT-14.9"),
    int(actions.LARGE): ((kinds.LARGE,), "MT-15.7"),
    int(actions.PIECE): ((kinds.PIECE,), "MT-14.3"),
    int(actions.WATER): ((kinds.WATER,), "MT-15.5"),
    int(actions.EXCHANGE): ((kinds.EXCHANGE,), "MT-14.7"),
    int(actions.STOP): ((kinds.EXCHANGE, kinds.CHOOSE_MORE), "MT-7.1"),
    int(actions.RETURN): ((kinds.RETURN,), "MT-5.3"),
    int(actions.INSTEAD): ((kinds.INSTEAD,), "MT-10.6"),
    int(actions.INSTEAD_WORKER): ((kinds.INSTEAD_WORKER,), "MT-10.6"),
    int(actions.SELL_WORKERS): ((kinds.SELL_WORKERS,), "MT-16.17"),
    int(actions.SELL_GOODS): ((kinds.SELL_GOODS,), "MT-16.19"),
    int(actions.INVITE): ((kinds.INVITE,), "MT-16.16"),
    int(actions.LOOK): ((kinds.LOOK,), "MT-17.3"),
    int(actions.TAKE): ((kinds.TAKE,), "MT-17.3"),
    int(actions.SPEND): ((kinds.SPEND,), "MT-9.1"),
    int(actions.END): ((kinds.CHOOSE_AFTER,), "MT-4.3"),
}
OFFERS = {
    int(actions.HIRE): (HIRE_WORKER, "MT-16.18"),
    int(actions.BUY): (BUY_GOODS, "MT-16.20"),
}
CHANCE_ACTIONS = (
    actions.FIRST,
    actions.SIDE,
    actions.TILE,
    actions.TURN,
    actions.SPIN,
    actions.EVENT,
    actions.SEE,
)


def decision(state: MontanaState, seat: int) -> Decision | None:
    if state.is_over() or state.to_act() == CHANCE or not has(state.pending(), seat):
        return None
    frame = state.stack[-1]
    kind, argument = kind_of(frame), argument_of(frame)
    asked, clause = ASKED[kind]
    told: Arguments = {}
    if kind in (kinds.AREA_WORKERS, kinds.SMALL_WORKERS):
        told = {"area": AREA_NAMES[area_of(argument)]}
    elif kind == kinds.REWARD:
        told = {"row": state.tables.row_names[argument]}
    elif kind == kinds.BANK_WORKERS:
        told = {"number": state.tables.bank_workers[argument]}
    elif kind in (kinds.RETURN, kinds.EXCHANGE, kinds.INSTEAD, kinds.INSTEAD_WORKER):
        told = {"number": argument}
    elif kind in (kinds.SURCHARGE, kinds.PIECE):
        told = {"number": kinds.due_of(frame)}
    elif kind in (kinds.OPEN_BID, kinds.BID):
        told = {"pumpkins": count(state.goods[seat], PUMPKIN)}
    elif kind == kinds.CHOOSE_MORE:
        told = {"fields": state.built}
    return Decision(asked, seat, clause, told)


def why_not(state: MontanaState, seat: int, action: int) -> Refusal | None:
    """The first rule, in the order in which a player would meet it, that the action breaks."""
    if action in list(state.legal_actions(seat)):
        return None
    kind, argument = actions.kind_of(action), actions.argument_of(action)
    if state.is_over():
        return Refusal("game-over", "MT-11.1")
    if kind in CHANCE_ACTIONS or seat == CHANCE:
        return Refusal("chance", "MT-12.4")
    if not has(state.pending(), seat):
        return Refusal("not-asked", "MT-4.1")
    frame = state.stack[-1]
    asked = kind_of(frame)
    if kind == actions.PASS:
        return Refusal("must-choose", ASKED[asked][1])
    if is_free_action(action):
        return _why_not_free(state, seat, kind, argument, asked)
    if kind == actions.BUILD:
        if asked not in (kinds.CHOOSE_MAIN, kinds.CHOOSE_MORE):
            return Refusal("no-main-action", "MT-4.1")
        return _why_not_build(state, seat, state.layout.at_spot[argument])
    if kind in MAIN_ACTIONS:
        if asked != kinds.CHOOSE_MAIN:
            return Refusal("no-main-action", "MT-4.1")
        return _why_not_work(state, seat, action)
    frames, clause = BELONGS[kind]
    if asked not in frames:
        return Refusal("not-now", clause)
    if kind == actions.GRAIN:
        return _why_not_grain(state, seat, argument)
    if kind == actions.BID:
        return _why_not_bid(state, argument)
    if kind == actions.WORKERS and asked == kinds.BANK_WORKERS:
        return Refusal("not-these-workers", "MT-6.1.1")
    if kind in (actions.WORKERS, actions.SMALL, actions.RETURN, actions.SELL_WORKERS):
        return Refusal("not-these-workers", clause)
    if kind == actions.PIECE:
        return _why_not_piece(state, seat, argument)
    return Refusal("not-this", clause)


def _why_not_build(state: MontanaState, seat: int, cell: int) -> Refusal:
    if cell == NONE:
        return Refusal("no-hex", "MT-2.3")
    if state.kind_at(cell) != LAND:
        return Refusal("no-land", "MT-2.1", {"kind": KIND_NAMES[state.kind_at(cell)]})
    face = state.faces[cell]
    if state.tables.locked[face] and not state.unlocked:
        return Refusal("locked", "MT-15.6" if state.side == GREAT_FALLS else "MT-15.7")
    if cell == state.start_cell:
        return Refusal("start-tile", "MT-7.2")
    if state.towns[cell]:
        return Refusal("occupied", "MT-7.2")
    if cell not in list(state.frontier) or not is_near(state, seat, cell):
        return Refusal("not-adjacent", "MT-7.2")
    if not can_place(state, seat):
        return Refusal("no-settlement", "MT-14.4" if state.specials[seat] else "MT-7.13")
    goods = state.goods[seat]
    if not covers(goods, state.tables.cost[face]):
        return Refusal("cannot-pay", "MT-7.3", {"goods": packed_words(missing(goods, state.tables.cost[face]))})
    large = state.tables.any_large[face]
    if large and large_in(goods) < large:
        return Refusal("too-few-large", "MT-15.7", {"number": large})
    extra = event_goods(state)
    if not covers(goods, state.tables.cost[face] + extra):
        return Refusal("event-surcharge", "MT-16.13", {"goods": packed_words(extra)})
    return Refusal("watchtower", "MT-14.9", {"number": watchtower_goods(state, seat, cell)})


def _why_not_work(state: MontanaState, seat: int, action: int) -> Refusal:
    tables = state.tables
    kind, argument = actions.kind_of(action), actions.argument_of(action)
    place = {int(actions.BANK): int(BANK), int(actions.CITY): int(CITY)}.get(kind, actions.area_of_work(action))
    if is_closed(state, place):
        return Refusal("closed", "MT-16.11", {"area": CLOSED_NAMES[place]})
    if kind == actions.CITY:
        return Refusal("no-pumpkins", "MT-6.3.2")
    workers = total(state.workers[seat])
    if kind == actions.BANK:
        if argument >= len(state.bank):
            return Refusal("no-space", "MT-6.1.1")
        if state.bank[argument]:
            return Refusal("space-taken", "MT-6.1.1")
        return Refusal("too-few-workers", "MT-6.1.1", {"number": tables.bank_workers[argument]})
    space = space_at(place, actions.number_of_work(action))
    if state.large[space]:
        return Refusal("space-taken", "MT-6.2.1")
    if workers < 2 and not count(state.workers[seat], tables.area_good[place]):
        return Refusal("no-crew", "MT-6.2.2", {"worker": GOOD_NAMES[tables.area_good[place]]})
    return Refusal("too-little-silver", "MT-6.2.3", {"silver": tables.space_silver[space]})


def _why_not_grain(state: MontanaState, seat: int, grain: int) -> Refusal:
    if state.active_event(NO_EXTRA_RECRUITS):
        return Refusal("no-extra-recruits", "MT-16.10")
    return Refusal("too-little-grain", "MT-5.2", {"grain": count(state.goods[seat], GRAIN)})


def _why_not_bid(state: MontanaState, contractor: int) -> Refusal:
    holder = standing_in(state, row_of(contractor))
    if holder != NONE and column_of(contractor) <= column_of(state.contractors[holder]):
        return Refusal("not-to-the-right", "MT-6.3.4")
    return Refusal("too-few-pumpkins", "MT-6.3.2", {"price": state.tables.columns[column_of(contractor)]})


def _why_not_piece(state: MontanaState, seat: int, piece: int) -> Refusal:
    told: Arguments = {"piece": PIECE_NAMES[piece]}
    if has(state.specials[seat], piece):
        return Refusal("one-special", "MT-14.3", told)
    return Refusal("no-such-piece", "MT-14.3", told)


def _why_not_free(state: MontanaState, seat: int, kind: int, argument: int, asked: int) -> Refusal:
    if asked not in FREE_PHASES:
        return Refusal("no-free-action", "MT-4.3")
    full = asked == kinds.PAY_GRAIN and total(state.workers[seat]) > state.tables.capacity
    if kind == actions.USE:
        return _why_not_use(state, seat, argument, full)
    if kind in (actions.SELL, actions.HIRE, actions.BUY):
        return _why_not_offer(state, seat, kind, full)
    if state.active_event(NO_CATTLE_TRADE):
        return Refusal("no-cattle-trade", "MT-16.12")
    if state.cattle[seat] == 0:
        return Refusal("no-cattle", "MT-8.1")
    if kind == actions.TRADE_WORKER and full:
        return Refusal("too-many-workers", "MT-5.4")
    return Refusal("not-in-supply", "MT-8.2")


def _why_not_offer(state: MontanaState, seat: int, kind: int, full: bool) -> Refusal:
    wanted, clause = OFFERS.get(kind, (SELL_WORKERS, "MT-16.17"))
    if kind == actions.SELL and state.active_event(SELL_GOODS):
        wanted, clause = SELL_GOODS, "MT-16.19"
    if not state.active_event(wanted):
        return Refusal("no-such-offer", "MT-16.7")
    if state.offer_used:
        return Refusal("offer-used", "MT-16.7")
    if full and kind != actions.BUY:
        return Refusal("too-many-workers", "MT-5.4")
    return Refusal("cannot-use-offer", clause)


def _why_not_use(state: MontanaState, seat: int, tile: int, full: bool) -> Refusal:
    gold, shown = GOLD_TILES[tile]
    told: Arguments = {"gold": gold, "shown": shown}
    mine = [held for held in state.held if holder_of(held) == seat and held_face(held) == tile]
    if not mine:
        return Refusal("no-such-tile", "MT-17.7", told)
    if all(is_new(held) for held in mine):
        return Refusal("tile-too-new", "MT-17.6", told)
    if state.tables.gold_kind[tile] == EXCHANGE_TILE:
        return Refusal("no-exchange", "MT-17.11", told)
    return Refusal("too-many-workers", "MT-5.4") if full else Refusal("not-now", "MT-17.7")
