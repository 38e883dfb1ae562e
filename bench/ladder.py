"""How strong the bots are: `make ladder` (`python -m bench.ladder`) plays every rung and writes bench/LADDER.md.

python -m bench.ladder --only goldrush --jobs 2 --keep ladder         can be stopped and goes on from the kept games
python -m bench.ladder --only goldrush --rungs 3                      rows that are not played stay as they are
python -m bench.ladder --written                                      only writes down what has been kept
python -m bench.ladder --quick                                        a few games of each rung, to see that it works

Needs the compiled build for its figures; interpreted, the levels think as long and see less.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bunkhouse.bots.experts import expert_of
from bunkhouse.bots.measure.arena import Contest, Outcome, keep, kept, play_in_processes
from bunkhouse.bots.measure.standings import Standing, standings
from bunkhouse.bots.search.judge import Judge
from bunkhouse.bots.search.levels import LEVELS
from bunkhouse.bots.search.search import Search, Style
from bunkhouse.core.build import compiled
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.core.seats import CHANCE

PAGE = Path(__file__).with_name("LADDER.md")
TOP = list(LEVELS)[-1]
JUDGED, BLIND = "search:iterations=100", "search:iterations=100,onward=0,blind=1"  # leaves by the evaluator, by chance
NO_CLAIM = 0.0
GAMES = [game.id for game in built_in()]
TODAY = time.strftime("%Y-%m-%d")
WIDE = 10  # cells in a row of the ladder itself
MIRROR_GAMES = 200
QUICK = 8  # games of each rung
SPEED_SECONDS = 2.0
SPEED_DEPTHS = (10, 40, 70)  # decisions into the game, where the speed of the search is measured


@dataclass(frozen=True, slots=True)
class Rung:
    """A claim: the first bot wins at least this share against the others; or a comparison, without a claim."""

    bots: tuple[str, ...]
    seats: int
    games: int
    at_least: float

    def contest(self, game: Game, games: int) -> Contest:
        return Contest(game.id, self.seats, game.settle_options({}), self.bots, games, "ladder")


def rungs(game: Game) -> list[Rung]:
    """For every game the same: what each level and the one-move-ahead bot must reach."""
    few, many = game.seats[0], game.seats[-1]
    return [
        Rung(("greedy", "random"), few, 400, 0.98),
        Rung((TOP, "greedy"), few, 400, 0.75),
        Rung((TOP, "greedy"), many, 100, 2 / many),
        Rung(("greenhorn", "random"), few, 100, 0.6),
        Rung(("greedy", "greenhorn"), few, 100, 0.75),  # nobody who sees what a move brings loses to it often
        Rung(("cowhand", "greenhorn"), few, 100, 0.6),
        Rung(("foreman", "cowhand"), few, 100, 0.6),
        Rung((TOP, "foreman"), few, 100, 0.5),
        Rung(("foreman", "greedy"), few, 200, 0.6),
        Rung((JUDGED, BLIND), few, 100, NO_CLAIM),
    ]


@dataclass(frozen=True, slots=True)
class Mirror:
    """A claim: the top level scores at least so many points in games of two against itself."""

    games: int
    points: float

    def contest(self, game: Game, games: int) -> Contest:
        return Contest(game.id, 2, game.settle_options({}), (TOP,), games, "mirror")


def mirror_of(game: Game) -> Mirror | None:
    """What the game's expert claims, if it does: where everybody plays for points, victories alone say little."""
    points = expert_of(game).mirror
    return None if points is None else Mirror(MIRROR_GAMES, points)


@dataclass(frozen=True, slots=True)
class Reflection:
    game: str
    mirror: Mirror
    games: int
    points: float
    off: float  # half of the 95 % interval


@dataclass(frozen=True, slots=True)
class Result:
    game: str
    rung: Rung
    first: Standing
    played: int
    faults: int


@dataclass(frozen=True, slots=True)
class Run:
    """Where games are kept, how they are played, and whether they are."""

    folder: Path
    jobs: int
    play_more: bool
    most: int | None  # games of each rung

    def deals(self, contest: Contest) -> list[list[Outcome]]:
        path = self.folder / f"{contest.game}-{contest.seats}-{'-'.join(contest.bots)}.jsonl"
        if not self.play_more and not path.exists():
            return []
        deals = kept(path, contest)
        if self.play_more:
            for deal in play_in_processes(self.jobs)(contest, range(len(deals), contest.deals())):
                keep(path, deal)
                deals.append(deal)
                say(contest, deals)
        return deals

    def games(self, wanted: int) -> int:
        return min(wanted, self.most or wanted)


def reflected(game: Game, mirror: Mirror, run: Run) -> Reflection | None:
    deals = run.deals(mirror.contest(game, run.games(mirror.games)))
    means = [sum(one.scores) / len(one.scores) for deal in deals for one in deal if not one.fault]
    if len(means) < 2:
        return None
    off = 1.96 * statistics.stdev(means) / len(means) ** 0.5
    return Reflection(game.id, mirror, len(means), statistics.mean(means), off)


def played(game: Game, rung: Rung, run: Run) -> Result | None:
    contest = rung.contest(game, run.games(rung.games))
    deals = run.deals(contest)
    if not deals:
        return None
    faults = sum(bool(one.fault) for deal in deals for one in deal)
    return Result(game.id, rung, standings(contest, deals)[0], sum(len(deal) for deal in deals), faults)


def say(contest: Contest, deals: Sequence[Sequence[Outcome]]) -> None:
    first = standings(contest, deals)[0]
    done = sum(len(deal) for deal in deals)
    total = contest.deals() * len(contest.seatings())
    words = f"{contest.game}, {contest.seats} seats, {first.bot} against {contest.bots[-1]}: {done} of {total} games"
    sys.stderr.write(f"{words}, {first.share:.1%} ({first.share_low:.1%}–{first.share_high:.1%})\n")
    sys.stderr.flush()


def speeds_of(game: Game) -> Iterator[tuple[str, tuple[float, float]]]:
    """With the fewest and the most seats: of the tree alone, and of searches whose leaves are played on."""
    few, many = game.seats[0], game.seats[-1]
    searching = expert_of(game).searching
    alone = {**searching, "onward": 0.0}
    yield game.id, (speed(game, few, alone), speed(game, many, alone))
    if searching.get("onward"):
        yield f"{game.id}, leaves played on", (speed(game, few, searching), speed(game, many, searching))


def speed(game: Game, seats: int, style: Mapping[str, float]) -> float:
    """Iterations of the search a second, in positions early, midway and late in a game."""
    done, spent, expert = 0, 0.0, expert_of(game)
    for depth in SPEED_DEPTHS:
        state, random = game.new_state(seats), Random("speed")
        while depth > 0 or state.to_act() == CHANCE or len(state.legal_actions(state.to_act())) < 2:
            seat = state.to_act()
            legal = state.legal_actions(seat)
            depth -= seat != CHANCE
            state.apply(seat, state.sample_chance(random) if seat == CHANCE else legal[random.below(len(legal))])
        judge = (expert.judge or Judge)()
        search = Search(state, state.to_act(), Random("speed"), Style(**style), expert.evaluator, judge)
        began = time.process_time()  # other work on the machine does not count
        search.run(10_000_000, SPEED_SECONDS / len(SPEED_DEPTHS))
        spent += time.process_time() - began
        done += search.iterations
    return done / spent


HEAD = """# The ladder

Written by `python -m bench.ladder`; every deal is played in every seating with the same luck. A share is the first
bot's share of the victories per seat that it had (a shared victory is divided), with its 95 % interval (Wilson). ms is
the first bot's mean thinking time for a decision, slowest that of its longest one (asked: 2,000 at most), on one core.
{build} build, CPython {python}, {machine}, on a machine that did other work at the same time.

| game | seats | first bot | against | games | share | 95 % interval | must reach | reached | ms | slowest | written |
|---|---|---|---|---|---|---|---|---|---|---|---|
"""
MIRRORED = """
Points of the trail boss against itself, the mean of both seats (one game a deal, with its 95 % interval):

| game | games | points | 95 % interval | must reach | reached | written |
|---|---|---|---|---|---|---|
"""
SPEED = """
Search speed, iterations a second of processor time, each with a fresh deal and every choice of its new node evaluated:

| game | fewest seats | most seats |
|---|---|---|
"""
FOOT = """
CI repeats a small part (`tests/bots/test_ladder.py`): few games, told by their seeds and limited by iterations alone,
against margins far below these figures. It can fail only if somebody changes how the bots or the games play.
"""


def written(
    results: Sequence[Result],
    reflections: Sequence[Reflection],
    speeds: Mapping[str, tuple[float, float]],
    before: str = "",
) -> str:
    """The page; rows that were not played now are taken over from the page as it was before."""
    head = HEAD.format(
        build="Compiled" if compiled() else "Interpreted", python=platform.python_version(), machine=platform.machine()
    )
    tables = [
        [_row(result) for result in results],
        [_reflection(one) for one in reflections],
        [f"| {game} | {few:,.0f} | {many:,.0f} |" for game, (few, many) in speeds.items()],
    ]
    for table, old in zip(tables, rows_of(before)):
        now = {_what(row) for row in table}
        table.extend(row for row in old if _what(row) not in now)
        table.sort(key=_place)
    rows, mirrored, measured = ("".join(row + "\n" for row in table) for table in tables)
    return head + rows + (MIRRORED + mirrored if mirrored else "") + SPEED + measured + FOOT


def rows_of(page: str) -> list[list[str]]:
    """The rows of the three tables of a page, told apart by what their headings say."""
    tables: list[list[str]] = [[], [], []]
    at = 0
    for line in page.splitlines():
        if line.startswith("| game "):
            at = 0 if "first bot" in line else 1 if "points" in line else 2
        elif line.startswith("|") and _game_of(line) in GAMES:
            tables[at].append(line)
    return tables


def _what(row: str) -> tuple[str, ...]:
    """What a row is about: its game, and in the ladder who plays whom with how many seats."""
    cells = row.split("|")
    return tuple(cells[1:5]) if len(cells) > WIDE else tuple(cells[1:2])


def _place(row: str) -> tuple[int, int]:
    """Games in their order, and the rungs of each from the first to the last; others after them."""
    game = built_in()[GAMES.index(_game_of(row))]
    order = [(game.id, str(rung.seats), *rung.bots) for rung in rungs(game)]
    what = tuple(cell.strip() for cell in _what(row))
    return GAMES.index(game.id), order.index(what) if what in order else len(order)


def _game_of(row: str) -> str:
    return row.split("|")[1].split(",")[0].strip()


def _reflection(one: Reflection) -> str:
    reached = ("yes" if one.points >= one.mirror.points else "no") + (" so far" if one.games < one.mirror.games else "")
    between = f"{one.points - one.off:.1f}–{one.points + one.off:.1f}"
    return f"| {one.game} | {one.games} | {one.points:.1f} | {between} | {one.mirror.points:g} | {reached} | {TODAY} |"


def _row(result: Result) -> str:
    first, rung = result.first, result.rung
    reached = "yes" if first.share >= rung.at_least else "no"
    if result.played < rung.games:
        reached += " so far"
    asked = f"{rung.at_least:.0%}"
    if rung.at_least == NO_CLAIM:
        asked = reached = "–"
    return (
        f"| {result.game} | {rung.seats} | {rung.bots[0]} | {rung.bots[1]} | {result.played} | {first.share:.1%} | "
        f"{first.share_low:.1%}–{first.share_high:.1%} | {asked} | {reached} | "
        f"{1000 / first.decisions_per_s if first.decisions_per_s else 0:,.1f} | {1000 * first.slowest:,.0f} | {TODAY} |"
    )


def chosen_games(only: str | None) -> Iterator[Game]:
    for game in built_in():
        if only in (None, game.id):
            yield game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="one game")
    parser.add_argument("--rungs", nargs="+", help="only these of each game: numbers from 1, or mirror")
    parser.add_argument("--games", type=int, help="at most so many games of each rung")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="folder of the games played; what is in it is not played again")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--written", action="store_true", help="play nothing, write down what has been kept")
    parser.add_argument("--page", type=Path, default=PAGE)
    chosen = parser.parse_args()

    def is_wanted(rung: str) -> bool:
        return chosen.rungs is None or rung in chosen.rungs

    with tempfile.TemporaryDirectory() as made:
        folder = chosen.keep or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        run = Run(folder, chosen.jobs, not chosen.written, QUICK if chosen.quick else chosen.games)
        results, reflections = [], []
        for game in chosen_games(chosen.only):
            for number, rung in enumerate(rungs(game), 1):
                result = played(game, rung, run) if is_wanted(str(number)) else None
                if result is not None:
                    results.append(result)
            mirror = mirror_of(game)
            if mirror is not None and is_wanted("mirror"):
                reflection = reflected(game, mirror, run)
                if reflection is not None:
                    reflections.append(reflection)
        speeds = dict(row for game in chosen_games(chosen.only) for row in speeds_of(game))
        before = chosen.page.read_text(encoding="utf-8") if chosen.page.exists() else ""
        page = written(results, reflections, speeds, before)
        chosen.page.write_text(page, encoding="utf-8")
        sys.stdout.write(page)
        if any(result.faults for result in results):
            sys.exit("Some games ended with a fault: see the kept files.")


if __name__ == "__main__":
    main()
