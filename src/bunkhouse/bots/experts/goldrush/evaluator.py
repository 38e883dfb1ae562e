"""What a position promises each seat, in features a player would name; weights.toml says what each is worth.

A feature is counted in thousandths; a weight is what one is worth in hundredths of a point. The weights were fitted to
the results of games between bots (`bunkhouse fit goldrush`); `points` is what a seat has for sure and weighs 1.
Plans come true ever less often towards the end, so most features fade with the last tiles.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.weighing import ONE, WeighingEvaluator
from bunkhouse.bots.experts.weights import read_weights
from bunkhouse.core.frames import kind_of
from bunkhouse.core.seats import has
from bunkhouse.core.state import State
from bunkhouse.core.vecs import vec
from bunkhouse.games.goldrush.rules import areas, kinds
from bunkhouse.games.goldrush.rules.pieces import node_of_tent
from bunkhouse.games.goldrush.rules.scoring import occupied_areas, ore_points, unfinished_points
from bunkhouse.games.goldrush.rules.state import CATEGORIES, COWBOYS, GOLD, NONE, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import TILE_COUNT

FEATURES: Final = (
    "points",  # scored, and taken in ore
    "turns",  # still to come
    "tracks",  # points of unfinished tracks as they lie
    "tracks-one-open",  # more points if a track with one open side is completed
    "tracks-more-open",
    "cities",  # points of merchants as they stand
    "cities-open",  # rails whose track is not complete
    "mountains",  # nuggets of own mountains
    "ore-one-open",  # tokens on own mountains, by their open sides
    "ore-two-open",
    "ore-three-open",
    "ore-more-open",
    "slopes",  # open sides of own mountains
    "prairies",  # points of farmers as they lie
    "prairie-hope",  # farmers, while there is time for their prairies to grow
    "home-soon",  # cowboys on tracks and mountains with one open side
    "hand-one",  # at least so many cowboys at hand
    "hand-two",
    "hand-three",
    "hand-four",
    "tent",  # that stands somewhere
    "tent-ore",  # tokens on its mountain, up to four
)
POINTS: Final[i64] = 0
TURNS: Final[i64] = 1
TRACKS: Final[i64] = 2
TRACKS_ONE_OPEN: Final[i64] = 3
TRACKS_MORE_OPEN: Final[i64] = 4
CITIES: Final[i64] = 5
CITIES_OPEN: Final[i64] = 6
MOUNTAINS: Final[i64] = 7
ORE_ONE_OPEN: Final[i64] = 8
SLOPES: Final[i64] = 12
PRAIRIES: Final[i64] = 13
PRAIRIE_HOPE: Final[i64] = 14
HOME_SOON: Final[i64] = 15
HAND_ONE: Final[i64] = 16
TENT: Final[i64] = 20
TENT_ORE: Final[i64] = 21
COUNT: Final[i64] = len(FEATURES)

NOTHING: Final[vec[i64]] = vec[i64]([0] * (5 * len(FEATURES)))
LATE: Final[i64] = 24  # tiles left, under which plans come true ever less often
MOST_ORE: Final[i64] = 4  # tokens that a tent may hope to mine
HALF_TURN: Final[i64] = 400  # the tile is placed, the action is to come

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.toml")
FITTED: Final = read_weights(WEIGHTS_FILE, FEATURES)
SPREADS: Final[vec[i64]] = vec[i64](FITTED.spreads(int(TILE_COUNT)))


def features(state: GoldRushState) -> vec[i64]:
    """seat * COUNT + feature -> how much of it, in thousandths."""
    found = NOTHING[: state.seats * COUNT]
    left: i64 = len(state.bag)
    ripe = ONE * min(left, LATE) // LATE
    for seat in range(state.seats):
        of_seat(state, seat, left, ripe, found)
    if state.is_over():
        return found
    for root in occupied_areas(state):
        area = state.area[root]
        owners = areas.owners(area)
        for seat in range(state.seats):
            if has(owners, seat):
                of_area(area, seat * COUNT, left, ripe, found)
    return found


def of_seat(state: GoldRushState, seat: i64, left: i64, ripe: i64, found: vec[i64]) -> None:
    base = seat * COUNT
    points: i64 = 0
    for category in range(CATEGORIES):
        points += state.points[seat * CATEGORIES + category]
    if state.is_over():
        found[base + POINTS] = points * ONE
        return
    points += ore_points(state, seat) - state.points[seat * CATEGORIES + GOLD]
    found[base + POINTS] = points * ONE
    found[base + TURNS] = turns_left(state, seat, left)
    for number in range(min(state.supply[seat], COWBOYS)):
        found[base + HAND_ONE + number] = ripe
    tent = state.tents[seat]
    if tent != NONE:
        found[base + TENT] = ripe
        found[base + TENT_ORE] = min(areas.pile(state.area_at(node_of_tent(tent))), MOST_ORE) * ripe


def turns_left(state: GoldRushState, seat: i64, left: i64) -> i64:
    """Of this seat, in thousandths; the present one is counted as far as it is still to come."""
    kind = kind_of(state.stack[len(state.stack) - 1])
    distance = (seat - state.active + state.seats) % state.seats
    if kind == kinds.DRAW_TILE:
        return (left + state.seats - 1 - distance) // state.seats * ONE
    rest: i64 = 0
    if distance == 0:
        rest = HALF_TURN
        if kind < kinds.ACT:
            rest = ONE
        distance = state.seats
    return (left + state.seats - distance) // state.seats * ONE + rest


def of_area(area: i64, base: i64, left: i64, ripe: i64, found: vec[i64]) -> None:
    """What an area promises to one of its owners."""
    sure = unfinished_points(area) * ONE
    kind = areas.kind(area)
    sides = areas.open_sides(area)
    if kind == areas.TRACK:
        found[base + TRACKS] += sure
        more = (areas.track_points(area) + sides - areas.tiles(area)) * ripe
        if sides < 2:
            found[base + TRACKS_ONE_OPEN] += more
            found[base + HOME_SOON] += ripe
        else:
            found[base + TRACKS_MORE_OPEN] += more
    elif kind == areas.MOUNTAIN:
        found[base + MOUNTAINS] += sure
        found[base + ORE_ONE_OPEN + max(0, min(sides, 4) - 1)] += areas.pile(area) * ripe
        found[base + SLOPES] += sides * ripe
        if sides < 2:
            found[base + HOME_SOON] += ripe
    elif kind == areas.CITY:
        found[base + CITIES] += sure
        found[base + CITIES_OPEN] += sides * ripe
    else:
        found[base + PRAIRIES] += sure
        found[base + PRAIRIE_HOPE] += ONE * left // TILE_COUNT


class GoldRushEvaluator(WeighingEvaluator):
    def __init__(self) -> None:
        super().__init__(vec[i64](FITTED.weights))

    def all_features(self, state: State) -> vec[i64]:
        assert isinstance(state, GoldRushState)
        return features(state)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, GoldRushState)
        return 1000 * len(state.bag) // TILE_COUNT

    def spread(self, state: State) -> i64:
        assert isinstance(state, GoldRushState)
        return SPREADS[len(state.bag)]
