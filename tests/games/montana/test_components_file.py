"""Playing with a components file of one's own: corrected numbers, clear complaints, records that replay anywhere."""

import re

import pytest

from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake
from bunkhouse.games.montana import GAME
from bunkhouse.games.montana.rules.components import COMPONENTS, TEXT
from bunkhouse.games.montana.rules.state import MontanaState
from bunkhouse.play import records
from bunkhouse.play.laws import Case, law_of_records, random_match
from bunkhouse.play.records import components_digest

RICHER = TEXT.replace("silver = 12", "silver = 30").replace(
    "silver_by_seat = [5, 6, 7, 8]", "silver_by_seat = [9, 9, 9, 9]"
)


def test_another_file_changes_the_game_it_is_given_to_and_no_other() -> None:
    other = GAME.with_components(RICHER)
    assert (other.tables.bank_silver[2], GAME.tables.bank_silver[2]) == (30, 12)
    state, usual = other.new_state(2), GAME.new_state(2)
    assert isinstance(state, MontanaState)
    assert isinstance(usual, MontanaState)
    assert list(state.clone().tables.silver_by_seat) == [9, 9, 9, 9]
    assert list(usual.tables.silver_by_seat) == [5, 6, 7, 8]
    restored = other.from_data(state.to_data())
    assert restored.tables is state.tables


def test_the_usual_file_is_the_usual_game() -> None:
    assert GAME.own_components is None
    assert GAME.with_components(TEXT).tables.cost == GAME.tables.cost


def test_a_record_carries_the_file_and_replays_with_it() -> None:
    other = GAME.with_components(RICHER)
    case = Case(other, 2, other.settle_options({"events": "true"}), "data")
    law_of_records(case)
    text = records.write(random_match(case), "2026-01-01")
    assert f"data: {components_digest(other.own_components or '')}" in text
    record = records.read(text)
    assert record.game.own_components == other.own_components
    assert record.game.id == "montana"
    assert game_named("montana").own_components is None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("silver = 30", "silver = 31", "record-other-components"),
        (r"\ndata \d+\n", "\nadta 1\n", "record-cut-off"),
        (r"\ndata (\d+)\n", "\ndata 99999\n", "record-cut-off"),
    ],
)
def test_a_record_with_a_damaged_file_is_refused(old: str, new: str, message: str) -> None:
    other = GAME.with_components(RICHER)
    text = records.write(random_match(Case(other, 2, other.settle_options({}), "data")), "2026-01-01")
    with pytest.raises(Mistake) as caught:
        records.read(re.sub(old, new, text))
    assert caught.value.message == message


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("[meta]", "[meta", "file"),
        ("[wheel]", "[well]", "file"),
        ("max_steps = 7", "max_steps = 12", "wheel.max_steps"),
        ('  ["grain", "copper"],\n', "", "wheel.sectors"),
        ('["grain", "copper"]', '["grain", "gold"]', "wheel.sectors 0"),
        ("columns = [1, 2, 3, 4, 5]", "columns = [1, 3, 3]", "city.columns"),
        ('id = "foundry"', 'id = "casino"', "city_row.id"),
        ("cost = { copper = 1, stone = 2 }", 'cost = { copper = "many" }', "landscape_tile L01 pos 2.cost.copper"),
        ("cost = { copper = 1, stone = 2 }", "cost = { silver = 1 }", "landscape_tile L01 pos 2.cost"),
        ('{ pos = 1, kind = "mountain" },\n', "", "landscape_tile L01.fields"),
        ('kind = "lake" },\n  { pos = 1', 'kind = "sea" },\n  { pos = 1', "landscape_tile L03 pos 0.kind"),
        ("silver_for = [4, 6, 10]", "silver_for = [4, 6]", "event_card sell_workers.silver_for"),
        ("landscape_tiles = 7", "landscape_tiles = 8", "setup.2.landscape_tiles"),
        ("[[0, 0], [1, 0], [0, 1], [-1, 1]", "[[0, 0], [0, 0], [0, 1], [-1, 1]", "layout.2.slots"),
        ('id = "helena"', 'id = "helene"', "special_tile helena"),
        (
            "settlements = 3, cattle = false, locked = true, cost = {",
            "settlements = 3, cost = {",
            "special_tile great_falls",
        ),
        ("cattle = 24\n", "cattle = 3\n", "landscape_tile"),
        ("count = 4\n[[mountain_tile]]", "count = 1\n[[mountain_tile]]", "landscape_tile"),
    ],
)
def test_a_bad_entry_is_named(old: str, new: str, entry: str) -> None:
    assert old in TEXT
    with pytest.raises(Mistake) as caught:
        GAME.with_components(TEXT.replace(old, new, 1))
    assert caught.value.message == "bad-components"
    assert caught.value.arguments["entry"] == entry


def test_other_games_have_no_such_file() -> None:
    with pytest.raises(Mistake) as caught:
        game_named("goldrush").with_components(TEXT)
    assert caught.value.message == "no-components-file"


def test_random_games_with_other_numbers() -> None:
    """A larger map, fewer rows, other prices: nothing in the rules depends on the printed numbers."""
    text = TEXT.replace("max_fields = 3", "max_fields = 2").replace("{ 1 = 2, 2 = 1, 3 = 0 }", "{ 1 = 3, 2 = 0 }")
    text = text.replace("columns = [1, 2, 3, 4, 5]", "columns = [1, 4]").replace(
        "worker_capacity = 8", "worker_capacity = 6"
    )
    other = GAME.with_components(text)
    assert COMPONENTS.capacity == 8
    options = {"special_settlements": "true", "special_tile": "random", "events": "true", "gold_rush": "true"}
    for seats in other.seats:
        match = random_match(Case(other, seats, other.settle_options(options), "other numbers"))
        assert isinstance(match.state, MontanaState)
        other.check(match.state)
