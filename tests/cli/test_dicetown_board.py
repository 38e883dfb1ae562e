"""The drawing of Dice Town: every question can be answered by what is shown, and nothing is shown that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from bunkhouse.core.registry import game
from bunkhouse.core.seats import SPECTATOR
from bunkhouse.games.dicetown.edge.arrange import DiceTownPosition
from bunkhouse.games.dicetown.rules.cards import KIND_NAMES
from bunkhouse.locale import LANGUAGES, texts
from bunkhouse.play import records
from bunkhouse.play.seeing import seen_from
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import Seen
from tests.cli.boards import check_legend, check_question, check_room, match_of, picture_of, positions
from tests.cli.conftest import Run

DICE_TOWN = game("dicetown")
DRAWING = drawing_of(DICE_TOWN)
NAMES = ("Ann", "Ben", "Cid")
ALL_BRIBES = {"third_party_bribes": "true", "bribery": "open"}
WITH_CARDS = {"cards_with_commit": "true", "public_wealth": "false"}


def arranged(seat: int, **words: object) -> Seen:
    position = DiceTownPosition(**words)  # type: ignore[arg-type]
    state = DICE_TOWN.arrange(NAMES, DICE_TOWN.settle_options({}), position)
    return seen_from(seat, DICE_TOWN, state, NAMES, texts("en"))


@pytest.mark.parametrize(
    ("language", "options"), [*((language, {}) for language in LANGUAGES), ("en", ALL_BRIBES), ("en", WITH_CARDS)]
)
def test_every_question_of_a_game_can_be_answered(language: str, options: dict[str, str]) -> None:
    """Each legal action has one key, each key finds its action, and every text is there."""
    for seen in positions(match_of(DICE_TOWN, 3, f"board {language}", options), 150, language):
        check_question(seen)


ROLLS = {"Ann": "9 9 J Q A", "Ben": "K K K K K", "Cid": "10 10 10 10 Q"}


def test_dice_are_typed_by_their_faces() -> None:
    """In any order, with or without spaces; what was not rolled is understood, and refused by the rules."""
    seen = arranged(0, phase="commit", rolls=ROLLS)
    keep = {words: DICE_TOWN.parse(f"keep {words}") for words in ("none", "9", "9 9 J", "J A", "10")}
    assert DRAWING.find(seen, "0") == keep["none"]
    assert DRAWING.find(seen, "9") == keep["9"]
    for words in ("99j", "j 9 9", "9 j9"):
        assert DRAWING.find(seen, words) == keep["9 9 J"]
    assert DRAWING.find(seen, "aj") == keep["J A"]
    assert DRAWING.find(seen, "10") == keep["10"]
    assert keep["10"] not in seen.actions
    assert DRAWING.find(seen, "999999") is None
    assert DRAWING.find(seen, "undo") is None
    prices = {entry.key: entry.text for entry in DRAWING.menu(seen)}
    assert prices["99j"].endswith("$2")
    assert prices["0"].endswith("$1")
    assert "$" not in prices["9"]


def test_amounts_are_typed_as_numbers() -> None:
    dice = {"Ann": "10 10 J Q K", "Ben": "10 10 J Q A", "Cid": "9 J Q K A"}
    seen = arranged(0, location="bank", dice=dice, sheriff="Cid", bank=7)
    assert DRAWING.find(seen, "3") == DICE_TOWN.parse("dollars 3")
    assert DRAWING.find(seen, "0") == DICE_TOWN.parse("dollars 0")


def test_the_street_and_everybody_are_as_text() -> None:
    seen = arranged(
        0, phase="commit", rolls={**ROLLS, "Ann": "Q A"}, dice={"Ann": "9 9 J"}, sheriff="Ben", bank=7, stagecoach=2,
        mine=21, dollars={"Ann": 5}, nuggets={"Cid": 9}, row=["claim5", "claim2"], fenced={"Cid": ["claim4"]},
        hands={"Ann": ["marshal", "claim3"], "Ben": ["wanted", "claim1"]},
    )  # fmt: skip
    picture = picture_of(seen)
    for words in ("21 nuggets", "$7", "on the Stagecoach $2", "★ Ben", "1: Claim 5  2: Claim 2", "# Claim 4"):
        assert words in picture
    ann, ben = (next(line for line in picture.splitlines() if name in line and "▮" in line) for name in ("Ann", "Ben"))
    assert "$5" in ann
    assert "9   9   J  ▢▢" in ann
    assert "▢▢▢▢▢" in ben
    assert "Under your cup:  Q   A" in picture
    assert "Your cards: Claim 3, Marshal" in picture


def test_nothing_hidden_is_as_text() -> None:
    """Neither another cup nor another hand: not to a rival, not to a spectator."""
    hands = {"Ben": ["wanted", "equipment_8"], "Cid": ["cheater"]}
    for seat in (0, int(SPECTATOR)):
        picture = picture_of(arranged(seat, phase="commit", rolls=ROLLS, hands=hands))
        assert " K " not in picture.partition("●")[2]
        for card in KIND_NAMES:
            name = texts("en")(f"dicetown-card-{card}") if not card.startswith("claim") else "-"
            assert name not in picture


@pytest.mark.parametrize(("width", "height"), [(60, 13), (80, 24), (54, 30)])
def test_only_the_room_there_is_is_used(width: int, height: int) -> None:
    match = match_of(DICE_TOWN, 5, "room")
    match.names[0] = "A" * 12
    for seen in positions(match, 100):
        check_room(seen, width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_the_signs(language: str) -> None:
    check_legend(DICE_TOWN, language)


def test_a_whole_game_at_the_keyboard(run: Run, tmp_path: Path) -> None:
    """Against the bot that plays if nothing is said; keys that are no move now are told so."""
    record = tmp_path / "record.txt"
    any_move = "0\n1\n9\n10\nj\nq\nk\na\n"  # one of these is a move in every position
    told = run("play", "dicetown", "--seed", "5", "--record", record, typed=any_move * 150)
    assert (told.code, told.err) == (0, "")
    saved = records.read(record.read_text(encoding="utf-8"))
    assert saved.names == ["Player 1", "Gambler"]
    assert saved.result is not None
    for words in ("Town Hall", "Under your cup:", "Type the faces of the dice to keep", "Gambler wins with"):
        assert words in told.out
