"""The same work for many things, in several processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

A = TypeVar("A")
T = TypeVar("T")


def in_processes(work: Callable[[A], T], things: Sequence[A], jobs: int, chunk: int = 1) -> Iterator[T]:
    """What comes of each thing, in their order, whoever worked on it."""
    if jobs == 1 or len(things) < 2:
        yield from map(work, things)
        return
    pool = ProcessPoolExecutor(min(jobs, len(things)), multiprocessing.get_context("spawn"), _ignore_interrupt)
    try:
        yield from pool.map(work, things, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupt() -> None:
    """Ctrl-C is for the process that waits; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
