"""The laws of the interface on Dice Town: every value of every option at two seat counts, the usual game at all."""

from collections.abc import Callable

import pytest

from bunkhouse.core.game import Options
from bunkhouse.games.dicetown import GAME
from bunkhouse.play import laws
from bunkhouse.play.laws import Setup

pytestmark = pytest.mark.soak  # many sets of options: long

# Every option changed alone, and some sets in which several are changed at once.
CHANGED: list[Options] = [{option.id: value} for option in GAME.options for value in option.values[1:]]
TOGETHER: list[Options] = [
    {},
    {"third_party_bribes": "true", "offers_from_winnings": "true"},
    {"third_party_bribes": "true", "offers_from_winnings": "true", "bribery": "open", "kickers": "false"},
    {"cards_with_commit": "true", "public_wealth": "false", "saloon_thief_picks_types": "false"},
    {"cards_with_commit": "true", "third_party_bribes": "true", "kickers": "false"},
]
GRID = [
    (seats, GAME.settle_options(options))
    for number, options in enumerate(CHANGED + TOGETHER)
    for seats in ((2, 4), (3, 5))[number % 2]
]


def name(value: object) -> str:
    if isinstance(value, dict):
        usual = GAME.settle_options({})
        return "-".join(f"{key}={chosen}" for key, chosen in value.items() if usual[key] != chosen) or "usual"
    return str(getattr(value, "__name__", value))


@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize(("seats", "options"), GRID, ids=name)
def test_law_here_and_there(law: Callable[[Setup], None], seats: int, options: Options) -> None:
    """DT-1.7, DT-11.3 to DT-11.5, DT-12.1 to DT-12.6, DT-16.1 to DT-16.9"""
    law(Setup(GAME, seats, options, "here and there", every=25))


@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize("seats", GAME.seats)
def test_law_in_every_position(law: Callable[[Setup], None], seats: int) -> None:
    """DT-12.1 to DT-12.6"""
    law(Setup(GAME, seats, GAME.settle_options({}), "every position"))
