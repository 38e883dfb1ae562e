"""The boards as everybody sees them: the wheel, the bank, the goods areas, the city, the event cards."""

from dataclasses import dataclass

from bunkhouse.core.frames import kind_of
from bunkhouse.core.seats import has
from bunkhouse.games.montana.edge.words import packed_words, workers_by_name
from bunkhouse.games.montana.rules import kinds
from bunkhouse.games.montana.rules.areas import space_at
from bunkhouse.games.montana.rules.city import standing_in
from bunkhouse.games.montana.rules.contractors import AT_HOME, IN_STORE, column_of, row_of
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.names import AREA_GOODS, AREA_NAMES, EVENT_CARDS
from bunkhouse.games.montana.rules.packs import GRAIN, PUMPKIN, count
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.tables import CITY
from bunkhouse.games.montana.rules.working import is_closed


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


def wheel_view(state: MontanaState) -> WheelView:
    tables = state.tables
    sectors = tuple(
        tuple(name for name, number in workers_by_name(pack).items() for _ in range(number)) for pack in tables.sectors
    )
    return WheelView(
        sectors=sectors,
        arrow=None if state.arrow == NONE else state.arrow,
        coming=tuple(sector for sector in range(len(sectors)) if has(state.wheel_left, sector)),
        max_grain=min(tables.max_steps, count(state.goods[state.active], GRAIN)),
    )


def bank_view(state: MontanaState) -> tuple[BankSpaceView, ...]:
    tables = state.tables
    return tuple(
        BankSpaceView(tables.bank_workers[space], tables.bank_silver[space], workers_by_name(workers))
        for space, workers in enumerate(state.bank)
    )


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
                workers_by_name(state.large[space]),
                workers_by_name(state.small[space]),
            )
            for space in range(space_at(area, 0), space_at(area + 1, 0))
        ),
    )


def city_view(state: MontanaState) -> CityView:
    tables = state.tables
    rows = []
    for row, name in enumerate(tables.row_names):
        holder = standing_in(state, row)
        rewards = tuple(packed_words(reward) for reward in tables.row_sets[row])
        seat, column = (None, None) if holder == NONE else (holder, column_of(state.contractors[holder]) + 1)
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
        contractors=tuple(where.get(each) or tables.row_names[row_of(each)] for each in state.contractors),
        pumpkins=tuple(count(goods, PUMPKIN) for goods in state.goods),
    )


def event_view(state: MontanaState, card: int) -> EventView:
    tables = state.tables
    prices = tuple(tables.price(card, number) for number in (1, 2, 3))
    return EventView(*EVENT_CARDS[card], tables.event_silver[card], tuple(price for price in prices if price))


def events_view(state: MontanaState) -> EventsView:
    return EventsView(
        preview=None if state.event_left == NONE else event_view(state, state.event_left),
        active=None if state.event_right == NONE else event_view(state, state.event_right),
        deck=sum(state.deck),
        removed=tuple(event_view(state, card) for card, copies in enumerate(state.removed) for _ in range(copies)),
        offer_used=state.offer_used == 1,
    )
