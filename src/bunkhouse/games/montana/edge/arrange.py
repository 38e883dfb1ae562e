"""Positions set up in words, for scenarios."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from mypy_extensions import i64

from bunkhouse.core.frames import run_later
from bunkhouse.core.game import Options
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.core.steps import push
from bunkhouse.core.vecs import append, remove, vec
from bunkhouse.core.words import bad_position, seat_named
from bunkhouse.games.montana.edge.invariants import check
from bunkhouse.games.montana.edge.setup import new_table
from bunkhouse.games.montana.edge.words import cell_named
from bunkhouse.games.montana.rules import kinds
from bunkhouse.games.montana.rules.areas import space_at
from bunkhouse.games.montana.rules.gains import take_goods
from bunkhouse.games.montana.rules.held import held_tile
from bunkhouse.games.montana.rules.laying import extend_frontier, is_field, lay_tiles, place_pieces
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.loose import (
    NEAR_START,
    also_near,
    near_seat,
    shown_to,
    with_face,
    without_canteen,
    without_cattle,
    without_tile,
)
from bunkhouse.games.montana.rules.names import AREA_NAMES, EVENT_CARDS, GOLD_TILES, PIECE_NAMES, RIVER_ENDS
from bunkhouse.games.montana.rules.packs import (
    GOOD_NAMES,
    MOST,
    SMALL_NAMES,
    UNIT,
    count,
    covers,
    pack_counted,
    pack_named,
)
from bunkhouse.games.montana.rules.sets import joined, only, without
from bunkhouse.games.montana.rules.state import STEPS, MontanaState
from bunkhouse.games.montana.rules.tables import SIDES, Tables
from bunkhouse.games.montana.rules.towns import new_town, with_piece


@dataclass(frozen=True, slots=True)
class Town:
    seat: str
    at: str  # "q,r"
    pieces: list[str] = field(default_factory=lambda: ["regular"])  # from bottom to top


@dataclass(frozen=True, slots=True)
class Known:
    """A mountain tile whose face somebody has seen: on the map, or held by the seat named first."""

    gold: str  # "good grain"
    seen_by: list[str]
    at: str = ""  # "q,r"; otherwise held
    held_by: str = ""


@dataclass(frozen=True, slots=True)
class MontanaPosition:
    tiles: list[list[int | str]] = field(
        default_factory=list
    )  # [id, turn] for the first slots; then in order, unturned
    start_tile: str = ""  # "q,r"; otherwise the first field that may have it
    start: str | None = None  # the start player: the first seat, if not said
    active: str | None = None  # whose turn it is: the start player, if not said
    round: int = 2
    phase: Literal["turn", "main"] = "main"  # main: without what happens at the start of a turn
    extra: bool = False
    silver: dict[str, int] = field(default_factory=dict)  # as at the start of a game, if not said
    goods: dict[str, dict[str, int]] = field(default_factory=dict)  # as at the start of a game, if not said
    workers: dict[str, dict[str, int]] = field(default_factory=dict)  # none, if not said
    cattle: dict[str, int] = field(default_factory=dict)
    canteens: dict[str, int] = field(default_factory=dict)
    towns: list[Town] = field(default_factory=list)
    bank: dict[str, list[str]] = field(default_factory=dict)  # "2" -> workers on that space
    large: dict[str, list[str]] = field(default_factory=dict)  # "mine 2" -> workers on that space
    small: dict[str, list[str]] = field(default_factory=dict)
    supply: dict[str, int] = field(default_factory=dict)  # goods left; the others lie on the next player's board
    supply_workers: dict[str, int] = field(default_factory=dict)  # left; the others stand on the mine's first space
    no_canteen: list[str] = field(default_factory=list)  # lakes that have lost theirs
    no_mountain: list[str] = field(default_factory=list)  # mountains whose tile is gone
    known: list[Known] = field(default_factory=list)
    event: str | None = None  # the active card
    preview: str | None = None
    arrow: int = int(NONE)
    river: str = ""  # ends that have paid: "A", "B", "AB"
    open: bool = False  # the middle of Great Falls or Helena
    ending: bool = False


def arrange(tables: Tables, names: Sequence[str], options: Options, words: MontanaPosition) -> MontanaState:
    state = new_table(tables, len(names), options)
    _lay(state, words)
    state.start = seat_named(names, words.start or names[0])
    state.active = seat_named(names, words.active or words.start or names[0])
    state.round, state.extra = words.round, int(words.extra)
    state.arrow, state.ending = words.arrow, int(words.ending)
    _put_boards(state, names, words)
    _put_towns(state, names, words)
    _put_workers(state, words)
    _put_mountains(state, names, words)
    _put_events(state, words)
    state.river_paid = 0
    for end, name in enumerate(RIVER_ENDS):
        if name and name in words.river:
            state.river_paid = joined(state.river_paid, end)
    try:
        check(state)
    except AssertionError as wrong:
        raise bad_position(str(wrong)) from None
    if words.phase == "turn":
        state.round -= state.active == state.start and not words.extra
        push(state, run_later(kinds.TURN, int(words.extra)))
    else:
        push(state, run_later(kinds.MAIN, 0))
    STEPS.settle(state)
    return state


def cell_at(state: MontanaState, words: str) -> int:
    try:
        return cell_named(state.layout, words)
    except ValueError:
        raise bad_position(f"{words!r} is no place on the map; q,r is wanted") from None


def packed(words: Mapping[str, int], known: Sequence[str]) -> int:
    for name, number in words.items():
        if name not in known or not 0 <= number <= MOST:
            raise bad_position(f"{number} {name}")
    return pack_counted(words)


def _lay(state: MontanaState, words: MontanaPosition) -> None:
    """Tiles as said, the others in the order of their ids; no safeguards."""
    tables, slots = state.tables, state.layout.slots
    if state.wished_side == SIDES:
        raise bad_position("name the special tile")
    state.side = state.wished_side
    laid, turns = [], []
    for entry in words.tiles:
        if len(entry) != 2 or entry[0] not in tables.tile_names or entry[1] not in range(6):
            raise bad_position(f"{entry!r} is no tile with a turn from 0 to 5")
        laid.append(tables.tile_names.index(str(entry[0])))
        turns.append(int(entry[1]))
    if state.side != NONE and (not laid or laid[0] != tables.tiles + state.side):
        laid, turns = [tables.tiles + state.side, *laid], [0, *turns]
    for tile in range(tables.tiles):
        if len(laid) < slots and tile not in laid:
            laid, turns = [*laid, tile], [*turns, 0]
    if len(laid) != slots or len(set(laid)) != slots or any(tile >= tables.tiles for tile in laid[1:]):
        raise bad_position(f"{slots} different tiles are wanted, a special one in the middle only if it is chosen")
    state.laid, state.turns = vec[i64](laid), vec[i64](turns)
    state.tiles = sum(only(tile) for tile in range(tables.tiles) if tile not in laid)
    lay_tiles(state)
    if words.start_tile:
        state.start_cell = cell_at(state, words.start_tile)
    else:
        state.start_cell = next(cell for cell in range(state.layout.cells) if is_field(state, cell))
    if not is_field(state, state.start_cell):
        raise bad_position("the start tile lies on a field")
    place_pieces(state)
    if words.open:
        state.unlocked = 1
        state.loose[0] = also_near(state.loose[0], NEAR_START)
        state.frontier = append(state.frontier, 0)
    for place in words.no_canteen:
        cell = cell_at(state, place)
        state.loose[cell] = without_canteen(state.loose[cell])
    for place in words.no_mountain:
        cell = cell_at(state, place)
        state.loose[cell] = without_tile(state.loose[cell])


def _put_boards(state: MontanaState, names: Sequence[str], words: MontanaPosition) -> None:
    tables = state.tables
    for distance in range(state.seats):
        state.silver[(state.start + distance) % state.seats] = tables.silver_by_seat[distance]
    for name, silver in words.silver.items():
        state.silver[seat_named(names, name)] = silver
    for name, number in words.canteens.items():
        state.canteens[seat_named(names, name)] = number
    for name, number in words.cattle.items():
        seat = seat_named(names, name)
        state.cattle_supply += state.cattle[seat] - number
        state.cattle[seat] = number
    if min(*state.silver, *state.canteens, *state.cattle, state.cattle_supply) < 0:
        raise bad_position("a number below nothing")
    for name, goods in words.goods.items():
        seat, wanted = seat_named(names, name), packed(goods, GOOD_NAMES)
        state.supply += state.goods[seat]
        if not covers(state.supply, wanted):
            raise bad_position(f"there are not so many goods: {goods}")
        state.supply -= wanted
        state.goods[seat] = wanted
    for name, workers in words.workers.items():
        _take_workers(state, packed(workers, SMALL_NAMES))
        state.workers[seat_named(names, name)] = packed(workers, SMALL_NAMES)


def _take_workers(state: MontanaState, workers: int) -> int:
    if not covers(state.worker_supply, workers):
        raise bad_position("there are not so many workers")
    state.worker_supply -= workers
    return workers


def _put_workers(state: MontanaState, words: MontanaPosition) -> None:
    """Workers on the worker board, and supplies made short."""
    try:
        for space, workers in words.bank.items():
            state.bank[int(space) - 1] = _take_workers(state, pack_named(workers))
        for board, spaces in ((state.large, words.large), (state.small, words.small)):
            for name, workers in spaces.items():
                area, space = name.split()
                place = space_at(AREA_NAMES.index(area), int(space) - 1)
                board[place] = _take_workers(state, pack_named(workers))
    except (ValueError, IndexError):
        raise bad_position("spaces are named as in `2` or `mine 2`, workers by their good") from None
    last = (state.active + 1) % state.seats
    for good, number in words.supply.items():
        kind = GOOD_NAMES.index(good)
        more = count(state.supply, kind) - number
        if more < 0:
            raise bad_position(f"the supply has only {count(state.supply, kind)} {good}")
        take_goods(state, last, more * UNIT[kind])
    for worker, number in words.supply_workers.items():
        kind = GOOD_NAMES.index(worker)
        more = count(state.worker_supply, kind) - number
        if more < 0:
            raise bad_position(f"the supply has only {count(state.worker_supply, kind)} workers for {worker}")
        state.large[0] += _take_workers(state, more * UNIT[kind])


def _put_towns(state: MontanaState, names: Sequence[str], words: MontanaPosition) -> None:
    for town in words.towns:
        seat, cell = seat_named(names, town.seat), cell_at(state, town.at)
        if state.towns[cell] or cell == state.start_cell or not town.pieces or len(town.pieces) > 6:
            raise bad_position(f"no settlement can stand at {town.at}")
        state.towns[cell] = new_town(seat)
        for piece in town.pieces:
            if piece not in PIECE_NAMES:
                raise bad_position(f"{piece!r} is none of {', '.join(PIECE_NAMES)}")
            kind = PIECE_NAMES.index(piece)
            state.towns[cell] = with_piece(state.towns[cell], kind)
            if kind:
                state.specials[seat] = without(state.specials[seat], kind)
            else:
                state.regular[seat] -= 1
        state.placed[seat] += len(town.pieces)
        state.loose[cell] = without_cattle(state.loose[cell])
        state.cattle_supply += bool(state.tables.has_cattle[state.faces[cell]])
        if cell in list(state.frontier):
            state.frontier = remove(state.frontier, cell)
        extend_frontier(state, cell, near_seat(seat))
    if min(state.regular) < 0:
        raise bad_position("more settlements than there are")


def _put_mountains(state: MontanaState, names: Sequence[str], words: MontanaPosition) -> None:
    tiles = [" ".join(tile).strip() for tile in GOLD_TILES]
    for known in words.known:
        if known.gold not in tiles:
            raise bad_position(f"{known.gold!r} is none of {', '.join(tiles)}")
        tile = tiles.index(known.gold)
        seen = {seat_named(names, name) for name in known.seen_by}
        state.gold[tile] -= 1
        if known.at:
            cell = cell_at(state, known.at)
            state.loose[cell] = with_face(state.loose[cell], tile)
            for seat in seen:
                state.loose[cell] = shown_to(state.loose[cell], seat)
        else:
            owner = seat_named(names, known.held_by)
            knowing = sum(MASK_OF_SEAT[seat] for seat in seen | {owner})
            state.held = append(state.held, held_tile(owner, tile, knowing))


def _put_events(state: MontanaState, words: MontanaPosition) -> None:
    cards = [" ".join(card).strip() for card in EVENT_CARDS]
    for name in (words.event, words.preview):
        if name is not None and name not in cards:
            raise bad_position(f"{name!r} is none of {', '.join(cards)}")
    if words.event is not None:
        state.event_right = cards.index(words.event)
        state.deck[state.event_right] -= 1
    if words.preview is not None:
        state.event_left = cards.index(words.preview)
        state.deck[state.event_left] -= 1
    if min(state.deck) < 0:
        raise bad_position("there are not so many cards of that kind")
