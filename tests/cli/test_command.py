"""The command as a whole: languages, help, and one sentence for everything that is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bunkhouse import __version__
from bunkhouse.bots import bot_names
from bunkhouse.cli.output import wanted_language
from bunkhouse.core.registry import games
from tests.cli.conftest import Run

COMMANDS = ("games", "play", "simulate", "scenario", "replay", "rules")


def test_version(run: Run) -> None:
    assert run("--version").out == f"bunkhouse {__version__}\n"


def test_without_a_command_there_is_help(run: Run) -> None:
    told = run()
    assert told.code == 0
    assert all(command in told.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    told = run(command, "--help")
    assert told.code == 0
    assert "Examples" in told.out
    assert f"bunkhouse {command} " in told.out or command == "games"


def test_games(run: Run) -> None:
    told = run("games", "--lang", "cs")
    assert "Zlatá horečka" in told.out
    assert "2–5" in told.out
    listed = json.loads(run("games", "--json").out)
    gold_rush = next(game for game in listed if game["id"] == "goldrush")
    assert gold_rush["seats"] == [2, 3, 4, 5]
    assert gold_rush["options"][0] == {
        "id": "no_farmers",
        "values": ["false", "true"],
        "default": "false",
        "clause": "GR-12.1",
    }


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "cs_CZ.UTF-8"}, "cs"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "cs_CZ.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ([], {"LANG": "cs_CZ.UTF-8", "BUNKHOUSE_LANG": "hu"}, "hu"),
        (["--lang", "de", "games"], {"BUNKHOUSE_LANG": "hu"}, "de"),
        (["games", "--lang=de"], {"BUNKHOUSE_LANG": "hu"}, "de"),
    ],
)
def test_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert wanted_language(arguments, environment) == language


WRONG = {
    "goldrush is for 2 to 5 players with different names; 9 is not possible.": ["play", "goldrush", "--seats", "9"],
    "goldrush is for 2 to 5 players with different names; 1 is not possible.": ["simulate", "goldrush", "--seats", "1"],
    "goldrush has no option “sheriff”; its options are: no_farmers, first_player.": [
        "simulate", "goldrush", "--option", "sheriff=true",
    ],
    "The option no_farmers cannot be “maybe”; it can be: false, true.": [
        "play", "goldrush", "--option", "no_farmers=maybe",
    ],
    "“farmers” is not an option; write it like no_farmers=true.": ["play", "goldrush", "--option", "farmers"],
    "There is no seat left for a bot.": ["play", "goldrush", "--people", "2", "--seats", "2", "--bot", "greedy"],
    "With 2 seats, 3 people cannot play.": ["play", "goldrush", "--seats", "2", "--people", "3"],
    "Two players have the same name.": ["play", "goldrush", "--name", "Ann", "--name", "Ann"],
    "3 names are too many for 2 players.": ["play", "goldrush", "--name", "A", "--name", "B", "--name", "C"],
    "There is no language “xx”; there are: en, cs, hu, de.": ["games", "--lang", "xx"],
    "There is no option --bogus; see bunkhouse games --help.": ["games", "--bogus"],
    "There is no command “frob”; see bunkhouse --help.": ["frob"],
    "The command cannot be used like this; see bunkhouse games --help.": ["games", "chess"],
    "GAME is missing; see bunkhouse play --help.": ["play"],
    "--games needs a whole number; see bunkhouse simulate --help.": ["simulate", "goldrush", "--games", "many"],
    "The number for --games is too small; see bunkhouse simulate --help.": ["simulate", "goldrush", "--games", "0"],
    "/no/such/file cannot be read: No such file or directory.": ["scenario", "/no/such/file"],
    "/no/such/record cannot be read: No such file or directory.": ["replay", "/no/such/record"],
    "/no/such/record cannot be written: there is no folder /no/such.": [
        "play", "goldrush", "--record", "/no/such/record",
    ],
    "The rules of goldrush have no clause “99.9”.": ["rules", "goldrush", "99.9"],
}  # fmt: skip


@pytest.mark.parametrize("sentence", WRONG)
def test_what_is_wrong_is_told_in_one_sentence(run: Run, sentence: str) -> None:
    told = run(*WRONG[sentence])
    assert (told.code, told.out, told.err) == (2, "", f"{sentence}\n")


def test_unknown_games_and_bots(run: Run) -> None:
    """The sentence says which there are."""
    known = ", ".join(game.id for game in games())
    assert run("play", "chess").err == f"There is no game “chess”; there is: {known}.\n"
    bots = ", ".join(bot_names())
    assert run("simulate", "goldrush", "--bot", "hal").err == f"There is no bot “hal”; there are: {bots}.\n"


@pytest.mark.parametrize("language", ["cs", "hu", "de"])
@pytest.mark.parametrize("sentence", WRONG)
def test_and_in_every_language(run: Run, sentence: str, language: str) -> None:
    told = run(*WRONG[sentence], *([] if "--lang" in WRONG[sentence] else ["--lang", language]))
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert "--lang" in WRONG[sentence] or told.err.strip() != sentence


def test_control_characters_do_not_reach_the_terminal(run: Run) -> None:
    told = run("play", "\x1b[31mchess")
    assert told.code == 2
    assert "\x1b" not in told.err


def test_in_a_process_of_its_own(tmp_path: Path) -> None:
    """A pipe that ends at once: polite, and no traceback."""
    record = tmp_path / "record.txt"
    command = [sys.executable, "-m", "bunkhouse.cli", "play", "goldrush", "--seed", "1", "--record", str(record)]
    ended = subprocess.run(command, input="log\n", capture_output=True, text=True, encoding="utf-8", check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert record.read_text(encoding="utf-8").startswith("Bunkhouse record 1\n")
