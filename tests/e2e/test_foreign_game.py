"""A game of somebody else's package, installed with pip: the lobby offers it, and it is played on the plain board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bunkhouse.locale import texts
from tests.e2e.conftest import Server
from tests.e2e.people import Person, Visitor
from tests.examples.installed import install

MOST_ANSWERS = 200  # of one person in a game; there cannot be more rounds than dice


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server, and the processes in which its bots think, find the package on their path."""
    liarsdice = install(tmp_path_factory.mktemp("liarsdice"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", liarsdice.python_path)
        server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.kill()


def sit_down(person: Person, language: str, name: str, line: str, bot: str, short_game: str) -> None:
    """From the lobby to a table against the game's own bot, with one of its options."""
    say = texts(language)
    person.page.goto("/")
    poster = person.page.get_by_role("button", name=name).first
    expect(poster).to_contain_text(line)
    poster.click()
    expect(person.page.get_by_role("heading", name=f"{say('ui-new-table')}: {name}")).to_be_visible()
    seat = person.page.get_by_label(say("ui-seat-number", number=2), exact=True)
    seat.select_option("bot-cardsharp")
    expect(seat.locator("option:checked")).to_have_text(say("ui-is-bot", name=bot))
    expect(person.page.get_by_role("form")).not_to_contain_text(say("ui-bot-own-help"))
    person.page.get_by_text(say("ui-options"), exact=True).click()
    person.page.get_by_role("form").get_by_role("combobox").last.select_option(label=short_game)
    person.page.get_by_role("button", name=say("ui-play-bots", count=1)).click()
    person.page.wait_for_url("**/t/*")


def answer(person: Person, language: str, number: int) -> bool:
    """Click one choice after another until they make a move, and confirm it; False if the game is over."""
    say, page = texts(language), person.page
    desk = page.get_by_role("region", name=say("ui-decision"))
    choices = desk.get_by_role("group", name=say("ui-choices")).get_by_role("button")
    confirm = desk.get_by_role("button", name=say("ui-confirm"), exact=False)
    again = desk.get_by_role("button", name=say("ui-play-again"))
    expect(choices.first.or_(again).first).to_be_visible()
    if again.is_visible():
        return False
    while not confirm.is_enabled():
        expect(choices.first.or_(page.locator("button:enabled", has_text=say("ui-confirm"))).first).to_be_enabled()
        if not confirm.is_enabled():
            choices.nth(number % choices.count()).click()
    confirm.click()
    expect(page.locator("button:enabled", has_text=say("ui-confirm"))).to_have_count(0)
    return True


@pytest.mark.parametrize(
    ("language", "name", "line", "bot", "short_game", "seen", "told"),
    [
        (
            "en", "Liar's dice", "Five dice under a cup", "Cardsharp", "Three (short game)",
            ("Dice in the game", "Under the cup"), ("“Liar!”", "wins with"),
        ),
        (
            "cs", "Lhářské kostky", "Pět kostek pod kelímkem", "Karbaník", "Tři (krátká hra)",
            ("Kostek ve hře", "Pod kelímkem"), ("„Lež!“", "Vítězí"),
        ),
    ],
)  # fmt: skip
def test_a_whole_game_on_the_plain_board(
    visit: Visitor,
    language: str,
    name: str,
    line: str,
    bot: str,
    short_game: str,
    seen: tuple[str, ...],
    told: tuple[str, ...],
) -> None:
    anna = visit(language=language)
    sit_down(anna, language, name, line, bot, short_game)
    board = anna.page.get_by_role("region", name=texts(language)("ui-plain-board"))
    expect(board).to_contain_text(re.compile(f"{seen[0]}\\s*6"))
    for label in seen:
        expect(board).to_contain_text(label)
    for number in range(MOST_ANSWERS):
        if not answer(anna, language, number % 3):
            break
    else:
        pytest.fail("the game does not end")
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_contain_text(texts(language)("ui-total"))
    anna.page.keyboard.press("Escape")
    for words in told:
        expect(anna.page.get_by_text(words).first).to_be_visible()
    expect(anna.page.locator("body")).not_to_contain_text("liarsdice-")
