"""What Montana's board tells before anything is chosen, and playing with a components file of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from bunkhouse.games import montana
from tests.e2e.people import Person, Visitor
from tests.e2e.test_montana import asked, open_example

COMPONENTS = Path(montana.__file__).with_name("components.toml").read_text(encoding="utf-8")


def point_at(page: Page, place: str) -> Locator:
    """With the mouse, at a lit field; its card."""
    box = page.locator(f'g.spot[data-spot="{place}"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    card = page.locator(".frame [data-card]")
    expect(card).to_be_visible()
    return card


def choose_field(page: Page, place: str) -> None:
    page.locator(f'g.spot[data-spot="{place}"]').evaluate("field => field.focus()")
    page.keyboard.press("Enter")


def play_card(page: Page, words: str) -> None:
    page.locator(".desk .card:not(.no)", has_text=words).first.click()


def test_a_field_shows_cost_surcharges_and_gain_before_it_is_chosen(visit: Visitor) -> None:
    """MT-EX21: two goods for watchtowers and a pumpkin for the event besides the cost."""
    anna = visit()
    open_example(anna, "MT-EX21", bots=2)
    assert asked(anna.page) == "choose"
    card = point_at(anna.page, "3,0")
    expect(card.locator(".good")).to_have_count(3)
    expect(card.locator(".good.short")).to_have_count(0)
    expect(card.get_by_text("because of the event")).to_be_visible()
    expect(card.locator("[data-towers]")).to_contain_text("+2")
    expect(card.get_by_text("You can pay for it now.")).to_be_visible()
    cost = anna.page.locator(".desk .card:not(.no) .minus")
    expect(cost).to_have_attribute("aria-label", "− 2 grain, 1 pumpkin, 1 stone and 2 goods because of watchtowers")
    choose_field(anna.page, "3,0")
    expect(anna.page.locator(".map .ghost")).to_be_attached()
    expect(anna.page.locator(".decide h2")).to_contain_text("Watchtowers ask for 2 goods more")
    anna.page.keyboard.press("z")
    anna.page.locator(".desk .card.no").first.click()
    expect(anna.page.locator(".slip.why")).to_be_visible()


def test_fields_tell_how_they_could_be_paid(visit: Visitor) -> None:
    """With cattle, or with the mountain tile in hand."""
    anna = visit()
    open_example(anna, "MT-17.11-exchange")
    asked(anna.page)
    expect(anna.page.locator(".near.trade")).to_have_count(3)
    expect(anna.page.locator(".near.offers")).to_have_count(1)


def test_lines_of_four_and_blocks_are_shown(visit: Visitor) -> None:
    anna = visit()
    open_example(anna, "MT-EX9", bots=2)
    asked(anna.page)
    expect(anna.page.locator(".run .four")).to_have_count(2)
    expect(point_at(anna.page, "0,1").get_by_text("Completes a line of four")).to_be_visible()
    open_example(anna, "MT-7.6-broken", bots=2)
    asked(anna.page)
    expect(anna.page.locator(".run .wall")).to_have_count(2)
    anna.page.keyboard.press("l")
    expect(anna.page.locator(".run")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_auction_with_everybodys_pumpkins(visit: Visitor, width: int, height: int) -> None:
    """MT-EX6: what may be bid is lit and in sight, also on a phone; dots tell who could pay which column."""
    anna = visit(width, height)
    open_example(anna, "MT-EX6", bots=2)
    asked(anna.page)
    anna.page.keyboard.press("c")
    play_card(anna.page, "City")
    lit = anna.page.locator(".city .bid.legal")
    expect(lit).to_have_count(4)
    for bid in lit.all():
        expect(bid).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".city .pumpkins b")).to_have_text(["1", "3", "2"])
    dots = anna.page.locator(".city thead .able").evaluate_all("columns => columns.map((one) => one.children.length)")
    assert dots == [3, 2, 1, 0, 0]
    anna.page.locator(".city .bid").nth(1).click()
    expect(anna.page.locator(".slip.why")).to_contain_text("This column costs 2 pumpkins")


def test_mountain_tiles_seen_are_noted_for_oneself_alone(visit: Visitor) -> None:
    """MT-EX24: Anna looks at two tiles; whoever watches sees that she did, and nothing of what they are."""
    anna, watcher = visit(), visit()
    open_example(anna, "MT-EX24")
    asked(anna.page)
    expect(anna.page.get_by_text("You have not looked at any yet.")).to_be_visible()
    for place in ("1,-1", "1,-2"):
        choose_field(anna.page, place)
        asked(anna.page)
    play_card(anna.page, "Look at the mountain tiles")
    anna.page.locator(".decide.mine button.go").click()
    notes = anna.page.locator(".supply .notes").first.locator("li")
    expect(notes).to_have_count(2)
    told = anna.page.locator(".lines").get_by_text("In the mountain at")
    expect(told).to_have_count(2)
    watcher.page.goto(anna.page.url)
    expect(watcher.page.get_by_text("Anna looks at 2 mountain tiles.").first).to_be_attached()
    expect(watcher.page.get_by_text("You have not looked at any yet.")).to_be_visible()
    expect(watcher.page.locator(".lines").get_by_text("In the mountain at")).to_have_count(0)


def choose_file(anna: Person, path: Path) -> None:
    anna.open_lobby("Montana")
    anna.page.locator("form.panel details summary").click()
    anna.page.locator("form.panel input[type=file]").set_input_files(path)
    anna.page.get_by_role("button", name="Play against a bot now").click()


def test_a_components_file_of_ones_own(visit: Visitor, tmp_path: Path) -> None:
    """The house's file, corrected and uploaded with a new table: the board has its numbers, and the table says so."""
    anna = visit()
    anna.open_lobby("Montana")
    anna.page.locator("form.panel details summary").click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the file of the house").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text == COMPONENTS
    assert text.count("silver = 5\n") == 1
    (tmp_path / "own.toml").write_text(text.replace("silver = 5\n", "silver = 9\n"), encoding="utf-8")
    choose_file(anna, tmp_path / "own.toml")
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_text("Bank: 1 worker for 9 silver").first).to_be_attached()
    expect(anna.page.get_by_text("another components file").first).to_be_visible()
    anna.page.get_by_text("Which numbers are reconstructed").click()
    expect(anna.page.get_by_text("pairs of workers on the wheel")).to_be_visible()


def test_a_components_file_with_a_mistake(visit: Visitor, tmp_path: Path) -> None:
    """No table is opened, and the entry is named."""
    (tmp_path / "bad.toml").write_text(COMPONENTS.replace("max_steps = 7", "max_steps = 70"), encoding="utf-8")
    anna = visit()
    choose_file(anna, tmp_path / "bad.toml")
    expect(anna.page.get_by_text("wheel.max_steps")).to_be_visible()
    assert "/t/" not in anna.page.url
