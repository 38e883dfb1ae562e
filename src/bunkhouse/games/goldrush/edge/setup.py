"""The table before anything lies on it (GR-1.5, GR-2.2 to GR-2.4)."""

from mypy_extensions import i64, u8

from bunkhouse.core.game import Options
from bunkhouse.core.vecs import vec
from bunkhouse.games.goldrush.rules.positions import GRID_CELLS
from bunkhouse.games.goldrush.rules.state import CATEGORIES, COWBOYS, EMPTY, NONE, GoldRushState, repeated
from bunkhouse.games.goldrush.rules.tiles import FULL_BAG, NODE_COUNT, ORE_COPIES, ORE_COUNT, ORE_KINDS

FIRST_PLAYERS = ("random", "named_by_youngest", "host_chooses")  # by number: BY_CHANCE, BY_YOUNGEST, BY_HOST

EMPTY_GRID = vec[u8]([int(EMPTY)] * GRID_CELLS)
NO_NODES = vec[i64]([0] * NODE_COUNT)


def empty_table(seats: int, options: Options) -> GoldRushState:
    """Everything in the box put out; the setup is the same for any number of players (GR-2.6)."""
    return GoldRushState(
        seats=seats,
        stack=vec[i64](),
        without_farmers=options["no_farmers"] == "true",
        first_player=FIRST_PLAYERS.index(options["first_player"]),
        active=0,
        face=NONE,
        nodes=0,
        completed=False,
        ore_supply=ORE_COUNT,
        ore_boxed=0,
        grid=EMPTY_GRID[:],
        places=vec[i64](),
        tiles=vec[i64](),
        forks=vec[i64](),
        cities=vec[i64](),
        parent=NO_NODES[:],
        area=NO_NODES[:],
        bag=FULL_BAG[:],
        discards=vec[i64](),
        cowboys=vec[i64](),
        supply=repeated(COWBOYS, seats),
        tents=repeated(NONE, seats),
        tent_places=vec[i64](),
        tent_nodes=vec[i64](),
        ore=repeated(0, seats * ORE_KINDS),
        ore_left=ORE_COPIES[:],
        points=repeated(0, seats * CATEGORIES),
    )
