"""No bot peeks: two positions that look alike to its seat, and the same seed of the bot, give the same decision."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bunkhouse.bots import LEVELS, Bot, Perspective, bot_names, close_bot, make_bot
from bunkhouse.bots.experts.westerntrail.drover import ITERATIONS_A_PLAYOUT, LookoutBot
from bunkhouse.bots.search.budget import Budget
from bunkhouse.bots.search.thinking import SearchBot
from bunkhouse.core.build import compiled
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.core.state import State
from bunkhouse.play.laws import Case, play

MOST_ITERATIONS = {SearchBot: 25, LookoutBot: 4 * ITERATIONS_A_PLAYOUT if compiled() else 1}
CASES = [(game, name) for game in built_in() for name in (*bot_names(game.id), "kept tree")]


def bot_without_a_clock(name: str, seed: str, game: Game) -> Bot:
    """Time may strike sooner or later, so here only iterations limit a level."""
    if name in LEVELS:
        bot = make_bot(name, seed, game.id)
        assert isinstance(bot, SearchBot)
        bot.budget = replace(bot.budget, seconds=0.0, iterations=min(bot.budget.iterations, MOST_ITERATIONS[type(bot)]))
        return bot
    if name == "kept tree":
        return SearchBot(seed, Budget(iterations=25))
    return make_bot(name, seed, game.id)


def decide(game: Game, state: State, seat: int, name: str, deal: str) -> int:
    """The bot's decision in a position that only looks like this one to its seat."""
    alike = state.redeal(seat, Random(deal))
    assert game.view(alike, seat) == game.view(state, seat)
    bot = bot_without_a_clock(name, "same seed", game)
    try:
        return bot.choose(Perspective(game, alike, seat, Random("eyes")))
    finally:
        close_bot(bot)


@pytest.mark.parametrize(("game", "name"), CASES, ids=lambda one: getattr(one, "id", one))
@settings(max_examples=4)
@given(data=st.data())
def test_a_bot_decides_by_what_its_seat_sees(game: Game, name: str, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats), label="seats")
    seed = data.draw(st.text("abcdef", min_size=1, max_size=8), label="seed")
    stop = data.draw(st.integers(1, 120), label="moves")
    case = Case(game, seats, {}, seed)
    state = case.state()
    for number, move in enumerate(play(case, state)):
        if number >= stop and move.seat != CHANCE:
            decisions = {decide(game, state, move.seat, name, f"deal {deal}") for deal in range(2)}
            assert len(decisions) == 1
            assert decisions <= set(state.legal_actions(move.seat))
            return


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_whole_game_of_one_bot_in_two_worlds(game: Game) -> None:
    """A bot that remembers: fed with positions dealt differently, it still decides alike all game long."""
    seats = game.seats[0]
    state, random = game.new_state(seats), Random("worlds")
    bots = [bot_without_a_clock("kept tree", "same seed", game) for _ in range(2)]
    count = 0
    while (seat := state.to_act()) != NOBODY and count < 12:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
        elif seat == 0:
            count += 1
            decisions = [
                bot.choose(Perspective(game, state.redeal(0, Random(f"{world} {count}")), 0, Random(f"eyes {count}")))
                for world, bot in enumerate(bots)
            ]
            assert decisions[0] == decisions[1]
            state.apply(0, decisions[0])
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[random.below(len(legal))])
