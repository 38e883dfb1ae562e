"""Rules traceability: for every clause of a game's rules, the code that implements it and its tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from bunkhouse.cli.output import say, tell
from bunkhouse.core.game import Game
from bunkhouse.core.words import Mistake
from bunkhouse.play import scenarios

# A clause is GR-4.5, DT-7.0a or DT-7.8.1: a stem, a number, perhaps a letter.
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+(?:[a-z]|\.\d+)?)\*\*", re.MULTILINE)
NAME = r"([A-Z]+-\d+\.(?:\d+\.)?)(\d+)([a-z]?)\b"
CITATION = re.compile(rf"\b{NAME}(?: to {NAME})?")
EXAMPLE = re.compile(r"\b([A-Z]+-(?:EX|DX?)\d+)([a-z]?)((?:, [a-z]\b)*)")
IN_FOLDER = "RULES.md"  # the rules by clause in the game's folder; ours are in docs/rules
OWN_FOLDER = "cli"  # the command and its tests name clauses only as examples


@dataclass(slots=True)
class Clause:
    id: str
    code: list[str] = field(default_factory=list)  # file:line
    tests: list[str] = field(default_factory=list)  # file:line, or a scenario's file
    reason: str = ""  # why there is no test, or nothing to test


@dataclass(slots=True)
class Coverage:
    game: Game
    clauses: dict[str, Clause]
    examples: dict[str, str]  # id -> file of its scenario, empty if there is none

    @property
    def holes(self) -> list[str]:
        return [clause.id for clause in self.clauses.values() if not clause.tests and not clause.reason]

    @property
    def missing_examples(self) -> list[str]:
        return [example for example, file in self.examples.items() if not file]

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "clauses": [
                {"id": clause.id, "code": clause.code, "tests": clause.tests, "reason": clause.reason}
                for clause in self.clauses.values()
            ],
            "examples": self.examples,
            "holes": self.holes,
            "missing_examples": self.missing_examples,
        }


def coverage(game: Game, reasons: Mapping[str, Mapping[str, str]]) -> Coverage:
    """Look through the rules, the code, the tests and the scenarios; raises Mistake if there are no rules by clause."""
    source = source_of(game)
    root, rules = source.root, source.rules.read_text(encoding="utf-8")
    clauses = {name: Clause(name) for name in CLAUSE.findall(rules)}
    for path in _python(source.code):
        _cite(clauses, root, path, is_code=True)
    for path in _python(root / "tests"):
        _cite(clauses, root, path, is_code=False)
    found = _scenarios(root, source.folder, clauses)
    for table in reasons.values():
        for name, reason in table.items():
            if name in clauses:
                clauses[name].reason = reason
    examples = {name: _scenario_of(name, found) for name in named_examples(rules)}
    return Coverage(game, clauses, examples)


@dataclass(frozen=True, slots=True)
class Source:
    """Where the parts of a game are that are looked through."""

    root: Path  # of the checkout, with tests/; or where the package is installed
    code: Path  # of the whole package
    folder: Path  # of the game
    rules: Path


def source_of(game: Game) -> Source:
    """A checkout of the game's package: the current folder or one above it, or else where the package lies itself."""
    here = Path.cwd()
    package = game.package.split(".")
    for root in (here, *here.parents, *game.folder.resolve().parents):
        for code in (root / "src" / package[0], root / package[0]):
            folder = code.joinpath(*package[1:])
            for rules in (root / "docs" / "rules" / f"{game.id}.md", folder / IN_FOLDER):
                if code.is_dir() and rules.is_file():
                    return Source(root, code, folder, rules)
    raise Mistake("cli-no-checkout", game=game.id, file=IN_FOLDER)


def _python(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if OWN_FOLDER not in path.relative_to(folder).parts]


def cited(line: str) -> Iterator[str]:
    """The clauses that a line names, alone or as a range ("GR-4.4 to GR-4.6", "DT-7.0a to DT-7.0d")."""
    for stem, number, letter, last_stem, last_number, last_letter in CITATION.findall(line):
        if stem == last_stem and letter and number == last_number:
            yield from (f"{stem}{number}{chr(code)}" for code in range(ord(letter), ord(last_letter or letter) + 1))
        elif stem == last_stem and not letter and not last_letter:
            yield from (f"{stem}{between}" for between in range(int(number), int(last_number) + 1))
        else:
            yield f"{stem}{number}{letter}"
            if last_stem:
                yield f"{last_stem}{last_number}{last_letter}"


def _cite(clauses: dict[str, Clause], root: Path, path: Path, is_code: bool) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for name in cited(line):
            if name in clauses:
                places = clauses[name].code if is_code else clauses[name].tests
                places.append(f"{path.relative_to(root)}:{number}")


def _scenarios(root: Path, folder: Path, clauses: dict[str, Clause]) -> dict[str, str]:
    """Notes which clauses the scenarios exercise; their files by id."""
    files: dict[str, str] = {}
    for path in sorted((folder / "scenarios").glob("*.toml")):
        scenario = scenarios.load(path)
        files[scenario.id] = str(path.relative_to(root))
        for name in scenario.clauses:
            if name in clauses:
                clauses[name].tests.append(str(path.relative_to(root)))
    return files


def _scenario_of(example: str, files: Mapping[str, str]) -> str:
    """Its file; GR-EX6 stands for GR-EX6a and GR-EX6b, too."""
    names = (example, *(f"{example}{letter}" for letter in "abcdefgh"))
    return next((files[name] for name in names if name in files), "")


def named_examples(rules: str) -> list[str]:
    """The ids of all examples; "GR-EX6a, b" are two."""
    names: dict[str, None] = {}
    for stem, letter, others in EXAMPLE.findall(rules):
        for suffix in (letter, *re.findall("[a-z]", others)):
            names[f"{stem}{suffix}"] = None
    return list(names)


def print_coverage(found: Coverage) -> None:
    width = max(len(say("cli-code")), len(say("cli-tests")), len(say("cli-reason"))) + 2
    for clause in found.clauses.values():
        tell(Text(clause.id, "bold" if clause.id not in found.holes else "bold red"))
        reason = [clause.reason] if clause.reason else []
        for label, places in (
            ("cli-code", _short(clause.code)),
            ("cli-tests", _short(clause.tests)),
            ("cli-reason", reason),
        ):
            for number, place in enumerate(places):
                tell(Text.assemble("  ", (f"{'' if number else say(label):<{width}}", "dim"), place))
    _print_summary(found)


def _print_summary(found: Coverage) -> None:
    for example in found.missing_examples:
        tell(Text(say("cli-example-missing", example=example), "red"))
    if found.holes:
        tell(Text(say("cli-coverage-holes", count=len(found.holes), clauses=", ".join(found.holes)), "red"))
    elif not found.missing_examples:
        told = say("cli-coverage-whole", clauses=len(found.clauses), examples=len(found.examples))
        tell(Text(told, "green"))


def _short(places: Iterable[str]) -> list[str]:
    """Lines of one file together: src/a.py:3, 17."""
    lines: dict[str, list[str]] = {}
    for place in places:
        file, _, line = place.partition(":")
        lines.setdefault(file, []).append(line)
    return [f"{file}:{', '.join(numbers)}" if numbers[0] else file for file, numbers in lines.items()]
