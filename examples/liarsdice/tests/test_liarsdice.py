"""The laws that every game keeps, the scenarios, the odds, and the messages in four languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest
from bunkhouse_liarsdice import GAME
from bunkhouse_liarsdice.expert.odds import at_least, exactly
from bunkhouse_liarsdice.rules.dice import FACES, MOST_DICE, ROLLS, WEIGHTS, matching
from bunkhouse_liarsdice.terminal import DRAWING
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from mypy_extensions import i64

from bunkhouse.bots.experts import expert_of
from bunkhouse.bots.measure.games import play_game
from bunkhouse.core.registry import game
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Mistake
from bunkhouse.locale import LANGUAGES, texts
from bunkhouse.play import scenarios
from bunkhouse.play.laws import LAWS, Case, option_sets
from bunkhouse.play.match import Match
from bunkhouse.play.seeing import seen_from
from bunkhouse.play.wording import kebab
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import Room
from bunkhouse.terminal.text import as_text

# Every set of options and every number of seats, though not each with each; `every=1` and more seeds take minutes.
CASES = [Case(GAME, seats, options, "1", every=9) for seats, options in zip(cycle(GAME.seats), option_sets(GAME))]
STATUS = Path("/proc/self/statm")


def test_it_is_found_by_its_entry_point() -> None:
    assert game("liarsdice") is GAME


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Case], None]) -> None:
    for case in CASES:
        law(case)


@pytest.mark.parametrize("path", scenarios.files_of(GAME), ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert scenarios.run(scenarios.load(path)).differences == []


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("dice = { ann = 2 }", "liarsdice-mistake-hands"),
        ("hands = { ann = [1], bob = [2] }\ndice = { ann = 1 }", "liarsdice-mistake-hands"),
        ("dice = { ann = 6, bob = 1 }", "liarsdice-mistake-dice"),
        ("hands = { ann = [7], bob = [1] }", "liarsdice-mistake-face"),
        ('hands = { ann = [1], bob = [1] }\nbids = [["ann", 3, 1]]', "liarsdice-mistake-bid"),
        ('hands = { ann = [1], bob = [1] }\nbids = [["ann", 1, 5], ["bob", 1, 4]]', "liarsdice-mistake-bid"),
        ('hands = { ann = [1], bob = [1] }\nactive = "cid"', "liarsdice-mistake-out"),
        ("hands = { ann = [1], zoe = [1] }", "bad-seat-name"),
    ],
)
def test_a_position_that_cannot_be(position: str, message: str) -> None:
    head = 'id = "x"\ngame = "liarsdice"\ntext = ""\nseats = ["ann", "bob", "cid"]\n[position]\n'
    with pytest.raises(Mistake) as caught:
        scenarios.begin(scenarios.parse(head + position))
    assert caught.value.message == message


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_may_play(seats: int) -> None:
    """LD-1.3"""
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(Mistake):
        GAME.new_state(seats)


@pytest.mark.parametrize("text", ["", "bid", "bid 0", "bid 31", "of 7", "roll 0", "roll 1 1 1 1 1 1", "first 7", "lie"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.parse(text)
    assert caught.value.message == "bad-notation"


@pytest.mark.parametrize("wild", [False, True])
def test_the_odds_are_those_of_all_rolls(wild: bool) -> None:
    for dice in range(1, MOST_DICE + 1):
        ways = FACES**dice
        assert sum(WEIGHTS[dice]) == ways
        for wanted in range(dice + 2):
            found = [(matching(hand, 4, wild), weight) for hand, weight in zip(ROLLS[dice], WEIGHTS[dice])]
            assert exactly(wanted, dice, wild) == pytest.approx(sum(w for n, w in found if n == wanted) / ways)
            assert at_least(wanted, dice, wild) == pytest.approx(sum(w for n, w in found if n >= wanted) / ways)


@pytest.mark.parametrize("options", option_sets(GAME)[:4])
def test_the_cardsharp_is_better_than_chance(options: dict[str, str]) -> None:
    games = [play_game(GAME, 3, options, ["random", "cardsharp", "random"], f"{n}", check=True) for n in range(12)]
    assert [fault for played in games for fault in played.faults] == []
    assert sum(played.wins[1] for played in games) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_everybody_and_finds_every_key(language: str) -> None:
    assert drawing_of(GAME) is DRAWING
    match = Match(GAME, 6, {"spot_on": "true"}, "7", ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"])
    for turn in range(60):
        seat = int(match.state.to_act())
        seen = seen_from(seat, GAME, match.state, match.names, texts(language))
        menu = DRAWING.menu(seen)
        assert [DRAWING.find(seen, entry.key) for entry in menu] == list(seen.actions)
        assert all(entry.text and "liarsdice-" not in entry.text for entry in menu)
        for width in (80, 54):
            picture = as_text(DRAWING.picture(seen, menu, Room(width, 12)), width)
            assert all(len(line) <= width for line in picture.splitlines())
            assert all(name in picture for name in match.names)
            assert "liarsdice-" not in picture
        match.act(seat, seen.actions[turn % len(seen.actions)])
    assert all(meaning for _, meaning in DRAWING.legend(texts(language)))


@pytest.mark.skipif(not STATUS.exists(), reason="the system does not tell")
def test_clones_leave_nothing_behind() -> None:
    """On a compiled Bunkhouse an array that a compiled constructor gets from interpreted code is never freed."""
    state = GAME.new_state(6)
    state.stack = vec[i64]([state.stack[0]] * 500)  # so that a single array that stays is noticed
    before = in_memory()
    for _ in range(5000):
        state.clone()
    assert in_memory() - before < 4 << 20


def in_memory() -> int:
    return int(STATUS.read_text().split()[1]) * 4096


# Messages


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 the visitor's convention
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message, in the order of the files."""
    found: dict[str, set[str]] = {}
    for path in sorted((GAME.folder / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    assert messages(language) == messages("en")


def test_every_message_that_the_conventions_name_is_there() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (GAME.folder / "edge").glob("*.py"))
    drawing = (GAME.folder / "terminal.py").read_text(encoding="utf-8")
    names = {"title", "name", "line", "about", "points-dice"}
    names |= {f"event-{kebab(event.__name__)}" for event in GAME.event_types}
    names |= {f"choice-{kind}" for kind in GAME.vocabulary["kind"]}
    names |= {f"ask-{kind}" for kind in re.findall(r'Decision\("([a-z-]+)"', source)}
    names |= {f"no-{reason}" for reason in re.findall(r'Refusal\("([a-z-]+)"', source)}
    names |= set(re.findall(r'Mistake\("liarsdice-([a-z-]+)"', source))
    names |= set(re.findall(r'"liarsdice-(terminal-[a-z-]+)"', drawing))
    names |= {f"bot-{bot}{end}" for bot in expert_of(GAME).bots for end in ("", "-help")}
    names |= {f"{field}-{value}" for field, values in GAME.vocabulary.items() for value in values}
    for option in GAME.options:
        names |= {f"option-{option.id}{end}" for end in ("", "-help", *(f"-{value}" for value in option.values))}
    names = {f"liarsdice-{name}" for name in names} | clauses()
    fields = {name for name in messages("en") if name.startswith("liarsdice-field-")}
    assert names == messages("en").keys() - fields


def clauses() -> set[str]:
    """The sections and clauses of RULES.md but those that players never meet."""
    text = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    found = set(re.findall(r"^## (LD-\d)|^- \*\*(LD-\d\.\d)\*\*", text, re.MULTILINE))
    left_out = (GAME.folder / "rules.toml").read_text(encoding="utf-8")
    names = {section or clause for section, clause in found}
    return {name.lower().replace(".", "-") for name in names if f'"{name}"' not in left_out}
