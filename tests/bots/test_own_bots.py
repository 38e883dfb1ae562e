"""Somebody else's bots: a program behind a pipe, and a plug-in installed as a package of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.bots import Perspective, bot_names, make_bot
from bunkhouse.bots.measure.arena import Contest
from bunkhouse.bots.pipe import BrokenBot, PipeBot
from bunkhouse.bots.registry import OWN_BOTS
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.games.goldrush import GAME

EXAMPLES = Path(__file__).parents[2] / "examples"
PROSPECTOR = f"{sys.executable} {EXAMPLES / 'pipe-bot' / 'prospector.py'}"


def first_choice() -> Perspective:
    state, random = GAME.new_state(2), Random("pipe")
    while len(state.legal_actions(state.to_act())) < 2 or state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample_chance(random))
    return Perspective(GAME, state, state.to_act(), random)


def test_a_program_plays_whole_games() -> None:
    contest = Contest("goldrush", 2, {}, (f"pipe:{PROSPECTOR}", "random"), 2, "pipe")
    games = contest.play(0)
    assert [one.fault for one in games] == ["", ""]
    assert [one.scores for one in games] == [one.scores for one in contest.play(0)], "the same seed decides alike"
    assert sum(one.shares[one.bots.index(0)] for one in games) == 2


def test_a_program_that_misbehaves_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = first_choice()
    for command, trouble in {
        "no-such-program-here": "No such file",
        "true": "ended",
        f"{sys.executable} -c 'print(7)'": "no legal choice",
        f"{sys.executable} -c 'print(chr(123))'": "not JSON",
        f"""{sys.executable} -c 'print("{{\\"action\\": -5}}")'""": "no legal choice",
    }.items():
        bot = PipeBot(command, "1")
        with pytest.raises(BrokenBot, match=trouble):
            bot.choose(seen)
        bot.close()
    monkeypatch.setattr("bunkhouse.bots.pipe.PATIENCE", 0.2)
    bot = PipeBot("sleep 60", "1")
    with pytest.raises(BrokenBot, match="no answer"):
        bot.choose(seen)
    bot.close()


def test_a_host_lets_programs_sit_at_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN_BOTS, f"prospector={PROSPECTOR}; other = true")
    assert {"prospector", "other"} <= set(bot_names())
    assert not any(":" in name for name in bot_names()), "guests of a server may choose a name, never a command"
    seen = first_choice()
    bot = make_bot("prospector", "1")
    assert isinstance(bot, PipeBot)
    assert bot.choose(seen) in seen.legal_actions()
    bot.close()


def test_a_plug_in_is_found_by_its_name(tmp_path: Path) -> None:
    """Really installed, in a folder of its own."""
    source = tmp_path / "source"
    source.mkdir()
    for file in (EXAMPLES / "plugin-bot").iterdir():
        if file.is_file():
            (source / file.name).write_bytes(file.read_bytes())
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--target", str(tmp_path / "there"), str(source)], check=True)
    path = os.pathsep.join([str(tmp_path / "there"), str(Path(bunkhouse.__file__).parents[1])])
    words = ["arena", "goldrush", "--bots", "lone-rider", "random", "--games", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "bunkhouse.cli", *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert '"bot": "lone-rider"' in done.stdout
    assert '"faults": []' in done.stdout
