"""The gambler: Dice Town by exact odds of the dice and an estimate of what everything is worth.

It decides by what its seat knows alone: nothing of it is random, and it looks at no card, cup or offer hidden from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bunkhouse.bots import dicetown_bribes as bribes
from bunkhouse.bots import dicetown_cards as town
from bunkhouse.bots import dicetown_cups as cups
from bunkhouse.bots.dicetown_worth import Worth
from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown import actions, cards, kinds
from bunkhouse.games.dicetown.state import NONE, DiceTownState

if TYPE_CHECKING:
    from bunkhouse.bots.perspective import Perspective


class GamblerBot:
    """Keeps dice by exact expected value against the other cups, and weighs locations, cards and bribes in points."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, seen: Perspective) -> int:
        state = seen.state()
        assert isinstance(state, DiceTownState)
        return decide(state, seen.seat)


def decide(state: DiceTownState, seat: int) -> int:
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    frame = state.stack[-1]
    kind, argument = int(kind_of(frame)), int(argument_of(frame))
    worth = Worth(state, seat)
    match kind:
        case kinds.COMMIT if state.keeps[seat] == NONE:
            return cups.best_keep(worth, legal)
        case kinds.COMMIT:
            return cups.best_plan(worth, legal, argument == 1)
        case kinds.QUICK_DRAW:
            return town.play_or_pass(worth, legal, cards.QUICK_DRAW, state.due[seat] * worth.dollar)
        case kinds.TRIM:
            return cups.best_trim(worth, legal)
        case kinds.CHEATER:
            return cups.best_turn(worth, legal)
        case kinds.WINDOW:
            return town.play_or_pass(worth, legal, argument, town.window_worth(worth, argument))
        case kinds.REACT:
            return town.play_or_pass(worth, legal, argument, town.reaction_worth(worth, argument))
        case kinds.WANTED:
            return town.best_wanted(worth, legal)
        case kinds.KEEP_CARD | kinds.KEEP_LOOT:
            return town.best_card(worth, legal)
        case kinds.VICTIM:
            return town.best_victim(worth, legal)
        case kinds.GRAB_TYPES:
            return town.best_grab(worth, legal, argument)
        case kinds.JOE:
            return town.best_joe(worth, legal)
        case kinds.NEXT_PATIENT:
            return town.next_patient(worth, legal)
        case kinds.CONSOLE:
            return town.best_comfort(worth, legal)
        case kinds.FENCE:
            return town.dearest_claim(legal)
        case kinds.OFFER:
            return bribes.best_offer(worth, legal)
        case kinds.DECIDE:
            return bribes.best_favour(worth, legal)
        case kinds.BRIBE:
            return bribes.take_or_waive(worth, argument)
    return own_seat_first(legal, seat)


def own_seat_first(legal: vec[i64], seat: int) -> int:
    """Naming somebody without more ado: the first Sheriff, the winner of a final tie."""
    return next((action for action in legal if actions.argument_of(action) == seat), legal[0])
