"""The rooms as docs/architecture.md draws them: modules need each other in one direction, without exception."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bunkhouse"
# Heavy or optional, and never ours; the reason stands beside each.
LATE = {"ray", "openskill", "numpy", "readline"}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bunkhouse", exclude_type_checking_imports=True, cache_dir=None)


def circles(graph: grimp.ImportGraph) -> Iterator[list[str]]:
    """Groups of modules that need each other (Kosaraju)."""
    order: list[str] = []
    seen: set[str] = set()
    for module in sorted(graph.modules):
        stack = [(module, iter(sorted(graph.find_modules_directly_imported_by(module))))]
        while stack:
            here, left = stack[-1]
            seen.add(here)
            following = next((other for other in left if other not in seen), None)
            if following is None:
                stack.pop()
                if here not in order:
                    order.append(here)
            else:
                stack.append((following, iter(sorted(graph.find_modules_directly_imported_by(following)))))
    placed: set[str] = set()
    for module in reversed(order):
        group, waiting = [], [module]
        while waiting:
            here = waiting.pop()
            if here not in placed:
                placed.add(here)
                group.append(here)
                waiting += graph.find_modules_that_directly_import(here)
        if len(group) > 1:
            yield sorted(group)


def test_no_modules_need_each_other(graph: grimp.ImportGraph) -> None:
    assert len(graph.modules) > 200
    assert list(circles(graph)) == []


def test_circles_are_found() -> None:
    graph = grimp.ImportGraph()
    for module in ("a", "b", "c", "d"):
        graph.add_module(module)
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "b"), ("c", "d")):
        graph.add_import(importer=importer, imported=imported)
    assert list(circles(graph)) == [["b", "c"]]


def test_nothing_of_ours_is_imported_in_a_function() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                for node in ast.walk(function):
                    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                    names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                    late = [name for name in names if name.partition(".")[0] not in LATE]
                    found += [f"{path.relative_to(SOURCE)}: {name}" for name in late]
    assert found == []


def test_rules_know_nothing_of_bots(graph: grimp.ImportGraph) -> None:
    opinion = {"evaluator", "outlook", "features", "weights", "network", "judge"}
    rules = [module for module in graph.modules if module.startswith("bunkhouse.games.")]
    assert len(rules) > 100
    assert [module for module in rules if opinion & set(module.split("."))] == []


# Who loads a module of ours by its name, where no linter sees it, and why no plain import can stand there. (Games,
# their experts and their boards are found as folders; their names stand in no program.)
BY_NAME = {
    "__init__.py": "the front door loads nothing before it is asked for",
    "cli/serve.py": "the web service takes as long to load as all the rest, and other commands do without it",
}
LOADERS = ("import_module", "resolve_name", "__import__")


def loaded_by_name(source: str) -> Iterator[str]:
    """Modules of ours that are written out in a call such as import_module("bunkhouse.api")."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(LOADERS):
            told = [part.value for part in ast.walk(call) if isinstance(part, ast.Constant)]
            yield from (name for name in told if isinstance(name, str) and name.startswith("bunkhouse"))


def test_who_loads_a_module_by_its_name_says_why() -> None:
    paths = [path for path in SOURCE.rglob("*.py") if any(loaded_by_name(path.read_text(encoding="utf-8")))]
    assert {path.relative_to(SOURCE).as_posix() for path in paths} == set(BY_NAME)


def test_modules_loaded_by_name_are_found() -> None:
    source = 'importlib.import_module("bunkhouse.a").b\nresolve_name(f"bunkhouse.{c}:d")\nimport_module("json")\n'
    assert sorted(loaded_by_name(source)) == ["bunkhouse.", "bunkhouse.a"]
