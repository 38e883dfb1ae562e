"""The drawing of Gold Rush: every part has its place, and nothing is shown that the view does not tell."""

from __future__ import annotations

import dataclasses

import pytest

from bunkhouse.core.registry import game
from bunkhouse.games.goldrush.edge.view import GoldRushView
from bunkhouse.games.goldrush.rules.components import FACES
from bunkhouse.games.goldrush.terminal.tile import LARGE, SMALL, STEPS, Size, sketch, turned
from bunkhouse.play.match import Match
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import Room, Seen
from bunkhouse.terminal.text import as_text
from tests.cli.boards import match_of, positions, seen_in

GOLD_RUSH = game("goldrush")


def played(decisions: int, seats: int = 3) -> Match:
    match = match_of(GOLD_RUSH, seats, "board")
    for _ in positions(match, decisions):
        pass
    return match


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_part_of_every_tile_has_cells(size: Size) -> None:
    for face in FACES:
        for turn in range(4):
            parts = sketch(face.name, turn, size).parts
            wanted = [f"r{number}" for number in range(1, len(face.rails) + 1)]
            wanted += [f"m{number}" for number in range(1, len(face.mountains) + 1)]
            wanted += [f"p{number}" for number in range(1, len(face.prairies) + 1)]
            assert set(parts) == {*wanted, *(["c1"] if face.city else [])}
            cells = [cell for own in parts.values() for cell in own]
            assert len(cells) == len(set(cells)), f"{face.name}: two parts share a cell"
            assert all(parts.values()), f"{face.name} turned {turn}: a part has no cell"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_middle_of_a_side_shows_what_is_there(size: Size) -> None:
    for face in FACES:
        for turn in range(4):
            drawn = sketch(face.name, turn, size)
            for side, edge in zip(turned("NESW", turn), face.edges, strict=True):
                right, down = STEPS[side]
                cell = size.middle[0] + right * (size.width // 2), size.middle[1] + down * (size.height // 2)
                part = next((name[0] for name, cells in drawn.parts.items() if cell in cells), "")
                assert part == {"P": "p", "R": "r", "M": "m"}[edge]


def test_every_legal_place_has_its_number() -> None:
    match = played(20)
    seen = seen_in(match, int(match.state.to_act()))
    while view_of(seen).hand is None:
        match.act(seen.seat, seen.actions[0])
        seen = seen_in(match, int(match.state.to_act()))
    drawing = drawing_of(GOLD_RUSH)
    menu = drawing.menu(seen)
    assert {entry.action for entry in menu} <= set(seen.actions)
    places = {(entry.key.rstrip("abcd")) for entry in menu}
    picture = as_text(drawing.picture(seen, menu, Room()))
    assert all(number in picture for number in places)
    assert picture.count("┌╌") == len(places)
    for entry in menu:
        assert drawing.find(seen, entry.key) == entry.action


def test_numbers_of_the_list_are_on_the_board() -> None:
    match = played(1)
    seen = seen_in(match, int(match.state.to_act()))
    drawing = drawing_of(GOLD_RUSH)
    menu = drawing.menu(seen)
    assert menu[-1].key == "0"
    assert {entry.action for entry in menu} == set(seen.actions)
    board = as_text(drawing.picture(seen, menu, Room())).partition("tiles left")[2]
    assert all(entry.key in board for entry in menu[:-1])


def test_only_the_room_there_is_is_used() -> None:
    match = played(60)
    seat = int(match.state.to_act())
    seen = seen_in(match, seat)
    drawing = drawing_of(GOLD_RUSH)
    menu = drawing.menu(seen)
    small = drawing.picture(seen, menu, Room(60, 24))
    lines = as_text(small).splitlines()
    assert len(lines) <= 24
    assert max(len(line.rstrip()) for line in lines) <= 60
    assert small.hidden
    assert not drawing.picture(seen, menu, Room()).hidden
    x, y = next((tile.x, tile.y) for tile in view_of(seen).tiles)
    moved = drawing.picture(seen, menu, Room(60, 24, (x, y)))
    assert f"{y:>3}  " in as_text(moved)


def view_of(seen: Seen) -> GoldRushView:
    assert isinstance(seen.view, GoldRushView)
    return seen.view


def test_the_tokens_of_others_are_not_as_text() -> None:
    """Only the own ones are told by value."""
    match = played(110, 2)
    seen = seen_in(match, 0)
    view = view_of(seen)
    assert view.seats[1].ore_values is None
    own = dataclasses.replace(view.seats[0], ore=3, ore_values=(0, 2, 2))
    changed = dataclasses.replace(view, seats=(own, view.seats[1]))
    picture = as_text(drawing_of(GOLD_RUSH).picture(dataclasses.replace(seen, view=changed), [], Room()))
    assert "¤3 (0 2×2)" in picture
    assert picture.count("×") == 1
