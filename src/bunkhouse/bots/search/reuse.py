"""Tree reuse: where in the tree of the last decision the present one is, if it is there at all."""
# Not compiled: once a decision.

from __future__ import annotations

from collections import deque

from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.search.search import Search
from bunkhouse.bots.search.tree import Node, mixed
from bunkhouse.core.seats import CHANCE, MASK_OF_SEAT, is_one
from bunkhouse.core.state import State

MOST_TRIED = 200  # positions that are compared with the present one
SELDOM = 2  # visits under which a branch is not worth finding


def find_again(last: Search, chosen: int, seen: Perspective) -> Node | None:
    """The node of the seat's present decision, below what it has chosen after its last search, or None.

    Positions are replayed along the tree and compared by what the seat sees; nothing else is known of what happened."""
    if last.seat != seen.seat or last.root.sides:
        return None
    closed = bool(last.style.closed)
    legal = seen.legal_actions()
    view: object = None
    own = last.state.clone()
    own.apply(last.seat, chosen)
    waiting: deque[tuple[State, Node]] = deque(_after_chance(own, last.root, chosen, closed))
    tried = 0
    while waiting and tried < MOST_TRIED:
        state, node = waiting.popleft()
        tried += 1
        pending = state.pending()
        if pending == MASK_OF_SEAT[seen.seat]:
            if list(state.legal_actions(seen.seat)) == legal and set(node.actions) <= set(legal):
                view = view or seen.view()
                if seen.game.view(state, seen.seat) == view:
                    return node
        elif is_one(pending):
            waiting.extend(_after(state, node, closed))
    return None


def _after(state: State, node: Node, closed: bool) -> list[tuple[State, Node]]:
    """The positions to which the choices looked at lead, the most visited first, with their nodes."""
    mover = state.to_act()
    legal = set(state.legal_actions(mover))
    found: list[tuple[State, Node]] = []
    for edge in sorted(range(len(node.actions)), key=lambda edge: -node.counts[edge]):
        action = node.actions[edge]
        if node.counts[edge] < SELDOM or action not in legal:
            continue
        after = state.clone()
        after.apply(mover, action)
        found += _after_chance(after, node, action, closed)
    return found


def _after_chance(state: State, node: Node, key: int, closed: bool) -> list[tuple[State, Node]]:
    """Through at most one act of chance; what follows several is hardly ever met again."""
    if state.to_act() != CHANCE:
        return [(state, node.following[key])] if key in node.following else []
    if not closed:
        return []
    found = []
    for outcome in state.legal_actions(CHANCE):
        following = node.following.get(mixed(key, outcome))
        if following is not None and following.visits >= SELDOM:
            after = state.clone()
            after.apply(CHANCE, outcome)
            if after.to_act() != CHANCE:
                found.append((after, following))
    return found
