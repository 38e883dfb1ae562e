"""Positions set up in words, for scenarios."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from mypy_extensions import i64

from bunkhouse.core.frames import ask, run_later
from bunkhouse.core.game import Options
from bunkhouse.core.steps import push
from bunkhouse.core.vecs import append, vec
from bunkhouse.core.words import Mistake, seat_named
from bunkhouse_liarsdice.edge.setup import empty_table
from bunkhouse_liarsdice.rules import bids
from bunkhouse_liarsdice.rules.dice import FACES, packed
from bunkhouse_liarsdice.rules.state import STEPS, LiarsDiceState
from bunkhouse_liarsdice.rules.steps import BID, NEW_ROUND


@dataclass(frozen=True, slots=True)
class LiarsDicePosition:
    """Either the dice under the cups, or only how many there are and a round that begins; who is not named is out."""

    hands: dict[str, list[int]] = field(default_factory=dict)  # seat -> faces
    dice: dict[str, int] = field(default_factory=dict)  # seat -> number
    bids: list[tuple[str, int, int]] = field(default_factory=list)  # seat, number, face; the last one stands
    active: str | None = None  # who bids next; otherwise whoever sits after the last bidder, or the first with dice
    round: int = 1


def arrange(names: Sequence[str], options: Options, words: LiarsDicePosition) -> LiarsDiceState:
    state = empty_table(len(names), options)
    _give_dice(state, names, words)
    state.round = words.round
    for seat in range(state.seats):
        if state.left[seat] == 0:
            state.out[seat] = max(1, words.round - 1)
    for name, number, face in words.bids:
        _bid(state, seat_named(names, name), number, face)
    first = next(seat for seat in range(state.seats) if state.left[seat] > 0)
    state.active = state.next_in(bids.seat_of(state.bids[-1])) if words.bids else first
    if words.active is not None:
        state.active = seat_named(names, words.active)
    if state.left[state.active] == 0:
        raise Mistake("liarsdice-mistake-out", name=names[state.active])
    if words.hands:
        push(state, ask(BID, state.active, 0))
    else:
        state.round -= 1
        push(state, run_later(NEW_ROUND, 0))
        STEPS.settle(state)
    return state


def _give_dice(state: LiarsDiceState, names: Sequence[str], words: LiarsDicePosition) -> None:
    state.left = vec[i64]([0] * len(names))
    if bool(words.hands) == bool(words.dice) or (words.bids and not words.hands):
        raise Mistake("liarsdice-mistake-hands")
    for name, number in (words.dice or {name: len(faces) for name, faces in words.hands.items()}).items():
        if not 1 <= number <= state.each:
            raise Mistake("liarsdice-mistake-dice", name=name, most=int(state.each))
        state.left[seat_named(names, name)] = number
    for name, faces in words.hands.items():
        if not all(1 <= face <= FACES for face in faces):
            raise Mistake("liarsdice-mistake-face", name=name)
        state.hands[seat_named(names, name)] = packed(faces)
    if sum(number > 0 for number in state.left) < 2:
        raise Mistake("liarsdice-mistake-hands")


def _bid(state: LiarsDiceState, seat: int, number: int, face: int) -> None:
    is_face = state.lowest_face() <= face <= FACES
    if not is_face or not 1 <= number <= state.total() or not bids.is_higher(number, face, state.bid()):
        raise Mistake("liarsdice-mistake-bid", number=number, face=face)
    state.bids = append(state.bids, bids.bid(seat, number, face))
