"""The railroad as it is seen: stations, cities, what a delivery would bring (GW-2.7 to GW-2.10, GW-10.8)."""

from bunkhouse.games.westerntrail.edge.encoding import disc_word
from bunkhouse.games.westerntrail.edge.names import numbers_in
from bunkhouse.games.westerntrail.edge.view_structs import CityView, DeliveryView, StationView
from bunkhouse.games.westerntrail.rules import actions, railroad, tiles
from bunkhouse.games.westerntrail.rules.delivery import can_deliver, city_discs
from bunkhouse.games.westerntrail.rules.limits import certificates, herd_value, permanent_certificates
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState

CITIES = int(railroad.CITIES)
LINKS = [
    [(link, 2 * link + 1 - city) for link in (city - 1, city) if link >= 0 and railroad.LINKED[link] == 1]
    for city in range(CITIES)
]
"""City -> the arrows at it, each by the city where it begins, with the city at its other end."""


def station_views(state: WesternTrailState) -> tuple[StationView, ...]:
    """Only the first stations have masters."""
    masters = [None if master == NONE else railroad.MASTER_NAMES[master] for master in state.masters]
    workers = [None if worker == NONE else tiles.WORKER_NAMES[worker] for worker in state.given]
    owners: list[list[int]] = [[] for _ in railroad.STATION_NAMES]
    for seat, mask in enumerate(state.stations):
        for station in numbers_in(mask):
            owners[station].append(seat)
    return tuple(
        StationView(
            id=name,
            cost=railroad.STATION_COST[station],
            points=railroad.STATION_POINTS[station],
            black=railroad.STATION_BLACK[station] == 1,
            seats=tuple(owners[station]),
            master=masters[station] if station < len(masters) else None,
            worker=workers[station] if station < len(workers) else None,
        )
        for station, name in enumerate(railroad.STATION_NAMES)
    )


def city_views(state: WesternTrailState) -> tuple[CityView, ...]:
    discs = list(state.cities)
    return tuple(
        CityView(name, railroad.CITY_VALUE[city], railroad.CITY_BLACK[city] == 1, tuple(discs[city::CITIES]))
        for city, name in enumerate(railroad.CITY_NAMES)
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
    return tuple(delivery_view(state, seat, city, free, value, money) for city in range(CITIES))


def delivery_view(state: WesternTrailState, seat: int, city: int, free: int, value: int, money: int) -> DeliveryView:
    """`free` is the breeding value without temporary certificates, `value` the one with all of them."""
    own = state.cities[seat * CITIES : (seat + 1) * CITIES]
    objectives, worth, needed = 0, railroad.CITY_POINTS[city], railroad.CITY_VALUE[city]
    arrows: list[str] = []
    for link, other in LINKS[city] if own[city] == 0 else ():
        if own[other] > 0:
            arrows.append(railroad.CITY_NAMES[other])
            objectives += railroad.LINK_OBJECTIVE[link]
            worth += railroad.LINK_POINTS[link]
    discs = [actions.argument_of(action) for action in city_discs(state, seat, city, False, money)]
    return DeliveryView(
        city=railroad.CITY_NAMES[city],
        value=needed,
        missing=max(0, needed - value),
        certificates=max(0, min(needed, value) - free),
        possible=bool(can_deliver(state, seat, city, value)) and bool(discs),
        transport=railroad.transport_costs(state.engines[seat], city),
        money=railroad.CITY_MONEY[city],
        discs=tuple(disc_word(disc) for disc in discs),
        arrows=tuple(arrows),
        objectives=objectives,
        points=worth,
    )
