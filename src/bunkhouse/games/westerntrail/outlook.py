"""A quick guess at how many points a seat will end with, in hundredths: what a one-move-ahead player goes by.

The numbers are estimates, not rules: what a dollar, a worker, a freed disc place or a strong hand may still bring, and
what a decision that is still open is worth, so that a player who looks a few decisions ahead sees the use of an action
that is not finished by then."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail import board, cards, kinds, railroad, tiles, trail
from bunkhouse.games.westerntrail.limits import certificates, cube_limit, herd_value, permanent_certificates
from bunkhouse.games.westerntrail.scoring import total_points
from bunkhouse.games.westerntrail.state import NONE, WesternTrailState

POINT: Final[i64] = 100
DOLLAR: Final[i64] = 32  # of a dollar in hand at the beginning; at the end it is a fifth of a point
LATE_DOLLAR: Final[i64] = 20
WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 640, 1240, 1740, 2040, 2240])  # by number, at the beginning
BUILDING: Final[i64] = 520
BREED_VALUE: Final[i64] = 140  # of each point of breeding value of the herd's different breeds
STRONG_CARD: Final[i64] = 45  # of each point of breeding value of a bought card
CERTIFICATE: Final[i64] = 130
LASTING_CERTIFICATE: Final[i64] = 420
RAIL: Final[i64] = 32  # of each space that the engine has gone
PROGRESS: Final[i64] = 10  # of each space of the way to Kansas City
READY_VALUE: Final[i64] = 95  # of each point of breeding value in hand on arrival in Kansas City
WASTED_VISIT: Final[i64] = -900  # when the hand is good for Kansas City alone
JERSEY_BURDEN: Final[i64] = -70
OPEN_ACTION: Final[i64] = 60
FREED: Final[vec[i64]] = vec[i64]([120, 220, 160, 90, 200, 120, 180, 120, 220, 180, 420, 330, 430, 380])
"""What a freed disc place may still bring, by place."""

_WORTH = {
    int(kinds.HIRE): 260,
    int(kinds.BUILD): 480,
    int(kinds.BUILD_SPACE): 480,
    int(kinds.TAKE_OBJECTIVE): 160,
    int(kinds.ENGINE_FORWARD): 60,
    int(kinds.STATION): 120,
    int(kinds.MASTER_OFFER): 220,
    int(kinds.TRADE): 260,
    int(kinds.HAZARD): 300,
    int(kinds.PURCHASE): 380,
    int(kinds.BUY_SECOND): 300,
    int(kinds.AUX): 50,
    int(kinds.TRIP): 120,
    int(kinds.BONUS): 60,
    int(kinds.ADJACENT): 120,
    int(kinds.STATION_BEHIND): 200,
    int(kinds.CITY): 200,
    int(kinds.CITY_DISC): 250,
}
PENDING: Final[vec[i64]] = vec[i64]([_WORTH.get(kind, 0) for kind in range(int(kinds.KINDS))])
"""What an open decision of this kind may bring the player who is asked."""

LAST_SPACE: Final[i64] = trail.KANSAS_CITY


def left_of_game(state: WesternTrailState) -> i64:
    """How much of the job market is still to be filled, of a thousand."""
    whole = board.ROWS * state.seats
    return (whole - state.placed) * 1000 // whole


def outlook(state: WesternTrailState, seat: i64) -> i64:
    value = total_points(state, seat) * POINT
    if state.is_over():
        return value
    left = left_of_game(state)
    value += state.money[seat] * (LATE_DOLLAR * (1000 - left) + DOLLAR * left) // 1000
    value -= state.money[seat] // 5 * POINT
    value += prospects(state, seat) * left // 1000
    if state.active == seat and state.turn > 0:
        frame = state.stack[-1]
        value += PENDING[frame & 255]
        if frame & 255 == kinds.ACT:
            value += OPEN_ACTION * len(state.local)
    return value


def prospects(state: WesternTrailState, seat: i64) -> i64:
    """What is worth something only because the game goes on."""
    value: i64 = 0
    for worker in range(tiles.WORKERS):
        value += WORKERS[state.workers[seat * tiles.WORKERS + worker]]
    for space in trail.BUILDING_SPACES:
        tile = state.at[space]
        if tile != tiles.NO_TILE and tiles.owner(tile) == seat:
            value += BUILDING
    for place in range(board.DISCS):
        if not state.discs[seat] >> place & 1:
            value += FREED[place]
    value += state.cubes[seat] * CERTIFICATE
    value += (cube_limit(state, seat) - board.FIRST_LIMIT) * CERTIFICATE // 2
    value += permanent_certificates(state, seat) * LASTING_CERTIFICATE
    value += railroad.main_line(state.engines[seat]) * RAIL
    return value + herd_outlook(state, seat) + journey_outlook(state, seat)


def journey_outlook(state: WesternTrailState, seat: i64) -> i64:
    """How far the herder has come, and how good the hand would be in Kansas City, the more the nearer it is."""
    herder = state.herders[seat]
    if herder == NONE:
        return 0
    ready = herd_value(state, seat) + permanent_certificates(state, seat) + certificates(state, seat)
    value = ready * READY_VALUE
    if best_city(state, seat, ready) == railroad.TO_KANSAS_CITY:
        value += WASTED_VISIT
    return herder * PROGRESS + value * herder // LAST_SPACE


def best_city(state: WesternTrailState, seat: i64, value: i64) -> i64:
    """The furthest city that this value reaches and that is still without a disc."""
    city = railroad.CITIES - 1
    while city > 0:
        if railroad.CITY_VALUE[city] <= value:
            if railroad.CITY_REPEAT[city] == 1 or state.cities[seat * railroad.CITIES + city] == 0:
                return city
        city -= 1
    return city


def herd_outlook(state: WesternTrailState, seat: i64) -> i64:
    """Different breeds make strong hands; Jerseys in the way make weak ones."""
    base = seat * cards.CARDS
    value: i64 = 0
    seen: i64 = 0
    for kind in range(cards.CATTLE):
        held = state.hands[base + kind] + state.decks[base + kind] + state.discards[base + kind]
        if held > 0:
            bit = board.BIT[cards.BREED[kind]]
            if seen & bit == 0:
                seen |= bit
                value += cards.VALUE[kind] * BREED_VALUE
            if cards.BREED[kind] == cards.JERSEY:
                value += held * JERSEY_BURDEN
            elif kind >= cards.FIRST_MARKET_KIND:
                value += held * cards.VALUE[kind] * STRONG_CARD
    return value
