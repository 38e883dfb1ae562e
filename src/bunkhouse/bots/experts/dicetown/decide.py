"""Every decision of Dice Town as the gambler takes it."""

from mypy_extensions import i64

from bunkhouse.bots.experts.dicetown import bribes, cups
from bunkhouse.bots.experts.dicetown import cards as town
from bunkhouse.bots.experts.dicetown.worth import Worth
from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.state import NONE, DiceTownState


def decide(state: DiceTownState, seat: i64) -> i64:
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    worth = Worth(state, seat)
    frame = state.stack[len(state.stack) - 1]
    if kind_of(frame) <= kinds.CHEATER:
        return decide_in_cups(worth, legal, frame)
    return decide_in_town(worth, legal, kind_of(frame), argument_of(frame))


def decide_in_cups(worth: Worth, legal: vec[i64], frame: i64) -> i64:
    kind = kind_of(frame)
    state = worth.state
    seat = worth.seat
    if kind == kinds.COMMIT and state.keeps[seat] == NONE:
        return cups.best_keep(worth, legal)
    if kind == kinds.COMMIT:
        return cups.best_plan(worth, legal, kinds.is_last(frame))
    if kind == kinds.QUICK_DRAW:
        return town.play_or_pass(worth, legal, cards.QUICK_DRAW, state.due[seat] * worth.dollar)
    if kind == kinds.TRIM:
        return cups.best_trim(worth, legal)
    if kind == kinds.CHEATER:
        return cups.best_turn(worth, legal)
    return own_seat_first(legal, seat)


def decide_in_town(worth: Worth, legal: vec[i64], kind: i64, argument: i64) -> i64:
    if kind == kinds.WINDOW:
        return town.play_or_pass(worth, legal, argument, town.window_worth(worth, argument))
    if kind == kinds.REACT:
        return town.play_or_pass(worth, legal, argument, town.reaction_worth(worth, argument))
    if kind == kinds.WANTED:
        return town.best_wanted(worth, legal)
    if kind == kinds.KEEP_CARD or kind == kinds.KEEP_LOOT:
        return town.best_card(worth, legal)
    if kind == kinds.VICTIM:
        return town.best_victim(worth, legal)
    if kind == kinds.GRAB_TYPES:
        return town.best_grab(worth, legal, argument)
    if kind == kinds.JOE:
        return town.best_joe(worth, legal)
    if kind == kinds.NEXT_PATIENT:
        return town.next_patient(worth, legal)
    if kind == kinds.CONSOLE:
        return town.best_comfort(worth, legal)
    if kind == kinds.FENCE:
        return town.dearest(legal)
    if kind == kinds.OFFER:
        return bribes.best_offer(worth, legal)
    if kind == kinds.DECIDE:
        return bribes.best_favour(worth, legal)
    if kind == kinds.BRIBE:
        return bribes.take_or_waive(worth, argument)
    return own_seat_first(legal, worth.seat)


def own_seat_first(legal: vec[i64], seat: i64) -> i64:
    """Naming somebody without more ado: the first Sheriff, the winner of a final tie."""
    for action in legal:
        if actions.argument_of(action) == seat:
            return action
    return legal[0]
