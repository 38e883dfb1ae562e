"""The interpreter of printed actions: which can be done now, and what each verb does (GW-6, GW-7.4, GW-7.9).

A task is pushed as its effects, requirements on top, so each runs when everything before it is finished."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, ask_chance, kind_of, run_later
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, board, cards, kinds, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.asking import pose
from bunkhouse.games.westerntrail.rules.buying import purchases
from bunkhouse.games.westerntrail.rules.dealing import objectives_left
from bunkhouse.games.westerntrail.rules.engines import behind
from bunkhouse.games.westerntrail.rules.herd import draw_cards, must_discard, onto_discard
from bunkhouse.games.westerntrail.rules.hiring import buildable, hireable
from bunkhouse.games.westerntrail.rules.limits import aux_is_open, count_of, cube_limit, holds, may_hold, side_of
from bunkhouse.games.westerntrail.rules.masks import plus
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState
from bunkhouse.games.westerntrail.rules.stations import stations_behind
from bunkhouse.games.westerntrail.rules.trips import trips
from bunkhouse.games.westerntrail.rules.village import removable, tradeable


def doable(state: WesternTrailState, seat: i64, task: i64) -> bool:
    """Its requirements can be met in full, and there is something to take where it takes something; a discard alone
    decides (GW-6.1, GW-6.2, GW-7.9)."""
    what = tasks.TASK_DISCARDS[task]
    if what != NONE:
        return holds(state, seat, what)
    for effect in range(tasks.TASK_FIRST[task], tasks.TASK_FIRST[task + 1]):
        if not possible(state, seat, tasks.VERB[effect], tasks.AMOUNT[effect], tasks.WHAT[effect]):
            return False
    return True


def possible(state: WesternTrailState, seat: i64, verb: i64, amount: i64, what: i64) -> bool:
    if verb == tasks.PAY:
        return state.money[seat] >= amount
    if verb == tasks.ENGINE_BACK:
        return behind(state, seat, amount) != 0
    if verb == tasks.ENGINE_BACK_MIN:
        return state.engines[seat] != 0
    if verb == tasks.ENGINE_PER:  # an engine move by nothing is not offered (GW-7.12)
        return count_of(state, seat, what) > 0
    if verb == tasks.HIRE:
        return len(hireable(state, seat, amount)) > 0
    if verb == tasks.BUILD:
        return len(buildable(state, seat, amount)) > 0
    if verb == tasks.BUY_CATTLE:
        return len(purchases(state, seat, count_of(state, seat, tasks.COWBOYS))) > 0
    if verb == tasks.REMOVE_HAZARD:
        return len(removable(state)) > 0
    if verb == tasks.TRADE:
        return len(tradeable(state, seat)) > 0
    if verb == tasks.OBJECTIVE:
        return len(state.display) > 0 or objectives_left(state) > 0
    if verb == tasks.STATION_BEHIND:
        return len(stations_behind(state, seat)) > 0
    if verb == tasks.ADJACENT:
        return len(adjacent(state)) > 0
    if verb == tasks.HERDER_FREE:
        return state.herders[seat] != NONE and len(free_trips(state, seat, amount)) > 0
    return True


def free_trips(state: WesternTrailState, seat: i64, steps: i64) -> vec[i64]:
    """Ways of a free herder move: never into Kansas City (GW-14.6)."""
    if state.herders[seat] == trail.KANSAS_CITY:
        return vec[i64]()
    return trips(state, state.herders[seat], steps, False)


def push_task(state: WesternTrailState, task: i64, may: bool) -> None:
    """The effects one after another, requirements first; a station for an engine moved back comes last (GW-12.5)."""
    if tasks.TASK_GOES_BACK[task] == 1:
        push(state, run_later(kinds.STATION_HERE, 0))
    effect = tasks.TASK_FIRST[task + 1] - 1
    while effect >= tasks.TASK_FIRST[task]:
        push(state, run_later(kinds.EFFECT, kinds.effect(effect, may)))
        effect -= 1


class RunEffect(Step[WesternTrailState]):
    """One verb (GW-6.9)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        effect = kinds.effect_number(frame)
        may = kinds.has_may(frame)
        seat = state.active
        verb = tasks.VERB[effect]
        amount = tasks.AMOUNT[effect]
        what = tasks.WHAT[effect]
        if verb <= tasks.ENGINE_BACK_MIN:
            require(state, seat, verb, amount, what)
        elif verb <= tasks.ENGINE_PER:
            reward(state, seat, verb, amount, what)
        elif verb == tasks.HIRE:
            pose(state, kinds.HIRE, kinds.hire(amount, may))
        elif verb == tasks.BUILD:
            pose(state, kinds.BUILD, kinds.build(amount, may))
        elif verb == tasks.BUY_CATTLE:
            push(state, run_later(kinds.BUY, count_of(state, seat, tasks.COWBOYS)))
        elif verb == tasks.REMOVE_HAZARD:
            pose(state, kinds.HAZARD, kinds.just(may))
        elif verb == tasks.TRADE:
            pose(state, kinds.TRADE, kinds.just(may))
        elif verb == tasks.AUX:
            pose(state, kinds.AUX, kinds.just(may))
        elif verb == tasks.HERDER:
            pose(state, kinds.TRIP, kinds.trip(amount, kinds.HERDER_MOVE))
        elif verb == tasks.HERDER_FREE:
            open_free_trip(state, amount)
        elif verb <= tasks.DRAW_PER:
            open_draw(state, seat, verb, amount, what, may)
        elif verb == tasks.OBJECTIVE:
            pose(state, kinds.TAKE_OBJECTIVE, kinds.take_objective(what, True))
        elif verb == tasks.REMOVE_CARDS:
            pose(state, kinds.REMOVE, amount)
        elif verb == tasks.STATION_BEHIND:
            pose(state, kinds.STATION_BEHIND, 0)
        elif verb == tasks.ADJACENT:
            pose(state, kinds.ADJACENT, 0)
        else:
            pose(state, kinds.CITY, kinds.deliver(state.counted, True))


def require(state: WesternTrailState, seat: i64, verb: i64, amount: i64, what: i64) -> None:
    """A requirement, met in full (GW-6.1)."""
    if verb == tasks.DISCARD:
        must_discard(state, seat, what)
    elif verb == tasks.PAY:
        state.money[seat] -= amount
        if state.listener is not None:
            report.paid(state, seat, amount)
    elif verb == tasks.ENGINE_BACK:
        pose(state, kinds.ENGINE_BACK, amount)
    else:
        pose(state, kinds.ENGINE_BACK, 0)


def reward(state: WesternTrailState, seat: i64, verb: i64, amount: i64, what: i64) -> None:
    """Money is always taken, the cube goes as far as it may, the engine as far as the player likes (GW-6.1, GW-6.7)."""
    if verb == tasks.MONEY_PER or verb == tasks.CERTIFICATE_PER or verb == tasks.ENGINE_PER:
        amount *= count_of(state, seat, what)
    if verb <= tasks.MONEY_PER:
        state.money[seat] += amount
        if state.listener is not None:
            report.gained(state, seat, amount)
    elif verb <= tasks.CERTIFICATE_PER:
        move_cube(state, seat, amount)
    elif amount > 0:
        pose(state, kinds.ENGINE_FORWARD, amount)


def move_cube(state: WesternTrailState, seat: i64, spaces: i64) -> None:
    """So many spaces forward, or as far as the limit allows (GW-3.7, GW-6.7)."""
    before = state.cubes[seat]
    state.cubes[seat] = min(before + spaces, cube_limit(state, seat))
    if state.listener is not None and state.cubes[seat] != before:
        report.cube_moved(state, seat, before)


def open_draw(state: WesternTrailState, seat: i64, verb: i64, amount: i64, what: i64, may: bool) -> None:
    """Draw, then discard as many (GW-12.9, GW-12.11)."""
    if verb == tasks.DRAW:
        draw_cards(state, seat, amount, True)
    elif verb == tasks.DRAW_UP_TO:
        pose(state, kinds.DRAW_NUMBER, kinds.draw_number(amount, may))
    else:
        pose(state, kinds.DRAW_NUMBER, kinds.draw_number(amount * count_of(state, seat, what), may))


def open_free_trip(state: WesternTrailState, steps: i64) -> None:
    """Before phase A, or in phase B, which ends with it (GW-7.8)."""
    mode = kinds.FREE_AT_STOP
    if kind_of(state.stack[-1]) == kinds.START:
        mode = kinds.FREE_AT_START
    push(state, ask(kinds.TRIP, state.active, kinds.trip(steps, mode)))


class Offer(Step[WesternTrailState]):
    """An immediate action: it may be done now or is lost (GW-7.5). What needs no discard and no choice is asked when it
    is done; what needs a discard is asked of everybody who may have the card, so that asking tells nothing."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        slot = argument_of(frame)
        first = tasks.SLOT_FIRST[slot]
        seat = state.active
        what = tasks.TASK_DISCARDS[first]
        if what != NONE:
            if may_hold(state, seat, what):
                push(state, ask(kinds.BONUS, seat, slot))
        elif tasks.SLOT_FIRST[slot + 1] - first > 1:
            pose(state, kinds.BONUS, slot)
        elif doable(state, seat, first):
            push_task(state, first, True)


class Bonus(Step[WesternTrailState]):
    """Do the immediate action, one of its possibilities, or decline (GW-7.5)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        slot = argument_of(frame)
        choices = vec[i64](capacity=3)
        for task in range(tasks.SLOT_FIRST[slot], tasks.SLOT_FIRST[slot + 1]):
            if doable(state, seat, task):
                choices = append(choices, actions.act(actions.DO, task))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        if state.listener is not None:
            report.done(state, seat, actions.argument_of(action))
        push_task(state, actions.argument_of(action), False)


class Aux(Step[WesternTrailState]):
    """One open auxiliary action, single, or double if both places are free (GW-12.9)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=11)
        for aux in range(board.AUXILIARIES):
            for double in (False, True):
                if aux_is_open(state, seat, aux, double) and doable(state, seat, tasks.aux_task(aux, double)):
                    choices = append(choices, actions.auxiliary(aux, double))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        begin_auxiliary(state, seat, action)


def begin_auxiliary(state: WesternTrailState, seat: i64, action: i64) -> None:
    """In the single or the double form."""
    aux = actions.aux_number(action)
    double = actions.aux_is_double(action)
    if state.listener is not None:
        report.auxiliary(state, seat, aux, double)
    push_task(state, tasks.aux_task(aux, double), False)


def adjacent(state: WesternTrailState) -> vec[i64]:
    """Buildings beside the 8b in use that have not been used by it (GW-12.13)."""
    choices = vec[i64](capacity=2)
    if state.beside == NONE:
        return choices
    for which in range(trail.MOST_NEIGHBOURS):
        space = trail.NEIGHBOURS[state.beside * trail.MOST_NEIGHBOURS + which]
        if space != NONE and state.at[space] != tiles.NO_TILE and not has(state.chain, space):
            choices = append(choices, actions.act(actions.USE, space))
    return choices


class Adjacent(Step[WesternTrailState]):
    """The actions of a building beside 8b are added to those of the stop (GW-7.7, GW-12.13)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return adjacent(state)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        space = actions.argument_of(action)
        state.chain = plus(state.chain, space)
        state.beside = space
        add_slots(state, space)
        if state.listener is not None:
            report.building_used(state, seat, space)


def add_slots(state: WesternTrailState, space: i64) -> None:
    """The actions of the building there and the special action of the space are open (GW-2.4, GW-9.1)."""
    tile = state.at[space]
    if tile < tiles.FIRST_BUILDING:
        first = tasks.NEUTRAL_SLOT[tile]
        number = tasks.NEUTRAL_SLOTS[tile]
    else:
        row = side_of(state, tiles.number_of(tile))
        first = tasks.BUILDING_SLOT[row]
        number = tasks.BUILDING_SLOTS[row]
    for slot in range(first, first + number):
        state.local = append(state.local, slot)
    if trail.SPECIAL[space] != NONE:
        state.local = append(state.local, tasks.SPECIAL_SLOT[trail.SPECIAL[space]])


class TakeObjective(Step[WesternTrailState]):
    """A card of the display, or the top card of the deck; the display is refilled at once (GW-12.3)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=6)
        for at in range(len(state.display)):
            again = False
            for other in range(at):
                if state.display[other] == state.display[at]:
                    again = True
            if not again:
                choices = append(choices, actions.act(actions.TAKE, state.display[at]))
        if objectives_left(state) > 0:
            choices = append(choices, actions.TAKE_TOP)
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        where = kinds.objective_goes(frame)
        if action == actions.TAKE_TOP:
            push(state, ask_chance(kinds.OBJECTIVE_CARD, where))
            return
        take_from_display(state, seat, actions.argument_of(action), where)


def without_one(items: vec[i64], one: i64) -> vec[i64]:
    """The list without the first that is this one."""
    left = vec[i64](capacity=8)
    found = False
    for item in items:
        if item == one and not found:
            found = True
        else:
            left = append(left, item)
    return left


def take_from_display(state: WesternTrailState, seat: i64, kind: i64, where: i64) -> None:
    """Everybody sees it, wherever it goes (GW-14.1)."""
    state.display = without_one(state.display, kind)
    if where == kinds.TO_HAND:
        state.hands[seat * cards.CARDS + kind] += 1
        state.seen[seat * cards.CARDS + kind] += 1
    else:
        onto_discard(state, seat, kind)
    if state.listener is not None:
        report.objective_taken(state, seat, kind, where == kinds.TO_HAND)
    push(state, run_later(kinds.FILL_DISPLAY, 0))
