"""The reveal: paying with W-PAY, W-CHEAT, setting dice aside (DT-5.9 to DT-5.18)."""

from mypy_extensions import i64

from bunkhouse.core.frames import (
    argument_of,
    ask,
    run_later,
)
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import (
    DICE,
    PRICE,
    count,
    number_of,
    subsets,
)
from bunkhouse.games.dicetown.rules.knowledge import all_rows, best_known, may_hold, see
from bunkhouse.games.dicetown.rules.plans import (
    NO_TURN,
    first_turn,
    has_quick_draw,
    has_turns,
    old_face,
    turns_of,
    without_first_turn,
)
from bunkhouse.games.dicetown.rules.playing import pass_or_play, play_card
from bunkhouse.games.dicetown.rules.state import MINE, NONE, WITH_COMMIT, DiceTownState


class Reveal(Step[DiceTownState]):
    """All lift their cups together: pay, cheat, set aside (DT-5.9); the last roll costs nothing (DT-5.14)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        last = kinds.is_last(frame)
        for seat in range(state.seats):
            if state.keeps[seat] != NONE:
                dice = state.keeps[seat]
                state.fresh[seat] = dice
                due: i64 = 0
                if not last:
                    due = PRICE[number_of(dice)]
                state.due[seat] = due
                if due > state.dollars[seat]:
                    show_quick_draw(state, seat)
                if due <= state.dollars[seat] or dice != 0:
                    state.rolls[seat] = 0
        if state.listener is not None:
            report.revealed(state, last)
        push(state, run_later(kinds.SET_ASIDE, 0))
        push(state, kinds.cheat(0, 0))
        if not last:
            push(state, run_later(kinds.COLLECT, 0))
            push(state, run_later(kinds.PAY, 0))


def show_quick_draw(state: DiceTownState, seat: i64) -> None:
    """Who could not pay without Quick Draw is bound to play it, so everybody knows that it is there (DT-5.7)."""
    mine = state.hands[seat] & cards.OF_KIND[cards.QUICK_DRAW]
    hand = MASK_OF_SEAT[seat]
    see(state, all_rows(state), best_known(state, state.seats, mine, hand), hand, hand)


class Pay(Step[DiceTownState]):
    """W-PAY goes round in priority order; the prices are paid when all have been asked (DT-5.9)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        place = argument_of(frame)
        while place < state.seats:
            seat = state.in_priority(place)
            place += 1
            if state.due[seat] > 0:
                push(state, run_later(kinds.PAY, place))
                push(state, run_later(kinds.PAY_SEAT, seat))
                return


class PaySeat(Step[DiceTownState]):
    """One player's price: Quick Draw if wished or needed, and what happens when it was cancelled (DT-5.10, DT-5.18)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = argument_of(frame)
        with_commit = state.has_rule(WITH_COMMIT)
        if state.due[seat] > state.dollars[seat]:
            if cards.holds(state.hands[seat], cards.QUICK_DRAW):
                play_card(state, seat, cards.QUICK_DRAW, 0)
            else:
                trim(state, seat)
        elif with_commit:
            if state.plans[seat] != NONE and has_quick_draw(state.plans[seat]):
                play_card(state, seat, cards.QUICK_DRAW, 0)
        elif may_hold(state, seat, cards.QUICK_DRAW):
            push(state, ask(kinds.QUICK_DRAW, seat, 0))


class QuickDraw(Step[DiceTownState]):
    """W-PAY: pay nothing at this reveal (DT-9.12)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return pass_or_play(state, seat, cards.QUICK_DRAW)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        if action != actions.PASS:
            play_card(state, seat, cards.QUICK_DRAW, 0)


def trim(state: DiceTownState, seat: i64) -> None:
    """Quick Draw was cancelled: keep as many as the money pays for (DT-5.10)."""
    choices = trimmed(state, seat)
    if len(choices) == 1 and (state.keeps[seat] != 0 or number_of(state.rolls[seat]) == 1):
        keep_trimmed(state, seat, choices[0])
    else:
        push(state, ask(kinds.TRIM, seat, 0))


def trimmed(state: DiceTownState, seat: i64) -> vec[i64]:
    if state.keeps[seat] == 0:
        return subsets(state.rolls[seat], 1, 1)
    affordable = state.dollars[seat] + 1
    return subsets(state.keeps[seat], affordable, affordable)


def keep_trimmed(state: DiceTownState, seat: i64, dice: i64) -> None:
    state.keeps[seat] = dice
    state.fresh[seat] = dice
    state.rolls[seat] = 0
    state.due[seat] = PRICE[number_of(dice)]
    if state.listener is not None:
        report.trimmed(state, seat, dice)


class Trim(Step[DiceTownState]):
    """Which dice to keep after a cancelled Quick Draw that could not be paid (DT-5.10)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=10)
        for dice in trimmed(state, seat):
            choices = append(choices, actions.act(actions.KEEP, dice))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        keep_trimmed(state, seat, actions.argument_of(action))


class Collect(Step[DiceTownState]):
    """The prices go on the Stagecoach, all together (DT-5.9)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        for seat in range(state.seats):
            due = state.due[seat]
            if due > 0:
                state.dollars[seat] -= due
                state.stagecoach += due
                state.due[seat] = 0
                if state.listener is not None:
                    report.paid(state, seat, due)


class Cheat(Step[DiceTownState]):
    """W-CHEAT goes round in priority order until all have passed in succession (DT-5.9, DT-5.15)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        place = kinds.place_of(frame)
        passes = kinds.passes_of(frame)
        with_commit = state.has_rule(WITH_COMMIT)
        while passes < state.seats:
            seat = state.in_priority(place)
            if state.fresh[seat] != 0:
                if with_commit:
                    turn = next_turn(state, seat)
                    if turn != NO_TURN:
                        push(state, kinds.cheat((place + 1) % state.seats, 0))
                        play_card(state, seat, cards.CHEATER, turn)
                        return
                elif may_hold(state, seat, cards.CHEATER):
                    push(state, kinds.cheater(seat, place, passes))
                    return
            place = (place + 1) % state.seats
            passes += 1


def next_turn(state: DiceTownState, seat: i64) -> i64:
    """The next turn that the seat has committed and can still make (DT-16.8); it is struck off the plan."""
    plan = state.plans[seat]
    while plan != NONE and has_turns(plan):
        turn = first_turn(plan)
        plan = without_first_turn(plan)
        state.plans[seat] = plan
        possible = turn != NO_TURN and count(state.fresh[seat], old_face(turn)) > 0
        if possible and cards.holds(state.hands[seat], cards.CHEATER):
            return turn
    return NO_TURN


class Cheater(Step[DiceTownState]):
    """Professional Cheater: turn one of the dice just revealed (DT-9.13)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        choices = append(vec[i64](capacity=26), actions.PASS)
        if cards.holds(state.hands[seat], cards.CHEATER):
            for turn in turns_of(state.fresh[seat]):
                choices = append(choices, actions.act(actions.TURN, turn))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        place = (kinds.place_of(frame) + 1) % state.seats
        if action == actions.PASS:
            push(state, kinds.cheat(place, kinds.passes_of(frame) + 1))
        else:
            push(state, kinds.cheat(place, 0))
            play_card(state, seat, cards.CHEATER, actions.argument_of(action))


class SetAside(Step[DiceTownState]):
    """The kept dice are fixed; then another roll, the last roll, or the town (DT-5.9, DT-5.11, DT-5.12, DT-5.16,
    DT-5.17)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        finished: i64 = 0
        for seat in range(state.seats):
            state.dice[seat] += state.fresh[seat]
            state.fresh[seat] = 0
            state.rolls[seat] = 0
            state.keeps[seat] = NONE
            state.plans[seat] = NONE
            if number_of(state.dice[seat]) == DICE:
                finished += 1
        if finished == state.seats:
            push(state, run_later(kinds.LOCATION, MINE))
        elif finished > 0:
            push(state, run_later(kinds.LAST_ROLL, 0))
        else:
            push(state, run_later(kinds.ROLL_CUPS, 0))
