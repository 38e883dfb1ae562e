"""The playthroughs in golden/ are what the rules, the words and the drawings say today, byte for byte."""

from __future__ import annotations

import difflib
import re

import pytest

from bunkhouse.core.game import Game
from bunkhouse.core.registry import built_in
from tools.playthrough import page_of, playthrough

MOST_LINES = 80  # of a difference that are shown
BIGGEST = 500_000  # bytes: a person is to read it


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_playthrough_reads_as_before(game: Game) -> None:
    known, told = page_of(game).read_text(encoding="utf-8"), playthrough(game)
    if known != told:
        lines = difflib.unified_diff(known.splitlines(), told.splitlines(), page_of(game).name, "now", lineterm="", n=8)
        shown = list(lines)
        rest = f"\n… {len(shown) - MOST_LINES} lines more" if len(shown) > MOST_LINES else ""
        pytest.fail(
            "if this is wanted, write it anew: python -m tools.playthrough\n" + "\n".join(shown[:MOST_LINES]) + rest,
            pytrace=False,
        )


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_playthrough_can_be_read(game: Game) -> None:
    """Every position says what is asked and what is legal, how it stands, and who "you" are; every word is a word, and
    the page is not too long."""
    page = page_of(game).read_text(encoding="utf-8")
    assert len(page.encode()) < BIGGEST
    assert f"{game.id}-" not in page.partition("\n")[2]  # a message that is missing is told by its id
    positions = page.split("\n\n")[1:-1]
    assert all(" legal: " in position and "\n> " in position for position in positions)
    assert all(", points " in position.partition("\n")[0] for position in positions)
    assert not re.search(r"^  (?!\(only ).*\byour?\b", page, re.IGNORECASE | re.MULTILINE)
    assert page.rpartition("\n\n")[2].startswith("The end: points ")
