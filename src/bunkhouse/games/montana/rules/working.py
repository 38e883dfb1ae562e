"""Work: the bank and the goods areas (MT-6.1, MT-6.2)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.areas import AREAS, SPACES, area_of, space_at
from bunkhouse.games.montana.rules.gains import gain_goods, sets_among
from bunkhouse.games.montana.rules.packs import UNIT, count, total
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.tables import AREA_CLOSED, BANK


def is_closed(state: MontanaState, place: i64) -> bool:
    """An event can close a place for all (MT-16.11)."""
    return state.active_event(AREA_CLOSED) and state.tables.event_shows[state.event_right] == place


def add_work(state: MontanaState, seat: i64, choices: vec[i64]) -> vec[i64]:
    """Free spaces that the seat can man and pay, not only the cheapest (MT-6.1.1, MT-6.2.1 to MT-6.2.3)."""
    tables = state.tables
    workers = total(state.workers[seat])
    if workers == 0:
        return choices
    if not is_closed(state, BANK):
        for space in range(len(state.bank)):
            if state.bank[space] == 0 and workers >= tables.bank_workers[space]:
                choices = append(choices, actions.act(actions.BANK, space))
    for area in range(AREAS):
        can_man = workers >= 2 or count(state.workers[seat], tables.area_good[area]) > 0
        if can_man and not is_closed(state, area):
            for number in range(SPACES):
                space = space_at(area, number)
                if state.large[space] == 0 and state.silver[seat] >= tables.space_silver[space]:
                    choices = append(choices, actions.work(area, number))
    return choices


def crews(state: MontanaState, seat: i64, area: i64) -> vec[i64]:
    """One worker of the area's colour, or any two (MT-6.2.2, MT-6.2.6)."""
    choices = vec[i64](capacity=11)
    good = state.tables.area_good[area]
    if count(state.workers[seat], good) > 0:
        choices = append(choices, UNIT[good])
    for pair in sets_among(state.workers[seat], 2):
        choices = append(choices, pair)
    return choices


def choose_bank(state: MontanaState, seat: i64, space: i64) -> None:
    sets = sets_among(state.workers[seat], state.tables.bank_workers[space])
    if len(sets) == 1:
        visit_bank(state, seat, space, sets[0])
    else:
        push(state, ask(kinds.BANK_WORKERS, seat, space))


class BankWorkers(Step[MontanaState]):
    """Which workers, of any colours, go to the bank (MT-6.1.1)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=20)
        for workers in sets_among(state.workers[seat], state.tables.bank_workers[argument_of(frame)]):
            choices = append(choices, actions.act(actions.WORKERS, workers))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        visit_bank(state, seat, argument_of(frame), actions.argument_of(action))


def visit_bank(state: MontanaState, seat: i64, space: i64, workers: i64) -> None:
    state.workers[seat] -= workers
    state.bank[space] = workers
    state.silver[seat] += state.tables.bank_silver[space]
    if state.listener is not None:
        report.bank_visited(state, seat, space, workers)
    push(state, run_later(kinds.AFTER_MAIN, 0))


def choose_space(state: MontanaState, seat: i64, space: i64) -> None:
    sets = crews(state, seat, area_of(space))
    if len(sets) == 1:
        work(state, seat, space, sets[0])
    else:
        push(state, ask(kinds.AREA_WORKERS, seat, space))


class AreaWorkers(Step[MontanaState]):
    """Who goes on the large space (MT-6.2.2)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=11)
        for workers in crews(state, seat, area_of(argument_of(frame))):
            choices = append(choices, actions.act(actions.WORKERS, workers))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        work(state, seat, argument_of(frame), actions.argument_of(action))


def work(state: MontanaState, seat: i64, space: i64, workers: i64) -> None:
    """Pay the silver of that space, take its goods (MT-6.2.3); the small space comes next (MT-6.2.4)."""
    tables = state.tables
    state.workers[seat] -= workers
    state.large[space] = workers
    state.silver[seat] -= tables.space_silver[space]
    push(state, run_later(kinds.AFTER_MAIN, 0))
    push(state, run_later(kinds.SMALL_SPACE, space))
    goods = tables.space_goods[space] * UNIT[tables.area_good[area_of(space)]]
    if state.listener is not None:
        report.area_worked(state, seat, space, workers, goods)
    gain_goods(state, seat, goods)


class SmallSpace(Step[MontanaState]):
    """Only together with its large space, in the same action (MT-6.2.5)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        space = argument_of(frame)
        if len(crews(state, state.active, area_of(space))) > 0:
            push(state, ask(kinds.SMALL_WORKERS, state.active, space))


class SmallWorkers(Step[MontanaState]):
    """One more good for one matching or any two workers, without silver, or not (MT-6.2.4)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = append(vec[i64](capacity=12), actions.act(actions.SMALL, 0))
        for workers in crews(state, seat, area_of(argument_of(frame))):
            choices = append(choices, actions.act(actions.SMALL, workers))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        workers = actions.argument_of(action)
        if workers == 0:
            return
        space = argument_of(frame)
        state.workers[seat] -= workers
        state.small[space] = workers
        goods = state.tables.space_small[space] * UNIT[state.tables.area_good[area_of(space)]]
        if state.listener is not None:
            report.small_space_used(state, seat, space, workers, goods)
        gain_goods(state, seat, goods)


def clear_full_places(state: MontanaState) -> None:
    """An area whose three large spaces are taken is cleared at the end of the turn; so is the bank (MT-6.2.7)."""
    for area in range(AREAS):
        first = space_at(area, 0)
        if state.large[first] != 0 and state.large[first + 1] != 0 and state.large[first + 2] != 0:
            workers: i64 = 0
            for space in range(first, first + SPACES):
                workers += state.large[space] + state.small[space]
                state.large[space] = 0
                state.small[space] = 0
            state.worker_supply += workers
            if state.listener is not None:
                report.place_cleared(state, area, workers)
    together: i64 = 0
    for on_space in state.bank:
        if on_space == 0:
            return
        together += on_space
    for space in range(len(state.bank)):
        state.bank[space] = 0
    state.worker_supply += together
    if state.listener is not None:
        report.place_cleared(state, BANK, together)
