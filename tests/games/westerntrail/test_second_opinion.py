"""Ways, engine moves and the sharing out of objectives against the plainest way to write them (naive.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY, has
from bunkhouse.games.westerntrail import GAME
from bunkhouse.games.westerntrail.edge.choices import Trip
from bunkhouse.games.westerntrail.rules import engines, railroad, trail
from bunkhouse.games.westerntrail.rules.goals import best_goals, worth
from bunkhouse.games.westerntrail.rules.masks import plus
from bunkhouse.games.westerntrail.rules.state import WesternTrailState
from bunkhouse.games.westerntrail.rules.trips import trips
from tests.games.westerntrail import naive


def positions(seats: int, seed: str, every: int) -> Iterator[WesternTrailState]:
    state, random = GAME.begin(seats, GAME.settle_options({})), Random(seed)
    number = 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            action = state.sample_chance(random)
        else:
            legal = state.legal_actions(seat)
            action = legal[random.below(len(legal))]
        state.apply(seat, action)
        number += 1
        if number % every == 0 and state.turn > 0:
            yield state
    yield state


@pytest.mark.parametrize("seats", GAME.seats)
def test_ways(seats: int) -> None:
    """GW-8.2 to GW-8.6, GW-8.10: the ways listed are all sequences of stops, each once."""
    for state in positions(seats, "ways", 11):
        for seat in range(seats):
            herder = state.herders[seat]
            if herder < 0 or herder == trail.KANSAS_CITY:
                continue
            start = trail.SPACE_NAMES[herder]
            for steps, with_kansas in ((1, True), (4, True), (7, True), (3, False)):
                found = [GAME.decode(action) for action in trips(state, herder, steps, with_kansas)]
                paths = [naive.path_of(state, start, trip.to, trip.by) for trip in found if isinstance(trip, Trip)]
                assert len(set(paths)) == len(paths)
                assert set(paths) == naive.stop_sequences(state, start, steps, with_kansas)


@pytest.mark.parametrize("seats", GAME.seats)
def test_engine_moves(seats: int) -> None:
    """GW-12.4, GW-12.5"""
    names = railroad.RAIL_NAMES
    for state in positions(seats, "engines", 13):
        for seat in range(seats):
            at = names[state.engines[seat]]
            others = {names[rail] for other, rail in enumerate(state.engines) if other != seat and rail != 0}
            for steps in range(1, 7):
                ahead = engines.ahead(state, seat, steps)
                assert {names[rail] for rail in range(49) if has(ahead, rail)} == naive.engine_ahead(at, steps, others)
            for steps in (1, 2):
                behind = engines.behind(state, seat, steps)
                assert {names[rail] for rail in range(49) if has(behind, rail)} == naive.engine_back(at, steps, others)
            reached: set[str] = set()
            for steps in range(1, 50):
                reached |= naive.engine_back(at, steps, others)
            everywhere = engines.all_behind(state, seat)
            assert {names[rail] for rail in range(49) if has(everywhere, rail)} == reached


@pytest.mark.parametrize("seats", GAME.seats)
def test_objectives(seats: int) -> None:
    """GW-14.8, GW-14.9, GW-16.2: the best sharing out, found by trying everything."""
    compared = 0
    for game in range(6):
        for state in positions(seats, f"objectives {game}", 120):
            for seat in range(seats):
                if any(state.secrets):
                    continue
                for won in (state.won[seat], plus(state.won[seat], railroad.FOR_OBJECTIVES)):
                    other = state.clone()
                    other.won[seat] = won
                    cards_held = sum(other.area[seat * 25 : seat * 25 + 25])
                    if cards_held > 6:
                        continue
                    found = worth(best_goals(other, seat), has(won, railroad.FOR_OBJECTIVES))
                    assert found == naive.best_objectives(other, seat)
                    compared += 1
    assert compared > 20
