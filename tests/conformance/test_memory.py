"""Games by the million must not fill the memory."""

from pathlib import Path

import pytest

from bunkhouse.core.game import Game
from bunkhouse.core.playout import play_randomly
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in

STATUS = Path("/proc/self/statm")
PAGE = 4096
MUCH = 4 << 20  # bytes; what is being looked for is several kilobytes a game


def in_memory() -> int:
    return int(STATUS.read_text().split()[1]) * PAGE


@pytest.mark.skipif(not STATUS.exists(), reason="the system does not tell")
@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_games_that_are_over_leave_nothing_behind(game: Game) -> None:
    def play(number: int) -> None:
        for _ in range(50):
            game.new_state(game.seats[-1])
        play_randomly(game.new_state(game.seats[0]), Random(f"memory {number}"))

    for number in range(10):
        play(number)
    before = in_memory()
    for number in range(40):
        play(number)
    assert in_memory() - before < MUCH


@pytest.mark.skipif(not STATUS.exists(), reason="the system does not tell")
@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_positions_that_were_read_leave_nothing_behind(game: Game) -> None:
    data = game.new_state(game.seats[-1]).to_data()
    data["stack"] = data["stack"] * 200  # so that a single array that stays is noticed
    for _ in range(50):
        game.from_data(data)
    before = in_memory()
    for _ in range(2000):
        game.from_data(data)
    assert in_memory() - before < MUCH
