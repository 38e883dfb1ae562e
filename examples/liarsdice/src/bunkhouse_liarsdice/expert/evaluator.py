"""How a game will end: the dice that each seat has, less what it stands to lose in this round."""

from mypy_extensions import i64

from bunkhouse.bots.search.evaluator import Evaluator
from bunkhouse.core.state import State
from bunkhouse_liarsdice.expert.odds import hearsay, truth
from bunkhouse_liarsdice.rules import bids
from bunkhouse_liarsdice.rules.bids import NO_BID
from bunkhouse_liarsdice.rules.state import LiarsDiceState

DIE = 100  # the outlook is in hundredths
DILEMMA = 0.5  # of a die: what it costs at most to answer a bid, for one can always bid on


class LiarsDiceEvaluator(Evaluator):
    def outlook(self, state: State, seat: i64) -> i64:
        assert isinstance(state, LiarsDiceState)
        return int(DIE * (int(state.left[seat]) - self.danger(state, seat)))

    def danger(self, state: LiarsDiceState, seat: int) -> float:
        """The part of a die that the seat will lose on the bid that stands, by its own dice alone."""
        bid = state.bid()
        if bid == NO_BID or state.is_over():
            return 0.0
        if bids.seat_of(bid) == seat:  # a bid is doubted the sooner the less likely it looks to others
            return (1 - truth(state, seat, bid)) * (1 - hearsay(state, bid))
        return min(DILEMMA, truth(state, seat, bid)) if seat == state.active else 0.0

    def horizon(self, state: State) -> i64:
        """The share of the dice that have still to be lost."""
        assert isinstance(state, LiarsDiceState)
        return 1000 * (state.total() - 1) // (state.seats * state.each)

    def spread(self, state: State) -> i64:
        return 150
