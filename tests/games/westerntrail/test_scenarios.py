"""Every scenario of Great Western Trail: the rulebook's examples (GW-EX…), tile by tile, and clause by clause."""

from pathlib import Path

import pytest

from bunkhouse.games.westerntrail.rules.tasks import TASK_NAMES
from bunkhouse.play import scenarios

FOLDER = Path(__file__).parents[3] / "scenarios" / "westerntrail"
FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = scenarios.load(path)
    outcome = scenarios.run(scenario)
    assert outcome.passed, "\n".join(
        f"step {entry.step}, {entry.what}: expected {entry.expected}, found {entry.found}"
        for entry in outcome.differences
    )
    outcome.match.game.check(outcome.match.state)
    assert scenario.id.lower() == path.stem
    assert scenario.clauses
    assert scenario.step


def test_all_examples_are_there() -> None:
    found = {path.stem.rstrip("abcd") for path in FILES}
    assert {f"gw-ex{number}" for number in range(1, 30)} <= found


def test_every_printed_action_is_played() -> None:
    """GW-13.1 to GW-13.3, GW-14.4: each task of a building, a special action, a worker column, a station master."""
    played = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    asked_for = [name for name in TASK_NAMES if not name.startswith("aux_") and name[0].islower() is False]
    missing = [name for name in asked_for if f'"do {name}"' not in played]
    assert not missing
