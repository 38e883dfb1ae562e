"""Every message that the program says exists in four languages with the same variables, and no other message does."""

from __future__ import annotations

import ast
import dataclasses
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import bunkhouse
from bunkhouse.bots.experts import expert_of
from bunkhouse.cli.coverage import CLAUSE
from bunkhouse.cli.rules import KEY
from bunkhouse.core.game import Game
from bunkhouse.core.registry import built_in
from bunkhouse.locale import LANGUAGES, catalogues
from bunkhouse.play.laws import option_sets
from bunkhouse.play.wording import kebab

ROOT = Path(__file__).parents[1]
SOURCE = Path(bunkhouse.__file__).parent
WEB = ROOT / "web" / "src"
CATALOGUES = sorted(catalogues("en"))
SPEAKERS = {
    "Mistake",
    ".fail",
    ".tell",
    "say",
    "texts",
}  # functions whose first argument is a message; .fail as a method only
OWN_MESSAGES = {
    "cli": "cli",
    "play": "record|verify",
    "terminal": "[a-z]+-terminal",
}  # folder -> how its messages begin
NOTES = ("title", "name", "line", "about", "unofficial", "reconstructed")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 the visitor's convention
        self.names.add(node.id.name)


@cache
def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """The variables of every message."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogues(language)[catalogue].read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{language}/{catalogue}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}/{catalogue} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@cache
def english() -> dict[str, set[str]]:
    return {name: variables for catalogue in CATALOGUES for name, variables in messages("en", catalogue).items()}


# What the program says


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def constants(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def calls(tree: ast.AST, names: set[str]) -> Iterator[ast.Call]:
    """Calls of functions or methods with one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            if isinstance(called, ast.Name | ast.Attribute):
                found = {called.id} if isinstance(called, ast.Name) else {called.attr, f".{called.attr}"}
                if found & names:
                    yield node


def chosen(call: ast.Call) -> set[str]:
    """The texts that the first argument can be: a constant, or one of two."""
    first = call.args[0]
    parts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def said() -> set[str]:
    """Messages that are named in the code."""
    found: set[str] = set()
    for path, tree in trees().items():
        for call in calls(tree, SPEAKERS):
            found |= chosen(call)
        for folder in path.relative_to(SOURCE).parts[:-1]:  # those that are put in a variable or a table first
            beginning = OWN_MESSAGES.get(folder, "never")
            found |= {text for text in constants(tree) if re.fullmatch(rf"({beginning})-[a-z0-9-]*[a-z0-9]", text)}
    return found


def named_in_code() -> set[str]:
    """Texts in the code that are the name of a message, whatever they are used for."""
    return {text for tree in trees().values() for text in constants(tree)} & english().keys()


def needed_by(game: Game) -> set[str]:
    """By the conventions of core/events.py, core/words.py, play/wording.py and, for bots, web/src/table/bots.ts."""
    folder = SOURCE / "games" / game.id
    own = [tree for path, tree in trees().items() if folder in path.parents]
    names = {f"event-{kebab(event.__name__)}" for event in game.event_types}
    names |= {f"choice-{kind}" for choice in game.choice_types for kind in kinds_of(choice)}
    names |= {f"no-{reason}" for tree in own for call in calls(tree, {"Refusal"}) for reason in chosen(call)}
    names |= {f"ask-{kind}" for tree in own for kind in asked(tree)}
    for options in option_sets(game):
        names |= {f"points-{line.category}" for line in game.breakdown(game.new_state(game.seats[0], options))[0]}
    names |= {f"feature-{feature}" for feature in expert_of(game).features}
    names |= {f"bot-{bot}{end}" for bot in expert_of(game).bots for end in ("", "-help")}
    for option in game.options:
        names |= {f"option-{option.id}", f"option-{option.id}-help"}
        names |= {f"option-{option.id}-{value}" for value in option.values}
    for field, values in game.vocabulary.items():
        names |= {f"{field}-{value}" for value in values}
        if field in game.explained:
            names |= {f"{field}-{value}-help" for value in values}
    return {f"{game.id}-{name}" for name in (*names, *NOTES)} | rules_of(game)


def fields(kind: type) -> tuple[dataclasses.Field[object], ...]:
    return dataclasses.fields(kind)


def kinds_of(choice: type) -> tuple[str, ...]:
    """The values of the Literal that a choice's kind is."""
    return get_args(get_type_hints(choice)["kind"])


def asked(tree: ast.Module) -> set[str]:
    """Kinds of decisions, also those that are first put in a variable or looked up in a table of kind and clause."""
    found: set[str] = set()
    tables = assigned(tree.body)
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            variables = assigned(function.body)
            for call in calls(function, {"Decision"}):
                first = call.args[0]
                if not isinstance(first, ast.Name):
                    found |= chosen(call)
                    continue
                for value in variables[first.id]:
                    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
                        found |= {kind for table in tables[value.value.id] for kind in first_of_pairs(table)}
                    else:
                        found |= constants(value)
    return found


def assigned(body: list[ast.stmt]) -> dict[str, list[ast.expr]]:
    """What variables are set to; of `kind, clause = …` only the first one is."""
    found: dict[str, list[ast.expr]] = {}
    for node in (part for statement in body for part in ast.walk(statement)):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                name = target.elts[0] if isinstance(target, ast.Tuple) else target
                if isinstance(name, ast.Name):
                    found.setdefault(name.id, []).append(node.value)
    return found


def first_of_pairs(table: ast.expr) -> set[str]:
    return {text for pair in ast.walk(table) if isinstance(pair, ast.Tuple) for text in constants(pair.elts[0])}


def rules_of(game: Game) -> set[str]:
    """Every clause but those that rules.toml leaves out, and their sections."""
    text = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    left_out = tomllib.loads((SOURCE / "games" / game.id / "rules.toml").read_text(encoding="utf-8"))
    clauses = set(CLAUSE.findall(text))
    clauses -= {clause for table in ("implementers_only", "not_built") for clause in left_out.get(table, {})}
    sections = {clause.partition(".")[0] for clause in clauses}
    return {name.lower().replace(".", "-") for name in clauses | sections}


def named_in_web() -> set[str]:
    """Messages of the browser client: named, or put together from a beginning such as `ui-theme-${…}`."""
    candidates = {name for name in english() if re.match(r"(\w+-)?ui-", name)}
    if not WEB.is_dir():
        return candidates
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte", ".html") and not path.name.endswith(".test.ts")
    )
    words = set(re.findall(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+", text))
    beginnings = tuple(re.findall(r"`((?:\w+-)?ui-[a-z-]*)\$\{", text))
    return {name for name in candidates if name in words or name.startswith(beginnings)}


@cache
def used() -> set[str]:
    of_games = {name for game in built_in() for name in needed_by(game)}
    return said() | named_in_code() | of_games | named_in_web()


# The tests


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_messages_with_the_same_variables(language: str, catalogue: str) -> None:
    ours, theirs = messages("en", catalogue), messages(language, catalogue)
    assert list(theirs) == list(ours)
    assert {name: sorted(names) for name, names in theirs.items()} == {
        name: sorted(names) for name, names in ours.items()
    }


def test_no_message_is_missing() -> None:
    assert sorted(used() - english().keys()) == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_message_is_unused(catalogue: str) -> None:
    assert sorted(messages("en", catalogue).keys() - used()) == []


def test_no_message_is_in_two_catalogues() -> None:
    names = [name for catalogue in CATALOGUES for name in messages("en", catalogue)]
    assert len(names) == len(set(names))


def test_whoever_names_a_message_gives_its_variables() -> None:
    lacking = {}
    for path, tree in trees().items():
        for call in calls(tree, SPEAKERS):
            given = {keyword.arg for keyword in call.keywords}
            if isinstance(call.func, ast.Attribute) and call.func.attr == "fail":
                given.add("line")
            for name in chosen(call) & english().keys():
                missing = english()[name] - given
                if missing and None not in given and len(call.args) == 1:
                    lacking[f"{path.name}:{call.lineno} {name}"] = sorted(missing)
    assert lacking == {}


def test_events_and_choices_have_the_variables_of_their_messages() -> None:
    lacking = {}
    for game in built_in():
        named = {f"{game.id}-event-{kebab(event.__name__)}": event for event in game.event_types}
        for choice in game.choice_types:
            named |= {f"{game.id}-choice-{kind}": choice for kind in kinds_of(choice)}
        for name, struct in named.items():
            if name in english():
                given = {field.name for field in fields(struct)} | {"count"}
                lacking[name] = sorted(english()[name] - given)
    assert {name: missing for name, missing in lacking.items() if missing} == {}


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_clauses_stand_in_order_under_their_sections(game: Game) -> None:
    """As in the document of the rules: whoever reads the catalogue from top to bottom reads the rules."""
    keys = KEY.findall(catalogues("en")[f"{game.id}/rules"].read_text(encoding="utf-8"))
    names = [f"{prefix}-{section}" + (f"-{clause}" if clause else "") for prefix, section, clause in keys]
    expected: dict[str, None] = {}
    for clause in CLAUSE.findall((ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")):
        for name in (clause.partition(".")[0], clause):
            expected[name.lower().replace(".", "-")] = None
    assert names == [name for name in expected if name in rules_of(game)]
