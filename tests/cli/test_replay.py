"""bunkhouse replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bunkhouse.bots import Perspective
from bunkhouse.bots.registry import RandomBot
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game
from bunkhouse.play import records
from bunkhouse.play.match import Match
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a finished game."""
    match = Match(game("goldrush"), 2, seed="a secret", names=["Ann", "Ben\x1b[31m"])
    bot, random = RandomBot("x"), Random("x")
    while not match.state.is_over():
        seat = int(match.state.to_act())
        match.act(seat, bot.choose(Perspective(match.game, match.state, seat, random)))
    return records.write(match, "2026-01-31")


@pytest.fixture
def record(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_story(run: Run, record: Path, text: str) -> None:
    told = run("replay", record)
    assert told.code == 0
    assert told.out.startswith("Carcassonne: Gold Rush – Ann, Ben�[31m · 2026-01-31\n   1  ")
    assert "The final scoring begins." in told.out
    assert "Total" in told.out
    assert "\x1b" not in told.out
    assert run("replay", record, "--lang", "cs").out != told.out


def test_a_position_in_between(run: Run, record: Path) -> None:
    told = run("replay", record, "--at", "3")
    assert "   3  " in told.out
    assert "   4  " not in told.out
    assert "This is the position after 3 moves; the game is not over." in told.out
    assert run("replay", record, "--at", "0").code == 0
    assert run("replay", record, "--at", "-1").code == 2
    assert run("replay", record, "--at", "9999").err.startswith("There is no move 9,999; the record has ")


def test_proof(run: Run, record: Path, text: str) -> None:
    draws = sum(line.split()[1:2] == ["*"] for line in text.splitlines())
    told = run("replay", record, "--verify")
    assert (told.code, told.out.splitlines()[-1]) == (0, f"Verified: all {draws} draws are those of the promised seed.")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seed: a secret", "seed: another", "The seed of the record is not the one that was promised at the start."),
        ("seed: a secret\n", "", "so its draws cannot be proved yet."),
        ("commitment: ", "option no_farmers: ", "Line "),
        ("Bunkhouse record 1", "Bunkhouse record 2", "Line 1: the record has the format 2"),
        ("Bunkhouse record 1", "PGN", "Line 1: this is not a Bunkhouse record"),
        ("rules: 1", "rules: 7", "Line 3: the record was played with version 7"),
        ("\n1 * first", "\n1 1 first", "the checksum is wrong"),
    ],
)
def test_what_cannot_be_proved_or_read(run: Run, record: Path, text: str, old: str, new: str, sentence: str) -> None:
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    told = run("replay", record, "--verify")
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence in told.err
    assert str(record) in told.err


def test_json(run: Run, record: Path) -> None:
    facts = json.loads(run("replay", record, "--verify", "--json").out)
    assert facts["game"] == "goldrush"
    assert facts["over"] is True
    assert facts["scores"] == [facts["view"]["seats"][seat]["score"] for seat in range(2)]
    assert facts["moves"][0]["seat"] is None
    assert facts["moves"][0]["move"].startswith("first ")
    assert facts["verified_draws"] > 71
    earlier = json.loads(run("replay", record, "--at", "3", "--json").out)
    assert len(earlier["moves"]) == 3
    assert earlier["over"] is False
