"""Actions in words: a struct for every kind, and the notation used in records and scenarios.

first 2      seat 2 begins                  roll 1 1 3 5 6   chance: what lies under the cup
bid 4        at least four dice …           of 6             … show a six
doubt        the last bid is too high       spot on          it is exactly right
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bunkhouse.core.words import Mistake
from bunkhouse_liarsdice.edge.report import FACE_NAMES
from bunkhouse_liarsdice.rules import actions
from bunkhouse_liarsdice.rules.dice import FACES, MOST_DICE, faces_in, packed

MOST_SEATS = 6


@dataclass(frozen=True, slots=True)
class First:
    seat: int
    kind: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class Roll:
    faces: str
    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class BidNumber:
    number: int
    kind: Literal["number"] = "number"


@dataclass(frozen=True, slots=True)
class BidFace:
    face: str
    kind: Literal["face"] = "face"


@dataclass(frozen=True, slots=True)
class Doubt:
    kind: Literal["doubt"] = "doubt"


@dataclass(frozen=True, slots=True)
class SpotOn:
    kind: Literal["spot_on"] = "spot_on"


CHOICE_TYPES = (First, Roll, BidNumber, BidFace, Doubt, SpotOn)
LiarsDiceChoice = First | Roll | BidNumber | BidFace | Doubt | SpotOn


def decode(action: int) -> LiarsDiceChoice:
    argument = actions.argument_of(action)
    match actions.kind_of(action):
        case actions.FIRST:
            return First(argument)
        case actions.ROLL:
            return Roll(" ".join(map(str, faces_in(argument))))
        case actions.NUMBER:
            return BidNumber(argument)
        case actions.FACE:
            return BidFace(FACE_NAMES[argument])
        case actions.DOUBT:
            return Doubt()
        case _:
            return SpotOn()


def notation(action: int) -> str:
    match decode(action):
        case First(seat):
            return f"first {seat + 1}"
        case Roll(faces):
            return f"roll {faces}"
        case BidNumber(number):
            return f"bid {number}"
        case BidFace(face):
            return f"of {FACE_NAMES.index(face)}"
        case Doubt():
            return "doubt"
        case SpotOn():
            return "spot on"


def encode(choice: Mapping[str, object]) -> int:
    """The action for a struct's fields, as they come from JSON."""
    match choice:
        case {"kind": "first", "seat": int(seat)} if 0 <= seat < MOST_SEATS:
            return actions.first(seat)
        case {"kind": "roll", "faces": str(faces)} if re.fullmatch(DICE, faces):
            return actions.roll(packed([int(face) for face in faces.split()]))
        case {"kind": "number", "number": int(number)} if 1 <= number <= MOST_SEATS * MOST_DICE:
            return actions.number(number)
        case {"kind": "face", "face": str(face)} if face in FACE_NAMES[1:]:
            return actions.face(FACE_NAMES.index(face))
        case {"kind": "doubt"}:
            return int(actions.DOUBT)
        case {"kind": "spot_on"}:
            return int(actions.SPOT_ON)
    raise Mistake("bad-choice", choice=str(dict(choice))[:100])


DICE = rf"[1-{FACES}]( [1-{FACES}]){{0,{MOST_DICE - 1}}}"
GRAMMAR = re.compile(
    rf"first (?P<first>\d)|roll (?P<roll>{DICE})|bid (?P<bid>\d{{1,2}})|of (?P<of>[1-{FACES}])"
    r"|(?P<doubt>doubt)|(?P<spot>spot on)"
)


def parse(text: str) -> int:
    words = text.strip()
    found = GRAMMAR.fullmatch(words)
    try:
        return encode(_fields(found)) if found else encode({})
    except Mistake:
        raise Mistake("bad-notation", game="liarsdice", text=words[:60]) from None


def _fields(found: re.Match[str]) -> dict[str, object]:
    words = found[found.lastgroup or 0]
    match found.lastgroup:
        case "first":
            return {"kind": "first", "seat": int(words) - 1}
        case "roll":
            return {"kind": "roll", "faces": words}
        case "bid":
            return {"kind": "number", "number": int(words)}
        case "of":
            return {"kind": "face", "face": FACE_NAMES[int(words)]}
        case "doubt":
            return {"kind": "doubt"}
        case _:
            return {"kind": "spot_on"}
