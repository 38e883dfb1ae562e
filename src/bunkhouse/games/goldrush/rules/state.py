"""A position of Gold Rush: flat ints, indexed by the small numbers of tiles.py, positions.py and areas.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from bunkhouse.core.random import Random
from bunkhouse.core.state import Data, State
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.goldrush.rules.positions import CELL
from bunkhouse.games.goldrush.rules.tiles import CODES, ORE_KINDS, PART_OFFSET, TILE_COUNT

if TYPE_CHECKING:
    from bunkhouse.core.words import Decision, Refusal, ScoreLine
    from bunkhouse.games.goldrush.edge.view import GoldRushView

NONE: Final[i64] = -1
EMPTY: Final[i64] = 255  # in the grid: neither a tile nor a place beside one
FIRST_PLACE: Final[i64] = TILE_COUNT  # in the grid: tile numbers lie below, FIRST_PLACE + index of a place above

COWBOYS: Final[i64] = 4  # each player has for the tiles; the fifth is the score marker (GR-1.4)

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
    def __init__(
        self,
        seats: i64,
        stack: vec[i64],
        without_farmers: bool,
        first_player: i64,
        active: i64,
        face: i64,
        nodes: i64,
        completed: bool,
        ore_supply: i64,
        ore_boxed: i64,
        grid: vec[u8],
        places: vec[i64],
        tiles: vec[i64],
        forks: vec[i64],
        cities: vec[i64],
        parent: vec[i64],
        area: vec[i64],
        bag: vec[i64],
        discards: vec[i64],
        cowboys: vec[i64],
        supply: vec[i64],
        tents: vec[i64],
        tent_places: vec[i64],
        tent_nodes: vec[i64],
        ore: vec[i64],
        ore_left: vec[i64],
        points: vec[i64],
    ) -> None:
        super().__init__(seats, stack)
        self.without_farmers = without_farmers
        self.first_player = first_player  # how it is found: BY_CHANCE, BY_YOUNGEST, BY_HOST
        self.active = active  # the seat whose turn it is
        self.face = face  # of the tile drawn and not yet placed, or NONE
        self.nodes = nodes  # how many parts lie on the table
        self.completed = completed  # whether the tile placed last has completed a track or a mountain
        self.ore_supply = ore_supply  # tokens not yet laid
        self.ore_boxed = ore_boxed  # tokens removed at the end
        self.grid = grid  # cell -> tile number, FIRST_PLACE + index of a place, or EMPTY
        self.places = places  # empty positions beside a tile: position << 8 | signature
        self.tiles = tiles  # by number in order of placing: position << 20 | turned face << 10 | first node
        self.forks = forks  # numbers of the tiles with several rail parts
        self.cities = cities  # numbers of the tiles with a city
        self.parent = parent  # node -> an earlier node of its area; the root is the area's earliest part
        self.area = area  # the packed area, valid at its root
        self.bag = bag  # the faces of the tiles still to be drawn, ascending
        self.discards = discards  # faces drawn that fitted nowhere
        self.cowboys = cowboys  # standing on the table: node << 3 | seat
        self.supply = supply  # seat -> cowboys at hand
        self.tents = tents  # seat -> tent's action << 10 | node, or NONE
        self.tent_places = tent_places  # tent actions on free parts of unfinished mountains
        self.tent_nodes = tent_nodes  # those parts, in the same order
        self.ore = ore  # seat * ORE_KINDS + kind -> tokens taken
        self.ore_left = ore_left  # kind -> tokens that nobody has taken
        self.points = points  # seat * CATEGORIES + category

    def clone(self) -> GoldRushState:
        return GoldRushState(
            self.seats,
            self.stack[:],
            self.without_farmers,
            self.first_player,
            self.active,
            self.face,
            self.nodes,
            self.completed,
            self.ore_supply,
            self.ore_boxed,
            self.grid[:],
            self.places[:],
            self.tiles[:],
            self.forks[:],
            self.cities[:],
            self.parent[:],
            self.area[:],
            self.bag[:],
            self.discards[:],
            self.cowboys[:],
            self.supply[:],
            self.tents[:],
            self.tent_places[:],
            self.tent_nodes[:],
            self.ore[:],
            self.ore_left[:],
            self.points[:],
        )

    def to_data(self) -> Data:
        facts: list[int] = [
            self.seats, int(self.without_farmers), self.first_player, self.active,
            self.face, self.nodes, int(self.completed), self.ore_supply, self.ore_boxed,
        ]  # fmt: skip
        return {
            "facts": facts,
            "stack": list(self.stack),
            "grid": list(self.grid),
            "places": list(self.places),
            "tiles": list(self.tiles),
            "forks": list(self.forks),
            "cities": list(self.cities),
            "parent": list(self.parent),
            "area": list(self.area),
            "bag": list(self.bag),
            "discards": list(self.discards),
            "cowboys": list(self.cowboys),
            "supply": list(self.supply),
            "tents": list(self.tents),
            "tent_places": list(self.tent_places),
            "tent_nodes": list(self.tent_nodes),
            "ore": list(self.ore),
            "ore_left": list(self.ore_left),
            "points": list(self.points),
        }

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

    def outlook(self, seat: i64) -> i64:
        return self.outlooks()[seat]

    def outlooks(self) -> vec[i64]:
        from bunkhouse.bots.experts.goldrush.evaluator import outlooks

        return outlooks(self)

    def features(self, seat: i64) -> vec[i64]:
        from bunkhouse.bots.experts.goldrush.evaluator import COUNT, features

        return features(self)[seat * COUNT : (seat + 1) * COUNT]

    def horizon(self) -> i64:
        return 1000 * len(self.bag) // TILE_COUNT

    def spread(self) -> i64:
        from bunkhouse.bots.experts.goldrush.evaluator import spread

        return spread(self)

    def redeal(self, seat: i64, random: Random) -> GoldRushState:
        from bunkhouse.games.goldrush.rules.hidden import redeal

        return redeal(self, seat, random)

    def breakdown(self) -> list[list[ScoreLine]]:
        from bunkhouse.games.goldrush.edge.view import breakdown

        return breakdown(self)

    def decision(self, seat: i64) -> Decision | None:
        from bunkhouse.games.goldrush.edge.reasons import decision

        return decision(self, seat)

    def view(self, seat: i64) -> GoldRushView:
        from bunkhouse.games.goldrush.edge.view import build

        return build(self, seat)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        from bunkhouse.games.goldrush.edge.reasons import why_not

        return why_not(self, seat, action)

    def check(self) -> None:
        from bunkhouse.games.goldrush.edge.invariants import check

        check(self)


STEPS: Final = Steps[GoldRushState]()
"""Filled by steps.py, which knows this module; so neither needs the other to be read first."""


def from_data(data: Data) -> GoldRushState:
    """The position that `to_data` wrote down."""
    facts = data["facts"]
    return GoldRushState(
        facts[0],
        vec[i64](data["stack"]),
        facts[1] == 1,
        facts[2],
        facts[3],
        facts[4],
        facts[5],
        facts[6] == 1,
        facts[7],
        facts[8],
        vec[u8](data["grid"]),
        vec[i64](data["places"]),
        vec[i64](data["tiles"]),
        vec[i64](data["forks"]),
        vec[i64](data["cities"]),
        vec[i64](data["parent"]),
        vec[i64](data["area"]),
        vec[i64](data["bag"]),
        vec[i64](data["discards"]),
        vec[i64](data["cowboys"]),
        vec[i64](data["supply"]),
        vec[i64](data["tents"]),
        vec[i64](data["tent_places"]),
        vec[i64](data["tent_nodes"]),
        vec[i64](data["ore"]),
        vec[i64](data["ore_left"]),
        vec[i64](data["points"]),
    )


def tile_entry(position: i64, turned_face: i64, base: i64) -> i64:
    return position << 20 | turned_face << 10 | base


def position_of_tile(entry: i64) -> i64:
    return entry >> 20


def turned_face_of_tile(entry: i64) -> i64:
    return entry >> 10 & 1023


def face_of_tile(entry: i64) -> i64:
    return entry >> 12 & 255


def base_of_tile(entry: i64) -> i64:
    return entry & 1023


def repeated(value: i64, count: i64) -> vec[i64]:
    items = vec[i64](capacity=count)
    for _ in range(count):
        items = append(items, value)
    return items
