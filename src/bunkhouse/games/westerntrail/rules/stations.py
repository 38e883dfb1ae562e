"""Building stations, taking discs, winning station masters (GW-12.6, GW-12.14)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, run_later
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, board, kinds, railroad, tasks, tiles
from bunkhouse.games.westerntrail.rules.asking import pose
from bunkhouse.games.westerntrail.rules.discs import as_actions, usable
from bunkhouse.games.westerntrail.rules.masks import minus, plus
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState


class StationHere(Step[WesternTrailState]):
    """The engine has ended a move: if it stands at a station where the player has none, it may be built (GW-12.6)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        station = railroad.station_at(state.engines[state.active])
        if station != railroad.NO_STATION and not has(state.stations[state.active], station):
            pose(state, kinds.STATION, kinds.station(station, False))


def station_discs(state: WesternTrailState, seat: i64, station: i64) -> vec[i64]:
    """The discs with which this station could be built now; none if it cannot be paid (GW-12.6, GW-17.1, GW-17.2)."""
    choices = vec[i64](capacity=14)
    left = state.money[seat] - railroad.STATION_COST[station]
    if left < 0:
        return choices
    discs = usable(state, seat, railroad.STATION_BLACK[station] == 1, left)
    return as_actions(discs, minus(state.stations[seat], station), choices)


class Station(Step[WesternTrailState]):
    """Build it with this disc, or decline: pay the cost, then lay the disc, whose $3 come too late for it (GW-12.6)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return station_discs(state, seat, kinds.station_number(frame))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        station = kinds.station_number(frame)
        state.money[seat] -= railroad.STATION_COST[station]
        if state.listener is not None:
            report.station_built(state, seat, station, railroad.STATION_COST[station])
        take_disc(state, seat, actions.argument_of(action))
        state.stations[seat] = plus(state.stations[seat], station)
        if station < railroad.MASTERS and state.masters[station] != NONE:
            pose(state, kinds.MASTER_OFFER, station)


def take_disc(state: WesternTrailState, seat: i64, place: i64) -> None:
    """From the player board with its cost and money, or from an own station, which is lost (GW-3.3, GW-17.2)."""
    if state.listener is not None:
        report.disc_taken(state, seat, place)
    if place >= board.DISCS:
        state.stations[seat] = minus(state.stations[seat], place - board.DISCS)
        return
    state.discs[seat] = minus(state.discs[seat], place)
    state.money[seat] += board.DISC_MONEY[place] - board.DISC_COST[place]
    if state.listener is not None:
        report.paid(state, seat, board.DISC_COST[place])
        report.gained(state, seat, board.DISC_MONEY[place])


class MasterOffer(Step[WesternTrailState]):
    """The station master for a worker tile, the rightmost of its row, never a printed one (GW-12.6)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=4)
        for worker in range(tiles.WORKERS):
            if state.workers[seat * tiles.WORKERS + worker] > 1:
                choices = append(choices, actions.act(actions.GIVE, worker))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        station = argument_of(frame)
        worker = actions.argument_of(action)
        master = state.masters[station]
        state.workers[seat * tiles.WORKERS + worker] -= 1
        state.given[station] = worker
        state.masters[station] = NONE
        state.won[seat] = plus(state.won[seat], master)
        if state.listener is not None:
            report.master_taken(state, seat, station, master, worker)
        if tasks.MASTER_SLOT[master] != NONE:
            push(state, run_later(kinds.OFFER, tasks.MASTER_SLOT[master]))


def stations_behind(state: WesternTrailState, seat: i64) -> vec[i64]:
    """Turnout stations behind the engine where the player has none and can pay for one (GW-12.14)."""
    choices = vec[i64](capacity=9)
    rail = state.engines[seat]
    for station in range(railroad.TURNOUTS):
        after = railroad.AFTER[station]
        if rail < railroad.FIRST_TURNOUT:
            lies_behind = after < rail
        else:
            lies_behind = after < railroad.AFTER[rail - railroad.FIRST_TURNOUT]
        if lies_behind and not has(state.stations[seat], station):
            if len(station_discs(state, seat, station)) > 0:
                choices = append(choices, actions.act(actions.STATION, station))
    return choices


class StationBehind(Step[WesternTrailState]):
    """Which station behind the engine (GW-12.14)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return stations_behind(state, seat)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        pose(state, kinds.STATION, kinds.station(actions.argument_of(action), True))
