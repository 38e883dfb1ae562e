"""The steps of a turn (GR-3): each class is one state of the rulebook's state machine."""

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.frames import argument_of, ask, ask_chance, run_later
from bunkhouse.core.random import Random
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, Whole, push
from bunkhouse.core.vecs import append, extend, remove, vec
from bunkhouse.games.goldrush.edge import report
from bunkhouse.games.goldrush.rules import actions, areas, kinds
from bunkhouse.games.goldrush.rules.hidden import redeal
from bunkhouse.games.goldrush.rules.laying import (
    count_placements,
    free_tent_place,
    lay,
    occupy_tent_place,
    placements,
    tent_node,
)
from bunkhouse.games.goldrush.rules.pieces import (
    action_of_tent,
    base_of_tile,
    cowboy_entry,
    face_of_tile,
    node_of_tent,
    position_of_tile,
    tent_entry,
)
from bunkhouse.games.goldrush.rules.scoring import (
    award_mountain,
    completed_mountains,
    score_cities,
    score_final,
    score_tracks,
)
from bunkhouse.games.goldrush.rules.state import NONE, STEPS, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import (
    CODES,
    MOUNTAIN_CODE,
    ORE_KINDS,
    ORE_VALUES,
    PART_CODE,
    PART_OFFSET,
    PARTS,
    PRAIRIE_CODE,
    group_of,
    number_in_group,
)


class FirstPlayer(Step[GoldRushState]):
    """Who begins: chance, the youngest or the host (GR-2.5, GR-12.2)."""

    def legal(self, state: GoldRushState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64]()
        for first in range(state.seats):
            choices = append(choices, actions.first(first))
        return choices

    def weights(self, state: GoldRushState, frame: i64) -> vec[i64]:
        return repeated(1, state.seats)

    def apply(self, state: GoldRushState, frame: i64, seat: i64, action: i64) -> None:
        state.active = actions.seat_of(action)
        if state.listener is not None:
            report.first_player(state, state.active)
        push(state, ask_chance(kinds.DRAW_TILE, 0))


class DrawTile(Step[GoldRushState]):
    """Draw a tile and show it; one that fits nowhere is discarded for another (GR-4.1, GR-4.3)."""

    def legal(self, state: GoldRushState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64]()
        last: i64 = NONE
        for face in state.bag:
            if face != last:
                choices = append(choices, actions.draw(face))
                last = face
        return choices

    def weights(self, state: GoldRushState, frame: i64) -> vec[i64]:
        counts = vec[i64]()
        last: i64 = NONE
        for face in state.bag:
            if face != last:
                counts = append(counts, 0)
                last = face
            counts[len(counts) - 1] += 1
        return counts

    def sample(self, state: GoldRushState, frame: i64, random: Random) -> i64:
        return actions.draw(state.bag[random.below(len(state.bag))])

    def apply(self, state: GoldRushState, frame: i64, seat: i64, action: i64) -> None:
        face = actions.face_of(action)
        state.bag = remove(state.bag, face)
        if state.listener is not None:
            report.tile_drawn(state, face)
        ways = count_placements(state, face, 2)
        if ways == 0:
            state.discards = append(state.discards, face)
            if state.listener is not None:
                report.tile_discarded(state, face)
            if len(state.bag) > 0:
                push(state, ask_chance(kinds.DRAW_TILE, 0))
            else:
                score_final(state)
            return
        state.face = face
        if ways == 1:  # nothing to choose, so nobody is asked
            place_tile(state, placements(state, face)[0], True)
        else:
            push(state, ask(kinds.PLACE_TILE, state.active, 0))


class PlaceTile(Step[GoldRushState]):
    """Place the tile where it continues its neighbours (GR-4.2, GR-4.4 to GR-4.6)."""

    def legal(self, state: GoldRushState, frame: i64, seat: i64) -> vec[i64]:
        return placements(state, state.face)

    def apply(self, state: GoldRushState, frame: i64, seat: i64, action: i64) -> None:
        place_tile(state, action, False)


def place_tile(state: GoldRushState, action: i64, forced: bool) -> None:
    supply = state.ore_supply
    lay(state, state.face, actions.turn_of(action), actions.position_of(action))
    state.face = NONE
    if state.listener is not None:
        report.tile_placed(state, supply - state.ore_supply, forced)
    push(state, run_later(kinds.SCORE, 0))
    if can_do_more_than_pass(state):
        push(state, ask(kinds.ACT, state.active, 0))


class Act(Step[GoldRushState]):
    """At most one of: a cowboy, the tent, an ore token (GR-3.3). So no mining in the turn of the tent (GR-7.6)."""

    def legal(self, state: GoldRushState, frame: i64, seat: i64) -> vec[i64]:
        choices = append(vec[i64](capacity=16), actions.PASS)
        if state.supply[seat] > 0:
            choices = extend(choices, cowboy_choices(state))
        if can_mine(state, seat):
            choices = append(choices, actions.MINE)
        return extend(choices, state.tent_places)

    def apply(self, state: GoldRushState, frame: i64, seat: i64, action: i64) -> None:
        kind = actions.kind_of(action)
        if kind == actions.COWBOY:
            place_cowboy(state, seat, actions.code_of(action))
        elif kind == actions.TENT:
            move_tent(state, seat, action)
        elif kind == actions.MINE:
            push(state, kinds.take_ore(state.root(node_of_tent(state.tents[seat])), seat))
        elif state.listener is not None:
            report.passed(state)


def can_do_more_than_pass(state: GoldRushState) -> bool:
    seat = state.active
    if len(state.tent_places) > 0 or can_mine(state, seat):
        return True
    return state.supply[seat] > 0 and len(cowboy_choices(state)) > 0


def can_mine(state: GoldRushState, seat: i64) -> bool:
    """The tent stands on a mountain with ore, complete or not, whoever owns it (GR-7.1 to GR-7.4, GR-7.7)."""
    tent = state.tents[seat]
    return tent != NONE and areas.pile(state.area_at(node_of_tent(tent))) > 0


def cowboy_choices(state: GoldRushState) -> vec[i64]:
    """The free parts of the tile just placed (GR-5.3 to GR-5.8, GR-5.11), completed or not (GR-8.18).

    In the game without farmers there are no prairies among them (GR-12.1)."""
    choices = vec[i64]()
    entry = state.last_tile()
    base = base_of_tile(entry)
    first = face_of_tile(entry) * CODES
    for offset in range(PARTS[face_of_tile(entry)]):
        if not areas.is_occupied(state.area_at(base + offset)):
            code = PART_CODE[first + offset]
            if not (state.without_farmers and group_of(code) == PRAIRIE_CODE):
                choices = append(choices, actions.cowboy(code))
    return choices


def place_cowboy(state: GoldRushState, seat: i64, code: i64) -> None:
    """One cowboy from the own supply (GR-5.1, GR-5.2); it stays until its area is scored (GR-5.10)."""
    entry = state.last_tile()
    node = base_of_tile(entry) + PART_OFFSET[face_of_tile(entry) * CODES + code]
    state.supply[seat] -= 1
    state.cowboys = append(state.cowboys, cowboy_entry(seat, node))
    state.area[state.root(node)] += areas.COWBOY_OF_SEAT[seat]
    if group_of(code) == MOUNTAIN_CODE:
        occupy_tent_place(state, actions.tent(position_of_tile(entry), number_in_group(code)), node)
    if state.listener is not None:
        report.cowboy_placed(state, node)


def move_tent(state: GoldRushState, seat: i64, action: i64) -> None:
    """From the supply or from where it stands (GR-6.1, GR-6.7, GR-6.9, GR-6.10), whoever else is there (GR-6.5).

    A tent adds nothing to the area: no majority, no points, no occupation (GR-6.8)."""
    old = state.tents[seat]
    node = tent_node(state, action)
    occupy_tent_place(state, action, node)
    state.tents[seat] = tent_entry(action, node)
    if old != NONE:
        free_tent_place(state, action_of_tent(old), node_of_tent(old))
    if state.listener is not None:
        report.tent_placed(state, node, old != NONE)


class TakeOre(Step[GoldRushState]):
    """The top token of a pile; nobody knew it before, only the taker knows it now (GR-7.1, GR-7.5, GR-8.9, GR-8.10).

    Tokens that nobody has taken are exchangeable, so it gets its value now (GR-11.5)."""

    def legal(self, state: GoldRushState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64]()
        for kind in range(ORE_KINDS):
            if state.ore_left[kind] > 0:
                choices = append(choices, actions.ore(kind))
        return choices

    def weights(self, state: GoldRushState, frame: i64) -> vec[i64]:
        counts = vec[i64]()
        for count in state.ore_left:
            if count > 0:
                counts = append(counts, count)
        return counts

    def apply(self, state: GoldRushState, frame: i64, seat: i64, action: i64) -> None:
        root = kinds.mountain_of(frame)
        taker = kinds.taker_of(frame)
        kind = actions.ore_of(action)
        state.area[root] -= areas.TOKEN
        state.ore_left[kind] -= 1
        state.ore[taker * ORE_KINDS + kind] += 1
        if state.listener is not None:
            report.ore_taken(state, taker, root, ORE_VALUES[kind])


class Score(Step[GoldRushState]):
    """What the tile has completed: tracks, then mountains, then cities (GR-8.1, GR-8.19)."""

    def run(self, state: GoldRushState, frame: i64) -> None:
        if not state.completed:
            end_turn(state)
            return
        push(state, run_later(kinds.END_TURN, 0))
        if score_tracks(state):
            push(state, run_later(kinds.SCORE_CITIES, 0))
        mountains = completed_mountains(state)
        at: i64 = len(mountains)
        while at > 0:
            at -= 1
            push(state, run_later(kinds.SCORE_MOUNTAIN, mountains[at]))


class ScoreMountain(Step[GoldRushState]):
    """The owners first take the ore in turns, from the active player or the next tied one on (GR-8.9 to GR-8.11)."""

    def run(self, state: GoldRushState, frame: i64) -> None:
        root = argument_of(frame)
        area = state.area[root]
        push(state, run_later(kinds.AWARD_MOUNTAIN, root))
        takers = vec[i64]()
        owners = areas.owners(area)
        for distance in range(state.seats):
            seat = (state.active + distance) % state.seats
            if has(owners, seat):
                takers = append(takers, seat)
        if len(takers) > 0:
            token = areas.pile(area)
            while token > 0:  # the last token first, so that the first one is on top of the stack
                token -= 1
                push(state, kinds.take_ore(root, takers[token % len(takers)]))


class AwardMountain(Step[GoldRushState]):
    def run(self, state: GoldRushState, frame: i64) -> None:
        award_mountain(state, argument_of(frame))


class ScoreCities(Step[GoldRushState]):
    def run(self, state: GoldRushState, frame: i64) -> None:
        score_cities(state)


class EndTurn(Step[GoldRushState]):
    def run(self, state: GoldRushState, frame: i64) -> None:
        end_turn(state)


def end_turn(state: GoldRushState) -> None:
    """The next player clockwise draws (GR-3.1), or the game ends after the last tile (GR-10.1)."""
    if len(state.bag) == 0:
        score_final(state)
        return
    state.active = (state.active + 1) % state.seats
    push(state, ask_chance(kinds.DRAW_TILE, 0))


class GoldRushWhole(Whole[GoldRushState]):
    def redeal(self, state: GoldRushState, seat: i64, random: Random) -> GoldRushState:
        return redeal(state, seat, random)


STEPS.whole = GoldRushWhole()
STEPS.add(kinds.FIRST_PLAYER, FirstPlayer())
STEPS.add(kinds.DRAW_TILE, DrawTile())
STEPS.add(kinds.PLACE_TILE, PlaceTile())
STEPS.add(kinds.ACT, Act())
STEPS.add(kinds.TAKE_ORE, TakeOre())
STEPS.add(kinds.SCORE, Score())
STEPS.add(kinds.SCORE_MOUNTAIN, ScoreMountain())
STEPS.add(kinds.AWARD_MOUNTAIN, AwardMountain())
STEPS.add(kinds.SCORE_CITIES, ScoreCities())
STEPS.add(kinds.END_TURN, EndTurn())
