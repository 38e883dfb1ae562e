"""A position of a game: what every game answers, and nothing that only one of them needs.

A state is flat ints that change in place. It holds no clock, no generator, no future, and no object is shared between
two clones but what never changes. Laws (checked for every registered game by `bunkhouse.play.laws`):

- `legal_actions` of a seat that is to act is never empty, has no repeats, and its order depends on the position alone;
- `apply` trusts its caller: legality is membership in that list;
- `clone` is independent; `from_data(to_data())` is equal in every answer;
- `Game.view(state, seat)` and `legal_actions(seat)` are the same after `redeal(seat)`: nothing hidden leaks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bunkhouse.core import fields
from bunkhouse.core.fields import Data
from bunkhouse.core.frames import mask_of
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, CHANCE_MASK, LOWEST_SEAT, NOBODY
from bunkhouse.core.vecs import append, vec

if TYPE_CHECKING:
    from bunkhouse.core.events import Listener


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Subclasses declare their fields by annotation, ints, bools and vecs alone, and copy each of them in `clone`; what
    is stored of a position follows from the declarations (`core.fields`)."""

    seats: i64
    stack: vec[i64]  # pending decisions, the next one on top; empty when the game is over
    listener: Listener | None  # never copied by clone: search pays nothing for events

    def __init__(self, seats: i64, stack: vec[i64]) -> None:
        self.seats = seats
        self.stack = stack
        self.listener = None

    def __repr__(self) -> str:
        seat = self.to_act()
        now = "over" if seat == NOBODY else "chance is to act" if seat == CHANCE else f"seat {seat} is to act"
        points = " ".join([str(score) for score in self.scores()])
        return f"<{type(self).__name__}: {self.seats} seats, points {points}, {now}>"

    def is_over(self) -> bool:
        return len(self.stack) == 0

    def pending(self) -> i64:
        """The mask of seats that may decide now: several in a secret simultaneous choice, none for chance."""
        if len(self.stack) == 0:
            return 0
        mask = mask_of(self.stack[-1])
        return mask & ~CHANCE_MASK

    def to_act(self) -> i64:
        """The (lowest) seat to decide, CHANCE, or NOBODY when the game is over."""
        stack = self.stack
        if len(stack) == 0:
            return NOBODY
        return LOWEST_SEAT[mask_of(stack[-1])]

    def legal_actions(self, seat: i64) -> vec[i64]:
        """All that the seat (or CHANCE) may do now, in a fixed order; empty if it is not to act."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Do it, and run on to the next decision."""
        raise NotImplementedError

    def chance_weights(self) -> vec[i64]:
        """How likely each of `legal_actions(CHANCE)` is, as whole numbers in the same order."""
        raise NotImplementedError

    def sample_chance(self, random: Random) -> i64:
        """An action of CHANCE by its weight. It always takes its numbers from the generator in the same way."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def redeal(self, seat: i64, random: Random) -> State:
        """A clone in which everything that the seat cannot know has been dealt anew; here: nothing is hidden."""
        return self.clone()

    def to_data(self) -> Data:
        """The whole position as named lists of ints, for storage; `Game.from_data` reads it."""
        return fields.to_data(self)

    def scores(self) -> vec[i64]:
        """Points by seat as far as they are public; final when over."""
        raise NotImplementedError

    def ranking(self) -> vec[i64]:
        """The place of every seat, 1 the best; equals share a place unless the game has a tie-break."""
        return places(self.scores())


def places(totals: vec[i64]) -> vec[i64]:
    """Places by total, the highest first; equal totals share one."""
    result = vec[i64]()
    for mine in totals:
        place: i64 = 1
        for other in totals:
            if other > mine:
                place += 1
        result = append(result, place)
    return result
