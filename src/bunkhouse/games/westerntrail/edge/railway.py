"""The railroad as it is seen: stations, cities, what a delivery would bring (GW-2.7 to GW-2.10, GW-10.8)."""

from bunkhouse.core.seats import has
from bunkhouse.games.westerntrail.edge.encoding import disc_word
from bunkhouse.games.westerntrail.edge.view import CityView, DeliveryView, StationView
from bunkhouse.games.westerntrail.rules import actions, railroad, tiles
from bunkhouse.games.westerntrail.rules.delivery import can_deliver, city_discs
from bunkhouse.games.westerntrail.rules.limits import certificates, herd_value, permanent_certificates
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState


def station_view(state: WesternTrailState, station: int) -> StationView:
    master = worker = None
    if station < railroad.MASTERS:
        if state.masters[station] != NONE:
            master = railroad.MASTER_NAMES[state.masters[station]]
        if state.given[station] != NONE:
            worker = tiles.WORKER_NAMES[state.given[station]]
    return StationView(
        id=railroad.STATION_NAMES[station],
        cost=railroad.STATION_COST[station],
        points=railroad.STATION_POINTS[station],
        black=railroad.STATION_BLACK[station] == 1,
        seats=tuple(seat for seat in range(state.seats) if has(state.stations[seat], station)),
        master=master,
        worker=worker,
    )


def city_view(state: WesternTrailState, city: int) -> CityView:
    return CityView(
        id=railroad.CITY_NAMES[city],
        value=railroad.CITY_VALUE[city],
        black=railroad.CITY_BLACK[city] == 1,
        discs=tuple(state.cities[seat * int(railroad.CITIES) + city] for seat in range(state.seats)),
    )


def delivery_views(state: WesternTrailState, seat: int) -> tuple[DeliveryView, ...]:
    """Every city for this seat: with the value in Kansas City, or else with hand and certificates as they are; the
    money is counted with that income."""
    free = int(herd_value(state, seat) + permanent_certificates(state, seat))
    value = free + int(certificates(state, seat))
    money = state.money[seat] + value
    if state.value != NONE and state.active == seat:
        free = value = state.value
        money = state.money[seat]
    return tuple(delivery_view(state, seat, city, free, value, money) for city in range(int(railroad.CITIES)))


def delivery_view(state: WesternTrailState, seat: int, city: int, free: int, value: int, money: int) -> DeliveryView:
    """`free` is the breeding value without temporary certificates, `value` the one with all of them."""
    base = seat * int(railroad.CITIES)
    before = state.cities[base + city] > 0
    objectives, worth = 0, int(railroad.CITY_POINTS[city])
    arrows: list[str] = []
    for link in (city - 1, city):
        if link >= 0 and railroad.LINKED[link] == 1 and not before:
            other = link if link != city else city + 1
            if state.cities[base + other] > 0:
                arrows.append(railroad.CITY_NAMES[other])
                objectives += railroad.LINK_OBJECTIVE[link]
                worth += railroad.LINK_POINTS[link]
    discs = [actions.argument_of(action) for action in city_discs(state, seat, city, False, money)]
    return DeliveryView(
        city=railroad.CITY_NAMES[city],
        value=railroad.CITY_VALUE[city],
        missing=max(0, railroad.CITY_VALUE[city] - value),
        certificates=max(0, min(railroad.CITY_VALUE[city], value) - free),
        possible=bool(can_deliver(state, seat, city, value)) and bool(discs),
        transport=railroad.transport_costs(state.engines[seat], city),
        money=railroad.CITY_MONEY[city],
        discs=tuple(disc_word(disc) for disc in discs),
        arrows=tuple(arrows),
        objectives=objectives,
        points=worth,
    )
