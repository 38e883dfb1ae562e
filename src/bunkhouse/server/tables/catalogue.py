"""What lies ready in the house: the games with their options and scenarios, and the texts in four languages."""

from __future__ import annotations

import logging
from functools import cache

from bunkhouse import locale
from bunkhouse.bots import bot_names
from bunkhouse.core.game import Game
from bunkhouse.core.registry import games
from bunkhouse.core.words import Mistake
from bunkhouse.play import scenarios
from bunkhouse.play.scenarios import ScenarioFile
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.protocol.structs import GameInfo, OptionInfo, ScenarioInfo, SeatRange

log = logging.getLogger(__name__)


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
        has_components=game.has_components,
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
    for path in (path for game in games() for path in scenarios.files_of(game)):
        try:
            read = scenarios.load(path)
        except Mistake as mistake:
            log.warning("a scenario is left out: %s", mistake)
        else:
            found[read.id] = read
    return found


@cache
def texts(language: str) -> bytes:
    """All messages of a language as Fluent source."""
    if language not in locale.LANGUAGES:
        raise Problem(404, "no-such-language", {"language": language})
    return "\n".join(path.read_text(encoding="utf-8") for path in locale.catalogues(language).values()).encode()
