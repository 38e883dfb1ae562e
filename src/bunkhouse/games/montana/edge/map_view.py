"""The map as a seat sees it: hexes, towns, and mountain tiles, whose faces are for who has seen them (MT-12.3)."""

from dataclasses import dataclass

from bunkhouse.core.seats import has, seats_in
from bunkhouse.games.montana.edge.words import goods_by_name, place_at
from bunkhouse.games.montana.rules.held import held_face, held_seen_by, holder_of, is_new
from bunkhouse.games.montana.rules.hidden import knows
from bunkhouse.games.montana.rules.layout import position_of, tile_of
from bunkhouse.games.montana.rules.loose import face_of, has_canteen, has_cattle, has_tile, seen_by
from bunkhouse.games.montana.rules.names import GOLD_TILES, KIND_NAMES, PIECE_NAMES, RIVER_ENDS
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.tables import MOUNTAIN
from bunkhouse.games.montana.rules.towns import town_number, town_owner, town_piece


@dataclass(frozen=True, slots=True)
class TownView:
    seat: int
    pieces: tuple[str, ...]  # from bottom to top: regular, market, gate, watchtower


@dataclass(frozen=True, slots=True)
class MountainView:
    """A mountain tile that lies face down; its face only if the watcher has seen it (MT-12.3)."""

    gold: str | None
    shown: str
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HexView:
    q: int
    r: int
    kind: str  # land, mountain, lake, river, falls_lake, lowland
    tile: str
    pos: int  # of the hex on its tile as printed
    settlements: int  # that one build puts there
    cost: dict[str, int]  # as printed
    any_large: int  # or so many large goods of any mix
    cattle_symbol: bool
    cattle: bool  # still there
    canteen: bool
    locked: bool
    river_end: str
    river_paid: bool
    town: TownView | None
    mountain: MountainView | None


@dataclass(frozen=True, slots=True)
class HeldView:
    """A mountain tile in front of a player; its face only if the watcher knows it."""

    gold: str | None
    shown: str
    usable: bool  # from the next turn on (MT-17.6)
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NoteView:
    """A mountain tile whose face the watcher knows: where it lies, or who has it."""

    gold: str
    shown: str
    q: int | None
    r: int | None
    seat: int | None


def hex_view(state: MontanaState, cell: int, watcher: int) -> HexView:
    tables, face, loose = state.tables, state.faces[cell], state.loose[cell]
    town = state.towns[cell]
    end = tables.river_end[face]
    mountain = None
    if has_tile(loose):
        seen = seen_by(loose)
        gold, shown = GOLD_TILES[face_of(loose)] if knows(watcher, seen) else (None, "")
        mountain = MountainView(gold, shown, seats_in(seen))
    return HexView(
        q=state.layout.q[cell],
        r=state.layout.r[cell],
        kind=KIND_NAMES[tables.kind[face]],
        tile=tables.tile_names[tile_of(face)],
        pos=position_of(face),
        settlements=tables.settles[face],
        cost={good: number for good, number in goods_by_name(tables.cost[face]).items() if number},
        any_large=tables.any_large[face],
        cattle_symbol=tables.has_cattle[face] == 1,
        cattle=has_cattle(loose),
        canteen=has_canteen(loose),
        locked=tables.locked[face] == 1 and state.unlocked == 0,
        river_end=RIVER_ENDS[end],
        river_paid=has(state.river_paid, end),
        town=None if town == 0 else town_view(town),
        mountain=mountain if tables.kind[face] == MOUNTAIN else None,
    )


def town_view(town: int) -> TownView:
    pieces = tuple(PIECE_NAMES[town_piece(town, level)] for level in range(town_number(town)))
    return TownView(town_owner(town), pieces)


def held_views(state: MontanaState, seat: int, watcher: int) -> tuple[HeldView, ...]:
    views = []
    for tile in state.held:
        if holder_of(tile) == seat:
            seen = held_seen_by(tile)
            gold, shown = GOLD_TILES[held_face(tile)] if knows(watcher, seen) else (None, "")
            views.append(HeldView(gold, shown, not is_new(tile), seats_in(seen)))
    return tuple(views)


def notes(state: MontanaState, watcher: int) -> tuple[NoteView, ...]:
    found = []
    for cell, loose in enumerate(state.loose):
        if has_tile(loose) and knows(watcher, seen_by(loose)):
            found.append(NoteView(*GOLD_TILES[face_of(loose)], *place_at(state.layout, cell), None))
    for tile in state.held:
        if knows(watcher, held_seen_by(tile)):
            found.append(NoteView(*GOLD_TILES[held_face(tile)], None, None, holder_of(tile)))
    return tuple(found)
