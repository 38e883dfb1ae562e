"""The drawing of Montana: every question can be answered by what is shown, and nothing is shown that is hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bunkhouse.core.registry import game
from bunkhouse.core.seats import SPECTATOR
from bunkhouse.games.montana.edge.choices import OfSpot
from bunkhouse.games.montana.edge.view import MontanaView
from bunkhouse.locale import LANGUAGES
from bunkhouse.play import records
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import Room, Seen
from tests.cli.boards import check_legend, check_question, check_room, match_of, picture_of, positions, seen_in
from tests.cli.conftest import Run

MONTANA = game("montana")
DRAWING = drawing_of(MONTANA)
SIDES = ("bighorn_canyon", "granite_peak", "great_falls", "helena")
MODULES = {"special_settlements": "true", "events": "true", "gold_rush": "true"}


@pytest.mark.parametrize(("language", "side"), list(zip(LANGUAGES, SIDES, strict=True)))
def test_every_question_of_a_game_can_be_answered(language: str, side: str) -> None:
    match = match_of(MONTANA, 3, f"board {language}", {**MODULES, "special_tile": side})
    for seen in positions(match, 80, language):
        check_question(seen)


def test_without_modules_there_is_less_to_show() -> None:
    match = match_of(MONTANA, 2, "plain")
    for seen in positions(match, 40):
        check_question(seen)
        assert "Event:" not in picture_of(seen)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20), (54, 16), (120, 40)])
@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_room_there_is_is_used(width: int, height: int, seats: int) -> None:
    for seen in positions(match_of(MONTANA, seats, "room", MODULES), 30):
        check_room(seen, width, height)


def view_of(seen: Seen) -> MontanaView:
    assert isinstance(seen.view, MontanaView)
    return seen.view


def building(seen: Seen) -> list[OfSpot]:
    choices = [MONTANA.decode(action) for action in seen.actions]
    return [choice for choice in choices if isinstance(choice, OfSpot) and choice.kind == "build"]


def test_fields_and_spaces_carry_the_keys_of_the_list() -> None:
    """A place is typed by its number or by its coordinates; a field out of reach is understood, and refused."""
    seen = next(seen for seen in positions(match_of(MONTANA, 3, "keys"), 200) if len(building(seen)) > 1)
    picture = picture_of(seen)
    for entry in DRAWING.menu(seen):
        choice = MONTANA.decode(entry.action)
        if isinstance(choice, OfSpot):
            assert picture.count(f"[{entry.key}]") == 1
            assert DRAWING.find(seen, f"{choice.q},{choice.r}") == entry.action
    free = next(there for there in view_of(seen).hexes if there.kind == "mountain")
    far = DRAWING.find(seen, f"{free.q}, {free.r}")
    assert far is not None
    assert far not in seen.actions
    assert DRAWING.find(seen, "undo") is None
    first = view_of(seen).hexes[0]
    away = max(view_of(seen).hexes, key=lambda there: abs(there.q - first.q) + abs(there.r - first.r))
    small = DRAWING.picture(seen, DRAWING.menu(seen), Room(30, 8, (away.q, away.r)))
    assert small.hidden
    assert all(entry.key in small_keys(seen) for entry in small.hidden)


def small_keys(seen: Seen) -> set[str]:
    """Keys of places on the map."""
    return {entry.key for entry in DRAWING.menu(seen) if isinstance(MONTANA.decode(entry.action), OfSpot)}


def test_the_map_shows_every_hex_and_whose_settlements_stand_there() -> None:
    match = match_of(MONTANA, 3, "map")
    *_, seen = positions(match, 160)
    view = view_of(seen)
    lines = picture_of(seen).splitlines()
    rows = [line for line in lines if re.match(r"-?\d+,-?\d+ ", line)]
    assert len(rows) == len({there.r for there in view.hexes})
    drawn = "\n".join(rows)
    assert drawn.count("▲▲") == sum(there.kind == "mountain" for there in view.hexes)
    for seat, sign in enumerate("●■◆"):
        pieces = [len(there.town.pieces) for there in view.hexes if there.town is not None and there.town.seat == seat]
        assert drawn.count(sign) == sum(pieces)
    assert sum(there.town is not None for there in view.hexes) > 2


def test_nothing_hidden_is_shown() -> None:
    """The face of a mountain tile is told to whoever has seen it, and to nobody else."""
    match = match_of(MONTANA, 2, "gold", {"gold_rush": "true"})
    for seen in positions(match, 250):
        on_the_map = any(note.q is not None for note in view_of(seen).notes)
        if on_the_map and not any(isinstance(MONTANA.decode(action), OfSpot) for action in seen.actions):
            break
    else:
        raise AssertionError("nobody has looked at a mountain")
    assert "Mountain tiles that you know:" in picture_of(seen)
    assert "!" in picture_of(seen)
    watcher = picture_of(seen_in(match, int(SPECTATOR)))
    assert "that you know" not in watcher
    assert "!" not in watcher


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_the_signs(language: str) -> None:
    check_legend(MONTANA, language)


def test_a_whole_game_at_the_keyboard(run: Run, tmp_path: Path) -> None:
    """Against the bot that plays if nothing is said; keys that are no move now are told so."""
    record = tmp_path / "record.txt"
    told = run("play", "montana", "--seed", "5", "--record", record, typed="why 0,0\nboard 1\nhelp\n" + "1\n0\n" * 900)
    assert (told.code, told.err) == (0, "")
    assert records.read(record.read_text(encoding="utf-8")).result is not None
    for words in ("Round 1", "Wheel:", "Your turn: recruit, work or build.", "a field that takes two", "wins with"):
        assert words in told.out
