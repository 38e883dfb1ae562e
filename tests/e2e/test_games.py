"""Whole games in a real browser: against bots, between two people, on one device, by touch on a phone, by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Server
from tests.e2e.people import ASKED_OR_OVER, Person, Visitor


def play_to_the_end(*people: Person) -> None:
    turn = 0
    while not people[0].is_over:
        for person in people:
            if person.is_asked:
                person.play_turn(turn)
                turn += 1
                assert turn < 80
        people[0].page.wait_for_timeout(30)
    expect(
        people[0].page.get_by_role("dialog", name="Score sheet").or_(people[0].page.locator("dialog[open]")).first
    ).to_be_visible()


def score_sheet_adds_up(person: Person) -> None:
    """The categories of the final count add up to the totals, and the totals to the seats' scores."""
    rows = person.page.locator("dialog[open] table tr, [role=dialog] table tr").all_inner_texts()
    numbers = [[int(cell) for cell in row.replace("\t", "\n").split("\n") if cell.strip().isdigit()] for row in rows]
    numbers = [row for row in numbers if row]
    assert len(numbers) >= 9
    for column in range(len(numbers[-1])):
        assert sum(row[column] for row in numbers[:-1]) == numbers[-1][column]


def test_three_clicks_from_the_address_to_a_game_against_a_bot(visit: Visitor) -> None:
    anna = visit()
    anna.open_lobby()
    anna.page.get_by_role("button", name="Play against a bot now").click()
    anna.wait_for_turn()
    anna.play_turn(0)


@pytest.mark.soak  # people in two browsers and a phone against a bot play whole games every time
def test_a_whole_game_against_bots(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against 2 bots now", "me", "bot-greedy", "bot-random")
    play_to_the_end(anna)
    score_sheet_adds_up(anna)


def test_a_whole_game_of_two_people_in_two_browsers(visit: Visitor) -> None:
    anna, ben = visit(), visit(language="de")
    address = anna.start("Open the table", "me", "open")
    ben.page.goto(address)
    ben.page.get_by_role("button", name="Hinsetzen").first.click()
    anna.page.locator(".board").wait_for()
    play_to_the_end(anna, ben)
    score_sheet_adds_up(anna)
    expect(ben.page.get_by_text("gewinnt").first).to_be_visible()


def test_two_people_on_one_device(visit: Visitor) -> None:
    """Between the two the screen is covered."""
    anna = visit()
    anna.start("Play on this device", "me", "me")
    covered = 0
    for turn in range(6):
        anna.page.wait_for_function(f"() => document.querySelector('.cover') || ({ASKED_OR_OVER})()")
        if anna.page.locator(".cover").is_visible():
            expect(anna.page.locator("g.place")).to_have_count(0)
            anna.page.locator(".cover button.go").click()
            covered += 1
        assert anna.wait_for_turn()
        anna.play_turn(turn)
    assert covered >= 5


REACHABLE = """() => [...document.querySelectorAll("g.place")].flatMap((place) => {
    const box = place.querySelector(".glow").getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return place.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})"""


def test_a_whole_game_by_touch_on_a_phone(visit: Visitor) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.start("Play against a bot now", "me", "bot-random")
    turn = 0
    while anna.wait_for_turn():
        if anna.page.locator("g.place").count():
            places = anna.page.evaluate(REACHABLE)
            assert places, "no place is under the thumb"
            x, y = places[turn % len(places)]
            anna.page.touchscreen.tap(x, y)
            expect(anna.page.locator("g.ghost")).to_have_count(1)
        cards = anna.page.locator(".choices button.card:not(.no):not(:has-text('tent'))")
        go = anna.page.locator(".decide.mine button.go")
        expect(cards.first.or_(anna.page.locator(".decide.mine button.go:enabled")).first).to_be_visible()
        if not go.is_enabled():
            cards.nth(turn % cards.count()).tap()
        go.tap()
        expect(anna.page.locator("g.ghost")).to_have_count(0)
        turn += 1
    assert turn > 30
    width = anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page must not scroll sideways"
    for button in anna.page.locator("button:visible").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 36, button.inner_text()


def test_a_turn_by_keys_alone(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-random")
    assert anna.wait_for_turn()
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement?.classList.contains('place')"):
            break
    else:
        pytest.fail("the places cannot be reached by Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("g.ghost")).to_have_count(1)
    anna.page.keyboard.press("r")
    anna.page.keyboard.press("1")
    expect(anna.page.locator(".decide.mine button.go")).to_be_enabled()
    anna.page.keyboard.press("z")
    expect(anna.page.locator(".decide.mine button.go")).not_to_be_enabled()
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("g.ghost")).to_have_count(0)


def test_reload_in_the_middle_of_a_turn(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-greedy")
    assert anna.wait_for_turn()
    anna.play_turn(0)
    assert anna.wait_for_turn()
    hand = anna.page.locator(".decide.mine").inner_text()
    anna.page.locator("g.place").first.evaluate("place => place.focus()")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("g.ghost")).to_have_count(1)
    anna.page.reload()
    assert anna.wait_for_turn()
    assert anna.page.locator(".decide.mine").inner_text() == hand, "nothing was played, nothing is lost"
    anna.play_turn(1)


def test_the_server_is_killed_and_comes_back(visit: Visitor, server: Server) -> None:
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-greedy")
    for turn in range(3):
        assert anna.wait_for_turn()
        anna.play_turn(turn)
    assert anna.wait_for_turn()
    tiles = anna.page.locator("g.place").count()
    server.kill()
    expect(anna.page.locator(".offline")).to_be_visible()
    server.start()
    expect(anna.page.locator(".offline")).to_have_count(0, timeout=30_000)
    assert anna.wait_for_turn(30)
    assert anna.page.locator("g.place").count() == tiles
    anna.play_turn(3)
    assert anna.wait_for_turn()
