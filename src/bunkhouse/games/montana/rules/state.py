"""A position of Montana: flat ints; goods and workers are packed counts (packs.py), the map is cells (tables.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.state import Data, State
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules.tables import NONE, Layout, Tables

if TYPE_CHECKING:
    from bunkhouse.core.words import Decision, Refusal, ScoreLine
    from bunkhouse.games.montana.edge.view import MontanaView

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

# Kinds of settlement
REGULAR: Final[i64] = 0
MARKET: Final[i64] = 1
GATE: Final[i64] = 2
WATCHTOWER: Final[i64] = 3
ALL_SPECIALS: Final[i64] = 14  # bits of market, gate and watchtower

# A town: owner + 1 | number << 3 | kinds, two bits each, the lowest first, << 6
TOWN_NUMBER: Final[i64] = 8
TOWN_KINDS: Final[i64] = 6

# What lies on a cell or is near it
CATTLE: Final[i64] = 1
CANTEEN: Final[i64] = 2
GOLD: Final[i64] = 4  # a mountain tile, face down
FACE_SHIFT: Final[i64] = 3  # four bits: its face + 1, or 0 as long as nobody has seen it
FACE_BITS: Final[i64] = 15 << 3
SEEN_SHIFT: Final[i64] = 7  # four bits: the seats that know its face
SEEN_BITS: Final[i64] = 15 << 7
TOUCHED: Final[i64] = 1 << 11  # a mountain beside a field built on in this turn (MT-17.3)
NEAR_SHIFT: Final[i64] = 12  # four bits: the seats with a settlement beside it
NEAR_START: Final[i64] = 1 << 16  # beside the start tile, or opened to all (MT-15.6)
NEAR_BITS: Final[i64] = 31 << 12

# A mountain tile in front of a player: seat | face << 3 | seats that know it << 7 | HELD_FRESH
HELD_FRESH: Final[i64] = 1 << 11  # taken in this turn (MT-17.6)

# A contractor: row | column << 3, or
AT_HOME: Final[i64] = -1
IN_STORE: Final[i64] = -2  # passed (MT-6.3.6)


class MontanaState(State):
    def __init__(
        self,
        seats: i64,
        stack: vec[i64],
        tables: Tables,
        layout: Layout,
        rules: i64,
        shortage: i64,
        wished_side: i64,
        side: i64,
        tiles: i64,
        tries: i64,
        start_cell: i64,
        round: i64,
        start: i64,
        active: i64,
        extra: i64,
        ending: i64,
        built: i64,
        specials_used: i64,
        water_taken: i64,
        offer_used: i64,
        river_paid: i64,
        unlocked: i64,
        wheel_left: i64,
        arrow: i64,
        event_left: i64,
        event_right: i64,
        supply: i64,
        worker_supply: i64,
        cattle_supply: i64,
        goods: vec[i64],
        workers: vec[i64],
        silver: vec[i64],
        cattle: vec[i64],
        canteens: vec[i64],
        regular: vec[i64],
        specials: vec[i64],
        placed: vec[i64],
        contractors: vec[i64],
        bank: vec[i64],
        large: vec[i64],
        small: vec[i64],
        laid: vec[i64],
        turns: vec[i64],
        faces: vec[i64],
        towns: vec[i64],
        loose: vec[i64],
        frontier: vec[i64],
        deck: vec[i64],
        removed: vec[i64],
        gold: vec[i64],
        held: vec[i64],
    ) -> None:
        super().__init__(seats, stack)
        self.tables = tables  # never changes; shared with every clone
        self.layout = layout
        self.rules = rules  # START_ON_CATTLE, …, GOLD_RUSH
        self.shortage = shortage  # FORFEIT, SILVER or SUBSTITUTE
        self.wished_side = wished_side  # special side wished for, SIDES for a drawn one, or NONE
        self.side = side  # special side in the central slot, or NONE
        self.tiles = tiles  # landscape tiles not drawn, as a mask
        self.tries = tries  # vain tries to turn the tiles
        self.start_cell = start_cell  # the start tile, or NONE
        self.round = round  # from 1; 0 during the set-up
        self.start = start  # the start player
        self.active = active  # whose turn it is
        self.extra = extra  # 1 in an extra turn
        self.ending = ending  # 1 once somebody has placed everything (MT-11.1)
        self.built = built  # fields in this build action
        self.specials_used = specials_used  # special settlements placed in this turn
        self.water_taken = water_taken  # canteens taken in this turn
        self.offer_used = offer_used  # 1 if the event's offer was used in this turn
        self.river_paid = river_paid  # ends of the river that have paid, as a mask
        self.unlocked = unlocked  # 1 once the middle of Great Falls or Helena is open
        self.wheel_left = wheel_left  # sectors that may come up, as a mask
        self.arrow = arrow  # the sector at which the arrow points, or NONE
        self.event_left = event_left  # the preview, or NONE
        self.event_right = event_right  # the active event, or NONE
        self.supply = supply  # goods
        self.worker_supply = worker_supply
        self.cattle_supply = cattle_supply
        self.goods = goods  # seat -> goods
        self.workers = workers  # seat -> workers
        self.silver = silver  # seat -> silver
        self.cattle = cattle  # seat -> heads of cattle
        self.canteens = canteens  # seat -> canteens
        self.regular = regular  # seat -> regular settlements left
        self.specials = specials  # seat -> bits of the special settlements left
        self.placed = placed  # seat -> settlements on the map
        self.contractors = contractors  # seat -> place in the auction
        self.bank = bank  # space -> workers
        self.large = large  # area * 3 + space -> workers
        self.small = small  # area * 3 + space -> workers
        self.laid = laid  # slot -> tile
        self.turns = turns  # slot -> how far the tile is turned
        self.faces = faces  # cell -> face
        self.towns = towns  # cell -> settlements, 0 for none
        self.loose = loose  # cell -> what lies there or is near
        self.frontier = frontier  # unoccupied, open fields beside the start tile or a settlement (MT-7.2)
        self.deck = deck  # event card -> copies left in the deck
        self.removed = removed  # event card -> copies removed
        self.gold = gold  # kind of mountain tile -> copies that nobody has seen
        self.held = held  # mountain tiles in front of the players, the oldest first

    def clone(self) -> MontanaState:
        return MontanaState(
            self.seats,
            self.stack[:],
            self.tables,
            self.layout,
            self.rules,
            self.shortage,
            self.wished_side,
            self.side,
            self.tiles,
            self.tries,
            self.start_cell,
            self.round,
            self.start,
            self.active,
            self.extra,
            self.ending,
            self.built,
            self.specials_used,
            self.water_taken,
            self.offer_used,
            self.river_paid,
            self.unlocked,
            self.wheel_left,
            self.arrow,
            self.event_left,
            self.event_right,
            self.supply,
            self.worker_supply,
            self.cattle_supply,
            self.goods[:],
            self.workers[:],
            self.silver[:],
            self.cattle[:],
            self.canteens[:],
            self.regular[:],
            self.specials[:],
            self.placed[:],
            self.contractors[:],
            self.bank[:],
            self.large[:],
            self.small[:],
            self.laid[:],
            self.turns[:],
            self.faces[:],
            self.towns[:],
            self.loose[:],
            self.frontier[:],
            self.deck[:],
            self.removed[:],
            self.gold[:],
            self.held[:],
        )

    def to_data(self) -> Data:
        facts: list[int] = [
            self.seats,
            self.rules, self.shortage, self.wished_side, self.side, self.tiles, self.tries, self.start_cell, self.round,
            self.start, self.active, self.extra, self.ending, self.built, self.specials_used,
            self.water_taken, self.offer_used, self.river_paid, self.unlocked, self.wheel_left, self.arrow,
            self.event_left, self.event_right, self.supply, self.worker_supply, self.cattle_supply,
        ]  # fmt: skip
        return {
            "facts": facts,
            "stack": list(self.stack),
            "goods": list(self.goods),
            "workers": list(self.workers),
            "silver": list(self.silver),
            "cattle": list(self.cattle),
            "canteens": list(self.canteens),
            "regular": list(self.regular),
            "specials": list(self.specials),
            "placed": list(self.placed),
            "contractors": list(self.contractors),
            "bank": list(self.bank),
            "large": list(self.large),
            "small": list(self.small),
            "laid": list(self.laid),
            "turns": list(self.turns),
            "faces": list(self.faces),
            "towns": list(self.towns),
            "loose": list(self.loose),
            "frontier": list(self.frontier),
            "deck": list(self.deck),
            "removed": list(self.removed),
            "gold": list(self.gold),
            "held": list(self.held),
        }

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
        from bunkhouse.games.montana.rules.scoring import ranking

        return ranking(self)

    def outlook(self, seat: i64) -> i64:
        return self.outlooks()[seat]

    def outlooks(self) -> vec[i64]:
        from bunkhouse.bots.experts.montana.evaluator import outlooks

        return outlooks(self)

    def features(self, seat: i64) -> vec[i64]:
        from bunkhouse.bots.experts.montana.evaluator import COUNT, features

        return features(self)[seat * COUNT : (seat + 1) * COUNT]

    def horizon(self) -> i64:
        from bunkhouse.bots.experts.montana.evaluator import horizon

        return horizon(self)

    def spread(self) -> i64:
        from bunkhouse.bots.experts.montana.evaluator import spread

        return spread(self)

    def redeal(self, seat: i64, random: Random) -> MontanaState:
        from bunkhouse.games.montana.rules.hidden import redeal

        return redeal(self, seat, random)

    def breakdown(self) -> list[list[ScoreLine]]:
        from bunkhouse.games.montana.edge.view import breakdown

        return breakdown(self)

    def decision(self, seat: i64) -> Decision | None:
        from bunkhouse.games.montana.edge.reasons import decision

        return decision(self, seat)

    def view(self, seat: i64) -> MontanaView:
        from bunkhouse.games.montana.edge.view import build

        return build(self, seat)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        from bunkhouse.games.montana.edge.reasons import why_not

        return why_not(self, seat, action)

    def check(self) -> None:
        from bunkhouse.games.montana.edge.invariants import check

        check(self)


STEPS: Final = Steps[MontanaState]()
"""Filled by steps.py, which knows this module; so neither needs the other to be read first."""


def new_position(tables: Tables, seats: i64, rules: i64, shortage: i64, wished_side: i64) -> MontanaState:
    """Boards, settlements and stocks before the map is laid (MT-3.2 to MT-3.4)."""
    specials: i64 = 0
    if rules & SPECIAL_SETTLEMENTS:
        specials = ALL_SPECIALS
    return MontanaState(
        seats=seats,
        stack=vec[i64](),
        tables=tables,
        layout=tables.layouts[seats],
        rules=rules,
        shortage=shortage,
        wished_side=wished_side,
        side=NONE,
        tiles=0,
        tries=0,
        start_cell=NONE,
        round=0,
        start=0,
        active=0,
        extra=0,
        ending=0,
        built=0,
        specials_used=0,
        water_taken=0,
        offer_used=0,
        river_paid=0,
        unlocked=0,
        wheel_left=255,
        arrow=NONE,
        event_left=NONE,
        event_right=NONE,
        supply=tables.supply[seats] - seats * tables.start_goods,
        worker_supply=tables.workers,
        cattle_supply=tables.cattle - seats * tables.start_cattle,
        goods=repeated(tables.start_goods, seats),
        workers=repeated(0, seats),
        silver=repeated(0, seats),
        cattle=repeated(tables.start_cattle, seats),
        canteens=repeated(tables.start_canteens, seats),
        regular=repeated(tables.settlements[seats], seats),
        specials=repeated(specials, seats),
        placed=repeated(0, seats),
        contractors=repeated(AT_HOME, seats),
        bank=repeated(0, len(tables.bank_workers)),
        large=repeated(0, len(tables.space_silver)),
        small=repeated(0, len(tables.space_silver)),
        laid=vec[i64](),
        turns=vec[i64](),
        faces=vec[i64](),
        towns=vec[i64](),
        loose=vec[i64](),
        frontier=vec[i64](),
        deck=tables.events[:],
        removed=repeated(0, len(tables.events)),
        gold=tables.gold[:],
        held=vec[i64](),
    )


def from_data(data: Data, tables: Tables) -> MontanaState:
    """The position that `to_data` wrote down."""
    facts = data["facts"]
    return MontanaState(
        facts[0],
        vec[i64](data["stack"]),
        tables,
        tables.layouts[facts[0]],
        facts[1],
        facts[2],
        facts[3],
        facts[4],
        facts[5],
        facts[6],
        facts[7],
        facts[8],
        facts[9],
        facts[10],
        facts[11],
        facts[12],
        facts[13],
        facts[14],
        facts[15],
        facts[16],
        facts[17],
        facts[18],
        facts[19],
        facts[20],
        facts[21],
        facts[22],
        facts[23],
        facts[24],
        facts[25],
        vec[i64](data["goods"]),
        vec[i64](data["workers"]),
        vec[i64](data["silver"]),
        vec[i64](data["cattle"]),
        vec[i64](data["canteens"]),
        vec[i64](data["regular"]),
        vec[i64](data["specials"]),
        vec[i64](data["placed"]),
        vec[i64](data["contractors"]),
        vec[i64](data["bank"]),
        vec[i64](data["large"]),
        vec[i64](data["small"]),
        vec[i64](data["laid"]),
        vec[i64](data["turns"]),
        vec[i64](data["faces"]),
        vec[i64](data["towns"]),
        vec[i64](data["loose"]),
        vec[i64](data["frontier"]),
        vec[i64](data["deck"]),
        vec[i64](data["removed"]),
        vec[i64](data["gold"]),
        vec[i64](data["held"]),
    )


def repeated(value: i64, number: i64) -> vec[i64]:
    result = vec[i64](capacity=number)
    for _ in range(number):
        result = append(result, value)
    return result


def town_owner(town: i64) -> i64:
    return (town & 7) - 1


def town_number(town: i64) -> i64:
    return town >> 3 & 7


def town_top(town: i64) -> i64:
    """The kind of the settlement on top."""
    return town >> TOWN_KINDS + 2 * (town_number(town) - 1) & 3


def is_granite(state: MontanaState) -> bool:
    """Whether the limits of Granite Peak hold (MT-15.5)."""
    return state.side == 1


__all__ = ["NONE", "STEPS", "Layout", "MontanaState", "Tables", "from_data", "repeated"]
