"""Every scenario of Montana: the worked examples (MT-EX…) and clause by clause."""

from pathlib import Path

import pytest

from bunkhouse.play import scenarios

FOLDER = Path(__file__).parents[3] / "scenarios" / "montana"
FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = scenarios.load(path)
    outcome = scenarios.run(scenario)
    assert outcome.passed, "\n".join(
        f"step {entry.step}, {entry.what}: expected {entry.expected}, found {entry.found}"
        for entry in outcome.differences
    )
    assert scenario.id.lower() == path.stem
    assert scenario.clauses
    assert scenario.step


def test_all_examples_are_there() -> None:
    assert {f"mt-ex{number}" for number in range(1, 29)} <= {path.stem for path in FILES}
