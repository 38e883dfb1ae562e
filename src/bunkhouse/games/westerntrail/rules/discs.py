"""Which discs may be used, and what taking one brings (GW-3.3, GW-10.9, GW-17.1 to GW-17.4)."""

from mypy_extensions import i64

from bunkhouse.core.seats import has
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.rules import actions, board, railroad
from bunkhouse.games.westerntrail.rules.masks import EMPTY, meets, plus
from bunkhouse.games.westerntrail.rules.state import WesternTrailState


def fitting(state: WesternTrailState, seat: i64, black: bool) -> i64:
    """Discs of the player board that fit the place: white ones anywhere, black ones on black places, or anywhere if no
    white one is left (GW-17.1)."""
    discs = state.discs[seat]
    if not black and meets(discs, board.WHITE_DISCS):
        return discs & board.WHITE_DISCS
    return discs


def usable(state: WesternTrailState, seat: i64, black: bool, dollars: i64) -> i64:
    """Those whose own cost can be paid with so many dollars; one of each sort is enough (GW-17.1)."""
    fit = fitting(state, seat, black)
    chosen = EMPTY
    sorts = EMPTY
    for place in range(board.DISCS):
        if has(fit, place) and board.DISC_COST[place] <= dollars:
            sort = board.ALIKE[place]
            if not has(sorts, sort):
                sorts = plus(sorts, sort)
                chosen = plus(chosen, place)
    return chosen


def as_actions(discs: i64, stations: i64, choices: vec[i64]) -> vec[i64]:
    """Discs of the board, or those of own stations where there is none (GW-17.2)."""
    for place in range(board.DISCS):
        if has(discs, place):
            choices = append(choices, actions.act(actions.DISC, place))
    if discs == EMPTY:
        for station in range(railroad.STATIONS):
            if has(stations, station):
                choices = append(choices, actions.act(actions.DISC, board.DISCS + station))
    return choices
