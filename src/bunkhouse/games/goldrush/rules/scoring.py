"""Points and homecomings: what a tile completes (GR-8) and what is counted at the end (GR-10)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.seats import LOWEST_SEAT, has
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.goldrush.edge import report
from bunkhouse.games.goldrush.rules import areas
from bunkhouse.games.goldrush.rules.pieces import (
    base_of_tile,
    face_of_tile,
    node_of_cowboy,
    node_of_tent,
    seat_of_cowboy,
)
from bunkhouse.games.goldrush.rules.state import (
    CATEGORIES,
    CITIES,
    FARMERS,
    GOLD,
    LAST_CITIES,
    LAST_MOUNTAINS,
    LAST_TRACKS,
    MOUNTAINS,
    NONE,
    TRACKS,
    GoldRushState,
)
from bunkhouse.games.goldrush.rules.tiles import CITY_OFFSET, ORE_KINDS, ORE_VALUES, RAILS
from bunkhouse.games.goldrush.rules.tiles import MOUNTAINS as MOUNTAIN_PARTS

POINTS_PER_TRACK: Final[i64] = 3  # that leaves a city (GR-8.13, GR-10.5)


def award(state: GoldRushState, owners: i64, category: i64, points: i64) -> None:
    """Every owner gets the full points (GR-8.2), at once (GR-8.1, GR-8.17)."""
    for seat in range(state.seats):
        if has(owners, seat):
            state.points[seat * CATEGORIES + category] += points


def completed_on(state: GoldRushState, first: i64, count: i64) -> vec[i64]:
    """The distinct complete areas among these nodes of the tile just placed, earliest first (GR-8.19)."""
    roots = vec[i64]()
    for node in range(first, first + count):
        root = state.root(node)
        if areas.open_sides(state.area[root]) == 0:
            roots = with_root(roots, root)
    return roots


def with_root(roots: vec[i64], root: i64) -> vec[i64]:
    """The ascending list with one root more, unless it is in it."""
    for known in roots:
        if known == root:
            return roots
    roots = append(roots, root)
    at: i64 = len(roots) - 1
    while at > 0 and roots[at - 1] > root:
        roots[at] = roots[at - 1]
        at -= 1
    roots[at] = root
    return roots


def send_home(state: GoldRushState, root: i64) -> None:
    """All cowboys of a scored area return to their owners (GR-8.16)."""
    if not areas.is_occupied(state.area[root]):
        return
    staying = vec[i64]()
    for entry in state.cowboys:
        if state.root(node_of_cowboy(entry)) == root:
            state.supply[seat_of_cowboy(entry)] += 1
            if state.listener is not None:
                report.cowboy_returned(state, seat_of_cowboy(entry), node_of_cowboy(entry))
        else:
            staying = append(staying, entry)
    state.cowboys = staying
    state.area[root] = areas.without_cowboys(state.area[root])


def score_tracks(state: GoldRushState) -> bool:
    """Score the tracks that the last tile has completed (GR-8.3 to GR-8.7); True if there was one."""
    entry = state.last_tile()
    roots = completed_on(state, base_of_tile(entry), RAILS[face_of_tile(entry)])
    for root in roots:
        area = state.area[root]
        award(state, areas.owners(area), TRACKS, areas.track_points(area))
        if state.listener is not None:
            report.track_completed(state, root)
        send_home(state, root)
        tell_cities(state, root)
    return len(roots) > 0


def tell_cities(state: GoldRushState, track: i64) -> None:
    """The cities at the ends of a completed track have fewer open rails and one more track (GR-8.12, GR-8.14)."""
    for number in state.cities:
        entry = state.tiles[number]
        base = base_of_tile(entry)
        face = face_of_tile(entry)
        met: i64 = 0
        for rail in range(RAILS[face]):
            if state.root(base + rail) == track:
                met += 1
        if met > 0:
            state.area[base + CITY_OFFSET[face]] += areas.TILES - met * areas.OPEN


def completed_mountains(state: GoldRushState) -> vec[i64]:
    """The mountains that the last tile has completed (GR-8.8)."""
    entry = state.last_tile()
    face = face_of_tile(entry)
    return completed_on(state, base_of_tile(entry) + RAILS[face], MOUNTAIN_PARTS[face])


def award_mountain(state: GoldRushState, root: i64) -> None:
    """After the ore: one point a nugget symbol (GR-8.9); miners and tents go home (GR-8.15)."""
    area = state.area[root]
    award(state, areas.owners(area), MOUNTAINS, areas.nuggets(area))
    if state.listener is not None:
        report.mountain_completed(state, root)
    send_home(state, root)
    for seat in range(state.seats):
        tent = state.tents[seat]
        if tent != NONE and state.root(node_of_tent(tent)) == root:
            state.tents[seat] = NONE
            if state.listener is not None:
                report.tent_returned(state, seat, node_of_tent(tent))


def score_cities(state: GoldRushState) -> None:
    """Merchants of cities whose last track is now complete (GR-8.12 to GR-8.14)."""
    for number in state.cities:
        entry = state.tiles[number]
        city = base_of_tile(entry) + CITY_OFFSET[face_of_tile(entry)]
        area = state.area[city]
        if areas.open_sides(area) == 0 and areas.is_occupied(area):
            points = POINTS_PER_TRACK * areas.tiles(area)
            owners = areas.owners(area)
            award(state, owners, CITIES, points)
            if state.listener is not None:
                report.city_completed(state, city, LOWEST_SEAT[owners], points)
            send_home(state, city)


def score_final(state: GoldRushState) -> None:
    """Unfinished mountains, tracks and cities, then farmers, who wait until now (GR-9.1), ore last of all (GR-10.2)."""
    clear_mountains(state)
    occupied = occupied_areas(state)
    score_unfinished(state, occupied, areas.MOUNTAIN, LAST_MOUNTAINS)
    score_unfinished(state, occupied, areas.TRACK, LAST_TRACKS)
    score_unfinished(state, occupied, areas.CITY, LAST_CITIES)
    score_unfinished(state, occupied, areas.PRAIRIE, FARMERS)
    for seat in range(state.seats):
        points = ore_points(state, seat)
        state.points[seat * CATEGORIES + GOLD] = points
        if state.listener is not None:
            report.ore_counted(state, seat, points)
    if state.listener is not None:
        report.ended(state)


def occupied_areas(state: GoldRushState) -> vec[i64]:
    """The roots of the areas on which cowboys stand, earliest first."""
    roots = vec[i64]()
    for entry in state.cowboys:
        roots = with_root(roots, state.root(node_of_cowboy(entry)))
    return roots


def clear_mountains(state: GoldRushState) -> None:
    """Ore still lying on tiles and all tents are removed and bring nothing (GR-10.3)."""
    removed: i64 = 0
    for node in range(state.nodes):
        if state.parent[node] == node and areas.kind(state.area[node]) == areas.MOUNTAIN:
            pile = areas.pile(state.area[node])
            removed += pile
            state.area[node] -= pile * areas.TOKEN
    state.ore_boxed += removed
    for seat in range(state.seats):
        state.tents[seat] = NONE
    if state.listener is not None:
        report.final_scoring(state, removed)


def score_unfinished(state: GoldRushState, roots: vec[i64], kind: i64, category: i64) -> None:
    for root in roots:
        area = state.area[root]
        if areas.kind(area) == kind:
            points = unfinished_points(area)
            award(state, areas.owners(area), category, points)
            if state.listener is not None:
                report.unfinished(state, root, points)
            if kind != areas.PRAIRIE:  # the others are removed (GR-10.7), farmers stay where they lie (GR-9.2)
                send_home(state, root)


def unfinished_points(area: i64) -> i64:
    """What an area brings at the end (GR-10.3 to GR-10.5, GR-10.9)."""
    kind = areas.kind(area)
    if kind == areas.MOUNTAIN:
        return areas.nuggets(area)
    if kind == areas.TRACK:
        return areas.tiles(area)
    if kind == areas.CITY:
        return POINTS_PER_TRACK * areas.tiles(area)
    return areas.prairie_points(area)


def ore_points(state: GoldRushState, seat: i64) -> i64:
    """The nuggets on the tokens that a seat has taken; gravel counts nothing (GR-10.10)."""
    points: i64 = 0
    for kind in range(ORE_KINDS):
        points += ORE_VALUES[kind] * state.ore[seat * ORE_KINDS + kind]
    return points
