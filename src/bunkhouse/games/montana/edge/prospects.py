"""What a seat could build: every field within reach with its full cost and what it would bring (for view.py)."""

from dataclasses import dataclass

from bunkhouse.core.seats import has
from bunkhouse.games.montana.edge.words import Place, packed_words, place_at
from bunkhouse.games.montana.rules.fields import (
    can_pay,
    event_goods,
    is_near,
    lines_completed,
    run_of,
    settlements_due,
    shown_left,
    watchtower_goods,
)
from bunkhouse.games.montana.rules.held import can_use, held_face
from bunkhouse.games.montana.rules.layout import DIRECTIONS, NONE, slot_of
from bunkhouse.games.montana.rules.loose import has_canteen, has_cattle, has_tile
from bunkhouse.games.montana.rules.names import SIDE_NAMES
from bunkhouse.games.montana.rules.packs import GOODS, SMALL_GOODS, STONE_LARGE, count, large_in, missing
from bunkhouse.games.montana.rules.state import STACK_COUNTS_EACH, MontanaState
from bunkhouse.games.montana.rules.tables import (
    BUY_GOODS,
    EXCHANGE_TILE,
    FALLS_LAKE,
    GOOD_TILE,
    LAND,
    LOWLAND,
    NO_CATTLE_TRADE,
    RIVER,
)
from bunkhouse.games.montana.rules.towns import town_number, town_owner


@dataclass(frozen=True, slots=True)
class FieldView:
    """A field that a seat could build on, as far as its place allows."""

    q: int
    r: int
    goods: str  # all that must be paid in any case, the event's surcharge included
    surcharge: str  # the event's part of it (MT-16.13)
    watchtowers: int  # goods more, chosen among those shown (MT-14.9)
    any_large: int  # large goods of any mix (MT-15.7)
    payable: str  # now, trade (with cattle), offers (with an event's offer or own mountain tiles, too), no
    missing: str  # of the goods named
    settlements: int  # that would be placed
    lines: int  # lines of four completed
    cattle: bool
    canteens: int  # beside it
    rewards: tuple[str, ...]  # river, great_falls, helena
    market: int  # exchanges that a market on top would bring (MT-14.7)
    gate: int  # silver that a gate on top would bring (MT-14.8)
    mountains: int  # mountain tiles beside it


@dataclass(frozen=True, slots=True)
class RunView:
    """Fields of one owner in a straight row, and the fields that would continue it."""

    seat: int
    places: tuple[Place, ...]
    open: tuple[Place, ...]  # free fields at its ends
    completing: tuple[Place, ...]  # free fields that would make it a line of four
    blocked: bool  # it can never become longer


def fields(state: MontanaState, seat: int, watcher: int) -> tuple[FieldView, ...]:
    return tuple(
        field_view(state, seat, cell, watcher) for cell in sorted(state.frontier) if is_near(state, seat, cell)
    )


def field_view(state: MontanaState, seat: int, cell: int, watcher: int) -> FieldView:
    face, near = state.faces[cell], list(state.layout.beside[cell])
    extra = event_goods(state)
    goods = state.tables.cost[face] + extra
    towns = [state.towns[other] for other in near if state.towns[other]]
    each = state.has_rule(STACK_COUNTS_EACH)
    number = [(town_owner(town), town_number(town) if each else 1) for town in towns]
    return FieldView(
        q=state.layout.q[cell],
        r=state.layout.r[cell],
        goods=packed_words(goods),
        surcharge=packed_words(extra),
        watchtowers=watchtower_goods(state, seat, cell),
        any_large=state.tables.any_large[face],
        payable=payable(state, seat, cell, seat == watcher),
        missing=packed_words(missing(state.goods[seat], goods)),
        settlements=settlements_due(state, seat, cell),
        lines=lines_completed(state, seat, cell),
        cattle=has_cattle(state.loose[cell]),
        canteens=sum(has_canteen(state.loose[other]) for other in near),
        rewards=rewards(state, cell, near),
        market=sum(settlements for _, settlements in number),
        gate=gate_silver(state, seat, number),
        mountains=sum(has_tile(state.loose[other]) for other in near),
    )


def rewards(state: MontanaState, cell: int, near: list[int]) -> tuple[str, ...]:
    found = []
    for other in near:
        kind, end = state.kind_at(other), state.tables.river_end[state.faces[other]]
        outside = slot_of(cell) != slot_of(other)
        if kind == RIVER and end and outside and not has(state.river_paid, end):
            found.append("river")
        elif kind in (FALLS_LAKE, LOWLAND) and state.unlocked == 0:
            found.append(SIDE_NAMES[state.side])
    return tuple(dict.fromkeys(found))


def gate_silver(state: MontanaState, seat: int, towns: list[tuple[int, int]]) -> int:
    due: dict[int, int] = {}
    for owner, number in towns:
        if owner != seat:
            due[owner] = due.get(owner, 0) + number * state.tables.gate_silver
    return sum(min(silver, state.silver[owner]) for owner, silver in due.items())


def payable(state: MontanaState, seat: int, cell: int, own: bool) -> str:
    """How the field could be paid: now, or with help of free actions (MT-4.2). A guide for the eye, not a rule."""
    if can_pay(state, seat, cell):
        return "now"
    tables, face = state.tables, state.faces[cell]
    goods = tables.cost[face] + event_goods(state)
    lacking = [count(missing(state.goods[seat], goods), good) for good in range(GOODS)]
    large = tables.any_large[face]
    if large:
        lacking[STONE_LARGE] += max(0, large - large_in(state.goods[seat]))
    surcharge = watchtower_goods(state, seat, cell)
    more = 0
    if surcharge and not sum(lacking):
        more = surcharge - shown_left(state, seat, cell, goods)
    elif surcharge:
        more = surcharge
    cattle = 0 if state.active_event(NO_CATTLE_TRADE) else state.cattle[seat] * tables.trade_goods
    if within(state, lacking, more, cattle):
        return "trade"
    help_out(state, seat, lacking, own)
    return "offers" if within(state, lacking, more, cattle) else "no"


def within(state: MontanaState, lacking: list[int], more: int, cattle: int) -> bool:
    if sum(lacking[SMALL_GOODS:]) > 0 or sum(lacking) + more > cattle:
        return False
    return all(number <= count(state.supply, good) for good, number in enumerate(lacking))


def help_out(state: MontanaState, seat: int, lacking: list[int], own: bool) -> None:
    """Take off what the active event sells, and what one's own mountain tiles bring (others' are unknown)."""
    tables = state.tables
    if state.active_event(BUY_GOODS) and state.offer_used == 0:
        good = tables.event_shows[state.event_right]
        for number in (2, 1):
            if state.silver[seat] >= tables.price(state.event_right, number) and lacking[good]:
                lacking[good] = max(0, lacking[good] - min(number, count(state.supply, good)))
                break
    if not own:
        return
    for held in state.held:
        tile = held_face(held)
        if can_use(held, seat) and lacking[tables.gold_shows[tile]]:
            there = count(state.supply, tables.gold_shows[tile]) > 0
            if there and (
                tables.gold_kind[tile] == GOOD_TILE
                or (tables.gold_kind[tile] == EXCHANGE_TILE and state.cattle[seat] >= tables.exchange_cattle)
            ):
                lacking[tables.gold_shows[tile]] -= 1


def runs(state: MontanaState) -> tuple[RunView, ...]:
    """Rows of two or more fields of one owner, each told once."""
    found = []
    for cell, town in enumerate(state.towns):
        for direction in range(int(DIRECTIONS) // 2):
            if town and run_of(state, town_owner(town), cell, direction + 3) == 0:
                length = run_of(state, town_owner(town), cell, direction) + 1
                if length > 1:
                    found.append(run_view(state, cell, direction, length))
    return tuple(found)


def run_view(state: MontanaState, cell: int, direction: int, length: int) -> RunView:
    neighbours, seat = state.layout.neighbours, town_owner(state.towns[cell])
    cells = [cell]
    while len(cells) < length:
        cells.append(neighbours[cells[-1] * DIRECTIONS + direction])
    ends = [neighbours[cells[-1] * DIRECTIONS + direction], neighbours[cell * DIRECTIONS + direction + 3]]
    free = [end for end in ends if end != NONE and is_free(state, end)]
    completing = [
        end
        for end in free
        if length < state.tables.line_length
        and run_of(state, seat, end, direction) + run_of(state, seat, end, direction + 3) + 1
        >= state.tables.line_length
    ]
    return RunView(
        seat,
        tuple(place_at(state.layout, cell) for cell in cells),
        tuple(place_at(state.layout, cell) for cell in free),
        tuple(place_at(state.layout, cell) for cell in completing),
        not free,
    )


def is_free(state: MontanaState, cell: int) -> bool:
    return state.kind_at(cell) == LAND and state.towns[cell] == 0 and cell != state.start_cell
