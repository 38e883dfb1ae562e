"""A game in a package of somebody else's: installed with pip it is one of the games, with no file of ours changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.examples.installed import BUNKHOUSE, EXAMPLE, Installed

ROOT = Path(__file__).parents[2]
OURS = [ROOT / "src" / "bunkhouse", ROOT / "web" / "src"]
SOURCES = {".py", ".ftl", ".toml", ".ts", ".svelte"}
ANY_ANSWER = "d\n1\n1\n"  # doubt, or else bid one die that shows a one


def test_no_file_of_ours_knows_it() -> None:
    files = [path for folder in OURS for path in folder.rglob("*") if path.suffix in SOURCES]
    assert len(files) > 300
    assert [path for path in files if "liarsdice" in path.read_text(encoding="utf-8").lower()] == []


def test_the_document_names_every_file_that_it_took() -> None:
    told = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    package = EXAMPLE / "src" / "bunkhouse_liarsdice"
    modules = [path for path in package.rglob("*.py") if path.name != "__init__.py" and path.parent.name != "expert"]
    assert len(modules) > 15
    assert [path.name for path in modules if path.name not in told] == []
    for name in ("game.ftl", "rules.ftl", "rules.toml", "scenarios/*.toml", "expert/", "pyproject.toml", "RULES.md"):
        assert f"{name}`" in told


def test_pip_installs_all_of_its_folder(liarsdice: Installed) -> None:
    source = EXAMPLE / "src" / "bunkhouse_liarsdice"
    written = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    package = liarsdice.folder / "bunkhouse_liarsdice"
    assert written == {
        path.relative_to(package) for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"
    }
    metadata = next(liarsdice.folder.glob("*.dist-info")) / "METADATA"
    assert "Requires-Dist: bunkhouse" in metadata.read_text(encoding="utf-8")


def test_its_own_tests(liarsdice: Installed) -> None:
    """The laws, the scenarios and the messages, as its author checks them, on the build that is tested."""
    told = liarsdice.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", EXAMPLE / "pyproject.toml", EXAMPLE)
    assert told.returncode == 0, told.stdout + told.stderr


def test_it_is_listed(liarsdice: Installed) -> None:
    listed = liarsdice.bunkhouse("games")
    assert "Liar's dice" in listed
    assert "wild_ones = false | true" in listed


def test_it_comes_in_by_the_front_door(liarsdice: Installed) -> None:
    told = liarsdice.python("-c", "import bunkhouse; print(bunkhouse.match('liarsdice', seats=2, seed='7'))")
    assert "[ ][ ][ ][ ][ ]" in told.stdout, told.stderr


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Make the first bid", "“Liar!”", "wins with", "LD-3.4: Nobody can bid more dice")),
        ("cs", ("Začni hlásit", "„Lež!“", "Vítězí", "LD-3.4: Nikdo nemůže hlásit víc kostek")),
    ],
)
def test_a_whole_game_in_the_terminal(liarsdice: Installed, language: str, words: tuple[str, ...]) -> None:
    typed = "why bid 30\n" + ANY_ANSWER * 100
    told = liarsdice.bunkhouse("play", "liarsdice", "--seed", "5", "--lang", language, typed=typed)
    for part in words:
        assert part in told
    assert "liarsdice-" not in told


def test_a_record_of_bots_with_every_variant(liarsdice: Installed, tmp_path: Path) -> None:
    record = tmp_path / "evening.txt"
    variants = ["--option", "spot_on=true", "--option", "wild_ones=true", "--option", "dice=3"]
    players = ["--people", "0", "--seats", "4", "--bot", "cardsharp", "--bot", "greedy", "--bot", "random"]
    players += ["--bot", "greenhorn"]
    liarsdice.bunkhouse("play", "liarsdice", "--seed", "2", *variants, *players, "--record", record)
    assert "roll " in record.read_text(encoding="utf-8")
    assert "wins with" in liarsdice.bunkhouse("replay", record)


def test_simulated(liarsdice: Installed) -> None:
    told = liarsdice.bunkhouse("simulate", "liarsdice", "--games", "20", "--seats", "6", "--check", "--json")
    report = json.loads(told)
    assert report["games"] == 20


def test_its_rules_in_czech(liarsdice: Installed) -> None:
    told = liarsdice.bunkhouse("rules", "liarsdice", "--lang", "cs")
    assert "Lhářské kostky" in told
    assert "LD-6.2" in told
    assert "žolíky" in told
    assert "LD-2.4" not in told


def test_its_rules_are_built_and_tested(liarsdice: Installed) -> None:
    """In its checkout, where the tests are."""
    facts = json.loads(liarsdice.bunkhouse("rules", "liarsdice", "--coverage", "--json", folder=EXAMPLE))
    assert facts["holes"] == facts["missing_examples"] == []
    clauses = {clause["id"]: clause for clause in facts["clauses"]}
    assert len(clauses) > 20
    assert any(place.startswith("src/bunkhouse_liarsdice/rules/steps.py:") for place in clauses["LD-5.1"]["code"])
    assert any(place.startswith("tests/test_liarsdice.py:") for place in clauses["LD-1.3"]["tests"])
    assert "src/bunkhouse_liarsdice/scenarios/ld-6.1-spot-on.toml" in clauses["LD-6.1"]["tests"]


def test_its_rules_by_clause_are_installed_with_it(liarsdice: Installed, tmp_path: Path) -> None:
    told = liarsdice.python("-c", BUNKHOUSE, "rules", "liarsdice", "--coverage", "--json", folder=tmp_path)
    clauses = {clause["id"]: clause for clause in json.loads(told.stdout)["clauses"]}
    assert any(place.startswith("bunkhouse_liarsdice/rules/steps.py:") for place in clauses["LD-5.1"]["code"])
    assert clauses["LD-6.1"]["tests"][0].startswith("bunkhouse_liarsdice/scenarios/")


def test_its_scenarios_by_its_name(liarsdice: Installed) -> None:
    told = liarsdice.bunkhouse("scenario", "liarsdice")
    assert "LD-6.1-spot-on" in told
    assert "✗" not in told
