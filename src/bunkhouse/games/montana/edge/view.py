"""What a seat may know, built from nothing (MT-12): all that is public, and the mountain tiles it has seen."""

from dataclasses import dataclass

from bunkhouse.core.frames import kind_of
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.view import View
from bunkhouse.core.words import ScoreLine
from bunkhouse.games.montana.edge.board_views import (
    AreaView,
    BankSpaceView,
    CityView,
    EventsView,
    WheelView,
    area_view,
    bank_view,
    city_view,
    events_view,
    wheel_view,
)
from bunkhouse.games.montana.edge.map_view import HeldView, HexView, NoteView, held_views, hex_view, notes
from bunkhouse.games.montana.edge.prospects import FieldView, RunView, fields, runs
from bunkhouse.games.montana.edge.words import goods_by_name, packed_words, place_at, workers_by_name
from bunkhouse.games.montana.rules import kinds
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.names import (
    AREA_NAMES,
    GOLD_TILES,
    PIECE_NAMES,
    SIDE_NAMES,
)
from bunkhouse.games.montana.rules.scoring import LAST_ROUND
from bunkhouse.games.montana.rules.state import EVENTS, GOLD_RUSH, SPECIAL_SETTLEMENTS, MontanaState
from bunkhouse.games.montana.rules.tables import BANK, Tables
from bunkhouse.games.montana.rules.towns import SPECIALS
from bunkhouse.games.montana.rules.working import is_closed

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
class NumbersView:
    """Amounts that are printed once; another components file may have others."""

    silver_for_fields: tuple[int, ...]  # when building stops after one, two, three fields (MT-7.12)
    river_silver: int  # MT-15.4
    falls_goods: str  # MT-15.6
    helena_workers: str  # MT-15.7
    gold_silver: int  # MT-17.9
    exchange_cattle: int  # MT-17.11


@dataclass(frozen=True, slots=True, repr=False)
class MontanaView(View):
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
        start_tile=None if start == NONE else place_at(layout, start),
        hexes=tuple(hex_view(state, cell, watcher) for cell in range(layout.cells)) if laid else (),
        fields=fields(state, for_seat, watcher) if start != NONE else (),
        runs=runs(state) if laid else (),
        wheel=wheel_view(state),
        bank=bank_view(state),
        bank_closed=is_closed(state, int(BANK)),
        areas=tuple(area_view(state, area) for area in range(len(AREA_NAMES))),
        city=city_view(state),
        events=events_view(state) if state.has_rule(EVENTS) else None,
        notes=notes(state, watcher),
        mountain_kinds={" ".join(tile).strip(): tables.gold[number] for number, tile in enumerate(GOLD_TILES)}
        if state.has_rule(GOLD_RUSH)
        else {},
        goods=goods_by_name(state.supply),
        workers=workers_by_name(state.worker_supply),
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


def seat_view(state: MontanaState, seat: int, watcher: int) -> SeatView:
    return SeatView(
        score=state.placed[seat],
        points=tuple(score_lines(state, seat)),
        regular=state.regular[seat],
        specials=tuple(PIECE_NAMES[piece] for piece in SPECIALS if has(state.specials[seat], piece)),
        goods=goods_by_name(state.goods[seat]),
        workers=workers_by_name(state.workers[seat]),
        worker_places=state.tables.capacity,
        silver=state.silver[seat],
        cattle=state.cattle[seat],
        canteens=state.canteens[seat],
        held=held_views(state, seat, watcher),
        answering=has(state.pending(), seat),
    )


def score_lines(state: MontanaState, seat: int) -> list[ScoreLine]:
    """Settlements decide; cattle break ties and silver is told (MT-11.6), neither of them a point."""
    return [ScoreLine("settlements", state.placed[seat])]


def breakdown(state: MontanaState) -> list[list[ScoreLine]]:
    return [score_lines(state, seat) for seat in range(state.seats)]
