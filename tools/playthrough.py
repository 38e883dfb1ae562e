"""A recorded game as a page to read: in every position what is asked, the legal moves, the board, the move, its events.

A change of behaviour is then a diff that a person can read. Boards are told in full now and then, otherwise by what
has changed since the same seat looked last: new lines (+), and old ones (-) that no new one resembles. What only some
may know is told with their names, because its sentences say "you". `python -m tools.playthrough` writes those in
golden/ anew.
"""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from mypy_extensions import i64

from bunkhouse.core.game import Game
from bunkhouse.core.registry import built_in
from bunkhouse.core.seats import CHANCE, EVERYONE, has
from bunkhouse.core.state import State
from bunkhouse.core.vecs import vec
from bunkhouse.locale import texts
from bunkhouse.play import records
from bunkhouse.play.journal import Happening
from bunkhouse.play.match import Match
from bunkhouse.play.seeing import asked_text, board_text
from bunkhouse.play.wording import event_text, joined, title_text

GOLDEN = Path(__file__).parents[1] / "golden"
WIDTH = 96  # columns of a board
FULL_EVERY = 40  # looks of a seat at the board
MOST_MOVES = 8  # legal ones of a kind that are listed
MOST_DRAWS = 4  # of chance
ENGLISH = texts("en")


def page_of(game: Game) -> Path:
    return GOLDEN / f"{game.id}.playthrough.txt"


def playthrough(game: Game) -> str:
    """The golden game with one player more than it takes: more happens, and options are tried."""
    name = f"{game.id}-{game.seats[1]}.record"
    record = records.read((GOLDEN / name).read_text(encoding="utf-8"))
    return "\n".join(_Page(records.replay(record)).lines(name)) + "\n"


class _Page:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.boards: dict[int, list[str]] = {}  # by seat, as it saw it last
        self.looks: dict[int, int] = {}
        self.story: list[list[str]] = [[] for _ in match.log]
        for heard in match.happenings:
            self.story[heard.move].append(self.told(heard))

    def lines(self, name: str) -> list[str]:
        match = self.match
        state = match.state_at(0)
        options = ", ".join(f"{option} {value}" for option, value in match.options.items())
        page = [f"{title_text(ENGLISH, match.game)}, rules version {match.game.version}: {name}", f"Options: {options}"]
        for number, move in enumerate(match.log):
            seat = int(move.seat)
            page += ["", *(self.draw(state, number) if seat == CHANCE else self.decision(state, number, seat))]
            page += [f"> {match.game.notation(move.action)}", *(f"  {told}" for told in self.story[number])]
            state.apply(move.seat, move.action)
        return [*page, "", *self.result(state)]

    def told(self, heard: Happening) -> str:
        names = self.match.names
        sentence = event_text(ENGLISH, self.match.game, heard.event, names)
        if heard.seen_by == EVERYONE:
            return sentence
        knowing = [name for seat, name in enumerate(names) if has(heard.seen_by, seat)]
        return f"(only {joined(ENGLISH, knowing)}: {sentence})"

    def draw(self, state: State, number: int) -> list[str]:
        return [f"{number + 1}. Chance, points {_numbers(state.scores())}", self.legal(state, int(CHANCE), MOST_DRAWS)]

    def decision(self, state: State, number: int, seat: int) -> list[str]:
        match = self.match
        return [
            f"{number + 1}. {match.names[seat]}, points {_numbers(state.scores())}",
            asked_text(seat, match.game, state, match.names, ENGLISH),
            self.legal(state, seat, MOST_MOVES),
            *self.board(state, seat),
        ]

    def legal(self, state: State, seat: int, most: int) -> str:
        """By their first word, so that every kind of move is there; of many only the first ones."""
        moves = [self.match.game.notation(action) for action in state.legal_actions(seat)]
        kinds: dict[str, list[str]] = {}
        for move in moves:
            kind, _, rest = move.partition(" ")
            kinds.setdefault(kind, []).append(rest)
        told = [f"{kind} {'; '.join(_first(rests, most))}".rstrip() for kind, rests in kinds.items()]
        return f"{len(moves)} legal: {' | '.join(told)}"

    def board(self, state: State, seat: int) -> list[str]:
        match = self.match
        board = board_text(seat, match.game, state, match.names, ENGLISH, WIDTH).splitlines()
        known, look = self.boards.get(seat, []), self.looks.get(seat, 0)
        self.boards[seat], self.looks[seat] = board, look + 1
        new = [line for line in board if line not in known]
        if look % FULL_EVERY == 0 or 2 * len(new) > len(board):
            return [f"| {line}".rstrip() for line in board]
        gone = [line for line in known if line not in board and not get_close_matches(line, new, 1)]
        return [*(f"- {line}" for line in gone), *(f"+ {line}" for line in new)]

    def result(self, state: State) -> list[str]:
        match = self.match
        lines = [f"The end: points {_numbers(state.scores())}, places {_numbers(state.ranking())}"]
        for name, seat_lines in zip(match.names, match.game.breakdown(state), strict=True):
            told = [f"{ENGLISH(f'{match.game.id}-points-{line.category}')} {line.points}" for line in seat_lines]
            lines.append(f"{name}: {', '.join(told)}")
        return lines


def _first(moves: list[str], most: int) -> list[str]:
    return moves if len(moves) <= most + 1 else [*moves[:most], f"… {len(moves) - most} more"]


def _numbers(numbers: vec[i64]) -> str:
    return " ".join(str(number) for number in numbers)


def main() -> None:
    for game in built_in():
        page_of(game).write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
