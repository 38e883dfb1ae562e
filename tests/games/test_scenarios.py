"""Every scenario of every game: the rulebook's examples, derived cases, and clause by clause. That none is missing is
checked by `bunkhouse rules GAME --coverage`."""

from pathlib import Path

import pytest

from bunkhouse.core.registry import built_in
from bunkhouse.play import scenarios

FILES = [path for game in built_in() for path in scenarios.files_of(game)]

WHOLE = {"westerntrail"}  # games whose scenarios set up whole boxes, nothing missing


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = scenarios.load(path)
    outcome = scenarios.run(scenario)
    assert outcome.passed, "\n".join(
        f"step {entry.step}, {entry.what}: expected {entry.expected}, found {entry.found}"
        for entry in outcome.differences
    )
    if scenario.game in WHOLE:
        outcome.match.game.check(outcome.match.state)
    assert path.parents[1].name == scenario.game
    assert scenario.id.lower() == path.stem
    assert scenario.clauses
    assert scenario.step


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_there_are_scenarios(game: object) -> None:
    assert sum(path.parents[1].name == getattr(game, "id", "") for path in FILES) > 50
