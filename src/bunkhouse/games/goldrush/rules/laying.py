"""Laying a tile (GR-4): where it fits, and the incremental joining of areas."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, pop, remove, vec
from bunkhouse.games.goldrush.rules import actions, areas
from bunkhouse.games.goldrush.rules.actions import TURNING, TURNING_START
from bunkhouse.games.goldrush.rules.pieces import (
    asking_also,
    base_of_tile,
    face_of_tile,
    place_entry,
    position_of_place,
    signature_of_place,
    tile_entry,
    turned_face_of_tile,
)
from bunkhouse.games.goldrush.rules.positions import CELL, STEP
from bunkhouse.games.goldrush.rules.state import EMPTY, FIRST_PLACE, NONE, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import (
    ASKING,
    CITY_OFFSET,
    CODES,
    EDGE,
    FITTING_COUNT,
    FITTING_TURNS,
    HALF_PART,
    MOUNTAIN_CODE,
    MOUNTAIN_EDGE,
    MOUNTAINS,
    NEW_AREA,
    NUGGETS,
    PARTS,
    PRAIRIE_EDGE,
    RAIL_EDGE,
    RAILS,
    SIDE_COUNT,
    SIDE_PART,
    SIGNATURES,
    TURNS,
)

FACING: Final[vec[i64]] = vec[i64]([2, 3, 0, 1])  # the side of the neighbour that touches this side


def placements(state: GoldRushState, face: i64) -> vec[i64]:
    """Every legal pair of position and turn for the face, as actions (GR-4.4 to GR-4.6)."""
    found = vec[i64]()
    first = face * SIGNATURES
    for place in state.places:
        turns = FITTING_TURNS[first + signature_of_place(place)]
        if turns != 0:
            unturned = actions.place(position_of_place(place), 0)
            for at in range(TURNING_START[turns], TURNING_START[turns + 1]):
                found = append(found, unturned + TURNING[at])
    return found


def count_placements(state: GoldRushState, face: i64, enough: i64) -> i64:
    """How many placements the face has, counted only until there are enough."""
    count: i64 = 0
    first = face * SIGNATURES
    for place in state.places:
        ways = FITTING_COUNT[first + signature_of_place(place)]
        if ways != 0:
            count += ways
            if count >= enough:
                return count
    return count


def signature(state: GoldRushState, position: i64) -> i64:
    """What the neighbours of an empty place ask of a tile; 0 if it is not beside one, NONE if a tile lies there."""
    here: i64 = int(state.grid[CELL[position]])
    if here == EMPTY:
        return 0
    if here < FIRST_PLACE:
        return NONE
    return signature_of_place(state.places[here - FIRST_PLACE])


def lay(state: GoldRushState, face: i64, turn: i64, position: i64) -> None:
    """Put the tile down, join its parts with the neighbours', and lay its ore tokens (GR-4.7 to GR-4.12)."""
    number: i64 = len(state.tiles)
    base = state.nodes
    turned = face * TURNS + turn
    state.completed = False
    _take_place(state, position, number)
    state.tiles = append(state.tiles, tile_entry(position, turned, base))
    if CITY_OFFSET[face] >= 0:
        state.cities = append(state.cities, number)
    _add_parts(state, face, base)
    if RAILS[face] > 1:
        _add_fork(state, face, base, number)
    if NUGGETS[face] > 0:
        _lay_ore(state, face, base)
    grid = state.grid
    for side in range(SIDE_COUNT):
        near = position + STEP[side]
        there: i64 = int(grid[CELL[near]])
        if there < FIRST_PLACE:
            _join_side(state, base, turned, side, state.tiles[there])
        elif there == EMPTY:
            grid[CELL[near]] = int(FIRST_PLACE + len(state.places))
            state.places = append(state.places, place_entry(near, ASKING[turned * SIDE_COUNT + side]))
        else:
            place = state.places[there - FIRST_PLACE]
            state.places[there - FIRST_PLACE] = asking_also(place, ASKING[turned * SIDE_COUNT + side])
    if MOUNTAINS[face] > 0:
        _add_tent_places(state, face, base, position)


def _take_place(state: GoldRushState, position: i64, number: i64) -> None:
    """The position is no longer a free place; the last place in the list takes over its index."""
    grid = state.grid
    cell = CELL[position]
    here: i64 = int(grid[cell])
    grid[cell] = int(number)
    if here != EMPTY:
        state.places, last = pop(state.places)
        if position_of_place(last) != position:
            state.places[here - FIRST_PLACE] = last
            grid[CELL[position_of_place(last)]] = int(here)


def _add_parts(state: GoldRushState, face: i64, base: i64) -> None:
    parent = state.parent
    area = state.area
    for offset in range(PARTS[face]):
        parent[base + offset] = base + offset
        area[base + offset] = NEW_AREA[face * CODES + offset]
    state.nodes = base + PARTS[face]


def _add_fork(state: GoldRushState, face: i64, base: i64, number: i64) -> None:
    """The tile's rails are ends of several tracks, which may turn out to be one (GR-8.4, GR-8.5)."""
    state.forks = append(state.forks, number)
    for rail in range(RAILS[face]):
        state.area[base + rail] += number * areas.FORK_TILE


def _lay_ore(state: GoldRushState, face: i64, base: i64) -> None:
    """The new parts came with a token for each nugget (GR-4.8); take back what the supply lacks (GR-4.12)."""
    state.ore_supply -= NUGGETS[face]
    if state.ore_supply >= 0:
        return
    offset = RAILS[face] + MOUNTAINS[face] - 1
    while state.ore_supply < 0:
        if areas.pile(state.area[base + offset]) > 0:
            state.area[base + offset] -= areas.TOKEN
            state.ore_supply += 1
        else:
            offset -= 1


def _join_side(state: GoldRushState, base: i64, turned: i64, side: i64, neighbour: i64) -> None:
    """Continue the neighbour's parts across one side (GR-4.5)."""
    other_base = base_of_tile(neighbour)
    other_turned = turned_face_of_tile(neighbour)
    facing = FACING[side]
    mine = turned * SIDE_COUNT + side
    theirs = other_turned * SIDE_COUNT + facing
    edge = EDGE[mine]
    if edge != PRAIRIE_EDGE:
        _close(state, base + SIDE_PART[mine], other_base + SIDE_PART[theirs])
    if edge != MOUNTAIN_EDGE:
        _join_halves(state, base + HALF_PART[2 * mine], other_base + HALF_PART[2 * theirs + 1])
        if edge == RAIL_EDGE:
            _join_halves(state, base + HALF_PART[2 * mine + 1], other_base + HALF_PART[2 * theirs])


def _close(state: GoldRushState, mine: i64, theirs: i64) -> None:
    """Two rail or mountain parts meet: neither side is open any more, and they are one area (GR-1.8)."""
    mine = _root(state, mine)
    theirs = _root(state, theirs)
    state.area[mine] -= areas.OPEN
    state.area[theirs] -= areas.OPEN
    _join(state, mine, theirs)
    if areas.open_sides(state.area[min(mine, theirs)]) == 0:  # then no side of it can be open again
        state.completed = True


def _join_halves(state: GoldRushState, mine: i64, theirs: i64) -> None:
    """Two prairie parts meet."""
    _join(state, _root(state, mine), _root(state, theirs))


def _join(state: GoldRushState, one: i64, other: i64) -> None:
    """Make two roots one area; its cowboys are now all on it (GR-8.2, GR-9.4).

    The earlier part becomes the root, which is the order of GR-8.19 and GR-4.11."""
    if one == other:
        return
    if other < one:
        one, other = other, one
    area = state.area
    if areas.kind(area[one]) == areas.TRACK:
        area[one] -= areas.TILES * _shared_tiles(state, one, other)
    state.parent[other] = one
    area[one] = areas.joined(area[one], area[other])


def _shared_tiles(state: GoldRushState, one: i64, other: i64) -> i64:
    """How many tiles two tracks have in common: such a tile counts once (GR-8.5)."""
    mine = state.area[one]
    theirs = state.area[other]
    if areas.forks(mine) == 0 or areas.forks(theirs) == 0:
        return 0
    shared: i64 = 0
    if areas.forks(mine) == 1 and areas.forks(theirs) == 1:
        if areas.fork_tiles(mine) == areas.fork_tiles(theirs):
            shared = 1
        return shared
    for number in state.forks:
        entry = state.tiles[number]
        base = base_of_tile(entry)
        in_one = False
        in_other = False
        for rail in range(RAILS[face_of_tile(entry)]):
            root = state.root(base + rail)
            in_one = in_one or root == one
            in_other = in_other or root == other
        if in_one and in_other:
            shared += 1
    return shared


def _root(state: GoldRushState, node: i64) -> i64:
    """The root of a node's area, shortening the way for the next time.

    Only laying does so, never a question: then a position depends on its actions alone, not on who asked what."""
    parent = state.parent
    above = parent[node]
    while above != node:
        parent[node] = parent[above]
        node = above
        above = parent[node]
    return node


def _add_tent_places(state: GoldRushState, face: i64, base: i64, position: i64) -> None:
    """New mountain parts can take a tent, unless the tile has completed their mountain (GR-6.3, GR-6.6)."""
    first = base + RAILS[face]
    for number in range(MOUNTAINS[face]):
        root = state.root(first + number)
        if areas.open_sides(state.area[root]) > 0:
            state.tent_places = append(state.tent_places, actions.tent(position, number))
            state.tent_nodes = append(state.tent_nodes, first + number)
        else:
            _drop_tent_places(state, root)


def _drop_tent_places(state: GoldRushState, root: i64) -> None:
    """No tent goes to a complete mountain any more."""
    places = vec[i64]()
    nodes = vec[i64]()
    for index in range(len(state.tent_nodes)):
        node = state.tent_nodes[index]
        if state.root(node) != root:
            places = append(places, state.tent_places[index])
            nodes = append(nodes, node)
    state.tent_places = places
    state.tent_nodes = nodes


def tent_node(state: GoldRushState, action: i64) -> i64:
    """The mountain part that a tent action names, or NONE if there is none."""
    tile = state.tile_at(actions.position_of(action))
    if tile == NONE:
        return NONE
    return state.node_of(tile, MOUNTAIN_CODE + actions.mountain_of(action))


def free_tent_place(state: GoldRushState, action: i64, node: i64) -> None:
    """A tent leaves this part: it can take another one if its mountain is unfinished."""
    if areas.open_sides(state.area_at(node)) > 0:
        state.tent_places = append(state.tent_places, action)
        state.tent_nodes = append(state.tent_nodes, node)


def occupy_tent_place(state: GoldRushState, action: i64, node: i64) -> None:
    """A miner or a tent comes to this part (GR-6.4). It may be on a mountain that takes no tents anyway."""
    for place in state.tent_places:
        if place == action:
            state.tent_places = remove(state.tent_places, action)
            state.tent_nodes = remove(state.tent_nodes, node)
            return
