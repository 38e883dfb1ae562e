"""Dealing anew what a seat cannot know: the faces of mountain tiles that others have seen (MT-12.2, MT-12.3).

Nothing else is hidden in a position: events and spins get their identity when chance draws them.
"""

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.seats import has
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules.held import held_face, held_seen_by, with_held_face
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.loose import face_of, has_tile, seen_by, with_face
from bunkhouse.games.montana.rules.state import GOLD_RUSH, MontanaState


def redeal(state: MontanaState, seat: i64, random: Random) -> MontanaState:
    """All faces that the seat does not know go back among those that nobody has seen, and are drawn again."""
    other = state.clone()
    if not state.has_rule(GOLD_RUSH) or len(state.loose) == 0:
        return other
    on_map = vec[i64]()
    in_hand = vec[i64]()
    for cell in range(len(other.loose)):
        loose = other.loose[cell]
        if has_tile(loose) and face_of(loose) != NONE and not knows(seat, seen_by(loose)):
            on_map = append(on_map, cell)
            other.gold[face_of(loose)] += 1
    for place in range(len(other.held)):
        if not knows(seat, held_seen_by(other.held[place])):
            in_hand = append(in_hand, place)
            other.gold[held_face(other.held[place])] += 1
    for cell in on_map:
        other.loose[cell] = with_face(other.loose[cell], draw(other, random))
    for place in in_hand:
        other.held[place] = with_held_face(other.held[place], draw(other, random))
    return other


def knows(seat: i64, seen: i64) -> bool:
    """Whether who looks is among the seats that have seen it; chance and spectators have seen nothing."""
    return seat >= 0 and has(seen, seat)


def draw(state: MontanaState, random: Random) -> i64:
    total: i64 = 0
    for copies in state.gold:
        total += copies
    tile = random.weighted(state.gold, total)
    state.gold[tile] -= 1
    return tile
