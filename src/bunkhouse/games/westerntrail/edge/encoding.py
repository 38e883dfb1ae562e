"""From the int of an action to its struct, and from the fields of a struct to the int."""

from collections.abc import Mapping

from bunkhouse.core.seats import has
from bunkhouse.core.words import Mistake
from bunkhouse.games.westerntrail.edge.choices import (
    AmountKind,
    Auxiliary,
    Bid,
    CardKind,
    Hire,
    OfAmount,
    OfBuilding,
    OfCard,
    OfCity,
    OfDisc,
    OfMaster,
    OfNeutral,
    OfRail,
    OfSeat,
    OfSpace,
    OfStation,
    OfTask,
    OfTile,
    OfWorker,
    Plain,
    PlainKind,
    Purchase,
    Side,
    SpaceKind,
    TileKind,
    Trip,
    WesternTrailChoice,
)
from bunkhouse.games.westerntrail.rules import actions
from bunkhouse.games.westerntrail.rules.board import AUX_NAMES, DISC_NAMES, DISCS, ROWS
from bunkhouse.games.westerntrail.rules.cards import CARD_NAMES, PURCHASE_NAMES
from bunkhouse.games.westerntrail.rules.masks import BIT
from bunkhouse.games.westerntrail.rules.railroad import CITY_NAMES, MASTER_NAMES, RAIL_NAMES, STATION_NAMES
from bunkhouse.games.westerntrail.rules.tasks import TASK_NAMES
from bunkhouse.games.westerntrail.rules.tiles import NEUTRAL_NAMES, SUPPLY_NAMES, WORKER_NAMES
from bunkhouse.games.westerntrail.rules.trail import FORK_NAMES, SPACE_NAMES

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


def encode(choice: Mapping[str, object]) -> int:
    """The action for a struct's fields, as they come from JSON."""
    try:
        return encoded(choice)
    except (KeyError, TypeError, ValueError, IndexError):
        raise Mistake("bad-choice", choice=str(dict(choice))[:100]) from None


def encoded(choice: Mapping[str, object]) -> int:
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


assert len(DISC_NAMES) == DISCS
