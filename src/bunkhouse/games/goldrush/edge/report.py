"""From positions to events: called by the rules only when somebody listens."""

from bunkhouse.core.events import tell
from bunkhouse.core.seats import MASK_OF_SEAT, seats_in
from bunkhouse.games.goldrush.edge import events
from bunkhouse.games.goldrush.rules import areas
from bunkhouse.games.goldrush.rules.components import FIGURES
from bunkhouse.games.goldrush.rules.pieces import base_of_tile, face_of_tile, position_of_tile, turn_of_tile
from bunkhouse.games.goldrush.rules.positions import x_of, y_of
from bunkhouse.games.goldrush.rules.state import GoldRushState
from bunkhouse.games.goldrush.rules.tiles import CODES, FACE_NAMES, PART_CODE, PART_NAMES, PARTS

ROLES = tuple(FIGURES.role_of[part] for part in ("rail", "mountain", "prairie", "city"))  # by kind of area


def spot(state: GoldRushState, node: int) -> tuple[int, int, str]:
    """The x, y and part name of a node."""
    for entry in state.tiles:
        base, face = base_of_tile(entry), face_of_tile(entry)
        if base <= node < base + PARTS[face]:
            position = position_of_tile(entry)
            return x_of(position), y_of(position), PART_NAMES[PART_CODE[face * CODES + node - base]]
    raise ValueError(f"no part has the node {node}")


def first_player(state: GoldRushState, seat: int) -> None:
    tell(state, events.FirstPlayerNamed(seat))


def tile_drawn(state: GoldRushState, face: int) -> None:
    tell(state, events.TileDrawn(state.active, FACE_NAMES[face]))


def tile_discarded(state: GoldRushState, face: int) -> None:
    tell(state, events.TileDiscarded(state.active, FACE_NAMES[face]))


def tile_placed(state: GoldRushState, ore: int, forced: bool) -> None:
    entry = state.last_tile()
    position = position_of_tile(entry)
    tell(
        state,
        events.TilePlaced(
            state.active,
            FACE_NAMES[face_of_tile(entry)],
            x_of(position),
            y_of(position),
            turn_of_tile(entry),
            ore,
            forced,
        ),
    )


def cowboy_placed(state: GoldRushState, node: int) -> None:
    role = ROLES[areas.kind(state.area_at(node))]
    tell(state, events.CowboyPlaced(state.active, role, *spot(state, node)))


def cowboy_returned(state: GoldRushState, seat: int, node: int) -> None:
    role = ROLES[areas.kind(state.area_at(node))]
    tell(state, events.CowboyReturned(seat, role, *spot(state, node)))


def tent_placed(state: GoldRushState, node: int, moved: bool) -> None:
    tell(state, events.TentPlaced(state.active, *spot(state, node), moved))


def tent_returned(state: GoldRushState, seat: int, node: int) -> None:
    tell(state, events.TentReturned(seat, *spot(state, node)))


def ore_taken(state: GoldRushState, seat: int, root: int, value: int) -> None:
    tell(state, events.OreMined(seat, *spot(state, root), areas.pile(state.area[root])))
    tell(state, events.OreSeen(seat, value), MASK_OF_SEAT[seat])


def passed(state: GoldRushState) -> None:
    tell(state, events.Passed(state.active))


def track_completed(state: GoldRushState, root: int) -> None:
    area = state.area[root]
    owners = seats_in(areas.owners(area))
    if owners:
        points, tiles, engines = areas.track_points(area), areas.tiles(area), areas.locomotives(area)
        tell(state, events.TrackScored(owners, *spot(state, root), points, tiles, engines))
    else:
        tell(state, events.TrackCompleted(*spot(state, root), areas.tiles(area)))


def mountain_completed(state: GoldRushState, root: int) -> None:
    area = state.area[root]
    owners = seats_in(areas.owners(area))
    if owners:
        tell(state, events.MountainScored(owners, *spot(state, root), areas.nuggets(area)))
    else:
        tell(state, events.MountainCompleted(*spot(state, root), areas.pile(area)))


def city_completed(state: GoldRushState, node: int, seat: int, points: int) -> None:
    tracks = areas.tiles(state.area[node])
    tell(state, events.CityScored(seat, *spot(state, node), points, tracks))


def final_scoring(state: GoldRushState, ore: int) -> None:
    tell(state, events.FinalScoringBegan(ore))


def unfinished(state: GoldRushState, root: int, points: int) -> None:
    area = state.area[root]
    kind = areas.kind(area)
    owners = seats_in(areas.owners(area))
    place = spot(state, root)
    if kind == areas.MOUNTAIN:
        tell(state, events.UnfinishedMountainScored(owners, *place, points))
    elif kind == areas.TRACK:
        tell(state, events.UnfinishedTrackScored(owners, *place, points))
    elif kind == areas.CITY:
        tell(state, events.UnfinishedCityScored(owners[0], *place, points, areas.tiles(area)))
    else:
        tell(state, events.PrairieScored(owners, *place, points, areas.tipis(area), areas.herds(area)))


def ore_counted(state: GoldRushState, seat: int, points: int) -> None:
    tell(state, events.OreCounted(seat, state.ore_taken(seat), points))


def ended(state: GoldRushState) -> None:
    """The highest total wins; a tie is a shared victory (GR-1.10, GR-10.11)."""
    totals = list(state.scores())
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    tell(state, events.GameEnded(winners, best))
