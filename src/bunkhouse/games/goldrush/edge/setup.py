"""The table before anything lies on it (GR-1.5, GR-2.2 to GR-2.4)."""

from mypy_extensions import i64, u8

from bunkhouse.core.arrays import repeated
from bunkhouse.core.game import Options
from bunkhouse.core.vecs import vec
from bunkhouse.games.goldrush.rules.positions import GRID_CELLS
from bunkhouse.games.goldrush.rules.state import CATEGORIES, COWBOYS, EMPTY, NONE, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import FULL_BAG, NODE_COUNT, ORE_COPIES, ORE_COUNT, ORE_KINDS

FIRST_PLAYERS = ("random", "named_by_youngest", "host_chooses")  # by number: BY_CHANCE, BY_YOUNGEST, BY_HOST

EMPTY_GRID = vec[u8]([int(EMPTY)] * GRID_CELLS)
NO_NODES = vec[i64]([0] * NODE_COUNT)


def empty_table(seats: int, options: Options) -> GoldRushState:
    """Everything in the box put out; the setup is the same for any number of players (GR-2.6)."""
    state = GoldRushState(seats, vec[i64]())
    state.without_farmers = options["no_farmers"] == "true"
    state.first_player = FIRST_PLAYERS.index(options["first_player"])
    state.active = 0
    state.face = NONE
    state.nodes = 0
    state.completed = False
    state.ore_supply = ORE_COUNT
    state.ore_boxed = 0
    state.grid = EMPTY_GRID[:]
    state.places = vec[i64]()
    state.tiles = vec[i64]()
    state.forks = vec[i64]()
    state.cities = vec[i64]()
    state.parent = NO_NODES[:]
    state.area = NO_NODES[:]
    state.bag = FULL_BAG[:]
    state.discards = vec[i64]()
    state.cowboys = vec[i64]()
    state.supply = repeated(COWBOYS, seats)
    state.tents = repeated(NONE, seats)
    state.tent_places = vec[i64]()
    state.tent_nodes = vec[i64]()
    state.ore = repeated(0, seats * ORE_KINDS)
    state.ore_left = ORE_COPIES[:]
    state.points = repeated(0, seats * CATEGORIES)
    return state
