"""Dice Town in a real browser: whole games, sealed offers, windows and the preset that lets them pass."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.people import Person, Visitor
from tests.e2e.test_table import faults

GAME = "Dice Town"
PATIENCE = 2000  # milliseconds
IS_ASKED = """() => document.querySelector(".decide.final") !== null
    || document.querySelector(".decide.mine :is(.keep, .window, .desk, .verdict, .options)") !== null"""


def tap(place: Locator, touch: bool) -> None:
    """What is shown may be gone before the finger comes down: the others do not wait."""
    if touch:
        place.tap(timeout=PATIENCE)
    else:
        place.click(timeout=PATIENCE)


class Gunslinger:
    """Somebody at the table who answers whatever is asked, by mouse or by touch, and counts what it was."""

    def __init__(self, person: Person, touch: bool = False) -> None:
        self.page = person.page
        self.person = person
        self.touch = touch
        self.answered: dict[str, int] = {}
        self.missed = 0  # how often in succession the question was gone before the answer

    @property
    def is_over(self) -> bool:
        return self.page.locator(".decide.final").is_visible()

    def answer(self) -> None:
        """Answer one question, if one is asked; a question that is gone meanwhile is no trouble."""
        asked = self.page.locator(".decide.mine")
        for name, way in (
            ("keep", self.keep),
            ("desk", self.bid),
            ("verdict", self.choose),
            ("options", self.choose),
            ("window", self.react),
        ):
            place = asked.locator(f".choices .{name}")
            if place.count():
                try:
                    way(place)
                except TookTooLong:
                    self.missed += 1
                    if self.missed > 3:
                        raise
                    return
                self.missed = 0
                self.answered[name] = self.answered.get(name, 0) + 1
                return

    def react(self, place: Locator) -> None:
        """A window with a clock closes by itself; without one, somebody has to say something."""
        if self.page.get_by_role("timer").count():
            self.page.wait_for_timeout(60)
        else:
            tap(place.locator(".answers .btn").first, self.touch)

    def keep(self, place: Locator) -> None:
        """Everything that can be paid for, else one die."""
        ways = place.locator(".quick button:enabled")  # none, all, odds
        tap(ways.nth(1) if ways.count() == 3 else place.locator("button.die").last, self.touch)
        self.confirm()

    def bid(self, place: Locator) -> None:
        """A dollar, if there is one to raise."""
        more = place.locator(".stepper").first.locator("button:enabled").last
        if more.count():
            tap(more, self.touch)
        tap(place.locator("button.go"), self.touch)

    def choose(self, place: Locator) -> None:
        """The first thing on offer, until nothing more is asked."""
        go = self.page.locator(".decide.mine .acts button.go")
        for _ in range(4):
            tap(place.locator("button.card:not(.no)").first, self.touch)
            self.page.wait_for_timeout(50)
            if go.and_(self.page.locator("button:enabled")).count():
                break
        self.confirm()

    def confirm(self) -> None:
        tap(self.page.locator(".decide.mine .acts button.go:enabled"), self.touch)


def play_to_the_end(*people: Gunslinger) -> None:
    idle = 0
    while not people[0].is_over:
        before = [sum(one.answered.values()) for one in people]
        for one in people:
            one.answer()
        idle = idle + 1 if before == [sum(one.answered.values()) for one in people] else 0
        assert idle < 1500, "nobody is asked anything"
        people[0].page.wait_for_timeout(20)
    expect(people[0].page.locator("dialog[open] table")).to_be_visible()


def totals_add_up(person: Person) -> None:
    rows = person.page.locator("dialog[open] tbody:not(.laid) tr, dialog[open] tfoot tr").all_inner_texts()
    numbers = [[int(cell) for cell in row.replace("\t", "\n").split("\n") if cell.strip().isdigit()] for row in rows]
    assert len(numbers) == 6
    for column in zip(*numbers, strict=True):
        assert sum(column[:-1]) == column[-1]
    assert max(numbers[-1]) >= 10


def test_a_whole_game_of_two_people_and_three_bots(visit: Visitor) -> None:
    anna, ben = visit(), visit(language="de")
    address = anna.start("Open the table", "me", "open", "bot-random", "bot-random", "bot-random", game=GAME)
    ben.page.goto(address)
    ben.page.get_by_role("button", name="Hinsetzen").first.click()
    anna.page.locator(".board").wait_for()
    one, other = Gunslinger(anna), Gunslinger(ben)
    play_to_the_end(one, other)
    assert one.answered["keep"] > 8
    assert other.answered["keep"] > 8
    assert one.answered.get("window", 0) + other.answered.get("window", 0) > 0
    totals_add_up(anna)
    expect(anna.page.locator("dialog[open] .laid svg.card").first).to_be_visible()
    expect(ben.page.get_by_text("gewinnt").first).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visit: Visitor) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    one = Gunslinger(anna, touch=True)
    anna.page.wait_for_function(IS_ASKED)
    for die in anna.page.locator(".keep button.die").all():
        box = die.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["y"] + box["height"] < 844 - 54, "within reach of the thumb, above the bar"
    play_to_the_end(one)
    assert one.answered["keep"] > 8
    totals_add_up(anna)
    anna.page.get_by_role("button", name="Close").click()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390, "the page must not scroll sideways"


def test_dice_by_keys_with_the_price_before_committing(visit: Visitor) -> None:
    anna = visit()
    anna.start("Play against a bot now", "me", "bot-random", game=GAME)
    go = anna.page.locator(".decide.mine .acts button.go")
    anna.page.locator(".keep").wait_for()
    expect(go).not_to_be_enabled()
    anna.page.keyboard.press("1")
    expect(go).to_have_text("Keep 1 · free ⏎")
    assert faults(anna) == []
    anna.page.keyboard.press("3")
    expect(go).to_have_text("Keep 2 · $1 ⏎")
    anna.page.keyboard.press("3")
    expect(go).to_have_text("Keep 1 · free ⏎")
    anna.page.keyboard.press("0")
    expect(go).to_have_text("Keep none · $1 ⏎")
    anna.page.keyboard.press("z")
    expect(go).not_to_be_enabled()
    anna.page.keyboard.press("2")
    expect(go).to_be_enabled()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".place.mine .die.aside, .place.mine .die.fresh").first).to_be_visible()
    expect(anna.page.locator(".keep button.die")).to_have_count(4)


def test_sealed_offers_and_the_sheriff(visit: Visitor) -> None:
    """Three people on one device play the scenario of the rulebook's tie: offers, then the decision."""
    anna = visit()
    anna.page.goto("/")
    anna.page.get_by_role("heading", name="New table: Gold Rush").wait_for()
    made = anna.page.evaluate(
        """() => fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({scenario: "DT-8.5-offers"})}).then((answer) => answer.json())"""
    )
    anna.page.goto(f"/t/{made['id']}")
    sealed = 0
    for _ in range(8):
        anna.page.locator(".cover, .desk, .verdict").first.wait_for()
        if anna.page.locator(".cover").is_visible():
            anna.page.locator(".cover button.go").click()
        anna.page.locator(".desk, .verdict").first.wait_for()
        if anna.page.locator(".verdict").is_visible():
            break
        desk = anna.page.locator(".desk")
        expect(anna.page.get_by_role("timer")).to_be_visible()
        expect(desk.locator("button.go")).to_have_text("Offer nothing")  # and no trace of the other's offer
        for _ in range(2 + sealed):
            desk.get_by_role("button", name="One dollar more").click()
        expect(desk.locator("button.go")).to_have_text("Seal the offer")
        desk.locator("button.go").click()
        expect(desk.locator("button.go")).to_have_count(0)
        sealed += 1
    assert sealed == 2
    cards = anna.page.locator(".verdict button.card")
    expect(cards.filter(has_text="I take")).to_have_count(2)
    cards.filter(has_text="I take").last.click()
    anna.page.locator(".decide.mine .acts button.go:enabled").click()
    expect(anna.page.locator(".verdict")).to_have_count(0)
    expect(anna.page.locator(".lines")).to_contain_text("$3")


@pytest.mark.parametrize("server", [1.5], indirect=True)
def test_windows_and_the_preset(visit: Visitor) -> None:
    """While somebody looks on, a window asks me, the bar runs, my answer can be changed; with the preset I am not asked
    any more."""
    anna, ben = visit(), visit()
    ben.page.goto(anna.start("Play against 2 bots now", "me", "bot-random", "bot-random", game=GAME))
    expect(anna.page.locator(".watchers")).to_be_visible()
    one = Gunslinger(anna)
    window = anna.page.locator(".decide.mine .window")
    for _ in range(2000):
        if window.is_visible():
            break
        one.answer()
        anna.page.wait_for_timeout(20)
    expect(anna.page.get_by_role("timer")).to_be_visible()
    passing = window.get_by_role("button", name="Let it pass")
    passing.click()
    expect(passing).to_have_attribute("aria-pressed", "true")
    box = anna.page.locator(".seats").get_by_label("Always let it pass")
    box.check()
    expect(box).to_be_checked()
    anna.page.reload()
    expect(anna.page.locator(".seats").get_by_label("Always let it pass")).to_be_checked()
    expect(window).to_have_count(0)
    kept = one.answered["keep"]
    for _ in range(2000):
        one.answer()
        assert window.count() == 0
        if one.answered["keep"] > kept + 3 or one.is_over:
            break
        anna.page.wait_for_timeout(20)
    else:
        pytest.fail("nothing was asked any more")


def test_alone_against_bots_only_a_card_to_play_is_asked_about(visit: Visitor) -> None:
    """Nobody is there whom the rhythm of windows could tell anything: no clock, and no question without a choice."""
    anna = visit()
    anna.start("Play against 2 bots now", "me", "bot-random", "bot-random", game=GAME)
    one = Gunslinger(anna)
    window = anna.page.locator(".decide.mine .window")
    for _ in range(3000):
        if one.is_over:
            break
        if window.is_visible():
            expect(anna.page.get_by_role("timer")).to_have_count(0)
            break
        one.answer()
        anna.page.wait_for_timeout(20)
    window.locator(".answers .go, .turning .die").last.click()  # the card, or the face to turn a die to
    expect(anna.page.locator(".lines")).to_contain_text("plays")
