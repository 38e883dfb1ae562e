"""What must hold in every position."""

from bunkhouse_liarsdice.rules import bids
from bunkhouse_liarsdice.rules.bids import NO_BID
from bunkhouse_liarsdice.rules.dice import EMPTY, FACES, faces_in
from bunkhouse_liarsdice.rules.state import LiarsDiceState


def check(state: LiarsDiceState) -> None:
    for seat in range(state.seats):
        assert 0 <= state.left[seat] <= state.each, "more dice than there are (LD-1.1)"
        assert (state.left[seat] == 0) == (state.out[seat] > 0), "who has no dice is out (LD-5.3)"
        hand = state.hands[seat]
        assert hand == EMPTY or len(faces_in(hand)) == state.left[seat], "a die fell off the table"
    assert sum(dice > 0 for dice in state.left) >= 1, "nobody has won (LD-5.4)"
    last = int(NO_BID)
    for bid in state.bids:
        number, face = bids.number_of(bid), bids.face_of(bid)
        assert bids.is_higher(number, face, last), "bids rise (LD-3.3)"
        assert state.lowest_face() <= face <= FACES, "no such face"
        last = bid
    if not state.is_over():
        assert state.left[state.active] > 0, "whoever bids has dice (LD-3.1)"
        assert bids.number_of(last) <= state.total(), "more dice bid than there are (LD-3.4)"
