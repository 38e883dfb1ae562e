"""Deliveries: city, disc, arrows, transport costs (GW-10.8 to GW-10.11, GW-12.12, GW-17)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, board, kinds, railroad
from bunkhouse.games.westerntrail.rules.asking import pose, pose_later
from bunkhouse.games.westerntrail.rules.discs import as_actions, usable
from bunkhouse.games.westerntrail.rules.masks import EMPTY, lowest, minus
from bunkhouse.games.westerntrail.rules.state import WesternTrailState
from bunkhouse.games.westerntrail.rules.stations import take_disc


def can_deliver(state: WesternTrailState, seat: i64, city: i64, limit: i64) -> bool:
    """The value suffices, and no disc is there yet, or the city takes any number (GW-10.8)."""
    if railroad.CITY_VALUE[city] > limit:
        return False
    return railroad.CITY_REPEAT[city] == 1 or state.cities[seat * railroad.CITIES + city] == 0


def city_discs(state: WesternTrailState, seat: i64, city: i64, extraordinary: bool, money: i64) -> vec[i64]:
    """Discs that may go there: their cost is at hand before the city's effects, the transport costs after them
    (GW-10.9, GW-10.11, GW-17.1, GW-17.2)."""
    discs = usable(state, seat, railroad.CITY_BLACK[city] == 1, money)
    choices = vec[i64](capacity=14)
    if discs == EMPTY and state.stations[seat] == 0:
        if not extraordinary and city == railroad.TO_KANSAS_CITY and state.discs[seat] != EMPTY:
            return as_actions(lowest(state.discs[seat]), EMPTY, choices)  # paid out of the $6 (GW-17.4)
        return choices
    if not extraordinary:
        left = money + railroad.CITY_MONEY[city] - railroad.transport_costs(state.engines[seat], city)
        usable_discs = discs
        for place in range(board.DISCS):
            if left + board.DISC_MONEY[place] < board.DISC_COST[place]:
                discs = minus(discs, place)
        if discs == EMPTY and (usable_discs != EMPTY or left < 0):
            return choices
    return as_actions(discs, state.stations[seat], choices)


class City(Step[WesternTrailState]):
    """Where to; the delivery of an engine moved back may be declined (GW-10.8, GW-12.12)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        limit = kinds.deliver_value(frame)
        extraordinary = kinds.is_extraordinary(frame)
        choices = vec[i64](capacity=11)
        for city in range(railroad.CITIES):
            if can_deliver(state, seat, city, limit):
                if len(city_discs(state, seat, city, extraordinary, state.money[seat])) > 0:
                    choices = append(choices, actions.act(actions.CITY, city))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        city = actions.argument_of(action)
        pose(state, kinds.CITY_DISC, kinds.deliver_to(city, kinds.is_extraordinary(frame)))


class CityDisc(Step[WesternTrailState]):
    """With which disc; then the city's money, cards for completed arrows, and last the transport costs (GW-10.9 to
    GW-10.11)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        city = kinds.deliver_city(frame)
        extraordinary = kinds.is_extraordinary(frame)
        return city_discs(state, seat, city, extraordinary, state.money[seat])

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        city = kinds.deliver_city(frame)
        extraordinary = kinds.is_extraordinary(frame)
        if state.listener is not None:
            report.delivered(state, seat, city, extraordinary)
        state.money[seat] += railroad.CITY_MONEY[city]
        take_disc(state, seat, actions.argument_of(action))
        state.cities[seat * railroad.CITIES + city] += 1
        if state.listener is not None:
            report.gained(state, seat, railroad.CITY_MONEY[city])
        if not extraordinary:
            push(state, run_later(kinds.TRANSPORT, city))
        for _ in range(arrows_completed(state, seat, city)):
            pose_later(state, kinds.TAKE_OBJECTIVE, kinds.take_objective(kinds.TO_DISCARD, False))


def arrows_completed(state: WesternTrailState, seat: i64, city: i64) -> i64:
    """Arrows with an objective symbol that this disc, just laid, has completed (GW-10.10)."""
    base = seat * railroad.CITIES
    if state.cities[base + city] != 1:
        return 0
    found: i64 = 0
    if railroad.LINK_OBJECTIVE[city] == 1 and state.cities[base + city + 1] > 0:
        found += 1
    if city > 0 and railroad.LINK_OBJECTIVE[city - 1] == 1 and state.cities[base + city - 1] > 0:
        found += 1
    return found


class Transport(Step[WesternTrailState]):
    """A dollar for each crossing between the engine and the city (GW-10.11)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        seat = state.active
        costs = railroad.transport_costs(state.engines[seat], argument_of(frame))
        state.money[seat] -= costs
        if state.listener is not None and costs > 0:
            report.transport(state, seat, argument_of(frame), costs)
