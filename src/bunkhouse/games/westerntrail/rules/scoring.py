"""Final scoring: eleven categories (GW-16). Before the end: the same as far as everybody can know it."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.seats import has
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.rules import board, cards, railroad, tiles, trail
from bunkhouse.games.westerntrail.rules.bidding import points_of
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.goals import best_goals, number_of_goals, points_of_goals
from bunkhouse.games.westerntrail.rules.limits import certificates, permanent_certificates, side_of, teepee_pairs
from bunkhouse.games.westerntrail.rules.masks import meets
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

MONEY: Final[i64] = 0
BUILDINGS: Final[i64] = 1
CITIES: Final[i64] = 2
STATIONS: Final[i64] = 3
HAZARDS: Final[i64] = 4
CATTLE: Final[i64] = 5
OBJECTIVES: Final[i64] = 6
STATION_MASTERS: Final[i64] = 7
WORKERS: Final[i64] = 8
STEPS_DISC: Final[i64] = 9
JOB_TOKEN: Final[i64] = 10
CATEGORIES: Final[i64] = 11
BID: Final[i64] = 11  # not on the printed pad; only where places are bid for (GW-19.7d)
CATEGORY_NAMES: Final[list[str]] = [*COMPONENTS.categories, "bid"]
DOLLARS_PER_POINT: Final[i64] = COMPONENTS.dollars_per_point
STEPS_POINTS: Final[i64] = sum(row.points for row in COMPONENTS.discs)
ZERO: Final[i64] = 0

assert len(CATEGORY_NAMES) == 12


def points(state: WesternTrailState, seat: i64, category: i64) -> i64:
    """Points of one category if the game ended now (GW-16.1)."""
    if category == MONEY:
        return state.money[seat] // DOLLARS_PER_POINT
    if category == BUILDINGS:
        return building_points(state, seat)
    if category == CITIES:
        return city_points(state, seat)
    if category == STATIONS:
        return station_points(state, seat)
    if category == HAZARDS:
        return hazard_points(state, seat)
    if category == CATTLE:
        return cattle_points(state, seat)
    if category == OBJECTIVES:
        return points_of_goals(best_goals(state, seat))
    if category == STATION_MASTERS:
        return master_points(state, seat, number_of_goals(best_goals(state, seat)))
    if category == WORKERS:
        return worker_points(state, seat)
    if category == STEPS_DISC:
        if not meets(state.discs[seat], board.STEPS_2):
            return STEPS_POINTS
        return 0
    if category == BID:
        return -points_of(state, seat)
    if state.token == seat:
        return board.TOKEN_POINTS
    return 0


def building_points(state: WesternTrailState, seat: i64) -> i64:
    total: i64 = 0
    for space in trail.BUILDING_SPACES:
        tile = state.at[space]
        if tile != tiles.NO_TILE and tiles.owner(tile) == seat:
            total += board_points(state, tile)
    return total


def board_points(state: WesternTrailState, tile: i64) -> i64:
    return tiles.BUILDING_POINTS[side_of(state, tiles.number_of(tile))]


def city_points(state: WesternTrailState, seat: i64) -> i64:
    """Discs, each of them, and arrows between two cities that both hold one (GW-16.1, GW-20.1)."""
    base = seat * railroad.CITIES
    total: i64 = 0
    for city in range(railroad.CITIES):
        discs = state.cities[base + city]
        total += discs * railroad.CITY_POINTS[city]
        if discs > 0 and railroad.LINKED[city] == 1 and state.cities[base + city + 1] > 0:
            total += railroad.LINK_POINTS[city]
    return total


def station_points(state: WesternTrailState, seat: i64) -> i64:
    total: i64 = 0
    for station in range(railroad.STATIONS):
        if has(state.stations[seat], station):
            total += railroad.STATION_POINTS[station]
    return total


def hazard_points(state: WesternTrailState, seat: i64) -> i64:
    total: i64 = 0
    for kind in range(tiles.HAZARDS):
        total += state.hazards[seat * tiles.HAZARDS + kind] * tiles.HAZARD_POINTS[kind]
    return total


def cattle_points(state: WesternTrailState, seat: i64) -> i64:
    """All cattle of the herd: deck, hand and discard pile; everybody knows what a herd is made of (GW-5.1)."""
    base = seat * cards.CARDS
    total: i64 = 0
    for kind in range(cards.FIRST_MARKET_KIND, cards.CATTLE):
        held = state.hands[base + kind] + state.decks[base + kind] + state.discards[base + kind]
        total += held * cards.CATTLE_POINTS[kind]
    return total


def master_points(state: WesternTrailState, seat: i64, goals: i64) -> i64:
    """With so many cards in the objective area (GW-16.1)."""
    total: i64 = 0
    for master in range(railroad.MASTERS):
        if has(state.won[seat], master):
            total += (
                counted(state, seat, master, goals) // railroad.MASTER_GROUP[master] * railroad.MASTER_POINTS[master]
            )
    return total


def counted(state: WesternTrailState, seat: i64, master: i64, goals: i64) -> i64:
    """How many there are of what a station master counts."""
    if master == railroad.FOR_WORKERS:
        base = seat * tiles.WORKERS
        return state.workers[base] + state.workers[base + 1] + state.workers[base + 2]
    if master == railroad.FOR_OBJECTIVES:
        return goals
    if master == railroad.FOR_HAZARDS:
        total: i64 = 0
        for kind in range(tiles.HAZARDS):
            total += state.hazards[seat * tiles.HAZARDS + kind]
        return total
    if master == railroad.FOR_TEEPEES:
        return teepee_pairs(state, seat)
    return certificates(state, seat) + permanent_certificates(state, seat)


def worker_points(state: WesternTrailState, seat: i64) -> i64:
    """Worker tiles in the last two columns (GW-16.1)."""
    total: i64 = 0
    for kind in range(tiles.WORKERS):
        last = state.workers[seat * tiles.WORKERS + kind] - board.FIRST_SCORING_COLUMN + 1
        total += max(last, ZERO) * board.WORKER_POINTS
    return total


def total_points(state: WesternTrailState, seat: i64) -> i64:
    goals = best_goals(state, seat)
    total = points_of_goals(goals) + master_points(state, seat, number_of_goals(goals))
    for category in range(CATEGORIES):
        if category != OBJECTIVES and category != STATION_MASTERS:
            total += points(state, seat, category)
    return total - points_of(state, seat)


def scores(state: WesternTrailState) -> vec[i64]:
    """Most points win; a tie is a shared victory, so places go by points alone (GW-16.3)."""
    totals = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        totals = append(totals, total_points(state, seat))
    return totals
