"""The cardsharp: weighs every answer by exact odds, believes nobody's face and shows none."""

from collections.abc import Iterator

from bunkhouse.bots.perspective import Perspective
from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.random import Random
from bunkhouse_liarsdice.expert.odds import exactness, hearsay, truth
from bunkhouse_liarsdice.rules import actions, bids
from bunkhouse_liarsdice.rules.state import LiarsDiceState
from bunkhouse_liarsdice.rules.steps import NAME_FACE, faces_for

WHIM = 0.06  # of a die: how far a worse answer is sometimes taken, so that nobody reads the dice from the bids


class CardsharpBot:
    def __init__(self, seed: str) -> None:
        self.random = Random(f"{seed} cardsharp")

    def choose(self, seen: Perspective) -> int:
        state = seen.state()
        assert isinstance(state, LiarsDiceState)
        legal = seen.legal_actions()
        return max(legal, key=lambda action: worth(state, seen.seat, action) + self.whim())

    def whim(self) -> float:
        return WHIM * int(self.random.below(1000)) / 1000


def worth(state: LiarsDiceState, seat: int, action: int) -> float:
    """Dice that the seat will be ahead by the action, compared with nobody losing any."""
    match actions.kind_of(action):
        case actions.DOUBT:
            return 1 - 2 * truth(state, seat, state.bid())
        case actions.SPOT_ON:
            exact = exactness(state, seat, state.bid())
            return 2 * exact - 1  # all others lose one, or I do
        case _:
            return max(worth_of_bid(state, seat, bid) for bid in bids_by(state, seat, action))


def bids_by(state: LiarsDiceState, seat: int, action: int) -> Iterator[int]:
    """The bids that the action makes or begins."""
    named = actions.argument_of(action)
    if kind_of(state.stack[-1]) == NAME_FACE:
        yield bids.bid(seat, argument_of(state.stack[-1]), named)
    else:
        for face in faces_for(state, named):
            yield bids.bid(seat, named, face)


def worth_of_bid(state: LiarsDiceState, seat: int, bid: int) -> float:
    """Whoever comes next doubts the sooner the less likely the bid looks; then it is true or it costs a die."""
    return (1 - hearsay(state, bid)) * (2 * truth(state, seat, bid) - 1)
