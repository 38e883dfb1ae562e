"""What a scenario can ask of a position, one line each.

dice Ann     dice that Ann has left      hand Ann   the faces under the cup, or "none"
place Ann    Ann's place as things are   bid Ann    Ann's last bid of this round, or "none"
bid          the bid that stands         bidder     who has made it, or "none"
active       whose decision it is        total      dice of all players
round        the number of the round     found      dice that counted when the last round ended
over         whether the game is over
"""

from collections.abc import Sequence

from bunkhouse.core.words import Mistake, seat_named
from bunkhouse_liarsdice.edge.report import dice_text
from bunkhouse_liarsdice.edge.view import LiarsDiceView, build
from bunkhouse_liarsdice.rules.state import LiarsDiceState


def fact(state: LiarsDiceState, words: str, names: Sequence[str]) -> int | str | bool:
    what, *about = words.split() or [""]
    if len(about) == 1:
        return _of_seat(state, what, seat_named(names, about[0]), words)
    if about:
        raise Mistake("bad-fact", fact=words)
    return _of_table(build(state, seat=0), what, names)


def _of_seat(state: LiarsDiceState, what: str, seat: int, words: str) -> int | str:
    match what:
        case "dice":
            return state.left[seat]
        case "hand":
            return dice_text(state.hands[seat]) or "none"
        case "place":
            return state.ranking()[seat]
        case "bid":
            return build(state, seat).seats[seat].bid or "none"
    raise Mistake("bad-fact", fact=words)


def _of_table(view: LiarsDiceView, what: str, names: Sequence[str]) -> int | str | bool:
    match what:
        case "bid":
            return view.bid or "none"
        case "bidder":
            return "none" if view.bidder_seat is None else names[view.bidder_seat]
        case "active":
            return "none" if view.active_seat is None else names[view.active_seat]
        case "total":
            return view.total
        case "round":
            return view.round
        case "found":
            return 0 if view.last is None else view.last.found
        case "over":
            return view.over
    raise Mistake("bad-fact", fact=what)
