"""Actions in words: a struct for every kind, and the notation used in records and scenarios.

first 2             seat 2 begins                       draw t05.b        chance draws this tile
place 1,-2 turn 3   lay it there, three quarter turns   cowboy m1         on this part of the tile just placed
tent 0,-1 m1        the tent to this mountain part      mine              take the top ore token
pass                do nothing                          ore 2             chance: the token shows 2 nuggets
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from bunkhouse.core.words import Mistake
from bunkhouse.games.goldrush.rules import actions
from bunkhouse.games.goldrush.rules.components import ORE_TOKENS
from bunkhouse.games.goldrush.rules.positions import is_reachable, position, x_of, y_of
from bunkhouse.games.goldrush.rules.tiles import FACE_NAMES, MOUNTAIN_CODE, PART_NAMES

VALUES = [value for value, _ in ORE_TOKENS]


@dataclass(frozen=True, slots=True)
class Pass:
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class NameFirst:
    seat: int
    kind: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class DrawTile:
    tile: str
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class PlaceTile:
    x: int
    y: int
    turn: int
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class PlaceCowboy:
    part: str
    kind: Literal["cowboy"] = "cowboy"


@dataclass(frozen=True, slots=True)
class PlaceTent:
    x: int
    y: int
    part: str
    kind: Literal["tent"] = "tent"


@dataclass(frozen=True, slots=True)
class Mine:
    kind: Literal["mine"] = "mine"


@dataclass(frozen=True, slots=True)
class TakeOre:
    value: int
    kind: Literal["ore"] = "ore"


CHOICE_TYPES = (Pass, NameFirst, DrawTile, PlaceTile, PlaceCowboy, PlaceTent, Mine, TakeOre)
GoldRushChoice = Pass | NameFirst | DrawTile | PlaceTile | PlaceCowboy | PlaceTent | Mine | TakeOre


def decode(action: int) -> GoldRushChoice:
    match actions.kind_of(action):
        case actions.FIRST:
            return NameFirst(actions.seat_of(action))
        case actions.DRAW:
            return DrawTile(FACE_NAMES[actions.face_of(action)])
        case actions.PLACE:
            where = actions.position_of(action)
            return PlaceTile(x_of(where), y_of(where), actions.turn_of(action))
        case actions.COWBOY:
            return PlaceCowboy(PART_NAMES[actions.code_of(action)])
        case actions.TENT:
            where = actions.position_of(action)
            return PlaceTent(x_of(where), y_of(where), PART_NAMES[MOUNTAIN_CODE + actions.mountain_of(action)])
        case actions.MINE:
            return Mine()
        case actions.ORE:
            return TakeOre(VALUES[actions.ore_of(action)])
        case _:
            return Pass()


def notation(action: int) -> str:
    match decode(action):
        case NameFirst(seat):
            return f"first {seat + 1}"
        case DrawTile(tile):
            return f"draw {tile}"
        case PlaceTile(x, y, turn):
            return f"place {x},{y} turn {turn}"
        case PlaceCowboy(part):
            return f"cowboy {part}"
        case PlaceTent(x, y, part):
            return f"tent {x},{y} {part}"
        case TakeOre(value):
            return f"ore {value}"
        case Mine():
            return "mine"
        case Pass():
            return "pass"


def encode(choice: Mapping[str, object]) -> int:
    """The action for a struct's fields, as they come from JSON."""
    try:
        return _encoded(choice)
    except (KeyError, TypeError, ValueError, IndexError):
        raise Mistake("bad-choice", choice=str(dict(choice))[:100]) from None


def _encoded(choice: Mapping[str, object]) -> int:
    match choice:
        case {"kind": "pass"}:
            return int(actions.PASS)
        case {"kind": "mine"}:
            return int(actions.MINE)
        case {"kind": "first", "seat": int(seat)} if 0 <= seat < 5:
            return actions.first(seat)
        case {"kind": "draw", "tile": str(tile)}:
            return actions.draw(face_named(tile))
        case {"kind": "place", "x": int(x), "y": int(y), "turn": int(turn)} if 0 <= turn < 4 and is_reachable(x, y):
            return actions.place(position(x, y), turn)
        case {"kind": "cowboy", "part": str(part)}:
            return actions.cowboy(PART_NAMES.index(part))
        case {"kind": "tent", "x": int(x), "y": int(y), "part": str(part)} if is_reachable(x, y):
            return actions.tent(position(x, y), mountain_number(part))
        case {"kind": "ore", "value": int(value)}:
            return actions.ore(VALUES.index(value))
        case _:
            raise ValueError(choice)


def face_named(name: str) -> int:
    """The face with this name; a landscape without variants may also be called t16.a."""
    if name in FACE_NAMES:
        return FACE_NAMES.index(name)
    return FACE_NAMES.index(name.removesuffix(".a"))


def mountain_number(part: str) -> int:
    number = PART_NAMES.index(part) - int(MOUNTAIN_CODE)
    if number not in range(4):
        raise ValueError(part)
    return number


def _fields(text: str) -> dict[str, object]:
    for pattern, fields in _GRAMMAR:
        found = re.fullmatch(pattern, text)
        if found:
            return fields(*found.groups())
    raise ValueError(text)


_NUMBER = r"(-?\d{1,3})"
_GRAMMAR: list[tuple[str, Callable[..., dict[str, object]]]] = [
    ("pass|mine", dict),
    (r"first (\d)", lambda seat: {"kind": "first", "seat": int(seat) - 1}),
    (r"draw (t\d\d(?:\.[a-z])?)", lambda tile: {"kind": "draw", "tile": tile}),
    (
        rf"place {_NUMBER},{_NUMBER} turn ([0-3])",
        lambda x, y, turn: {"kind": "place", "x": int(x), "y": int(y), "turn": int(turn)},
    ),
    (r"cowboy ([rmpc]\d)", lambda part: {"kind": "cowboy", "part": part}),
    (rf"tent {_NUMBER},{_NUMBER} (m\d)", lambda x, y, part: {"kind": "tent", "x": int(x), "y": int(y), "part": part}),
    (r"ore (\d)", lambda value: {"kind": "ore", "value": int(value)}),
]


def parse(text: str) -> int:
    words = text.strip()
    try:
        return _encoded(_fields(words) or {"kind": words})
    except ValueError:
        raise Mistake("bad-notation", game="goldrush", text=words[:60]) from None
