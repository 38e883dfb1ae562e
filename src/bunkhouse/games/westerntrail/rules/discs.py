"""Which discs may be used, and what taking one brings (GW-3.3, GW-10.9, GW-17.1 to GW-17.4)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.rules import actions, board, railroad
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

NO_DISC: Final[i64] = 0


def fitting(state: WesternTrailState, seat: i64, black: bool) -> i64:
    """Discs of the player board that fit the place: white ones anywhere, black ones on black places, or anywhere if no
    white one is left (GW-17.1)."""
    discs = state.discs[seat]
    if not black and discs & board.WHITE_DISCS != 0:
        return discs & board.WHITE_DISCS
    return discs


def usable(state: WesternTrailState, seat: i64, black: bool, dollars: i64) -> i64:
    """Those whose own cost can be paid with so many dollars; one of each sort is enough (GW-17.1)."""
    fit = fitting(state, seat, black)
    chosen: i64 = 0
    sorts: i64 = 0
    for place in range(board.DISCS):
        if fit >> place & 1 and board.DISC_COST[place] <= dollars:
            sort = board.BIT[board.ALIKE[place]]
            if sorts & sort == 0:
                sorts |= sort
                chosen |= board.BIT[place]
    return chosen


def as_actions(discs: i64, stations: i64, choices: vec[i64]) -> vec[i64]:
    """Discs of the board, or those of own stations where there is none (GW-17.2)."""
    for place in range(board.DISCS):
        if discs >> place & 1:
            choices = append(choices, actions.act(actions.DISC, place))
    if discs == NO_DISC:
        for station in range(railroad.STATIONS):
            if stations >> station & 1:
                choices = append(choices, actions.act(actions.DISC, board.DISCS + station))
    return choices
