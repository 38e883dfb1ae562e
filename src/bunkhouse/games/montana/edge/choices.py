"""Actions in words: a struct for every kind, and the notation used in records and scenarios.

first 2               seat 2 is the start player         side helena             chance: the special tile
tile L03, turn 2      chance: a tile, and how it lies    start 0,1               the start tile lies there
spin 3                chance: the arrow stops there      event buy_goods copper  chance: this card is drawn
see worker grain      chance: what a mountain tile is    recruit                 spin the wheel
grain 2               pay two grain for a further sector bank 2                  the second space of the bank
work mine 3           the third space of the mine        workers copper          with this worker
workers grain stone   with these two                     small none              no workers on the small space, or some
city                  open an auction                    bid foundry 2           contractor on that row and column
pass                  in the auction, or decline         upgrade copper copper   exchange these for large ones, or none
collect grain stone   take these goods, or none          build 0,1               build on that field
surcharge grain       pay this because of a watchtower   large copper_large …    which large goods pay for Helena
piece market          which settlement is placed next    water 0,1               take that canteen
exchange stone grain  at the market                      stop                    no more exchanges, or fields
return grain stone    workers go back                    instead grain           a good for one that is missing
instead_worker grain  a worker for one that is missing   trade grain             a head of cattle for a good
trade_silver          … for silver                       trade_worker grain      … for a worker
sell                  to the event's offer; then         sell_workers grain, sell_goods grain stone
hire, buy 2           the event's offer                  use good grain          play a mountain tile
invite grain          the worker of an event             look, take 0,1          at mountain tiles; take one
spend                 a canteen for an extra turn        end                     end the turn
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from bunkhouse.core.words import Mistake
from bunkhouse.games.montana.edge.words import listed_pack, pack_of, packed_words, spot_named
from bunkhouse.games.montana.rules import actions
from bunkhouse.games.montana.rules.areas import SPACES
from bunkhouse.games.montana.rules.contractors import column_of, row_of, standing
from bunkhouse.games.montana.rules.layout import q_of, r_of
from bunkhouse.games.montana.rules.names import AREA_NAMES, EVENT_CARDS, GOLD_TILES, PIECE_NAMES, SIDE_NAMES
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, SMALL_NAMES, pack_named
from bunkhouse.games.montana.rules.tables import Tables

PlainKind = Literal["recruit", "city", "stop", "pass", "trade_silver", "sell", "hire", "look", "spend", "end"]
SpotKind = Literal["start", "build", "water", "take"]
NumberKind = Literal["turn", "spin", "grain", "bank", "buy"]
WorkersKind = Literal["workers", "small", "return", "sell_workers"]
GoodsKind = Literal["upgrade", "collect", "large", "sell_goods"]
GoodKind = Literal["surcharge", "instead", "trade"]
WorkerKind = Literal["instead_worker", "trade_worker", "invite"]

# The same words to look up
PLAIN: dict[str, PlainKind] = {word: word for word in get_args(PlainKind)}
OF_SPOT: dict[str, SpotKind] = {word: word for word in get_args(SpotKind)}
OF_NUMBER: dict[str, NumberKind] = {word: word for word in get_args(NumberKind)}
OF_WORKERS: dict[str, WorkersKind] = {word: word for word in get_args(WorkersKind)}
OF_GOODS: dict[str, GoodsKind] = {word: word for word in get_args(GoodsKind)}
OF_GOOD: dict[str, GoodKind] = {word: word for word in get_args(GoodKind)}
OF_WORKER: dict[str, WorkerKind] = {word: word for word in get_args(WorkerKind)}


@dataclass(frozen=True, slots=True)
class Plain:
    """An action that needs no more words."""

    kind: PlainKind


@dataclass(frozen=True, slots=True)
class First:
    seat: int
    kind: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class OfSpot:
    """An action on a hex."""

    q: int
    r: int
    kind: SpotKind


@dataclass(frozen=True, slots=True)
class OfNumber:
    """Steps of a turn, sector (from 0), grain paid, space of the bank (from 1), goods bought."""

    number: int
    kind: NumberKind


@dataclass(frozen=True, slots=True)
class OfWorkers:
    """Workers such as `2 grain + 1 stone`, or `none`."""

    workers: str
    kind: WorkersKind


@dataclass(frozen=True, slots=True)
class OfGoods:
    """Goods such as `2 grain + 1 stone`, or `none`."""

    goods: str
    kind: GoodsKind


@dataclass(frozen=True, slots=True)
class OfGood:
    good: str
    kind: GoodKind


@dataclass(frozen=True, slots=True)
class OfWorker:
    worker: str
    kind: WorkerKind


@dataclass(frozen=True, slots=True)
class DrawSide:
    side: str
    kind: Literal["side"] = "side"


@dataclass(frozen=True, slots=True)
class DrawTile:
    tile: str
    kind: Literal["tile"] = "tile"


@dataclass(frozen=True, slots=True)
class DrawEvent:
    """`shown` is the area, good or worker on the card; empty if there is none."""

    event: str
    shown: str
    kind: Literal["event"] = "event"


@dataclass(frozen=True, slots=True)
class OfGold:
    """A mountain tile: its kind, and the good or worker on it; empty if there is none."""

    gold: str
    shown: str
    kind: Literal["see", "use"]


@dataclass(frozen=True, slots=True)
class Work:
    """A large space of a goods area, from 1."""

    area: str
    space: int
    kind: Literal["work"] = "work"


@dataclass(frozen=True, slots=True)
class Bid:
    """Columns from 1; the price is in pumpkins."""

    row: str
    column: int
    price: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class Piece:
    piece: str
    kind: Literal["piece"] = "piece"


@dataclass(frozen=True, slots=True)
class Exchange:
    given: str
    taken: str
    kind: Literal["exchange"] = "exchange"


CHOICE_TYPES = (
    Plain, First, OfSpot, OfNumber, OfWorkers, OfGoods, OfGood, OfWorker, DrawSide, DrawTile, DrawEvent, OfGold,
    Work, Bid, Piece, Exchange,
)  # fmt: skip
MontanaChoice = (
    Plain | First | OfSpot | OfNumber | OfWorkers | OfGoods | OfGood | OfWorker | DrawSide | DrawTile | DrawEvent
    | OfGold | Work | Bid | Piece | Exchange
)  # fmt: skip

KINDS: dict[str, int] = {
    "first": int(actions.FIRST), "side": int(actions.SIDE), "tile": int(actions.TILE), "turn": int(actions.TURN),
    "spin": int(actions.SPIN), "event": int(actions.EVENT), "see": int(actions.SEE), "start": int(actions.START),
    "recruit": int(actions.RECRUIT), "bank": int(actions.BANK), "work": int(actions.WORK), "city": int(actions.CITY),
    "build": int(actions.BUILD), "grain": int(actions.GRAIN), "workers": int(actions.WORKERS),
    "small": int(actions.SMALL), "bid": int(actions.BID), "upgrade": int(actions.UPGRADE),
    "collect": int(actions.COLLECT), "surcharge": int(actions.SURCHARGE), "large": int(actions.LARGE),
    "piece": int(actions.PIECE), "water": int(actions.WATER), "exchange": int(actions.EXCHANGE),
    "stop": int(actions.STOP), "return": int(actions.RETURN), "instead": int(actions.INSTEAD),
    "instead_worker": int(actions.INSTEAD_WORKER), "pass": int(actions.PASS), "trade": int(actions.TRADE_GOOD),
    "trade_silver": int(actions.TRADE_SILVER), "trade_worker": int(actions.TRADE_WORKER), "sell": int(actions.SELL),
    "hire": int(actions.HIRE), "buy": int(actions.BUY), "use": int(actions.USE),
    "sell_workers": int(actions.SELL_WORKERS), "sell_goods": int(actions.SELL_GOODS), "invite": int(actions.INVITE),
    "look": int(actions.LOOK), "take": int(actions.TAKE), "spend": int(actions.SPEND), "end": int(actions.END),
}  # fmt: skip
WORDS = {number: word for word, number in KINDS.items()}
FROM_ONE = ("bank",)


def decode(tables: Tables, action: int) -> MontanaChoice:
    word, argument = WORDS[actions.kind_of(action)], actions.argument_of(action)
    if word in OF_SPOT:
        return OfSpot(q_of(argument), r_of(argument), OF_SPOT[word])
    if word in OF_NUMBER:
        return OfNumber(argument + 1 if word in FROM_ONE else argument, OF_NUMBER[word])
    if word in OF_WORKERS:
        return OfWorkers(packed_words(argument), OF_WORKERS[word])
    if word in OF_GOODS:
        return OfGoods(packed_words(argument), OF_GOODS[word])
    if word in OF_GOOD:
        return OfGood(GOOD_NAMES[argument], OF_GOOD[word])
    if word in OF_WORKER:
        return OfWorker(GOOD_NAMES[argument], OF_WORKER[word])
    match word:
        case "first":
            return First(argument)
        case "side":
            return DrawSide(SIDE_NAMES[argument])
        case "tile":
            return DrawTile(tables.tile_names[argument])
        case "event":
            return DrawEvent(*EVENT_CARDS[argument])
        case "see":
            return OfGold(*GOLD_TILES[argument], "see")
        case "use":
            return OfGold(*GOLD_TILES[argument], "use")
        case "work":
            return Work(AREA_NAMES[actions.area_of_work(action)], actions.number_of_work(action) + 1)
        case "bid":
            row, column = row_of(argument), column_of(argument)
            return Bid(tables.row_names[row], column + 1, tables.columns[column])
        case "piece":
            return Piece(PIECE_NAMES[argument])
        case "exchange":
            return Exchange(GOOD_NAMES[actions.good_given(action)], GOOD_NAMES[actions.good_taken(action)])
    return Plain(PLAIN[word])


def notation(tables: Tables, action: int) -> str:
    match decode(tables, action):
        case Plain(kind):
            return kind
        case First(seat):
            return f"first {seat + 1}"
        case OfSpot(q, r, kind):
            return f"{kind} {q},{r}"
        case OfNumber(number, kind):
            return f"{kind} {number}"
        case OfWorkers(_, kind) | OfGoods(_, kind):
            return f"{kind} {listed_pack(actions.argument_of(action))}"
        case OfGood(name, kind) | OfWorker(name, kind):
            return f"{kind} {name}"
        case DrawSide(name) | DrawTile(name) | Piece(name):
            return f"{WORDS[actions.kind_of(action)]} {name}"
        case DrawEvent(name, shown):
            return f"event {name} {shown}".strip()
        case OfGold(name, shown, kind):
            return f"{kind} {name} {shown}".strip()
        case Work(area, space):
            return f"work {area} {space}"
        case Bid(row, column, _):
            return f"bid {row} {column}"
        case Exchange(given, taken):
            return f"exchange {given} {taken}"


def encode(tables: Tables, choice: Mapping[str, object]) -> int:
    """The action of a struct's fields."""
    kind = str(choice.get("kind"))
    try:
        if kind in OF_WORKERS or kind in OF_GOODS:
            field = "workers" if kind in OF_WORKERS else "goods"
            return actions.act(KINDS[kind], pack_of(str(choice[field])))
        names = {
            "first": lambda: str(_whole(choice, "seat") + 1),
            "side": lambda: str(choice["side"]),
            "tile": lambda: str(choice["tile"]),
            "event": lambda: f"{choice['event']} {choice['shown']}",
            "see": lambda: f"{choice['gold']} {choice['shown']}",
            "use": lambda: f"{choice['gold']} {choice['shown']}",
            "work": lambda: f"{choice['area']} {_whole(choice, 'space')}",
            "bid": lambda: f"{choice['row']} {_whole(choice, 'column')}",
            "piece": lambda: str(choice["piece"]),
            "exchange": lambda: f"{choice['given']} {choice['taken']}",
        }
        if kind in names:
            rest = names[kind]()
        elif kind in OF_SPOT:
            rest = f"{_whole(choice, 'q')},{_whole(choice, 'r')}"
        elif kind in OF_NUMBER:
            rest = str(_whole(choice, "number"))
        elif kind in OF_GOOD:
            rest = str(choice["good"])
        elif kind in OF_WORKER:
            rest = str(choice["worker"])
        else:
            rest = ""
    except (KeyError, ValueError):
        raise Mistake("montana-mistake-choice", text=kind[:60]) from None
    return parse(tables, f"{kind} {rest}".strip())


def _whole(choice: Mapping[str, object], key: str) -> int:
    value = choice[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(key)
    return value


def parse(tables: Tables, text: str) -> int:
    """The action of a notation."""
    word, *rest = text.split() or [""]
    try:
        if word not in KINDS:
            raise ValueError(word)
        if word == "work":
            return actions.work(AREA_NAMES.index(rest[0]), _number(rest[1:], 1, SPACES) - 1)
        if word == "exchange":
            given, taken = rest
            return actions.exchange(GOOD_NAMES.index(given), SMALL_NAMES.index(taken))
        return actions.act(KINDS[word], _argument(tables, word, rest))
    except (ValueError, IndexError):
        raise Mistake("montana-mistake-choice", text=text[:60]) from None


def _argument(tables: Tables, word: str, rest: list[str]) -> int:
    if word in PLAIN:
        _nothing_more(rest)
        return 0
    if word in OF_WORKERS:
        return _pack(rest, SMALL_NAMES)
    if word in OF_GOODS:
        return _pack(rest, GOOD_NAMES)
    if word == "event":
        return EVENT_CARDS.index((rest[0], " ".join(rest[1:])))
    if word in ("see", "use"):
        return GOLD_TILES.index((rest[0], " ".join(rest[1:])))
    if word == "bid":
        return standing(tables.row_names.index(rest[0]), _number(rest[1:], 1, len(tables.columns)) - 1)
    _nothing_more(rest[1:])
    if word in OF_SPOT:
        return spot_named(rest[0])
    if word in OF_NUMBER:
        low, high = {"turn": (0, 5), "spin": (0, 7), "grain": (0, 7), "buy": (1, 2), "bank": (1, 6)}[word]
        return _number(rest, low, high) - (word in FROM_ONE)
    if word == "first":
        return _number(rest, 1, 4) - 1
    names = {"side": SIDE_NAMES, "tile": tables.tile_names[: tables.tiles], "piece": PIECE_NAMES}
    if word in names:
        return list(names[word]).index(rest[0])
    return (GOOD_NAMES if word == "surcharge" else SMALL_NAMES).index(rest[0])


def _nothing_more(rest: list[str]) -> None:
    if rest:
        raise ValueError(rest[0])


def _pack(rest: list[str], known: tuple[str, ...]) -> int:
    if rest == ["none"]:
        return 0
    if not rest or len(rest) > 12 or any(name not in known for name in rest):
        raise ValueError(rest)
    return pack_named(rest)


def _number(rest: list[str], low: int, high: int) -> int:
    if len(rest) != 1 or not re.fullmatch(r"\d{1,2}", rest[0]) or not low <= int(rest[0]) <= high:
        raise ValueError(rest)
    return int(rest[0])
