"""bunkhouse fit: weights for a game's evaluator from games between bots."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

import bunkhouse.games
from bunkhouse.bots.fitting import Rows, Sample, check_fittable, fit, play_and_note, written
from bunkhouse.cli.mistakes import check_folder
from bunkhouse.cli.parameters import GameName, Language
from bunkhouse.cli.speech import say, tell
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake


def fit_weights(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="How many games to learn from.")] = 600,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    data: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the samples in this .npz file, or learn from them if it is there."),
    ] = None,
    write: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write the weights. [default: weights.toml of the game]"),
    ] = None,
    lang: Language = None,
) -> None:
    """Fit the weights of a game's evaluator to the results of games between bots that look one move ahead.

    Install the package again afterwards if it is compiled: the weights are read when it starts.

    Examples:

        bunkhouse fit goldrush --games 2000 --jobs 2 --data goldrush.npz
    """
    chosen = game_named(game)
    check_fittable(chosen)
    where = write or Path(bunkhouse.games.__file__).parent / game / "weights.toml"
    check_folder(where)
    if data is not None and data.exists():
        sample = Sample.load(data)
    else:
        numbers = list(range(games))
        seats = [chosen.seats[number % len(chosen.seats)] for number in numbers]
        played = _played(game, seats, seed, jobs)
        sample = Sample.of(list(_watched(played, games)))
        if data is not None:
            sample.save(data)
    fitted = fit(chosen, sample)
    try:
        where.write_text(written(chosen, fitted), encoding="utf-8")
    except OSError as trouble:
        raise Mistake("cli-cannot-write", file=str(where), trouble=str(trouble.strerror)) from None
    tell(
        say(
            "cli-fit-done",
            file=str(where),
            games=fitted.games,
            error=f"{fitted.error:.2f}",
            before=f"{fitted.old_error:.2f}",
        )
    )


def _played(game: str, seats: Sequence[int], seed: str, jobs: int) -> Iterator[Rows]:
    numbers = range(len(seats))
    names, seeds = [game] * len(seats), [seed] * len(seats)
    if jobs == 1:
        yield from map(play_and_note, names, seats, numbers, seeds)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _prepare)
    try:
        yield from pool.map(play_and_note, names, seats, numbers, seeds, chunksize=4)
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    import bunkhouse.games  # noqa: F401  registers the games

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _watched(played: Iterator[Rows], games: int) -> Iterator[Rows]:
    if sys.stderr.isatty():
        from rich.console import Console

        yield from track(played, say("cli-simulating"), games, console=Console(stderr=True), transient=True)
        return
    for number, rows in enumerate(played):
        yield rows
        if number % 100 == 99:
            print(say("cli-simulated", done=number + 1, games=games), file=sys.stderr, flush=True)
