"""Evaluators made of named features: the outlook is their sum, and at the end it is what the game says."""

from __future__ import annotations

import pytest

from bunkhouse.bots.experts import expert_of
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.core.seats import CHANCE, NOBODY

WITH_FEATURES = [game for game in built_in() if expert_of(game).features]


@pytest.mark.parametrize("game", WITH_FEATURES, ids=lambda game: game.id)
@pytest.mark.parametrize("fewest", [True, False])
def test_the_outlook_is_the_sum_of_its_features(game: Game, fewest: bool) -> None:
    seats = game.seats[0] if fewest else game.seats[-1]
    state, random = game.new_state(seats), Random("features")
    expert, horizons = expert_of(game), []
    judge = expert.evaluator
    while (mover := state.to_act()) != NOBODY:
        legal = state.legal_actions(mover)
        state.apply(mover, state.sample_chance(random) if mover == CHANCE else legal[random.below(len(legal))])
        if random.below(20) == 0 or state.is_over():
            outlooks = judge.outlooks(state)
            for seat in range(seats):
                found = judge.features(state, seat)
                assert len(found) == len(expert.features)
                assert outlooks[seat] == sum(one * weight for one, weight in zip(found, expert.weights)) // 1000
                assert judge.outlook(state, seat) == outlooks[seat]
            assert judge.spread(state) > 0
            horizons.append(judge.horizon(state))
    assert list(judge.outlooks(state)) == [100 * points for points in state.scores()]
    assert all(0 <= horizon <= 1000 for horizon in horizons)
    assert horizons[0] > horizons[-1]
