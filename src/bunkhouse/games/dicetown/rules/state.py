"""A position of Dice Town: flat ints; dice are packed counts (dice.py), cards are bits (cards.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.state import Data, State
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import append, vec

if TYPE_CHECKING:
    from bunkhouse.core.words import Decision, Refusal, ScoreLine
    from bunkhouse.games.dicetown.edge.view import DiceTownView

NONE: Final[i64] = -1

# The locations in the order of resolving (DT-7.0a)
IN_CUPS: Final[i64] = 0
MINE: Final[i64] = 1
BANK: Final[i64] = 2
STAGECOACH: Final[i64] = 3
STORE: Final[i64] = 4
SALOON: Final[i64] = 5
SHERIFF: Final[i64] = 6
HALL: Final[i64] = 7
DOC: Final[i64] = 8
SCORED: Final[i64] = 9

# Options that are on or off (DT-16)
KICKERS: Final[i64] = 1
PICKS_TYPES: Final[i64] = 2
THIRD_PARTY: Final[i64] = 4
FROM_WINNINGS: Final[i64] = 8
BRIBE_GAINS: Final[i64] = 16
REELECTED_GAINS: Final[i64] = 32
PUBLIC_WEALTH: Final[i64] = 64
WITH_COMMIT: Final[i64] = 128

SEALED: Final[i64] = 0
OPEN: Final[i64] = 1
OFF: Final[i64] = 2

BY_CHANCE: Final[i64] = 0
BY_AGE: Final[i64] = 1
BY_SEAT: Final[i64] = 2


class DiceTownState(State):
    def __init__(
        self,
        seats: i64,
        stack: vec[i64],
        rules: i64,
        bribery: i64,
        first_sheriff: i64,
        round: i64,
        sheriff: i64,
        location: i64,
        bank: i64,
        stagecoach: i64,
        mine: i64,
        deck: i64,
        discard: i64,
        drawn: i64,
        in_play: i64,
        pile: i64,
        gained: i64,
        visitor: i64,
        boosted: i64,
        loot: i64,
        answers: i64,
        cancelled: i64,
        tied: i64,
        deferred: i64,
        patients: i64,
        winner: i64,
        dollars: vec[i64],
        nuggets: vec[i64],
        hands: vec[i64],
        fenced: vec[i64],
        dice: vec[i64],
        fresh: vec[i64],
        rolls: vec[i64],
        keeps: vec[i64],
        plans: vec[i64],
        due: vec[i64],
        offered_dollars: vec[i64],
        offered_nuggets: vec[i64],
        offered_cards: vec[i64],
        offered_for: vec[i64],
        shown_dollars: vec[i64],
        shown_nuggets: vec[i64],
        shown_cards: vec[i64],
        shown_for: vec[i64],
        stages: vec[i64],
        row: vec[i64],
        bottom: vec[i64],
        known: vec[i64],
    ) -> None:
        super().__init__(seats, stack)
        self.rules = rules  # which options are on: KICKERS, PICKS_TYPES, …
        self.bribery = bribery  # SEALED, OPEN or OFF
        self.first_sheriff = first_sheriff  # how the first Sheriff is found: BY_CHANCE, BY_AGE, BY_SEAT
        self.round = round  # from 1; 0 before the first
        self.sheriff = sheriff  # the seat with the badge
        self.location = location  # being resolved: MINE to DOC; IN_CUPS in phase I; SCORED at the end
        self.bank = bank  # dollars
        self.stagecoach = stagecoach  # dollars
        self.mine = mine  # nuggets
        self.deck = deck  # store cards still to be drawn, as a mask; their order is nobody's knowledge
        self.discard = discard  # store cards laid aside
        self.drawn = drawn  # cards just drawn or taken, of which one is kept
        self.in_play = in_play  # played store cards whose W-CARD is open
        self.pile = pile  # claims whose order nobody knows; `bottom` lies under them
        self.gained = gained  # seats that gained something this round (DT-7.0f)
        self.visitor = visitor  # who visits the location, or NONE
        self.boosted = boosted  # 1 if the card of the location's window takes effect
        self.loot = loot  # dollars just robbed from the Bank
        self.answers = answers  # seats that have secretly chosen to play the card asked for
        self.cancelled = cancelled  # 1 if Wanted was played on the card in play
        self.tied = tied  # seats in the tie being decided, or 0
        self.deferred = deferred  # seats whose taken offers are paid when the location is finished (DT-16.5)
        self.patients = patients  # seats that may still see the Doc this round
        self.winner = winner  # named by the Sheriff in a final tie, or NONE
        self.dollars = dollars  # seat -> dollars
        self.nuggets = nuggets  # seat -> nuggets
        self.hands = hands  # seat -> cards in hand, store cards and claims, as a mask
        self.fenced = fenced  # seat -> claims behind barbed wire
        self.dice = dice  # seat -> dice set aside
        self.fresh = fresh  # seat -> dice just revealed and not yet set aside
        self.rolls = rolls  # seat -> dice under the cup, or taken back unseen
        self.keeps = keeps  # seat -> dice committed, or NONE
        self.plans = plans  # seat -> cards committed with the dice (DT-16.8), or NONE
        self.due = due  # seat -> dollars to pay at this reveal
        self.offered_dollars = offered_dollars  # seat -> in the tie
        self.offered_nuggets = offered_nuggets  # seat -> in the tie
        self.offered_cards = offered_cards  # seat -> in the tie, as a mask
        self.offered_for = offered_for  # seat -> the tied seat it is meant for, or NONE
        self.shown_dollars = shown_dollars  # seat -> of the offer as everybody has seen it
        self.shown_nuggets = shown_nuggets  # seat -> of the offer as everybody has seen it
        self.shown_cards = shown_cards  # seat -> of the offer as the Sheriff has seen it, as a mask
        self.shown_for = shown_for  # seat -> for whom the offer is meant as everybody has seen it, or NONE
        self.stages = stages  # seat -> how far the offer is written: a part, and the kind of the card added last << 3
        self.row = row  # the claims face up, slot 1 first
        self.bottom = bottom  # claims put back under the pile, in the order in which they will come up
        self.known = known  # (seat, or `seats` for the public) * CARD_COUNT + card -> where it may be

    def clone(self) -> DiceTownState:
        return DiceTownState(
            self.seats,
            self.stack[:],
            self.rules,
            self.bribery,
            self.first_sheriff,
            self.round,
            self.sheriff,
            self.location,
            self.bank,
            self.stagecoach,
            self.mine,
            self.deck,
            self.discard,
            self.drawn,
            self.in_play,
            self.pile,
            self.gained,
            self.visitor,
            self.boosted,
            self.loot,
            self.answers,
            self.cancelled,
            self.tied,
            self.deferred,
            self.patients,
            self.winner,
            self.dollars[:],
            self.nuggets[:],
            self.hands[:],
            self.fenced[:],
            self.dice[:],
            self.fresh[:],
            self.rolls[:],
            self.keeps[:],
            self.plans[:],
            self.due[:],
            self.offered_dollars[:],
            self.offered_nuggets[:],
            self.offered_cards[:],
            self.offered_for[:],
            self.shown_dollars[:],
            self.shown_nuggets[:],
            self.shown_cards[:],
            self.shown_for[:],
            self.stages[:],
            self.row[:],
            self.bottom[:],
            self.known[:],
        )

    def to_data(self) -> Data:
        facts: list[int] = [
            self.seats,
            self.rules, self.bribery, self.first_sheriff, self.round, self.sheriff, self.location, self.bank,
            self.stagecoach, self.mine, self.deck, self.discard, self.drawn, self.in_play, self.pile, self.gained,
            self.visitor, self.boosted, self.loot, self.answers, self.cancelled, self.tied, self.deferred,
            self.patients, self.winner,
        ]  # fmt: skip
        return {
            "facts": facts,
            "stack": list(self.stack),
            "dollars": list(self.dollars),
            "nuggets": list(self.nuggets),
            "hands": list(self.hands),
            "fenced": list(self.fenced),
            "dice": list(self.dice),
            "fresh": list(self.fresh),
            "rolls": list(self.rolls),
            "keeps": list(self.keeps),
            "plans": list(self.plans),
            "due": list(self.due),
            "offered_dollars": list(self.offered_dollars),
            "offered_nuggets": list(self.offered_nuggets),
            "offered_cards": list(self.offered_cards),
            "offered_for": list(self.offered_for),
            "shown_dollars": list(self.shown_dollars),
            "shown_nuggets": list(self.shown_nuggets),
            "shown_cards": list(self.shown_cards),
            "shown_for": list(self.shown_for),
            "stages": list(self.stages),
            "row": list(self.row),
            "bottom": list(self.bottom),
            "known": list(self.known),
        }

    # The table

    def has_rule(self, option: i64) -> bool:
        return self.rules & option != 0

    def everyone(self) -> i64:
        """The mask of all seats."""
        one: i64 = 1
        return (one << self.seats) - 1

    def in_priority(self, place: i64) -> i64:
        """The seat with this place in the priority order: from the Sheriff's left, the Sheriff last (DT-4.4)."""
        return (self.sheriff + 1 + place) % self.seats

    # The interface

    def legal_actions(self, seat: i64) -> vec[i64]:
        return STEPS.legal(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        STEPS.apply(self, seat, action)

    def chance_weights(self) -> vec[i64]:
        return STEPS.weights(self)

    def sample_chance(self, random: Random) -> i64:
        return STEPS.sample(self, random)

    def scores(self) -> vec[i64]:
        from bunkhouse.games.dicetown.rules.scoring import scores

        return scores(self)

    def ranking(self) -> vec[i64]:
        from bunkhouse.games.dicetown.rules.scoring import ranking

        return ranking(self)

    def outlook(self, seat: i64) -> i64:
        return self.outlooks()[seat]

    def outlooks(self) -> vec[i64]:
        from bunkhouse.bots.experts.dicetown.evaluator import outlooks

        return outlooks(self)

    def features(self, seat: i64) -> vec[i64]:
        from bunkhouse.bots.experts.dicetown.evaluator import COUNT, features

        return features(self)[seat * COUNT : (seat + 1) * COUNT]

    def horizon(self) -> i64:
        from bunkhouse.bots.experts.dicetown.evaluator import horizon

        return horizon(self)

    def spread(self) -> i64:
        from bunkhouse.bots.experts.dicetown.evaluator import spread

        return spread(self)

    def redeal(self, seat: i64, random: Random) -> DiceTownState:
        from bunkhouse.games.dicetown.rules.hidden import redeal

        return redeal(self, seat, random)

    def breakdown(self) -> list[list[ScoreLine]]:
        from bunkhouse.games.dicetown.edge.view import breakdown

        return breakdown(self)

    def decision(self, seat: i64) -> Decision | None:
        from bunkhouse.games.dicetown.edge.reasons import decision

        return decision(self, seat)

    def view(self, seat: i64) -> DiceTownView:
        from bunkhouse.games.dicetown.edge.view import build

        return build(self, seat)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        from bunkhouse.games.dicetown.edge.reasons import why_not

        return why_not(self, seat, action)

    def check(self) -> None:
        from bunkhouse.games.dicetown.edge.invariants import check

        check(self)


STEPS: Final = Steps[DiceTownState]()
"""Filled by steps.py, which knows this module; so neither needs the other to be read first."""


def from_data(data: Data) -> DiceTownState:
    """The position that `to_data` wrote down."""
    facts = data["facts"]
    return DiceTownState(
        facts[0],
        vec[i64](data["stack"]),
        facts[1],
        facts[2],
        facts[3],
        facts[4],
        facts[5],
        facts[6],
        facts[7],
        facts[8],
        facts[9],
        facts[10],
        facts[11],
        facts[12],
        facts[13],
        facts[14],
        facts[15],
        facts[16],
        facts[17],
        facts[18],
        facts[19],
        facts[20],
        facts[21],
        facts[22],
        facts[23],
        facts[24],
        vec[i64](data["dollars"]),
        vec[i64](data["nuggets"]),
        vec[i64](data["hands"]),
        vec[i64](data["fenced"]),
        vec[i64](data["dice"]),
        vec[i64](data["fresh"]),
        vec[i64](data["rolls"]),
        vec[i64](data["keeps"]),
        vec[i64](data["plans"]),
        vec[i64](data["due"]),
        vec[i64](data["offered_dollars"]),
        vec[i64](data["offered_nuggets"]),
        vec[i64](data["offered_cards"]),
        vec[i64](data["offered_for"]),
        vec[i64](data["shown_dollars"]),
        vec[i64](data["shown_nuggets"]),
        vec[i64](data["shown_cards"]),
        vec[i64](data["shown_for"]),
        vec[i64](data["stages"]),
        vec[i64](data["row"]),
        vec[i64](data["bottom"]),
        vec[i64](data["known"]),
    )


def repeated(value: i64, count: i64) -> vec[i64]:
    items = vec[i64](capacity=count)
    for _ in range(count):
        items = append(items, value)
    return items
