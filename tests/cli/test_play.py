"""Playing in the terminal, through a pipe."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bunkhouse.bots.registry import RandomBot
from bunkhouse.cli.output import speak
from bunkhouse.cli.play import _bots, _names
from bunkhouse.core.words import Mistake
from bunkhouse.play import records
from tests.cli.conftest import Run

ANY_MOVE = "1\n1a\n1b\n1c\n1d\n"  # one of these is a move in every position


def test_a_whole_game(run: Run, tmp_path: Path) -> None:
    """Against a bot, from the first tile to the score sheet; the record is proved afterwards."""
    record = tmp_path / "record.txt"
    told = run("play", "goldrush", "--seed", "5", "--bot", "random", "--record", record, typed=ANY_MOVE * 200)
    assert (told.code, told.err) == (0, "")
    saved = records.read(record.read_text(encoding="utf-8"))
    assert saved.names == ["Player 1", "Random"]
    assert saved.result is not None
    sheet = told.out[told.out.index("Railroad lines") :]
    total = next(line for line in sheet.splitlines() if "Total" in line)
    assert [int(number) for number in re.findall(r"\d+", total)] == saved.result
    assert re.search(r"wins with \d+ points\.|share the victory", sheet)
    assert f"The game is saved in {record}." in sheet
    proved = run("replay", record, "--verify")
    assert proved.code == 0
    assert "draws are those of the promised seed." in proved.out
    assert sheet[: sheet.index("The game is saved")] in proved.out


def test_the_end_of_the_input_ends_the_game_politely(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    told = run("play", "goldrush", "--seed", "5", "--record", record, typed="1\n")
    assert (told.code, told.err) == (0, "")
    assert "The game ends here, before it is over." in told.out
    assert "3 1 place -1,0 turn 0" in record.read_text(encoding="utf-8")


def test_quitting(run: Run) -> None:
    told = run("play", "goldrush", "--seed", "5", typed="quit\n1\n")
    assert told.code == 0
    assert "places" not in told.out


def test_the_first_screen(run: Run) -> None:
    """The tile in hand, numbered places, what is asked, and the promise about the draws."""
    told = run("play", "goldrush", "--seed", "5", typed="")
    for words in ("SHA-256", "Place your tile: straight rail.", "GR-4.2", "1a", "2a", "3a", "┌╌╌╌╌╌╌╌╌╌┐", "☻☻☻☻"):
        assert words in told.out


def test_taking_back_and_playing_again(run: Run) -> None:
    told = run("play", "goldrush", "--seed", "5", typed="1\nundo\nredo\nundo\n2\nundo\nredo\n")
    assert told.out.count("Player 1 places a straight rail at (-1, 0).") == 2
    assert told.out.count("Player 1 places a straight rail at (1, 0).") == 2
    assert "There is nothing to play again." not in told.out
    assert "There is nothing to play again." in run("play", "goldrush", "--seed", "5", typed="redo\n").out
    assert "You cannot take back anything now" in run("play", "goldrush", "--seed", "5", typed="undo\n").out


def test_why_not(run: Run) -> None:
    told = run("play", "goldrush", "--seed", "5", typed="why 1\nwhy 1b\nwhy 7,7\nwhy place 0,0 turn 0\nwhy mine\nwhy\n")
    for words in (
        "That is allowed.",
        "Turned like this, the tile does not fit at (-1, 0). (GR-4.5)",
        "GR-4.5: Every side that touches another tile must continue it",
        "The place (7, 7) does not touch the side of any tile. (GR-4.4)",
        "A tile already lies at (0, 0). (GR-4.7)",
        "That is not possible now. (GR-3.2)",
        "Which move? Write it like why 3b.",
    ):
        assert words in told.out


def test_what_is_not_a_move(run: Run) -> None:
    told = run(
        "play", "goldrush", "--seed", "5", typed="\n99\nhello\nplace 5,5 turn 0\nboard nowhere\nsave\nhelp\nlog\n"
    )
    for words in (
        "“99” is neither a move nor a command; type help.",
        "“hello” is neither a move nor a command",
        "GR-4.4: The tile must touch",
        "“nowhere” is not a place",
        "In which file?",
        "which rule forbids this move",
        "herd of wild horses",
        "Player 1 draws a straight rail.",
    ):
        assert words in told.out


def test_a_turn_must_be_named_where_several_fit(run: Run) -> None:
    told = run("play", "goldrush", "--seed", "5", typed="1\n1\n1\n")
    assert "At place 1 the tile fits in several ways: 1c, 1d." in told.out


def test_notation_works_as_well(run: Run) -> None:
    told = run("play", "goldrush", "--seed", "5", typed="place 0,1 turn 0\ncowboy p2\n")
    assert "Player 1 places a farmer" in told.out


def test_every_language(run: Run) -> None:
    for language, words in {"cs": "Napiš číslo", "hu": "Írd be", "de": "Tippe"}.items():
        told = run("play", "goldrush", "--seed", "5", "--lang", language, typed="1\n1\nhelp\n")
        assert words in told.out
        assert "cli-" not in told.out
        assert "goldrush-" not in told.out


def test_saving(run: Run, tmp_path: Path) -> None:
    own, foreign = tmp_path / "own.txt", tmp_path / "foreign.txt"
    foreign.write_text("my diary", encoding="utf-8")
    told = run("play", "goldrush", typed=f"save {own}\nsave {foreign}\nsave {own}\n")
    assert told.out.count(f"The game is saved in {own}.") == 2
    assert "is not a Bunkhouse record, so it is left as it is." in told.out
    assert foreign.read_text(encoding="utf-8") == "my diary"
    assert run("play", "goldrush", "--record", foreign).code == 2
    assert foreign.read_text(encoding="utf-8") == "my diary"


def test_people_at_one_keyboard_hand_it_over(run: Run) -> None:
    arguments = ("play", "goldrush", "--people", "2", "--name", "Ann", "--name", "Ben", "--seed", "8")
    told = run(*arguments, typed=ANY_MOVE * 3)
    assert re.search(r"Pass the keyboard to (Ann|Ben), who then presses Enter\.", told.out)
    assert "Ann ▸" in told.out
    assert "Ben ▸" in told.out


def test_watching_bots(run: Run) -> None:
    told = run("play", "goldrush", "--people", "0", "--seats", "3", "--bot", "random", "--seed", "1")
    assert told.code == 0
    assert "▸" not in told.out
    assert "Random 3" in told.out
    assert "Total" in told.out


def test_an_interrupt_is_polite_and_saves(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(RandomBot, "choose", interrupted)
    record = tmp_path / "record.txt"
    told = run("play", "goldrush", "--bot", "random", "--record", record, typed=ANY_MOVE * 3)
    assert (told.code, told.err) == (130, "Interrupted. See you!\n")
    assert record.exists()


@pytest.mark.parametrize(
    ("seats", "people", "bots", "found"),
    [
        (None, None, [], ["", "greedy"]),
        (None, None, ["random"], ["", "random"]),
        (None, 3, [], ["", "", ""]),
        (None, None, ["greedy", "random"], ["", "greedy", "random"]),
        (4, None, ["random"], ["", "random", "random", "random"]),
        (4, 2, [], ["", "", "greedy", "greedy"]),
        (3, 0, ["greedy", "random", "random"], ["greedy", "random", "random"]),
    ],
)
def test_who_sits_where(seats: int | None, people: int | None, bots: list[str], found: list[str]) -> None:
    assert _bots("goldrush", seats, people, bots) == found


def test_too_few_bots() -> None:
    with pytest.raises(Mistake, match="cli-bad-bots"):
        _bots("goldrush", 5, 1, ["greedy", "random"])


def test_names() -> None:
    speak("en")
    assert _names(["", "greedy", "greedy", "random"], ["  Ann\n Lee "]) == ["Ann� Lee", "Greedy", "Greedy 2", "Random"]
    assert _names(["", ""], []) == ["Player 1", "Player 2"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_on_a_real_terminal() -> None:
    """Colours, a cleared screen, no traceback."""
    import pty

    terminal, end = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "30", "BUNKHOUSE_LANG": "en"}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "bunkhouse.cli", "play", "goldrush", "--seed", "5"]
    process = subprocess.Popen(command, stdin=end, stdout=end, stderr=end, env=environment)
    os.close(end)
    os.write(terminal, b"1\nboard 0,0\nquit\n")
    seen = b""
    with contextlib.suppress(OSError):  # the terminal goes with its process
        while more := os.read(terminal, 1 << 16):
            seen += more
    os.close(terminal)
    assert process.wait() == 0
    assert b"\x1b[2J" in seen
    assert re.search(rb"\x1b\[[0-9;]*48;", seen)
    assert b"Railwayman" in seen
    assert b"Traceback" not in seen


def test_a_game_without_a_drawing_is_still_playable(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.terminal.find_spec", lambda name: None)
    told = run("play", "goldrush", "--seed", "5", typed="1\n1\n")
    assert "tiles_left" in told.out
    assert "Place at (-1, 0)" in told.out
    assert "Player 1 places a straight rail" in told.out
