"""Actions in words: the notation used in records and scenarios.

place A           the herder begins on this place  move C            to this stop, always by the first way
move C by flood1  … with these second ways         play money_btt    an objective card from the hand
do A_2            this action of the stop          aux draw          an auxiliary action
aux draw double   … in its double form             end               end phase B
pass              decline                          hire 3 cowboy     a worker from this row
build 4           this tile …                      space a1          … on this space
take money_btt    an objective card of the display top               … of the deck
engine 12         the engine to this space or turnout (s3)           give cowboy   a worker for the station master
disc steps_1      the disc from this place, or from an own station (s3)
trade teepee_6    with the Indians there           hazard flood1     take this hazard
buy v3_1 holstein by this option; also ayrshire … and a second card; add   two cards to the market; done  buy no more
number 2          draw so many                     discard jersey    remove jersey   from the game
use a1            this adjacent building           station s2        build a station behind the engine
choose cowboy     this tile of the foresight       spend 2           certificates
city topeka       deliver there
bid 1 3           three points for the first place in the turn order
first 2, master workers, neutral A, side 3 b, reveal cowboy, market holstein, objective money_btt, starting start_34b,
draw jersey       chance (the side of a building may also be a choice)
"""

import re

from bunkhouse.core.words import Mistake
from bunkhouse.games.westerntrail.edge.choices import (
    Auxiliary,
    Bid,
    Hire,
    OfAmount,
    OfBuilding,
    OfSeat,
    Purchase,
    Side,
    Trip,
)
from bunkhouse.games.westerntrail.edge.encoding import NAMED, OF_AMOUNT, PLAIN, decode, encoded


def notation(action: int) -> str:
    choice = decode(action)
    if choice.kind in NAMED:
        return f"{choice.kind} {getattr(choice, NAMED[choice.kind][1])}"
    match choice:
        case OfSeat(seat):
            return f"first {seat + 1}"
        case Trip(to, by):
            return f"move {to} by {' '.join(by)}" if by else f"move {to}"
        case Auxiliary(aux, double):
            return f"aux {aux.removeprefix('aux_')}{' double' if double else ''}"
        case Hire(row, worker):
            return f"hire {row} {worker}"
        case Side(number, side):
            return f"side {number} {side}"
        case Bid(place, points):
            return f"bid {place} {points}"
        case Purchase(option, card):
            return f"buy {option} {card}"
        case OfAmount(amount, kind):
            return f"{kind} {amount}"
        case OfBuilding(number):
            return f"build {number}"
    return choice.kind


def _fields(text: str) -> dict[str, object]:
    first, _, rest = text.partition(" ")
    if first in NAMED:
        return {"kind": first, NAMED[first][1]: rest}
    if first in PLAIN.values() and not rest:
        return {"kind": first}
    if first in OF_AMOUNT.values() and re.fullmatch(r"\d{1,2}", rest):
        return {"kind": first, "amount": int(rest)}
    if first == "move":
        to, _, by = rest.partition(" by ")
        return {"kind": first, "to": to, "by": by.split()}
    if first == "aux":
        name, _, double = rest.partition(" ")
        if double not in ("", "double"):
            raise ValueError(text)
        return {"kind": first, "aux": f"aux_{name}", "double": bool(double)}
    if first == "hire" and (found := re.fullmatch(r"(\d{1,2}) (\w+)", rest)):
        return {"kind": first, "row": int(found[1]), "worker": found[2]}
    if first == "build" and re.fullmatch(r"\d{1,2}", rest):
        return {"kind": first, "number": int(rest)}
    if first == "side" and (found := re.fullmatch(r"(\d{1,2}) ([ab])", rest)):
        return {"kind": first, "number": int(found[1]), "side": found[2]}
    if first == "bid" and (found := re.fullmatch(r"([1-4]) (\d{1,2})", rest)):
        return {"kind": first, "place": int(found[1]), "points": int(found[2])}
    if first == "buy" and (found := re.fullmatch(r"(\w+) (\w+)", rest)):
        return {"kind": first, "option": found[1], "card": found[2]}
    if first == "first" and re.fullmatch("[1-4]", rest):
        return {"kind": first, "seat": int(rest) - 1}
    raise ValueError(text)


def parse(text: str) -> int:
    words = text.strip()
    try:
        return encoded(_fields(words))
    except ValueError:
        raise Mistake("bad-notation", game="westerntrail", text=words[:60]) from None
