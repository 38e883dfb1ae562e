"""Hiring workers and building (GW-12.1, GW-12.2)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import run_later
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, board, kinds, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.asking import pose
from bunkhouse.games.westerntrail.rules.limits import side_of, token_row
from bunkhouse.games.westerntrail.rules.masks import EMPTY, minus, plus
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState

CANNOT: Final[i64] = -1


def hireable(state: WesternTrailState, seat: i64, change: i64) -> vec[i64]:
    """Workers in rows other than the token's, of a kind with a free column, whose fee can be paid (GW-12.1)."""
    choices = vec[i64](capacity=16)
    closed = token_row(state)
    wanted = EMPTY
    for worker in range(tiles.WORKERS):
        if state.workers[seat * tiles.WORKERS + worker] < board.COLUMNS:
            wanted = plus(wanted, worker)
    last = min(state.placed // state.seats, board.ROWS - 1)
    for row in range(last + 1):
        if row != closed and board.FEES[row] + change <= state.money[seat]:
            found = EMPTY
            for column in range(state.seats):
                worker = state.jobs[row * board.MOST_COLUMNS + column]
                if worker != NONE:
                    found = plus(found, worker)
            found &= wanted
            for worker in range(tiles.WORKERS):
                if has(found, worker):
                    choices = append(choices, actions.hire(row, worker))
    return choices


class Hire(Step[WesternTrailState]):
    """Pay the fee; the worker enters the leftmost free column and is counted at once; the column may offer an immediate
    action (GW-12.1)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return hireable(state, seat, kinds.hire_change(frame))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        row = actions.hire_row(action)
        worker = actions.hire_worker(action)
        place = row * board.MOST_COLUMNS
        while state.jobs[place] != worker:
            place += 1
        state.jobs[place] = NONE
        fee = board.FEES[row] + kinds.hire_change(frame)
        state.money[seat] -= fee
        state.workers[seat * tiles.WORKERS + worker] += 1
        if state.listener is not None:
            report.hired(state, seat, worker, row, fee)
        column = state.workers[seat * tiles.WORKERS + worker]
        slot = tasks.BONUS_SLOT[worker * (board.COLUMNS + 1) + column]
        if slot != NONE:
            push(state, run_later(kinds.OFFER, slot))


def craftsmen_needed(state: WesternTrailState, seat: i64, number: i64, space: i64) -> i64:
    """For this tile on this space, or CANNOT: a free space, or an own building with a lower number (GW-12.2)."""
    tile = state.at[space]
    needed = tiles.BUILDING_CRAFTSMEN[side_of(state, number)]
    if tile == tiles.NO_TILE:
        return needed
    if tiles.owner(tile) != seat:
        return CANNOT
    needed -= tiles.BUILDING_CRAFTSMEN[side_of(state, tiles.number_of(tile))]
    if needed > 0:
        return needed
    return CANNOT


def can_build(state: WesternTrailState, seat: i64, number: i64, space: i64, rate: i64) -> bool:
    """Craftsmen and price suffice (GW-12.2)."""
    needed = craftsmen_needed(state, seat, number, space)
    if needed == CANNOT or needed > state.workers[seat * tiles.WORKERS + tiles.CRAFTSMAN]:
        return False
    return needed * rate <= state.money[seat]


def buildable(state: WesternTrailState, seat: i64, rate: i64) -> vec[i64]:
    """Unbuilt tiles for which there is a space."""
    choices = vec[i64](capacity=10)
    for number in range(tiles.NUMBERS):
        if has(state.unbuilt[seat], number):
            for space in trail.BUILDING_SPACES:
                if can_build(state, seat, number, space, rate):
                    choices = append(choices, actions.act(actions.BUILD, number))
                    break
    return choices


class Build(Step[WesternTrailState]):
    """Which tile (GW-12.2)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return buildable(state, seat, kinds.build_rate(frame))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        number = actions.argument_of(action)
        pose(state, kinds.BUILD_SPACE, kinds.build_space(kinds.build_rate(frame), number))


class BuildSpace(Step[WesternTrailState]):
    """Where; a building that is replaced leaves the game (GW-12.2)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        rate = kinds.build_rate(frame)
        number = kinds.build_number(frame)
        choices = vec[i64](capacity=22)
        for space in trail.BUILDING_SPACES:
            if can_build(state, seat, number, space, rate):
                choices = append(choices, actions.act(actions.SPACE, space))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        number = kinds.build_number(frame)
        space = actions.argument_of(action)
        price = craftsmen_needed(state, seat, number, space) * kinds.build_rate(frame)
        old = state.at[space]
        state.money[seat] -= price
        state.unbuilt[seat] = minus(state.unbuilt[seat], number)
        state.at[space] = tiles.building(seat, number)
        if state.listener is not None:
            report.built(state, seat, number, space, price, old)
