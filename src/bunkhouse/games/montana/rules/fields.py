"""Fields: which can be reached, what they cost, what a settlement there completes (MT-7, MT-14.9, MT-16.13)."""

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules import actions
from bunkhouse.games.montana.rules.layout import DIRECTIONS, NONE
from bunkhouse.games.montana.rules.loose import is_beside, is_near_start
from bunkhouse.games.montana.rules.packs import GOODS, UNIT, count, covers, large_in
from bunkhouse.games.montana.rules.state import OWN_ADJACENCY, SPECIAL_SETTLEMENTS, THREE_SPECIALS, MontanaState
from bunkhouse.games.montana.rules.tables import BUILD_SURCHARGE
from bunkhouse.games.montana.rules.towns import WATCHTOWER, number_of_specials, town_owner, town_top


def specials_allowed(state: MontanaState, seat: i64) -> i64:
    """How many special settlements the seat may still place in this turn (MT-14.3)."""
    left = number_of_specials(state.specials[seat])
    limit: i64 = 1 - state.specials_used
    if state.has_rule(THREE_SPECIALS):
        limit = 3 - state.specials_used
    return max(0, min(left, limit))


def can_place(state: MontanaState, seat: i64) -> bool:
    """Whether there is a settlement that may be placed in this turn (MT-7.13, MT-14.4)."""
    return state.regular[seat] > 0 or specials_allowed(state, seat) > 0


def is_near(state: MontanaState, seat: i64, cell: i64) -> bool:
    """A field of the frontier is beside somebody's settlement; by option it must be one's own (MT-7.2)."""
    if not state.has_rule(OWN_ADJACENCY):
        return True
    loose = state.loose[cell]
    return is_near_start(loose) or is_beside(loose, seat)


def watchtower_goods(state: MontanaState, seat: i64, cell: i64) -> i64:
    """The goods more that watchtowers of opponents ask here (MT-14.9)."""
    if not state.has_rule(SPECIAL_SETTLEMENTS):
        return 0
    number: i64 = 0
    for other in state.layout.beside[cell]:
        town = state.towns[other]
        if town != 0 and town_owner(town) != seat and town_top(town) == WATCHTOWER:
            number += state.tables.watchtower_goods
    return number


def event_goods(state: MontanaState) -> i64:
    """The good that the active event asks for every field (MT-16.13)."""
    if state.active_event(BUILD_SURCHARGE):
        return UNIT[state.tables.event_shows[state.event_right]]
    return 0


def shown_left(state: MontanaState, seat: i64, cell: i64, paid: i64) -> i64:
    """How many goods of the kinds shown on the field the seat has besides what is paid."""
    cost = state.tables.cost[state.faces[cell]]
    left = state.goods[seat] - paid
    number: i64 = 0
    for good in range(GOODS):
        if count(cost, good) > 0:
            number += count(left, good)
    return number


def can_pay(state: MontanaState, seat: i64, cell: i64) -> bool:
    """The cost shown and every surcharge (MT-7.3); for Helena large goods of any mix (MT-15.7)."""
    face = state.faces[cell]
    goods = state.goods[seat]
    cost = state.tables.cost[face] + event_goods(state)
    if not covers(goods, cost):
        return False
    large = state.tables.any_large[face]
    if large > 0 and large_in(goods) < large:
        return False
    if not state.has_rule(SPECIAL_SETTLEMENTS):
        return True
    surcharge = watchtower_goods(state, seat, cell)
    return surcharge == 0 or shown_left(state, seat, cell, cost) >= surcharge


def buildable(state: MontanaState, seat: i64, choices: vec[i64]) -> vec[i64]:
    """The fields that the seat can build on now, added as actions (MT-7.2)."""
    if not can_place(state, seat):
        return choices
    spots = state.layout.spots
    for cell in state.frontier:
        if is_near(state, seat, cell) and can_pay(state, seat, cell):
            choices = append(choices, actions.act(actions.BUILD, spots[cell]))
    return choices


def can_build(state: MontanaState, seat: i64) -> bool:
    if not can_place(state, seat):
        return False
    return any(is_near(state, seat, cell) and can_pay(state, seat, cell) for cell in state.frontier)


def run_of(state: MontanaState, seat: i64, cell: i64, direction: i64) -> i64:
    """How many fields of the seat follow each other from here on in this direction."""
    number: i64 = 0
    neighbours = state.layout.neighbours
    at = neighbours[cell * DIRECTIONS + direction]
    while at != NONE and town_owner(state.towns[at]) == seat:
        number += 1
        at = neighbours[at * DIRECTIONS + direction]
    return number


def lines_completed(state: MontanaState, seat: i64, cell: i64) -> i64:
    """In how many of the three directions a settlement here makes a line of four that was none before (MT-7.6)."""
    lines: i64 = 0
    if not is_beside(state.loose[cell], seat):
        return 0
    length = state.tables.line_length
    for direction in range(DIRECTIONS // 2):
        before = run_of(state, seat, cell, direction)
        after = run_of(state, seat, cell, direction + DIRECTIONS // 2)
        if before + after + 1 >= length and before < length and after < length:
            lines += 1
    return lines


def settlements_due(state: MontanaState, seat: i64, cell: i64) -> i64:
    """How many the field takes with its lines, cut down to what may be placed (MT-7.4 to MT-7.7, MT-14.11)."""
    due = state.tables.settles[state.faces[cell]]
    due += lines_completed(state, seat, cell) * state.tables.line_bonus
    return min(due, state.regular[seat] + specials_allowed(state, seat))
