"""Dealing anew what a seat cannot know: the faces of mountain tiles that others have seen (MT-12.2, MT-12.3).

Nothing else is hidden in a position: events and spins get their identity when chance draws them.
"""

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules.state import FACE_BITS, FACE_SHIFT, GOLD, GOLD_RUSH, SEEN_SHIFT, MontanaState


def redeal(state: MontanaState, seat: i64, random: Random) -> MontanaState:
    """All faces that the seat does not know go back among those that nobody has seen, and are drawn again."""
    other = state.clone()
    if not state.rules & GOLD_RUSH or len(state.loose) == 0:
        return other
    on_map = vec[i64]()
    in_hand = vec[i64]()
    for cell in range(len(other.loose)):
        loose = other.loose[cell]
        if loose & GOLD and loose & FACE_BITS and not knows(seat, loose >> SEEN_SHIFT & 15):
            on_map = append(on_map, cell)
            other.gold[(loose >> FACE_SHIFT & 15) - 1] += 1
    for place in range(len(other.held)):
        if not knows(seat, other.held[place] >> 7 & 15):
            in_hand = append(in_hand, place)
            other.gold[other.held[place] >> 3 & 15] += 1
    for cell in on_map:
        other.loose[cell] = other.loose[cell] & ~FACE_BITS | draw(other, random) + 1 << FACE_SHIFT
    for place in in_hand:
        other.held[place] = other.held[place] & ~(15 << 3) | draw(other, random) << 3
    return other


def knows(seat: i64, seen: i64) -> bool:
    return seat >= 0 and seen >> seat & 1 == 1


def draw(state: MontanaState, random: Random) -> i64:
    total: i64 = 0
    for copies in state.gold:
        total += copies
    tile = random.weighted(state.gold, total)
    state.gold[tile] -= 1
    return tile
