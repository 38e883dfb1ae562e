"""What the levels of the tree search are told of every answer, which one deal of hidden dice cannot show."""

from mypy_extensions import i64

from bunkhouse.bots.search.judge import Judge
from bunkhouse.core.state import State
from bunkhouse.core.vecs import vec
from bunkhouse_liarsdice.expert.worth import worth
from bunkhouse_liarsdice.rules.state import LiarsDiceState

DIE = 100  # worths are in hundredths


class LiarsDiceJudge(Judge):
    def worths(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, LiarsDiceState)
        return vec[i64]([int(DIE * worth(state, seat, action)) for action in legal])

    def favourite(self, state: State, seat: i64) -> i64:
        assert isinstance(state, LiarsDiceState)
        return max(state.legal_actions(seat), key=lambda action: worth(state, seat, action))
