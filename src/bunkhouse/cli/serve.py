"""`bunkhouse serve`: the web service. Imported only when it is asked for, because it is heavy."""

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; the next free one if it is taken.")] = 8000,
    database: Annotated[str | None, typer.Option(help="postgresql://… instead of SQLite in the data folder.")] = None,
    data: Annotated[Path | None, typer.Option(help="The data folder.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page if there is a screen.")] = True,
    bot_pause: Annotated[float, typer.Option(help="Seconds before a bot's move, so that people can follow.")] = 0.8,
) -> None:
    """Serve tables and the browser client; prints the address to open.

    Examples: `bunkhouse serve`, `bunkhouse serve --host 0.0.0.0 --port 80`. docs/hosting.md tells more.
    """
    from bunkhouse.server.serving import serve_command

    serve_command(host, port, database, data, browser, bot_pause)
