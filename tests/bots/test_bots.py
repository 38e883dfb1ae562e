"""Bots: fair, repeatable, and the sensible one plays better than the random one."""

import pytest

from bunkhouse.bots import LEVELS, bot_names, make_bot
from bunkhouse.bots.measure.games import PlayedGame, play_game
from bunkhouse.bots.search.budget import Budget
from bunkhouse.bots.search.thinking import SearchBot
from bunkhouse.core.game import Game
from bunkhouse.core.registry import built_in
from bunkhouse.core.words import Mistake


def test_names() -> None:
    assert {"random", "greedy"} <= set(bot_names())
    with pytest.raises(Mistake, match="unknown-bot"):
        make_bot("deep blue", "1")


def test_names_that_take_words() -> None:
    bot = make_bot("search:iterations=30,seconds=0.5,exploration=0.3", "1")
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(iterations=30, seconds=0.5, style={"effort": 1.0, "crowd": 0.0, "exploration": 0.3})
    for wrong in (
        "search:",
        "search:iterations",
        "search:iterations=0",
        "search:width=wide",
        "search:depth=3",
        "pipe:",
    ):
        with pytest.raises(Mistake):
            make_bot(wrong, "1")


def test_levels_come_first_and_in_order_of_strength() -> None:
    assert bot_names()[:4] == ["greenhorn", "cowhand", "foreman", "trail-boss"]
    looks = [level.iterations for level in LEVELS.values()]
    assert looks == sorted(looks)
    assert all(0 < level.seconds < 2 for level in LEVELS.values() if level.iterations > 1)


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_greedy_beats_random(game: Game) -> None:
    played = PlayedGame()
    for number in range(6):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        one = play_game(game, 2, {}, names, f"match {number}", check=False)
        if number % 2:
            one.scores.reverse()
            one.wins.reverse()
        played.add(one)
    assert played.faults == []
    assert played.games == 6
    assert played.wins[0] >= 4  # luck decides more in some games than in others; LADDER.md has the figures


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_games_repeat_from_their_seed(game: Game) -> None:
    one, other = (play_game(game, 3, {}, ["greedy", "random", "random"], "s", check=True) for _ in range(2))
    assert one == other
    assert one.faults == []


def test_faults_are_caught_and_told() -> None:
    class Broken:
        id = "broken"

        def new_state(self, seats: int, options: dict[str, str]) -> None:
            raise AssertionError("tiles lost")

    played = play_game(Broken(), 2, {}, ["random"] * 2, "7", check=False)  # type: ignore[arg-type]
    assert played.faults == ["seed '7': AssertionError: tiles lost"]
