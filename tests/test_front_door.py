"""`import bunkhouse` gives what people look for, loads nothing before it is asked for, and what is shown is true."""

from __future__ import annotations

import doctest
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path

import pytest

import bunkhouse
import bunkhouse.api
from bunkhouse.bots import Perspective, make_bot
from bunkhouse.bots.experts import expert_of
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.core.seats import CHANCE
from bunkhouse.play import records

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^```.*$", re.MULTILINE)


def run(program: str) -> str:
    """In a new Python, with the build that is tested."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


# What is shown


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_examples_of_a_page_are_true(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    text = FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))
    examples = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert examples.examples
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples).failed == 0


@pytest.mark.parametrize("module", [bunkhouse, bunkhouse.api], ids=lambda module: module.__name__)
def test_the_examples_of_a_docstring_are_true(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted
    assert result.failed == 0


def test_the_readme_shows_it_in_ten_lines() -> None:
    block = re.search(r"```python\n(.*?)\n*```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    assert len(block[1].splitlines()) <= 10


# How it is imported


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    program = "import sys, bunkhouse; print([name for name in sys.modules if name.startswith('bunkhouse.')])"
    assert run(program) == "[]\n"


def test_the_engine_does_not_load_the_front_door() -> None:
    program = """
import sys, bunkhouse.games.goldrush
heavy = "bunkhouse.api", "bunkhouse.bots", "bunkhouse.locale", "fluent", "rich"
print([name for name in heavy if name in sys.modules])
"""
    assert run(program) == "[]\n"


@pytest.mark.parametrize(
    "program",
    [
        "import bunkhouse; games = bunkhouse.games()",
        "import bunkhouse.games.goldrush; games = bunkhouse.games()",
        "import bunkhouse; games = bunkhouse.games(); import bunkhouse.games.montana.game; bunkhouse.games.montana",
        "from bunkhouse import games as known; games = known(); from bunkhouse.games import goldrush; goldrush.GAME",
        "from bunkhouse.core.registry import games as known; known(); import bunkhouse; games = bunkhouse.games()",
        "import bunkhouse.api, bunkhouse.games; games = bunkhouse.games()",
    ],
)
def test_games_is_a_function_and_a_package_in_any_order(program: str) -> None:
    shown = run(f"{program}; import bunkhouse.games.goldrush as package; print(games, package.__name__)")
    assert "<Game goldrush: 2–5 seats" in shown
    assert shown.endswith("bunkhouse.games.goldrush\n")


USERS_PROGRAM = """
import bunkhouse
from bunkhouse.games.goldrush.edge.view import GoldRushView

for game in bunkhouse.games():
    print(game.id, game.seats[0])
match = bunkhouse.match("goldrush", seats=2, seed="7")
view = match.view(0)
assert isinstance(view, GoldRushView)
told: list[str] = match.play(match.legal[0])
bot: bunkhouse.Bot = bunkhouse.bot("greedy")
move: str = bot.choose(match)
try:
    bunkhouse.open_record("nowhere").at(3)
except bunkhouse.Mistake as mistake:
    print(mistake)
"""


def test_a_users_program_is_typed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(USERS_PROGRAM)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "pyproject.toml", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.startswith("Success"), done.stdout + done.stderr
    program.write_text(USERS_PROGRAM + "match.legal.append('pass')\n")
    assert "has no attribute" in subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout


def test_every_name_is_there_and_listed() -> None:
    assert set(bunkhouse.__all__) <= set(dir(bunkhouse))
    for name in bunkhouse.__all__:
        assert getattr(bunkhouse, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'poker'"):
        bunkhouse.poker  # noqa: B018


# What it does


def test_a_record_is_opened_again(tmp_path: Path) -> None:
    match = bunkhouse.match("dicetown", seats=3, seed=5, options={"kickers": "false"})
    bunkhouse.bot("random", seed=1).play_on(match)
    path = tmp_path / "evening.txt"
    path.write_text(match.record(), encoding="utf-8")
    again = bunkhouse.open_record(path)
    assert (again.log, again.scores, again.ranking) == (match.log, match.scores, match.ranking)
    assert records.read(match.record()).seed == "5"
    assert again.at(0).log == []
    assert str(again.at(len(again.log))) == str(match)


def test_secret_choices_are_made_for_any_seat() -> None:
    match = bunkhouse.match("dicetown", seats=3, seed="7")
    assert match.seat == 0
    match.play(match.legal_for(2)[0], seat=2)
    assert match.seat == 0
    assert match.inner.log[-1].seat == 2
    match.undo()
    assert match.inner.log[-1].seat == CHANCE


def test_a_match_is_told_in_the_language_asked_for() -> None:
    match = bunkhouse.match("goldrush", seed="7", language="cs")
    assert "Přilož kartičku" in match.asked
    with pytest.raises(bunkhouse.Refused, match="GR-"):
        match.play("place 9,9 turn 0")


def test_chance_can_be_played_by_hand() -> None:
    match = bunkhouse.match("goldrush", own_chance=True)
    assert match.seat == CHANCE
    match.play("first 2")
    match.play("draw t06")
    assert match.seat == 1
    assert bunkhouse.match("goldrush", own_chance=False).seat != CHANCE


def test_the_position_is_a_copy() -> None:
    match = bunkhouse.match("goldrush", seed="7")
    match.state.apply(1, match.legal.actions[0])
    assert len(match.log) == 2
    assert match.legal == bunkhouse.match("goldrush", seed="7").legal


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: bunkhouse.match("poker"), "There is no game “poker”"),
        (lambda: bunkhouse.match("goldrush", seats=9), "goldrush is for 2 to 5 players"),
        (lambda: bunkhouse.match("goldrush", names=["Ann", "Ann"]), "players with different names"),
        (lambda: bunkhouse.match("goldrush", options={"gold": "no"}), "goldrush has no option “gold”"),
        (lambda: bunkhouse.match("goldrush", language="tlh"), "There is no language “tlh”"),
        (lambda: bunkhouse.match("goldrush").play("jump"), "“jump” is not a move of goldrush"),
        (lambda: bunkhouse.match("goldrush").view(2), "There is no player “2”"),
        (lambda: bunkhouse.match("goldrush").undo(), "nothing to take back"),
        (lambda: bunkhouse.match("goldrush").at(99), "There is no move 99"),
        (lambda: bunkhouse.bot("nobody"), "There is no bot “nobody”"),
        (lambda: bunkhouse.bot("gambler").play(bunkhouse.match("goldrush")), "There is no bot “gambler”"),
        (lambda: bunkhouse.bot("greedy").play(bunkhouse.match("goldrush", own_chance=True)), "No player is asked"),
        (lambda: bunkhouse.open_record("nowhere.txt"), "nowhere.txt cannot be read"),
        (lambda: bunkhouse.open_record(ROOT / "README.md"), "this is not a Bunkhouse record"),
    ],
)
def test_what_goes_wrong_is_one_sentence(wrong: object, sentence: str) -> None:
    assert callable(wrong)
    with pytest.raises(bunkhouse.Mistake) as caught:
        wrong()
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_things_are_worth_reading() -> None:
    match = bunkhouse.match("goldrush", seed="7")
    assert repr(match.game) == "<Game goldrush: 2–5 seats, rules version 1>"
    assert repr(match) == "<Match goldrush: Player 1, Player 2; 2 moves; seat 1 is to decide, points 0 0>"
    assert repr(match.state) == "<GoldRushState: 2 seats, points 0 0, seat 1 is to act>"
    assert repr(match.inner.log[0]) == "Move(seat=-1, action=" + str(match.inner.log[0].action) + ")"
    bunkhouse.bot("greedy", seed="7").play_on(match)
    assert "; over, points " in repr(match)
    assert re.fullmatch(r"<GoldRushState: 2 seats, points \d+ \d+, over>", repr(match.state))
    for line in str(match).splitlines():
        assert len(line) <= bunkhouse.api.WIDTH


def reached(*starts: object) -> Iterator[object]:
    """These things, and all that one gets from them without a call."""
    waiting, seen = list(starts), dict[int, object]()
    while waiting:
        here = waiting.pop()
        if id(here) in seen or isinstance(here, type) or inspect.isroutine(here):
            continue
        seen[id(here)] = here
        yield here
        if isinstance(here, Mapping):
            waiting += here.values()
        elif isinstance(here, list | tuple):
            waiting += here
        elif type(here).__module__.startswith("bunkhouse."):
            waiting += [getattr(here, name, None) for name in dir(here) if not name.startswith("_")]


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_nothing_is_shown_by_its_address(game: bunkhouse.Game) -> None:
    match = bunkhouse.match(game, seed="7")
    bunkhouse.bot("random", seed="7").play_on(match, 30)
    bots = [make_bot(name, "7", game.id) for name in bunkhouse.bot_names(game)]
    seen = Perspective(game, match.inner.state, 0, Random("7"))
    things = [bunkhouse.bot("greedy"), make_bot("pipe:nobody", "7"), match, seen, expert_of(game)]
    shown = [repr(thing) for thing in reached(*things, *bots, match.view(0), match.view())]
    assert len(shown) > 100
    assert [text for text in shown if " object at 0x" in text] == []


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_view_is_short_and_printed_in_full(game: bunkhouse.Game) -> None:
    match = bunkhouse.match(game, seed="7")
    bunkhouse.bot("random", seed="7").play_on(match, 60)
    view = match.view(0)
    assert repr(view).startswith(f"<{game.view_type.__name__}: ")
    assert len(repr(view)) < 1000
    for field in fields(game.view_type):
        assert f"\n{field.name}:" in str(view)


def test_bots_say_who_they_are() -> None:
    assert repr(bunkhouse.games) == "<Games: goldrush, dicetown, montana, westerntrail; call it for the list>"
    assert repr(make_bot("greedy", "7")) == "<GreedyBot, seed '7'>"
    assert repr(make_bot("search:iterations=500,seconds=1", "7")) == (
        "<SearchBot, seed '7': 500 iterations, 1 s at most>"
    )
    assert repr(Random("7")) == "<Random 8589f238 4b633dcf fb782619 01726523>"
