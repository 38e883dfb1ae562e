"""What a player has and may: limits freed by discs, things counted (GW-3.3 to GW-3.7, GW-13.4)."""

from mypy_extensions import i64

from bunkhouse.core.seats import has
from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import board, cards, railroad, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.masks import EMPTY, meets, plus, size
from bunkhouse.games.westerntrail.rules.state import WesternTrailState


def step_limit(state: WesternTrailState, seat: i64) -> i64:
    """By player count and freed places (GW-3.4, GW-18)."""
    limit = board.STEPS_START[state.seats]
    if not meets(state.discs[seat], board.STEPS_1):
        limit += board.STEPS_DISC_1[state.seats]
    if not meets(state.discs[seat], board.STEPS_2):
        limit += board.STEPS_DISC_2[state.seats]
    return limit


def hand_limit(state: WesternTrailState, seat: i64) -> i64:
    """Four, and one more for each freed place (GW-3.5)."""
    limit = board.HAND_LIMIT
    if not meets(state.discs[seat], board.HAND_1):
        limit += 1
    if not meets(state.discs[seat], board.HAND_2):
        limit += 1
    return limit


def cube_limit(state: WesternTrailState, seat: i64) -> i64:
    """The last space of the track that the cube may reach: 3, then 4, then 6 (GW-3.3, GW-3.7)."""
    if meets(state.discs[seat], board.LIMIT_4):
        return board.FIRST_LIMIT
    if meets(state.discs[seat], board.LIMIT_6):
        return board.FIRST_LIMIT + 1
    return board.FIRST_LIMIT + 2


def aux_is_open(state: WesternTrailState, seat: i64, aux: i64, double: bool) -> bool:
    """Single with one place free, double with both; the grey places are always free (GW-12.9)."""
    covered = state.discs[seat] & board.AUX_PLACES[aux]
    return covered == EMPTY or (not double and covered != board.AUX_PLACES[aux]) or (not double and has_grey(aux))


def has_grey(aux: i64) -> bool:
    """Whether one of its places is grey: then only one disc lies there (GW-3.2)."""
    return size(board.AUX_PLACES[aux]) == 1


def count_of(state: WesternTrailState, seat: i64, what: i64) -> i64:
    """How many there are of what an effect counts; printed workers are counted (GW-13.4)."""
    if what == tasks.ENGINEERS:
        return state.workers[seat * tiles.WORKERS + tiles.ENGINEER]
    if what == tasks.COWBOYS:
        return state.workers[seat * tiles.WORKERS + tiles.COWBOY]
    if what == tasks.TEEPEE_PAIRS:
        return teepee_pairs(state, seat)
    return forest_buildings(state, seat)


def teepee_pairs(state: WesternTrailState, seat: i64) -> i64:
    return min(state.teepees[seat * 2], state.teepees[seat * 2 + 1])


def forest_buildings(state: WesternTrailState, seat: i64) -> i64:
    """Own buildings in the forest (GW-2.3)."""
    found: i64 = 0
    for space in trail.BUILDING_SPACES:
        tile = state.at[space]
        if trail.FOREST[space] == 1 and tile != tiles.NO_TILE and tiles.owner(tile) == seat:
            found += 1
    return found


def own_buildings(state: WesternTrailState, seat: i64) -> i64:
    found: i64 = 0
    for space in trail.BUILDING_SPACES:
        tile = state.at[space]
        if tile != tiles.NO_TILE and tiles.owner(tile) == seat:
            found += 1
    return found


def permanent_certificates(state: WesternTrailState, seat: i64) -> i64:
    found: i64 = 0
    for master in range(railroad.MASTERS):
        if has(state.won[seat], master):
            found += railroad.MASTER_CERTIFICATES[master]
    return found


def certificates(state: WesternTrailState, seat: i64) -> i64:
    """Temporary ones: where the cube stands."""
    return board.TRACK[state.cubes[seat]]


def number_of_stations(state: WesternTrailState, seat: i64) -> i64:
    return size(state.stations[seat])


def pile_size(pile: vec[i64], seat: i64) -> i64:
    """How many cards of this seat are in hands, decks or discards."""
    found: i64 = 0
    for place in range(seat * cards.CARDS, (seat + 1) * cards.CARDS):
        found += pile[place]
    return found


def side_of(state: WesternTrailState, number: i64) -> i64:
    """The row of a player's building in the tables: its number, and ten more on side b (GW-4.13)."""
    if has(state.sides, number):
        return number + tiles.NUMBERS
    return number


def herd_value(state: WesternTrailState, seat: i64) -> i64:
    """The breeding values of the different breeds in hand (GW-10.5)."""
    base = seat * cards.CARDS
    value: i64 = 0
    counted = EMPTY
    for kind in range(cards.CATTLE):
        if state.hands[base + kind] > 0:
            if not has(counted, cards.BREED[kind]):
                counted = plus(counted, cards.BREED[kind])
                value += cards.VALUE[kind]
    return value


def token_row(state: WesternTrailState) -> i64:
    """The row where the job market token stands, or ROWS when it has left (GW-2.12, GW-10.4)."""
    return max(state.placed // state.seats, board.TOKEN_ROW)


def may_hold(state: WesternTrailState, seat: i64, what: i64) -> bool:
    """Whether everybody must think it possible that a fitting card is in hand: it is there or in the draw deck.

    Who is asked goes by this, so that being asked tells nothing about a hand (GW-5.2)."""
    base = seat * cards.CARDS
    for kind in range(cards.CARDS):
        if state.hands[base + kind] + state.decks[base + kind] > 0 and cards.fits(kind, what):
            return True
    return False


def holds(state: WesternTrailState, seat: i64, what: i64) -> bool:
    """Whether a fitting card is in hand; for a pair two of one breed (GW-6.4)."""
    base = seat * cards.CARDS
    if what == cards.PAIR:
        return any(number_of_breed(state, seat, breed) >= 2 for breed in range(cards.BREEDS))
    return any(state.hands[base + kind] > 0 and cards.fits(kind, what) for kind in range(cards.CARDS))


def number_of_breed(state: WesternTrailState, seat: i64, breed: i64) -> i64:
    base = seat * cards.CARDS
    found: i64 = 0
    for kind in range(cards.CATTLE):
        if cards.BREED[kind] == breed:
            found += state.hands[base + kind]
    return found
