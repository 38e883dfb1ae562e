"""A position of Gold Rush: flat ints, indexed by the small numbers of tiles.py, positions.py and areas.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from bunkhouse.core.random import Random
from bunkhouse.core.state import State
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.goldrush.rules.components import FIGURES
from bunkhouse.games.goldrush.rules.pieces import base_of_tile, face_of_tile
from bunkhouse.games.goldrush.rules.positions import CELL
from bunkhouse.games.goldrush.rules.tiles import CODES, ORE_KINDS, PART_OFFSET, TILE_COUNT

NONE: Final[i64] = -1
EMPTY: Final[i64] = 255  # in the grid: neither a tile nor a place beside one
FIRST_PLACE: Final[i64] = TILE_COUNT  # in the grid: tile numbers lie below, FIRST_PLACE + index of a place above

COWBOYS: Final[i64] = FIGURES.cowboys  # each player has for the tiles

# What points are for; the first three during the game, the others at its end.
TRACKS: Final[i64] = 0
MOUNTAINS: Final[i64] = 1
CITIES: Final[i64] = 2
LAST_MOUNTAINS: Final[i64] = 3
LAST_TRACKS: Final[i64] = 4
LAST_CITIES: Final[i64] = 5
FARMERS: Final[i64] = 6
GOLD: Final[i64] = 7
CATEGORIES: Final[i64] = 8
CATEGORY_NAMES: Final = [
    "tracks", "mountains", "cities", "last-mountains", "last-tracks", "last-cities", "farmers", "ore",
]  # fmt: skip

BY_CHANCE: Final[i64] = 0
BY_YOUNGEST: Final[i64] = 1
BY_HOST: Final[i64] = 2


class GoldRushState(State):
    without_farmers: bool
    first_player: i64  # how it is found: BY_CHANCE, BY_YOUNGEST, BY_HOST
    active: i64  # the seat whose turn it is
    face: i64  # of the tile drawn and not yet placed, or NONE
    nodes: i64  # how many parts lie on the table
    completed: bool  # whether the tile placed last has completed a track or a mountain
    ore_supply: i64  # tokens not yet laid
    ore_boxed: i64  # tokens removed at the end
    grid: vec[u8]  # cell -> tile number, FIRST_PLACE + index of a place, or EMPTY
    places: vec[i64]  # empty positions beside a tile (pieces.py)
    tiles: vec[i64]  # by number in order of placing (pieces.py)
    forks: vec[i64]  # numbers of the tiles with several rail parts
    cities: vec[i64]  # numbers of the tiles with a city
    parent: vec[i64]  # node -> an earlier node of its area; the root is the area's earliest part
    area: vec[i64]  # the packed area, valid at its root
    bag: vec[i64]  # the faces of the tiles still to be drawn, ascending
    discards: vec[i64]  # faces drawn that fitted nowhere
    cowboys: vec[i64]  # standing on the table (pieces.py)
    supply: vec[i64]  # seat -> cowboys at hand
    tents: vec[i64]  # seat -> its tent on the table (pieces.py), or NONE
    tent_places: vec[i64]  # tent actions on free parts of unfinished mountains
    tent_nodes: vec[i64]  # those parts, in the same order
    ore: vec[i64]  # seat * ORE_KINDS + kind -> tokens taken
    ore_left: vec[i64]  # kind -> tokens that nobody has taken
    points: vec[i64]  # seat * CATEGORIES + category

    def clone(self) -> GoldRushState:
        other = GoldRushState(self.seats, self.stack[:])
        other.without_farmers = self.without_farmers
        other.first_player = self.first_player
        other.active = self.active
        other.face = self.face
        other.nodes = self.nodes
        other.completed = self.completed
        other.ore_supply = self.ore_supply
        other.ore_boxed = self.ore_boxed
        other.grid = self.grid[:]
        other.places = self.places[:]
        other.tiles = self.tiles[:]
        other.forks = self.forks[:]
        other.cities = self.cities[:]
        other.parent = self.parent[:]
        other.area = self.area[:]
        other.bag = self.bag[:]
        other.discards = self.discards[:]
        other.cowboys = self.cowboys[:]
        other.supply = self.supply[:]
        other.tents = self.tents[:]
        other.tent_places = self.tent_places[:]
        other.tent_nodes = self.tent_nodes[:]
        other.ore = self.ore[:]
        other.ore_left = self.ore_left[:]
        other.points = self.points[:]
        return other

    # The drawing of the table

    def root(self, node: i64) -> i64:
        """The node that stands for the whole area."""
        parent = self.parent
        above = parent[node]
        while above != node:
            node = above
            above = parent[node]
        return node

    def area_at(self, node: i64) -> i64:
        return self.area[self.root(node)]

    def tile_at(self, position: i64) -> i64:
        """The number of the tile that lies there, or NONE."""
        here: i64 = int(self.grid[CELL[position]])
        if here >= FIRST_PLACE:
            return NONE
        return here

    def last_tile(self) -> i64:
        """The tile placed last."""
        return self.tiles[len(self.tiles) - 1]

    def node_of(self, tile: i64, code: i64) -> i64:
        """The node of a part of a tile on the table, or NONE if the tile has no such part."""
        entry = self.tiles[tile]
        offset = PART_OFFSET[face_of_tile(entry) * CODES + code]
        if offset < 0:
            return NONE
        return base_of_tile(entry) + offset

    def ore_taken(self, seat: i64) -> i64:
        taken: i64 = 0
        for kind in range(ORE_KINDS):
            taken += self.ore[seat * ORE_KINDS + kind]
        return taken

    # The interface

    def legal_actions(self, seat: i64) -> vec[i64]:
        return STEPS.legal(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        STEPS.apply(self, seat, action)

    def scores(self) -> vec[i64]:
        totals = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            total: i64 = 0
            for category in range(CATEGORIES):
                total += self.points[seat * CATEGORIES + category]
            totals = append(totals, total)
        return totals

    def chance_weights(self) -> vec[i64]:
        return STEPS.weights(self)

    def sample_chance(self, random: Random) -> i64:
        return STEPS.sample(self, random)

    def redeal(self, seat: i64, random: Random) -> GoldRushState:
        return STEPS.whole.redeal(self, seat, random)


STEPS: Final = Steps[GoldRushState]()
"""Filled by steps.py, which knows this module; so neither needs the other to be read first."""
