"""A game without a drawing of its own: the lobby offers it, and it is played on a board made from view and choices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Server
from tests.e2e.people import Person, Visitor
from tests.e2e.test_table import faults

TOY_HOUSE = Path(__file__).with_name("toy_house.py")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("toys"), script=TOY_HOUSE)
    yield server
    server.kill()


def is_over(person: Person) -> bool:
    """Waits until something is asked, or the game is over."""
    choice = person.page.locator(".decide.mine .choice:enabled").first
    over = person.page.locator(".decide.final")
    expect(choice.or_(over).first).to_be_visible()
    return over.is_visible()


def test_the_lobby_offers_it_under_its_name(visit: Visitor) -> None:
    anna = visit()
    anna.open_lobby("Pig")
    poster = anna.page.locator("button.poster", has_text="Pig")
    expect(poster).to_contain_text("2–7 players")
    expect(poster.locator("svg text")).to_have_text("Pig")
    anna.open_lobby("Gold Rush")


def test_a_whole_game_with_undo_log_replay_and_score_sheet(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play on this device", "me", "me", game="Pig")  # bots think in processes that do not know the toy
    page = anna.page
    expect(page.get_by_role("region", name="The table")).to_contain_text("Totals")
    expect(page.locator(".paper thead th")).to_have_count(2)
    page.locator(".choice", has_text="roll").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".choice", has_text="stop")).to_be_enabled()
    for turn in range(200):
        if is_over(anna):
            break
        page.keyboard.press("1" if turn % 3 == 2 else "2")  # stop after every second roll
        expect(page.locator(".decide.mine button.go")).to_be_enabled()
        page.keyboard.press("Enter")
        expect(page.locator(".decide.mine button.go:enabled")).to_have_count(0)
    else:
        pytest.fail("the game does not end")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Total")
    page.keyboard.press("Escape")
    expect(page.locator(".side")).to_contain_text("thrown (face")
    page.locator(".replay button").nth(1).click()
    expect(page.locator(".decide.past")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1366, 657)])
def test_everything_can_be_reached_on_every_screen(visit: Visitor, width: int, height: int) -> None:
    anna = visit(width, height, touch=width < 1000)
    anna.start("Play on this device", "me", "me", game="Pig")
    choice = anna.page.locator(".decide.mine .choice:enabled").first
    choice.click()
    anna.page.get_by_role("button", name="Confirm").click()
    box = anna.page.locator(".paper").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert faults(anna) == []
