"""Moving the engine: forward, back, to the end of the line (GW-12.4, GW-12.5, GW-12.7)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, kinds
from bunkhouse.games.westerntrail.rules.masks import BIT, EMPTY, plus
from bunkhouse.games.westerntrail.rules.railroad import AFTER, FIRST_TURNOUT, LAST, LINE_END_MONEY, RAILS, TURNOUT_AFTER
from bunkhouse.games.westerntrail.rules.state import WesternTrailState


def occupied(state: WesternTrailState, seat: i64) -> i64:
    """Spaces that hold another engine, as a mask; the start space holds any number."""
    taken = EMPTY
    for other in range(state.seats):
        if other != seat and state.engines[other] != 0:
            taken = plus(taken, state.engines[other])
    return taken


def ahead(state: WesternTrailState, seat: i64, most: i64) -> i64:
    """The spaces that can be reached in 1 to so many, as a mask: occupied ones do not count, a turnout counts as one
    (GW-12.4)."""
    taken = occupied(state, seat)
    rail = state.engines[seat]
    reached = EMPTY
    moved: i64 = 0
    if rail >= FIRST_TURNOUT:
        rail = AFTER[rail - FIRST_TURNOUT]
    elif most > 0:
        reached |= turnout_behind(rail, taken)
    while moved < most and rail < LAST:
        rail += 1
        if not has(taken, rail):
            moved += 1
            reached = plus(reached, rail)
        if moved < most:
            reached |= turnout_behind(rail, taken)
    return reached


def turnout_behind(rail: i64, taken: i64) -> i64:
    """The turnout that begins at this main-line space, unless it is occupied."""
    turnout = TURNOUT_AFTER[rail]
    if turnout < 0:
        return EMPTY
    return BIT[FIRST_TURNOUT + turnout] & ~taken


def behind(state: WesternTrailState, seat: i64, number: i64) -> i64:
    """The spaces that can be reached by moving back exactly so many, as a mask (GW-12.5)."""
    taken = occupied(state, seat)
    now = BIT[state.engines[seat]]
    for _ in range(number):
        before = EMPTY
        for rail in range(RAILS):
            if has(now, rail):
                before |= one_back(rail, taken)
        now = before
    return now


def one_back(rail: i64, taken: i64) -> i64:
    """The spaces one back from here: along the main line past occupied ones, and into turnouts."""
    reached = EMPTY
    if rail >= FIRST_TURNOUT:
        rail = AFTER[rail - FIRST_TURNOUT]
        if not has(taken, rail):
            return BIT[rail]
    while rail > 0:
        rail -= 1
        reached |= turnout_behind(rail, taken)
        if not has(taken, rail):
            return plus(reached, rail)
    return reached


def all_behind(state: WesternTrailState, seat: i64) -> i64:
    """All unoccupied spaces behind the engine, turnouts and the start space included (GW-12.7, GW-12.12)."""
    taken = occupied(state, seat)
    rail = state.engines[seat]
    reached = EMPTY
    if rail >= FIRST_TURNOUT:
        rail = AFTER[rail - FIRST_TURNOUT]
        if not has(taken, rail):
            reached = plus(reached, rail)
    while rail > 0:
        rail -= 1
        reached |= turnout_behind(rail, taken)
        if not has(taken, rail):
            reached = plus(reached, rail)
    return reached


def main_spaces_between(state: WesternTrailState, seat: i64, origin: i64, target: i64) -> i64:
    """Main-line spaces moved back, without occupied ones and turnouts (GW-12.12)."""
    taken = occupied(state, seat)
    last = target
    if target >= FIRST_TURNOUT:
        last = AFTER[target - FIRST_TURNOUT] + 1
    rail = origin
    if origin >= FIRST_TURNOUT:
        rail = AFTER[origin - FIRST_TURNOUT] + 1
    counted: i64 = 0
    while rail > last:
        rail -= 1
        if not has(taken, rail):
            counted += 1
    return counted


def as_actions(spaces: i64) -> vec[i64]:
    """Along the line, each turnout after the space where it begins."""
    choices = vec[i64](capacity=16)
    for rail in range(FIRST_TURNOUT):
        if has(spaces, rail):
            choices = append(choices, actions.act(actions.ENGINE, rail))
        turnout = TURNOUT_AFTER[rail]
        if turnout >= 0 and has(spaces, FIRST_TURNOUT + turnout):
            choices = append(choices, actions.act(actions.ENGINE, FIRST_TURNOUT + turnout))
    return choices


class EngineForward(Step[WesternTrailState]):
    """Any number of spaces up to n, or none; then perhaps a station, or the end of the line (GW-12.4)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return as_actions(ahead(state, seat, argument_of(frame)))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        move_engine(state, seat, actions.argument_of(action), False)
        if state.engines[seat] == LAST:
            push(state, run_later(kinds.LINE_END, 0))
        else:
            push(state, run_later(kinds.STATION_HERE, 0))


def move_engine(state: WesternTrailState, seat: i64, target: i64, back: bool) -> None:
    origin = state.engines[seat]
    state.engines[seat] = target
    if state.listener is not None:
        report.engine_moved(state, seat, origin, back)


class EngineBack(Step[WesternTrailState]):
    """Exactly n spaces, or any number for an extraordinary delivery; a station comes after the reward (GW-12.5,
    GW-12.12)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        if argument_of(frame) == 0:
            return as_actions(all_behind(state, seat))
        return as_actions(behind(state, seat, argument_of(frame)))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        target = actions.argument_of(action)
        state.counted = main_spaces_between(state, seat, state.engines[seat], target)
        move_engine(state, seat, target, True)


class LineEnd(Step[WesternTrailState]):
    """On space 39: a station there, then back, then three dollars, then perhaps a second station (GW-12.7)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        push(state, run_later(kinds.STATION_HERE, 0))
        push(state, run_later(kinds.LINE_MONEY, 0))
        push(state, ask(kinds.LINE_BACK, state.active, 0))
        push(state, run_later(kinds.STATION_HERE, 0))


class LineBack(Step[WesternTrailState]):
    """The engine must leave space 39 (GW-12.7)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return as_actions(all_behind(state, seat))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        move_engine(state, seat, actions.argument_of(action), True)


class LineMoney(Step[WesternTrailState]):
    """Three dollars for having gone the whole way (GW-12.7)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        state.money[state.active] += LINE_END_MONEY
        if state.listener is not None:
            report.gained(state, state.active, LINE_END_MONEY)
