"""From positions to events: cheap where nobody listens."""

from bunkhouse.core.events import tell
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse_liarsdice.edge import events
from bunkhouse_liarsdice.rules import actions, bids
from bunkhouse_liarsdice.rules.dice import faces_in
from bunkhouse_liarsdice.rules.state import LiarsDiceState

FACE_NAMES = ("", "ones", "twos", "threes", "fours", "fives", "sixes")


def bid_text(bid: int) -> str:
    return f"{bids.number_of(bid)} {FACE_NAMES[bids.face_of(bid)]}"


def dice_text(hand: int) -> str:
    return " ".join(map(str, faces_in(hand)))


def round_began(state: LiarsDiceState) -> None:
    if state.listener is not None:
        tell(state, events.RoundBegan(int(state.active), int(state.round), state.total()))


def dice_rolled(state: LiarsDiceState, seat: int) -> None:
    if state.listener is not None:
        tell(state, events.DiceRolled(seat, dice_text(state.hands[seat])), MASK_OF_SEAT[seat])


def bid_made(state: LiarsDiceState) -> None:
    if state.listener is not None:
        bid = state.bid()
        tell(state, events.BidMade(bids.seat_of(bid), bid_text(bid)))


def dice_shown(state: LiarsDiceState, found: int) -> None:
    if state.listener is None:
        return
    called = events.Doubted if state.call == actions.DOUBT else events.CalledSpotOn
    tell(state, called(int(state.caller), bid_text(state.called)))
    for seat, hand in enumerate(state.shown):
        if hand:
            tell(state, events.CupLifted(seat, dice_text(hand)))
    tell(state, events.DiceCounted(bid_text(state.called), found))


def die_lost(state: LiarsDiceState, seat: int) -> None:
    if state.listener is not None:
        tell(state, events.DieLost(int(seat), state.left[seat]))


def game_ended(state: LiarsDiceState) -> None:
    if state.listener is not None:
        winner = max(range(state.seats), key=lambda seat: state.left[seat])
        tell(state, events.GameEnded(winner, state.left[winner]))
