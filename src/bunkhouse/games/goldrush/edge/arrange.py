"""Positions set up in words, for scenarios: a cut-out of a table. Other tiles may be thought around it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from mypy_extensions import i64

from bunkhouse.core.frames import ask, ask_chance, run_later
from bunkhouse.core.game import Options
from bunkhouse.core.seats import has
from bunkhouse.core.steps import push
from bunkhouse.core.vecs import remove, vec
from bunkhouse.core.words import Mistake, bad_position, seat_named
from bunkhouse.games.goldrush.edge.choices import VALUES, face_named
from bunkhouse.games.goldrush.edge.setup import empty_table
from bunkhouse.games.goldrush.rules import actions, areas, kinds
from bunkhouse.games.goldrush.rules.laying import count_placements, lay, occupy_tent_place, signature
from bunkhouse.games.goldrush.rules.pieces import base_of_tile, cowboy_entry, tent_entry
from bunkhouse.games.goldrush.rules.positions import is_reachable, position
from bunkhouse.games.goldrush.rules.scoring import tell_cities
from bunkhouse.games.goldrush.rules.state import CATEGORIES, NONE, STEPS, TRACKS, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import FITTING_TURNS, ORE_KINDS, PART_NAMES, SIGNATURES


@dataclass(frozen=True, slots=True)
class Stand:
    seat: str
    at: str  # "x,y,part"


@dataclass(frozen=True, slots=True)
class Pile:
    at: str
    tokens: int


@dataclass(frozen=True, slots=True)
class GoldRushPosition:
    tiles: list[tuple[int, int, str, int]]  # x, y, face, turn, in the order of placing
    cowboys: list[Stand] = field(default_factory=list)
    tents: list[Stand] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)  # by any part of the mountain; otherwise as many as its nuggets
    ore: dict[str, list[int]] = field(default_factory=dict)  # seat -> values of the tokens taken
    points: dict[str, int] = field(default_factory=dict)  # seat -> points so far
    active: str | None = None  # the first seat, if not said
    hand: str | None = None  # the tile to be placed
    bag: list[str] | None = None  # the tiles still to come; otherwise all that do not lie on the table
    phase: Literal["draw", "act", "end"] = "draw"  # act: on the last of the tiles; end: final scoring


def arrange(names: Sequence[str], options: Options, words: GoldRushPosition) -> GoldRushState:
    state = empty_table(len(names), options)
    if not words.tiles:
        raise bad_position("there is no tile on the table")
    for row in words.tiles:
        _lay(state, row)
    _note_complete_tracks(state, words.phase == "act")
    for stand in words.cowboys:
        _put_cowboy(state, seat_named(names, stand.seat), stand.at)
    for stand in words.tents:
        _put_tent(state, seat_named(names, stand.seat), stand.at)
    for pile in words.piles:
        root = state.root(node_named(state, pile.at))
        if not 0 <= pile.tokens <= areas.nuggets(state.area[root]):
            raise bad_position(f"{pile.tokens} tokens cannot lie at {pile.at}")
        state.area[root] += areas.TOKEN * (pile.tokens - areas.pile(state.area[root]))
        state.ore_supply += areas.nuggets(state.area[root]) - pile.tokens
    for name, values in words.ore.items():
        _give_ore(state, seat_named(names, name), values)
    for name, points in words.points.items():
        state.points[seat_named(names, name) * CATEGORIES + TRACKS] = points
    state.active = seat_named(names, words.active or names[0])
    _fill_bag(state, words.bag)
    _open_decision(state, words)
    return state


def _face(name: str) -> int:
    try:
        return face_named(name)
    except ValueError:
        raise Mistake("goldrush-mistake-tile", tile=name) from None


def _lay(state: GoldRushState, row: tuple[int, int, str, int]) -> None:
    x, y, name, turn = row
    face = _face(name)
    if not is_reachable(x, y) or turn not in range(4):
        raise Mistake("goldrush-mistake-place", tile=name, x=x, y=y)
    if len(state.tiles) > 0:
        asked = signature(state, position(x, y))
        if asked in (0, NONE) or not has(FITTING_TURNS[face * SIGNATURES + asked], turn):
            raise Mistake("goldrush-mistake-place", tile=name, x=x, y=y)
    if face not in list(state.bag):
        raise Mistake("goldrush-mistake-tiles", tile=name)
    state.bag = remove(state.bag, face)
    lay(state, face, turn, position(x, y))


def _note_complete_tracks(state: GoldRushState, but_last_tile: bool) -> None:
    """Cities hear of the tracks that were complete before the scenario begins."""
    last = base_of_tile(state.last_tile()) if but_last_tile else state.nodes
    just_now = {state.root(node) for node in range(last, state.nodes)}
    for node in range(state.nodes):
        area = state.area[node]
        is_track = state.parent[node] == node and areas.kind(area) == areas.TRACK
        if is_track and areas.open_sides(area) == 0 and node not in just_now:
            tell_cities(state, node)


def node_named(state: GoldRushState, at: str) -> int:
    """The node of a part written as "x,y,part"."""
    try:
        x, y, part = at.split(",")
        tile = state.tile_at(position(int(x), int(y)))
        node = NONE if tile == NONE else state.node_of(tile, PART_NAMES.index(part))
    except ValueError:
        node = NONE
    if node == NONE:
        raise Mistake("goldrush-mistake-part", at=at)
    return node


def _put_cowboy(state: GoldRushState, seat: int, at: str) -> None:
    node = node_named(state, at)
    state.supply[seat] -= 1
    if state.supply[seat] < 0:
        raise Mistake("goldrush-mistake-cowboys", at=at)
    state.cowboys = vec[i64]([*state.cowboys, cowboy_entry(seat, node)])
    state.area[state.root(node)] += areas.COWBOY_OF_SEAT[seat]
    if ",m" in at:
        occupy_tent_place(state, _tent_action(at), node)


def _put_tent(state: GoldRushState, seat: int, at: str) -> None:
    node = node_named(state, at)
    if ",m" not in at:
        raise Mistake("goldrush-mistake-part", at=at)
    occupy_tent_place(state, _tent_action(at), node)
    state.tents[seat] = tent_entry(_tent_action(at), node)


def _tent_action(at: str) -> int:
    x, y, part = at.split(",")
    return actions.tent(position(int(x), int(y)), int(part[1:]) - 1)


def _give_ore(state: GoldRushState, seat: int, values: list[int]) -> None:
    for value in values:
        if value not in VALUES or state.ore_left[VALUES.index(value)] == 0:
            raise Mistake("goldrush-mistake-ore", value=value)
        state.ore_left[VALUES.index(value)] -= 1
        state.ore[seat * ORE_KINDS + VALUES.index(value)] += 1
        state.ore_supply -= 1


def _fill_bag(state: GoldRushState, names: list[str] | None) -> None:
    if names is not None:
        state.bag = vec[i64](sorted(_face(name) for name in names))


def _open_decision(state: GoldRushState, words: GoldRushPosition) -> None:
    if words.hand is not None:
        state.face = _face(words.hand)
        if state.face in list(state.bag):
            state.bag = remove(state.bag, state.face)
        if count_placements(state, state.face, 1) == 0:
            raise Mistake("goldrush-mistake-hand", tile=words.hand)
        push(state, ask(kinds.PLACE_TILE, state.active, 0))
    elif words.phase == "act":
        push(state, run_later(kinds.SCORE, 0))
        push(state, ask(kinds.ACT, state.active, 0))
    elif words.phase == "end":
        state.bag = vec[i64]()
        push(state, run_later(kinds.END_TURN, 0))
        STEPS.settle(state)
    else:
        push(state, ask_chance(kinds.DRAW_TILE, 0))
