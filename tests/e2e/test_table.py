"""What is around the game: onlookers, languages, replay, records, and that everybody can use it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import WebSocket, expect

from tests.e2e.people import Person, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def a_few_turns(anna: Person, turns: int) -> None:
    for turn in range(turns):
        if anna.wait_for_turn():
            anna.play_turn(turn)


def faults(person: Person) -> list[str]:
    """Serious accessibility faults on the page, by axe-core."""
    person.page.evaluate(AXE.read_text())
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{entry['id']}: {entry['nodes'][0]['html'][:120]}"
        for entry in found["violations"]
        if entry["impact"] in ("serious", "critical")
    ]


def test_an_onlooker_sees_no_secrets(visit: Visitor) -> None:
    anna, watcher = visit(), visit()
    address = anna.start("Play against a bot now", "me", "bot-greedy")
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    watcher.page.on("websocket", listen)
    watcher.page.goto(address)
    watcher.page.locator(".board").wait_for()
    a_few_turns(anna, 10)
    anna.wait_for_turn()
    watcher.page.wait_for_timeout(300)
    positions = [json.loads(frame)["position"] for frame in frames if '"position"' in frame[:40]]
    assert len(positions) > 5
    for position in positions:
        assert position["seat"] is None
        assert position["choices"] == []
        assert all(seat["ore_values"] is None for seat in position["view"]["seats"])
        assert not [event for event in position["events"] if event["name"] == "OreSeen"]
    assert '"seed":"' not in "".join(frames).replace(" ", "")
    expect(watcher.page.locator("g.place")).to_have_count(0)


def test_the_language_changes_at_once(visit: Visitor) -> None:
    anna = visit()
    anna.open_lobby()
    for language, words in (("CS", "Nový stůl"), ("HU", "Új asztal"), ("DE", "Neuer Tisch"), ("EN", "New table")):
        anna.page.get_by_role("button", name=language, exact=True).click()
        expect(anna.page.get_by_role("heading", name=words)).to_be_visible()
        assert anna.page.locator("html").get_attribute("lang") == language.lower()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="New table: Gold Rush")).to_be_visible()


def test_replay_by_keys_and_by_address(visit: Visitor) -> None:
    anna = visit()
    address = anna.start("Play against a bot now", "me", "bot-greedy")
    a_few_turns(anna, 4)
    anna.wait_for_turn()
    tiles = anna.page.locator(".board use").count()
    anna.page.goto(f"{address}?at=3")
    anna.page.locator(".board").wait_for()
    expect(anna.page.locator("g.place")).to_have_count(0)
    anna.page.wait_for_timeout(400)
    assert anna.page.locator(".board use").count() < tiles
    anna.page.goto(address)
    assert anna.wait_for_turn()


def test_why_not_names_the_clause(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-greedy")
    for turn in range(20):
        assert anna.wait_for_turn()
        anna.page.locator("g.place").first.evaluate("place => place.focus()")
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator("g.ghost")).to_have_count(1)
        refused = anna.page.locator(".choices button.card.no")
        anna.page.wait_for_timeout(150)
        if refused.count():
            refused.first.click()
            expect(anna.page.get_by_text("GR-").first).to_be_visible()
            return
        anna.choose(turn)
        anna.page.locator(".decide.mine button.go").click()
    pytest.fail("nothing was ever refused")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_it(visit: Visitor, theme: str) -> None:
    """axe-core finds no serious fault on lobby, table, replay and rules."""
    anna = visit(theme=theme)
    anna.open_lobby()
    assert faults(anna) == []
    address = anna.start("Play against a bot now", "me", "bot-greedy")
    a_few_turns(anna, 3)
    anna.wait_for_turn()
    assert faults(anna) == []
    anna.page.keyboard.press("h")
    anna.page.locator("button.move").first.wait_for()
    assert faults(anna) == []
    anna.page.keyboard.press("Escape")
    anna.page.locator("g.place").first.evaluate("place => place.focus()")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_timeout(300)
    assert faults(anna) == []
    anna.page.goto(f"{address}?at=6")
    anna.page.locator(".board").wait_for()
    assert faults(anna) == []
    anna.page.goto("/rules/goldrush")
    anna.page.get_by_role("heading").first.wait_for()
    assert faults(anna) == []


def test_the_first_load_is_light(visit: Visitor) -> None:
    """Under 300 kB compressed, and nothing from elsewhere."""
    anna = visit()
    sizes: dict[str, int] = {}

    anna.page.on("requestfinished", lambda request: sizes.__setitem__(request.url, request.sizes()["responseBodySize"]))
    anna.open_lobby()
    anna.page.wait_for_timeout(500)
    assert all("localhost" in url for url in sizes), sizes
    assert sum(sizes.values()) < 300_000, sizes
