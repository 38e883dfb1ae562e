"""bunkhouse fit: better numbers for a game's expert, from games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from bunkhouse.bots.experts import expert_of
from bunkhouse.bots.experts.expert import FitWish
from bunkhouse.bots.measure.processes import in_processes
from bunkhouse.cli.mistakes import check_folder
from bunkhouse.cli.output import say, tell
from bunkhouse.cli.parameters import GameName, Language
from bunkhouse.cli.progress import watched
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake

T = TypeVar("T")
CHUNK = 4  # games that a process takes at once


class TerminalCrew:
    """Plays games in some processes, with a bar; tells in the language of the command."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, one: Callable[[int], T], games: int) -> Iterator[T]:
        yield from watched(in_processes(one, range(games), self.jobs, CHUNK), games)

    def tell(self, message: str, **arguments: int | str) -> None:
        tell(say(message, **arguments))

    def write(self, where: Path, text: str) -> None:
        try:
            where.write_text(text, encoding="utf-8")
        except OSError as trouble:
            raise Mistake("cli-cannot-write", file=str(where), trouble=str(trouble.strerror)) from None


def fit(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="How many games to learn from.")] = 600,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    way: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Another way of fitting than the usual one, if the game's expert has one; a wrong name lists them.",
        ),
    ] = "",
    samples: Annotated[
        Path | None,
        typer.Option(
            "--samples",
            "--data",
            metavar="FILE",
            help="Keep the samples in this .npz file, or learn from them if it is there.",
        ),
    ] = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write the numbers. [default: where they are read]")
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(min=1, help="Where games teach in rounds: so many, each better. [default: what the way needs]"),
    ] = None,
    lang: Language = None,
) -> None:
    """Fit the numbers of a game's expert to the results of games between bots.

    Usually these are the weights of its evaluator, and the bots look one move ahead. An expert may do it in other ways,
    too, such as in rounds of a bot of its own against itself (docs/bots.md); --way names one.

    Examples:

        bunkhouse fit goldrush --games 2000 --jobs 2 --samples goldrush.npz

        bunkhouse fit dicetown --way duel --games 3000 --rounds 3 --jobs 2
    """
    chosen = game_named(game)
    if write is not None:
        check_folder(write)
    expert_of(chosen).fit(chosen, FitWish(games, seed, way, rounds, samples, write), TerminalCrew(jobs))
