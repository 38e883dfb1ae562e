"""Records: a whole game as text, for people and programs (docs/records.md describes the format).

Reading is all or nothing: a file that is damaged, cut off, foreign or newer gives one Mistake that names the line.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from bunkhouse.core.game import Game, Options
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.words import Mistake
from bunkhouse.play import chance
from bunkhouse.play.journal import Move
from bunkhouse.play.match import Match, Refused

FORMAT = 1
TITLE = "Bunkhouse record"
CHANCE_SIGN = "*"
NEW_LINE = "\n"


@dataclass(frozen=True, slots=True)
class Record:
    game: Game
    options: Options
    names: list[str]
    moves: list[Move]
    commitment: str | None = None
    seed: str | None = None
    date: str | None = None
    result: list[int] | None = None
    lines: list[int] = field(default_factory=list)  # the line of each move, for messages

    @property
    def seats(self) -> int:
        return len(self.names)


def write(match: Match, date: str) -> str:
    """The record of a match; seed and result are told only once it is over."""
    over = match.state.is_over()
    head = [
        f"{TITLE} {FORMAT}",
        f"game: {match.game.id}",
        f"rules: {match.game.version}",
        f"seats: {match.seats}",
        *(f"seat {number + 1}: {one_line(name)}" for number, name in enumerate(match.names)),
        *(f"option {name}: {value}" for name, value in match.options.items()),
    ]
    components = match.game.own_components
    if components is not None:
        head.append(f"data: {components_digest(components)}")
    if match.commitment is not None:
        head.append(f"commitment: {match.commitment}")
    if over and match.seed is not None:
        head.append(f"seed: {match.seed}")
    head.append(f"date: {date}")
    if over:
        head.append("result: " + " ".join(str(score) for score in match.state.scores()))
    body = [
        f"{number + 1} {CHANCE_SIGN if move.seat == CHANCE else move.seat + 1} {match.game.notation(move.action)}"
        for number, move in enumerate(match.log)
    ]
    tail = [] if components is None else [f"data {components.count(NEW_LINE) + 1}", components]
    return "\n".join([*head, "", *body, f"end {len(body)} {checksum(body)}", *tail, ""])


def components_digest(components: str) -> str:
    """Of a components file, so that two records tell whether they were played with the same one."""
    return hashlib.sha256(components.encode()).hexdigest()


def one_line(name: str) -> str:
    return " ".join(name.split())[:60] or "?"


def checksum(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def read(text: str) -> Record:
    """The record in a text, every move checked against the rules; raises Mistake with the line and the trouble."""
    return _Reader(text).record()


def replay(record: Record) -> Match:
    """The match at its last move. Chance is taken from the record, not drawn again."""
    match = Match(record.game, record.seats, record.options, names=record.names)
    for number, move in enumerate(record.moves):
        try:
            match.act(move.seat, move.action)
        except Refused as refused:
            line = record.lines[number] if record.lines else number + 1
            told = f"{record.game.notation(move.action)} ({refused.refusal.clause})"
            raise Mistake("record-illegal-move", line=line, move=told) from None
    return match


def verify(record: Record) -> int:
    """Prove that every chance action is the one the committed seed gives; the number of them. Raises Mistake if not."""
    if record.commitment is None:
        raise Mistake("verify-no-commitment")
    if record.seed is None:
        raise Mistake("verify-no-seed")
    if chance.commitment(record.seed) != record.commitment:
        raise Mistake("verify-wrong-seed")
    state = record.game.new_state(record.seats, record.options)
    count = 0
    for number, move in enumerate(record.moves):
        if move.seat == CHANCE:
            if chance.draw(state, record.seed, count) != move.action:
                raise Mistake("verify-other-draw", line=record.lines[number], move=record.game.notation(move.action))
            count += 1
        state.apply(move.seat, move.action)
    return count


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").splitlines()
        self.at = 0  # lines read so far, which is also the number of the line read last
        self.components: list[str] = []  # the components file at the end, if the head announces one

    def record(self) -> Record:
        self.title()
        heads = self.heads()
        if "data" in heads:
            self.split_components()
        game = self.game(heads)
        seats = self.number(heads, "seats")
        if seats not in game.seats:
            self.fail("record-bad-head", heads["seats"][0], head="seats", value=str(seats))
        names = [heads.get(f"seat {number + 1}", (0, str(number + 1)))[1] for number in range(seats)]
        options = self.options(game, heads)
        moves, lines = self.moves(game, seats)
        result = self.result(heads, seats)
        record = Record(
            game, options, names, moves,
            commitment=self.hexadecimal(heads, "commitment"),
            seed=heads["seed"][1] if "seed" in heads else None,
            date=heads["date"][1] if "date" in heads else None,
            result=result,
            lines=lines,
        )  # fmt: skip
        match = replay(record)
        if result is not None and (not match.state.is_over() or list(match.state.scores()) != result):
            self.fail("record-wrong-result", heads["result"][0])
        return record

    def fail(self, message: str, line: int | None = None, **arguments: int | str) -> NoReturn:
        raise Mistake(message, line=self.at if line is None else line, **arguments)

    def next_line(self) -> str | None:
        if self.at >= len(self.lines):
            return None
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def title(self) -> None:
        found = re.fullmatch(rf"{TITLE} (\d+)", self.next_line() or "")
        if found is None:
            raise Mistake("record-foreign", line=1, title=f"{TITLE} {FORMAT}")
        if int(found[1]) > FORMAT:
            raise Mistake("record-newer", line=1, format=int(found[1]), known=FORMAT)

    def heads(self) -> dict[str, tuple[int, str]]:
        """The header lines as name -> (line, value)."""
        heads: dict[str, tuple[int, str]] = {}
        while line := self.next_line():
            name, colon, value = line.partition(":")
            if not colon or name in heads:
                self.fail("record-bad-line", text=line[:60])
            known = ("game", "rules", "seats", "commitment", "seed", "date", "result", "data")
            if name not in known and not re.fullmatch(r"seat [1-7]|option [a-z0-9_]+", name):
                self.fail("record-bad-line", text=line[:60])
            heads[name] = (self.at, value.strip())
        if line is None:
            self.fail("record-cut-off")
        return heads

    def split_components(self) -> None:
        """The components file follows the last move, after a line that tells its length."""
        for at in range(self.at, len(self.lines)):
            if self.lines[at].startswith("end"):
                found = (
                    re.fullmatch(r"data (\d{1,6})", self.lines[at + 1].rstrip()) if at + 1 < len(self.lines) else None
                )
                if found is None or len(self.lines) < at + 2 + int(found[1]):
                    break
                self.components = self.lines[at + 2 : at + 2 + int(found[1])]
                self.lines = self.lines[: at + 1] + self.lines[at + 2 + int(found[1]) :]
                return
        self.fail("record-cut-off", len(self.lines))

    def number(self, heads: dict[str, tuple[int, str]], name: str) -> int:
        if name not in heads:
            self.fail("record-missing-head", head=name)
        line, value = heads[name]
        if not re.fullmatch(r"\d{1,6}", value):
            self.fail("record-bad-head", line, head=name, value=value[:60])
        return int(value)

    def hexadecimal(self, heads: dict[str, tuple[int, str]], name: str) -> str | None:
        if name not in heads:
            return None
        line, value = heads[name]
        if not re.fullmatch(r"[0-9a-f]{64}", value):
            self.fail("record-bad-head", line, head=name, value=value[:70])
        return value

    def game(self, heads: dict[str, tuple[int, str]]) -> Game:
        if "game" not in heads:
            self.fail("record-missing-head", head="game")
        line, name = heads["game"]
        try:
            game = game_named(name)
        except Mistake:
            raise Mistake("record-unknown-game", line=line, game=name[:60]) from None
        version = self.number(heads, "rules")
        if version != game.version:
            message = "record-newer-rules" if version > game.version else "record-older-rules"
            self.fail(message, heads["rules"][0], game=game.id, version=version, known=game.version)
        if "data" not in heads:
            return game
        components = "\n".join(self.components)
        if components_digest(components) != heads["data"][1]:
            self.fail("record-other-components", heads["data"][0])
        return game.with_components(components)

    def options(self, game: Game, heads: dict[str, tuple[int, str]]) -> Options:
        chosen: Options = {}
        for name, (line, value) in heads.items():
            if name.startswith("option "):
                chosen[name.removeprefix("option ")] = value
                try:
                    game.settle_options(chosen)
                except Mistake:
                    self.fail("record-bad-head", line, head=name, value=value[:60])
        return game.settle_options(chosen)

    def result(self, heads: dict[str, tuple[int, str]], seats: int) -> list[int] | None:
        if "result" not in heads:
            return None
        line, value = heads["result"]
        if not re.fullmatch(r"-?\d{1,6}( -?\d{1,6})*", value) or len(value.split()) != seats:
            self.fail("record-bad-head", line, head="result", value=value[:60])
        return [int(score) for score in value.split()]

    def moves(self, game: Game, seats: int) -> tuple[list[Move], list[int]]:
        moves: list[Move] = []
        lines: list[int] = []
        first = self.at
        while (line := self.next_line()) is not None:
            if line.startswith("end"):
                self.end(line, first, len(moves))
                return moves, lines
            found = re.fullmatch(r"(\d+) (\*|[1-9]) (.+)", line)
            if found is None or int(found[1]) != len(moves) + 1:
                self.fail("record-bad-line", text=line[:60])
            moves.append(self.move(game, seats, found[2], found[3]))
            lines.append(self.at)
        raise Mistake("record-cut-off", line=self.at)

    def move(self, game: Game, seats: int, sign: str, words: str) -> Move:
        seat = int(CHANCE) if sign == CHANCE_SIGN else int(sign) - 1
        if seat != CHANCE and seat not in range(seats):
            self.fail("record-bad-line", text=f"{sign} {words}"[:60])
        try:
            return Move(seat, game.parse(words))
        except Mistake:
            raise Mistake("record-bad-move", line=self.at, text=words[:60]) from None

    def end(self, line: str, first: int, count: int) -> None:
        found = re.fullmatch(r"end (\d+)(?: ([0-9a-f]{16}))?", line)
        if found is None or int(found[1]) != count:
            self.fail("record-bad-line", text=line[:60])
        if found[2] is not None and found[2] != checksum([text.rstrip() for text in self.lines[first : self.at - 1]]):
            self.fail("record-damaged")
        if any(text.strip() for text in self.lines[self.at :]):
            self.at += 1
            self.fail("record-bad-line", text=self.lines[self.at - 1][:60])
