"""How likely a bid is true, for somebody who knows the own dice and nothing of the others'."""

from functools import cache
from math import comb

from bunkhouse_liarsdice.rules import bids
from bunkhouse_liarsdice.rules.dice import FACES, matching
from bunkhouse_liarsdice.rules.state import LiarsDiceState


@cache
def exactly(wanted: int, dice: int, wild: bool) -> float:
    """That just so many of these dice count for a face; a wild one does for every face."""
    if not 0 <= wanted <= dice:
        return 0.0
    chance = (2 if wild else 1) / FACES
    return comb(dice, wanted) * chance**wanted * (1 - chance) ** (dice - wanted)


@cache
def at_least(wanted: int, dice: int, wild: bool) -> float:
    return sum(exactly(found, dice, wild) for found in range(max(0, wanted), dice + 1))


def truth(state: LiarsDiceState, seat: int, bid: int) -> float:
    """That at least as many dice show the face as the bid says, seen from this seat."""
    missing, unknown = _missing(state, seat, bid)
    return at_least(missing, unknown, state.wild)


def exactness(state: LiarsDiceState, seat: int, bid: int) -> float:
    """That they are exactly as many."""
    missing, unknown = _missing(state, seat, bid)
    return exactly(missing, unknown, state.wild)


def hearsay(state: LiarsDiceState, bid: int) -> float:
    """That the bid is true, for somebody who sees no dice at all."""
    return at_least(bids.number_of(bid), int(state.total()), state.wild)


def _missing(state: LiarsDiceState, seat: int, bid: int) -> tuple[int, int]:
    """How many dice the others must bring, and how many they have."""
    own = matching(state.hands[seat], bids.face_of(bid), state.wild)
    return bids.number_of(bid) - own, int(state.total() - state.left[seat])
