"""What a position holds for one seat, in numbers that its prospects can be told from (network.py), in thousandths.

Most are simple facts: workers, freed places, cities, cards. What works again and again (`lasting`) is there twice, the
second time scaled by how much of the game is left, because that is what it is worth.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.westerntrail.journey import (
    FAR,
    FIRST_KIND,
    hand_of_herd,
    hand_on_arrival,
    steps_from,
    stops_ahead,
    turns_to_kansas,
)
from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.seats import has
from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import board, cards, kinds, needs, railroad, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.goals import best_goals, goal_of, goals_of, points_of_goals, things
from bunkhouse.games.westerntrail.rules.limits import (
    certificates,
    cube_limit,
    forest_buildings,
    hand_limit,
    permanent_certificates,
    pile_size,
    side_of,
    step_limit,
    token_row,
)
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState

ONE: Final[i64] = 1000
ZERO: Final[i64] = 0
LEFT_BITS: Final[i64] = 10  # what is left of the game is a fraction with so many binary places
WORKERS_A_VISIT: Final[i64] = 1750  # laid on the job market by a visit to Kansas City, in thousandths
USUAL_TURNS: Final[i64] = 20  # of all seats together, that usually lay ...
USUAL_WORKERS: Final[i64] = 5  # ... so many workers on the job market; counted besides those of the game so far

NAMES: list[str] = []


def _block(name: str, parts: int) -> int:
    """Features of one name, in a row; returns the place of the first."""
    first = len(NAMES)
    NAMES.extend([name] if parts == 1 else [f"{name}-{part}" for part in range(parts)])
    return first


def _twice(name: str, parts: int) -> int:
    """The same for what works again and again: first as it is, then by the time left."""
    first = _block(name, parts)
    _block(f"{name}-lasting", parts)
    return first


# The clock
SEATS: Final[i64] = _block("seats", 2)  # three, four
LEFT: Final[i64] = _block("left", 1)
VISITS: Final[i64] = _block("visits", 8)  # to Kansas City that each seat has before it
PACE: Final[i64] = _block("pace", 8)  # turns that each seat has before it, if the game goes on as fast as so far
LAST_TURN: Final[i64] = _block("last-turn", 1)
TURNS: Final[i64] = _block("turns", 7)  # to Kansas City at least so many, plus the stops
RIVALS: Final[i64] = _block("rivals", 4)  # the nearest of them is so many turns away
ROAD: Final[i64] = _twice("road", 1)  # stops from the start to Kansas City
# What the seat has
MONEY: Final[i64] = _block("money", 6)
WORKERS: Final[i64] = _twice("workers", 15)
CERTIFICATES: Final[i64] = _block("certificates", 6)
CUBE_LIMIT: Final[i64] = _twice("cube-limit", 2)
PERMANENT: Final[i64] = _twice("permanent", 1)
DISCS: Final[i64] = _twice("discs", 14)
CITIES: Final[i64] = _twice("cities", 10)
STATIONS: Final[i64] = _block("stations", 10)
ENGINE: Final[i64] = _twice("engine", 1)
PASSED: Final[i64] = _block("passed", 10)  # stations behind the engine
TO_STATION: Final[i64] = _block("to-station", 5)  # spaces to the next one that is not own
MASTERS: Final[i64] = _twice("masters", 5)
MASTERS_AHEAD: Final[i64] = _block("masters-ahead", 5)
BUILT: Final[i64] = _twice("built", 1)
TILES: Final[i64] = _twice("tiles", 20)
FOREST: Final[i64] = _twice("forest", 1)
SPECIALS: Final[i64] = _twice("specials", 2)
HAZARDS: Final[i64] = _block("hazards", 1)
TEEPEES: Final[i64] = _block("teepees", 3)  # green, blue, pairs
GOALS: Final[i64] = _block("goals", 4)  # in the area, in the herd, in hand, points not yet met
MISSING: Final[i64] = _block("missing", 9)  # what the objective cards still need
# The herd
BREEDS: Final[i64] = _twice("breeds", 9)
DOUBLES: Final[i64] = _twice("doubles", 9)  # cards beyond the first of a breed
HAND: Final[i64] = _block("hand", 9)
PILES: Final[i64] = _block("piles", 4)  # doubles in hand, room in hand, deck, whole herd
ARRIVAL: Final[i64] = _block("arrival", 10)  # value on arrival, in steps of two
USUAL: Final[i64] = _twice("usual", 10)
IN_REACH: Final[i64] = _block("in-reach", 10)  # cities without an own disc; the first: none but Kansas City
REVISITED: Final[i64] = _twice("revisited", 10)  # the same for later journeys
TRANSPORT: Final[i64] = _block("transport", 1)
# What lies open
JOBS: Final[i64] = _twice("jobs", 3)
MARKET: Final[i64] = _block("market", 3)
NEW_BREEDS: Final[i64] = _block("new-breeds", 1)
AHEAD: Final[i64] = _block("ahead", 7)  # neutral buildings on this journey
NEXT: Final[i64] = _block("next", 7)  # and within the next move
OWN_AHEAD: Final[i64] = _block("own-ahead", 20)
OWN_NEXT: Final[i64] = _block("own-next", 20)
# The middle of a turn
ASKED: Final[i64] = _block("asked", 61)  # by kind of frame; nobody bids in a turn
MODE: Final[i64] = _block("mode", 3)
OPEN_SLOTS: Final[i64] = _block("open", int(tasks.SPECIAL_SLOT[len(tasks.SPECIAL_SLOT) - 1]) + 1)
IN_KANSAS: Final[i64] = _block("in-kansas", 2)  # before and after the income
COWBOYS_LEFT: Final[i64] = _block("cowboys-left", 1)

FEATURE_NAMES: Final[list[str]] = NAMES
FEATURES: Final[i64] = len(NAMES)
NOTHING: Final[vec[i64]] = vec[i64]([0] * len(NAMES))
assert int(kinds.TURN_KINDS) == 61


def features(state: WesternTrailState, seat: i64) -> vec[i64]:
    """Everything that the seat may know of its own prospects."""
    x = NOTHING[:]
    whole = board.ROWS * state.seats
    left = ((whole - state.placed) << LEFT_BITS) // whole
    ahead = stops_ahead(state)
    turns = turns_to_kansas(state, seat, ahead)
    clock(state, seat, x, left, ahead, turns)
    board_of(state, seat, x, left)
    line(state, seat, x, left)
    buildings(state, seat, x, left)
    objectives(state, seat, x)
    herd(state, seat, x, left, turns)
    open_things(state, seat, x, left)
    if state.active == seat and not turn_is_over(state):
        middle(state, seat, x)
    return x


def turn_is_over(state: WesternTrailState) -> bool:
    """Whether the active player has nothing left to decide: the cards of phase C are being drawn."""
    if len(state.stack) == 0 or state.turn == 0:
        return True
    frame = state.stack[-1]
    return kind_of(frame) == kinds.DRAW_CARD and not kinds.draws_to_discard(frame)


def piece(value: i64, low: i64, size: i64) -> i64:
    """How much of the piece from `low` on is filled; value, low and size in the same unit."""
    if value <= low:
        return 0
    if value >= low + size:
        return ONE
    return (value - low) * ONE // size


def lasting(value: i64, left: i64) -> i64:
    """As much of it as there is left of the game."""
    return value * left >> LEFT_BITS


def twice(x: vec[i64], at: i64, parts: i64, value: i64, left: i64) -> None:
    x[at] = value
    x[at + parts] = lasting(value, left)


def clock(state: WesternTrailState, seat: i64, x: vec[i64], left: i64, ahead: vec[i64], turns: i64) -> None:
    if state.seats > 2:
        x[SEATS + state.seats - 3] = ONE
    x[LEFT] = left
    visits = (board.ROWS * state.seats - state.placed) * ONE * ONE // (WORKERS_A_VISIT * state.seats)
    for number in range(8):
        x[VISITS + number] = piece(visits, number * 900, 900)
    laid = max(state.placed - board.FIRST_JOBS[state.seats] + USUAL_WORKERS, 1)
    turn = max(state.turn, 1) + USUAL_TURNS  # while places are bid for as in the first turn
    still = (board.ROWS * state.seats - state.placed) * turn * ONE // (laid * state.seats)
    for number in range(8):
        x[PACE + number] = piece(still, number * 6000, 6000)
    if state.token != NONE:
        x[LAST_TURN] = ONE
    for number in range(6):
        if turns > number:
            x[TURNS + number] = ONE
    to_go = ahead[trail.START]
    if state.herders[seat] != NONE and state.herders[seat] != trail.KANSAS_CITY:
        to_go = ahead[state.herders[seat]]
    x[TURNS + 6] = to_go * 100
    nearest: i64 = FAR
    for other in range(state.seats):
        if other != seat:
            nearest = min(nearest, turns_to_kansas(state, other, ahead))
    for number in range(4):
        if nearest <= number + 1:
            x[RIVALS + number] = ONE
    twice(x, ROAD, 1, ahead[trail.START] * 100, left)


def board_of(state: WesternTrailState, seat: i64, x: vec[i64], left: i64) -> None:
    """The player board: money, workers, certificates, discs; and tiles won."""
    money = state.money[seat]
    x[MONEY] = piece(money, 0, 4)
    x[MONEY + 1] = piece(money, 4, 4)
    x[MONEY + 2] = piece(money, 8, 4)
    x[MONEY + 3] = piece(money, 12, 6)
    x[MONEY + 4] = piece(money, 18, 12)
    x[MONEY + 5] = max(money - 30, ZERO) * 50
    for worker in range(tiles.WORKERS):
        number = state.workers[seat * tiles.WORKERS + worker]
        for column in range(number - 1):
            twice(x, WORKERS + worker * 5 + column, 15, ONE, left)
    held = certificates(state, seat)
    for number in range(held):
        x[CERTIFICATES + number] = ONE
    for number in range(cube_limit(state, seat) - board.FIRST_LIMIT):
        twice(x, CUBE_LIMIT + number, 2, ONE, left)
    twice(x, PERMANENT, 1, permanent_certificates(state, seat) * 500, left)
    covered = state.discs[seat]
    for place in range(board.DISCS):
        if not has(covered, place):
            twice(x, DISCS + place, 14, ONE, left)
    hazards: i64 = 0
    for kind in range(tiles.HAZARDS):
        hazards += state.hazards[seat * tiles.HAZARDS + kind]
    x[HAZARDS] = hazards * 300
    green = state.teepees[seat * 2]
    blue = state.teepees[seat * 2 + 1]
    x[TEEPEES] = green * 400
    x[TEEPEES + 1] = blue * 400
    x[TEEPEES + 2] = min(green, blue) * 500


def line(state: WesternTrailState, seat: i64, x: vec[i64], left: i64) -> None:
    """The railroad: cities, stations, station masters, the engine."""
    for city in range(railroad.CITIES):
        twice(x, CITIES + city, 10, min(state.cities[seat * railroad.CITIES + city], 4) * ONE, left)
    here = railroad.main_line(state.engines[seat])
    twice(x, ENGINE, 1, here * 100, left)
    distance: i64 = FAR
    for station in range(railroad.STATIONS):
        owned = has(state.stations[seat], station)
        if owned:
            x[STATIONS + station] = ONE
        after = railroad.LAST
        if station < railroad.TURNOUTS:
            after = railroad.AFTER[station]
        if after < here:
            x[PASSED + station] = ONE
        elif not owned:
            distance = min(distance, after + 1 - here)
            if station < railroad.MASTERS and state.masters[station] != NONE:
                x[MASTERS_AHEAD + state.masters[station]] = ONE
    for number in range(5):
        if distance <= number + 1:
            x[TO_STATION + number] = ONE
    for master in range(railroad.MASTERS):
        if has(state.won[seat], master):
            twice(x, MASTERS + master, 5, ONE, left)


def buildings(state: WesternTrailState, seat: i64, x: vec[i64], left: i64) -> None:
    """Own and neutral buildings: which there are, and which lie ahead on this journey."""
    origin = state.herders[seat]
    placed = origin != NONE
    if not placed or origin == trail.KANSAS_CITY:
        origin = trail.START
    steps = steps_from(state, origin)
    limit = step_limit(state, seat)
    for space in trail.NEUTRAL_SPACES:
        tile = state.at[space]
        if tile != tiles.NO_TILE and steps[space] < FAR and space != origin:
            x[AHEAD + tile] = ONE
            if steps[space] <= limit or not placed:
                x[NEXT + tile] = ONE
    built: i64 = 0
    for space in trail.BUILDING_SPACES:
        tile = state.at[space]
        if tile != tiles.NO_TILE and tiles.owner(tile) == seat:
            built += 1
            row = side_of(state, tiles.number_of(tile))
            twice(x, TILES + row, 20, ONE, left)
            if trail.SPECIAL[space] >= 0:
                at = SPECIALS + trail.SPECIAL[space]
                twice(x, at, 2, x[at] + 500, left)
            if steps[space] < FAR and space != origin:
                x[OWN_AHEAD + row] = ONE
                if steps[space] <= limit:
                    x[OWN_NEXT + row] = ONE
    twice(x, BUILT, 1, built * 250, left)
    twice(x, FOREST, 1, forest_buildings(state, seat) * 300, left)


def objectives(state: WesternTrailState, seat: i64, x: vec[i64]) -> None:
    """Cards that are played, cards that wait, what they ask for."""
    area: i64 = 0
    points: i64 = 0
    needed: i64 = 0
    goals = goals_of(state, seat, True)
    if len(goals) == 0:
        return
    for goal in goals:
        area += 1
        points += cards.GOAL_POINTS[goal_of(goal)]
        needed += cards.GOAL_NEEDS[goal_of(goal)]
    herd: i64 = 0
    hand: i64 = 0
    base = seat * cards.CARDS
    for kind in range(cards.CATTLE, cards.CARDS):
        hand += state.hands[base + kind]
        herd += state.hands[base + kind] + state.decks[base + kind] + state.discards[base + kind]
    x[GOALS] = (area - herd) * 400
    x[GOALS + 1] = herd * 400
    x[GOALS + 2] = hand * ONE
    x[GOALS + 3] = (points - points_of_goals(best_goals(state, seat))) * 200
    owned = things(state, seat)
    for need in range(needs.NEEDS):
        short = needs.number_of(needed, need) - needs.number_of(owned, need)
        if short > 0:
            x[MISSING + need] = min(short, 4) * 500


def herd(state: WesternTrailState, seat: i64, x: vec[i64], left: i64, turns: i64) -> None:
    """Breeds in the herd and in hand, and how far the hand may reach."""
    base = seat * cards.CARDS
    doubles: i64 = 0
    for breed in range(cards.BREEDS):
        held: i64 = 0
        hand: i64 = 0
        for kind in range(FIRST_KIND[breed], FIRST_KIND[breed + 1]):
            hand += state.hands[base + kind]
            held += state.decks[base + kind] + state.discards[base + kind]
        held += hand
        if held > 0:
            twice(x, BREEDS + breed, 9, ONE, left)
            twice(x, DOUBLES + breed, 9, (held - 1) * 500, left)
        if hand > 0:
            x[HAND + breed] = ONE
            doubles += hand - 1
    in_hand = pile_size(state.hands, seat)
    deck = pile_size(state.decks, seat)
    x[PILES] = doubles * 500
    x[PILES + 1] = (hand_limit(state, seat) - in_hand) * 300
    x[PILES + 2] = deck * 100
    x[PILES + 3] = (in_hand + deck + pile_size(state.discards, seat)) * 50
    permanent = permanent_certificates(state, seat) * ONE
    value = int(hand_on_arrival(state, seat, turns) * 1000.0) + permanent + certificates(state, seat) * ONE
    if state.value != NONE and state.active == seat:
        value = state.value * ONE
    usual = int(hand_of_herd(state, seat) * 1000.0) + permanent + ONE
    for number in range(10):
        x[ARRIVAL + number] = piece(value, number * 2000, 2000)
        twice(x, USUAL + number, 10, piece(usual, number * 2000, 2000), left)
    best = reachable(state, seat, x, IN_REACH, value)
    x[TRANSPORT] = railroad.transport_costs(state.engines[seat], best) * 200
    reachable(state, seat, x, REVISITED, usual)
    for city in range(railroad.CITIES):
        x[REVISITED + 10 + city] = lasting(x[REVISITED + city], left)


def reachable(state: WesternTrailState, seat: i64, x: vec[i64], at: i64, value: i64) -> i64:
    """Marks the cities that this value reaches, the next ones above it in part; returns the furthest."""
    best = railroad.TO_KANSAS_CITY
    surely: i64 = 0
    for city in range(1, railroad.CITIES):
        if railroad.CITY_REPEAT[city] == 1 or state.cities[seat * railroad.CITIES + city] == 0:
            share = piece(value, railroad.CITY_VALUE[city] * ONE - 1000, 2000)
            x[at + city] = share
            surely = max(surely, share)
            if share >= 500:
                best = city
    x[at] = ONE - surely
    return best


def open_things(state: WesternTrailState, seat: i64, x: vec[i64], left: i64) -> None:
    """Workers for hire, and cattle in the market."""
    closed = token_row(state)
    last = min(state.placed // state.seats, board.ROWS - 1)
    for row in range(last + 1):
        if row != closed:
            for column in range(state.seats):
                worker = state.jobs[row * board.MOST_COLUMNS + column]
                if worker != NONE:
                    cheap = (12 - board.FEES[row]) * 120
                    if cheap > x[JOBS + worker]:
                        twice(x, JOBS + worker, 3, cheap, left)
    base = seat * cards.CARDS
    new: i64 = 0
    for breed in range(cards.BREEDS):
        number: i64 = 0
        held: i64 = 0
        for kind in range(FIRST_KIND[breed], FIRST_KIND[breed + 1]):
            number += state.market[kind]
            held += state.hands[base + kind] + state.decks[base + kind] + state.discards[base + kind]
        if number > 0:
            at = MARKET + cards.BREED_VALUE[breed] - 3
            x[at] = min(x[at] + number * 250, 1500)
            if held == 0:
                new += 1
    x[NEW_BREEDS] = new * 500


def middle(state: WesternTrailState, seat: i64, x: vec[i64]) -> None:
    """What the seat is being asked in its turn, and what is still open at the stop."""
    frame = state.stack[-1]
    kind = kind_of(frame)
    x[ASKED + kind] = ONE
    x[MODE + state.mode] = ONE
    for slot in state.local:
        x[OPEN_SLOTS + slot] = ONE
    if kind == kinds.PURCHASE:
        x[COWBOYS_LEFT] = argument_of(frame) * 300
    if state.herders[seat] == trail.KANSAS_CITY:
        if state.value == NONE:
            x[IN_KANSAS] = ONE
        else:
            x[IN_KANSAS + 1] = ONE
