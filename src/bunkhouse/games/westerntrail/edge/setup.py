"""The table before anything happens (GW-4)."""

from mypy_extensions import i64

from bunkhouse.core.game import Options
from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import board, cards, railroad, tiles, trail
from bunkhouse.games.westerntrail.rules.data import COMPONENTS, Proportions
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
    clockwise,
    repeated,
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
    state = WesternTrailState(
        seats=seats,
        stack=vec[i64](),
        rules=rules_of(options),
        sides=0,
        turn=0,
        starter=NONE,
        active=0,
        placed=0,
        token=NONE,
        mode=OPEN,
        beside=NONE,
        chain=0,
        value=NONE,
        counted=0,
        following=clockwise(seats),
        bids=0,
        prizes=0,
        at=repeated(tiles.NO_TILE, trail.SPACES),
        piles=tiles.COPIES[:],
        foresight=repeated(NONE, 6),
        jobs=repeated(NONE, board.ROWS * board.MOST_COLUMNS),
        market=repeated(0, cards.CATTLE),
        market_deck=cards.MARKET_COPIES[:],
        objective_deck=cards.OBJECTIVE_COPIES[:],
        display=vec[i64](),
        masters=repeated(NONE, railroad.MASTERS),
        given=repeated(NONE, railroad.MASTERS),
        local=vec[i64](),
        gone=repeated(0, tiles.SUPPLIES),
        boxed=repeated(0, cards.CARDS),
        money=repeated(0, seats),
        herders=repeated(NONE, seats),
        engines=repeated(0, seats),
        cubes=repeated(0, seats),
        discs=repeated(board.ALL_DISCS, seats),
        stations=repeated(0, seats),
        unbuilt=repeated((1 << int(tiles.NUMBERS)) - 1, seats),
        won=repeated(0, seats),
        workers=repeated(1, seats * tiles.WORKERS),
        cities=repeated(0, seats * railroad.CITIES),
        hazards=repeated(0, seats * tiles.HAZARDS),
        teepees=repeated(0, seats * 2),
        area=repeated(0, seats * cards.GOALS),
        hands=repeated(0, seats * cards.CARDS),
        decks=vec[i64](first_deck * seats),
        discards=repeated(0, seats * cards.CARDS),
        tops=repeated(NONE, seats),
        seen=repeated(0, seats * cards.CARDS),
        secrets=repeated(0, seats * cards.OBJECTIVES),
    )
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
