"""The `bunkhouse` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import bunkhouse
from bunkhouse.cli.arena import arena
from bunkhouse.cli.fit import fit
from bunkhouse.cli.games import games
from bunkhouse.cli.mistakes import usage_text
from bunkhouse.cli.output import complain, say, speak, spoken, wanted_language
from bunkhouse.cli.parameters import Language
from bunkhouse.cli.play import play
from bunkhouse.cli.replay import replay
from bunkhouse.cli.rules import rules
from bunkhouse.cli.scenario import scenario
from bunkhouse.cli.serve import serve
from bunkhouse.cli.simulate import simulate
from bunkhouse.core.words import Mistake
from bunkhouse.play.wording import mistake_text

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="bunkhouse",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (games, play, serve, simulate, arena, scenario, replay, rules):
    app.command()(command)
app.command("fit")(fit)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"bunkhouse {bunkhouse.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def bunkhouse_command(
    context: typer.Context,
    lang: Language = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Wild-West board games with every rule in, for people and for programs.

    Start with `bunkhouse serve` in the browser or `bunkhouse play goldrush` in the terminal. Every command has a --help
    with examples. Wrong input gives one sentence and exit code 2.
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        speak("en")
        speak(wanted_language(given, os.environ))
        code = app(given, prog_name="bunkhouse", standalone_mode=False)
    except Mistake as mistake:
        complain(mistake_text(spoken(), mistake))
        return BAD_INPUT
    except typer.TyperException as trouble:
        complain(usage_text(trouble))
        return BAD_INPUT
    except typer.Abort:
        code = INTERRUPTED
    if code == INTERRUPTED:
        complain(say("cli-interrupted"))
    return code if isinstance(code, int) else 0
