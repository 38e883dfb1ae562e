"""The worker processes in which bots think. They are sent nothing but positions dealt anew.

A bot stays with the worker where its tree is: seats are spread over the workers by their names alone, so that nothing
has to be remembered.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar
from zlib import crc32

from bunkhouse.bots import Advice, Perspective
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.state import State
from bunkhouse.play.chance import secret_seed
from bunkhouse.server.workers import thinking
from bunkhouse.server.workers.thinking import BotSeat, Question

log = logging.getLogger(__name__)
T = TypeVar("T")


class BotPool:
    def __init__(self, processes: int, patience: float) -> None:
        self._patience = patience
        self._workers: list[ProcessPoolExecutor | None] = [None] * processes
        self._tables: set[str] = set()  # with bots that may be kept

    async def choose(self, game: Game, state: State, table: str, seat: int, bot: str) -> int:
        """A legal action for the seat: the bot's, or any if the bot fails or takes too long."""
        seen = Perspective(game, state, seat, Random(secret_seed()))
        legal = seen.legal_actions()
        self._tables.add(table)
        action = await self._ask(thinking.think, question(game, seen, table, bot))
        if isinstance(action, int) and action in legal:
            return action
        log.error("bot %s gave no legal action but %s", bot, action)
        return secrets.choice(legal)

    async def advise(self, game: Game, state: State, table: str, seat: int, bot: str) -> list[Advice]:
        """What the bot would do in the seat's place, the best first; nothing if it fails or takes too long."""
        seen = Perspective(game, state, seat, Random(secret_seed()))
        advice = await self._ask(thinking.advise, question(game, seen, table, bot))
        if isinstance(advice, list):
            return advice
        log.error("bot %s gave no advice but %s", bot, advice)
        return []

    def leave(self, table: str) -> None:
        """The table is over, or not what its bots remember: they go, and are made anew if they are asked again."""
        if table not in self._tables:
            return
        self._tables.discard(table)
        for number, worker in enumerate(self._workers):
            if worker is not None:
                try:
                    worker.submit(thinking.leave, table).add_done_callback(_seen_to)
                except BrokenProcessPool:
                    self._discard(number)

    def close(self) -> None:
        for number in range(len(self._workers)):
            self._discard(number)

    async def _ask(self, ask: Callable[[Question], T], asked: Question) -> T | str:
        """The bot's answer, or what went wrong. A worker that died is no fault of this bot: it is asked once more."""
        trouble = ""
        for _ in range(2):
            try:
                return await self._answer(ask, asked)
            except BrokenProcessPool as broken:
                trouble = str(broken)
                log.warning("a bot's process ended; starting a new one")
        return trouble

    async def _answer(self, ask: Callable[[Question], T], asked: Question) -> T | str:
        """If it takes too long the process is ended, too."""
        number = crc32(repr(asked.place).encode()) % len(self._workers)
        worker = self._worker(number)
        try:
            answer = asyncio.wrap_future(worker.submit(ask, asked))
        except BrokenProcessPool:
            self._discard(number)
            raise
        answer.add_done_callback(_seen_to)
        # Not wait_for: cancelling what a pool works on can break it (CPython 3.11).
        done, _ = await asyncio.wait({answer}, timeout=self._patience)
        if answer not in done:
            if worker is self._workers[number]:
                self._discard(number)
            return f"nothing in {self._patience} seconds"
        if answer.cancelled():
            raise BrokenProcessPool("discarded")
        try:
            return answer.result()
        except BrokenProcessPool:
            if worker is self._workers[number]:
                self._discard(number)
            raise

    def _worker(self, number: int) -> ProcessPoolExecutor:
        running = self._workers[number]
        if running is None:
            context = multiprocessing.get_context("spawn")
            running = self._workers[number] = ProcessPoolExecutor(1, context, thinking.prepare)
        return running

    def _discard(self, number: int) -> None:
        """Let go of the worker, whatever it is doing."""
        worker, self._workers[number] = self._workers[number], None
        if worker is not None:
            processes = list((worker._processes or {}).values())
            worker.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def question(game: Game, seen: Perspective, table: str, bot: str) -> Question:
    return Question(BotSeat(table, seen.seat), bot, game.id, game.own_components, seen.state().to_data(), secret_seed())


def _seen_to(answer: asyncio.Future[T] | Future[T]) -> None:
    """Nobody may be waiting any more: an exception counts as seen."""
    if not answer.cancelled():
        answer.exception()
