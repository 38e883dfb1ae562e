"""Matching pennies: both seats choose heads or tails in secret; the second wins if they are equal, else the first.

A search that let the second seat see the first one's choice would think that it always wins."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from bunkhouse.core.frames import frame, mask_of, without_seat
from bunkhouse.core.game import Game, Options
from bunkhouse.core.random import Random
from bunkhouse.core.seats import has
from bunkhouse.core.state import State
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Decision

HIDDEN = -1


@dataclass(frozen=True, slots=True)
class PennyView:
    own: int
    others: int  # how many have chosen


class PennyState(State):
    coins: vec[i64]

    def clone(self) -> PennyState:
        other = PennyState(self.seats, self.stack[:])
        other.coins = self.coins[:]
        return other

    def legal_actions(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1]) if has(self.pending(), seat) else vec[i64]()

    def apply(self, seat: i64, action: i64) -> None:
        self.coins[seat] = action
        left = without_seat(self.stack[-1], seat)
        self.stack = vec[i64]([left]) if mask_of(left) else vec[i64]()

    def redeal(self, seat: i64, random: Random) -> PennyState:
        other = self.clone()
        for one in range(self.seats):
            if one != seat and other.coins[one] != HIDDEN and not self.is_over():
                other.coins[one] = random.below(2)
        return other

    def scores(self) -> vec[i64]:
        if not self.is_over():
            return vec[i64]([0, 0])
        return vec[i64]([0, 1] if self.coins[0] == self.coins[1] else [1, 0])


class Penny(Game[PennyState]):
    id = "penny"
    version = 1
    seats = range(2, 3)
    longest = 2
    view_type = PennyView
    event_types = ()

    def begin(self, seats: int, options: Options) -> PennyState:
        state = PennyState(seats, vec[i64]([frame(0, 3, 0)]))
        state.coins = vec[i64]([HIDDEN, HIDDEN])
        return state

    def decision(self, state: PennyState, seat: int) -> Decision | None:
        return Decision("coin", seat, "PENNY-1") if has(state.pending(), seat) else None

    def view(self, state: PennyState, seat: int) -> PennyView:
        return PennyView(state.coins[seat], sum(coin != HIDDEN for coin in state.coins))

    def notation(self, action: int) -> str:
        return ("heads", "tails")[action]
