"""The ways to finish the own turn, looked through by a beam."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.westerntrail_worth import stops_ahead, worth
from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.games.westerntrail import kinds
from bunkhouse.games.westerntrail.outlook import PENDING
from bunkhouse.games.westerntrail.state import WesternTrailState

WIDTH: Final = 4  # positions that are followed on for each first action
ALL_WIDTH: Final = 48  # and in all
DEEPEST: Final = 16  # own decisions in a row
THEN_DISCARD: Final[i64] = 1 << 16


class Node:
    """A position within the turn, and the action that the way to it began with."""

    def __init__(self, state: WesternTrailState, first: i64, value: float) -> None:
        self.state = state
        self.first = first
        self.value = value


def best_action(state: WesternTrailState, seat: i64, random: Random) -> i64:
    """The first action of the best way found to finish the turn."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    ahead = stops_ahead(state)
    best = legal[0]
    best_value = -1e18
    nodes = [Node(state, -1, 0.0)]
    for _ in range(DEEPEST):
        found: list[Node] = []
        for node in nodes:
            for action in node.state.legal_actions(seat):
                after = node.state.clone()
                after.apply(seat, action)
                finished = settle(after, seat, random)
                value = worth(after, seat, ahead)
                first = node.first
                if first < 0:
                    first = action
                if finished:
                    if value > best_value:
                        best_value = value
                        best = first
                else:
                    value += float(PENDING[kind_of(after.stack[-1])])
                    found.append(Node(after, first, value))
        if len(found) == 0:
            return best
        nodes = promising(found)
    for node in nodes:  # a turn of such length is judged where it stands
        if node.value > best_value:
            best_value = node.value
            best = node.first
    return best


def settle(state: WesternTrailState, seat: i64, random: Random) -> bool:
    """Lets chance answer until the seat is asked again; whether the turn is over. The cards drawn at its end are not
    turned up: what they may be is part of the worth."""
    while len(state.stack) > 0 and state.to_act() == CHANCE:
        frame = state.stack[-1]
        if kind_of(frame) == kinds.DRAW_CARD and argument_of(frame) & THEN_DISCARD == 0:
            return True
        state.apply(CHANCE, state.sample_chance(random))
    return len(state.stack) == 0 or state.to_act() != seat


def best_first(node: Node) -> float:
    return -node.value


def promising(found: list[Node]) -> list[Node]:
    """The best few of each first action; of positions that are worth the same, as after the same actions in another
    order, one only."""
    found.sort(key=best_first)
    kept: list[Node] = []
    taken: dict[int, int] = {}
    worths: dict[int, float] = {}
    for node in found:
        first = int(node.first)
        number = taken.get(first, 0)
        if number < WIDTH and (number == 0 or worths[first] != node.value):
            kept.append(node)
            taken[first] = number + 1
            worths[first] = node.value
            if len(kept) == ALL_WIDTH:
                break
    return kept
