"""A position of Montana: flat ints.

What is packed into one has a module of its own: goods and workers (packs.py), sets of small numbers (sets.py), and the
entries of `towns`, `loose`, `held`, `contractors` in modules of those names.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.random import Random
from bunkhouse.core.state import State
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import vec
from bunkhouse.games.montana.rules.contractors import AT_HOME
from bunkhouse.games.montana.rules.layout import NONE, Layout
from bunkhouse.games.montana.rules.tables import ALL_SECTORS, Tables
from bunkhouse.games.montana.rules.towns import ALL_SPECIALS

# Options that are on or off, and modules
START_ON_CATTLE: Final[i64] = 1
PLAYER_CHOOSES_START: Final[i64] = 2
OWN_ADJACENCY: Final[i64] = 4
CANTEEN_CHAIN: Final[i64] = 8
THREE_SPECIALS: Final[i64] = 16
STACK_COUNTS_EACH: Final[i64] = 32
RIVER_ONCE: Final[i64] = 64
WHEEL_BAG: Final[i64] = 128
SPECIAL_SETTLEMENTS: Final[i64] = 256
EVENTS: Final[i64] = 512
GOLD_RUSH: Final[i64] = 1024

# The shortage rule (MT-10.2)
FORFEIT: Final[i64] = 0
SILVER: Final[i64] = 1
SUBSTITUTE: Final[i64] = 2


class MontanaState(State):
    tables: Tables  # never changes; shared with every clone
    layout: Layout
    rules: i64  # START_ON_CATTLE, …, GOLD_RUSH
    shortage: i64  # FORFEIT, SILVER or SUBSTITUTE
    wished_side: i64  # special side wished for, SIDES for a drawn one, or NONE
    side: i64  # special side in the central slot, or NONE
    tiles: i64  # the set of landscape tiles not drawn
    tries: i64  # vain tries to turn the tiles
    start_cell: i64  # the start tile, or NONE
    round: i64  # from 1; 0 during the set-up
    start: i64  # the start player
    active: i64  # whose turn it is
    extra: i64  # 1 in an extra turn
    ending: i64  # 1 once somebody has placed everything (MT-11.1)
    built: i64  # fields in this build action
    specials_used: i64  # special settlements placed in this turn
    water_taken: i64  # canteens taken in this turn
    offer_used: i64  # 1 if the event's offer was used in this turn
    river_paid: i64  # the set of ends of the river that have paid
    unlocked: i64  # 1 once the middle of Great Falls or Helena is open
    wheel_left: i64  # the set of sectors that may come up
    arrow: i64  # the sector at which the arrow points, or NONE
    event_left: i64  # the preview, or NONE
    event_right: i64  # the active event, or NONE
    supply: i64  # goods
    worker_supply: i64
    cattle_supply: i64
    goods: vec[i64]  # seat -> goods
    workers: vec[i64]  # seat -> workers
    silver: vec[i64]  # seat -> silver
    cattle: vec[i64]  # seat -> heads of cattle
    canteens: vec[i64]  # seat -> canteens
    regular: vec[i64]  # seat -> regular settlements left
    specials: vec[i64]  # seat -> the set of special settlements left
    placed: vec[i64]  # seat -> settlements on the map
    contractors: vec[i64]  # seat -> where its contractor stands
    bank: vec[i64]  # space -> workers
    large: vec[i64]  # space of an area -> workers
    small: vec[i64]  # space of an area -> workers
    laid: vec[i64]  # slot -> tile
    turns: vec[i64]  # slot -> how far the tile is turned
    faces: vec[i64]  # cell -> face
    towns: vec[i64]  # cell -> settlements, 0 for none
    loose: vec[i64]  # cell -> what lies there or is near
    frontier: vec[i64]  # unoccupied, open fields beside the start tile or a settlement (MT-7.2)
    deck: vec[i64]  # event card -> copies left in the deck
    removed: vec[i64]  # event card -> copies removed
    gold: vec[i64]  # kind of mountain tile -> copies that nobody has seen
    held: vec[i64]  # mountain tiles in front of the players, the oldest first

    def clone(self) -> MontanaState:
        other = MontanaState(self.seats, self.stack[:])
        other.tables = self.tables
        other.layout = self.layout
        other.rules = self.rules
        other.shortage = self.shortage
        other.wished_side = self.wished_side
        other.side = self.side
        other.tiles = self.tiles
        other.tries = self.tries
        other.start_cell = self.start_cell
        other.round = self.round
        other.start = self.start
        other.active = self.active
        other.extra = self.extra
        other.ending = self.ending
        other.built = self.built
        other.specials_used = self.specials_used
        other.water_taken = self.water_taken
        other.offer_used = self.offer_used
        other.river_paid = self.river_paid
        other.unlocked = self.unlocked
        other.wheel_left = self.wheel_left
        other.arrow = self.arrow
        other.event_left = self.event_left
        other.event_right = self.event_right
        other.supply = self.supply
        other.worker_supply = self.worker_supply
        other.cattle_supply = self.cattle_supply
        other.goods = self.goods[:]
        other.workers = self.workers[:]
        other.silver = self.silver[:]
        other.cattle = self.cattle[:]
        other.canteens = self.canteens[:]
        other.regular = self.regular[:]
        other.specials = self.specials[:]
        other.placed = self.placed[:]
        other.contractors = self.contractors[:]
        other.bank = self.bank[:]
        other.large = self.large[:]
        other.small = self.small[:]
        other.laid = self.laid[:]
        other.turns = self.turns[:]
        other.faces = self.faces[:]
        other.towns = self.towns[:]
        other.loose = self.loose[:]
        other.frontier = self.frontier[:]
        other.deck = self.deck[:]
        other.removed = self.removed[:]
        other.gold = self.gold[:]
        other.held = self.held[:]
        return other

    # The table

    def has_rule(self, option: i64) -> bool:
        return self.rules & option != 0

    def kind_at(self, cell: i64) -> i64:
        return self.tables.kind[self.faces[cell]]

    def active_event(self, kind: i64) -> bool:
        """Whether a card of this kind lies at the right (MT-16.4)."""
        return self.event_right >= 0 and self.tables.event_kind[self.event_right] == kind

    # The interface

    def legal_actions(self, seat: i64) -> vec[i64]:
        return STEPS.legal(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        STEPS.apply(self, seat, action)

    def chance_weights(self) -> vec[i64]:
        return STEPS.weights(self)

    def sample_chance(self, random: Random) -> i64:
        return STEPS.sample(self, random)

    def scores(self) -> vec[i64]:
        return self.placed[:]

    def ranking(self) -> vec[i64]:
        return STEPS.whole.ranking(self)

    def redeal(self, seat: i64, random: Random) -> MontanaState:
        return STEPS.whole.redeal(self, seat, random)


STEPS: Final = Steps[MontanaState]()
"""Filled by steps.py, which knows this module; so neither needs the other to be read first."""


def new_position(tables: Tables, seats: i64, rules: i64, shortage: i64, wished_side: i64) -> MontanaState:
    """Boards, settlements and stocks before the map is laid (MT-3.2 to MT-3.4)."""
    state = MontanaState(seats, vec[i64]())
    state.tables = tables
    state.layout = tables.layouts[seats]
    state.rules = rules
    specials: i64 = 0
    if state.has_rule(SPECIAL_SETTLEMENTS):
        specials = ALL_SPECIALS
    state.shortage = shortage
    state.wished_side = wished_side
    state.side = NONE
    state.tiles = 0
    state.tries = 0
    state.start_cell = NONE
    state.round = 0
    state.start = 0
    state.active = 0
    state.extra = 0
    state.ending = 0
    state.built = 0
    state.specials_used = 0
    state.water_taken = 0
    state.offer_used = 0
    state.river_paid = 0
    state.unlocked = 0
    state.wheel_left = ALL_SECTORS
    state.arrow = NONE
    state.event_left = NONE
    state.event_right = NONE
    state.supply = tables.supply[seats] - seats * tables.start_goods
    state.worker_supply = tables.workers
    state.cattle_supply = tables.cattle - seats * tables.start_cattle
    state.goods = repeated(tables.start_goods, seats)
    state.workers = repeated(0, seats)
    state.silver = repeated(0, seats)
    state.cattle = repeated(tables.start_cattle, seats)
    state.canteens = repeated(tables.start_canteens, seats)
    state.regular = repeated(tables.settlements[seats], seats)
    state.specials = repeated(specials, seats)
    state.placed = repeated(0, seats)
    state.contractors = repeated(AT_HOME, seats)
    state.bank = repeated(0, len(tables.bank_workers))
    state.large = repeated(0, len(tables.space_silver))
    state.small = repeated(0, len(tables.space_silver))
    state.laid = vec[i64]()
    state.turns = vec[i64]()
    state.faces = vec[i64]()
    state.towns = vec[i64]()
    state.loose = vec[i64]()
    state.frontier = vec[i64]()
    state.deck = tables.events[:]
    state.removed = repeated(0, len(tables.events))
    state.gold = tables.gold[:]
    state.held = vec[i64]()
    return state
