"""Positions set up in words, for scenarios."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from mypy_extensions import i64

from bunkhouse.core.frames import run_later
from bunkhouse.core.game import Options
from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.core.steps import push
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Mistake, bad_position, seat_named
from bunkhouse.games.dicetown.edge.choices import dice_named
from bunkhouse.games.dicetown.edge.report import LOCATION_NAMES, mask_of
from bunkhouse.games.dicetown.edge.setup import new_table
from bunkhouse.games.dicetown.rules import cards, dice, kinds
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.hidden import places_of
from bunkhouse.games.dicetown.rules.knowledge import SHOWN, elsewhere, span
from bunkhouse.games.dicetown.rules.state import IN_CUPS, MINE, STEPS, DiceTownState


@dataclass(frozen=True, slots=True)
class DiceTownPosition:
    phase: Literal["roll", "commit", "town", "end"] = "town"
    location: str = "mine"  # where the town goes on, if that is the phase
    round: int = 2
    sheriff: str | None = None  # the first seat, if not said
    dollars: dict[str, int] = field(default_factory=dict)  # eight each, if not said
    nuggets: dict[str, int] = field(default_factory=dict)
    bank: int | None = None  # three, if not said
    stagecoach: int = 0
    mine: int | None = None  # what the players do not have
    dice: dict[str, str] = field(default_factory=dict)  # set aside
    rolls: dict[str, str] = field(default_factory=dict)  # under the cups
    hands: dict[str, list[str]] = field(default_factory=dict)  # cards by id
    fenced: dict[str, list[str]] = field(default_factory=dict)
    row: list[str] = field(default_factory=lambda: ["claim1", "claim2", "claim3"])
    under: list[str] = field(default_factory=list)  # put under the pile
    pile: list[str] | None = None  # claims of unknown order; otherwise all that lie nowhere else
    deck: list[str] | None = None  # store cards; otherwise all that lie nowhere else
    discard: list[str] = field(default_factory=list)
    gained: list[str] = field(default_factory=list)


def arrange(names: Sequence[str], options: Options, words: DiceTownPosition) -> DiceTownState:
    state = new_table(len(names), options)
    state.round = words.round
    state.sheriff = seat_named(names, words.sheriff or names[0])
    _put_cards(state, names, words)
    _put_pieces(state, names, words)
    for name, shown in words.dice.items():
        state.dice[seat_named(names, name)] = _dice(shown)
    for name, shown in words.rolls.items():
        state.rolls[seat_named(names, name)] = _dice(shown)
    for name in words.gained:
        state.gained |= MASK_OF_SEAT[seat_named(names, name)]
    _forget(state)
    _open_decision(state, words)
    STEPS.settle(state)
    return state


def _dice(words: str) -> int:
    try:
        return dice_named(words)
    except ValueError:
        raise Mistake("dicetown-mistake-dice", faces=words) from None


def _put_cards(state: DiceTownState, names: Sequence[str], words: DiceTownPosition) -> None:
    box = int(cards.STORE | cards.CLAIMS)

    def take(name: str) -> int:
        nonlocal box
        if name not in cards.KIND_NAMES:
            raise Mistake("dicetown-mistake-card", card=name)
        there = box & cards.OF_KIND[cards.KIND_NAMES.index(name)]
        if there == 0:
            raise Mistake("dicetown-mistake-cards", card=name)
        card = cards.lowest(there)
        box = cards.without(box, cards.bit(card))
        return card

    def claim(name: str) -> int:
        card = take(name)
        if has(cards.STORE, card):
            raise Mistake("dicetown-mistake-card", card=name)
        return card

    state.row = vec[i64]([claim(name) for name in words.row])
    state.bottom = vec[i64]([claim(name) for name in words.under])
    for name, held in words.hands.items():
        if "joe" in held:
            raise Mistake("dicetown-mistake-card", card="joe")
        state.hands[seat_named(names, name)] = mask_of(take(card) for card in held)
    for name, held in words.fenced.items():
        state.fenced[seat_named(names, name)] = mask_of(claim(card) for card in held)
    state.discard = mask_of(take(card) for card in words.discard)
    state.pile = box & cards.CLAIMS
    state.deck = box & cards.STORE
    if words.pile is not None:
        state.pile = mask_of(claim(card) for card in words.pile)
    if words.deck is not None:
        state.deck = mask_of(take(card) for card in words.deck)
    if state.discard & cards.CLAIMS or state.deck & cards.CLAIMS:
        raise bad_position("a claim among the store cards")


def _put_pieces(state: DiceTownState, names: Sequence[str], words: DiceTownPosition) -> None:
    for name, number in words.dollars.items():
        state.dollars[seat_named(names, name)] = number
    for name, number in words.nuggets.items():
        state.nuggets[seat_named(names, name)] = number
    state.stagecoach = words.stagecoach
    state.bank = COMPONENTS.bank_notes if words.bank is None else words.bank
    state.mine = COMPONENTS.nuggets - sum(state.nuggets) if words.mine is None else words.mine
    if min(*state.dollars, *state.nuggets, state.bank, state.stagecoach, state.mine) < 0:
        raise bad_position("a number below nothing")


def _forget(state: DiceTownState) -> None:
    """Nobody knows more than the own hand and what lies open."""
    places = places_of(state)
    for claims in (False, True):
        low, high = span(claims)
        hidden = 0
        for card in range(low, high):
            if places[card] != SHOWN:
                hidden |= places[card]
        for row in range(state.seats + 1):
            own = 0 if row == state.seats else MASK_OF_SEAT[row]
            for card in range(low, high):
                known = places[card] if places[card] in (SHOWN, own) else elsewhere(hidden, own)
                state.known[row * int(cards.CARD_COUNT) + card] = known


def _open_decision(state: DiceTownState, words: DiceTownPosition) -> None:
    state.location = IN_CUPS
    if words.phase == "town":
        if words.location not in LOCATION_NAMES[MINE:-1]:
            raise bad_position(f"{words.location} is no location")
        for seat in range(state.seats):
            if dice.number_of(state.dice[seat]) != dice.DICE:
                raise bad_position("in town everybody has five dice")
        push(state, run_later(kinds.LOCATION, LOCATION_NAMES.index(words.location)))
    elif words.phase == "end":
        push(state, run_later(kinds.END_ROUND, 0))
    elif words.phase == "commit":
        for seat in range(state.seats):
            missing = dice.DICE - dice.number_of(state.dice[seat])
            if dice.number_of(state.rolls[seat]) != missing:
                raise bad_position("dice set aside and dice under the cup make five")
        push(state, run_later(kinds.OPEN_COMMIT, 0))
    else:
        push(state, run_later(kinds.ROLL_CUPS, 0))
