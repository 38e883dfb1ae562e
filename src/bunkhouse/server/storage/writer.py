"""One thread that writes: everything that waits for the disk at the same time shares one transaction, and one sync.

What is awaited here is on disk when the await returns.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], None]
MOST_TOGETHER = 256

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Waiting:
    job: Job
    done: asyncio.Future[None]


class Writer:
    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._loop = loop
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="bunkhouse-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> None:
        """Run the job in a transaction; returns once it is committed, raises what the job or the database raised."""
        waiting = Waiting(job, self._loop.create_future())
        self._queue.put(waiting)
        await waiting.done

    def close(self) -> None:
        """Finish what is queued."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            together = [first]
            ends = False
            while len(together) < MOST_TOGETHER and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    ends = True
                    break
                together.append(following)
            self._settle(self._commit(together))
            if ends:
                return

    def _commit(self, together: list[Waiting]) -> list[tuple[Waiting, Exception | None]]:
        try:
            with self._engine.begin() as connection:
                for waiting in together:
                    waiting.job(connection)
        except Exception as trouble:
            if len(together) == 1:
                return [(together[0], trouble)]
            # One of them spoils it for all: each on its own, then.
            return [outcome for waiting in together for outcome in self._commit([waiting])]
        return [(waiting, None) for waiting in together]

    def _settle(self, outcomes: list[tuple[Waiting, Exception | None]]) -> None:
        try:
            self._loop.call_soon_threadsafe(_tell, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            log.debug("the server went down before it could say that %d writes are done", len(outcomes))


def _tell(outcomes: list[tuple[Waiting, Exception | None]]) -> None:
    for waiting, trouble in outcomes:
        if waiting.done.done():
            continue
        if trouble is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(trouble)
