"""Bots: fair, repeatable, and the sensible one plays better than the random one."""

import pytest

from bunkhouse.bots import Perspective, bot_names, make_bot
from bunkhouse.bots.table import Played, play_game
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import games
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.words import Mistake
from bunkhouse.play.laws import Setup, play

GAMES = [game for game in games() if game.id != "pig"]


def test_names() -> None:
    assert {"random", "greedy"} <= set(bot_names())
    with pytest.raises(Mistake, match="unknown-bot"):
        make_bot("deep blue", "1")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("name", bot_names())
def test_a_bot_decides_by_what_its_seat_sees(game: Game, name: str) -> None:
    """Two positions that look alike to its seat, and the same seed, give the same decision."""
    setup = Setup(game, 3, {}, "fair")
    state = setup.state()
    for number, move in enumerate(play(setup, state)):
        if move.seat == CHANCE or number % 20:
            continue
        decisions = set()
        for deal in range(3):
            other = state.redeal(move.seat, Random(f"deal {deal}"))
            seen = Perspective(setup.game, other, move.seat, Random("eyes"))
            decisions.add(make_bot(name, "same seed").choose(seen))
        assert len(decisions) == 1
        assert decisions <= set(state.legal_actions(move.seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_greedy_beats_random(game: Game) -> None:
    played = Played()
    for number in range(6):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        one = play_game(game, 2, {}, names, f"match {number}", check=False)
        if number % 2:
            one.scores.reverse()
            one.wins.reverse()
        played.add(one)
    assert played.faults == []
    assert played.games == 6
    assert played.wins[0] >= 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
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
