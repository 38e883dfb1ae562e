"""What a scenario can ask of a position, one line each.

pile 0,0,m1      tokens on that mountain        same 1,0,p1 -1,0,p1   whether the parts are one area
ore blue         tokens that blue has taken     ore-points blue       what they are worth
cowboys blue     cowboys at hand                tent blue             where it stands, or "home"
owners 0,0,r1    the owners' seats              tiles 0,0,r1          tiles of that area
open 0,0,r1      its open sides                 occupied 0,0,r1       whether a cowboy stands on it
points blue      the score                      space blue, laps blue the marker on the score track (GR-8.17)
active           whose turn it is               hand, left, supply    tile drawn, tiles left, ore in the supply
"""

from collections.abc import Sequence

from bunkhouse.core.seats import seats_in
from bunkhouse.core.words import Mistake, seat_named
from bunkhouse.games.goldrush.edge.arrange import node_named
from bunkhouse.games.goldrush.edge.report import spot
from bunkhouse.games.goldrush.edge.view import all_areas, node_spots
from bunkhouse.games.goldrush.rules import areas
from bunkhouse.games.goldrush.rules.pieces import node_of_tent
from bunkhouse.games.goldrush.rules.scoring import ore_points
from bunkhouse.games.goldrush.rules.state import NONE, GoldRushState
from bunkhouse.games.goldrush.rules.tiles import FACE_NAMES

SCORE_SPACES = 50  # on the ring of the score track (GR-1.7)


def answer(state: GoldRushState, words: str, names: Sequence[str]) -> int | str | bool:
    what, *about = words.split() or [""]
    if not about and what in ("active", "hand", "left", "supply"):
        return _of_table(state, what, names)
    if len(about) == 1 and about[0] in names:
        return _of_seat(state, what, names.index(about[0]), words)
    if about:
        return _of_area(state, what, about, names, words)
    raise Mistake("bad-fact", fact=words)


def _of_table(state: GoldRushState, what: str, names: Sequence[str]) -> int | str:
    match what:
        case "active":
            return names[state.active]
        case "hand":
            return "none" if state.face == NONE else FACE_NAMES[state.face]
        case "left":
            return len(state.bag)
        case _:
            return int(state.ore_supply)


def _of_seat(state: GoldRushState, what: str, seat: int, words: str) -> int | str:
    match what:
        case "ore":
            return state.ore_taken(seat)
        case "ore-points":
            return ore_points(state, seat)
        case "cowboys":
            return state.supply[seat]
        case "points":
            return state.scores()[seat]
        case "space":
            return state.scores()[seat] % SCORE_SPACES
        case "laps":
            return state.scores()[seat] // SCORE_SPACES
        case "tent":
            tent = state.tents[seat]
            return "home" if tent == NONE else ",".join(str(word) for word in spot(state, node_of_tent(tent)))
    raise Mistake("bad-fact", fact=words)


def _of_area(state: GoldRushState, what: str, about: list[str], names: Sequence[str], words: str) -> int | str | bool:
    if what == "same":
        return len({state.root(node_named(state, at)) for at in about}) == 1
    if len(about) != 1:
        raise Mistake("bad-fact", fact=words)
    if "," not in about[0]:
        seat_named(names, about[0])
    root = state.root(node_named(state, about[0]))
    area = state.area[root]
    match what:
        case "pile":
            return areas.pile(area)
        case "open":
            return areas.open_sides(area)
        case "occupied":
            return areas.is_occupied(area)
        case "owners":
            return " ".join(names[seat] for seat in seats_in(areas.owners(area)))
        case "tiles":
            return next(view.tiles for view in all_areas(state, node_spots(state)) if about[0] in view.parts)
    raise Mistake("bad-fact", fact=words)
