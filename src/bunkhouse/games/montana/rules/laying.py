"""Setting up: the map with its safeguards, the start tile, cattle, canteens, mountain tiles, first workers (MT-3)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.frames import argument_of, ask, ask_chance, kind_of, run_later
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, pop, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.layout import CELLS, DIRECTIONS, NONE, slot_of
from bunkhouse.games.montana.rules.loose import CANTEEN, CATTLE, GOLD, NEAR_START, also_near, near_of
from bunkhouse.games.montana.rules.recruiting import spin, spin_choices
from bunkhouse.games.montana.rules.sets import below, without
from bunkhouse.games.montana.rules.state import GOLD_RUSH, PLAYER_CHOOSES_START, START_ON_CATTLE, MontanaState
from bunkhouse.games.montana.rules.tables import FALLS_LAKE, LAKE, LAND, LOWLAND, SIDES

TRIES: Final[i64] = 50  # turns of the same tiles before others are drawn (MT-3.8)
LINE: Final[i64] = 4  # fields of the lines that a map must have


def begin_setup(state: MontanaState, seeded: int) -> None:
    """The frames of the set-up. A seeded map is drawn here, the same for all who use its number (MT-3.7)."""
    push(state, run_later(kinds.PLACE_PIECES, 0))
    push(state, ask_chance(kinds.START_PLAYER, 0))
    push(state, run_later(kinds.LAY_MAP, 0))
    if state.wished_side != SIDES:
        state.side = state.wished_side
        draw_tiles(state)
    else:
        push(state, ask_chance(kinds.SPECIAL_SIDE, 0))
    if seeded > 0:
        random = Random(f"montana map {seeded}")
        while kind_of(state.stack[len(state.stack) - 1]) != kinds.START_PLAYER:
            state.apply(CHANCE, state.sample_chance(random))


def draw_tiles(state: MontanaState) -> None:
    """Shuffle and draw a tile for every slot; the special side lies in the central one (MT-3.7, MT-15.2)."""
    state.tiles = below(state.tables.tiles)
    state.laid = vec[i64]()
    if state.side != NONE:
        state.laid = append(state.laid, state.tables.tiles + state.side)
    go_on_drawing(state)


def go_on_drawing(state: MontanaState) -> None:
    """Once every slot has its tile, they are turned."""
    if len(state.laid) < state.layout.slots:
        push(state, ask_chance(kinds.DRAW_TILE, len(state.laid)))
    else:
        push(state, ask_chance(kinds.TURN_TILE, 0))


class SpecialSide(Step[MontanaState]):
    """Chance: which of the four special sides is in play (MT-15.2)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64]()
        for side in range(SIDES):
            choices = append(choices, actions.act(actions.SIDE, side))
        return choices

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return repeated(1, SIDES)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        state.side = actions.argument_of(action)
        if state.listener is not None:
            report.side_drawn(state)
        draw_tiles(state)


class DrawTile(Step[MontanaState]):
    """Chance: a landscape tile for the next slot (MT-3.7)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=12)
        for tile in range(state.tables.tiles):
            if has(state.tiles, tile):
                choices = append(choices, actions.act(actions.TILE, tile))
        return choices

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return repeated(1, state.tables.tiles - len(state.laid) + (state.side != NONE))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        tile = actions.argument_of(action)
        state.tiles = without(state.tiles, tile)
        state.laid = append(state.laid, tile)
        go_on_drawing(state)


class TurnTile(Step[MontanaState]):
    """Chance: how far the tile of a slot is turned (MT-2.4, MT-3.7)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=6)
        for steps in range(DIRECTIONS):
            choices = append(choices, actions.act(actions.TURN, steps))
        return choices

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return repeated(1, DIRECTIONS)

    def sample(self, state: MontanaState, frame: i64, random: Random) -> i64:
        return actions.act(actions.TURN, random.below(DIRECTIONS))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        state.turns = append(state.turns, actions.argument_of(action))
        if len(state.turns) < state.layout.slots:
            push(state, ask_chance(kinds.TURN_TILE, len(state.turns)))


class LayMap(Step[MontanaState]):
    """Lay the tiles; a map that breaks a safeguard is turned anew, after fifty tries drawn anew (MT-3.8)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        lay_tiles(state)
        if is_good_map(state):
            if state.listener is not None:
                report.map_laid(state)
            return
        state.faces = vec[i64]()
        state.turns = vec[i64]()
        state.tries += 1
        push(state, run_later(kinds.LAY_MAP, 0))
        if state.tries % TRIES == 0:
            draw_tiles(state)
        else:
            push(state, ask_chance(kinds.TURN_TILE, 0))


def lay_tiles(state: MontanaState) -> None:
    """The face of every cell (MT-2.4)."""
    faces = vec[i64](capacity=state.layout.cells)
    for slot in range(state.layout.slots):
        first = state.laid[slot] * CELLS  # of the tile's faces
        faces = append(faces, first)
        for place in range(DIRECTIONS):
            faces = append(faces, first + 1 + (place - state.turns[slot] + DIRECTIONS) % DIRECTIONS)
    state.faces = faces
    state.towns = repeated(0, state.layout.cells)
    state.loose = repeated(0, state.layout.cells)


def is_field(state: MontanaState, cell: i64) -> bool:
    """A land hex that is not locked."""
    face = state.faces[cell]
    return state.tables.kind[face] == LAND and state.tables.locked[face] == 0


def fields_beside(state: MontanaState, cell: i64, outside: bool) -> i64:
    """How many fields touch the cell; by wish only those on other tiles."""
    number: i64 = 0
    for other in state.layout.beside[cell]:
        if is_field(state, other) and not (outside and slot_of(other) == slot_of(cell)):
            number += 1
    return number


def is_good_map(state: MontanaState) -> bool:
    """The safeguards (a) to (e) of MT-3.8."""
    for cell in range(state.layout.cells):
        kind = state.kind_at(cell)
        if kind in (FALLS_LAKE, LOWLAND) and fields_beside(state, cell, False) == 0:
            return False
        if state.tables.river_end[state.faces[cell]] != 0 and fields_beside(state, cell, True) == 0:
            return False
    if lines_of_four(state) < state.tables.min_lines or not hangs_together(state):
        return False
    return len(start_fields(state)) > 0


def hangs_together(state: MontanaState) -> bool:
    reached = repeated(0, state.layout.cells)
    todo = vec[i64]()
    fields: i64 = 0
    for cell in range(state.layout.cells):
        if is_field(state, cell):
            fields += 1
            if fields == 1:
                reached[cell] = 1
                todo = append(todo, cell)
    while len(todo) > 0:
        todo, at = pop(todo)
        fields -= 1
        for other in state.layout.beside[at]:
            if reached[other] == 0 and is_field(state, other):
                reached[other] = 1
                todo = append(todo, other)
    return fields == 0


def lines_of_four(state: MontanaState) -> i64:
    lines: i64 = 0
    neighbours = state.layout.neighbours
    for cell in range(state.layout.cells):
        for direction in range(DIRECTIONS // 2):
            at: i64 = cell
            length: i64 = 0
            while at != NONE and length < LINE and is_field(state, at):
                length += 1
                at = neighbours[at * DIRECTIONS + direction]
            if length == LINE:
                lines += 1
    return lines


def start_fields(state: MontanaState) -> vec[i64]:
    """Where the start tile may lie: cattle fields with enough fields around (MT-3.9, MT-3.12)."""
    cells = vec[i64]()
    for cell in range(state.layout.cells):
        if is_field(state, cell) and fields_beside(state, cell, False) >= state.tables.start_neighbours:
            if not state.has_rule(START_ON_CATTLE) or state.tables.has_cattle[state.faces[cell]] == 1:
                cells = append(cells, cell)
    return cells


class StartPlayer(Step[MontanaState]):
    """Chance: who begins (MT-3.1)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64]()
        for first in range(state.seats):
            choices = append(choices, actions.act(actions.FIRST, first))
        return choices

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return repeated(1, state.seats)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        state.start = actions.argument_of(action)
        state.active = state.start
        if state.listener is not None:
            report.start_player(state)
        if not state.has_rule(PLAYER_CHOOSES_START):
            push(state, ask_chance(kinds.START_FIELD, 0))
        elif len(start_fields(state)) > 1:
            push(state, ask(kinds.START_FIELD, state.start, 0))
        else:
            lay_start_tile(state, start_fields(state)[0])


class StartField(Step[MontanaState]):
    """Where the start tile lies: chance, or by option the start player (MT-3.9, MT-3.12)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=20)
        for cell in start_fields(state):
            choices = append(choices, actions.act(actions.START, state.layout.spots[cell]))
        return choices

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return repeated(1, len(start_fields(state)))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        lay_start_tile(state, state.layout.at_spot[actions.argument_of(action)])


def lay_start_tile(state: MontanaState, cell: i64) -> None:
    state.start_cell = cell
    if state.listener is not None:
        report.start_tile_laid(state)


class PlacePieces(Step[MontanaState]):
    """Cattle, canteens, mountain tiles, silver by seat, then the first spins (MT-3.5, MT-3.6, MT-3.10)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        place_pieces(state)
        for distance in range(state.seats):
            seat = (state.start + distance) % state.seats
            state.silver[seat] = state.tables.silver_by_seat[distance]
            if state.listener is not None:
                report.seated(state, seat)
        push(state, run_later(kinds.TURN, 0))
        left = state.seats * state.tables.spins
        while left > 0:  # the last spin first, so that the first one is on top of the stack
            left -= 1
            push(state, ask_chance(kinds.FIRST_SPIN, (state.start + left // state.tables.spins) % state.seats))


def place_pieces(state: MontanaState) -> None:
    """No cattle under the start tile: that piece goes to the box (MT-3.9); none on falls lakes (MT-15.6)."""
    gold = state.has_rule(GOLD_RUSH)
    for cell in range(state.layout.cells):
        face = state.faces[cell]
        if state.tables.has_cattle[face] == 1:
            state.cattle_supply -= 1
            if cell != state.start_cell:
                state.loose[cell] = CATTLE
        elif state.tables.kind[face] == LAKE:
            state.loose[cell] = CANTEEN
        elif gold and state.tables.has_gold[face] == 1:  # MT-17.1, MT-18.1
            state.loose[cell] = GOLD
    extend_frontier(state, state.start_cell, NEAR_START)


def extend_frontier(state: MontanaState, cell: i64, near: i64) -> None:
    """The fields beside this cell can be reached from now on (MT-7.2)."""
    for other in state.layout.beside[cell]:
        is_new = near_of(state.loose[other]) == 0
        state.loose[other] = also_near(state.loose[other], near)
        if is_new and state.towns[other] == 0 and other != state.start_cell and is_field(state, other):
            state.frontier = append(state.frontier, other)


class FirstSpin(Step[MontanaState]):
    """Chance: two spins for everybody at the start, without grain (MT-3.6)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return spin_choices(state)

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return repeated(1, len(spin_choices(state)))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        spin(state, argument_of(frame), actions.argument_of(action))
