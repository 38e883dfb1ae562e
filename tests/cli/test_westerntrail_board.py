"""The drawing of Great Western Trail: every question can be answered by what is shown, and nothing hidden is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bunkhouse.core.registry import game
from bunkhouse.core.seats import SPECTATOR
from bunkhouse.games.westerntrail.edge.choices import Hire, OfCity, Purchase, Trip
from bunkhouse.games.westerntrail.edge.view_structs import WesternTrailView
from bunkhouse.games.westerntrail.rules import trail
from bunkhouse.locale import LANGUAGES, texts
from bunkhouse.play import records
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import Room, Seen
from tests.cli.boards import check_legend, check_question, check_room, match_of, picture_of, positions, seen_in
from tests.cli.conftest import Run

WESTERN_TRAIL = game("westerntrail")
DRAWING = drawing_of(WESTERN_TRAIL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_game_can_be_answered(language: str) -> None:
    for seen in positions(match_of(WESTERN_TRAIL, 3, f"board {language}"), 60, language):
        check_question(seen)


def test_places_in_the_turn_order_are_bid_for() -> None:
    option = next(option for option in WESTERN_TRAIL.options if "bid" in " ".join(option.values) or "bid" in option.id)
    value = next(value for value in option.values if value != option.default)
    first = next(positions(match_of(WESTERN_TRAIL, 3, "bids", {"preset": "own", option.id: value}), 1))
    check_question(first)
    assert "Turn order:" in picture_of(first)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20), (54, 14), (120, 40)])
@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_room_there_is_is_used(width: int, height: int, seats: int) -> None:
    for seen in positions(match_of(WESTERN_TRAIL, seats, "room"), 25):
        check_room(seen, width, height)


def view_of(seen: Seen) -> WesternTrailView:
    assert isinstance(seen.view, WesternTrailView)
    return seen.view


@cache
def asked(kind: type) -> Seen:
    """The first position with a choice of this kind."""
    for seen in positions(match_of(WESTERN_TRAIL, 2, "low"), 600):
        if any(isinstance(WESTERN_TRAIL.decode(action), kind) for action in seen.actions):
            return seen
    raise AssertionError(f"nobody is asked about {kind.__name__}")


def test_stops_carry_the_keys_of_the_list() -> None:
    """A stop is typed by its number, or by its name where one way leads there."""
    seen = asked(Trip)
    picture = picture_of(seen)
    for entry in DRAWING.menu(seen):
        choice = WESTERN_TRAIL.decode(entry.action)
        assert isinstance(choice, Trip)
        assert picture.count(f"[{entry.key}]") == 1
        if sum(trip.to == choice.to for trip in view_of(seen).trips) == 1:
            assert DRAWING.find(seen, choice.to.lower()) == entry.action
    assert DRAWING.find(seen, "nowhere") is None


def test_the_whole_trail_is_drawn_with_everybody_on_it() -> None:
    """In a wide terminal with its forks, in a narrow one stretch by stretch; never a space twice or not at all."""
    *_, seen = positions(match_of(WESTERN_TRAIL, 4, "trail"), 160)
    for room in (Room(), Room(60)):
        words = picture_of(seen, room).replace("─", " ").replace("┬", " ").split()
        for tile in view_of(seen).tiles:
            if tile.seat is not None:
                assert sum(word.startswith(f"{tile.space}:") or f"{tile.space}♣:" in word for word in words) == 1
        for seat, sign in enumerate("●■◆✚"):
            assert view_of(seen).seats[seat].herder is not None
            assert sum(f"@{sign}" in word for word in words) == 1
        for number, space in enumerate(trail.SPACE_NAMES):
            if trail.KIND[number] == trail.IS_PLAYER:
                assert any(word.rstrip("♣").partition(":")[0].partition("@")[0].rstrip("♣") == space for word in words)


@pytest.mark.parametrize(
    ("kind", "words"), [(Hire, "Job market"), (Purchase, "Cattle market:"), (OfCity, "Cities:"), (Trip, "└─")]
)
def test_what_is_asked_about_is_shown_in_a_low_terminal(kind: type, words: str) -> None:
    picture = picture_of(asked(kind), Room(110, 20))
    assert words in picture
    assert "Your hand:" in picture


def test_nothing_hidden_is_shown() -> None:
    """Neither another hand nor what a draw deck holds: not to a rival, not to a spectator."""
    match = match_of(WESTERN_TRAIL, 2, "hidden")
    *_, _ = positions(match, 40)
    hand = view_of(seen_in(match, 0)).seats[0].hand
    assert hand
    mine, theirs = picture_of(seen_in(match, 0)), picture_of(seen_in(match, 1))
    for card in hand:
        assert texts("en")(f"westerntrail-card-{card}") in mine
    assert "Your hand:" not in picture_of(seen_in(match, int(SPECTATOR)))
    assert view_of(seen_in(match, 1)).seats[0].deck is None
    assert mine.partition("Your hand:")[2] != theirs.partition("Your hand:")[2]
    assert mine.partition("Your hand:")[0] == theirs.partition("Your hand:")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_the_signs(language: str) -> None:
    check_legend(WESTERN_TRAIL, language)


def test_a_whole_game_at_the_keyboard(run: Run, tmp_path: Path) -> None:
    """Keys that are no move now are told so."""
    record = tmp_path / "record.txt"
    told = run(
        "play", "westerntrail", "--bot", "random", "--seed", "5", "--record", record, typed="help\n" + "1\n0\n" * 1500
    )
    assert (told.code, told.err) == (0, "")
    assert records.read(record.read_text(encoding="utf-8")).result is not None
    for words in ("Railroad ", "Cattle market:", "Your hand:", "a space in the forest", "wins with"):
        assert words in told.out
