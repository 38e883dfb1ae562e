"""Trading with the Indians and removing hazards (GW-12.8)."""

from mypy_extensions import i64

from bunkhouse.core.steps import Step
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, tiles, trail
from bunkhouse.games.westerntrail.rules.state import WesternTrailState


def tradeable(state: WesternTrailState, seat: i64) -> vec[i64]:
    """Teepees on or off the trail whose price can be paid (GW-2.6, GW-12.8)."""
    choices = vec[i64](capacity=10)
    for space in trail.VILLAGE:
        if state.at[space] != tiles.NO_TILE and state.money[seat] + trail.MONEY[space] >= 0:
            choices = append(choices, actions.act(actions.TRADE, space))
    return choices


class Trade(Step[WesternTrailState]):
    """Take a teepee; get the number of its space in dollars, or pay it (GW-12.8)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return tradeable(state, seat)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        space = actions.argument_of(action)
        kind = state.at[space] - tiles.FIRST_SUPPLY
        state.at[space] = tiles.NO_TILE
        state.teepees[seat * 2 + kind - tiles.GREEN_TEEPEE] += 1
        state.money[seat] += trail.MONEY[space]
        if state.listener is not None:
            report.teepee_taken(state, seat, kind, space, trail.MONEY[space])


def removable(state: WesternTrailState) -> vec[i64]:
    """Hazards of all zones (GW-12.8)."""
    choices = vec[i64](capacity=13)
    for space in trail.HAZARD_SPACES:
        if state.at[space] != tiles.NO_TILE:
            choices = append(choices, actions.act(actions.HAZARD, space))
    return choices


class Hazard(Step[WesternTrailState]):
    """Take any hazard; its price has been paid as the requirement (GW-12.8)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return removable(state)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        space = actions.argument_of(action)
        kind = state.at[space] - tiles.FIRST_SUPPLY
        state.at[space] = tiles.NO_TILE
        state.hazards[seat * tiles.HAZARDS + kind] += 1
        if state.listener is not None:
            report.hazard_removed(state, seat, kind, space)
