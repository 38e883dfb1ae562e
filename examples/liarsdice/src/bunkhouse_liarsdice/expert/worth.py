"""What an answer is worth: dice that the seat will be ahead by it, from exact odds and the own dice alone."""

from collections.abc import Iterator

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse_liarsdice.expert.odds import exactness, hearsay, truth
from bunkhouse_liarsdice.rules import actions, bids
from bunkhouse_liarsdice.rules.state import LiarsDiceState
from bunkhouse_liarsdice.rules.steps import NAME_FACE, faces_for


def worth(state: LiarsDiceState, seat: int, action: int) -> float:
    """Compared with nobody losing any."""
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
