"""Every scenario of Dice Town: the rulebook's examples (DT-EX…), derived cases (DT-DX…) and clause by clause."""

from pathlib import Path

import pytest

from bunkhouse.play import scenarios

FOLDER = Path(__file__).parents[3] / "scenarios" / "dicetown"
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
    examples = {f"dt-ex{number}" for number in range(1, 13)} | {f"dt-dx{number}" for number in range(1, 19)}
    assert examples <= {path.stem for path in FILES}
