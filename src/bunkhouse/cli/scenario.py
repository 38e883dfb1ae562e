"""bunkhouse scenario: runs scenario files and tells what differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from bunkhouse.cli.mistakes import mistakes_in, read_components
from bunkhouse.cli.output import out, printable, say, tell, tell_json
from bunkhouse.cli.parameters import ComponentsFile, Json, Language
from bunkhouse.core.registry import games
from bunkhouse.core.words import Mistake
from bunkhouse.play import scenarios
from bunkhouse.play.scenarios import ScenarioOutcome


def scenario(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE|GAME…", help="Scenario files, folders full of them, or games.")
    ],
    components: ComponentsFile = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Run scenarios: set up the position, play the moves, compare with what must hold.

    Exit code 1 if something differs, 2 if a file is no scenario.

    Examples:

        bunkhouse scenario goldrush

        bunkhouse scenario my-bug.toml --json
    """
    paths = _paths(files)
    text = read_components(components)
    outcomes = [(path, _run(path, text)) for path in paths]
    if json:
        tell_json([_as_json(path, outcome) for path, outcome in outcomes])
    else:
        for path, outcome in outcomes:
            _print(path, outcome)
        failed = sum(not outcome.passed for _, outcome in outcomes)
        tell(say("cli-scenarios-done", count=len(outcomes), failed=failed))
    if not all(outcome.passed for _, outcome in outcomes):
        raise typer.Exit(1)


def _paths(files: Sequence[Path]) -> list[Path]:
    """Files as they are, those of a folder, or those of a game."""
    paths: list[Path] = []
    for file in files:
        known = {game.id: game for game in games()}
        if not file.exists() and str(file) in known:
            found = scenarios.files_of(known[str(file)])
        else:
            found = scenarios.files_in(file) if file.is_dir() else [file]
        if not found:
            raise Mistake("cli-no-scenarios", folder=str(file))
        paths += found
    return paths


def _run(path: Path, components: str | None) -> ScenarioOutcome:
    with mistakes_in(path):
        return scenarios.run(scenarios.load(path), components)


def _as_json(path: Path, outcome: ScenarioOutcome) -> dict[str, object]:
    return {
        "file": str(path),
        "id": outcome.scenario.id,
        "game": outcome.scenario.game,
        "clauses": outcome.scenario.clauses,
        "passed": outcome.passed,
        "differences": [asdict(difference) for difference in outcome.differences],
    }


def _print(path: Path, outcome: ScenarioOutcome) -> None:
    mark = ("✓", "bold green") if outcome.passed else ("✗", "bold red")
    told = Text.assemble(mark, " ", (printable(outcome.scenario.id), "bold"), f"  {printable(outcome.scenario.text)}")
    tell(told)
    if outcome.passed:
        return
    table = Table(title=Text(str(path)), title_justify="left", header_style="bold")
    for head in ("cli-step", "cli-what", "cli-expected", "cli-found"):
        table.add_column(say(head))
    for difference in outcome.differences:
        row = (str(difference.step), difference.what, difference.expected, difference.found)
        table.add_row(*(Text(printable(cell)) for cell in row))
    out().print(table)
