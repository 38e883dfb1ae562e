"""What a seat may know of a position, built from nothing: what is public (GR-11.1) and its own tokens (GR-11.2).

What nobody knows (GR-11.3) is not even in the position.
"""

from collections import Counter
from dataclasses import dataclass

from bunkhouse.core.seats import seats_in
from bunkhouse.core.view import View
from bunkhouse.core.words import ScoreLine
from bunkhouse.games.goldrush.edge.report import ROLES
from bunkhouse.games.goldrush.rules import areas
from bunkhouse.games.goldrush.rules.components import ORE_TOKENS
from bunkhouse.games.goldrush.rules.pieces import (
    face_of_tile,
    node_of_cowboy,
    node_of_tent,
    position_of_tile,
    seat_of_cowboy,
    turn_of_tile,
)
from bunkhouse.games.goldrush.rules.positions import x_of, y_of
from bunkhouse.games.goldrush.rules.scoring import POINTS_PER_TRACK, unfinished_points
from bunkhouse.games.goldrush.rules.state import (
    CATEGORIES,
    CATEGORY_NAMES,
    NONE,
    GoldRushState,
)
from bunkhouse.games.goldrush.rules.tiles import CODES, FACE_NAMES, ORE_KINDS, PART_CODE, PART_NAMES, PARTS

Spot = tuple[int, int, str]  # x, y and part
KIND_NAMES = ("track", "mountain", "prairie", "city")


@dataclass(frozen=True, slots=True)
class LaidTile:
    x: int
    y: int
    tile: str
    turn: int


@dataclass(frozen=True, slots=True)
class Figure:
    seat: int
    role: str  # railwayman, miner, farmer, merchant, or tent
    x: int
    y: int
    part: str


@dataclass(frozen=True, slots=True)
class Area:
    kind: str
    parts: tuple[str, ...]  # "x,y,part", earliest first
    tiles: int
    open: int  # sides to empty places; of a city: rails without a complete track
    complete: bool
    owners: tuple[int, ...]
    cowboys: tuple[int, ...]  # by seat
    locomotives: int
    nuggets: int
    ore: int  # tokens in the pile; out of play on a complete mountain
    tipis: int
    herds: int
    tracks: int  # complete ones that leave a city
    points: int  # if the game ended now
    points_complete: int  # if it were complete as it is; of a prairie the same as points


@dataclass(frozen=True, slots=True)
class SeatView:
    score: int
    points: tuple[ScoreLine, ...]
    cowboys: int  # at hand
    tent: bool  # at hand
    ore: int  # tokens taken
    ore_values: tuple[int, ...] | None  # of one's own tokens; of everybody's when the game is over


@dataclass(frozen=True, slots=True, repr=False)
class GoldRushView(View):
    seats: tuple[SeatView, ...]
    active: int
    without_farmers: bool
    hand: str | None  # the tile drawn and not yet placed
    tiles: tuple[LaidTile, ...]  # in the order of placing
    cowboys: tuple[Figure, ...]
    tents: tuple[Figure, ...]
    areas: tuple[Area, ...]
    tiles_left: int
    bag: dict[str, int]  # the faces still to come (GR-11.4)
    discards: tuple[str, ...]
    ore_supply: int
    ore_boxed: int
    over: bool


def build(state: GoldRushState, seat: int) -> GoldRushView:
    spots = node_spots(state)
    return GoldRushView(
        seats=tuple(seat_view(state, owner, owner == seat or state.is_over()) for owner in range(state.seats)),
        active=state.active,
        without_farmers=state.without_farmers,
        hand=None if state.face == NONE else FACE_NAMES[state.face],
        tiles=tuple(laid_tile(entry) for entry in state.tiles),
        cowboys=tuple(cowboy(state, entry, spots) for entry in state.cowboys),
        tents=tuple(
            Figure(owner, "tent", *spots[node_of_tent(tent)]) for owner, tent in enumerate(state.tents) if tent != NONE
        ),
        areas=all_areas(state, spots),
        tiles_left=len(state.bag),
        bag=dict(Counter(FACE_NAMES[face] for face in state.bag)),
        discards=tuple(FACE_NAMES[face] for face in state.discards),
        ore_supply=state.ore_supply,
        ore_boxed=state.ore_boxed,
        over=state.is_over(),
    )


def node_spots(state: GoldRushState) -> list[Spot]:
    """Where the part of each node lies."""
    spots = []
    for entry in state.tiles:
        face, position = face_of_tile(entry), position_of_tile(entry)
        for offset in range(PARTS[face]):
            spots.append((x_of(position), y_of(position), PART_NAMES[PART_CODE[face * CODES + offset]]))
    return spots


def laid_tile(entry: int) -> LaidTile:
    position = position_of_tile(entry)
    return LaidTile(x_of(position), y_of(position), FACE_NAMES[face_of_tile(entry)], turn_of_tile(entry))


def cowboy(state: GoldRushState, entry: int, spots: list[Spot]) -> Figure:
    node = node_of_cowboy(entry)
    return Figure(seat_of_cowboy(entry), ROLES[areas.kind(state.area_at(node))], *spots[node])


def seat_view(state: GoldRushState, seat: int, may_look: bool) -> SeatView:
    values = []
    for kind, (value, _) in enumerate(ORE_TOKENS):
        values += [value] * state.ore[seat * ORE_KINDS + kind]
    lines = score_lines(state, seat)
    return SeatView(
        score=sum(line.points for line in lines),
        points=tuple(lines),
        cowboys=state.supply[seat],
        tent=state.tents[seat] == NONE,
        ore=len(values),
        ore_values=tuple(sorted(values)) if may_look else None,
    )


def all_areas(state: GoldRushState, spots: list[Spot]) -> tuple[Area, ...]:
    parts: dict[int, list[Spot]] = {}
    for node in range(state.nodes):
        parts.setdefault(state.root(node), []).append(spots[node])
    return tuple(area_view(state, state.area[root], tuple(places)) for root, places in parts.items())


def area_view(state: GoldRushState, area: int, parts: tuple[Spot, ...]) -> Area:
    kind = areas.kind(area)
    is_open = areas.open_sides(area) > 0
    now = unfinished_points(area)
    done = now
    if kind == areas.TRACK:
        done = areas.track_points(area)
    elif kind == areas.CITY:  # as if every open rail got a track of its own
        done = now + POINTS_PER_TRACK * areas.open_sides(area)
    return Area(
        kind=KIND_NAMES[kind],
        parts=tuple(f"{x},{y},{part}" for x, y, part in parts),
        tiles=len({(x, y) for x, y, _ in parts}),
        open=areas.open_sides(area),
        complete=not is_open and kind != areas.PRAIRIE,
        owners=seats_in(areas.owners(area)),
        cowboys=tuple(areas.cowboys(area, seat) for seat in range(state.seats)),
        locomotives=areas.locomotives(area),
        nuggets=areas.nuggets(area) if kind == areas.MOUNTAIN else 0,
        ore=areas.pile(area) if kind == areas.MOUNTAIN else 0,
        tipis=areas.tipis(area),
        herds=areas.herds(area),
        tracks=areas.tiles(area) if kind == areas.CITY else 0,
        points=now,
        points_complete=done,
    )


def score_lines(state: GoldRushState, seat: int) -> list[ScoreLine]:
    return [ScoreLine(name, state.points[seat * CATEGORIES + category]) for category, name in enumerate(CATEGORY_NAMES)]


def breakdown(state: GoldRushState) -> list[list[ScoreLine]]:
    return [score_lines(state, seat) for seat in range(state.seats)]
