"""What is asked, and why something is not offered: every refusal names its clause."""

from bunkhouse.core.frames import kind_of
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.words import Decision, Refusal
from bunkhouse.games.goldrush.edge.view import KIND_NAMES
from bunkhouse.games.goldrush.rules import actions, areas, kinds
from bunkhouse.games.goldrush.rules.laying import signature, tent_node
from bunkhouse.games.goldrush.rules.pieces import action_of_tent, base_of_tile, face_of_tile
from bunkhouse.games.goldrush.rules.positions import x_of, y_of
from bunkhouse.games.goldrush.rules.state import BY_YOUNGEST, NONE, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import (
    CODES,
    FACE_NAMES,
    FITTING_TURNS,
    PART_NAMES,
    PART_OFFSET,
    PRAIRIE_CODE,
    SIGNATURES,
    group_of,
)


def decision(state: GoldRushState, seat: int) -> Decision | None:
    if state.is_over() or state.to_act() == CHANCE or not has(state.pending(), seat):
        return None
    kind = kind_of(state.stack[len(state.stack) - 1])
    if kind == kinds.FIRST_PLAYER:
        asked = "first-youngest" if state.first_player == BY_YOUNGEST else "first-host"
        return Decision(asked, seat, "GR-2.5")
    if kind == kinds.PLACE_TILE:
        return Decision("place", seat, "GR-4.2", {"tile": FACE_NAMES[state.face]})
    return Decision("act", seat, "GR-3.3")


def why_not(state: GoldRushState, seat: int, action: int) -> Refusal | None:
    """The first rule, in the order in which a player would meet it, that the action breaks."""
    if action in list(state.legal_actions(seat)):
        return None
    kind = actions.kind_of(action)
    if state.is_over():
        return Refusal("game-over", "GR-10.1")
    if kind in (actions.DRAW, actions.ORE):
        return Refusal("chance", "GR-11.5")
    if state.to_act() != seat:
        return Refusal("not-your-turn", "GR-3.1")
    asked = kind_of(state.stack[len(state.stack) - 1])
    if kind == actions.PLACE and asked == kinds.PLACE_TILE:
        return _why_not_place(state, action)
    if kind == actions.COWBOY and asked == kinds.ACT:
        return _why_not_cowboy(state, seat, actions.code_of(action))
    if kind == actions.TENT and asked == kinds.ACT:
        return _why_not_tent(state, seat, action)
    if kind == actions.MINE and asked == kinds.ACT:
        return Refusal("no-tent" if state.tents[seat] == NONE else "no-ore", "GR-7.4")
    return Refusal("not-now", "GR-3.2")


def _why_not_place(state: GoldRushState, action: int) -> Refusal:
    position = actions.position_of(action)
    where: dict[str, int | str] = {"x": x_of(position), "y": y_of(position)}
    asked = signature(state, position)
    if asked == 0:
        return Refusal("no-neighbour", "GR-4.4", where)
    if asked == NONE:
        return Refusal("place-taken", "GR-4.7", where)
    if FITTING_TURNS[state.face * SIGNATURES + asked] == 0:
        return Refusal("sides-differ-any-turn", "GR-4.5", where)
    return Refusal("sides-differ", "GR-4.5", where)


def _why_not_cowboy(state: GoldRushState, seat: int, code: int) -> Refusal:
    entry = state.last_tile()
    part: dict[str, int | str] = {"part": PART_NAMES[code]}
    if PART_OFFSET[face_of_tile(entry) * CODES + code] < 0:
        return Refusal("no-such-part", "GR-5.3", part)
    if state.supply[seat] == 0:
        return Refusal("no-cowboy", "GR-5.9")
    if state.without_farmers and group_of(code) == PRAIRIE_CODE:
        return Refusal("no-farmers", "GR-12.1")
    area = state.area_at(base_of_tile(entry) + PART_OFFSET[face_of_tile(entry) * CODES + code])
    return Refusal("occupied", "GR-5.5", part | {"kind": KIND_NAMES[areas.kind(area)]})


def _why_not_tent(state: GoldRushState, seat: int, action: int) -> Refusal:
    node = tent_node(state, action)
    if node == NONE:
        return Refusal("tent-needs-mountain", "GR-6.2")
    if state.tents[seat] != NONE and action_of_tent(state.tents[seat]) == action:
        return Refusal("tent-stays", "GR-6.7")
    if areas.open_sides(state.area_at(node)) == 0:
        return Refusal("mountain-complete", "GR-6.3")
    return Refusal("tent-place-taken", "GR-6.4")
