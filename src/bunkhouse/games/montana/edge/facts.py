"""What a scenario can ask of a position, one line each.

silver ann      cattle ann      canteens ann    numbers              goods ann       `2 grain + 1 stone`, or `none`
workers ann     workers on the board            grain ann, pumpkin ann, copper ann, stone ann, copper_large ann, …
settlements ann placed          regular ann     left over            specials ann    special ones left
place ann       rank            tiles ann       mountain tiles held  knows ann 0,1   what ann knows of that mountain
town 0,1        owner and pieces from bottom to top, or `none`       cattle-at 0,1   canteen-at 0,1   mountain-at 0,1
locked 0,1      true or false   reach ann       fields ann could build on as to their place
supply grain    goods left      supply-workers grain                 bank 2          workers on that space, `none`
area mine 2     small mine 2    workers on those spaces              contractor ann  home, store, or `foundry 2`
asked           who is asked    phase           of the turn          round, active, start, extra, ending, over
event           preview         the cards, `none` if there is none   arrow           built
deck, removed   numbers of cards                river, side     ends that have paid, the special tile
"""

from collections.abc import Sequence

from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.words import Mistake
from bunkhouse.games.montana.edge.map_view import town_view
from bunkhouse.games.montana.edge.view import phase
from bunkhouse.games.montana.edge.words import cell_named, packed_words
from bunkhouse.games.montana.rules.areas import space_at
from bunkhouse.games.montana.rules.contractors import AT_HOME, column_of, is_standing, row_of
from bunkhouse.games.montana.rules.fields import is_near
from bunkhouse.games.montana.rules.held import holder_of
from bunkhouse.games.montana.rules.hidden import knows
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.loose import face_of, has_canteen, has_cattle, has_tile, seen_by
from bunkhouse.games.montana.rules.names import AREA_NAMES, EVENT_CARDS, GOLD_TILES, PIECE_NAMES, RIVER_ENDS
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, count
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.games.montana.rules.towns import SPECIALS

Fact = int | str | bool


def fact(state: MontanaState, words: str, names: Sequence[str]) -> Fact:
    what, *about = words.split() or [""]
    try:
        if not about:
            return _of_table(state, what, names)
        if about[0] in names:
            return _of_seat(state, what, names.index(about[0]), about[1:])
        return _of_thing(state, what, about, names)
    except (KeyError, ValueError, IndexError):
        raise Mistake("bad-fact", fact=words) from None


def _of_table(state: MontanaState, what: str, names: Sequence[str]) -> Fact:
    answers: dict[str, Fact] = {
        "round": state.round,
        "active": names[state.active],
        "start": names[state.start],
        "extra": state.extra == 1,
        "ending": state.ending == 1,
        "over": state.is_over(),
        "asked": _asked(state, names),
        "phase": phase(state),
        "event": _card(state.event_right),
        "preview": _card(state.event_left),
        "deck": sum(state.deck),
        "removed": sum(state.removed),
        "arrow": state.arrow,
        "built": state.built,
        "river": "".join(name for end, name in enumerate(RIVER_ENDS) if has(state.river_paid, end)) or "none",
        "cattle-supply": state.cattle_supply,
        "side": "none" if state.side == NONE else state.tables.tile_names[state.tables.tiles + state.side],
    }
    return answers[what]


def _card(card: int) -> str:
    return "none" if card == NONE else " ".join(EVENT_CARDS[card]).strip()


def _asked(state: MontanaState, names: Sequence[str]) -> str:
    if state.is_over():
        return "nobody"
    return "chance" if state.to_act() == CHANCE else names[state.to_act()]


def _of_seat(state: MontanaState, what: str, seat: int, rest: list[str]) -> Fact:
    if what in GOOD_NAMES:
        return count(state.goods[seat], GOOD_NAMES.index(what))
    if what == "knows":
        return _known(state, seat, cell_named(state.layout, rest[0]))
    answers: dict[str, Fact] = {
        "silver": state.silver[seat],
        "cattle": state.cattle[seat],
        "canteens": state.canteens[seat],
        "goods": packed_words(state.goods[seat]),
        "workers": packed_words(state.workers[seat]),
        "settlements": state.placed[seat],
        "regular": state.regular[seat],
        "specials": " ".join(PIECE_NAMES[piece] for piece in SPECIALS if has(state.specials[seat], piece)) or "none",
        "place": state.ranking()[seat],
        "tiles": sum(holder_of(tile) == seat for tile in state.held),
        "contractor": _contractor(state, state.contractors[seat]),
        "reach": sum(is_near(state, seat, cell) for cell in state.frontier),
    }
    return answers[what]


def _contractor(state: MontanaState, contractor: int) -> str:
    if not is_standing(contractor):
        return "home" if contractor == AT_HOME else "store"
    return f"{state.tables.row_names[row_of(contractor)]} {column_of(contractor) + 1}"


def _known(state: MontanaState, seat: int, cell: int) -> str:
    loose = state.loose[cell]
    if not has_tile(loose):
        return "gone"
    if not knows(seat, seen_by(loose)):
        return "unknown"
    return " ".join(GOLD_TILES[face_of(loose)]).strip()


def _of_thing(state: MontanaState, what: str, about: list[str], names: Sequence[str]) -> Fact:
    if what in ("area", "small"):
        space = space_at(AREA_NAMES.index(about[0]), int(about[1]) - 1)
        return packed_words(state.large[space] if what == "area" else state.small[space])
    if what == "bank":
        return packed_words(state.bank[int(about[0]) - 1])
    if what == "supply":
        return count(state.supply, GOOD_NAMES.index(about[0]))
    if what == "supply-workers":
        return count(state.worker_supply, GOOD_NAMES.index(about[0]))
    cell = cell_named(state.layout, about[0])
    loose, town = state.loose[cell], state.towns[cell]
    if what == "town":
        if town == 0:
            return "none"
        shown = town_view(town)
        return " ".join([names[shown.seat], *shown.pieces])
    answers: dict[str, Fact] = {
        "cattle-at": has_cattle(loose),
        "canteen-at": has_canteen(loose),
        "mountain-at": has_tile(loose),
        "locked": state.tables.locked[state.faces[cell]] == 1 and state.unlocked == 0,
        "reachable": cell in list(state.frontier),
    }
    return answers[what]
