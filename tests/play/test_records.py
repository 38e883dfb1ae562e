"""Records: reading is all or nothing, and every trouble names its line."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bunkhouse.core.registry import game
from bunkhouse.core.words import Mistake
from bunkhouse.play import records
from bunkhouse.play.laws import Case, picture, random_match
from bunkhouse.play.match import Match

GOLDRUSH = game("goldrush")
GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*.record"))
TEXT = records.write(random_match(Case(GOLDRUSH, 2, {}, "record 9")), "2026-01-02")
LINES = TEXT.splitlines()
FIRST_MOVE = LINES.index("") + 1


def changed(line: int, words: str, checked: bool = False) -> str:
    """The record with one line (from 0) changed; with `checked` its checksum made right again."""
    lines = [*LINES]
    lines[line] = words
    if checked:
        lines[-1] = f"end {len(lines) - FIRST_MOVE - 1} {records.checksum(lines[FIRST_MOVE:-1])}"
    return "\n".join(lines) + "\n"


def trouble(text: str) -> tuple[str, object]:
    with pytest.raises(Mistake) as mistake:
        records.read(text)
    return mistake.value.message, mistake.value.arguments.get("line")


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES) if line.startswith(start))


def test_a_record_tells_the_whole_game() -> None:
    record = records.read(TEXT)
    assert record.game is GOLDRUSH
    assert record.seats == 2
    assert record.date == "2026-01-02"
    assert record.result == list(records.replay(record).state.scores())
    assert LINES[0] == "Bunkhouse record 1"
    assert re.fullmatch(r"commitment: [0-9a-f]{64}", LINES[line_of("commitment")])


def test_an_unfinished_game_keeps_its_seed_secret() -> None:
    match = Match(GOLDRUSH, 2, seed="do not tell", names=["Ann", "Ben \n the\tsecond"])
    text = records.write(match, "2026-01-02")
    assert "do not tell" not in text
    assert "result" not in text
    assert "seat 2: Ben the second" in text
    record = records.read(text)
    assert record.names == ["Ann", "Ben the second"]
    with pytest.raises(Mistake, match="verify-no-seed"):
        records.verify(record)


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ("", "record-foreign", 1),
        ("[Event 'chess']\n1. e4 e5", "record-foreign", 1),
        ("\x00\x01\x02", "record-foreign", 1),
        (TEXT.replace("record 1", "record 2", 1), "record-newer", 1),
        (changed(1, "game: chess"), "record-unknown-game", 2),
        (changed(2, "rules: 99"), "record-newer-rules", 3),
        (changed(2, "rules: 0"), "record-older-rules", 3),
        (changed(2, "rules: soon"), "record-bad-head", 3),
        (changed(3, "seats: 9"), "record-bad-head", 4),
        (changed(line_of("option no_farmers"), "option no_farmers: perhaps"), "record-bad-head", 7),
        (changed(line_of("option no_farmers"), "option sheriff: true"), "record-bad-head", 7),
        (changed(line_of("seat 1"), "colour: blue"), "record-bad-line", 5),
        (changed(line_of("commitment"), "commitment: abc"), "record-bad-head", line_of("commitment") + 1),
        (changed(line_of("result"), "result: 1 2"), "record-wrong-result", line_of("result") + 1),
        (changed(line_of("result"), "result: 1 2 3"), "record-bad-head", line_of("result") + 1),
        (changed(FIRST_MOVE + 20, "21 1 dance"), "record-bad-move", FIRST_MOVE + 21),
        (changed(FIRST_MOVE + 20, "99 1 pass"), "record-bad-line", FIRST_MOVE + 21),
        (changed(FIRST_MOVE + 20, "21 7 pass"), "record-bad-line", FIRST_MOVE + 21),
        (changed(FIRST_MOVE + 2, "3 1 place 70,0 turn 0", checked=True), "record-illegal-move", FIRST_MOVE + 3),
        (changed(len(LINES) - 1, LINES[-1][:-1] + "x"), "record-bad-line", len(LINES)),
        (changed(len(LINES) - 1, "end 3"), "record-bad-line", len(LINES)),
        (TEXT + "more\n", "record-bad-line", len(LINES) + 1),
        ("\n".join(LINES[:5]), "record-cut-off", 5),
        ("\n".join(LINES[:-1]), "record-cut-off", len(LINES) - 1),
        ("\n".join(LINES[:60]), "record-cut-off", 60),
    ],
)
def test_every_trouble_names_its_line(text: str, message: str, line: int) -> None:
    assert trouble(text) == (message, line)


def test_a_changed_move_that_is_still_legal_is_noticed() -> None:
    """GR-11.5: another draw would be legal, but the checksum and the seed tell."""
    number = next(n for n in range(FIRST_MOVE, len(LINES)) if " * ore 2" in LINES[n])
    forged = LINES[number].replace("ore 2", "ore 5")
    assert trouble(changed(number, forged))[0] == "record-damaged"
    text = changed(number, forged, checked=True)
    result = line_of("result")
    text = "\n".join(line for at, line in enumerate(text.splitlines()) if at != result)
    record = records.read(text + "\n")
    with pytest.raises(Mistake, match="verify-other-draw") as mistake:
        records.verify(record)
    assert mistake.value.arguments["line"] == number, "one line less than before, counted from 1"


def test_a_seed_that_was_not_the_promised_one() -> None:
    text = changed(line_of("seed"), "seed: another")
    with pytest.raises(Mistake, match="verify-wrong-seed"):
        records.verify(records.read(text))


def test_a_game_with_real_dice_cannot_be_verified() -> None:
    match = Match(GOLDRUSH, 2)
    match.act(-1, GOLDRUSH.parse("first 1"))
    with pytest.raises(Mistake, match="verify-no-commitment"):
        records.verify(records.read(records.write(match, "2026-01-02")))


@settings(max_examples=60)
@given(at=st.integers(0, len(TEXT) - 2), junk=st.text(max_size=4), length=st.integers(0, 30))
def test_no_damage_is_half_loaded(at: int, junk: str, length: int) -> None:
    """Whatever is cut out or put in: the record reads as before, or gives a Mistake with a line."""
    text = TEXT[:at] + junk + TEXT[at + length :]
    found: records.Record | Mistake
    try:
        found = records.read(text)
    except Mistake as mistake:
        found = mistake
    if isinstance(found, Mistake):
        assert isinstance(found.arguments["line"], int)
    else:
        assert found.moves == records.read(TEXT).moves


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden_games_still_play_the_same(path: Path) -> None:
    """Whole games kept as text: a change of behaviour shows as a diff."""
    text = path.read_text()
    record = records.read(text)
    assert records.verify(record) > 0
    match = records.replay(record)
    match.seed = record.seed
    assert records.write(match, record.date or "") == text
    assert picture(match.game, match.state) == picture(match.game, records.replay(records.read(text)).state)


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) >= 4
