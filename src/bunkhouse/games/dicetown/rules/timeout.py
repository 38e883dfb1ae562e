"""What is played for somebody whose clock has run out (DT-11.2): a platform's default, without rule force."""

from mypy_extensions import i64

from bunkhouse.core.frames import kind_of
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import FACES, count, die
from bunkhouse.games.dicetown.rules.state import NONE, DiceTownState


def timeout_action(state: DiceTownState, seat: i64) -> i64:
    """Passes optional cards, offers nothing; otherwise what a careful bystander would do."""
    legal = state.legal_actions(seat)
    kind = kind_of(state.stack[len(state.stack) - 1])
    if kind == kinds.COMMIT and state.keeps[seat] == NONE:
        return actions.act(actions.KEEP, die(commonest_face(state, seat)))
    if kind == kinds.TRIM:
        return legal[highest(legal)]
    if kind == kinds.DECIDE or kind == kinds.FINAL_TIE:
        return named(state, legal, state.sheriff)
    if kind == kinds.NEXT_PATIENT:
        return named(state, legal, (state.sheriff + 1) % state.seats)
    if kind == kinds.KEEP_CARD or kind == kinds.KEEP_LOOT or kind == kinds.FENCE:
        return dearest(legal)
    if kind == kinds.VICTIM or kind == kinds.JOE:
        return richest(state, seat, legal, kind == kinds.JOE)
    if kind == kinds.CONSOLE:  # big raid, small raid, store card, fence
        return legal[len(legal) - 1]
    return legal[0]


def commonest_face(state: DiceTownState, seat: i64) -> i64:
    """Of the faces rolled, the most frequent among all own dice; the highest of several."""
    together = state.dice[seat] + state.rolls[seat]
    best: i64 = 0
    most: i64 = 0
    for face in range(FACES):
        if count(state.rolls[seat], face) > 0 and count(together, face) >= most:
            best = face
            most = count(together, face)
    return best


def highest(legal: vec[i64]) -> i64:
    """The choice of dice with the highest faces; packed, a higher face always outweighs lower ones."""
    best: i64 = 0
    for index in range(len(legal)):
        if legal[index] > legal[best]:
            best = index
    return best


def named(state: DiceTownState, legal: vec[i64], first: i64) -> i64:
    """The first of the seats that may be named, clockwise from this one on."""
    for distance in range(state.seats):
        for action in legal:
            if action != actions.MORE and actions.argument_of(action) == (first + distance) % state.seats:
                return action
    return legal[0]


def dearest(legal: vec[i64]) -> i64:
    """The card with the highest printed value, else the first."""
    best = legal[0]
    for action in legal:
        if cards.KIND_POINTS[actions.argument_of(action)] > cards.KIND_POINTS[actions.argument_of(best)]:
            best = action
    return best


def richest(state: DiceTownState, seat: i64, legal: vec[i64], by_dollars: bool) -> i64:
    """The opponent with the most cards, or the most dollars; of equal ones the first clockwise."""
    best = legal[0]
    most: i64 = -1
    for distance in range(1, state.seats):
        other = (seat + distance) % state.seats
        for action in legal:
            if actions.argument_of(action) == other:
                riches = cards.number_of(state.hands[other])
                if by_dollars:
                    riches = state.dollars[other]
                if riches > most:
                    best = action
                    most = riches
    return best
