"""Phase II: the locations in their order, who visits them, and those that need no module of their own (DT-7)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask_chance, run_later
from bunkhouse.core.seats import LOWEST_SEAT, MASK_OF_SEAT, has, is_one
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import ACE, JACK, KING, NINE, QUEEN, TEN, count, strength
from bunkhouse.games.dicetown.rules.doc import has_consolation
from bunkhouse.games.dicetown.rules.knowledge import PILE, SHOWN, all_rows, nothing_at, see, widen
from bunkhouse.games.dicetown.rules.playing import gain, open_reaction, open_window
from bunkhouse.games.dicetown.rules.rounds import TopClaim, draw_claim, take_bottom
from bunkhouse.games.dicetown.rules.state import (
    BANK,
    DOC,
    HALL,
    KICKERS,
    MINE,
    NONE,
    REELECTED_GAINS,
    SALOON,
    SHERIFF,
    STAGECOACH,
    STORE,
    DiceTownState,
)

FACE_OF: Final[vec[i64]] = vec[i64]([NONE, NINE, TEN, NONE, JACK, QUEEN, KING, NONE, NONE])
"""Location -> the face that counts there (DT-7.0b)."""


class Location(Step[DiceTownState]):
    """One location after another, each finished before the next begins (DT-7.0a)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        location = argument_of(frame)
        state.location = location
        state.visitor = NONE
        if location == DOC:
            push(state, run_later(kinds.END_ROUND, 0))
            open_doc(state)
            return
        push(state, run_later(kinds.LOCATION, location + 1))
        if location == STAGECOACH:
            unload_stagecoach(state)
            return
        best = contenders(state, location)
        if best == 0:
            if state.listener is not None:
                report.nobody_visits(state)
        elif is_one(best):
            push(state, kinds.visit(location, LOWEST_SEAT[best]))
        elif nothing_to_win(state, location):
            if state.listener is not None:
                report.tie_for_nothing(state, best)
        else:
            state.tied = best
            push(state, run_later(kinds.TIE, location))


def contenders(state: DiceTownState, location: i64) -> i64:
    """Who has the most dice of the face, at least one, or the best hand (DT-7.0b, DT-7.0d, DT-7.7)."""
    most: i64 = 0
    best: i64 = 0
    for seat in range(state.seats):
        if location == HALL:
            mine = strength(state.dice[seat], state.has_rule(KICKERS)) + 1
        else:
            mine = count(state.dice[seat], FACE_OF[location])
        if mine > most:
            most = mine
            best = MASK_OF_SEAT[seat]
        elif mine == most and mine > 0:
            best |= MASK_OF_SEAT[seat]
    return best


def nothing_to_win(state: DiceTownState, location: i64) -> bool:
    """A tie for an empty Bank, or for the Saloon while nobody holds a card, is not held (DT-8.9)."""
    if location == BANK:
        return state.bank == 0
    if location == SALOON:
        held: i64 = 0
        for seat in range(state.seats):
            held |= state.hands[seat]
        return held == 0
    return False


def unload_stagecoach(state: DiceTownState) -> None:
    """Its notes can be robbed from the next round on (DT-7.3)."""
    unloaded = state.stagecoach
    state.bank += unloaded
    state.stagecoach = 0
    if state.listener is not None:
        report.stagecoach_unloaded(state, unloaded)


class Visit(Step[DiceTownState]):
    """The winner carries the location out as far as possible (DT-7.0e)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        location = kinds.location_of(frame)
        seat = kinds.visitor_of(frame)
        state.visitor = seat
        state.boosted = 0
        if state.listener is not None:
            report.visits(state)
        if location == MINE:
            push(state, run_later(kinds.TAKE_NUGGETS, seat))
            if state.mine > count(state.dice[seat], NINE):
                open_window(state, seat, cards.DYNAMITE)
        elif location == BANK:
            rob_bank(state, seat)
        elif location == STORE:
            push(state, run_later(kinds.TRIGGER, seat))
            if state.round == 1:  # triggered twice (DT-7.4b)
                push(state, run_later(kinds.TRIGGER, seat))
        elif location == SALOON:
            open_saloon(state, seat)
        elif location == SHERIFF:
            elect(state, seat)
        else:
            push(state, run_later(kinds.FILL_ROW, 0))
            push(state, run_later(kinds.PUT_UNDER, 0))
            push(state, run_later(kinds.HAND_OUT, seat))
            if state.pile != 0 or len(state.bottom) > 0:
                open_window(state, seat, cards.CORRUPTION)


class TakeNuggets(Step[DiceTownState]):
    """One for each nine, twice as many with Dynamite, as far as the mine holds out (DT-7.1, DT-9.15)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = argument_of(frame)
        found = min(state.mine, count(state.dice[seat], NINE) * (1 + state.boosted))
        state.mine -= found
        state.nuggets[seat] += found
        if found > 0:
            gain(state, seat)
        if state.listener is not None:
            report.nuggets_taken(state, seat, found)


def rob_bank(state: DiceTownState, seat: i64) -> None:
    """All the money of the Bank; then Fifty-Fifty, if there is something to halve (DT-7.2, DT-9.7, DT-9.18)."""
    state.loot = state.bank
    state.bank = 0
    state.dollars[seat] += state.loot
    if state.loot > 0:
        gain(state, seat)
    if state.listener is not None:
        report.bank_robbed(state, seat, state.loot)
    if state.loot >= 2:
        open_reaction(state, state.others(seat), cards.FIFTY_FIFTY)


def open_saloon(state: DiceTownState, seat: i64) -> None:
    """Before the theft the winner may play The Girls, if there are two cards to steal (DT-7.5, DT-9.7)."""
    there: i64 = 0
    for other in range(state.seats):
        if other != seat:
            there += cards.number_of(state.hands[other])
    if there == 0:
        if state.listener is not None:
            report.nothing_to_steal(state, seat)
        return
    push(state, run_later(kinds.THEFTS, seat))
    if there > 1:
        open_window(state, seat, cards.THE_GIRLS)


def elect(state: DiceTownState, seat: i64) -> None:
    """Marshal may keep the old Sheriff in office; a Sheriff who wins the kings stays (DT-7.6, DT-7.6c, DT-9.17)."""
    if seat == state.sheriff:
        if state.has_rule(REELECTED_GAINS):
            gain(state, seat)
        if state.listener is not None:
            report.sheriff_stays(state)
        return
    push(state, run_later(kinds.MOVE_BADGE, seat))
    open_reaction(state, state.everyone(), cards.MARSHAL)


class MoveBadge(Step[DiceTownState]):
    """The new Sheriff decides all ties from now on (DT-7.6a, DT-8.2)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        if state.boosted == 1:
            if state.listener is not None:
                report.sheriff_stays(state)
            return
        state.sheriff = argument_of(frame)
        gain(state, state.sheriff)
        if state.listener is not None:
            report.badge_moved(state)


class HandOut(Step[DiceTownState]):
    """Slot 1, and one more slot for every ace of the hand, in order (DT-7.7, DT-7.7a, DT-7.7d); then Corruption's claim
    from the pile (DT-9.14)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = argument_of(frame)
        due = 1 + count(state.dice[seat], ACE)
        while due > 0 and len(state.row) > 0:
            card = state.row[0]
            state.row = state.row[1:]
            give_claim(state, seat, card)
            due -= 1
        if state.boosted == 1:
            if state.pile != 0:
                push(state, ask_chance(kinds.SECRET_CLAIM, seat))
            else:
                give_claim(state, seat, take_bottom(state))


def give_claim(state: DiceTownState, seat: i64, card: i64) -> None:
    """A claim that everybody has seen."""
    state.hands[seat] |= cards.bit(card)
    see(state, all_rows(state), card, SHOWN, MASK_OF_SEAT[seat])
    gain(state, seat)
    if state.listener is not None:
        report.claim_won(state, seat, cards.KIND_OF[card])


class SecretClaim(TopClaim):
    """The top claim of the pile, seen by the winner alone (DT-9.14)."""

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        owner = argument_of(frame)
        kind = actions.argument_of(action)
        card = draw_claim(state, kind)
        hand = MASK_OF_SEAT[owner]
        state.hands[owner] |= cards.bit(card)
        see(state, hand, card, PILE, hand)
        widen(state, hand, True, PILE, hand)
        if state.pile == 0:
            nothing_at(state, True, PILE)
        gain(state, owner)
        if state.listener is not None:
            report.secret_claim(state, owner, kind)


class PutUnder(Step[DiceTownState]):
    """Claims left in the row go under the pile in their order (DT-7.7b)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        number = len(state.row)
        for card in state.row:
            state.bottom = append(state.bottom, card)
        state.row = vec[i64]()
        if state.listener is not None and number > 0:
            report.claims_put_under(state, number)


def open_doc(state: DiceTownState) -> None:
    """Who gained nothing may visit; who did may play the Elixir, if it could help (DT-7.8, DT-9.7, DT-9.20)."""
    state.patients = state.everyone() & ~state.gained
    push(state, run_later(kinds.DOC_ORDER, 0))
    entitled: i64 = 0
    for seat in range(state.seats):
        if has(state.gained, seat) and has_consolation(state, seat):
            entitled |= MASK_OF_SEAT[seat]
    open_reaction(state, entitled, cards.ELIXIR)
