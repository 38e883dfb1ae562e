"""bunkhouse games: what can be played."""

from __future__ import annotations

from rich.table import Table

from bunkhouse.bots import bot_names
from bunkhouse.cli.output import out, say, tell, tell_json, title
from bunkhouse.cli.parameters import Json, Language
from bunkhouse.core.game import Game
from bunkhouse.core.registry import games as all_games


def games(json: Json = False, lang: Language = None) -> None:
    """List the games: id, title, how many may play, and the options with their values (the usual one first).

    Examples:

        bunkhouse games

        bunkhouse games --json --lang cs
    """
    if json:
        tell_json([_as_json(game) for game in all_games()])
        return
    table = Table(header_style="bold")
    for head in ("cli-game", "cli-title", "cli-players", "cli-options"):
        table.add_column(say(head))
    for game in all_games():
        options = "\n".join(f"{option.id} = {' | '.join(option.values)}" for option in game.options)
        table.add_row(game.id, title(game), f"{game.seats[0]}–{game.seats[-1]}", options)
    out().print(table)
    tell(say("cli-bots", bots=", ".join(bot_names())))


def _as_json(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": title(game),
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {"id": option.id, "values": list(option.values), "default": option.default, "clause": option.clause}
            for option in game.options
        ],
    }
