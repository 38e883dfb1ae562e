"""People at a browser: they see what is on the page and use mouse, touch or keys, nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

SETTINGS = {"theme": "light", "language": "en", "motion": False, "sound": False, "confirm": True}
EXPECTED = ("WebSocket", "ERR_CONNECTION_REFUSED", "net::", "status of 4")  # while a server is down; refused moves

ASKED_OR_OVER = """() => {
    const mine = document.querySelector(".decide.mine");
    if (!mine) return !!document.querySelector(".decide:not(.other):not(.past) button.go");
    if (document.querySelector("g.ghost")) return false;
    return document.querySelectorAll("g.place, .choices button.card").length > 0;
}"""


@dataclass
class Person:
    context: BrowserContext
    page: Page
    troubles: list[str] = field(default_factory=list)

    def open_lobby(self, game: str = "Gold Rush") -> None:
        self.page.goto("/")
        self.page.locator("button.poster", has_text=game).click()
        expect(self.page.get_by_role("heading", name=f"New table: {game}")).to_be_visible()

    def start(self, button: str, *seats: str, game: str = "Gold Rush") -> str:
        """Open a table from the lobby with these kinds of seats; its address."""
        self.open_lobby(game)
        for number, kind in enumerate(seats, 1):
            if number > 2:
                self.page.get_by_role("button", name="Add a seat").click()
            self.page.get_by_label(f"Seat {number}", exact=True).select_option(kind)
        self.page.get_by_role("button", name=button).click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Score sheet").is_visible()

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate(ASKED_OR_OVER)) and self.page.locator(".decide.mine").is_visible()

    def wait_for_turn(self, seconds: float = 15) -> bool:
        """Until I am asked something and have drafted nothing yet, or the game is over (False)."""
        self.page.wait_for_function(ASKED_OR_OVER, timeout=seconds * 1000)
        return self.page.locator(".decide.mine").is_visible()

    def play_turn(self, number: int) -> None:
        """Place the tile somewhere, choose the nth figure that may be chosen, confirm."""
        go = self.page.locator(".decide.mine button.go")
        if self.page.locator("g.place").count():
            places = self.page.locator("g.place")
            places.nth(number % places.count()).evaluate("place => place.focus()")
            self.page.keyboard.press("Enter")
            cards = self.page.locator(".choices button.card:not(.no)")
            expect(cards.first.or_(self.page.locator(".decide.mine button.go:enabled")).first).to_be_visible()
        self.choose(number)
        expect(go).to_be_enabled()
        go.click()
        expect(self.page.locator(".decide.mine button.go:enabled")).to_have_count(0)

    def choose(self, number: int) -> None:
        cards = self.page.locator(".choices button.card:not(.no):not(:has-text('tent'))")
        if self.page.locator(".decide.mine button.go:enabled").count() == 0 and cards.count():
            cards.nth(number % cards.count()).click()

    def shot(self, path: str) -> None:
        self.page.screenshot(path=path)


class Visitor:
    """Brings people; leaves with all of them, and with a complaint if a page had an error."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.people: list[Person] = []

    def __call__(self, width: int = 1440, height: int = 900, touch: bool = False, **settings: object) -> Person:
        context = self.browser.new_context(
            base_url=self.address, viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
        )
        wanted = json.dumps(SETTINGS | settings)
        context.add_init_script(f"localStorage.bunkhouse ??= {json.dumps(wanted)}")
        context.set_default_timeout(15_000)
        person = Person(context, context.new_page())
        person.page.on("pageerror", lambda error: person.troubles.append(str(error)))
        person.page.on("console", lambda message: self.hear(person, message))
        self.people.append(person)
        return person

    @staticmethod
    def hear(person: Person, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in EXPECTED):
            person.troubles.append(message.text)

    def leave(self) -> None:
        troubles = [trouble for person in self.people for trouble in person.troubles]
        for person in self.people:
            person.context.close()
        assert not troubles, troubles
