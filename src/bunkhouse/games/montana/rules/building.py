"""Build: pay for a field, place settlements, go on or stop (MT-7, MT-14.3 to MT-14.11)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, remove, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.fields import (
    buildable,
    can_build,
    can_place,
    event_goods,
    lines_completed,
    settlements_due,
    specials_allowed,
    watchtower_goods,
)
from bunkhouse.games.montana.rules.free import add_free_actions, do_free_action, has_usable_tile, is_free_action
from bunkhouse.games.montana.rules.gains import pay_goods
from bunkhouse.games.montana.rules.laying import extend_frontier
from bunkhouse.games.montana.rules.loose import near_seat
from bunkhouse.games.montana.rules.packs import COPPER_LARGE, GOODS, STONE_LARGE, UNIT, count
from bunkhouse.games.montana.rules.sets import without
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.towns import MARKET, REGULAR, WATCHTOWER, new_town, with_piece


def build_on(state: MontanaState, seat: i64, cell: i64) -> None:
    """Pay exactly the goods shown and the event's surcharge; then what needs a choice (MT-7.3, MT-7.4)."""
    state.built += 1
    face = state.faces[cell]
    due = settlements_due(state, seat, cell)
    goods = state.tables.cost[face] + event_goods(state)
    if state.listener is not None:
        report.field_built(state, seat, cell, goods, due)
        if lines_completed(state, seat, cell) > 0:
            report.line_completed(state, seat, cell)
    pay_goods(state, seat, goods)
    push(state, run_later(kinds.MORE, 0))
    push(state, run_later(kinds.EFFECTS, cell))
    push(state, run_later(kinds.PLACE, kinds.due_at(cell, due)))
    if state.tables.any_large[face] > 0:
        choose_large(state, seat, cell)
    surcharge = watchtower_goods(state, seat, cell)
    if surcharge > 0:
        choose_surcharge(state, seat, cell, surcharge)


def surcharges(state: MontanaState, seat: i64, cell: i64) -> vec[i64]:
    """The goods with which a watchtower can be paid: those shown on the field (MT-14.9)."""
    cost = state.tables.cost[state.faces[cell]]
    choices = vec[i64](capacity=4)
    for good in range(GOODS):
        if count(cost, good) > 0 and count(state.goods[seat], good) > 0:
            choices = append(choices, actions.act(actions.SURCHARGE, good))
    return choices


def choose_surcharge(state: MontanaState, seat: i64, cell: i64, due: i64) -> None:
    """Each watchtower by itself; not asked where there is one kind only."""
    left = due
    while left > 0:
        choices = surcharges(state, seat, cell)
        if len(choices) > 1:
            push(state, ask(kinds.SURCHARGE, seat, kinds.due_at(cell, left)))
            return
        pay_surcharge(state, seat, actions.argument_of(choices[0]))
        left -= 1


def pay_surcharge(state: MontanaState, seat: i64, good: i64) -> None:
    pay_goods(state, seat, UNIT[good])
    if state.listener is not None:
        report.surcharge_paid(state, seat, UNIT[good])


class Surcharge(Step[MontanaState]):
    """Which good a watchtower gets (MT-14.9)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return surcharges(state, seat, kinds.cell_of(frame))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        pay_surcharge(state, seat, actions.argument_of(action))
        choose_surcharge(state, seat, kinds.cell_of(frame), kinds.due_of(frame) - 1)


def large_sets(state: MontanaState, seat: i64, number: i64) -> vec[i64]:
    """Large copper and large stone in any mix (MT-15.7)."""
    choices = vec[i64](capacity=6)
    for copper in range(number + 1):
        stone = number - copper
        if copper <= count(state.goods[seat], COPPER_LARGE) and stone <= count(state.goods[seat], STONE_LARGE):
            choices = append(choices, copper * UNIT[COPPER_LARGE] + stone * UNIT[STONE_LARGE])
    return choices


def choose_large(state: MontanaState, seat: i64, cell: i64) -> None:
    sets = large_sets(state, seat, state.tables.any_large[state.faces[cell]])
    if len(sets) == 1:
        pay_large(state, seat, sets[0])
    else:
        push(state, ask(kinds.LARGE, seat, cell))


def pay_large(state: MontanaState, seat: i64, goods: i64) -> None:
    pay_goods(state, seat, goods)
    if state.listener is not None:
        report.large_paid(state, seat, goods)


class Large(Step[MontanaState]):
    """Which large goods pay for the middle of Helena (MT-15.7)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=6)
        for goods in large_sets(state, seat, state.tables.any_large[state.faces[argument_of(frame)]]):
            choices = append(choices, actions.act(actions.LARGE, goods))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        pay_large(state, seat, actions.argument_of(action))


def pieces(state: MontanaState, seat: i64) -> vec[i64]:
    """The settlements of which one can be placed next (MT-14.3, MT-14.11)."""
    choices = vec[i64](capacity=4)
    if state.regular[seat] > 0:
        choices = append(choices, actions.act(actions.PIECE, REGULAR))
    if specials_allowed(state, seat) > 0:
        for piece in range(MARKET, WATCHTOWER + 1):
            if has(state.specials[seat], piece):
                choices = append(choices, actions.act(actions.PIECE, piece))
    return choices


class Place(Step[MontanaState]):
    """As many as are due; which and in which order is asked only if there is a choice (MT-7.7, MT-14.11)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        cell = kinds.cell_of(frame)
        due = kinds.due_of(frame)
        seat = state.active
        while due > 0:
            if specials_allowed(state, seat) > 0:
                choices = pieces(state, seat)
                if len(choices) > 1:
                    push(state, ask(kinds.PIECE, seat, kinds.due_at(cell, due)))
                    return
                place(state, seat, cell, actions.argument_of(choices[0]))
            else:
                place(state, seat, cell, REGULAR)
            due -= 1


class Piece(Step[MontanaState]):
    """Which settlement goes down next, from bottom to top (MT-14.6, MT-14.11)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return pieces(state, seat)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        cell = kinds.cell_of(frame)
        place(state, seat, cell, actions.argument_of(action))
        push(state, run_later(kinds.PLACE, kinds.due_at(cell, kinds.due_of(frame) - 1)))


def place(state: MontanaState, seat: i64, cell: i64, piece: i64) -> None:
    """One settlement on the field, on top of those that are there (MT-2.5)."""
    town = state.towns[cell]
    if town == 0:
        town = new_town(seat)
        state.frontier = remove(state.frontier, cell)
        extend_frontier(state, cell, near_seat(seat))
    state.towns[cell] = with_piece(town, piece)
    state.placed[seat] += 1
    if piece == REGULAR:
        state.regular[seat] -= 1
    else:
        state.specials[seat] = without(state.specials[seat], piece)
        state.specials_used += 1
    if state.listener is not None:
        report.settlement_placed(state, seat, piece)


class More(Step[MontanaState]):
    """After a field and its effects: another one, a free action, or stop (MT-7.1, MT-7.13, MT-4.3)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = state.active
        if state.built >= state.tables.max_fields or not can_place(state, seat):
            stop_building(state, seat)
        elif (
            can_build(state, seat)
            or has_usable_tile(state, seat)
            or len(add_free_actions(state, seat, vec[i64](), False)) > 0
        ):
            push(state, ask(kinds.CHOOSE_MORE, seat, 0))
        else:
            stop_building(state, seat)


class ChooseMore(Step[MontanaState]):
    """The next field, or stop; free actions are allowed again (MT-4.3)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = buildable(state, seat, append(vec[i64](capacity=24), actions.STOP))
        return add_free_actions(state, seat, choices, False)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.STOP:
            stop_building(state, seat)
        elif is_free_action(action):
            push(state, run_later(kinds.MORE, 0))
            do_free_action(state, seat, action)
        else:
            build_on(state, seat, state.layout.at_spot[actions.argument_of(action)])


def stop_building(state: MontanaState, seat: i64) -> None:
    """Silver for who built little (MT-7.12)."""
    silver = state.tables.silver_for_fields[state.built]
    state.silver[seat] += silver
    if state.listener is not None:
        report.building_ended(state, seat, silver)
    push(state, run_later(kinds.AFTER_MAIN, 0))
