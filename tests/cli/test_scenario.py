"""bunkhouse scenario."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Run

GOLD_RUSH = ROOT / "src" / "bunkhouse" / "games" / "goldrush" / "scenarios"
EXAMPLE = (GOLD_RUSH / "gr-d9.toml").read_text(encoding="utf-8")


def test_a_folder(run: Run) -> None:
    told = run("scenario", GOLD_RUSH)
    assert told.code == 0
    assert "✗" not in told.out
    assert told.out.index("GR-D9") < told.out.index("GR-D10")
    assert "scenarios hold." in told.out


def test_json(run: Run) -> None:
    found = json.loads(run("scenario", GOLD_RUSH / "gr-ex1.toml", GOLD_RUSH / "gr-d9.toml", "--json").out)
    assert [entry["id"] for entry in found] == ["GR-EX1", "GR-D9"]
    assert found[1]["passed"] is True
    assert found[1]["clauses"] == ["GR-8.10"]


def test_differences(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(EXAMPLE.replace('"ore red" = 2', '"ore red" = 7'), encoding="utf-8")
    told = run("scenario", path)
    assert told.code == 1
    assert "✗ GR-D9" in told.out
    row = next(line for line in told.out.splitlines() if "ore red" in line)
    assert [cell.strip() for cell in row.strip("│").split("│")] == ["2", "ore red", "7", "2"]
    assert "1 of 1 scenarios failed." in told.out
    found = json.loads(run("scenario", path, "--json").out)
    assert found[0]["differences"] == [{"step": 2, "what": "ore red", "expected": "7", "found": "2"}]


BROKEN = {
    "not TOML": ("id =", "id ="),
    "text": ("id = ", "id = 3 # "),
    "unknown key": ('text = "', 'colour = "x"\ntext = "'),
    "game": ("goldrush", "chess"),
    "seats": ('seats = ["blue", "red", "yellow", "green"]', 'seats = ["blue"]'),
    "tile": ("t21.a", "t99"),
    "no tiles": ("position]", 'position]\nphase = "act"\ntiles = []\n[other]'),
    "place": ('[1, -1, "t21.c", 0]', '[9, -1, "t21.c", 0]'),
    "very far": ('[1, -1, "t21.c", 0]', '[1000000000000000000000000, -1, "t21.c", 0]'),
    "pile": ("tokens = 0", "tokens = 99"),
    "seat name": ('seat = "yellow"', 'seat = "pink"'),
    "move": ('play = ["pass"]', 'play = ["fly"]'),
    "fact": ('"ore red" = 2', '"" = 2'),
    "another fact": ('"ore red" = 2', '"mood red" = 2'),
    "chance": ('"ore 2", "ore 2"', '"first 1", "ore 2"'),
    "chance words": ('"ore 2", "ore 2"', '"ore two", "ore 2"'),
    "option": ("[position]", '[options]\nno_farmers = "perhaps"\n[position]'),
}


@pytest.mark.parametrize("trouble", BROKEN)
def test_what_is_no_scenario_is_told_in_one_sentence(run: Run, tmp_path: Path, trouble: str) -> None:
    path = tmp_path / "broken.toml"
    old, new = BROKEN[trouble]
    assert old in EXAMPLE
    path.write_text(EXAMPLE.replace(old, new, 1) if trouble != "not TOML" else "id =", encoding="utf-8")
    told = run("scenario", GOLD_RUSH / "gr-ex1.toml", path)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert str(path) in told.err


def test_a_folder_without_scenarios(run: Run, tmp_path: Path) -> None:
    assert run("scenario", tmp_path).err == f"There are no scenarios in {tmp_path}.\n"


def test_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert run("scenario", path).code == 2
    assert run("replay", path).err == f"{path} cannot be read: it is not a text in UTF-8.\n"
