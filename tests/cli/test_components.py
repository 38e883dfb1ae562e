"""--components: a components file of one's own, on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bunkhouse.core import registry
from bunkhouse.games.montana import GAME
from bunkhouse.games.montana.rules.components import TEXT
from tests.cli.conftest import ROOT, Run


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._known(), GAME.id, GAME)


@pytest.fixture
def richer(tmp_path: Path) -> Path:
    path = tmp_path / "richer.toml"
    path.write_text(TEXT.replace("silver = 12\n", "silver = 13\n"), encoding="utf-8")
    return path


def test_simulate(run: Run, richer: Path) -> None:
    told = run("simulate", "montana", "--games", "2", "--components", richer, "--json")
    assert told.code == 0
    assert json.loads(told.out)["games"] == 2


def test_a_scenario_differs_with_other_numbers(run: Run, richer: Path) -> None:
    scenario = ROOT / "src" / "bunkhouse" / "games" / "montana" / "scenarios" / "mt-6.2.7-bank.toml"
    assert run("scenario", scenario).code == 0
    told = run("scenario", scenario, "--components", richer, "--json")
    assert told.code == 1
    (difference,) = json.loads(told.out)[0]["differences"]
    assert (difference["what"], difference["expected"], difference["found"]) == ("silver ann", "12", "13")


def test_a_played_game_is_saved_with_the_file(run: Run, richer: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    told = run(
        "play", "montana", "--people", "0", "--bot", "random", "--components", richer, "--record", record, "--seed", "1"
    )
    assert told.code == 0, told.err
    text = record.read_text(encoding="utf-8")
    assert "\ndata: " in text
    assert "silver = 13\n" in text
    assert run("replay", record, "--verify").code == 0


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("montana", TEXT.replace("max_steps = 7", "max_steps = 9"), "wheel.max_steps: a whole number from 0 to 7"),
        ("goldrush", TEXT, "goldrush has no components file"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(run: Run, tmp_path: Path, game: str, text: str, told: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    ended = run("simulate", game, "--components", path)
    assert ended.code == 2
    assert told in ended.err
    assert ended.err.count("\n") == 1


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    ended = run("simulate", "montana", "--components", tmp_path / "nowhere.toml")
    assert ended.code == 2
    assert "nowhere.toml" in ended.err
