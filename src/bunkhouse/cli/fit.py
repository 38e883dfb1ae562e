"""bunkhouse fit: weights for a game's evaluator from games between bots."""

from __future__ import annotations

import copy
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import track

from bunkhouse.bots.experts.dicetown import duel as dicetown_duel
from bunkhouse.bots.experts.dicetown import fitting as duelling
from bunkhouse.bots.experts.fitting import Rows, Sample, check_fittable, fit, play_and_note, written
from bunkhouse.bots.experts.westerntrail import mending as tasting
from bunkhouse.bots.experts.westerntrail.learning import (
    AVERAGED,
    KEPT,
    LEARNT,
    WARM,
    Lesson,
    mean_of,
    play_a_lesson,
    pupil_of,
    together,
)
from bunkhouse.bots.experts.westerntrail.weights import WEIGHTS
from bunkhouse.cli.mistakes import check_folder
from bunkhouse.cli.parameters import GameName, Language
from bunkhouse.cli.speech import say, tell
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake

T = TypeVar("T")


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
        typer.Option(
            metavar="FILE",
            help="Where to write the weights. [default: weights.toml of the game; dicetown_duel.toml]",
        ),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Great Western Trail and --duel: so many times, each with better weights. [default: 1; --duel: 3]",
        ),
    ] = None,
    mended: Annotated[
        bool,
        typer.Option("--mend", help="Great Western Trail: try other tastes in whole games, keep what pays."),
    ] = False,
    duelled: Annotated[
        bool,
        typer.Option("--duel", help="Dice Town: what things are worth to the gambler among two players."),
    ] = False,
    lang: Language = None,
) -> None:
    """Fit the weights of a game's evaluator to the results of games between bots that look one move ahead.

    Great Western Trail learns from games of its drover against itself, in rounds; so does the gambler of Dice Town.

    Examples:

        bunkhouse fit goldrush --games 2000 --jobs 2 --data goldrush.npz

        bunkhouse fit westerntrail --games 700 --rounds 8 --jobs 2

        bunkhouse fit westerntrail --mend --games 2600 --rounds 2 --jobs 2

        bunkhouse fit dicetown --duel --games 3000 --jobs 2
    """
    chosen = game_named(game)
    check_fittable(chosen, LEARNT)
    if duelled:
        if chosen.id != duelling.DUELLED:
            raise Mistake("cli-fit-no-duel", game=chosen.id)
        _duel(write or dicetown_duel.FILE, games, rounds or duelling.ROUNDS, seed, jobs, data)
        return
    where = write or chosen.folder / "weights.toml"
    check_folder(where)
    if chosen.id == LEARNT and mended:
        _mend(where, games, rounds or 1, seed, jobs)
        return
    if chosen.id == LEARNT:
        _school(where, games, rounds or 1, seed, jobs, data)
        return
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
    _write(where, written(chosen, fitted))
    tell(
        say(
            "cli-fit-done",
            file=str(where),
            games=fitted.games,
            error=f"{fitted.error:.2f}",
            before=f"{fitted.old_error:.2f}",
        )
    )


def _school(where: Path, games: int, rounds: int, seed: str, jobs: int, data: Path | None) -> None:
    """Rounds of playing with the weights so far, and learning from the games of the last few rounds; the weights are
    the mean of what the last few rounds have learnt."""
    weights = where if where.exists() else WEIGHTS
    pupil = pupil_of(weights)
    pupils = [copy.deepcopy(pupil)]
    kept = [Lesson.load(data)] if data is not None and data.exists() else []
    warm = 0 if kept else min(WARM, rounds)
    for number in range(rounds):
        played = _spread_out(partial(play_a_lesson, weights, f"{seed} {number}"), games, jobs)
        kept = [*kept, together(list(_watched(played, games)))][-KEPT:]
        lesson = together(kept)
        if data is not None:
            lesson.save(data)
        if number + 1 < warm:
            continue
        error = pupil.learn(lesson)
        pupils = [*pupils, copy.deepcopy(pupil)][-AVERAGED:]
        missed = f"misses the final points by {error:.1f} (root of the mean square, in games set aside)"
        _write(where, mean_of(pupils).written(f"learnt from {lesson.games()} games; {missed}"))
        weights = where
        tell(say("cli-fit-round", round=number + 1, points=f"{kept[-1].mean():.1f}", error=f"{error:.2f}"))
    tell(say("cli-fit-learnt", file=str(where)))


def _mend(where: Path, games: int, rounds: int, seed: str, jobs: int) -> None:
    """Rounds of games with tastes at random, each followed by a step to the tastes that brought points."""
    if games < tasting.FEWEST:
        raise Mistake("cli-fit-few", games=tasting.FEWEST)
    weights = where if where.exists() else WEIGHTS
    for number in range(rounds):
        played = _spread_out(partial(tasting.play_a_trial, weights, f"{seed} {number}"), games, jobs)
        pupil = pupil_of(weights)
        points = tasting.mend(pupil, list(_watched(played, games)))
        _write(where, pupil.written(f"mended by `bunkhouse fit {LEARNT} --mend` with {games} games"))
        weights = where
        tell(say("cli-fit-mended", round=number + 1, points=f"{points:.1f}"))
    tell(say("cli-fit-learnt", file=str(where)))


def _duel(where: Path, games: int, rounds: int, seed: str, jobs: int, data: Path | None) -> None:
    """Rounds of playing with the numbers found before, at first with what is printed; or what kept samples teach."""
    check_folder(where)
    if data is not None and data.exists():
        _from_kept_duels(where, data)
        return
    numbers = duelling.PRINTED
    for number in range(rounds):
        played = _spread_out(partial(duelling.play_a_duel, numbers, f"{seed} {number}"), games, jobs)
        sample = duelling.Sample.of(list(_watched(played, games)))
        if data is not None:
            sample.save(data)
        fitted = duelling.fit(sample, numbers)
        numbers = fitted.numbers
        _write(where, duelling.written(fitted, f"seed {seed}, round {number + 1}; the first went by what is printed"))
        missed = {"error": f"{fitted.error:.2f}", "before": f"{fitted.old_error:.2f}"}
        tell(say("cli-fit-duel-round", round=number + 1, **missed))
    tell(say("cli-fit-learnt", file=str(where)))


def _from_kept_duels(where: Path, data: Path) -> None:
    fitted = duelling.fit(duelling.Sample.load(data), list(dicetown_duel.NUMBERS))
    _write(where, duelling.written(fitted, f"kept in {data.name}"))
    missed = {"error": f"{fitted.error:.2f}", "before": f"{fitted.old_error:.2f}"}
    tell(say("cli-fit-done", file=str(where), games=fitted.games, **missed))


def _played(game: str, seats: Sequence[int], seed: str, jobs: int) -> Iterator[Rows]:
    return _spread_out(partial(_noted, game, seats, seed), len(seats), jobs)


def _noted(game: str, seats: Sequence[int], seed: str, number: int) -> Rows:
    return play_and_note(game, seats[number], number, seed)


def _spread_out(play: Callable[[int], T], games: int, jobs: int) -> Iterator[T]:
    """The games of these numbers, in their order, played by so many processes."""
    if jobs == 1:
        yield from map(play, range(games))
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _prepare)
    try:
        yield from pool.map(play, range(games), chunksize=4)
    finally:
        pool.shutdown(cancel_futures=True)


def _write(where: Path, text: str) -> None:
    try:
        where.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise Mistake("cli-cannot-write", file=str(where), trouble=str(trouble.strerror)) from None


def _prepare() -> None:

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _watched(played: Iterator[T], games: int) -> Iterator[T]:
    if sys.stderr.isatty():
        from rich.console import Console

        yield from track(played, say("cli-simulating"), games, console=Console(stderr=True), transient=True)
        return
    for number, rows in enumerate(played):
        yield rows
        if number % 100 == 99:
            print(say("cli-simulated", done=number + 1, games=games), file=sys.stderr, flush=True)
