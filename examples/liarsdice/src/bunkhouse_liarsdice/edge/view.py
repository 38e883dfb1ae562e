"""What a seat may know of a position, built from nothing: what is public and its own dice (LD-2.3)."""

from dataclasses import dataclass

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.view import View
from bunkhouse.core.words import ScoreLine
from bunkhouse_liarsdice.edge.report import bid_text
from bunkhouse_liarsdice.rules import actions, bids
from bunkhouse_liarsdice.rules.bids import NO_BID
from bunkhouse_liarsdice.rules.dice import EMPTY, faces_in
from bunkhouse_liarsdice.rules.state import NONE, LiarsDiceState
from bunkhouse_liarsdice.rules.steps import NAME_FACE, found


@dataclass(frozen=True, slots=True)
class SeatView:
    dice: int  # left
    hand: tuple[int, ...] | None  # the faces under the own cup; None under those of others
    bid: str | None  # the last one of this round
    shown: tuple[int, ...] | None  # the faces that were shown when the last round ended


@dataclass(frozen=True, slots=True)
class Showdown:
    """How the last round ended."""

    caller_seat: int
    call: str  # doubt or spot_on
    bidder_seat: int
    bid: str
    found: int  # dice that counted for the bid


@dataclass(frozen=True, slots=True, repr=False)
class LiarsDiceView(View):
    round: int
    total: int  # dice of all players
    active_seat: int | None  # who bids or calls; None before the first round and after the last one
    bid: str | None  # the one that stands
    bidder_seat: int | None
    number: int | None  # how many dice the active seat is bidding while it has not named the face
    wild_ones: bool
    spot_on: bool
    over: bool
    seats: tuple[SeatView, ...]
    last: Showdown | None


def build(state: LiarsDiceState, seat: int) -> LiarsDiceView:
    bid = state.bid()
    stands = bid != NO_BID and not state.is_over()
    return LiarsDiceView(
        round=int(state.round),
        total=int(state.total()),
        active_seat=None if state.round == 0 or state.is_over() else int(state.active),
        bid=bid_text(bid) if stands else None,
        bidder_seat=bids.seat_of(bid) if stands else None,
        number=number_begun(state),
        wild_ones=state.wild,
        spot_on=state.has_spot_on,
        over=state.is_over(),
        seats=tuple(seat_view(state, owner, owner == seat) for owner in range(state.seats)),
        last=showdown(state),
    )


def number_begun(state: LiarsDiceState) -> int | None:
    if state.is_over() or kind_of(state.stack[-1]) != NAME_FACE:
        return None
    return argument_of(state.stack[-1])


def seat_view(state: LiarsDiceState, owner: int, may_look: bool) -> SeatView:
    made = [bid for bid in state.bids if bids.seat_of(bid) == owner and not state.is_over()]
    return SeatView(
        dice=state.left[owner],
        hand=tuple(faces_in(state.hands[owner])) if may_look and state.hands[owner] != EMPTY else None,
        bid=bid_text(made[-1]) if made else None,
        shown=tuple(faces_in(state.shown[owner])) if state.shown[owner] != EMPTY else None,
    )


def showdown(state: LiarsDiceState) -> Showdown | None:
    if state.call == NONE:
        return None
    return Showdown(
        caller_seat=int(state.caller),
        call="doubt" if state.call == actions.DOUBT else "spot_on",
        bidder_seat=bids.seat_of(state.called),
        bid=bid_text(state.called),
        found=found(state),
    )


def breakdown(state: LiarsDiceState) -> list[list[ScoreLine]]:
    return [[ScoreLine("dice", dice)] for dice in state.left]
