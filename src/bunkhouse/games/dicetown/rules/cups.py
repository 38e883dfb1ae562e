"""Phase I: rolling under cups, keeping in secret, the last roll (DT-5)."""

from mypy_extensions import i64

from bunkhouse.core.frames import (
    argument_of,
    mask_of,
    run_later,
    without_seat,
)
from bunkhouse.core.frames import (
    frame as framed,
)
from bunkhouse.core.random import Random
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import (
    DICE,
    PRICE,
    ROLL_START,
    ROLL_WAYS,
    ROLLS,
    count,
    number_of,
    subsets,
    throw,
)
from bunkhouse.games.dicetown.rules.knowledge import may_hold
from bunkhouse.games.dicetown.rules.plans import NO_TURN, old_face, plan, turns_of
from bunkhouse.games.dicetown.rules.state import NONE, WITH_COMMIT, DiceTownState


class RollCups(Step[DiceTownState]):
    """All with an unfinished hand shake their remaining dice (DT-5.1, DT-5.11)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        push(state, run_later(kinds.OPEN_COMMIT, 0))
        roll_missing(state, 0)


class LastRoll(Step[DiceTownState]):
    """Once somebody is finished the others get one more roll with all their dice, free, kept as it falls
    (DT-5.12 to DT-5.15)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        if state.listener is not None:
            report.last_roll(state)
        push(state, run_later(kinds.OPEN_COMMIT, 1))
        roll_missing(state, 1)


def roll_missing(state: DiceTownState, last: i64) -> None:
    seat = state.seats
    while seat > 0:
        seat -= 1
        if number_of(state.dice[seat]) < DICE:
            push(state, kinds.roll(seat, last))


class Roll(Step[DiceTownState]):
    """Chance: the dice under one cup, which only its owner sees (DT-5.2, DT-5.8); those of the last roll lie open,
    unless cards are committed with them (DT-16.8)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        number = DICE - number_of(state.dice[kinds.roller_of(frame)])
        choices = vec[i64](capacity=ROLL_START[number + 1] - ROLL_START[number])
        for index in range(ROLL_START[number], ROLL_START[number + 1]):
            choices = append(choices, actions.act(actions.ROLL, ROLLS[index]))
        return choices

    def weights(self, state: DiceTownState, frame: i64) -> vec[i64]:
        number = DICE - number_of(state.dice[kinds.roller_of(frame)])
        return ROLL_WAYS[ROLL_START[number] : ROLL_START[number + 1]]

    def sample(self, state: DiceTownState, frame: i64, random: Random) -> i64:
        number = DICE - number_of(state.dice[kinds.roller_of(frame)])
        return actions.act(actions.ROLL, throw(number, random))

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        owner = kinds.roller_of(frame)
        dice = actions.argument_of(action)
        if kinds.is_last_roll(frame) and not state.has_rule(WITH_COMMIT):
            state.fresh[owner] = dice
        else:
            state.rolls[owner] = dice
        if state.listener is not None:
            report.rolled(state, owner, dice, state.rolls[owner] != 0)


class OpenCommit(Step[DiceTownState]):
    """Who must choose; a player with one die, no money and for sure no Quick Draw has no choice (DT-5.7, DT-11.1)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        last = kinds.is_last(frame)
        mask: i64 = 0
        for seat in range(state.seats):
            if state.rolls[seat] != 0:
                if last:
                    state.keeps[seat] = state.rolls[seat]
                    if may_hold(state, seat, cards.CHEATER):
                        mask |= MASK_OF_SEAT[seat]
                elif (
                    state.dollars[seat] == 0
                    and number_of(state.rolls[seat]) == 1
                    and not may_hold(state, seat, cards.QUICK_DRAW)
                    and not (state.has_rule(WITH_COMMIT) and may_hold(state, seat, cards.CHEATER))
                ):
                    state.keeps[seat] = state.rolls[seat]
                else:
                    mask |= MASK_OF_SEAT[seat]
        push(state, run_later(kinds.REVEAL, argument_of(frame)))
        if mask != 0:
            push(state, framed(kinds.COMMIT, mask, argument_of(frame)))


class Commit(Step[DiceTownState]):
    """In secret: which dice to keep (DT-5.2 to DT-5.8), and with DT-16.8 which cards to play at the reveal."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        if state.keeps[seat] != NONE:
            return plan_choices(state, seat, kinds.is_last(frame))
        choices = vec[i64](capacity=32)
        for dice in keepable(state, seat):
            choices = append(choices, actions.act(actions.KEEP, dice))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        argument = actions.argument_of(action)
        if actions.kind_of(action) == actions.PLAN:
            state.plans[seat] = argument
        else:
            state.keeps[seat] = argument
            if state.listener is not None:
                report.chosen(state, seat, argument)
            if state.has_rule(WITH_COMMIT):
                if may_hold(state, seat, cards.QUICK_DRAW) or may_hold(state, seat, cards.CHEATER):
                    push(state, frame)
                    return
        if state.listener is not None:
            report.committed(state, seat)
        left = without_seat(frame, seat)
        if mask_of(left) != 0:
            push(state, left)


def keepable(state: DiceTownState, seat: i64) -> vec[i64]:
    """Any of the dice, as far as the money goes; with Quick Draw money does not matter (DT-5.4 to DT-5.7)."""
    dollars = state.dollars[seat]
    if cards.holds(state.hands[seat], cards.QUICK_DRAW):
        return subsets(state.rolls[seat], 0, DICE)
    if dollars == 0:
        return subsets(state.rolls[seat], 1, 1)
    return subsets(state.rolls[seat], 0, dollars + 1)


def plan_choices(state: DiceTownState, seat: i64, last: bool) -> vec[i64]:
    """Which cards to commit with the dice (DT-16.8): Quick Draw where something is due, turns of the Cheater."""
    hand = state.hands[seat]
    dice = state.keeps[seat]
    price: i64 = 0
    if not last:
        price = PRICE[number_of(dice)]
    least: i64 = 0
    most: i64 = 0
    if price > 0 and cards.holds(hand, cards.QUICK_DRAW):
        most = 1
        if price > state.dollars[seat]:
            least = 1
    turns = vec[i64]()
    cheaters = cards.number_of(hand & cards.OF_KIND[cards.CHEATER])
    if cheaters > 0:
        turns = turns_of(dice)
    choices = vec[i64](capacity=8)
    for quick in range(least, most + 1):
        choices = append(choices, actions.act(actions.PLAN, plan(quick, NO_TURN, NO_TURN)))
        for index in range(len(turns)):
            first = turns[index]
            choices = append(choices, actions.act(actions.PLAN, plan(quick, first, NO_TURN)))
            if cheaters > 1:
                for other in range(index, len(turns)):
                    second = turns[other]
                    if old_face(first) != old_face(second) or count(dice, old_face(first)) > 1:
                        choices = append(choices, actions.act(actions.PLAN, plan(quick, first, second)))
    return choices
