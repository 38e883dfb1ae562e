"""Parameters that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game, as `bunkhouse games` lists it.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|cs|hu|de",
        help="The language; otherwise BUNKHOUSE_LANG or the system's.",
        show_default=False,
    ),
]
OptionWords = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="An option of the game, as `bunkhouse games` lists it; repeat for more."),
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option(
        "--components", "--data", metavar="FILE", help="A components file to play with instead of the game's own."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON for programs.")]
