"""Bots that help: the foreman's hints, and one that keeps a seat warm."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Visitor


@pytest.mark.parametrize("width", [1440, 390])
def test_a_hint_is_shown_on_the_board_and_played(visit: Visitor, width: int) -> None:
    touch = width < 500
    anna = visit(width, 844, touch=touch)
    anna.start("Play against a bot now", "me", "bot-random")
    page = anna.page
    assert anna.wait_for_turn()
    tiles = page.locator(".board use").count()
    page.get_by_role("button", name="Hint").click()
    moves = page.get_by_role("group", name="What would the foreman do?").get_by_role("button")
    expect(moves.first).to_contain_text("to win")
    if not touch:
        page.get_by_role("button", name="Confirm").hover(force=True)
        expect(page.locator("g.ghost")).to_have_count(0)
        moves.first.hover()
        expect(page.locator("g.ghost")).to_have_count(1)
        page.get_by_role("button", name="Confirm").hover(force=True)
        expect(page.locator("g.ghost")).to_have_count(0)
    moves.first.click()
    expect(moves).to_have_count(0)
    expect(page.locator("g.ghost")).to_have_count(1)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("g.ghost")).to_have_count(0)
    assert anna.wait_for_turn()
    assert page.locator(".board use").count() > tiles


def test_a_bot_keeps_a_seat_warm(visit: Visitor) -> None:
    anna, ben = visit(), visit(390, 844, touch=True)
    address = anna.start("Open the table", "me", "open")
    ben.page.goto(address)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator(".board").wait_for()
    ben.page.locator("summary[aria-label=Menu]").click()
    ben.page.get_by_role("button", name="Step away").click()
    ben.page.get_by_role("radio", name="Greenhorn").check()
    ben.page.get_by_role("dialog").get_by_role("button", name="Step away").click()
    ben.page.wait_for_url("**/")
    card = anna.page.locator(".seats .seat").nth(1)
    expect(card).to_contain_text("Greenhorn (bot) keeps the seat warm")
    for turn in range(2):
        assert anna.wait_for_turn()
        anna.play_turn(turn)
    ben.page.goto(address)
    ben.page.get_by_role("button", name="Take it back").click()
    expect(card).not_to_contain_text("warm")
    expect(ben.page.get_by_role("button", name="Take it back")).to_have_count(0)
