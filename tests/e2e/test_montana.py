"""Montana in a real browser: a whole game with every module, by touch on a phone, by keys, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.people import Person, Visitor
from tests.e2e.test_table import faults

EVERYTHING = {"special_settlements": "true", "special_tile": "random", "events": "true", "gold_rush": "true"}

OPEN_TABLE = """async ([begin, bots]) => {
    const seats = [{kind: "me", name: "Anna"}, ...bots.map((bot, i) => ({kind: "bot", bot, name: `Bot ${i + 1}`}))];
    const wish = {...begin, seats};
    const headers = {"content-type": "application/json"};
    const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wish)});
    return (await answer.json()).id;
}"""

# What the page asks of me: something to choose, something to count out, a turn to confirm; or the game is over.
ASKED = """() => {
    if (document.querySelector(".decide.final")) return "over";
    const mine = document.querySelector(".decide.mine");
    const desk = mine?.querySelector(".desk");
    if (!desk || desk.getAttribute("aria-busy") === "true") return null;
    if (mine.querySelector("button.go:enabled")) return "confirm";
    if (desk.querySelector(".picker")) return "count";
    return desk.querySelector(".card:not(.no)") ? "choose" : null;
}"""


def sit_down(person: Person, bots: list[str], options: dict[str, str]) -> None:
    begin(person, bots, {"game": "montana", "options": options})


def open_example(person: Person, name: str, bots: int = 1) -> None:
    """A position of the scenarios, in which it is my turn: nothing depends on luck or on what bots did before."""
    begin(person, ["random"] * bots, {"scenario": name})


def begin(person: Person, bots: list[str], how: dict[str, object]) -> None:
    person.page.goto("/")
    expect(person.page.locator("form.panel").first).to_be_visible()  # the server knows this browser
    table = person.page.evaluate(OPEN_TABLE, [how, bots])
    person.page.goto(f"/t/{table}")


def asked(page: Page, seconds: float = 120) -> str:
    return str(page.wait_for_function(ASKED, timeout=seconds * 1000).json_value())


def answer(page: Page, kind: str, turn: int) -> None:
    """On the map or the worker board where something is lit there, otherwise by a card."""
    if kind == "confirm":
        page.locator(".decide.mine button.go").click()
        expect(page.locator(".decide.mine button.go:enabled")).to_have_count(0)
        return
    if kind == "count":
        count_out(page)
        return
    fields, spaces = page.locator("g.spot"), page.locator(".works .large.legal")
    if fields.count():
        fields.nth(turn % fields.count()).evaluate("field => field.focus()")
        page.keyboard.press("Enter")
    elif spaces.count() and turn % 4:
        spaces.nth(turn % spaces.count()).click()
    else:
        cards = page.locator(".desk .card:not(.no)")
        cards.nth(turn % min(3, cards.count())).click()


def count_out(page: Page) -> None:
    """Add pieces until the choice is one that may be made."""
    take = page.locator(".picker .take")
    for _ in range(12):
        if take.is_enabled():
            break
        page.locator(".picker .more:enabled").first.click()
    take.click()


def test_a_whole_game_with_every_module_against_three_bots(visit: Visitor) -> None:
    anna = visit()
    sit_down(anna, ["greedy", "greedy", "greedy"], EVERYTHING)
    sizes = set()
    for turn in range(900):
        kind = asked(anna.page)
        if kind == "over":
            break
        sizes.add(anna.page.locator(".frame").evaluate("map => map.clientHeight"))
        answer(anna.page, kind, turn)
    else:
        pytest.fail("the game does not end")
    assert len(sizes) == 1, "the map keeps its size, whatever is asked"
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    rows = [row.split() for row in sheet.locator("tbody tr, tfoot tr").all_inner_texts()]
    settlements = [int(word) for word in rows[0] if word.isdigit()]
    assert [int(word) for word in rows[-1] if word.isdigit()] == settlements
    assert len(settlements) == 4
    assert max(settlements) == settlements[0], "the winner comes first"


def test_by_touch_on_a_phone(visit: Visitor) -> None:
    anna = visit(width=390, height=844, touch=True)
    sit_down(anna, ["random"], EVERYTHING)
    for turn in range(12):
        kind = asked(anna.page)
        if kind == "confirm":
            anna.page.locator(".decide.mine button.go").tap()
            expect(anna.page.locator(".decide.mine button.go:enabled")).to_have_count(0)
        elif kind == "count":
            count_out(anna.page)
        else:
            cards = anna.page.locator(".desk .card:not(.no)")
            cards.nth(turn % min(2, cards.count())).tap()
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390, "the page must not scroll sideways"
    asked(anna.page)
    anna.page.get_by_role("button", name="Map", exact=True).tap()
    middle = anna.page.locator(".frame").bounding_box()
    assert middle is not None
    anna.page.touchscreen.tap(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    expect(anna.page.locator(".frame [data-card]")).to_be_visible()
    for button in anna.page.locator("button:visible").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 36, button.inner_text()


def test_a_turn_by_keys_alone(visit: Visitor) -> None:
    """With motion: the wheel is seen to spin."""
    anna = visit(motion=True)
    open_example(anna, "MT-EX1")
    assert asked(anna.page) == "choose"
    anna.page.keyboard.press("w")
    expect(anna.page.locator(".desk [role=tab][aria-selected=true]")).to_have_attribute("aria-keyshortcuts", "w")
    anna.page.keyboard.press("1")
    for _ in range(6):
        if asked(anna.page) == "confirm":
            break
        anna.page.keyboard.press("1")
    expect(anna.page.locator(".decide.mine button.go")).to_be_enabled()
    while anna.page.get_by_role("button", name="Undo").is_enabled():
        anna.page.keyboard.press("z")
    expect(anna.page.locator(".desk [role=tab]")).to_have_count(5)
    anna.page.keyboard.press("r")
    anna.page.keyboard.press("1")
    assert asked(anna.page) == "confirm", "a spin can be confirmed, not foreseen"
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".wheel .arrow.spins")).to_be_attached()
    assert asked(anna.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_it(visit: Visitor, theme: str) -> None:
    """axe-core finds no serious fault on the table."""
    anna = visit(theme=theme)
    sit_down(anna, ["greedy", "greedy", "greedy"], EVERYTHING)
    for turn in range(8):
        kind = asked(anna.page)
        answer(anna.page, kind, turn)
    asked(anna.page)
    assert faults(anna) == []
