"""A game's drawing is found in the game's own folder, whoever's package that is; no list names it."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bunkhouse.core.game import Game
from bunkhouse.core.registry import built_in
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import Room
from bunkhouse.terminal.plain import PlainDrawing
from bunkhouse.terminal.text import as_text
from tests.cli.boards import match_of, seen_in
from tests.toy import Pig

META = """
from bunkhouse.core.game import Game


class Tumbleweed(Game):
    id = "tumbleweed"
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game in a package of somebody else's."""
    folder = tmp_path / "tumbleweed_inn"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "meta.py").write_text(META)
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.startswith("tumbleweed_inn")]:
        del sys.modules[name]


def game_in(folder: Path) -> Game:
    game: Game = importlib.import_module(f"{folder.name}.meta").Tumbleweed()
    return game


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_game_of_ours_is_drawn_by_its_folder(game: Game) -> None:
    assert type(drawing_of(game)).__module__.startswith(f"{game.package}.terminal")


def test_a_game_of_another_package_is_drawn_by_its_own_folder(elsewhere: Path) -> None:
    (elsewhere / "terminal.py").write_text("DRAWING = 'a drawing'\n")
    assert drawing_of(game_in(elsewhere)) == "a drawing"  # type: ignore[comparison-overlap]


def test_a_game_without_a_drawing_is_shown_field_by_field(elsewhere: Path) -> None:
    assert isinstance(drawing_of(game_in(elsewhere)), PlainDrawing)
    assert isinstance(drawing_of(Pig()), PlainDrawing)


def test_a_drawing_that_cannot_be_loaded_is_not_hidden(elsewhere: Path) -> None:
    (elsewhere / "terminal.py").write_text("import no_such_module\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        drawing_of(game_in(elsewhere))


def test_a_plain_picture_has_words_instead_of_structs() -> None:
    goldrush = next(game for game in built_in() if game.id == "goldrush")
    match = match_of(goldrush, 2, "plain")
    picture = as_text(PlainDrawing().picture(seen_in(match, 0), [], Room()))
    assert re.search(r"seats 1 +score 0, .* cowboys 4, tent ✓", picture)
    assert not re.search(r"\w\(|\w=|None|True", picture)
