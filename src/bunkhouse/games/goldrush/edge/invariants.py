"""What must hold in every position; asserted after every move in the slow checking mode."""

from bunkhouse.games.goldrush.rules import areas
from bunkhouse.games.goldrush.rules.pieces import (
    face_of_tile,
    node_of_cowboy,
    node_of_tent,
    position_of_place,
    position_of_tile,
    seat_of_cowboy,
    signature_of_place,
)
from bunkhouse.games.goldrush.rules.positions import CELL
from bunkhouse.games.goldrush.rules.state import COWBOYS, EMPTY, FIRST_PLACE, NONE, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import FULL_BAG, NUGGETS, ORE_COPIES, ORE_COUNT, ORE_KINDS


def check(state: GoldRushState) -> None:
    """Tiles, figures and ore tokens are conserved, and the lists kept on the side agree with the areas."""
    in_hand = state.face != NONE
    faces = sorted(
        [*state.bag, *state.discards, *(face_of_tile(entry) for entry in state.tiles), *([state.face] * in_hand)]
    )
    assert faces == list(FULL_BAG), "tiles lost (GR-1.1)"
    roots = [node for node in range(state.nodes) if state.root(node) == node]
    _check_ore(state, [root for root in roots if areas.kind(state.area[root]) == areas.MOUNTAIN])
    _check_figures(state, roots)
    _check_places(state)


def _check_ore(state: GoldRushState, roots: list[int]) -> None:
    piles = sum(areas.pile(state.area[root]) for root in roots)
    taken = sum(state.ore)
    assert piles + taken + state.ore_supply + state.ore_boxed == ORE_COUNT, "ore tokens lost (GR-1.6)"
    for kind in range(ORE_KINDS):
        seen = sum(state.ore[seat * ORE_KINDS + kind] for seat in range(state.seats))
        assert seen + state.ore_left[kind] == ORE_COPIES[kind], "an ore value was dealt too often (GR-1.6)"
    nuggets = sum(areas.nuggets(state.area[root]) for root in roots)
    assert nuggets == sum(NUGGETS[face_of_tile(entry)] for entry in state.tiles), "nugget symbols lost"


def _check_figures(state: GoldRushState, roots: list[int]) -> None:
    for seat in range(state.seats):
        standing = sum(seat_of_cowboy(entry) == seat for entry in state.cowboys)
        assert standing + state.supply[seat] == COWBOYS, "cowboys lost (GR-1.4)"
        counted = sum(areas.cowboys(state.area[root], seat) for root in roots)
        assert counted == standing, "an area counts other cowboys than stand on it"
    nodes = [node_of_cowboy(entry) for entry in state.cowboys]
    nodes += [node_of_tent(tent) for tent in state.tents if tent != NONE]
    mountains = [node for node in nodes if areas.kind(state.area_at(node)) == areas.MOUNTAIN]
    assert len(mountains) == len(set(mountains)), "two figures on one mountain part (GR-6.4)"


def _check_places(state: GoldRushState) -> None:
    for index, place in enumerate(state.places):
        assert state.grid[CELL[position_of_place(place)]] == FIRST_PLACE + index, "a place and the grid differ"
        assert signature_of_place(place) != 0, "a place without a neighbour (GR-4.4)"
    for number, entry in enumerate(state.tiles):
        assert state.grid[CELL[position_of_tile(entry)]] == number, "a tile and the grid differ"
    used = len(state.grid) - list(state.grid).count(int(EMPTY))
    assert used == len(state.tiles) + len(state.places), "the grid holds something else"
