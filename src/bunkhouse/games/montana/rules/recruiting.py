"""Recruit: spin the wheel, pay grain for a further sector, return what is too many (MT-5)."""

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.frames import ask, run_later
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.free import add_free_actions, do_free_action, has_usable_tile, is_free_action
from bunkhouse.games.montana.rules.gains import gain_workers, pay_goods
from bunkhouse.games.montana.rules.packs import GRAIN, UNIT, count, total
from bunkhouse.games.montana.rules.sets import without
from bunkhouse.games.montana.rules.state import WHEEL_BAG, MontanaState
from bunkhouse.games.montana.rules.tables import ALL_SECTORS, NO_EXTRA_RECRUITS, SECTORS


def spin_choices(state: MontanaState) -> vec[i64]:
    """The sectors at which the arrow may stop: all, or with `bag` those that have not come up (MT-5.1)."""
    choices = vec[i64](capacity=8)
    for sector in range(SECTORS):
        if has(state.wheel_left, sector):
            choices = append(choices, actions.act(actions.SPIN, sector))
    return choices


def spin(state: MontanaState, seat: i64, sector: i64) -> None:
    """Take the two workers shown, as far as there are (MT-5.1)."""
    if state.has_rule(WHEEL_BAG):
        state.wheel_left = without(state.wheel_left, sector)
        if state.wheel_left == 0:
            state.wheel_left = ALL_SECTORS
    state.arrow = sector
    if state.listener is not None:
        report.wheel_spun(state, seat)
    gain_workers(state, seat, state.tables.sectors[sector])


class Spin(Step[MontanaState]):
    """Chance: where the arrow stops (MT-5.1)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return spin_choices(state)

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return repeated(1, len(spin_choices(state)))

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        spin(state, state.active, actions.argument_of(action))


def most_grain(state: MontanaState, seat: i64) -> i64:
    """How much grain may be paid (MT-5.2); none while an event forbids it (MT-16.10)."""
    if state.active_event(NO_EXTRA_RECRUITS):
        return 0
    return min(state.tables.max_steps, count(state.goods[seat], GRAIN))


def extra_choices(state: MontanaState, seat: i64) -> vec[i64]:
    choices = vec[i64](capacity=16)
    for grain in range(most_grain(state, seat) + 1):
        choices = append(choices, actions.act(actions.GRAIN, grain))
    full = total(state.workers[seat]) > state.tables.capacity
    return add_free_actions(state, seat, choices, full)


class Extra(Step[MontanaState]):
    """After the spin, before grain is paid (MT-4.3)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = state.active
        if has_usable_tile(state, seat) or len(extra_choices(state, seat)) > 1:
            push(state, ask(kinds.PAY_GRAIN, seat, 0))
        else:
            finish(state, seat, 0)


class PayGrain(Step[MontanaState]):
    """Once, for as many sectors as grain; nothing for the sectors passed over (MT-5.2). Free actions first (MT-5.4)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return extra_choices(state, seat)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if is_free_action(action):
            push(state, run_later(kinds.EXTRA, 0))
            do_free_action(state, seat, action)
        else:
            finish(state, seat, actions.argument_of(action))


def finish(state: MontanaState, seat: i64, grain: i64) -> None:
    """The limit of eight is checked once, at the very end (MT-5.4)."""
    push(state, run_later(kinds.AFTER_MAIN, 0))
    push(state, run_later(kinds.OVERFLOW, seat))
    if grain > 0:
        pay_goods(state, seat, grain * UNIT[GRAIN])
        state.arrow = (state.arrow + grain) % SECTORS
        if state.listener is not None:
            report.grain_paid(state, seat, grain)
        gain_workers(state, seat, state.tables.sectors[state.arrow])
