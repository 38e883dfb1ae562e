"""The laws of the interface on every registered game (and the toy), at every seat count, with every option set; where
there are many sets, each at every other seat count. The slow, interpreted build, which the digests of test_builds.py
tie to the compiled one over all sets, is asked about the usual set. `make soak` stops in every position."""

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bunkhouse.core.build import compiled
from bunkhouse.core.game import Game, Options
from bunkhouse.core.registry import games, register
from bunkhouse.play import laws
from bunkhouse.play.laws import Case
from tests.toy import PIG

register(PIG)
GRID = [
    (game, seats, options)
    for game in games()
    for number, options in enumerate(laws.option_sets(game))
    for seats in game.seats
    if number == 0 or (compiled() and (len(laws.option_sets(game)) < 8 or (number + seats) % 2))
]
MANY = 120  # positions of one game
USUAL: list[tuple[Game, int, Options]] = [
    (game, seats, {}) for game in games() for seats in (game.seats[0], game.seats[-1])
]


def name(value: object) -> str:
    if isinstance(value, dict):
        return "-".join(value.values()) or "usual"
    return str(getattr(value, "id", None) or getattr(value, "__name__", value))


@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize(("game", "seats", "options"), GRID, ids=name)
def test_law_here_and_there(law: Callable[[Case], None], game: Game, seats: int, options: Options) -> None:
    law(Case(game, seats, options, "here and there", every=25))


@cache
def one_in(game: Game, seats: int) -> int:
    """At one in how many positions to stop, to stop at many of them however long the games are."""
    case = Case(game, seats, game.settle_options({}), "many positions")
    return max(1, sum(1 for _ in laws.play(case, case.state())) // MANY)


@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize(("game", "seats", "options"), USUAL, ids=name)
def test_law_in_many_positions(law: Callable[[Case], None], game: Game, seats: int, options: Options) -> None:
    law(Case(game, seats, game.settle_options(options), "many positions", every=one_in(game, seats)))


@pytest.mark.soak
@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize(("game", "seats", "options"), USUAL, ids=name)
def test_law_in_every_position(law: Callable[[Case], None], game: Game, seats: int, options: Options) -> None:
    law(Case(game, seats, game.settle_options(options), "every position"))


@settings(max_examples=10)
@given(data=st.data())
def test_records_and_undo_of_any_game(data: st.DataObject) -> None:
    game, seats, options = data.draw(st.sampled_from(GRID))
    seed = data.draw(st.text(alphabet="abcdef0123456789", min_size=1, max_size=64))
    laws.law_of_records(Case(game, seats, options, seed, every=10))
    laws.law_of_undo(Case(game, seats, options, seed, every=10))
