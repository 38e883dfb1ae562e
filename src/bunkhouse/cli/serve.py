"""`bunkhouse serve`: the web service."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from bunkhouse.cli.output import spoken
from bunkhouse.server.settings import Settings


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; the next free one if it is taken.", max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="postgresql://… instead of SQLite in the data folder.", metavar="URL")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The data folder; otherwise the user's own.", metavar="DIR")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page if there is a screen.")] = True,
    bot_pause: Annotated[float, typer.Option(help="Seconds before a bot's move, to follow it.", min=0)] = 0.8,
    window: Annotated[float, typer.Option(help="Seconds in which a card can be played in reaction.", min=0.1)] = 5,
    offer: Annotated[float, typer.Option(help="Seconds to write a sealed offer.", min=1)] = 60,
) -> None:
    """Play in the browser: serve the tables of this house.

    Prints one address. Stop it with Ctrl+C; every table goes on when it is started again. Examples:
    `bunkhouse serve`, `bunkhouse serve --host 0.0.0.0`. docs/hosting.md tells more.
    """
    settings = Settings(database=database, bot_pause=bot_pause, window=window, offer=offer)
    if data is not None:
        settings = replace(settings, folder=data)
    # The web service takes as long to import as everything else together (a second): other commands do without it.
    import_module("bunkhouse.server.serving").run(settings, host, port, browser, spoken())
