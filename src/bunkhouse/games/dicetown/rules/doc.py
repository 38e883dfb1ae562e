"""Doc Badluck: comfort for those who gained nothing (DT-7.8)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.seats import LOWEST_SEAT, MASK_OF_SEAT, is_one
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.dice import ACE, JACK, KING, NINE, QUEEN, TEN, count
from bunkhouse.games.dicetown.rules.knowledge import SHOWN, all_rows, best_known, forget_empty_hand, see
from bunkhouse.games.dicetown.rules.playing import gain
from bunkhouse.games.dicetown.rules.rounds import kinds_among, seats_among
from bunkhouse.games.dicetown.rules.state import DiceTownState

RAID_DOLLARS: Final[i64] = COMPONENTS.raid_dollars
RAID_NUGGETS: Final[i64] = COMPONENTS.raid_nuggets
FENCED_AT_ONCE: Final[i64] = COMPONENTS.fenced_at_once


def shows(state: DiceTownState, seat: i64, consolation: i64) -> bool:
    """Whether the hand shows a die that gives the right to it (DT-7.8.1)."""
    dice = state.dice[seat]
    if consolation == actions.WIRE:
        return count(dice, NINE) + count(dice, TEN) > 0
    if consolation == actions.PURCHASE:
        return count(dice, JACK) + count(dice, QUEEN) > 0
    if consolation == actions.SMALL_RAID:
        return count(dice, KING) > 0
    return count(dice, ACE) > 0


def has_effect(state: DiceTownState, seat: i64, consolation: i64) -> bool:
    """A consolation without any effect cannot be chosen (DT-7.8.1); a store card there always is (DT-7.4a)."""
    if consolation == actions.WIRE:
        return state.hands[seat] & cards.CLAIMS != 0
    if consolation == actions.PURCHASE:
        return state.deck | state.discard != 0
    for other in range(state.seats):
        if other != seat:
            if consolation == actions.SMALL_RAID and state.dollars[other] > 0:
                return True
            if consolation == actions.BIG_RAID and state.nuggets[other] > 0:
                return True
    return False


def has_consolation(state: DiceTownState, seat: i64) -> bool:
    for consolation in range(actions.CONSOLATIONS):
        if shows(state, seat, consolation) and has_effect(state, seat, consolation):
            return True
    return False


class DocOrder(Step[DiceTownState]):
    """The Sheriff names who goes next, until one is left (DT-7.8)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        left = state.patients
        if left == 0:
            return
        push(state, run_later(kinds.DOC_ORDER, 0))
        if is_one(left):
            push(state, run_later(kinds.PATIENT, LOWEST_SEAT[left]))
        else:
            push(state, ask(kinds.NEXT_PATIENT, state.sheriff, 0))


class NextPatient(Step[DiceTownState]):
    """Who sees the Doc next (DT-7.8)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return seats_among(state, state.patients, actions.NEXT)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        push(state, run_later(kinds.PATIENT, actions.argument_of(action)))


class Patient(Step[DiceTownState]):
    """A visit; nobody is asked who could only decline (DT-7.8.1)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = argument_of(frame)
        state.patients &= ~MASK_OF_SEAT[seat]
        state.visitor = seat
        if has_consolation(state, seat):
            push(state, ask(kinds.CONSOLE, seat, 0))
        elif state.listener is not None:
            report.no_consolation(state, seat)


class Console(Step[DiceTownState]):
    """One, and only one, of the consolations that the dice allow, or none (DT-7.8.1)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        choices = append(vec[i64](capacity=5), actions.PASS)
        for consolation in range(actions.CONSOLATIONS):
            if shows(state, seat, consolation) and has_effect(state, seat, consolation):
                choices = append(choices, actions.act(actions.CONSOLE, consolation))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            if state.listener is not None:
                report.declined(state, seat)
            return
        consolation = actions.argument_of(action)
        if state.listener is not None:
            report.consoled(state, seat, consolation)
        if consolation == actions.WIRE:
            fence(state, seat, min(FENCED_AT_ONCE, cards.number_of(state.hands[seat] & cards.CLAIMS)))
        elif consolation == actions.PURCHASE:  # DT-7.8.3
            push(state, kinds.shop(seat, 1))
        else:
            raid(state, seat, consolation == actions.BIG_RAID)


def raid(state: DiceTownState, seat: i64, big: bool) -> None:
    """Every opponent gives two dollars, or a nugget, or what there is (DT-7.8.4 to DT-7.8.6)."""
    for other in range(state.seats):
        if other != seat:
            dollars: i64 = 0
            nuggets: i64 = 0
            if big:
                nuggets = min(RAID_NUGGETS, state.nuggets[other])
            else:
                dollars = min(RAID_DOLLARS, state.dollars[other])
            state.dollars[other] -= dollars
            state.dollars[seat] += dollars
            state.nuggets[other] -= nuggets
            state.nuggets[seat] += nuggets
            if state.listener is not None and dollars + nuggets > 0:
                report.gave(state, other, seat, dollars, nuggets)
    gain(state, seat)


def fence(state: DiceTownState, seat: i64, more: i64) -> None:
    """Barbed wire round two claims of the hand, or round the only one (DT-7.8.2); claims that look alike are asked for
    as well, or everybody would know that they do."""
    while more > 0:
        claims = state.hands[seat] & cards.CLAIMS
        if cards.number_of(claims) > more:
            push(state, ask(kinds.FENCE, seat, more))
            return
        fence_one(state, seat, cards.KIND_OF[cards.lowest(claims)])
        more -= 1


def fence_one(state: DiceTownState, seat: i64, kind: i64) -> None:
    hand = MASK_OF_SEAT[seat]
    card = best_known(state, state.seats, state.hands[seat] & cards.OF_KIND[kind], hand)
    state.hands[seat] &= ~cards.bit(card)
    state.fenced[seat] |= cards.bit(card)
    see(state, all_rows(state), card, hand, SHOWN)
    forget_empty_hand(state, seat, True)
    if state.listener is not None:
        report.fenced(state, seat, kind)


class Fence(Step[DiceTownState]):
    """Which claim goes behind barbed wire (DT-7.8.2)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return kinds_among(state.hands[seat] & cards.CLAIMS, actions.FENCE)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        fence_one(state, seat, actions.argument_of(action))
        fence(state, seat, argument_of(frame) - 1)
