"""The scenario runner: readable differences, and one clear Mistake for a bad file."""

from pathlib import Path

import pytest

from bunkhouse.core.words import Mistake
from bunkhouse.play import scenarios

GOOD = """
id = "X"
game = "goldrush"
text = "A mountain of two."
seats = ["blue", "red"]
chance = ["ore 1", "ore 2"]

[position]
tiles = [[0, 0, "t22", 0]]
hand = "t21.a"

[[step]]
play = ["place 0,-1 turn 2", "cowboy m1"]
gains = { blue = 2 }
facts = { "ore blue" = 2 }
"""


def differences(text: str) -> list[tuple[int, str, str, str]]:
    outcome = scenarios.run(scenarios.parse(text))
    return [(entry.step, entry.what, entry.expected, entry.found) for entry in outcome.differences]


def test_a_scenario_that_holds() -> None:
    assert differences(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ("blue = 2 }", "blue = 3 }", (1, "points gained by blue", "3", "2")),
        ("blue = 2 }", "red = 2 }", (1, "points gained by blue", "0", "2")),
        ('"ore blue" = 2', '"ore blue" = 1', (1, "ore blue", "1", "2")),
        ('"cowboy m1"', '"cowboy r1"', (1, "cowboy r1", "legal", "GR-5.3 (no-such-part)")),
        ("play =", 'legal = ["place 0,1 turn 0"]\nplay =', (1, "place 0,1 turn 0", "legal", "GR-4.5")),
        ("play =", 'illegal = { "place 0,-1 turn 2" = "GR-4.5" }\nplay =', (1, "place 0,-1 turn 2", "GR-4.5", "legal")),
        ("play =", "choices = { tent = [] }\nchances = []\nplay =", None),
        ("gains", 'events = [{ event = "TrackScored" }]\ngains', None),
    ],
)
def test_what_differs_is_told(old: str, new: str, difference: tuple[int, str, str, str] | None) -> None:
    text = GOOD.replace(old, new, 1)
    if "chances" in new:
        with pytest.raises(Mistake, match="bad-scenario"):
            differences(text)
    elif difference is None:
        assert differences(text)[0][1] == "event TrackScored"
    else:
        assert differences(text)[0] == difference


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"goldrush"', '"chess"', "unknown-game"),
        ("id =", "id", "bad-scenario"),
        ("seats = [", 'colour = "x"\nseats = [', "bad-scenario"),
        ('seats = ["blue", "red"]', 'seats = ["blue"]', "bad-seats"),
        ('seats = ["blue", "red"]', 'seats = ["blue", "blue"]', "bad-seats"),
        ("hand =", "fist =", "bad-position-key"),
        ('"t22", 0', '"t22", "north"', "bad-scenario"),
        ('"t22", 0', '"t99", 0', "goldrush-mistake-tile"),
        ('"t22", 0]', '"t22", 0], [5, 5, "t03.a", 0]', "goldrush-mistake-place"),
        ('"t22", 0]', '"t22", 0], [0, -1, "t19", 0], [0, -2, "t19", 0]', "goldrush-mistake-tiles"),
        ('hand = "t21.a"', 'cowboys = [{ seat = "green", at = "0,0,r1" }]', "bad-seat-name"),
        ('hand = "t21.a"', 'cowboys = [{ seat = "blue", at = "0,0,c1" }]', "goldrush-mistake-part"),
        ('hand = "t21.a"', 'tents = [{ seat = "blue", at = "0,0,r1" }]', "goldrush-mistake-part"),
        ('hand = "t21.a"', "ore = { blue = [4] }", "goldrush-mistake-ore"),
        ('"t22", 0]]\nhand = "t21.a"', '"t03.a", 0]]\nhand = "t19"', "goldrush-mistake-hand"),
        ('"ore blue" = 2', '"gold blue" = 2', "bad-fact"),
        ('"ore blue" = 2', '"whatever" = 2', "bad-fact"),
        ('"cowboy m1"', '"kowboy m1"', "bad-notation"),
        ("[position]", "[options]\nsheriff = 'true'\n[position]", "bad-option"),
        ("[position]", "[options]\nno_farmers = 'maybe'\n[position]", "bad-option-value"),
    ],
)
def test_a_bad_scenario_is_one_clear_mistake(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(Mistake) as mistake:
        differences(GOOD.replace(old, new, 1))
    assert mistake.value.message == message


def test_files(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="cannot-read"):
        scenarios.load(tmp_path / "none.toml")
    path = tmp_path / "bad.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(Mistake, match="cannot-read"):
        scenarios.load(path)
    path.write_text("id = ")
    with pytest.raises(Mistake, match="bad-scenario-file") as mistake:
        scenarios.load(path)
    assert str(path) in str(mistake.value)
