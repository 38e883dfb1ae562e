"""What lies ready in the house: the games with their options and scenarios, and the texts in four languages."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

import bunkhouse
from bunkhouse import locale
from bunkhouse.bots import bot_names
from bunkhouse.core.game import Game
from bunkhouse.core.registry import games
from bunkhouse.core.words import Mistake
from bunkhouse.play import scenarios
from bunkhouse.play.scenarios import ScenarioFile
from bunkhouse.server.problems import Problem
from bunkhouse.server.structs import GameInfo, OptionInfo, ScenarioInfo, SeatRange

log = logging.getLogger(__name__)
PACKAGE = Path(bunkhouse.__file__).parent
FOLDERS = [PACKAGE / "scenarios", PACKAGE.parents[1] / "scenarios"]  # in the package, or else in the checkout


def game_infos() -> list[GameInfo]:
    return [game_info(game) for game in games()]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        version=game.version,
        seats=SeatRange(game.seats[0], game.seats[-1]),
        minutes=game.minutes,
        clauses=game.clauses,
        options=[OptionInfo(option.id, list(option.values), option.clause) for option in game.options],
        has_secrets=game.has_secrets,
        has_data=game.has_data,
        bots=bot_names(game.id),
        scenarios=[
            ScenarioInfo(found.id, found.text, list(found.clauses))
            for found in all_scenarios().values()
            if found.game == game.id
        ],
    )


def scenario(name: str) -> ScenarioFile:
    found = all_scenarios().get(name)
    if found is None:
        raise Problem(404, "no-such-scenario", {"scenario": name})
    return found


@cache
def all_scenarios() -> dict[str, ScenarioFile]:
    """By id; a file that cannot be read is told in the log and left out."""
    found: dict[str, ScenarioFile] = {}
    folder = scenario_folder()
    for path in sorted(folder.rglob("*.toml")) if folder else ():
        try:
            read = scenarios.load(path)
        except Mistake as mistake:
            log.warning("a scenario is left out: %s", mistake)
        else:
            found[read.id] = read
    return dict(sorted(found.items(), key=lambda entry: numbered(entry[0])))


def scenario_folder() -> Path | None:
    return next((folder for folder in FOLDERS if folder.is_dir()), None)


def numbered(name: str) -> list[str]:
    """Sorts EX2 before EX10."""
    parts = [""]
    for letter in name:
        if letter.isdigit() == parts[-1][-1:].isdigit():
            parts[-1] += letter
        else:
            parts.append(letter)
    return [part.rjust(8, "0") if part.isdigit() else part for part in parts]


@cache
def texts(language: str) -> bytes:
    """All messages of a language as Fluent source."""
    if language not in locale.LANGUAGES:
        raise Problem(404, "no-such-language", {"language": language})
    files = sorted((locale.FOLDER / language).glob("*.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files).encode()
