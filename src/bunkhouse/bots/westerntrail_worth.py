"""What a position of Great Western Trail is worth to a seat, in hundredths of a point.

Points of today count in full. The rest is an estimate with a clock: the job market says how many journeys are left, and
a herd, a worker, a freed disc place or a dollar is worth what it brings on those journeys. The journey under way is
looked at closely: which breeds the hand will hold on arrival, and which city that value reaches.
"""

from math import pow
from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail import board, cards, railroad, tiles, trail
from bunkhouse.games.westerntrail.limits import (
    certificates,
    cube_limit,
    hand_limit,
    permanent_certificates,
    pile_size,
    step_limit,
)
from bunkhouse.games.westerntrail.scoring import DOLLARS_PER_POINT, total_points
from bunkhouse.games.westerntrail.state import NONE, WesternTrailState
from bunkhouse.games.westerntrail.trips import is_stop

POINT: Final = 100.0
WORKERS_A_VISIT: Final = 1.75  # laid on the job market by a visit to Kansas City
LATE_DOLLAR: Final = 20.0
DOLLAR: Final = 60.0  # while there is still much to buy
SPARE_DOLLAR: Final = 22.0  # beyond what a journey can use
USEFUL_MONEY: Final = 18.0
VALUE: Final = 200.0  # of a point of breeding value in a later delivery, besides the city and the dollar
CERTIFICATE: Final = 25.0  # besides its use in the next delivery
BUILDING: Final = 350.0
RAIL: Final = 14.0  # of a main-line space: transport costs, and stations within reach
CYCLE: Final = 1.1  # cards that a turn on the trail exchanges
LATER_CYCLE: Final = 3.5  # and a whole journey
WHITE_DISC: Final = 130.0
BLACK_DISC: Final = 420.0
BEGUN: Final = 0.3  # of an arrow with a disc at one end
GROWTH: Final = 1.2  # of the herd's value from journey to journey
USUAL_CERTIFICATES: Final = 1.5  # spent on a delivery
OBJECTIVE: Final = 120.0  # an objective card that is not met yet
MANY: Final[i64] = 99
START_JOURNEYS: Final = 6.0

_COWBOYS = [0.0, 0.0, 1100.0, 2400.0, 3200.0, 3800.0, 4100.0]
_CRAFTSMEN = [0.0, 0.0, 700.0, 1500.0, 2400.0, 3100.0, 3500.0]
_ENGINEERS = [0.0, 0.0, 630.0, 1250.0, 1800.0, 2200.0, 2500.0]
WORKERS: Final = [*_COWBOYS, *_CRAFTSMEN, *_ENGINEERS]
"""Kind of worker * 7 + number -> what they bring from the beginning on."""

FREED: Final = [60.0, 190.0, 90.0, 60.0, 150.0, 90.0, 150.0, 110.0, 170.0, 160.0, 560.0, 430.0, 620.0, 560.0]
"""What a freed disc place brings from the beginning on, by place; points for it are counted as points."""


def _last_first() -> list[int]:
    """The spaces of the trail, each after all that follow it."""
    order: list[int] = []

    def visit(space: int) -> None:
        if space < 0 or space in order:
            return
        visit(int(trail.FIRST_NEXT[space]))
        visit(int(trail.SECOND_NEXT[space]))
        order.append(space)

    for space in range(int(trail.SPACES)):
        visit(space)
    return order


LAST_FIRST: Final[vec[i64]] = vec[i64](_last_first())


def stops_ahead(state: WesternTrailState) -> vec[i64]:
    """Space -> steps from there to Kansas City by the shortest way (GW-2.2, GW-8.2)."""
    ahead = vec[i64](capacity=trail.SPACES)
    for _ in range(trail.SPACES):
        ahead = append(ahead, 0)
    for space in LAST_FIRST:
        if trail.FIRST_NEXT[space] != trail.NO_SPACE:
            steps = steps_through(state, ahead, trail.FIRST_NEXT[space])
            if trail.SECOND_NEXT[space] != trail.NO_SPACE:
                steps = min(steps, steps_through(state, ahead, trail.SECOND_NEXT[space]))
            ahead[space] = steps
    return ahead


def steps_through(state: WesternTrailState, ahead: vec[i64], space: i64) -> i64:
    if is_stop(state, space):
        return ahead[space] + 1
    return ahead[space]


def worth(state: WesternTrailState, seat: i64, ahead: vec[i64]) -> float:
    """What the seat may expect to have in the end; `ahead` as `stops_ahead` has told it."""
    value = float(total_points(state, seat)) * POINT
    if state.is_over() or state.token != NONE:
        return value
    laid = float(board.ROWS * state.seats - state.placed)
    journeys = laid / (WORKERS_A_VISIT * float(state.seats))
    left = min(journeys / START_JOURNEYS, 1.0)
    money = float(state.money[seat])
    useful = min(money, USEFUL_MONEY)
    value -= float(state.money[seat] // DOLLARS_PER_POINT) * POINT
    dollar = LATE_DOLLAR + (DOLLAR - LATE_DOLLAR) * min(left * 2.0, 1.0)
    value += useful * dollar + (money - useful) * (LATE_DOLLAR + (SPARE_DOLLAR - LATE_DOLLAR) * left)
    value += possessions(state, seat) * left
    steps = float(step_limit(state, seat))
    to_go = float(ahead[trail.START])
    if state.herders[seat] != NONE:
        to_go = float(ahead[state.herders[seat]])
    turns = max((to_go + steps - 1.0) // steps, 1.0)
    return value + deliveries(state, seat, turns, journeys, dollar, left)


def deliveries(state: WesternTrailState, seat: i64, turns: float, journeys: float, dollar: float, left: float) -> float:
    """What all deliveries to come bring: the next with this hand and all certificates, those after it with what the
    herd will be by then, each to the city that is best of those still free."""
    limit = hand_limit(state, seat)
    lasting = float(permanent_certificates(state, seat))
    reach = hand_on_arrival(state, seat, limit, turns) + lasting + float(certificates(state, seat))
    usual = hand_of_herd(state, seat, limit) + lasting + USUAL_CERTIFICATES
    value = usual * VALUE * max(journeys - 1.0, 0.0)
    visited: i64 = 0
    for city in range(railroad.CITIES):
        if state.cities[seat * railroad.CITIES + city] > 0:
            visited |= board.BIT[city]
    while journeys > 0.0:
        low = int(reach)
        best = railroad.TO_KANSAS_CITY
        best_worth = city_worth(state, seat, best, visited, dollar, left)
        for city in range(1, railroad.CITIES):
            if railroad.CITY_VALUE[city] > low + 1:
                break
            if railroad.CITY_REPEAT[city] == 1 or visited & board.BIT[city] == 0:
                here = city_worth(state, seat, city, visited, dollar, left)
                if here > best_worth:
                    if railroad.CITY_VALUE[city] > low:
                        best_worth += (here - best_worth) * (reach - float(low))
                    else:
                        best_worth = here
                        best = city
        visited |= board.BIT[best]
        value += (best_worth + reach * dollar) * min(journeys, 1.0)
        journeys -= 1.0
        usual += GROWTH
        reach = usual
    return value


def possessions(state: WesternTrailState, seat: i64) -> float:
    """What brings something again and again, as from the beginning on."""
    value = 0.0
    for worker in range(tiles.WORKERS):
        value += WORKERS[worker * 7 + state.workers[seat * tiles.WORKERS + worker]]
    for space in trail.BUILDING_SPACES:
        tile = state.at[space]
        if tile != tiles.NO_TILE and tiles.owner(tile) == seat:
            value += BUILDING
    for place in range(board.DISCS):
        if state.discs[seat] & board.BIT[place] == 0:
            value += FREED[place]
    value += float(certificates(state, seat)) * CERTIFICATE
    value += float(cube_limit(state, seat) - board.FIRST_LIMIT) * CERTIFICATE
    value += float(railroad.main_line(state.engines[seat])) * RAIL
    base = seat * cards.CARDS
    for kind in range(cards.CATTLE, cards.CARDS):
        held = state.hands[base + kind] + state.decks[base + kind] + state.discards[base + kind]
        value += float(held) * OBJECTIVE
    return value


def hand_on_arrival(state: WesternTrailState, seat: i64, limit: i64, turns: float) -> float:
    """The breeding value to be expected in Kansas City so many turns from now."""
    base = seat * cards.CARDS
    room = float(limit - pile_size(state.hands, seat)) + CYCLE * (turns - 1.0)
    deck = float(pile_size(state.decks, seat))
    with_discards = deck < room + 2.0
    if with_discards:
        deck += float(pile_size(state.discards, seat))
    value = 0.0
    chances = 0.0
    kinds_held: i64 = 0
    for breed in range(cards.BREEDS):
        here: i64 = 0
        there: i64 = 0
        for kind in range(FIRST_KIND[breed], FIRST_KIND[breed + 1]):
            here += state.hands[base + kind]
            there += state.decks[base + kind]
            if with_discards:
                there += state.discards[base + kind]
        if here > 0:
            value += float(cards.BREED_VALUE[breed])
            kinds_held += 1
        elif there > 0 and room > 0.0:
            chances += float(cards.BREED_VALUE[breed]) * (1.0 - pow(1.0 - float(there) / (deck + 0.5), room))
    free = float(limit - kinds_held)
    if free <= 0.0:
        return value
    return value + min(chances, free * 3.2)


def hand_of_herd(state: WesternTrailState, seat: i64, limit: i64) -> float:
    """The breeding value that a journey with this herd brings together on average."""
    base = seat * cards.CARDS
    size = float(pile_size(state.hands, seat) + pile_size(state.decks, seat) + pile_size(state.discards, seat))
    draws = float(limit) + LATER_CYCLE
    value = 0.0
    places = float(limit)
    breed = cards.BREEDS - 1
    while breed >= 0 and places > 0.0:  # the best first, as many as the hand holds
        held: i64 = 0
        for kind in range(FIRST_KIND[breed], FIRST_KIND[breed + 1]):
            held += state.hands[base + kind] + state.decks[base + kind] + state.discards[base + kind]
        if held > 0:
            share = min(1.0 - pow(1.0 - float(held) / (size + 0.5), draws), places)
            value += share * float(cards.BREED_VALUE[breed])
            places -= share
        breed -= 1
    return value


def city_worth(state: WesternTrailState, seat: i64, city: i64, visited: i64, dollar: float, left: float) -> float:
    """A disc there: points, arrows, the place that the disc frees, transport costs."""
    value = float(railroad.CITY_POINTS[city]) * POINT
    value += float(railroad.CITY_MONEY[city] - railroad.transport_costs(state.engines[seat], city)) * dollar
    if railroad.CITY_BLACK[city] == 1:
        value += BLACK_DISC * left
    else:
        value += WHITE_DISC * left
    if railroad.LINKED[city] == 1:
        value += arrow(city, visited & board.BIT[city + 1] != 0)
    if city > 0 and railroad.LINKED[city - 1] == 1:
        value += arrow(city - 1, visited & board.BIT[city - 1] != 0)
    return value


def arrow(city: i64, completed: bool) -> float:
    """The arrow from this city to the next: completed by the disc, or begun."""
    value = float(railroad.LINK_POINTS[city]) * POINT + float(railroad.LINK_OBJECTIVE[city]) * OBJECTIVE
    if completed:
        return value
    return value * BEGUN


def _first_kinds() -> list[int]:
    """Breed -> its first kind of card; the kinds of a breed follow each other."""
    breeds = [int(cards.BREED[kind]) for kind in range(int(cards.CATTLE))]
    assert breeds == sorted(breeds)
    assert sorted(cards.BREED_VALUE) == list(cards.BREED_VALUE)
    return [breeds.index(breed) for breed in range(int(cards.BREEDS))] + [len(breeds)]


FIRST_KIND: Final[vec[i64]] = vec[i64](_first_kinds())
