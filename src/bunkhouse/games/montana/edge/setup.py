"""The table before anything happens (MT-3.1 to MT-3.5), and the options of Montana."""

from bunkhouse.core.game import Option, Options
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.names import SIDE_NAMES
from bunkhouse.games.montana.rules.state import (
    CANTEEN_CHAIN,
    EVENTS,
    GOLD_RUSH,
    OWN_ADJACENCY,
    PLAYER_CHOOSES_START,
    RIVER_ONCE,
    SPECIAL_SETTLEMENTS,
    STACK_COUNTS_EACH,
    START_ON_CATTLE,
    THREE_SPECIALS,
    WHEEL_BAG,
    MontanaState,
    new_position,
)
from bunkhouse.games.montana.rules.tables import SIDES, Tables

OFF_ON = ("false", "true")
SHORTAGES = ("forfeit", "silver", "substitute")  # by number: FORFEIT, SILVER, SUBSTITUTE
SPECIAL_TILES = ("none", "random", *SIDE_NAMES)
MAPS = ("random", "seed_1", "seed_2", "seed_3")
OPTIONS = (
    Option("special_settlements", OFF_ON, "MT-14.1"),
    Option("special_tile", SPECIAL_TILES, "MT-15.2"),
    Option("events", OFF_ON, "MT-16.1"),
    Option("gold_rush", OFF_ON, "MT-17.1"),
    Option("start_on_cattle", ("true", "false"), "MT-3.9"),
    Option("start_field", ("random", "start_player_chooses"), "MT-3.12"),
    Option("adjacency", ("any", "own"), "MT-7.2"),
    Option("shortage", SHORTAGES, "MT-10.2"),
    Option("canteen_chain", OFF_ON, "MT-9.4"),
    Option("max_per_turn", ("1", "3"), "MT-14.3"),
    Option("stack_counts_as", ("one", "each"), "MT-14.10"),
    Option("river_once", OFF_ON, "MT-15.4"),
    Option("wheel", ("uniform", "bag"), "MT-5.1"),
    Option("map", MAPS, "MT-3.7"),
)
# option -> the value that switches a rule on, and the rule
SWITCHES = {
    "special_settlements": ("true", SPECIAL_SETTLEMENTS),
    "events": ("true", EVENTS),
    "gold_rush": ("true", GOLD_RUSH),
    "start_on_cattle": ("true", START_ON_CATTLE),
    "start_field": ("start_player_chooses", PLAYER_CHOOSES_START),
    "adjacency": ("own", OWN_ADJACENCY),
    "canteen_chain": ("true", CANTEEN_CHAIN),
    "max_per_turn": ("3", THREE_SPECIALS),
    "stack_counts_as": ("each", STACK_COUNTS_EACH),
    "river_once": ("true", RIVER_ONCE),
    "wheel": ("bag", WHEEL_BAG),
}


def new_table(tables: Tables, seats: int, options: Options) -> MontanaState:
    """Boards, settlements and stocks; map, silver and workers follow once the start player is known."""
    rules = sum(int(rule) for name, (value, rule) in SWITCHES.items() if options[name] == value)
    wish = options["special_tile"]
    wished = {"none": int(NONE), "random": int(SIDES)}.get(wish)
    side = SIDE_NAMES.index(wish) if wished is None else wished
    return new_position(tables, seats, rules, SHORTAGES.index(options["shortage"]), side)
