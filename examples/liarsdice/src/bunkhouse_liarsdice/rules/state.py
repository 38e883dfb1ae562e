"""A position of liar's dice: who has how many dice, what lies under the cups, what has been bid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.state import State, places
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import append, vec
from bunkhouse_liarsdice.rules.bids import NO_BID
from bunkhouse_liarsdice.rules.dice import EMPTY, throw

NONE: Final[i64] = -1
MOST_ROUNDS: Final[i64] = 100  # more than there can be: every round costs somebody a die (LD-5.1)


class LiarsDiceState(State):
    wild: bool  # ones count as every face (LD-6.2)
    has_spot_on: bool  # (LD-6.1)
    each: i64  # dice under a full cup (LD-6.3)
    round: i64
    active: i64  # the seat that bids next, or has begun to
    call: i64  # how the last round ended: actions.DOUBT, actions.SPOT_ON, or NONE
    caller: i64
    called: i64  # the bid about which it was, with its bidder
    left: vec[i64]  # seat -> dice left
    out: vec[i64]  # seat -> the round in which it lost its last die, or 0
    hands: vec[i64]  # seat -> the dice under the cup, EMPTY until they are rolled
    shown: vec[i64]  # seat -> the dice that were shown when the last round ended
    bids: vec[i64]  # of this round

    def clone(self) -> LiarsDiceState:
        other = LiarsDiceState(self.seats, vec[i64]())  # an array given to a compiled constructor is never freed
        other.stack = self.stack[:]
        other.wild = self.wild
        other.has_spot_on = self.has_spot_on
        other.each = self.each
        other.round = self.round
        other.active = self.active
        other.call = self.call
        other.caller = self.caller
        other.called = self.called
        other.left = self.left[:]
        other.out = self.out[:]
        other.hands = self.hands[:]
        other.shown = self.shown[:]
        other.bids = self.bids[:]
        return other

    def total(self) -> i64:
        """The dice of all players."""
        return sum(self.left)

    def bid(self) -> i64:
        """The bid that stands, or NO_BID."""
        return self.bids[-1] if len(self.bids) > 0 else NO_BID

    def lowest_face(self) -> i64:
        """That may be bid: wild ones are no face of their own (LD-6.2)."""
        return 2 if self.wild else 1

    def next_in(self, seat: i64) -> i64:
        """The next seat to the left that still has dice (LD-3.1)."""
        seat = (seat + 1) % self.seats
        while self.left[seat] == 0:
            seat = (seat + 1) % self.seats
        return seat

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
        return self.left[:]

    def ranking(self) -> vec[i64]:
        """More dice first; of those who are out, whoever stayed longer (LD-5.5)."""
        standing = vec[i64]()
        for dice, out in zip(self.left, self.out):
            standing = append(standing, dice * MOST_ROUNDS + out)
        return places(standing)

    def redeal(self, seat: i64, random: Random) -> LiarsDiceState:
        """What lies under the other cups is thrown anew: of it a seat knows nothing but the number (LD-2.3)."""
        other = self.clone()
        for owner in range(self.seats):
            if owner != seat and self.hands[owner] != EMPTY:
                other.hands[owner] = throw(self.left[owner], random)
        return other


STEPS: Final = Steps[LiarsDiceState]()
"""Filled by steps.py, which knows this module."""
