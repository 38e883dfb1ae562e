"""Scenarios: a position in words, moves, and what must hold; tests, rulebook examples, lessons and bug reports alike.

docs/scenarios.md describes the TOML format.
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bunkhouse.core.game import Game
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.state import State
from bunkhouse.core.words import Mistake, bad_position
from bunkhouse.play.match import Match, Refused

Fact = int | str | bool
LARGEST = 1_000_000  # number in a position


class ScenarioStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Checked before its moves: legal, illegal, choices. Checked after them: facts, gains, events."""

    play: list[str] = []
    legal: list[str] = []
    illegal: dict[str, str] = {}  # move -> the clause that forbids it
    choices: dict[str, list[str]] = {}  # first word of a move -> all that may follow it
    facts: dict[str, Fact] = {}
    gains: dict[str, int] = {}  # points by seat in this step; a seat not named must gain none
    events: list[dict[str, Fact | list[int]]] = []  # {event = "TrackScored", points = 4}: among those of this step


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    text: str
    seats: list[str]
    clauses: list[str] = []
    options: dict[str, str] = {}
    position: dict[str, object] | None = None
    chance: list[str] = []  # what chance does, in order, whenever it is to act
    step: list[ScenarioStep] = []


@dataclass(frozen=True, slots=True)
class Difference:
    step: int
    what: str
    expected: str
    found: str


@dataclass(slots=True)
class ScenarioOutcome:
    scenario: ScenarioFile
    match: Match
    differences: list[Difference] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.differences


def files_in(folder: Path) -> list[Path]:
    """All scenario files there, gr-d9 before gr-d10."""
    return sorted(folder.rglob("*.toml"), key=lambda path: natural(path.name))


def natural(name: str) -> list[tuple[int, str]]:
    pieces = "".join(sign if sign.isdigit() else f" {sign} " for sign in name).split()
    return [(int(piece), "") if piece.isdigit() else (0, piece) for piece in pieces]


def files_of(game: Game) -> list[Path]:
    """The scenarios in the game's folder."""
    return files_in(game.folder / "scenarios")


def load(path: Path) -> ScenarioFile:
    """The scenario in a file; raises Mistake with the file and the trouble."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise Mistake("cannot-read", file=str(path), trouble=_reason(trouble)) from None
    try:
        return parse(text)
    except Mistake as trouble:
        if trouble.message != "bad-scenario":
            raise
        raise Mistake("bad-scenario-file", file=str(path), trouble=str(trouble.arguments["trouble"])) from None


def parse(text: str) -> ScenarioFile:
    try:
        return msgspec.convert(tomllib.loads(text), ScenarioFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as trouble:
        raise Mistake("bad-scenario", trouble=str(trouble)) from None


def _reason(trouble: Exception) -> str:
    return trouble.strerror or str(trouble) if isinstance(trouble, OSError) else str(trouble)


def begin(scenario: ScenarioFile, components: str | None = None) -> Match:
    """The match at the scenario's position, before its first step; by wish with another components file."""
    game = game_named(scenario.game)
    if components is not None:
        game = game.with_components(components)
    if len(scenario.seats) not in game.seats or len(set(scenario.seats)) != len(scenario.seats):
        raise Mistake("bad-seats", game=game.id, seats=len(scenario.seats), low=game.seats[0], high=game.seats[-1])
    options = game.settle_options(scenario.options)
    start: State | None = None
    if scenario.position is not None:
        start = game.arrange(scenario.seats, options, _position(game, scenario.position))
    return Match(game, len(scenario.seats), options, names=scenario.seats, start=start)


def _position(game: Game, words: Mapping[str, object]) -> object:
    known = [entry.name for entry in dataclasses.fields(game.position_type)]
    for key in words:
        if key not in known:
            raise Mistake("bad-position-key", key=key, known=", ".join(known))
    _check_numbers(words)
    try:
        return msgspec.convert(words, game.position_type)
    except msgspec.ValidationError as trouble:
        raise bad_position(str(trouble)) from None


def _check_numbers(words: object) -> None:
    """No number of a position is large, and the compiled build takes no huge ones."""
    if isinstance(words, Mapping):
        words = list(words.values())
    if isinstance(words, list):
        for part in words:
            _check_numbers(part)
    elif isinstance(words, int) and abs(words) > LARGEST:
        raise bad_position(f"{words} is too large")


def run(scenario: ScenarioFile, components: str | None = None) -> ScenarioOutcome:
    """Play it through and collect everything that differs from what must hold."""
    match = begin(scenario, components)
    outcome = ScenarioOutcome(scenario, match)
    coming = list(reversed(scenario.chance))
    for number, step in enumerate(scenario.step, 1):
        _draw(match, coming)
        _Check(outcome, number, step).run(coming)
    return outcome


def _draw(match: Match, coming: list[str]) -> None:
    while coming and match.state.to_act() == CHANCE:
        match.act(int(CHANCE), match.game.parse(coming.pop()))


class _Check:
    """One step of a scenario being compared with the match."""

    def __init__(self, outcome: ScenarioOutcome, number: int, step: ScenarioStep) -> None:
        self.outcome = outcome
        self.match = outcome.match
        self.number = number
        self.step = step

    def run(self, coming: list[str]) -> None:
        self.before()
        scores = self.scores()
        moves = len(self.match.log)
        for words in self.step.play:
            if not self.play(words):
                return
            _draw(self.match, coming)
        self.after(scores, moves)

    def differ(self, what: str, expected: object, found: object) -> None:
        if expected != found:
            self.outcome.differences.append(Difference(self.number, what, _shown(expected), _shown(found)))

    def scores(self) -> dict[str, int]:
        return dict(zip(self.match.names, self.match.state.scores(), strict=True))

    def before(self) -> None:
        match, game = self.match, self.match.game
        seat = match.state.to_act()
        legal = [game.notation(action) for action in match.legal_actions(seat)] if seat >= CHANCE else []
        for words in self.step.legal:
            self.differ(words, "legal", "legal" if game.notation(game.parse(words)) in legal else self.why(words))
        for words, clause in self.step.illegal.items():
            self.differ(words, clause, self.why(words))
        for first, rest in self.step.choices.items():
            found = [words.partition(" ")[2] for words in legal if words.split()[0] == first]
            self.differ(f"choices of {first}", sorted(rest), sorted(found))

    def why(self, words: str) -> str:
        refusal = self.match.game.why_not(self.match.state, self.match.state.to_act(), self.match.game.parse(words))
        return "legal" if refusal is None else refusal.clause

    def play(self, words: str) -> bool:
        try:
            self.match.act(self.match.state.to_act(), self.match.game.parse(words))
        except Refused as refused:
            self.differ(words, "legal", f"{refused.refusal.clause} ({refused.refusal.reason})")
            return False
        return True

    def after(self, scores: dict[str, int], moves: int) -> None:
        state = self.match.state
        for words, expected in self.step.facts.items():
            self.differ(words, expected, self.match.game.fact(state, words, self.match.names))
        if self.step.gains:
            found = {name: total - scores[name] for name, total in self.scores().items()}
            for name in self.match.names:
                self.differ(f"points gained by {name}", self.step.gains.get(name, 0), found[name])
        heard = [
            {"event": type(entry.event).__name__} | msgspec.json.decode(msgspec.json.encode(entry.event))
            for entry in self.match.happenings
            if entry.move >= moves
        ]
        for wanted in self.step.events:
            if not any(all(event.get(key) == value for key, value in wanted.items()) for event in heard):
                self.differ(f"event {wanted.get('event')}", wanted, [event["event"] for event in heard])


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return str(value)
