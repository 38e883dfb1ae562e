"""bunkhouse rules, with and without --coverage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bunkhouse.cli.coverage import cited, named_examples
from bunkhouse.core.game import Game
from tests.cli.conftest import Run


def test_the_whole_catalogue(run: Run) -> None:
    told = run("rules", "goldrush")
    assert told.code == 0
    assert "unofficial" in told.out
    assert "reconstructed" in told.out
    clauses = [line.split()[0] for line in told.out.splitlines() if line.strip().startswith("GR-")]
    assert clauses.index("GR-4.9") < clauses.index("GR-4.10") < clauses.index("GR-5")
    assert "GR-1.8" not in clauses


@pytest.mark.parametrize("clause", ["GR-4.5", "gr-4.5", "4.5"])
def test_one_clause(run: Run, clause: str) -> None:
    told = run("rules", "goldrush", clause)
    assert "must continue it" in told.out
    assert "GR-4.4" not in told.out


def test_one_section(run: Run) -> None:
    told = run("rules", "goldrush", "GR-12")
    assert "GR-12.1" in told.out
    assert "GR-11" not in told.out


def test_languages(run: Run) -> None:
    found = {language: run("rules", "goldrush", "--lang", language).out for language in ("en", "cs", "hu", "de")}
    assert len(set(found.values())) == 4
    assert all(text.count("GR-") == found["en"].count("GR-") for text in found.values())


def test_a_clause_for_implementers(run: Run) -> None:
    told = run("rules", "goldrush", "1.8")
    assert told.code == 2
    assert told.err.startswith("GR-1.8 is not for players: ")


def test_json(run: Run) -> None:
    facts = json.loads(run("rules", "goldrush", "--json", "--lang", "de").out)
    assert facts["language"] == "de"
    assert facts["title"] == "Carcassonne: Goldrausch"
    assert [section["id"] for section in facts["sections"]] == [f"GR-{number}" for number in range(1, 13)]


def test_coverage_has_no_hole(run: Run) -> None:
    told = run("rules", "goldrush", "--coverage")
    assert told.code == 0
    assert "each of the" in told.out.splitlines()[-1]
    facts = json.loads(run("rules", "goldrush", "--coverage", "--json").out)
    assert facts["holes"] == facts["missing_examples"] == []
    clauses = {clause["id"]: clause for clause in facts["clauses"]}
    assert any("steps.py:" in place for place in clauses["GR-4.5"]["code"])  # in "GR-4.4 to GR-4.6"
    assert "src/bunkhouse/games/goldrush/scenarios/gr-d9.toml" in clauses["GR-8.10"]["tests"]
    assert "not built" in clauses["GR-12.3"]["reason"]


def test_clauses_with_a_letter_or_three_numbers(run: Run) -> None:
    assert "DT-7.0a" in run("rules", "dicetown", "7.0A").out
    assert "DT-7.8.1" in run("rules", "dicetown", "dt-7.8.1").out
    clauses = [line.split()[0] for line in run("rules", "dicetown", "7").out.splitlines() if "DT-7." in line]
    assert clauses.index("DT-7.0g") < clauses.index("DT-7.1") < clauses.index("DT-7.4a") < clauses.index("DT-7.5")
    assert clauses.index("DT-7.8") < clauses.index("DT-7.8.1") < clauses.index("DT-7.8.8")
    facts = json.loads(run("rules", "dicetown", "--coverage", "--json").out)
    assert facts["holes"] == facts["missing_examples"] == []
    found = {clause["id"]: clause for clause in facts["clauses"]}
    assert any("doc.py:" in place for place in found["DT-7.8.5"]["code"])  # in "DT-7.8.4 to DT-7.8.6"
    assert facts["examples"]["DT-DX1"] == "src/bunkhouse/games/dicetown/scenarios/dt-dx1.toml"


def test_coverage_finds_a_hole(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src" / "bunkhouse" / "games").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "src" / "bunkhouse" / "games" / "a.py").write_text('"""GR-1.1 to GR-1.3"""\n', encoding="utf-8")
    (tmp_path / "tests" / "test_a.py").write_text("# GR-1.1 and GR-1.3\n", encoding="utf-8")
    (tmp_path / "docs" / "rules" / "goldrush.md").write_text(
        "- **GR-1.1** One.\n- **GR-1.2** Two.\n- **GR-1.3** Three, see GR-EX1.\n- **GR-1.8** Words.\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path / "tests")
    told = run("rules", "goldrush", "--coverage")
    assert told.code == 1
    assert told.out.splitlines()[-2:] == [
        "The example GR-EX1 has no scenario.",
        "1 clause has neither a test nor a stated reason: GR-1.2.",
    ]
    assert "src/bunkhouse/games/a.py:1" in told.out


def test_coverage_needs_the_source(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Game, "folder", tmp_path / "bunkhouse" / "games" / "goldrush")
    told = run("rules", "goldrush", "--coverage")
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert "source checkout" in told.err


def test_coverage_of_a_package_of_somebody_elses(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rules by clause are in its folder, so that they are found wherever it is installed."""
    folder = tmp_path / "installed" / "somebodys" / "goldrush"
    folder.mkdir(parents=True)
    (folder / "RULES.md").write_text("- **GR-1.1** One.\n- **GR-1.2** Two.\n", encoding="utf-8")
    (folder / "steps.py").write_text('"""GR-1.2"""\n', encoding="utf-8")
    monkeypatch.setattr(Game, "folder", folder)
    monkeypatch.setattr(Game, "package", "somebodys.goldrush")
    monkeypatch.chdir(tmp_path)
    facts = json.loads(run("rules", "goldrush", "--coverage", "--json").out)
    assert [clause["code"] for clause in facts["clauses"]] == [[], ["somebodys/goldrush/steps.py:1"]]
    assert facts["holes"] == ["GR-1.1", "GR-1.2"]


def test_citations() -> None:
    assert list(cited("where it fits (GR-4.2, GR-4.4 to GR-4.6).")) == ["GR-4.2", "GR-4.4", "GR-4.5", "GR-4.6"]
    assert list(cited("GR-3 and GR-EX3 are no clauses")) == []
    assert list(cited("(DT-7.0a to DT-7.0c, DT-7.8.)")) == ["DT-7.0a", "DT-7.0b", "DT-7.0c", "DT-7.8"]
    assert list(cited("DT-7.8.4 to DT-7.8.6")) == ["DT-7.8.4", "DT-7.8.5", "DT-7.8.6"]
    assert list(cited("DT-7.1 to DT-7.8.5")) == ["DT-7.1", "DT-7.8.5"]


def test_names_of_examples() -> None:
    assert named_examples("| GR-EX6a, b | x\n| GR-EX30 | GR-D7, GR-D8 tent, DT-DX1") == [
        "GR-EX6a", "GR-EX6b", "GR-EX30", "GR-D7", "GR-D8", "DT-DX1",
    ]  # fmt: skip
