"""Actions in words: a struct for every kind, and the notation used in records and scenarios.

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
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bunkhouse.core.seats import has
from bunkhouse.core.words import Mistake
from bunkhouse.games.westerntrail.rules import actions
from bunkhouse.games.westerntrail.rules.board import AUX_NAMES, DISC_NAMES, DISCS, ROWS
from bunkhouse.games.westerntrail.rules.cards import CARD_NAMES, PURCHASE_NAMES
from bunkhouse.games.westerntrail.rules.masks import BIT
from bunkhouse.games.westerntrail.rules.railroad import CITY_NAMES, MASTER_NAMES, RAIL_NAMES, STATION_NAMES
from bunkhouse.games.westerntrail.rules.tasks import TASK_NAMES
from bunkhouse.games.westerntrail.rules.tiles import NEUTRAL_NAMES, SUPPLY_NAMES, WORKER_NAMES
from bunkhouse.games.westerntrail.rules.trail import FORK_NAMES, SPACE_NAMES

PlainKind = Literal["pass", "end", "done", "add", "top"]
CardKind = Literal["market", "objective", "starting", "draw", "play", "take", "also", "discard", "remove"]
SpaceKind = Literal["place", "space", "trade", "hazard", "use"]
TileKind = Literal["reveal", "choose"]
AmountKind = Literal["number", "spend"]


@dataclass(frozen=True, slots=True)
class Plain:
    """An action that needs no more words."""

    kind: PlainKind


@dataclass(frozen=True, slots=True)
class OfSeat:
    seat: int
    kind: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class OfCard:
    """An action that names a card: a breed (with its points where they differ) or an objective."""

    card: str
    kind: CardKind


@dataclass(frozen=True, slots=True)
class OfSpace:
    """An action that names a space of the trail."""

    space: str
    kind: SpaceKind


@dataclass(frozen=True, slots=True)
class Trip:
    """A herder's way: the last stop, and the spaces entered at forks where the second way is taken."""

    to: str
    by: tuple[str, ...]
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class OfTask:
    """A printed action."""

    task: str
    kind: Literal["do"] = "do"


@dataclass(frozen=True, slots=True)
class Auxiliary:
    aux: str
    double: bool
    kind: Literal["aux"] = "aux"


@dataclass(frozen=True, slots=True)
class Hire:
    row: int  # from 1
    worker: str
    kind: Literal["hire"] = "hire"


@dataclass(frozen=True, slots=True)
class OfBuilding:
    number: int  # 1 to 10
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Side:
    number: int  # 1 to 10
    side: str
    kind: Literal["side"] = "side"


@dataclass(frozen=True, slots=True)
class Bid:
    """Points for a place in the turn order."""

    place: int  # from 1
    points: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class OfRail:
    """Where the engine goes: a number of the main line, or a turnout by its station."""

    rail: str
    kind: Literal["engine"] = "engine"


@dataclass(frozen=True, slots=True)
class OfDisc:
    """A disc place of the player board, or an own station from which the disc is moved."""

    disc: str
    kind: Literal["disc"] = "disc"


@dataclass(frozen=True, slots=True)
class OfWorker:
    worker: str
    kind: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class OfTile:
    tile: str
    kind: TileKind


@dataclass(frozen=True, slots=True)
class OfMaster:
    master: str
    kind: Literal["master"] = "master"


@dataclass(frozen=True, slots=True)
class OfNeutral:
    building: str
    kind: Literal["neutral"] = "neutral"


@dataclass(frozen=True, slots=True)
class Purchase:
    option: str
    card: str
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class OfStation:
    station: str
    kind: Literal["station"] = "station"


@dataclass(frozen=True, slots=True)
class OfCity:
    city: str
    kind: Literal["city"] = "city"


@dataclass(frozen=True, slots=True)
class OfAmount:
    amount: int
    kind: AmountKind


CHOICE_TYPES = (
    Plain,
    OfSeat,
    OfCard,
    OfSpace,
    Trip,
    OfTask,
    Auxiliary,
    Hire,
    OfBuilding,
    Side,
    Bid,
    OfRail,
    OfDisc,
    OfWorker,
    OfTile,
    OfMaster,
    OfNeutral,
    Purchase,
    OfStation,
    OfCity,
    OfAmount,
)
WesternTrailChoice = (
    Plain
    | OfSeat
    | OfCard
    | OfSpace
    | Trip
    | OfTask
    | Auxiliary
    | Hire
    | OfBuilding
    | Side
    | Bid
    | OfRail
    | OfDisc
    | OfWorker
    | OfTile
    | OfMaster
    | OfNeutral
    | Purchase
    | OfStation
    | OfCity
    | OfAmount
)

PLAIN: dict[int, PlainKind] = {
    int(actions.PASS): "pass",
    int(actions.END): "end",
    int(actions.DONE): "done",
    int(actions.ADD): "add",
    int(actions.TAKE_TOP): "top",
}
OF_CARD: dict[int, CardKind] = {
    int(actions.MARKET): "market",
    int(actions.OBJECTIVE): "objective",
    int(actions.STARTING): "starting",
    int(actions.DRAW): "draw",
    int(actions.PLAY): "play",
    int(actions.TAKE): "take",
    int(actions.ALSO): "also",
    int(actions.DISCARD): "discard",
    int(actions.REMOVE): "remove",
}
OF_SPACE: dict[int, SpaceKind] = {
    int(actions.PLACE): "place",
    int(actions.SPACE): "space",
    int(actions.TRADE): "trade",
    int(actions.HAZARD): "hazard",
    int(actions.USE): "use",
}
OF_TILE: dict[int, TileKind] = {int(actions.REVEAL): "reveal", int(actions.CHOOSE): "choose"}
OF_AMOUNT: dict[int, AmountKind] = {int(actions.NUMBER): "number", int(actions.SPEND): "spend"}
AUX_WORDS = [name.removeprefix("aux_") for name in AUX_NAMES]
DISC_WORDS = [*DISC_NAMES, *STATION_NAMES]


def disc_word(argument: int) -> str:
    """A disc place, or the station from which a disc comes."""
    return DISC_WORDS[argument]


def decode(action: int) -> WesternTrailChoice:
    kind, argument = actions.kind_of(action), actions.argument_of(action)
    if kind in OF_CARD:
        return OfCard(CARD_NAMES[argument], OF_CARD[kind])
    if kind in OF_SPACE:
        return OfSpace(SPACE_NAMES[argument], OF_SPACE[kind])
    if kind in OF_TILE:
        return OfTile(SUPPLY_NAMES[argument], OF_TILE[kind])
    if kind in OF_AMOUNT:
        return OfAmount(argument, OF_AMOUNT[kind])
    if kind in PLAIN:
        return Plain(PLAIN[kind])
    return _decode_other(action, kind, argument)


def _decode_other(action: int, kind: int, argument: int) -> WesternTrailChoice:
    if kind == actions.MOVE:
        by = tuple(name for fork, name in enumerate(FORK_NAMES) if has(actions.move_forks(action), fork))
        return Trip(SPACE_NAMES[actions.move_to(action)], by)
    if kind == actions.DO:
        return OfTask(TASK_NAMES[argument])
    if kind == actions.AUX:
        return Auxiliary(AUX_NAMES[actions.aux_number(action)], actions.aux_is_double(action))
    if kind == actions.HIRE:
        return Hire(actions.hire_row(action) + 1, WORKER_NAMES[actions.hire_worker(action)])
    if kind == actions.BUILD:
        return OfBuilding(argument + 1)
    if kind == actions.SIDE:
        return Side(actions.side_number(action) + 1, "b" if actions.is_side_b(action) else "a")
    if kind == actions.BID:
        return Bid(actions.bid_place(action) + 1, actions.bid_points(action))
    if kind == actions.ENGINE:
        return OfRail(RAIL_NAMES[argument])
    if kind == actions.DISC:
        return OfDisc(disc_word(argument))
    if kind == actions.GIVE:
        return OfWorker(WORKER_NAMES[argument])
    if kind == actions.BUY:
        return Purchase(PURCHASE_NAMES[actions.buy_option(action)], CARD_NAMES[actions.buy_card(action)])
    if kind == actions.STATION:
        return OfStation(STATION_NAMES[argument])
    if kind == actions.CITY:
        return OfCity(CITY_NAMES[argument])
    if kind == actions.MASTER:
        return OfMaster(MASTER_NAMES[argument])
    if kind == actions.NEUTRAL:
        return OfNeutral(NEUTRAL_NAMES[argument])
    return OfSeat(argument)


def notation(action: int) -> str:
    match decode(action):
        case Plain(kind):
            return kind
        case OfSeat(seat):
            return f"first {seat + 1}"
        case OfCard(name, kind):
            return f"{kind} {name}"
        case OfSpace(name, kind):
            return f"{kind} {name}"
        case OfTile(name, kind):
            return f"{kind} {name}"
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
        case OfTask(task):
            return f"do {task}"
        case OfBuilding(number):
            return f"build {number}"
        case OfRail(rail):
            return f"engine {rail}"
        case OfDisc(disc):
            return f"disc {disc}"
        case OfWorker(worker):
            return f"give {worker}"
        case OfMaster(master):
            return f"master {master}"
        case OfNeutral(building):
            return f"neutral {building}"
        case OfStation(station):
            return f"station {station}"
        case OfCity(city):
            return f"city {city}"


def encode(choice: Mapping[str, object]) -> int:
    """The action for a struct's fields, as they come from JSON."""
    try:
        return _encoded(choice)
    except (KeyError, TypeError, ValueError, IndexError):
        raise Mistake("bad-choice", choice=str(dict(choice))[:100]) from None


def _encoded(choice: Mapping[str, object]) -> int:
    match choice:
        case {"kind": "move", "to": str(to)}:  # without `by`, the first way at every fork
            by = choice.get("by", ())
            if not isinstance(by, list | tuple):
                raise TypeError(by)
            forks = sum(BIT[FORK_NAMES.index(name)] for name in dict.fromkeys(by))
            return actions.move(SPACE_NAMES.index(to), forks)
        case {"kind": "aux", "aux": str(aux), "double": bool(double)}:
            return actions.auxiliary(AUX_NAMES.index(aux), double)
        case {"kind": "hire", "row": int(row), "worker": str(worker)} if 1 <= row <= ROWS:
            return actions.hire(row - 1, WORKER_NAMES.index(worker))
        case {"kind": "build", "number": int(number)} if 1 <= number <= 10:
            return actions.act(actions.BUILD, number - 1)
        case {"kind": "side", "number": int(number), "side": "a" | "b" as side} if 1 <= number <= 10:
            return actions.side(number - 1, side == "b")
        case {"kind": "bid", "place": int(place), "points": int(points)} if 1 <= place <= 4 and 0 <= points < 100:
            return actions.bid(place - 1, points)
        case {"kind": "buy", "option": str(option), "card": str(card)}:
            if CARD_NAMES.index(card) > actions.LAST_CARD_TO_BUY:
                raise ValueError(card)
            return actions.buy(PURCHASE_NAMES.index(option), CARD_NAMES.index(card))
        case {"kind": "first", "seat": int(seat)} if 0 <= seat < 4:
            return actions.act(actions.FIRST, seat)
        case {"kind": str(kind), "amount": int(amount)} if 0 <= amount < 64:
            return actions.act(_number(OF_AMOUNT, kind), amount)
        case {"kind": str(kind), **fields} if len(fields) == 1:
            return _encode_named(kind, *fields.items())
        case {"kind": str(kind)}:
            return _number(PLAIN, kind)
        case _:
            raise ValueError(choice)


NAMED: dict[str, tuple[int, str, list[str]]] = {
    "do": (int(actions.DO), "task", TASK_NAMES),
    "engine": (int(actions.ENGINE), "rail", RAIL_NAMES),
    "disc": (int(actions.DISC), "disc", DISC_WORDS),
    "give": (int(actions.GIVE), "worker", WORKER_NAMES),
    "master": (int(actions.MASTER), "master", MASTER_NAMES),
    "neutral": (int(actions.NEUTRAL), "building", NEUTRAL_NAMES),
    "station": (int(actions.STATION), "station", STATION_NAMES),
    "city": (int(actions.CITY), "city", CITY_NAMES),
    **{word: (number, "card", CARD_NAMES) for number, word in OF_CARD.items()},
    **{word: (number, "space", SPACE_NAMES) for number, word in OF_SPACE.items()},
    **{word: (number, "tile", SUPPLY_NAMES) for number, word in OF_TILE.items()},
}
"""Kinds of choices with one name in them: the action, the field, what it may be."""


def _encode_named(kind: str, field: tuple[str, object]) -> int:
    action, wanted, names = NAMED[kind]
    name, value = field
    if name != wanted or not isinstance(value, str):
        raise ValueError(kind)
    return actions.act(action, names.index(value))


def _number(words: Mapping[int, str], kind: str) -> int:
    for number, word in words.items():
        if word == kind:
            return number
    raise ValueError(kind)


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
        return _encoded(_fields(words))
    except ValueError:
        raise Mistake("bad-notation", game="westerntrail", text=words[:60]) from None


assert len(DISC_NAMES) == DISCS
