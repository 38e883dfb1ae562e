"""The steps of a round (LD-2 to LD-5)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.frames import argument_of, ask, ask_chance, run_later
from bunkhouse.core.random import Random
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse_liarsdice.edge import report
from bunkhouse_liarsdice.rules import actions, bids
from bunkhouse_liarsdice.rules.dice import EMPTY, FACES, ROLLS, WEIGHTS, matching, throw
from bunkhouse_liarsdice.rules.state import STEPS, LiarsDiceState

FIRST_PLAYER: Final[i64] = 0  # chance
NEW_ROUND: Final[i64] = 1  # automatic
ROLL: Final[i64] = 2  # chance; argument: whose dice
BID: Final[i64] = 3
NAME_FACE: Final[i64] = 4  # argument: how many dice are being bid
SHOW_DICE: Final[i64] = 5  # automatic; argument: the action that called for it


class FirstPlayer(Step[LiarsDiceState]):
    """Chance names who begins the first round (LD-2.1)."""

    def legal(self, state: LiarsDiceState, frame: i64, seat: i64) -> vec[i64]:
        return vec[i64]([actions.first(first) for first in range(state.seats)])

    def weights(self, state: LiarsDiceState, frame: i64) -> vec[i64]:
        return repeated(1, state.seats)

    def apply(self, state: LiarsDiceState, frame: i64, seat: i64, action: i64) -> None:
        state.active = actions.argument_of(action)
        push(state, run_later(NEW_ROUND, 0))


class NewRound(Step[LiarsDiceState]):
    """Everybody who has dice rolls them, then somebody bids (LD-2.2, LD-3.1)."""

    def run(self, state: LiarsDiceState, frame: i64) -> None:
        state.round += 1
        state.bids = vec[i64]()
        report.round_began(state)
        push(state, ask(BID, state.active, 0))
        for seat in reversed(range(state.seats)):
            if state.left[seat] > 0:
                push(state, ask_chance(ROLL, seat))


class Roll(Step[LiarsDiceState]):
    """A seat's dice, all at once and for its eyes only (LD-2.2, LD-2.3)."""

    def legal(self, state: LiarsDiceState, frame: i64, seat: i64) -> vec[i64]:
        return vec[i64]([actions.roll(hand) for hand in ROLLS[state.left[argument_of(frame)]]])

    def weights(self, state: LiarsDiceState, frame: i64) -> vec[i64]:
        return WEIGHTS[state.left[argument_of(frame)]][:]

    def sample(self, state: LiarsDiceState, frame: i64, random: Random) -> i64:
        return actions.roll(throw(state.left[argument_of(frame)], random))

    def apply(self, state: LiarsDiceState, frame: i64, seat: i64, action: i64) -> None:
        owner = argument_of(frame)
        state.hands[owner] = actions.argument_of(action)
        report.dice_rolled(state, owner)


class Bid(Step[LiarsDiceState]):
    """Bid higher, or call the last bidder a liar (LD-3.2, LD-4.1), or spot on (LD-6.1)."""

    def legal(self, state: LiarsDiceState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64]()
        if len(state.bids) > 0:
            choices = append(choices, actions.DOUBT)
            if state.has_spot_on:
                choices = append(choices, actions.SPOT_ON)
        for number in range(max(1, bids.number_of(state.bid())), state.total() + 1):
            if len(faces_for(state, number)) > 0:
                choices = append(choices, actions.number(number))
        return choices

    def apply(self, state: LiarsDiceState, frame: i64, seat: i64, action: i64) -> None:
        if actions.kind_of(action) != actions.NUMBER:
            push(state, run_later(SHOW_DICE, action))
            return
        number = actions.argument_of(action)
        faces = faces_for(state, number)
        if len(faces) == 1:  # nothing to choose, so nobody is asked
            make_bid(state, seat, number, faces[0])
        else:
            push(state, ask(NAME_FACE, seat, number))


class NameFace(Step[LiarsDiceState]):
    """The second half of a bid (LD-3.2)."""

    def legal(self, state: LiarsDiceState, frame: i64, seat: i64) -> vec[i64]:
        return vec[i64]([actions.face(face) for face in faces_for(state, argument_of(frame))])

    def apply(self, state: LiarsDiceState, frame: i64, seat: i64, action: i64) -> None:
        make_bid(state, seat, argument_of(frame), actions.argument_of(action))


def faces_for(state: LiarsDiceState, number: i64) -> list[i64]:
    """The faces with which a bid of so many dice is higher than the last one (LD-3.3)."""
    last = state.bid()
    return [face for face in range(state.lowest_face(), FACES + 1) if bids.is_higher(number, face, last)]


def make_bid(state: LiarsDiceState, seat: i64, number: i64, face: i64) -> None:
    """The bid stands, and the next seat answers; the highest bid there is can only be doubted (LD-3.5)."""
    state.bids = append(state.bids, bids.bid(seat, number, face))
    state.active = state.next_in(seat)
    report.bid_made(state)
    if number == state.total() and face == FACES and not state.has_spot_on:
        push(state, run_later(SHOW_DICE, actions.DOUBT))
    else:
        push(state, ask(BID, state.active, 0))


class ShowDice(Step[LiarsDiceState]):
    """All cups are lifted and the dice counted; somebody loses a die (LD-4, LD-5, LD-6.1)."""

    def run(self, state: LiarsDiceState, frame: i64) -> None:
        state.call, state.caller, state.called = argument_of(frame), state.active, state.bid()
        state.shown = state.hands[:]
        state.hands = repeated(EMPTY, state.seats)
        report.dice_shown(state, found(state))
        if state.call == actions.DOUBT:
            is_true = found(state) >= bids.number_of(state.called)
            loser = state.caller if is_true else bids.seat_of(state.called)
            lose(state, loser)
            state.active = loser if state.left[loser] > 0 else state.next_in(loser)
        elif found(state) == bids.number_of(state.called):
            for seat in range(state.seats):
                if seat != state.caller and state.left[seat] > 0:
                    lose(state, seat)
        else:
            lose(state, state.caller)
            if state.left[state.caller] == 0:
                state.active = state.next_in(state.caller)
        if sum(dice > 0 for dice in state.left) == 1:  # nothing is pending any more: the game is over (LD-5.4)
            report.game_ended(state)
        else:
            push(state, run_later(NEW_ROUND, 0))


def found(state: LiarsDiceState) -> i64:
    """How many of the dice shown last counted for the bid that was called (LD-4.2)."""
    face = bids.face_of(state.called)
    return sum(matching(hand, face, state.wild) for hand in state.shown)


def lose(state: LiarsDiceState, seat: i64) -> None:
    """One die leaves the game; with the last one its owner does, too (LD-5.1, LD-5.3)."""
    state.left[seat] -= 1
    if state.left[seat] == 0:
        state.out[seat] = state.round
    report.die_lost(state, seat)


STEPS.add(FIRST_PLAYER, FirstPlayer())
STEPS.add(NEW_ROUND, NewRound())
STEPS.add(ROLL, Roll())
STEPS.add(BID, Bid())
STEPS.add(NAME_FACE, NameFace())
STEPS.add(SHOW_DICE, ShowDice())
