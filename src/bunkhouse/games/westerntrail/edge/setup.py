"""The table before anything happens (GW-4)."""

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.game import Options
from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import board, cards, railroad, tiles, trail
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.masks import EMPTY, below
from bunkhouse.games.westerntrail.rules.order import clockwise
from bunkhouse.games.westerntrail.rules.rows import Proportions
from bunkhouse.games.westerntrail.rules.state import (
    ALL_A,
    BIDDING,
    CHOSEN_SIDES,
    CLOSED_DISCARDS,
    KANSAS_PLAY,
    LETTERS,
    MUST_ACT,
    NONE,
    OPEN,
    PROPORTIONS,
    WesternTrailState,
)

PRESETS = ("own", "standard", "first_game")
LAYOUTS = ("random", "letters")
SIDES = ("random", "all_a", "chosen")


def rules_of(options: Options) -> int:
    """The options as a mask; a preset stands for a layout and sides (GW-19.6)."""
    preset = options["preset"]
    layout, sides = options["neutral_layout"], options["building_sides"]
    if preset != "own":
        layout, sides = ("letters", "all_a") if preset == "first_game" else ("random", "random")
    chosen = {
        KANSAS_PLAY: options["objectives_in_kansas_city"] == "true",
        MUST_ACT: options["phase_b_pass"] == "false",
        CLOSED_DISCARDS: options["open_discards"] == "false",
        LETTERS: layout == "letters",
        ALL_A: sides == "all_a",
        CHOSEN_SIDES: sides == "chosen",
        BIDDING: options["seats_by_bidding"] == "true",
        PROPORTIONS: options["four_player_proportions"] == "true",
    }
    return sum(int(option) for option, is_on in chosen.items() if is_on)


def new_table(seats: int, options: Options) -> WesternTrailState:
    """Everything in its pile, nothing dealt yet: chance does the rest (GW-4.1 to GW-4.17)."""
    first_deck = list(cards.OWN_COPIES) + [0] * int(cards.OBJECTIVES)
    state = WesternTrailState(seats, vec[i64]())
    state.rules = rules_of(options)
    state.sides = EMPTY
    state.turn = 0
    state.starter = NONE
    state.active = 0
    state.placed = 0
    state.token = NONE
    state.mode = OPEN
    state.beside = NONE
    state.chain = EMPTY
    state.value = NONE
    state.counted = 0
    state.following = clockwise(seats)
    state.bids = 0
    state.prizes = 0
    state.at = repeated(tiles.NO_TILE, trail.SPACES)
    state.piles = tiles.COPIES[:]
    state.foresight = repeated(NONE, 6)
    state.jobs = repeated(NONE, board.ROWS * board.MOST_COLUMNS)
    state.market = repeated(0, cards.CATTLE)
    state.market_deck = cards.MARKET_COPIES[:]
    state.objective_deck = cards.OBJECTIVE_COPIES[:]
    state.display = vec[i64]()
    state.masters = repeated(NONE, railroad.MASTERS)
    state.given = repeated(NONE, railroad.MASTERS)
    state.local = vec[i64]()
    state.gone = repeated(0, tiles.SUPPLIES)
    state.boxed = repeated(0, cards.CARDS)
    state.money = repeated(0, seats)
    state.herders = repeated(NONE, seats)
    state.engines = repeated(0, seats)
    state.cubes = repeated(0, seats)
    state.discs = repeated(board.ALL_DISCS, seats)
    state.stations = repeated(EMPTY, seats)
    state.unbuilt = repeated(below(tiles.NUMBERS), seats)
    state.won = repeated(EMPTY, seats)
    state.workers = repeated(1, seats * tiles.WORKERS)
    state.cities = repeated(0, seats * railroad.CITIES)
    state.hazards = repeated(0, seats * tiles.HAZARDS)
    state.teepees = repeated(0, seats * 2)
    state.area = repeated(0, seats * cards.GOALS)
    state.hands = repeated(0, seats * cards.CARDS)
    state.decks = vec[i64](first_deck * seats)
    state.discards = repeated(0, seats * cards.CARDS)
    state.tops = repeated(NONE, seats)
    state.seen = repeated(0, seats * cards.CARDS)
    state.secrets = repeated(0, seats * cards.OBJECTIVES)
    if state.has_rule(PROPORTIONS) and seats in COMPONENTS.proportions:
        leave_out(state, COMPONENTS.proportions[seats])
    return state


def leave_out(state: WesternTrailState, less: Proportions) -> None:
    """Tiles and cards that everybody knows to be out of the game, so that the rest is as with four (GW-19.7e)."""
    for pile, row in enumerate(less.piles):
        for name, number in row.items():
            kind = tiles.SUPPLY_NAMES.index(name)
            state.piles[pile * tiles.SUPPLIES + kind] -= number
            state.gone[kind] += number
    for name, number in less.market.items():
        kind = cards.CARD_NAMES.index(name)
        state.market_deck[kind] -= number
        state.boxed[kind] += number
