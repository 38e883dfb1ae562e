"""Actions in words: a struct for every kind, and the notation used in records and scenarios.

first 2          seat 2 is Sheriff first          roll 9 9 J Q A   chance: the dice under a cup
keep J J         leave these under the cup        keep none        leave none
plan nothing     no card with the dice            plan quick_draw 9>A   these cards with the dice (DT-16.8)
play dynamite    play this card                   turn 9>A         Professional Cheater turns a nine to an ace
claim claim3     chance: this claim is turned up  draw marshal     chance: this card is drawn
steal claim3     chance: this card is taken       choose marshal   keep this one of the cards drawn or taken
rob 2            steal from seat 2                grab 1 2         one store card and two claims
joe 2            seat 2 must give Joe's dollars   dollars 3        offer three dollars
nuggets 0        offer no nugget                  add claim4       offer this card, too
done             the offer is written             for 2            it is meant for seat 2
more             the Sheriff asks for more        favour 2         the Sheriff names seat 2
take, waive      the offer for the named one      next 2           seat 2 sees the Doc next
doc fence        a consolation: fence, store_card, small_raid, big_raid
wire claim5      barbed wire round this claim     winner 2         the Sheriff ends the final tie
pass             play no card, want nothing
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bunkhouse.core.words import Mistake
from bunkhouse.games.dicetown.edge.report import CONSOLATION_NAMES, faces
from bunkhouse.games.dicetown.rules import actions, plans
from bunkhouse.games.dicetown.rules.cards import KIND_NAMES
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.dice import die

FACES = COMPONENTS.faces


@dataclass(frozen=True, slots=True)
class Plain:
    """An action that needs no more words."""

    kind: Literal["pass", "done", "more", "take", "waive"]


@dataclass(frozen=True, slots=True)
class OfSeat:
    """An action that names a seat."""

    seat: int
    kind: Literal["first", "rob", "joe", "for", "favour", "next", "winner"]


@dataclass(frozen=True, slots=True)
class OfCard:
    """An action that names a card."""

    card: str
    kind: Literal["play", "claim", "draw", "steal", "choose", "add", "wire"]


@dataclass(frozen=True, slots=True)
class OfDice:
    """Dice rolled or kept, lowest face first."""

    faces: str
    kind: Literal["roll", "keep"]


@dataclass(frozen=True, slots=True)
class TurnDie:
    old: str
    new: str
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class PlanCards:
    """Cards committed with the dice; a turn is written as 9>A, no turn as an empty text."""

    quick_draw: bool
    first: str
    second: str
    kind: Literal["plan"] = "plan"


@dataclass(frozen=True, slots=True)
class OfAmount:
    amount: int
    kind: Literal["dollars", "nuggets"]


@dataclass(frozen=True, slots=True)
class GrabTypes:
    store: int
    claims: int
    kind: Literal["grab"] = "grab"


@dataclass(frozen=True, slots=True)
class Console:
    consolation: str
    kind: Literal["doc"] = "doc"


CHOICE_TYPES = (Plain, OfSeat, OfCard, OfDice, TurnDie, PlanCards, OfAmount, GrabTypes, Console)
DiceTownChoice = Plain | OfSeat | OfCard | OfDice | TurnDie | PlanCards | OfAmount | GrabTypes | Console

PLAIN: dict[int, Literal["pass", "done", "more", "take", "waive"]] = {
    int(actions.PASS): "pass",
    int(actions.DONE): "done",
    int(actions.MORE): "more",
    int(actions.TAKE): "take",
    int(actions.WAIVE): "waive",
}
OF_SEAT: dict[int, Literal["first", "rob", "joe", "for", "favour", "next", "winner"]] = {
    int(actions.FIRST): "first",
    int(actions.ROB): "rob",
    int(actions.JOE): "joe",
    int(actions.FOR): "for",
    int(actions.FAVOUR): "favour",
    int(actions.NEXT): "next",
    int(actions.WINNER): "winner",
}
OF_CARD: dict[int, Literal["play", "claim", "draw", "steal", "choose", "add", "wire"]] = {
    int(actions.PLAY): "play",
    int(actions.CLAIM): "claim",
    int(actions.DRAW): "draw",
    int(actions.STEAL): "steal",
    int(actions.TAKE_CARD): "choose",
    int(actions.ADD): "add",
    int(actions.FENCE): "wire",
}
OF_DICE: dict[int, Literal["roll", "keep"]] = {int(actions.ROLL): "roll", int(actions.KEEP): "keep"}
OF_AMOUNT: dict[int, Literal["dollars", "nuggets"]] = {
    int(actions.DOLLARS): "dollars",
    int(actions.NUGGETS): "nuggets",
}


def decode(action: int) -> DiceTownChoice:
    kind, argument = actions.kind_of(action), actions.argument_of(action)
    if kind in OF_SEAT:
        return OfSeat(argument, OF_SEAT[kind])
    if kind in OF_CARD:
        return OfCard(KIND_NAMES[argument], OF_CARD[kind])
    if kind in OF_DICE:
        return OfDice(faces(argument), OF_DICE[kind])
    if kind in OF_AMOUNT:
        return OfAmount(argument, OF_AMOUNT[kind])
    if kind == actions.TURN:
        return TurnDie(FACES[plans.old_face(argument)], FACES[plans.new_face(argument)])
    if kind == actions.PLAN:
        turns = turn_words(plans.first_turn(argument)), turn_words(plans.second_turn(argument))
        return PlanCards(plans.has_quick_draw(argument), *turns)
    if kind == actions.GRAB:
        return GrabTypes(actions.store_of(action), actions.claims_of(action))
    if kind == actions.CONSOLE:
        return Console(CONSOLATION_NAMES[argument])
    return Plain(PLAIN[kind])


def turn_words(turn: int) -> str:
    return "" if turn == plans.NO_TURN else f"{FACES[plans.old_face(turn)]}>{FACES[plans.new_face(turn)]}"


def notation(action: int) -> str:
    match decode(action):
        case Plain(kind):
            return kind
        case OfSeat(seat, kind):
            return f"{kind} {seat + 1}"
        case OfCard(card, kind):
            return f"{kind} {card}"
        case OfDice(shown, kind):
            return f"{kind} {shown}"
        case TurnDie(old, new):
            return f"turn {old}>{new}"
        case PlanCards(quick_draw, first, second):
            words = [*(["quick_draw"] if quick_draw else []), *(turn for turn in (first, second) if turn)]
            return f"plan {' '.join(words) or 'nothing'}"
        case OfAmount(amount, kind):
            return f"{kind} {amount}"
        case GrabTypes(store, claims):
            return f"grab {store} {claims}"
        case Console(consolation):
            return f"doc {consolation}"


def encode(choice: Mapping[str, object]) -> int:
    """The action for a struct's fields, as they come from JSON."""
    try:
        return _encoded(choice)
    except (KeyError, TypeError, ValueError, IndexError):
        raise Mistake("bad-choice", choice=str(dict(choice))[:100]) from None


def _encoded(choice: Mapping[str, object]) -> int:
    match choice:
        case {"kind": "turn", "old": str(old), "new": str(new)}:
            return actions.act(actions.TURN, turn_named(f"{old}>{new}"))
        case {"kind": "plan", "quick_draw": bool(quick_draw), "first": str(first), "second": str(second)}:
            plan = plans.plan(int(quick_draw), turn_named(first), turn_named(second))
            return actions.act(actions.PLAN, plan)
        case {"kind": "grab", "store": int(store), "claims": int(claims)} if 0 <= store <= 5 and 0 <= claims <= 5:
            return actions.grab(store, claims)
        case {"kind": "doc", "consolation": str(consolation)}:
            return actions.act(actions.CONSOLE, CONSOLATION_NAMES.index(consolation))
        case {"kind": str(kind), "seat": int(seat)} if 0 <= seat < 5:
            return actions.act(_number(OF_SEAT, kind), seat)
        case {"kind": str(kind), "card": str(card)}:
            return actions.act(_number(OF_CARD, kind), KIND_NAMES.index(card))
        case {"kind": str(kind), "faces": str(shown)}:
            return actions.act(_number(OF_DICE, kind), dice_named(shown))
        case {"kind": str(kind), "amount": int(amount)} if 0 <= amount < 100:
            return actions.act(_number(OF_AMOUNT, kind), amount)
        case {"kind": str(kind)}:
            return _number(PLAIN, kind)
        case _:
            raise ValueError(choice)


def _number(words: Mapping[int, str], kind: str) -> int:
    for number, word in words.items():
        if word == kind:
            return number
    raise ValueError(kind)


def dice_named(words: str) -> int:
    """Dice from their faces in any order; "none" for none."""
    shown = [] if words == "none" else words.split()
    if len(shown) > 5:
        raise ValueError(words)
    return sum(die(FACES.index(face)) for face in shown)


def turn_named(words: str) -> int:
    if not words:
        return int(plans.NO_TURN)
    old, new = words.split(">")
    return plans.turn(FACES.index(old), FACES.index(new))


def _fields(text: str) -> dict[str, object]:
    first, _, rest = text.partition(" ")
    if first in PLAIN.values() and not rest:
        return {"kind": first}
    if first in OF_SEAT.values() and re.fullmatch("[1-5]", rest):
        return {"kind": first, "seat": int(rest) - 1}
    if first in OF_CARD.values():
        return {"kind": first, "card": rest}
    if first in OF_DICE.values():
        return {"kind": first, "faces": rest}
    if first in OF_AMOUNT.values() and re.fullmatch(r"\d{1,2}", rest):
        return {"kind": first, "amount": int(rest)}
    if first == "grab" and (found := re.fullmatch(r"([0-5]) ([0-5])", rest)):
        return {"kind": first, "store": int(found[1]), "claims": int(found[2])}
    if first == "turn" and (found := re.fullmatch(r"(\w+)>(\w+)", rest)):
        return {"kind": first, "old": found[1], "new": found[2]}
    if first == "doc":
        return {"kind": first, "consolation": rest}
    if first == "plan" and rest:
        return _plan_fields(rest.split())
    raise ValueError(text)


def _plan_fields(words: list[str]) -> dict[str, object]:
    if words == ["nothing"]:
        words = []
    turns = [word for word in words if word != "quick_draw"]
    if len(turns) > 2 or words.count("quick_draw") > 1:
        raise ValueError(words)
    first, second = [*turns, "", ""][:2]
    return {"kind": "plan", "quick_draw": "quick_draw" in words, "first": first, "second": second}


def parse(text: str) -> int:
    words = text.strip()
    try:
        return _encoded(_fields(words))
    except ValueError:
        raise Mistake("bad-notation", game="dicetown", text=words[:60]) from None
