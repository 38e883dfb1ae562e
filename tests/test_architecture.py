"""The rooms as docs/architecture.md draws them: modules need each other in one direction, without exception."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bunkhouse"
# Who loads modules by their names, so that grimp does not see it, and why.
LOADING = {
    "__init__.py": "the front door loads nothing before it is asked for",
    "bots/experts/__init__.py": "an expert is a folder",
    "bots/experts/expert.py": "fitting needs an extra",
    "cli/arena.py": "ratings take a while to load, and Ray is an extra",
    "cli/serve.py": "the web service takes as long to load as everything else",
    "core/registry.py": "a game is a folder",
    "terminal/__init__.py": "a game's board is a folder",
}
LOADERS = {"import_module", "resolve_name", "__import__", "exec_module", "LazyLoader"}


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


def imported_in_functions(source: str) -> Iterator[str]:
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield ast.unparse(node)


def test_nothing_is_imported_in_a_function() -> None:
    """Nothing of ours, nothing else, and no exceptions: what is heavy or optional has a module of its own."""
    found = [
        f"{path.relative_to(SOURCE)}: {statement}"
        for path in sorted(SOURCE.rglob("*.py"))
        for statement in imported_in_functions(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_imports_in_functions_are_found() -> None:
    source = "import a\nclass B:\n    async def c():\n        if a:\n            from d import e\n"
    assert list(imported_in_functions(source)) == ["from d import e"]


def test_who_loads_modules_by_name_says_why() -> None:
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            if name in LOADERS:
                found.add(path.relative_to(SOURCE).as_posix())
    assert found == set(LOADING)


def test_rules_know_nothing_of_bots(graph: grimp.ImportGraph) -> None:
    opinion = {"evaluator", "outlook", "features", "weights", "network", "judge"}
    rules = [module for module in graph.modules if module.startswith("bunkhouse.games.")]
    assert len(rules) > 100
    assert [module for module in rules if opinion & set(module.split("."))] == []


def test_rules_are_what_a_move_needs(graph: grimp.ImportGraph) -> None:
    """What no step needs is no rule: estimates and defaults belong to the edge, opinions to the experts. A bound on the
    length of a game is no more than a number, and components may be read once, when the game is made."""
    for steps in [module for module in graph.modules if module.endswith(".rules.steps")]:
        rules = graph.find_descendants(steps.removesuffix(".steps"))
        needed = graph.find_upstream_modules(steps) | {steps}
        left = {module.rpartition(".")[2].partition("_")[0] for module in rules - needed}
        assert left <= {"length", "components"}, steps
        length = SOURCE.parent.joinpath(*steps.split(".")).with_name("length.py")
        if length.exists():
            tree = ast.parse(length.read_text(encoding="utf-8"))
            assert not any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in ast.walk(tree)), length
