"""A position of Dice Town: flat ints; dice are packed counts (dice.py), cards are bits (cards.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.core.state import State
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import vec

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
    rules: i64  # which options are on: KICKERS, PICKS_TYPES, …
    bribery: i64  # SEALED, OPEN or OFF
    first_sheriff: i64  # how the first Sheriff is found: BY_CHANCE, BY_AGE, BY_SEAT
    round: i64  # from 1; 0 before the first
    sheriff: i64  # the seat with the badge
    location: i64  # being resolved: MINE to DOC; IN_CUPS in phase I; SCORED at the end
    bank: i64  # dollars
    stagecoach: i64  # dollars
    mine: i64  # nuggets
    deck: i64  # store cards still to be drawn, as a mask; their order is nobody's knowledge
    discard: i64  # store cards laid aside
    drawn: i64  # cards just drawn or taken, of which one is kept
    in_play: i64  # played store cards whose W-CARD is open
    pile: i64  # claims whose order nobody knows; `bottom` lies under them
    gained: i64  # seats that gained something this round (DT-7.0f)
    visitor: i64  # who visits the location, or NONE
    boosted: i64  # 1 if the card of the location's window takes effect
    loot: i64  # dollars just robbed from the Bank
    answers: i64  # seats that have secretly chosen to play the card asked for
    cancelled: i64  # 1 if Wanted was played on the card in play
    tied: i64  # seats in the tie being decided, or 0
    deferred: i64  # seats whose taken offers are paid when the location is finished (DT-16.5)
    patients: i64  # seats that may still see the Doc this round
    winner: i64  # named by the Sheriff in a final tie, or NONE
    dollars: vec[i64]  # seat -> dollars
    nuggets: vec[i64]  # seat -> nuggets
    hands: vec[i64]  # seat -> cards in hand, store cards and claims, as a mask
    fenced: vec[i64]  # seat -> claims behind barbed wire
    dice: vec[i64]  # seat -> dice set aside
    fresh: vec[i64]  # seat -> dice just revealed and not yet set aside
    rolls: vec[i64]  # seat -> dice under the cup, or taken back unseen
    keeps: vec[i64]  # seat -> dice committed, or NONE
    plans: vec[i64]  # seat -> cards committed with the dice (plans.py), or NONE
    due: vec[i64]  # seat -> dollars to pay at this reveal
    offered_dollars: vec[i64]  # seat -> in the tie
    offered_nuggets: vec[i64]  # seat -> in the tie
    offered_cards: vec[i64]  # seat -> in the tie, as a mask
    offered_for: vec[i64]  # seat -> the tied seat it is meant for, or NONE
    shown_dollars: vec[i64]  # seat -> of the offer as everybody has seen it
    shown_nuggets: vec[i64]  # seat -> of the offer as everybody has seen it
    shown_cards: vec[i64]  # seat -> of the offer as the Sheriff has seen it, as a mask
    shown_for: vec[i64]  # seat -> for whom the offer is meant as everybody has seen it, or NONE
    stages: vec[i64]  # seat -> how far the offer is written (offers.py)
    row: vec[i64]  # the claims face up, slot 1 first
    bottom: vec[i64]  # claims put back under the pile, in the order in which they will come up
    known: vec[i64]  # (seat, or `seats` for the public) * CARD_COUNT + card -> where it may be

    def clone(self) -> DiceTownState:
        other = DiceTownState(self.seats, self.stack[:])
        other.rules = self.rules
        other.bribery = self.bribery
        other.first_sheriff = self.first_sheriff
        other.round = self.round
        other.sheriff = self.sheriff
        other.location = self.location
        other.bank = self.bank
        other.stagecoach = self.stagecoach
        other.mine = self.mine
        other.deck = self.deck
        other.discard = self.discard
        other.drawn = self.drawn
        other.in_play = self.in_play
        other.pile = self.pile
        other.gained = self.gained
        other.visitor = self.visitor
        other.boosted = self.boosted
        other.loot = self.loot
        other.answers = self.answers
        other.cancelled = self.cancelled
        other.tied = self.tied
        other.deferred = self.deferred
        other.patients = self.patients
        other.winner = self.winner
        other.dollars = self.dollars[:]
        other.nuggets = self.nuggets[:]
        other.hands = self.hands[:]
        other.fenced = self.fenced[:]
        other.dice = self.dice[:]
        other.fresh = self.fresh[:]
        other.rolls = self.rolls[:]
        other.keeps = self.keeps[:]
        other.plans = self.plans[:]
        other.due = self.due[:]
        other.offered_dollars = self.offered_dollars[:]
        other.offered_nuggets = self.offered_nuggets[:]
        other.offered_cards = self.offered_cards[:]
        other.offered_for = self.offered_for[:]
        other.shown_dollars = self.shown_dollars[:]
        other.shown_nuggets = self.shown_nuggets[:]
        other.shown_cards = self.shown_cards[:]
        other.shown_for = self.shown_for[:]
        other.stages = self.stages[:]
        other.row = self.row[:]
        other.bottom = self.bottom[:]
        other.known = self.known[:]
        return other

    # The table

    def has_rule(self, option: i64) -> bool:
        return self.rules & option != 0

    def everyone(self) -> i64:
        """The mask of all seats."""
        return MASK_OF_SEAT[self.seats] - 1

    def others(self, seat: i64) -> i64:
        """The mask of all seats but this one."""
        return self.everyone() & ~MASK_OF_SEAT[seat]

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
        return STEPS.whole.scores(self)

    def ranking(self) -> vec[i64]:
        return STEPS.whole.ranking(self)

    def redeal(self, seat: i64, random: Random) -> DiceTownState:
        return STEPS.whole.redeal(self, seat, random)


STEPS: Final = Steps[DiceTownState]()
"""Filled by steps.py, which knows this module; so neither needs the other to be read first."""
