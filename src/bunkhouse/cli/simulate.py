"""bunkhouse simulate: many games between bots, for measuring and for finding faults."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import typer
from rich.table import Table

from bunkhouse.bots import make_bot
from bunkhouse.bots.measure.games import PlayedGame, play_game
from bunkhouse.bots.measure.processes import in_processes
from bunkhouse.cli.mistakes import game_with, options_from, read_components
from bunkhouse.cli.output import complain, out, say, tell_json
from bunkhouse.cli.parameters import ComponentsFile, GameName, Json, Language, OptionWords
from bunkhouse.cli.progress import watched
from bunkhouse.core.build import compiled
from bunkhouse.core.game import Options
from bunkhouse.core.words import Mistake

CHUNKS = 100  # at most; their number does not depend on the jobs, so that neither do the sums
LARGEST_CHUNK = 20


@dataclass(frozen=True, slots=True)
class Batch:
    """All games of a simulation; each is told by its number alone."""

    game: str
    seats: int
    options: Options
    bots: Sequence[str]
    games: int
    seed: str
    check: bool
    components: str | None = None

    def chunks(self) -> list[range]:
        size = max(1, min(LARGEST_CHUNK, -(-self.games // CHUNKS)))
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]

    def play(self, chunk: range) -> PlayedGame:
        game = game_with(self.game, self.components)
        total = PlayedGame()
        for number in chunk:
            total.add(play_game(game, self.seats, self.options, self.bots, f"{self.seed} {number}", self.check))
        return total


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games, whatever the number of jobs.")] = "1",
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Who plays: once for all seats, or once for each. [default: random]"),
    ] = None,
    option: OptionWords = None,
    components: ComponentsFile = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Check every position thoroughly (slow).")] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play many games and report how fast they went, who won, and every fault of the rules.

    Exit code 1 if there was a fault.

    Examples:

        bunkhouse simulate goldrush --games 1000 --json

        bunkhouse simulate goldrush --seats 3 --bot greedy --bot random --bot random --games 50 --jobs 2

        bunkhouse simulate goldrush --seats 5 --games 200 --check
    """
    task = _task(game, seats, option or [], bot or ["random"], games, seed, check, read_components(components))
    began = time.perf_counter()
    total = PlayedGame()
    chunks = in_processes(task.play, task.chunks(), jobs)
    for played in watched(chunks, games, count=lambda chunk: chunk.games):
        total.add(played)
    report = _report(task, jobs, total, time.perf_counter() - began)
    if json:
        tell_json(report)
    else:
        _print(report)
    for fault in total.faults:
        complain(say("cli-fault", fault=fault))
    if total.faults:
        raise typer.Exit(1)


def _task(
    game: str,
    seats: int,
    option: Sequence[str],
    bots: Sequence[str],
    games: int,
    seed: str,
    check: bool,
    components: str | None,
) -> Batch:
    chosen = game_with(game, components)
    options = chosen.settle_options(options_from(option))
    chosen.new_state(seats, options)
    for name in bots:
        make_bot(name, "", game)
    if len(bots) not in (1, seats):
        raise Mistake("cli-bad-bots", bots=len(bots), seats=seats)
    return Batch(game, seats, options, list(bots) * seats if len(bots) == 1 else bots, games, seed, check, components)


def _report(task: Batch, jobs: int, total: PlayedGame, seconds: float) -> dict[str, object]:
    return {
        "game": task.game,
        "seats": task.seats,
        "options": task.options,
        "bots": list(task.bots),
        "seed": task.seed,
        "jobs": jobs,
        "checked": task.check,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(total.games / seconds, 1),
        "decisions_per_s": round(total.decisions / seconds, 1),
        "compiled": compiled(),
        "mean_scores": [round(score / total.games, 3) for score in total.scores],
        "wins": [round(wins, 6) for wins in total.wins],
        "faults": total.faults,
    }


def _print(report: dict[str, object]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    rows = {
        "cli-sim-games": report["games"],
        "cli-sim-decisions": report["decisions"],
        "cli-sim-seconds": report["seconds"],
        "cli-sim-games-per-s": report["games_per_s"],
        "cli-sim-decisions-per-s": report["decisions_per_s"],
        "cli-sim-compiled": say("cli-yes") if report["compiled"] else say("cli-no"),
        "cli-sim-bots": _listed(report["bots"]),
        "cli-sim-mean-scores": _listed(report["mean_scores"]),
        "cli-sim-wins": _listed(report["wins"]),
    }
    for head, value in rows.items():
        table.add_row(say(head), str(value))
    out().print(table)


def _listed(values: object) -> str:
    return " · ".join(str(value) for value in values) if isinstance(values, list) else str(values)
