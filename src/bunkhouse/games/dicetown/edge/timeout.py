"""What is played for somebody whose clock has run out (DT-11.2): a platform's default, without rule force."""

from collections.abc import Iterable

from bunkhouse.core.frames import kind_of
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import FACES, count, die
from bunkhouse.games.dicetown.rules.state import NONE, DiceTownState


def timeout_action(state: DiceTownState, seat: int) -> int:
    """Passes optional cards, offers nothing; otherwise what a careful bystander would do."""
    legal = list(state.legal_actions(seat))
    kind = kind_of(state.stack[-1])
    if kind == kinds.COMMIT and state.keeps[seat] == NONE:
        return actions.act(actions.KEEP, die(commonest_face(state, seat)))
    if kind == kinds.TRIM:  # the highest faces: packed, a higher one always outweighs lower ones
        return max(legal)
    if kind in (kinds.DECIDE, kinds.FINAL_TIE):
        return named(legal, seats_from(state, state.sheriff))
    if kind == kinds.NEXT_PATIENT:
        return named(legal, seats_from(state, state.sheriff + 1))
    if kind in (kinds.KEEP_CARD, kinds.KEEP_LOOT, kinds.FENCE):
        return max(legal, key=lambda action: cards.KIND_POINTS[actions.argument_of(action)])
    if kind in (kinds.VICTIM, kinds.JOE):
        return named(legal, richest_first(state, seat, kind == kinds.JOE))
    if kind == kinds.CONSOLE:  # big raid, small raid, store card, fence
        return legal[-1]
    return legal[0]


def commonest_face(state: DiceTownState, seat: int) -> int:
    """Of the faces rolled, the most frequent among all own dice; the highest of several."""
    rolled = state.rolls[seat]
    together = state.dice[seat] + rolled
    return max((face for face in range(FACES) if count(rolled, face)), key=lambda face: (count(together, face), face))


def seats_from(state: DiceTownState, first: int) -> list[int]:
    """All seats clockwise from this one on."""
    return [(first + distance) % state.seats for distance in range(state.seats)]


def richest_first(state: DiceTownState, seat: int, by_dollars: bool) -> list[int]:
    """The opponents with the most cards, or the most dollars, first; equal ones clockwise."""
    others = seats_from(state, seat)[1:]
    riches = state.dollars if by_dollars else [cards.number_of(hand) for hand in state.hands]
    return sorted(others, key=lambda other: -riches[other])


def named(legal: list[int], seats: Iterable[int]) -> int:
    """The first of the seats that may be named."""
    naming = [action for action in legal if action != actions.MORE]
    return next((action for seat in seats for action in naming if actions.argument_of(action) == seat), legal[0])
