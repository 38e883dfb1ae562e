"""How far many games are: a bar on a terminal, elsewhere a line now and then; on the error stream."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bunkhouse.cli.output import say

T = TypeVar("T")
PATIENCE = 2.0  # seconds before a pipe is told how far it is
LONGEST_PAUSE = 60.0


def watched(played: Iterable[T], games: int, done: int = 0, count: Callable[[T], int] = lambda _: 1) -> Iterator[T]:
    """What is played, as it comes; each counts for so many of the games."""
    console = Console(stderr=True)
    show = _with_bar if console.is_terminal else _with_lines
    yield from show(console, played, games, done, count)


def _with_bar(console: Console, played: Iterable[T], games: int, done: int, count: Callable[[T], int]) -> Iterator[T]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(say("cli-simulating"), total=games, completed=done)
        for one in played:
            yield one
            progress.advance(bar, count(one))


def _with_lines(_: Console, played: Iterable[T], games: int, done: int, count: Callable[[T], int]) -> Iterator[T]:
    pause = PATIENCE
    due = time.monotonic() + pause
    for one in played:
        yield one
        done += count(one)
        if time.monotonic() > due:
            pause = min(2 * pause, LONGEST_PAUSE)
            due = time.monotonic() + pause
            print(say("cli-simulated", done=done, games=games), file=sys.stderr, flush=True)
