"""What is asked, and why something is not offered: every refusal names its clause."""

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.words import Decision, Refusal
from bunkhouse_liarsdice.edge.report import bid_text
from bunkhouse_liarsdice.rules import actions
from bunkhouse_liarsdice.rules.bids import NO_BID
from bunkhouse_liarsdice.rules.state import LiarsDiceState
from bunkhouse_liarsdice.rules.steps import BID, NAME_FACE


def decision(state: LiarsDiceState, seat: int) -> Decision | None:
    if state.is_over() or state.to_act() == CHANCE or not has(state.pending(), seat):
        return None
    frame = state.stack[-1]
    if kind_of(frame) == NAME_FACE:
        return Decision("face", seat, "LD-3.2", {"number": argument_of(frame)})
    if state.bid() == NO_BID:
        return Decision("open", seat, "LD-3.1", {"total": int(state.total())})
    return Decision("answer", seat, "LD-3.2", {"bid": bid_text(state.bid())})


def why_not(state: LiarsDiceState, seat: int, action: int) -> Refusal | None:
    """The first rule, in the order in which a player would meet it, that the action breaks."""
    if action in list(state.legal_actions(seat)):
        return None
    kind = actions.kind_of(action)
    if state.is_over():
        return Refusal("game-over", "LD-5.4")
    if kind in (actions.FIRST, actions.ROLL):
        return Refusal("chance", "LD-2.2")
    if state.to_act() != seat:
        return Refusal("not-your-turn", "LD-3.1")
    asked = kind_of(state.stack[-1])
    if asked == BID and kind == actions.SPOT_ON and not state.has_spot_on:
        return Refusal("no-spot-on", "LD-6.1")
    if asked == BID and kind in (actions.DOUBT, actions.SPOT_ON):
        return Refusal("nothing-bid", "LD-4.1")
    if asked == BID and kind == actions.NUMBER:
        return _why_not_number(state, actions.argument_of(action))
    if asked == NAME_FACE and kind == actions.FACE:
        if state.wild and actions.argument_of(action) == 1:
            return Refusal("wild-ones", "LD-6.2")
        return Refusal("too-low", "LD-3.3", {"bid": bid_text(state.bid())})
    return Refusal("not-now", "LD-3.2")


def _why_not_number(state: LiarsDiceState, number: int) -> Refusal:
    if number > state.total():
        return Refusal("too-many", "LD-3.4", {"total": int(state.total())})
    return Refusal("too-low", "LD-3.3", {"bid": bid_text(state.bid())})
