"""The laws of the interface on Montana: every set of modules at every seat count, and every option changed alone."""

import itertools
from collections.abc import Callable

import pytest

from bunkhouse.core.game import Options
from bunkhouse.games.montana import GAME
from bunkhouse.play import laws
from bunkhouse.play.laws import Case

MODULES = {
    "special_settlements": ("false", "true"),
    "special_tile": ("none", "random"),
    "events": ("false", "true"),
    "gold_rush": ("false", "true"),
}
EVERYTHING = {name: values[1] for name, values in MODULES.items()}
SETS: list[Options] = [dict(zip(MODULES, chosen, strict=True)) for chosen in itertools.product(*MODULES.values())]
CHANGED: list[Options] = [
    EVERYTHING | {option.id: value}
    for option in GAME.options
    for value in option.values[1:]
    if option.id not in MODULES
]
SIDES: list[Options] = [EVERYTHING | {"special_tile": side} for side in GAME.options[1].values[2:]]
TOGETHER: list[Options] = [
    EVERYTHING | {"shortage": "substitute", "adjacency": "own", "max_per_turn": "3", "wheel": "bag"},
    EVERYTHING | {"shortage": "silver", "canteen_chain": "true", "stack_counts_as": "each", "map": "seed_2"},
]


def name(value: object) -> str:
    if isinstance(value, dict):
        usual = GAME.settle_options({})
        return "-".join(f"{key}={chosen}" for key, chosen in value.items() if usual[key] != chosen) or "usual"
    return str(getattr(value, "__name__", value))


@pytest.mark.parametrize("law", laws.LAWS, ids=name)
def test_law_with_all_modules(law: Callable[[Case], None]) -> None:
    """MT-4.5, MT-12.1 to MT-12.5, MT-13.1"""
    law(Case(GAME, 3, GAME.settle_options(EVERYTHING), "here and there", every=60))


@pytest.mark.soak
@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", SETS, ids=name)
def test_law_with_every_set_of_modules(law: Callable[[Case], None], seats: int, options: Options) -> None:
    """MT-13.1"""
    law(Case(GAME, seats, GAME.settle_options(options), "modules", every=25))


@pytest.mark.soak
@pytest.mark.parametrize("law", laws.LAWS, ids=name)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2 + number % 3, options) for number, options in enumerate(CHANGED + SIDES + TOGETHER)],
    ids=name,
)
def test_law_with_other_options(law: Callable[[Case], None], seats: int, options: Options) -> None:
    law(Case(GAME, seats, GAME.settle_options(options), "options", every=25))
