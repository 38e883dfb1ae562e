"""What a seat may know, built from nothing (MT-12): all that is public, and the mountain tiles it has seen."""

from dataclasses import dataclass

from bunkhouse.core.frames import kind_of
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.words import ScoreLine
from bunkhouse.games.montana.edge.choices import packed_words
from bunkhouse.games.montana.edge.prospects import FieldView, RunView, fields, runs
from bunkhouse.games.montana.rules import kinds
from bunkhouse.games.montana.rules.data import (
    AREA_GOODS,
    AREA_NAMES,
    EVENT_CARDS,
    GOLD_TILES,
    KIND_NAMES,
    PIECE_NAMES,
    SIDE_NAMES,
)
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, count
from bunkhouse.games.montana.rules.scoring import LAST_ROUND
from bunkhouse.games.montana.rules.state import (
    AT_HOME,
    CANTEEN,
    CATTLE,
    EVENTS,
    FACE_SHIFT,
    GOLD,
    GOLD_RUSH,
    HELD_FRESH,
    IN_STORE,
    SEEN_SHIFT,
    SPECIAL_SETTLEMENTS,
    MontanaState,
    town_number,
    town_owner,
)
from bunkhouse.games.montana.rules.tables import AREA_CLOSED, BANK, CELLS, CITY, MOUNTAIN, NONE, Tables

PHASES = {
    int(kinds.START_FIELD): "start_field",
    int(kinds.INVITE): "turn_start",
    int(kinds.CHOOSE_MAIN): "main",
    int(kinds.PAY_GRAIN): "recruit_extra",
    int(kinds.RETURN): "discard_workers",
    int(kinds.BANK_WORKERS): "work_workers",
    int(kinds.AREA_WORKERS): "work_workers",
    int(kinds.SMALL_WORKERS): "work_small",
    int(kinds.OPEN_BID): "auction_open",
    int(kinds.BID): "auction",
    int(kinds.REWARD): "auction_reward",
    int(kinds.SURCHARGE): "build_pay",
    int(kinds.LARGE): "build_pay",
    int(kinds.PIECE): "build_tiles",
    int(kinds.WATER): "build_effects",
    int(kinds.EXCHANGE): "build_effects",
    int(kinds.CHOOSE_MORE): "build_field",
    int(kinds.SELL_WORKERS): "offer",
    int(kinds.SELL_GOODS): "offer",
    int(kinds.INSTEAD): "shortage",
    int(kinds.INSTEAD_WORKER): "shortage",
    int(kinds.CHOOSE_AFTER): "after_main",
    int(kinds.LOOK): "end_turn",
    int(kinds.TAKE): "end_turn",
    int(kinds.SPEND): "canteen",
}


@dataclass(frozen=True, slots=True)
class TownView:
    seat: int
    pieces: tuple[str, ...]  # from bottom to top: regular, market, gate, watchtower


@dataclass(frozen=True, slots=True)
class MountainView:
    """A mountain tile that lies face down; its face only if the watcher has seen it (MT-12.3)."""

    gold: str | None
    shown: str
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HexView:
    q: int
    r: int
    kind: str  # land, mountain, lake, river, falls_lake, lowland
    tile: str
    pos: int  # of the hex on its tile as printed
    settlements: int  # that one build puts there
    cost: dict[str, int]  # as printed
    any_large: int  # or so many large goods of any mix
    cattle_symbol: bool
    cattle: bool  # still there
    canteen: bool
    locked: bool
    river_end: str
    river_paid: bool
    town: TownView | None
    mountain: MountainView | None


@dataclass(frozen=True, slots=True)
class HeldView:
    """A mountain tile in front of a player; its face only if the watcher knows it."""

    gold: str | None
    shown: str
    usable: bool  # from the next turn on (MT-17.6)
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    score: int  # settlements placed
    points: tuple[ScoreLine, ...]
    regular: int  # settlements left
    specials: tuple[str, ...]  # special settlements left
    goods: dict[str, int]
    workers: dict[str, int]
    worker_places: int
    silver: int
    cattle: int
    canteens: int
    held: tuple[HeldView, ...]
    answering: bool  # is asked something now


@dataclass(frozen=True, slots=True)
class WheelView:
    sectors: tuple[tuple[str, ...], ...]  # clockwise
    arrow: int | None
    coming: tuple[int, ...]  # sectors at which the arrow may stop
    max_grain: int  # that the active player could pay now


@dataclass(frozen=True, slots=True)
class BankSpaceView:
    workers: int
    silver: int
    taken: dict[str, int]  # workers on it


@dataclass(frozen=True, slots=True)
class SpaceView:
    silver: int
    goods: int
    small: int
    taken: dict[str, int]  # workers on the large space
    small_taken: dict[str, int]


@dataclass(frozen=True, slots=True)
class AreaView:
    area: str
    good: str  # and the colour of its workers
    closed: bool  # by the active event
    spaces: tuple[SpaceView, ...]


@dataclass(frozen=True, slots=True)
class RowView:
    row: str
    upgrade: bool  # small goods for large ones; otherwise goods from the supply
    rewards: tuple[str, ...]  # all that may be had, `none` first
    seat: int | None  # whose contractor stands there
    column: int | None  # from 1


@dataclass(frozen=True, slots=True)
class CityView:
    closed: bool
    columns: tuple[int, ...]  # prices in pumpkins
    free_pumpkins: int
    rows: tuple[RowView, ...]
    auction: bool  # one is going on
    starter: int | None
    contractors: tuple[str, ...]  # by seat: home, store, or a row
    pumpkins: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class EventView:
    event: str
    shown: str
    silver: int  # bonus, threshold or price; 0 if there is none
    prices: tuple[int, ...]  # for one, two, three


@dataclass(frozen=True, slots=True)
class EventsView:
    preview: EventView | None
    active: EventView | None
    deck: int
    removed: tuple[EventView, ...]
    offer_used: bool


@dataclass(frozen=True, slots=True)
class NoteView:
    """A mountain tile whose face the watcher knows: where it lies, or who has it."""

    gold: str
    shown: str
    q: int | None
    r: int | None
    seat: int | None


@dataclass(frozen=True, slots=True)
class NumbersView:
    """Amounts that are printed once; another components file may have others."""

    silver_for_fields: tuple[int, ...]  # when building stops after one, two, three fields (MT-7.12)
    river_silver: int  # MT-15.4
    falls_goods: str  # MT-15.6
    helena_workers: str  # MT-15.7
    gold_silver: int  # MT-17.9
    exchange_cattle: int  # MT-17.11


@dataclass(frozen=True, slots=True)
class MontanaView:
    seats: tuple[SeatView, ...]
    round: int
    last_round: int
    start_player: int
    active: int
    extra_turn: bool
    phase: str
    modules: tuple[str, ...]
    side: str | None
    middle_open: bool
    start_tile: tuple[int, int] | None
    hexes: tuple[HexView, ...]
    fields: tuple[FieldView, ...]  # within reach, for the watcher (for the active player, to spectators)
    runs: tuple[RunView, ...]  # fields of one owner in a row
    wheel: WheelView
    bank: tuple[BankSpaceView, ...]
    bank_closed: bool
    areas: tuple[AreaView, ...]
    city: CityView
    events: EventsView | None
    notes: tuple[NoteView, ...]  # for the watcher's eyes only
    mountain_kinds: dict[str, int]  # copies of every mountain tile in the game
    goods: dict[str, int]  # in the supply
    workers: dict[str, int]
    cattle: int
    built: int  # fields in this build action
    max_fields: int
    trade_silver: int
    numbers: NumbersView
    ending: bool
    over: bool


def build(state: MontanaState, watcher: int) -> MontanaView:
    layout, tables = state.layout, state.tables
    laid = len(state.faces) > 0
    start = state.start_cell
    for_seat = watcher if watcher >= 0 else state.active
    return MontanaView(
        seats=tuple(seat_view(state, seat, watcher) for seat in range(state.seats)),
        round=state.round,
        last_round=LAST_ROUND,
        start_player=state.start,
        active=state.active,
        extra_turn=state.extra == 1,
        phase=phase(state),
        modules=modules(state),
        side=None if state.side == NONE else SIDE_NAMES[state.side],
        middle_open=state.unlocked == 1,
        start_tile=None if start == NONE else (layout.q[start], layout.r[start]),
        hexes=tuple(hex_view(state, cell, watcher) for cell in range(layout.cells)) if laid else (),
        fields=fields(state, for_seat, watcher) if start != NONE else (),
        runs=runs(state) if laid else (),
        wheel=wheel_view(state),
        bank=tuple(
            BankSpaceView(tables.bank_workers[space], tables.bank_silver[space], by_name(state.bank[space], 4))
            for space in range(len(state.bank))
        ),
        bank_closed=is_closed(state, int(BANK)),
        areas=tuple(area_view(state, area) for area in range(len(AREA_NAMES))),
        city=city_view(state),
        events=events_view(state) if state.has_rule(EVENTS) else None,
        notes=notes(state, watcher),
        mountain_kinds={" ".join(tile).strip(): tables.gold[number] for number, tile in enumerate(GOLD_TILES)}
        if state.has_rule(GOLD_RUSH)
        else {},
        goods=by_name(state.supply, 6),
        workers=by_name(state.worker_supply, 4),
        cattle=state.cattle_supply,
        built=state.built,
        max_fields=tables.max_fields,
        trade_silver=tables.trade_silver,
        numbers=numbers(tables),
        ending=state.ending == 1,
        over=state.is_over(),
    )


def numbers(tables: Tables) -> NumbersView:
    return NumbersView(
        silver_for_fields=tuple(tables.silver_for_fields[1:]),
        river_silver=tables.river_silver,
        falls_goods=packed_words(tables.falls_goods),
        helena_workers=packed_words(tables.helena_workers),
        gold_silver=tables.gold_silver,
        exchange_cattle=tables.exchange_cattle,
    )


def by_name(pack: int, number: int) -> dict[str, int]:
    return {GOOD_NAMES[kind]: count(pack, kind) for kind in range(number)}


def phase(state: MontanaState) -> str:
    if state.is_over():
        return "over"
    if state.to_act() == CHANCE:
        return "chance"
    return PHASES[kind_of(state.stack[-1])]


def modules(state: MontanaState) -> tuple[str, ...]:
    on = {
        "special_settlements": state.has_rule(SPECIAL_SETTLEMENTS),
        "special_tile": state.wished_side != NONE,
        "events": state.has_rule(EVENTS),
        "gold_rush": state.has_rule(GOLD_RUSH),
    }
    return tuple(name for name, is_on in on.items() if is_on)


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(4) if mask >> seat & 1)


def knows(watcher: int, mask: int) -> bool:
    return watcher >= 0 and bool(mask >> watcher & 1)


def hex_view(state: MontanaState, cell: int, watcher: int) -> HexView:
    tables, face, loose = state.tables, state.faces[cell], state.loose[cell]
    town = state.towns[cell]
    end = tables.river_end[face]
    mountain = None
    if loose & GOLD:
        seen = loose >> SEEN_SHIFT & 15
        gold, shown = GOLD_TILES[(loose >> FACE_SHIFT & 15) - 1] if knows(watcher, seen) else (None, "")
        mountain = MountainView(gold, shown, seats_in(seen))
    return HexView(
        q=state.layout.q[cell],
        r=state.layout.r[cell],
        kind=KIND_NAMES[tables.kind[face]],
        tile=tables.tile_names[face // CELLS],
        pos=face % CELLS,
        settlements=tables.settles[face],
        cost={good: number for good, number in by_name(tables.cost[face], 6).items() if number},
        any_large=tables.any_large[face],
        cattle_symbol=tables.has_cattle[face] == 1,
        cattle=bool(loose & CATTLE),
        canteen=bool(loose & CANTEEN),
        locked=tables.locked[face] == 1 and state.unlocked == 0,
        river_end=" AB"[end].strip(),
        river_paid=bool(end and state.river_paid >> end & 1),
        town=None if town == 0 else town_view(town),
        mountain=mountain if tables.kind[face] == MOUNTAIN else None,
    )


def town_view(town: int) -> TownView:
    return TownView(
        town_owner(town), tuple(PIECE_NAMES[town >> 6 + 2 * place & 3] for place in range(town_number(town)))
    )


def held_views(state: MontanaState, seat: int, watcher: int) -> tuple[HeldView, ...]:
    views = []
    for entry in state.held:
        if entry & 7 == seat:
            seen = entry >> 7 & 15
            gold, shown = GOLD_TILES[entry >> 3 & 15] if knows(watcher, seen) else (None, "")
            views.append(HeldView(gold, shown, not entry & HELD_FRESH, seats_in(seen)))
    return tuple(views)


def seat_view(state: MontanaState, seat: int, watcher: int) -> SeatView:
    return SeatView(
        score=state.placed[seat],
        points=tuple(score_lines(state, seat)),
        regular=state.regular[seat],
        specials=tuple(PIECE_NAMES[piece] for piece in (1, 2, 3) if state.specials[seat] >> piece & 1),
        goods=by_name(state.goods[seat], 6),
        workers=by_name(state.workers[seat], 4),
        worker_places=state.tables.capacity,
        silver=state.silver[seat],
        cattle=state.cattle[seat],
        canteens=state.canteens[seat],
        held=held_views(state, seat, watcher),
        answering=bool(state.pending() >> seat & 1),
    )


def wheel_view(state: MontanaState) -> WheelView:
    tables = state.tables
    sectors = tuple(
        tuple(name for name, number in by_name(pack, 4).items() for _ in range(number)) for pack in tables.sectors
    )
    return WheelView(
        sectors=sectors,
        arrow=None if state.arrow == NONE else state.arrow,
        coming=tuple(sector for sector in range(len(sectors)) if state.wheel_left >> sector & 1),
        max_grain=min(tables.max_steps, count(state.goods[state.active], 0)),
    )


def is_closed(state: MontanaState, place: int) -> bool:
    return state.active_event(AREA_CLOSED) and state.tables.event_shows[state.event_right] == place


def area_view(state: MontanaState, area: int) -> AreaView:
    tables = state.tables
    return AreaView(
        area=AREA_NAMES[area],
        good=AREA_GOODS[area],
        closed=is_closed(state, area),
        spaces=tuple(
            SpaceView(
                tables.space_silver[space],
                tables.space_goods[space],
                tables.space_small[space],
                by_name(state.large[space], 4),
                by_name(state.small[space], 4),
            )
            for space in range(area * 3, area * 3 + 3)
        ),
    )


def city_view(state: MontanaState) -> CityView:
    tables = state.tables
    rows = []
    for row, name in enumerate(tables.row_names):
        seat = next((seat for seat, at in enumerate(state.contractors) if at >= 0 and at & 7 == row), None)
        rewards = tuple(packed_words(reward) for reward in tables.row_sets[row])
        column = None if seat is None else (state.contractors[seat] >> 3) + 1
        rows.append(RowView(name, tables.row_upgrades[row] == 1, rewards, seat, column))
    where = {int(AT_HOME): "home", int(IN_STORE): "store"}
    auction = any(kind_of(frame) in (kinds.OPEN_BID, kinds.NEXT_BIDDER, kinds.REWARDS) for frame in state.stack)
    return CityView(
        closed=is_closed(state, int(CITY)),
        columns=tuple(tables.columns),
        free_pumpkins=tables.free_pumpkins,
        rows=tuple(rows),
        auction=auction,
        starter=state.active if auction else None,
        contractors=tuple(where.get(at) or tables.row_names[at & 7] for at in state.contractors),
        pumpkins=tuple(count(goods, 1) for goods in state.goods),
    )


def event_view(state: MontanaState, card: int) -> EventView:
    tables = state.tables
    prices = tuple(tables.event_for[card * 4 + number] for number in (1, 2, 3))
    return EventView(*EVENT_CARDS[card], tables.event_silver[card], tuple(price for price in prices if price))


def events_view(state: MontanaState) -> EventsView:
    return EventsView(
        preview=None if state.event_left == NONE else event_view(state, state.event_left),
        active=None if state.event_right == NONE else event_view(state, state.event_right),
        deck=sum(state.deck),
        removed=tuple(event_view(state, card) for card, copies in enumerate(state.removed) for _ in range(copies)),
        offer_used=state.offer_used == 1,
    )


def notes(state: MontanaState, watcher: int) -> tuple[NoteView, ...]:
    found = []
    for cell, loose in enumerate(state.loose):
        if loose & GOLD and knows(watcher, loose >> SEEN_SHIFT & 15):
            gold, shown = GOLD_TILES[(loose >> FACE_SHIFT & 15) - 1]
            found.append(NoteView(gold, shown, state.layout.q[cell], state.layout.r[cell], None))
    for entry in state.held:
        if knows(watcher, entry >> 7 & 15):
            found.append(NoteView(*GOLD_TILES[entry >> 3 & 15], None, None, entry & 7))
    return tuple(found)


def score_lines(state: MontanaState, seat: int) -> list[ScoreLine]:
    """Settlements decide; cattle break ties and silver is told (MT-11.6), neither of them a point."""
    return [ScoreLine("settlements", state.placed[seat])]


def breakdown(state: MontanaState) -> list[list[ScoreLine]]:
    return [score_lines(state, seat) for seat in range(state.seats)]
