"""The laws of the interface on Great Western Trail: every value of every option, every seat count."""

from collections.abc import Callable

import pytest

from bunkhouse.core.game import Options
from bunkhouse.games.westerntrail import GAME
from bunkhouse.play import laws
from bunkhouse.play.laws import Case

# Every option changed alone, and some sets in which several are changed at once.
CHANGED: list[Options] = [{option.id: value} for option in GAME.options for value in option.values[1:]]
TOGETHER: list[Options] = [
    {},
    {"objectives_in_kansas_city": "true", "phase_b_pass": "false", "open_discards": "false"},
    {"neutral_layout": "letters", "building_sides": "chosen", "phase_b_pass": "false"},
    {"seats_by_bidding": "true", "four_player_proportions": "true", "open_discards": "false"},
]
GRID = [
    (GAME.seats[number % len(GAME.seats)], GAME.settle_options(options))
    for number, options in enumerate(CHANGED + TOGETHER)
]


def name(value: object) -> str:
    if isinstance(value, dict):
        usual = GAME.settle_options({})
        return "-".join(f"{key}={chosen}" for key, chosen in value.items() if usual[key] != chosen) or "usual"
    return str(getattr(value, "__name__", value))


@pytest.mark.soak
@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize(("seats", "options"), GRID, ids=name)
def test_law_with_options(law: Callable[[Case], None], seats: int, options: Options) -> None:
    """GW-19.1 to GW-19.7, GW-19.7a to GW-19.7e"""
    law(Case(GAME, seats, options, "with options", every=25))


@pytest.mark.soak
@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize("seats", GAME.seats)
def test_law_in_every_position(law: Callable[[Case], None], seats: int) -> None:
    """GW-5.1 to GW-5.6"""
    law(Case(GAME, seats, GAME.settle_options({}), "every position"))
