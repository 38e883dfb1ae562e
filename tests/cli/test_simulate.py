"""bunkhouse simulate."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import pytest

from bunkhouse.bots.measure.games import PlayedGame
from bunkhouse.cli.simulate import Batch
from bunkhouse.core.build import compiled
from tests.cli.conftest import Run


def test_report(run: Run) -> None:
    told = run("simulate", "goldrush", "--games", "6", "--seed", "s", "--seats", "3", "--json")
    report = json.loads(told.out)
    assert told.code == 0
    assert report["games"] == 6
    assert report["faults"] == []
    assert report["compiled"] is compiled()
    assert report["bots"] == ["random"] * 3
    assert len(report["mean_scores"]) == len(report["wins"]) == 3
    assert sum(report["wins"]) == pytest.approx(6)
    assert report["decisions"] > 6 * 71
    assert report["decisions_per_s"] > report["games_per_s"] > 0


def test_the_number_of_jobs_changes_nothing(run: Run) -> None:
    def result(jobs: str) -> dict[str, object]:
        told = run("simulate", "goldrush", "--games", "7", "--jobs", jobs, "--json")
        assert told.code == 0
        report: dict[str, object] = json.loads(told.out)
        return {name: report[name] for name in ("games", "decisions", "mean_scores", "wins", "faults")}

    assert result("1") == result("3")


def test_a_bot_for_every_seat(run: Run) -> None:
    told = run(
        "simulate", "goldrush", "--games", "1", "--bot", "greedy", "--bot", "random", "--option", "no_farmers=true"
    )
    assert told.code == 0
    assert "greedy · random" in told.out
    assert run("simulate", "goldrush", "--seats", "3", "--bot", "random", "--bot", "random").code == 2


def test_thorough_check(run: Run) -> None:
    told = run("simulate", "goldrush", "--games", "1", "--check", "--json")
    assert json.loads(told.out)["checked"] is True


def test_a_fault_is_told_and_is_exit_code_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Batch, chunk: range) -> PlayedGame:
        return PlayedGame(len(chunk), 1, [0, 0], [0.0, 0.0], ["seed '1 0': AssertionError: a tile is lost"])

    monkeypatch.setattr(Batch, "play", broken)
    told = run("simulate", "goldrush", "--games", "1", "--json")
    assert told.code == 1
    assert json.loads(told.out)["faults"] == ["seed '1 0': AssertionError: a tile is lost"]
    assert told.err == "Fault: seed '1 0': AssertionError: a tile is lost\n"


def test_chunks_cover_all_games_once() -> None:
    for games in (1, 99, 100, 101, 12_345, 100_000):
        chunks = Batch("goldrush", 2, {}, ["random", "random"], games, "1", False).chunks()
        assert [number for chunk in chunks for number in chunk] == list(range(games))


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ")
def test_an_interrupt_ends_all_processes() -> None:
    command = [sys.executable, "-m", "bunkhouse.cli", "simulate", "goldrush", "--games", "100000", "--jobs", "2"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored
    try:
        process = subprocess.Popen(
            [*command, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    assert process.stderr is not None
    line = process.stderr.readline()  # after two seconds it says how far it is
    assert "of 100,000 games played" in line
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told.splitlines()[-1] == "Interrupted. See you!"
    assert "Traceback" not in told
