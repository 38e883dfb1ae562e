"""Great Western Trail in a real browser: a whole game, a visit by phone, a turn by keys, what the map tells."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.people import Person, Visitor
from tests.e2e.test_table import faults

GAME = "Great Western Trail"
WAITS = """() => document.querySelector(".decide.final") !== null
    || document.querySelector(".decide.mine .acts button.go:enabled") !== null
    || document.querySelector(".decide.mine .wt-cards:not(.waiting) button.card:not(.no)") !== null"""


class Drover:
    """Somebody who takes the last thing on offer, which among ways is the longest, and confirms."""

    def __init__(self, person: Person, touch: bool = False) -> None:
        self.page = person.page
        self.touch = touch
        self.asked: dict[str, int] = {}

    @property
    def is_over(self) -> bool:
        return self.page.locator(".decide.final").count() > 0

    def answer(self) -> None:
        """One choice, or the confirmation of all that were drafted."""
        self.page.wait_for_function(WAITS, timeout=30_000)
        if self.is_over:
            return
        go = self.page.locator(".decide.mine .acts button.go:enabled")
        if go.count():
            self.press(".decide.mine .acts button.go")
            self.page.wait_for_function("() => !document.querySelector('.decide.mine .acts button.go:enabled')")
            return
        question = self.page.locator(".decide.mine h2").inner_text()
        self.asked[question] = self.asked.get(question, 0) + 1
        some = ".decide.mine button.card:not(.no):not(.end)"
        self.press(some if self.page.locator(some).count() else ".decide.mine button.card:not(.no)")

    def press(self, places: str) -> None:
        """The last of these."""
        place = self.page.locator(places).last
        if self.touch:
            place.tap()
        else:
            place.click()


def score_sheet_adds_up(person: Person) -> None:
    rows = person.page.locator("dialog[open] tbody tr, dialog[open] tfoot tr").all_inner_texts()
    numbers = [[int(cell) for cell in re.findall(r"(?<![\w.])-?\d+", row)] for row in rows]
    assert len(numbers) == 12, "eleven categories and the total"
    for column in zip(*numbers, strict=True):
        assert sum(column[:-1]) == column[-1]


def test_a_whole_game_with_two_bots(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against 2 bots now", "me", "bot-random", "bot-random", game=GAME)
    one = Drover(anna)
    answers = 0
    while not one.is_over:
        one.answer()
        answers += 1
        assert answers < 1500
    expect(anna.page.locator("dialog[open] table")).to_be_visible()
    score_sheet_adds_up(anna)
    assert len(one.asked) > 8, one.asked
    anna.page.get_by_role("button", name="Close").click()
    expect(anna.page.locator(".lines .nested").first).to_be_attached()
    assert "westerntrail-" not in anna.page.locator("body").inner_text(), "everything is said in words"


def test_a_visit_by_phone(visit: Visitor) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    one = Drover(anna, touch=True)
    anna.page.wait_for_function(WAITS)
    expect(anna.page.get_by_role("group", name="Hand").first).to_be_visible()
    for part in ("Railroad", "Markets", "Trail"):
        before = anna.page.locator(".map").get_attribute("data-middle")
        anna.page.get_by_role("button", name=part, exact=True).tap()
        expect(anna.page.locator(".map")).not_to_have_attribute("data-middle", before or "")
    anna.page.get_by_role("button", name="My board").tap()
    expect(anna.page.get_by_role("region", name="Player board")).to_be_visible()
    expect(anna.page.get_by_text("Auxiliary actions").first).to_be_visible()
    anna.page.get_by_role("region", name="Player board").get_by_role("button", name="Close").tap()
    for _ in range(12):
        one.answer()
    for thing in anna.page.locator(".decide .acts button:visible, .decide .ask-hint, .wt-cards:visible").all():
        box = thing.bounding_box()
        assert box is None or (box["height"] >= 24 and box["y"] + box["height"] <= 844)
    for card in anna.page.locator(".wt-cards .card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["height"] >= 44, card.inner_text()
        assert 0 <= box["x"] <= 390 - box["width"], card.inner_text()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390, "the page must not scroll sideways"


LIT_IS_SEEN = """() => {
    const map = document.querySelector(".map").getBoundingClientRect();
    return [...document.querySelectorAll(".lit .glow")].every((glow) => {
        const box = glow.getBoundingClientRect();
        const isAcross = box.left >= map.left - 2 && box.right <= map.right + 2;
        return isAcross && box.top >= map.top - 2 && box.bottom <= map.bottom + 2;
    });
}"""


def test_the_map_of_a_phone_goes_to_what_is_asked(visit: Visitor) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    one = Drover(anna, touch=True)
    for _ in range(30):
        one.answer()
        anna.page.wait_for_function(WAITS)
        anna.page.wait_for_function(LIT_IS_SEEN)
    assert len(one.asked) > 3, one.asked


def test_symbols_are_told_to_whoever_presses_them(visit: Visitor) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    page = anna.page
    page.wait_for_function(WAITS)
    page.get_by_role("group", name="Hand").first.locator(".one").first.tap()
    expect(page.locator(".slip")).to_contain_text("breeding value")
    page.locator(".mine .stock").tap()
    board = page.get_by_role("region", name="Player board")
    board.locator(".workers .cell").nth(3).tap()
    expect(board.get_by_role("status")).to_have_text("Remove a hazard")
    board.locator(".aux .plate").nth(1).tap()
    expect(board.get_by_role("status")).to_contain_text("Get $2")
    board.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Markets", exact=True).tap()
    page.locator('.spot[data-key^="objective "]').first.tap()
    expect(page.locator(".slip")).to_contain_text("needs")
    expect(page.locator(".slip")).to_contain_text("missing")


def test_what_a_delivery_would_bring_is_told_before_it_is_made(visit: Visitor) -> None:
    """GW-10.5 to GW-10.11: pointing at Kansas City, at a city, and on the cards of the question."""
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    one = Drover(anna)
    page = anna.page
    page.wait_for_function(WAITS)
    page.locator('[data-key="space kansas_city"]').hover()
    expect(page.locator(".slip")).to_contain_text(re.compile(r"Worth \d+ in Kansas City"))
    expect(page.locator(".slip li", has_text=re.compile(r"^Kansas City · \+\$6 · -6 points"))).to_be_visible()
    page.locator('[data-key="city san_francisco"]').hover()
    expect(page.locator(".slip")).to_contain_text(re.compile(r"\d+ short"))
    page.locator('[data-key="city topeka"]').hover()
    expect(page.locator(".slip")).to_contain_text("frees one of")
    while "Where do you deliver" not in page.locator(".decide h2").inner_text():
        one.answer()
        page.wait_for_function(WAITS)
    cards = page.locator(".decide.mine button.card")
    expect(cards.first).to_contain_text("+$6 · -6 points")
    for card in cards.all_inner_texts():
        assert "frees one of" in card


def test_what_is_not_offered_says_why_when_it_is_pressed(visit: Visitor) -> None:
    """GW-8.1 before the first turn; afterwards GW-2.2, GW-8.4 or GW-8.5: no stop, too far, or behind."""
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    page = anna.page
    page.wait_for_function(WAITS)
    page.locator('[data-key="space a1"]').click()
    expect(page.locator(".why")).to_contain_text("GW-8.1")
    page.locator(".glow").last.click()
    expect(page.locator(".why")).to_have_count(0)
    one = Drover(anna)
    while "Ride on" not in page.locator(".decide h2").inner_text():
        one.answer()
        page.wait_for_function(WAITS)
    page.locator(".spot:not(.lit)[data-key^='space g']").first.click()
    expect(page.locator(".why")).to_contain_text(re.compile(r"GW-(2\.2|8\.[45])"))


def test_taking_back_ends_where_a_card_is_drawn(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    page = anna.page
    page.wait_for_function(WAITS)
    page.locator(".decide.mine button.card").last.click()
    page.locator(".decide.mine button.card", has_text="Draw 1 card").click()
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(page.locator(".draft li")).to_have_count(2)
    expect(undo).to_be_enabled()
    page.locator(".decide.mine .acts button.go").click()
    expect(page.locator(".decide h2")).to_contain_text("Discard a card")
    expect(undo).to_be_disabled()
    page.locator(".decide.mine button.card").first.click()
    expect(undo).to_be_enabled()
    page.keyboard.press("z")
    expect(page.locator(".decide h2")).to_contain_text("Discard a card")


def test_a_turn_by_keys_and_back(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    page = anna.page
    page.wait_for_function(WAITS)
    page.locator(".spot .glow").first.focus()
    expect(page.locator(".slip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".draft li")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator(".draft li")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".draft li")).to_have_count(1)
    page.wait_for_function(WAITS)
    page.keyboard.press("e")
    expect(page.locator(".decide.mine .acts button.go")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".draft li")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.get_by_role("region", name="Player board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Player board")).to_have_count(0)


def test_the_way_and_its_toll_are_shown_before_it_is_taken(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    one = Drover(anna)
    page = anna.page
    while not page.locator(".tolls text").count():
        one.answer()
        page.wait_for_function(WAITS)
    tolls = page.locator(".tolls text").all_text_contents()
    assert all(re.fullmatch(r"\$0|−\$\d+", toll) for toll in tolls)
    page.locator(".decide.mine button.card").first.hover()
    expect(page.locator("path.way")).to_have_count(1)


def test_everybody_can_use_it(visit: Visitor) -> None:
    """axe-core finds no serious fault, neither on the map nor on the player board."""
    anna = visit(theme="dark")
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    anna.page.wait_for_function(WAITS)
    assert faults(anna) == []
    anna.page.keyboard.press("b")
    expect(anna.page.get_by_role("region", name="Player board")).to_be_visible()
    assert faults(anna) == []


def test_bidding_for_the_turn_order(visit: Visitor) -> None:
    """GW-19.7a to GW-19.7d, by keys; the panel has room on a phone, too."""
    anna = visit()
    page = anna.page
    anna.open_lobby(GAME)
    page.locator("details summary", has_text="Options").first.click()
    page.get_by_label("Bidding for the turn order").check()
    page.get_by_role("button", name="Play against a bot now").click()
    page.wait_for_function(WAITS)
    assert faults(anna) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in page.locator(".bid button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 24
        assert box["x"] + box["width"] <= 390
    page.set_viewport_size({"width": 1440, "height": 900})
    free = page.locator(".bid button.card", has_text="free").first
    free.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(free).to_contain_text("Bid 1 for place")
    page.keyboard.press("Enter")
    expect(page.locator(".draft li")).to_contain_text("Bid 1 for place")
    one = Drover(anna)
    while not page.locator(".lines", has_text="The order of play").count():
        one.answer()
    expect(page.locator(".stock .place")).to_have_count(2)
