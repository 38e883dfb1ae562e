"""Ties and the Sheriff's favour: offers, asking for more, deciding, paying (DT-8)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, mask_of, run_later, without_seat
from bunkhouse.core.frames import frame as framed
from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, extend, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import NINE, count
from bunkhouse.games.dicetown.rules.knowledge import forget_empty_hand, see, widen
from bunkhouse.games.dicetown.rules.offers import (
    FOR_WHOM,
    SOME_CARDS,
    SOME_DOLLARS,
    SOME_NUGGETS,
    WRITTEN,
    adding,
    is_untouched,
    last_added,
    part_of,
    untouched,
)
from bunkhouse.games.dicetown.rules.playing import gain
from bunkhouse.games.dicetown.rules.rounds import seats_among
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


def new_offers(state: DiceTownState, staying: i64) -> None:
    """No offers any more, but those of the seats that stay."""
    for seat in range(state.seats):
        if has(staying, seat):
            continue
        state.offered_dollars[seat] = 0
        state.offered_nuggets[seat] = 0
        state.offered_cards[seat] = 0
        state.shown_dollars[seat] = 0
        state.shown_nuggets[seat] = 0
        state.shown_cards[seat] = 0
        state.stages[seat] = WRITTEN
        state.offered_for[seat] = NONE
        if has(state.tied, seat):
            state.offered_for[seat] = seat
        state.shown_for[seat] = state.offered_for[seat]


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
            push(state, kinds.outbid(0, 0, 0))
        else:
            push(state, run_later(kinds.OFFERS_IN, 1))
            open_offers(state, bidders)


def who_can_raise(state: DiceTownState) -> i64:
    """Who has something not yet offered: tied players other than the Sheriff, and with DT-16.4 everybody else."""
    bidders: i64 = 0
    for seat in range(state.seats):
        if seat != state.sheriff and (has(state.tied, seat) or state.has_rule(THIRD_PARTY)):
            if can_raise(state, seat):
                bidders |= MASK_OF_SEAT[seat]
    return bidders


def can_raise(state: DiceTownState, seat: i64) -> bool:
    """Fenced claims cannot be offered (DT-8.4). Everybody can see all this, so it betrays nothing."""
    if state.offered_dollars[seat] < most_dollars(state, seat):
        return True
    if state.offered_nuggets[seat] < most_nuggets(state, seat):
        return True
    return not_offered(state, seat) != 0


def not_offered(state: DiceTownState, seat: i64) -> i64:
    """The cards of the hand that can still be offered (DT-8.4)."""
    return cards.without(state.hands[seat], state.offered_cards[seat])


def most_dollars(state: DiceTownState, seat: i64) -> i64:
    """What the offerer has, and with DT-16.5 what a tied player is about to rob."""
    most = state.dollars[seat]
    if state.has_rule(FROM_WINNINGS) and state.location == BANK and has(state.tied, seat):
        most += state.bank
    return most


def most_nuggets(state: DiceTownState, seat: i64) -> i64:
    """What the offerer has, and with DT-16.5 what a tied player is about to find."""
    most = state.nuggets[seat]
    if state.has_rule(FROM_WINNINGS) and state.location == MINE and has(state.tied, seat):
        most += min(count(state.dice[seat], NINE), state.mine)
    return most


def open_offers(state: DiceTownState, bidders: i64) -> None:
    """Offers, or raises, are committed simultaneously (DT-8.5)."""
    for seat in range(state.seats):
        if has(bidders, seat):
            state.stages[seat] = next_part(state, seat, SOME_DOLLARS)
    if bidders != 0:
        push(state, framed(kinds.OFFER, bidders, 0))


def next_part(state: DiceTownState, seat: i64, part: i64) -> i64:
    """The first part, from this one on, where there is something to choose."""
    if part == SOME_DOLLARS and state.offered_dollars[seat] == most_dollars(state, seat):
        part = SOME_NUGGETS
    if part == SOME_NUGGETS and state.offered_nuggets[seat] == most_nuggets(state, seat):
        part = SOME_CARDS
    if part == SOME_CARDS and not_offered(state, seat) == 0:
        part = FOR_WHOM
    if part == FOR_WHOM and (state.offered_for[seat] != NONE or not has_offer(state, seat)):
        part = WRITTEN
    return part


def has_offer(state: DiceTownState, seat: i64) -> bool:
    return state.offered_dollars[seat] + state.offered_nuggets[seat] + state.offered_cards[seat] > 0


class Offer(Step[DiceTownState]):
    """Dollars, nuggets, cards, for whom; what was offered before stays offered (DT-8.4, DT-8.5, DT-16.3, DT-16.4)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=16)
        part = part_of(state.stages[seat])
        if is_untouched(state.stages[seat]):
            choices = append(choices, actions.PASS)
        if part == SOME_DOLLARS:
            for dollars in range(state.offered_dollars[seat], most_dollars(state, seat) + 1):
                choices = append(choices, actions.act(actions.DOLLARS, dollars))
        elif part == SOME_NUGGETS:
            for nuggets in range(state.offered_nuggets[seat], most_nuggets(state, seat) + 1):
                choices = append(choices, actions.act(actions.NUGGETS, nuggets))
        elif part == SOME_CARDS:
            choices = append(choices, actions.DONE)
            for kind in addable(state, seat):
                choices = append(choices, actions.act(actions.ADD, kind))
        else:
            choices = extend(choices, seats_among(state, state.tied, actions.FOR))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        write(state, seat, action)
        if argument_of(frame) == 1:
            show_offer(state, seat)
        if part_of(state.stages[seat]) != WRITTEN:
            push(state, frame)
            return
        if state.listener is not None:
            report.offer_written(state, seat, argument_of(frame) == 1)
        left = without_seat(frame, seat)
        if mask_of(left) != 0:
            push(state, left)


def addable(state: DiceTownState, seat: i64) -> vec[i64]:
    """Kinds of cards in hand not yet offered, from the last one added on, so that each set is written in one way."""
    left = not_offered(state, seat)
    last = last_added(state.stages[seat])
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
        state.stages[seat] = next_part(state, seat, SOME_NUGGETS)
    elif kind == actions.NUGGETS:
        state.offered_nuggets[seat] = argument
        state.stages[seat] = next_part(state, seat, SOME_CARDS)
    elif kind == actions.ADD:
        card = cards.lowest(not_offered(state, seat) & cards.OF_KIND[argument])
        state.offered_cards[seat] |= cards.bit(card)
        state.stages[seat] = adding(argument)
        if not_offered(state, seat) == 0:
            state.stages[seat] = next_part(state, seat, FOR_WHOM)
    elif kind == actions.DONE:
        state.stages[seat] = next_part(state, seat, FOR_WHOM)
    elif kind == actions.FOR:
        state.offered_for[seat] = argument
        state.stages[seat] = WRITTEN
    else:
        state.stages[seat] = WRITTEN


def show_offer(state: DiceTownState, seat: i64) -> None:
    """Dollars, nuggets, number and type of the cards to all, their faces to the Sheriff (DT-8.5, DT-12.2)."""
    hand = MASK_OF_SEAT[seat]
    fresh = cards.without(state.offered_cards[seat], state.shown_cards[seat])
    state.shown_dollars[seat] = state.offered_dollars[seat]
    state.shown_nuggets[seat] = state.offered_nuggets[seat]
    state.shown_cards[seat] = state.offered_cards[seat]
    state.shown_for[seat] = state.offered_for[seat]
    while fresh != 0:
        see(state, MASK_OF_SEAT[state.sheriff], cards.lowest(fresh), hand, hand, state.offered_cards[seat])
        fresh = cards.without_lowest(fresh)


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
        place = kinds.place_of(frame)
        passes = kinds.passes_of(frame)
        total = offered_in_all(state)
        if total > kinds.total_of(frame):
            passes = 0
        bidders = who_can_raise(state)
        while passes < state.seats:
            seat = state.in_priority(place)
            place = (place + 1) % state.seats
            passes += 1
            if has(bidders, seat):
                push(state, kinds.outbid(place, passes, total))
                state.stages[seat] = untouched(next_part(state, seat, SOME_DOLLARS))
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
        choices = seats_among(state, state.tied, actions.FAVOUR)
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
        push(state, kinds.visit(state.location, favoured))
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
        left = cards.without_lowest(left)
    if given & cards.STORE != 0:
        forget_empty_hand(state, offerer, False)
    if given & cards.CLAIMS != 0:
        forget_empty_hand(state, offerer, True)
    new_offers(state, state.others(offerer))
    if state.listener is not None:
        report.bribed(state, offerer, dollars, nuggets, given)


class PayBribes(Step[DiceTownState]):
    """Offers not taken lapse (DT-8.5); those from winnings are paid when the location is finished (DT-16.5)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        state.tied = 0
        if argument_of(frame) == 1:
            for place in range(state.seats):
                offerer = state.in_priority(place)
                if has(state.deferred, offerer):
                    pay_bribe(state, offerer)
            state.deferred = 0
        new_offers(state, state.deferred)
