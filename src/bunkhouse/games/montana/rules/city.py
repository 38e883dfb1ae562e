"""The city: an auction for pumpkins (MT-6.3)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.contractors import AT_HOME, IN_STORE, column_of, is_standing, row_of, standing
from bunkhouse.games.montana.rules.gains import gain_goods, pay_goods, take_goods
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.packs import PUMPKIN, UNIT, count, covers, to_large
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.tables import CITY
from bunkhouse.games.montana.rules.working import is_closed


def can_open(state: MontanaState, seat: i64) -> bool:
    """The city may be chosen only if the starter can place, the free pumpkin included (MT-6.3.2)."""
    if is_closed(state, CITY):
        return False
    free = min(state.tables.free_pumpkins, count(state.supply, PUMPKIN))
    return count(state.goods[seat], PUMPKIN) + free >= state.tables.columns[0]


def open_auction(state: MontanaState, seat: i64) -> None:
    """A pumpkin for the starter, who must place; then the others, clockwise, each once (MT-6.3.2, MT-6.3.3)."""
    push(state, run_later(kinds.AFTER_MAIN, 0))
    push(state, run_later(kinds.REWARDS, 0))
    push(state, run_later(kinds.NEXT_BIDDER, 1))
    push(state, ask(kinds.OPEN_BID, seat, 0))
    if state.listener is not None:
        report.auction_opened(state, seat)
    gain_goods(state, seat, state.tables.free_pumpkins * UNIT[PUMPKIN])


def standing_in(state: MontanaState, row: i64) -> i64:
    """Whose contractor stands in the row, or NONE."""
    for seat in range(state.seats):
        contractor = state.contractors[seat]
        if is_standing(contractor) and row_of(contractor) == row:
            return seat
    return NONE


def add_bids(state: MontanaState, seat: i64, choices: vec[i64]) -> vec[i64]:
    """Any row, to the right of who stands there, as far as the pumpkins reach (MT-6.3.2, MT-6.3.4)."""
    columns = state.tables.columns
    pumpkins = count(state.goods[seat], PUMPKIN)
    for row in range(len(state.tables.row_upgrades)):
        holder = standing_in(state, row)
        first: i64 = 0
        if holder != NONE:
            first = column_of(state.contractors[holder]) + 1
        for column in range(first, len(columns)):
            if columns[column] <= pumpkins:
                choices = append(choices, actions.act(actions.BID, standing(row, column)))
    return choices


def place_contractor(state: MontanaState, seat: i64, contractor: i64) -> None:
    """Who is outbid acts at once, before anybody else (MT-6.3.5)."""
    holder = standing_in(state, row_of(contractor))
    state.contractors[seat] = contractor
    if state.listener is not None:
        report.bid_placed(state, seat)
    if holder != NONE:
        state.contractors[holder] = AT_HOME
        if state.listener is not None:
            report.outbid(state, holder, seat)
        push(state, run_later(kinds.BIDDER, holder))


class OpenBid(Step[MontanaState]):
    """The starter must place (MT-6.3.2)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return add_bids(state, seat, vec[i64](capacity=20))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        place_contractor(state, seat, actions.argument_of(action))


class NextBidder(Step[MontanaState]):
    """The other players, clockwise from the starter's left, each once (MT-6.3.3, MT-6.3.7)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        distance = argument_of(frame)
        if distance < state.seats:
            push(state, run_later(kinds.NEXT_BIDDER, distance + 1))
            push(state, run_later(kinds.BIDDER, (state.active + distance) % state.seats))


class Bidder(Step[MontanaState]):
    """Who cannot place passes (MT-6.3.6)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = argument_of(frame)
        if len(add_bids(state, seat, vec[i64]())) > 0:
            push(state, ask(kinds.BID, seat, 0))
        else:
            pass_auction(state, seat)


class Bid(Step[MontanaState]):
    """Place by the same rules, or pass (MT-6.3.3, MT-6.3.5)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return add_bids(state, seat, append(vec[i64](capacity=20), actions.PASS))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            pass_auction(state, seat)
        else:
            place_contractor(state, seat, actions.argument_of(action))


def pass_auction(state: MontanaState, seat: i64) -> None:
    """To the general store, for nothing (MT-6.3.6)."""
    state.contractors[seat] = IN_STORE
    if state.listener is not None:
        report.auction_passed(state, seat)


def rewards(state: MontanaState, seat: i64, row: i64) -> vec[i64]:
    """What the row may bring now, nothing first: an exchange needs the large piece, a good must be there (MT-6.3.9)."""
    choices = vec[i64](capacity=10)
    for goods in state.tables.row_sets[row]:
        if state.tables.row_upgrades[row] == 1:
            if covers(state.goods[seat], goods) and covers(state.supply, to_large(goods)):
                choices = append(choices, goods)
        elif covers(state.supply, goods):
            choices = append(choices, goods)
    return choices


class Rewards(Step[MontanaState]):
    """From the starter clockwise everybody pays and takes the reward; then all go home (MT-6.3.8, MT-6.3.10)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        distance = argument_of(frame)
        if distance == state.seats:
            for other in range(state.seats):
                state.contractors[other] = AT_HOME
            return
        push(state, run_later(kinds.REWARDS, distance + 1))
        seat = (state.active + distance) % state.seats
        contractor = state.contractors[seat]
        if is_standing(contractor):
            pay_goods(state, seat, state.tables.columns[column_of(contractor)] * UNIT[PUMPKIN])
            if state.listener is not None:
                report.reward_won(state, seat)
            row = row_of(contractor)
            if len(rewards(state, seat, row)) > 1:
                push(state, ask(kinds.REWARD, seat, row))


class Reward(Step[MontanaState]):
    """Using the reward is not compulsory (MT-6.3.8)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        row = argument_of(frame)
        kind = actions.COLLECT
        if state.tables.row_upgrades[row] == 1:
            kind = actions.UPGRADE
        choices = vec[i64](capacity=10)
        for goods in rewards(state, seat, row):
            choices = append(choices, actions.act(kind, goods))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        goods = actions.argument_of(action)
        if goods == 0:
            return
        if actions.kind_of(action) == actions.UPGRADE:
            pay_goods(state, seat, goods)
            take_goods(state, seat, to_large(goods))
            if state.listener is not None:
                report.goods_upgraded(state, seat, goods)
        else:
            take_goods(state, seat, goods)
            if state.listener is not None:
                report.goods_gained(state, seat, goods, "city")
