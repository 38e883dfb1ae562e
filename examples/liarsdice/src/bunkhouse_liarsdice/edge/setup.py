"""The table before anything has happened."""

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.game import Options
from bunkhouse.core.vecs import vec
from bunkhouse_liarsdice.rules.bids import NO_BID
from bunkhouse_liarsdice.rules.dice import EMPTY
from bunkhouse_liarsdice.rules.state import NONE, LiarsDiceState


def empty_table(seats: int, options: Options) -> LiarsDiceState:
    """Everybody has all their dice (LD-1.1), and nothing is pending."""
    state = LiarsDiceState(seats, vec[i64]())
    state.wild = options["wild_ones"] == "true"
    state.has_spot_on = options["spot_on"] == "true"
    state.each = int(options["dice"])
    state.round = 0
    state.active = 0
    state.call, state.caller, state.called = NONE, NONE, NO_BID
    state.left = repeated(state.each, seats)
    state.out = repeated(0, seats)
    state.hands = repeated(EMPTY, seats)
    state.shown = repeated(EMPTY, seats)
    state.bids = vec[i64]()
    return state
