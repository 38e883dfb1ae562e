"""Every scenario of Gold Rush: the rulebook's examples (GR-EX…), derived cases (GR-D…) and clause by clause."""

from pathlib import Path

import pytest

from bunkhouse.play import scenarios

FOLDER = Path(__file__).parents[3] / "scenarios" / "goldrush"
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
    examples = {f"gr-ex{number}" for number in range(1, 31)} - {"gr-ex6", "gr-ex29"}
    examples |= {"gr-ex6a", "gr-ex6b", "gr-ex29a", "gr-ex29b", "gr-ex29c"}
    examples |= {f"gr-d{number}" for number in range(1, 17)}
    assert examples <= {path.stem for path in FILES}
