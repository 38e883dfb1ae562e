"""bunkhouse rules: the rules in the players' words, clause by clause, and where each is implemented and tested."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bunkhouse.cli.coverage import coverage as coverage_of
from bunkhouse.cli.coverage import print_coverage
from bunkhouse.cli.output import out, printable, say, spoken, tell, tell_json, title
from bunkhouse.cli.parameters import GameName, Json, Language
from bunkhouse.core.game import Game
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake
from bunkhouse.locale import catalogues
from bunkhouse.play.wording import rule_text

NOTES = ("about", "unofficial", "reconstructed")
KEY = re.compile(r"^([a-z]+)-(\d+)(?:-(\d+[a-z]?(?:-\d+)?))? =", re.MULTILINE)  # gr-4, gr-4-5, dt-7-0a, dt-7-8-1


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    clauses: dict[str, str]  # id -> text


def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="Only this clause or section: GR-4.5, 4.5 or 4.")
    ] = None,
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="Where each clause is implemented and tested (best in a source checkout)."),
    ] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Read the rules of a game, by section and clause, in your language.

    With --coverage: for every clause, where the code implements it and which tests and scenarios exercise it. Exit
    code 1 if one has neither a test nor a stated reason.

    Examples:

        bunkhouse rules goldrush

        bunkhouse rules goldrush 4.5 --lang cs

        bunkhouse rules goldrush --coverage
    """
    chosen = game_named(game)
    if coverage:
        found = coverage_of(chosen, reasons(chosen))
        if json:
            tell_json(found.as_json())
        else:
            print_coverage(found)
        if found.holes or found.missing_examples:
            raise typer.Exit(1)
        return
    wanted = catalogue(chosen) if clause is None else _only(chosen, clause)
    if json:
        tell_json(_as_json(chosen, wanted))
    else:
        _print(chosen, wanted, with_notes=clause is None)


def catalogue(game: Game) -> list[Section]:
    """The sections of the rules and their clauses, in the order of the file."""
    path = catalogues("en").get(f"{game.id}/rules")
    if path is None:
        raise Mistake("cli-no-rules", game=game.id)
    sections: list[Section] = []
    for prefix, number, clause in KEY.findall(path.read_text(encoding="utf-8")):
        if not clause:
            sections.append(Section(f"{prefix.upper()}-{number}", say(f"{prefix}-{number}"), {}))
        else:
            name = f"{prefix.upper()}-{number}.{clause.replace('-', '.')}"
            sections[-1].clauses[name] = rule_text(spoken(), name) or ""
    return sections


def reasons(game: Game) -> dict[str, dict[str, str]]:
    """What the game's rules.toml says about clauses that players don't meet, that are not built or not tested."""
    path = game.folder / "rules.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {name: tables.get(name, {}) for name in ("implementers_only", "not_built", "no_test")}


def _only(game: Game, wanted: str) -> list[Section]:
    """One section, or the section with one clause."""
    sections = catalogue(game)
    prefix = sections[0].id.partition("-")[0]
    clause = f"{prefix}-{wanted.lower().removeprefix(f'{prefix.lower()}-')}"
    for section in sections:
        if section.id == clause:
            return [section]
        if clause in section.clauses:
            return [Section(section.id, section.title, {clause: section.clauses[clause]})]
    for table in reasons(game).values():
        if clause in table:
            raise Mistake("cli-clause-left-out", clause=clause, reason=table[clause])
    raise Mistake("cli-unknown-clause", game=game.id, clause=printable(wanted))


def _notes(game: Game) -> dict[str, str]:
    return {note: say(f"{game.id}-{note}") for note in NOTES if spoken().has(f"{game.id}-{note}")}


def _as_json(game: Game, sections: list[Section]) -> dict[str, object]:
    return {
        "game": game.id,
        "title": title(game),
        "language": spoken().language,
        "notes": _notes(game),
        "sections": [{"id": section.id, "title": section.title, "clauses": section.clauses} for section in sections],
    }


def _print(game: Game, sections: list[Section], with_notes: bool) -> None:
    console = out()
    if with_notes:
        tell(Text(title(game), "bold"), "")
        for note in _notes(game).values():
            console.print(note)
    for section in sections:
        console.print(Text.assemble("\n", (f"{section.id}  ", "dim"), (section.title, "bold")))
        grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column()
        for name, text in section.clauses.items():
            grid.add_row(name, Text(text))
        console.print(Padding(grid, (0, 0, 0, 2)))
