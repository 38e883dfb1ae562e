"""Ties and the Sheriff's favour: offers, asking for more, deciding, paying (DT-8)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, mask_of, run_later, without_seat
from bunkhouse.core.frames import frame as framed
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import NINE, count
from bunkhouse.games.dicetown.rules.knowledge import see, widen
from bunkhouse.games.dicetown.rules.playing import gain
from bunkhouse.games.dicetown.rules.saloon import forget_empty_hand
from bunkhouse.games.dicetown.rules.state import (
    BANK,
    BRIBE_GAINS,
    FROM_WINNINGS,
    MINE,
    NONE,
    OFF,
    OPEN,
    THIRD_PARTY,
    DiceTownState,
)

# The parts of an offer, in the order in which they are written
SOME_DOLLARS: Final[i64] = 0
SOME_NUGGETS: Final[i64] = 1
SOME_CARDS: Final[i64] = 2
FOR_WHOM: Final[i64] = 3
WRITTEN: Final[i64] = 4
UNTOUCHED: Final[i64] = 1 << 10  # an open offer of which nothing is written yet: its owner may still pass


def new_offers(state: DiceTownState, staying: i64) -> None:
    """No offers any more, but those of the seats that stay."""
    for seat in range(state.seats):
        if staying >> seat & 1:
            continue
        state.offered_dollars[seat] = 0
        state.offered_nuggets[seat] = 0
        state.offered_cards[seat] = 0
        state.shown_dollars[seat] = 0
        state.shown_nuggets[seat] = 0
        state.shown_cards[seat] = 0
        state.stages[seat] = WRITTEN
        state.offered_for[seat] = NONE
        if state.tied >> seat & 1:
            state.offered_for[seat] = seat
        state.shown_for[seat] = state.offered_for[seat]


def stage_of(state: DiceTownState, seat: i64) -> i64:
    return state.stages[seat] & 7


class Tie(Step[DiceTownState]):
    """The Sheriff decides; before that the others may court the Sheriff's favour (DT-8.1 to DT-8.5, DT-8.7)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        new_offers(state, 0)
        if state.listener is not None:
            report.tie(state)
        bidders = who_can_raise(state)
        if state.bribery == OFF or bidders == 0:
            push(state, ask(kinds.DECIDE, state.sheriff, 0))
        elif state.bribery == OPEN:
            push(state, run_later(kinds.OUTBID, 0))
        else:
            push(state, run_later(kinds.OFFERS_IN, 1))
            open_offers(state, bidders)


def who_can_raise(state: DiceTownState) -> i64:
    """Who has something not yet offered: tied players other than the Sheriff, and with DT-16.4 everybody else."""
    bidders: i64 = 0
    for seat in range(state.seats):
        if seat != state.sheriff and (state.tied >> seat & 1 or state.has_rule(THIRD_PARTY)):
            if can_raise(state, seat):
                bidders |= MASK_OF_SEAT[seat]
    return bidders


def can_raise(state: DiceTownState, seat: i64) -> bool:
    """Fenced claims cannot be offered (DT-8.4). Everybody can see all this, so it betrays nothing."""
    if state.offered_dollars[seat] < most_dollars(state, seat):
        return True
    if state.offered_nuggets[seat] < most_nuggets(state, seat):
        return True
    return state.hands[seat] & ~state.offered_cards[seat] != 0


def most_dollars(state: DiceTownState, seat: i64) -> i64:
    """What the offerer has, and with DT-16.5 what a tied player is about to rob."""
    most = state.dollars[seat]
    if state.has_rule(FROM_WINNINGS) and state.location == BANK and state.tied >> seat & 1:
        most += state.bank
    return most


def most_nuggets(state: DiceTownState, seat: i64) -> i64:
    """What the offerer has, and with DT-16.5 what a tied player is about to find."""
    most = state.nuggets[seat]
    if state.has_rule(FROM_WINNINGS) and state.location == MINE and state.tied >> seat & 1:
        most += min(count(state.dice[seat], NINE), state.mine)
    return most


def open_offers(state: DiceTownState, bidders: i64) -> None:
    """Offers, or raises, are committed simultaneously (DT-8.5)."""
    for seat in range(state.seats):
        if bidders >> seat & 1:
            state.stages[seat] = next_stage(state, seat, SOME_DOLLARS)
    if bidders != 0:
        push(state, framed(kinds.OFFER, bidders, 0))


def next_stage(state: DiceTownState, seat: i64, stage: i64) -> i64:
    """The first part, from this one on, where there is something to choose."""
    if stage == SOME_DOLLARS and state.offered_dollars[seat] == most_dollars(state, seat):
        stage = SOME_NUGGETS
    if stage == SOME_NUGGETS and state.offered_nuggets[seat] == most_nuggets(state, seat):
        stage = SOME_CARDS
    if stage == SOME_CARDS and state.hands[seat] & ~state.offered_cards[seat] == 0:
        stage = FOR_WHOM
    if stage == FOR_WHOM and (state.offered_for[seat] != NONE or not has_offer(state, seat)):
        stage = WRITTEN
    return stage


def has_offer(state: DiceTownState, seat: i64) -> bool:
    return state.offered_dollars[seat] + state.offered_nuggets[seat] + state.offered_cards[seat] > 0


class Offer(Step[DiceTownState]):
    """Dollars, nuggets, cards, for whom; what was offered before stays offered (DT-8.4, DT-8.5, DT-16.3, DT-16.4)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=16)
        stage = stage_of(state, seat)
        if state.stages[seat] & UNTOUCHED:
            choices = append(choices, actions.PASS)
        if stage == SOME_DOLLARS:
            for dollars in range(state.offered_dollars[seat], most_dollars(state, seat) + 1):
                choices = append(choices, actions.act(actions.DOLLARS, dollars))
        elif stage == SOME_NUGGETS:
            for nuggets in range(state.offered_nuggets[seat], most_nuggets(state, seat) + 1):
                choices = append(choices, actions.act(actions.NUGGETS, nuggets))
        elif stage == SOME_CARDS:
            choices = append(choices, actions.DONE)
            for kind in addable(state, seat):
                choices = append(choices, actions.act(actions.ADD, kind))
        else:
            for tied in range(state.seats):
                if state.tied >> tied & 1:
                    choices = append(choices, actions.act(actions.FOR, tied))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        write(state, seat, action)
        if argument_of(frame) == 1:
            show_offer(state, seat)
        if stage_of(state, seat) != WRITTEN:
            push(state, frame)
            return
        if state.listener is not None:
            report.offer_written(state, seat, argument_of(frame) == 1)
        left = without_seat(frame, seat)
        if mask_of(left) != 0:
            push(state, left)


def addable(state: DiceTownState, seat: i64) -> vec[i64]:
    """Kinds of cards in hand not yet offered, from the last one added on, so that each set is written in one way."""
    left = state.hands[seat] & ~state.offered_cards[seat]
    last = state.stages[seat] >> 3 & 127
    kinds_left = vec[i64](capacity=8)
    while left != 0:
        kind = cards.KIND_OF[cards.lowest(left)]
        if kind >= last:
            kinds_left = append(kinds_left, kind)
        left &= ~cards.OF_KIND[kind]
    return kinds_left


def write(state: DiceTownState, seat: i64, action: i64) -> None:
    """One part of the offer, in the seat's own slot only."""
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    if kind == actions.DOLLARS:
        state.offered_dollars[seat] = argument
        state.stages[seat] = next_stage(state, seat, SOME_NUGGETS)
    elif kind == actions.NUGGETS:
        state.offered_nuggets[seat] = argument
        state.stages[seat] = next_stage(state, seat, SOME_CARDS)
    elif kind == actions.ADD:
        card = cards.lowest(state.hands[seat] & ~state.offered_cards[seat] & cards.OF_KIND[argument])
        state.offered_cards[seat] |= cards.bit(card)
        state.stages[seat] = SOME_CARDS | argument << 3
        if state.hands[seat] & ~state.offered_cards[seat] == 0:
            state.stages[seat] = next_stage(state, seat, FOR_WHOM)
    elif kind == actions.DONE:
        state.stages[seat] = next_stage(state, seat, FOR_WHOM)
    elif kind == actions.FOR:
        state.offered_for[seat] = argument
        state.stages[seat] = WRITTEN
    else:
        state.stages[seat] = WRITTEN


def show_offer(state: DiceTownState, seat: i64) -> None:
    """Dollars, nuggets, number and type of the cards to all, their faces to the Sheriff (DT-8.5, DT-12.2)."""
    hand = MASK_OF_SEAT[seat]
    fresh = state.offered_cards[seat] & ~state.shown_cards[seat]
    state.shown_dollars[seat] = state.offered_dollars[seat]
    state.shown_nuggets[seat] = state.offered_nuggets[seat]
    state.shown_cards[seat] = state.offered_cards[seat]
    state.shown_for[seat] = state.offered_for[seat]
    while fresh != 0:
        see(state, MASK_OF_SEAT[state.sheriff], cards.lowest(fresh), hand, hand, state.offered_cards[seat])
        fresh &= fresh - 1


class OffersIn(Step[DiceTownState]):
    """All offers are revealed together; then the Sheriff decides (DT-8.5)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        for seat in range(state.seats):
            show_offer(state, seat)
            if state.listener is not None and has_offer(state, seat):
                report.offer_shown(state, seat)
        push(state, ask(kinds.DECIDE, state.sheriff, argument_of(frame)))


class Outbid(Step[DiceTownState]):
    """Open offers: in priority order, seen by all, until everybody has passed in succession (DT-16.3)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        place = argument_of(frame) & 15
        passes = argument_of(frame) >> 4 & 15
        total = offered_in_all(state)
        if total > argument_of(frame) >> 8:
            passes = 0
        bidders = who_can_raise(state)
        while passes < state.seats:
            seat = state.in_priority(place)
            place = (place + 1) % state.seats
            passes += 1
            if bidders >> seat & 1:
                push(state, run_later(kinds.OUTBID, place | passes << 4 | total << 8))
                state.stages[seat] = next_stage(state, seat, SOME_DOLLARS) | UNTOUCHED
                push(state, ask(kinds.OFFER, seat, 1))
                return
        push(state, ask(kinds.DECIDE, state.sheriff, 0))


def offered_in_all(state: DiceTownState) -> i64:
    total: i64 = 0
    for seat in range(state.seats):
        total += state.offered_dollars[seat] + state.offered_nuggets[seat] + cards.number_of(state.offered_cards[seat])
    return total


class Decide(Step[DiceTownState]):
    """The Sheriff names one of the tied players, or asks once for more (DT-8.5, DT-8.6)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=6)
        for tied in range(state.seats):
            if state.tied >> tied & 1:
                choices = append(choices, actions.act(actions.FAVOUR, tied))
        if argument_of(frame) == 1:
            choices = append(choices, actions.MORE)
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.MORE:
            if state.listener is not None:
                report.asked_for_more(state)
            push(state, run_later(kinds.OFFERS_IN, 0))
            open_offers(state, who_can_raise(state))
            return
        favoured = actions.argument_of(action)
        if state.listener is not None:
            report.favoured(state, favoured)
        state.deferred = 0
        push(state, run_later(kinds.PAY_BRIBES, 1))
        push(state, run_later(kinds.VISIT, state.location | favoured << 4))
        push(state, run_later(kinds.PAY_BRIBES, 0))
        place = state.seats
        while place > 0:
            place -= 1
            offerer = state.in_priority(place)
            if offerer != state.sheriff and state.offered_for[offerer] == favoured and has_offer(state, offerer):
                push(state, ask(kinds.BRIBE, state.sheriff, offerer))


class Bribe(Step[DiceTownState]):
    """Take an offer made for the chosen player, or waive it (DT-8.5, DT-16.4)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), actions.TAKE), actions.WAIVE)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        offerer = argument_of(frame)
        if action == actions.WAIVE:
            if state.listener is not None:
                report.waived(state, offerer)
        elif state.has_rule(FROM_WINNINGS) and (state.location == BANK or state.location == MINE):
            state.deferred |= MASK_OF_SEAT[offerer]
            if state.listener is not None:
                report.bribe_agreed(state, offerer)
        else:
            pay_bribe(state, offerer)


def pay_bribe(state: DiceTownState, offerer: i64) -> None:
    """The offer changes hands; who has too little by now pays what there is (DT-8.5, DT-8.11, DT-16.5)."""
    sheriff = state.sheriff
    dollars = min(state.offered_dollars[offerer], state.dollars[offerer])
    nuggets = min(state.offered_nuggets[offerer], state.nuggets[offerer])
    given = state.offered_cards[offerer] & state.hands[offerer]
    state.dollars[offerer] -= dollars
    state.dollars[sheriff] += dollars
    state.nuggets[offerer] -= nuggets
    state.nuggets[sheriff] += nuggets
    if dollars + nuggets + given > 0 and state.has_rule(BRIBE_GAINS):
        gain(state, sheriff)
    if state.listener is not None:
        report.bribed(state, offerer, dollars, nuggets, given)
    knowing = MASK_OF_SEAT[offerer] | MASK_OF_SEAT[sheriff]
    if given & cards.STORE != 0:
        widen(state, knowing, False, MASK_OF_SEAT[offerer], MASK_OF_SEAT[sheriff])
    if given & cards.CLAIMS != 0:
        widen(state, knowing, True, MASK_OF_SEAT[offerer], MASK_OF_SEAT[sheriff])
    state.hands[offerer] &= ~given
    state.hands[sheriff] |= given
    left = given
    while left != 0:
        see(state, knowing, cards.lowest(left), MASK_OF_SEAT[offerer], MASK_OF_SEAT[sheriff])
        left &= left - 1
    if given & cards.STORE != 0:
        forget_empty_hand(state, offerer, False)
    if given & cards.CLAIMS != 0:
        forget_empty_hand(state, offerer, True)
    new_offers(state, ~MASK_OF_SEAT[offerer])


class PayBribes(Step[DiceTownState]):
    """Offers not taken lapse (DT-8.5); those from winnings are paid when the location is finished (DT-16.5)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        state.tied = 0
        if argument_of(frame) == 1:
            for place in range(state.seats):
                offerer = state.in_priority(place)
                if state.deferred >> offerer & 1:
                    pay_bribe(state, offerer)
            state.deferred = 0
        new_offers(state, state.deferred)
