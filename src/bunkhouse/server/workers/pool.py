"""Bots think in processes of their own, and are sent nothing but a position dealt anew."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

from bunkhouse.bots import Advice, Adviser, Perspective, make_bot
from bunkhouse.bots.advice import told_apart
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.state import Data, State
from bunkhouse.play.chance import secret_seed

log = logging.getLogger(__name__)
T = TypeVar("T")
MOST_LOOKED_AT = 12
MOST_ADVICE = 3


def think(game: str, components: str | None, bot: str, data: Data, seat: int, seed: str) -> int | str:
    """In a worker: the bot's choice, or what went wrong (exceptions of every kind may not find their way back)."""
    try:
        rules = game_named(game) if components is None else game_named(game).with_data(components)
        seen = Perspective(rules, rules.from_data(data), seat, Random(seed))
        return int(make_bot(bot, seed, game).choose(seen))
    except Exception:
        return traceback.format_exc()


def advise(game: str, components: str | None, bot: str, data: Data, seat: int, seed: str) -> list[Advice] | str:
    """In a worker: what the bot would do and why, the best first, or what went wrong."""
    try:
        rules = game_named(game) if components is None else game_named(game).with_data(components)
        adviser = make_bot(bot, seed, game)
        assert isinstance(adviser, Adviser)
        ranked = adviser.ranked(Perspective(rules, rules.from_data(data), seat, Random(seed)), MOST_LOOKED_AT)
        return told_apart([one for one in ranked if one.visits > 0] or ranked[:1], MOST_ADVICE)
    except Exception:
        return traceback.format_exc()


def _prepare_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """A server that was killed takes its workers along."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class BotPool:
    def __init__(self, processes: int, patience: float) -> None:
        self._processes = processes
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, state: State, seat: int, bot: str) -> int:
        """A legal action for the seat: the bot's, or any if the bot fails or takes too long."""
        seen = Perspective(game, state, seat, Random(secret_seed()))
        legal = seen.legal_actions()
        if len(legal) == 1:
            return legal[0]
        data = seen.state().to_data()
        for _ in range(2):  # a worker that died while others used it is no fault of this bot
            try:
                action = await self._ask(think, game, bot, data, seat)
            except BrokenProcessPool:
                log.warning("a bot's process ended; starting a new one")
                self._discard()
                continue
            if isinstance(action, int) and action in legal:
                return action
            log.error("bot %s gave no legal action but %s", bot, action)
            break
        return secrets.choice(legal)

    async def advise(self, game: Game, state: State, seat: int, bot: str) -> list[Advice]:
        """What the bot would do in the seat's place, the best first; nothing if it fails or takes too long."""
        data = Perspective(game, state, seat, Random(secret_seed())).state().to_data()
        for _ in range(2):
            try:
                advice = await self._ask(advise, game, bot, data, seat)
            except BrokenProcessPool:
                self._discard()
                continue
            if isinstance(advice, list):
                return advice
            log.error("bot %s gave no advice but %s", bot, advice)
            break
        return []

    async def _ask(self, question: Callable[..., T], game: Game, bot: str, data: Data, seat: int) -> T | str:
        """The bot's answer, or what went wrong. If it takes too long its process is ended, too."""
        pool = self._running()
        thinking = asyncio.wrap_future(pool.submit(question, game.id, game.data, bot, data, seat, secret_seed()))
        thinking.add_done_callback(_forget)
        # Not wait_for: cancelling what a pool works on can break it (CPython 3.11).
        done, _ = await asyncio.wait({thinking}, timeout=self._patience)
        if thinking not in done:
            if pool is self._pool:
                self._discard()
            return f"nothing in {self._patience} seconds"
        if thinking.cancelled():
            raise BrokenProcessPool("discarded")
        return thinking.result()

    def close(self) -> None:
        self._discard()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _prepare_worker)
        return self._pool

    def _discard(self) -> None:
        """Let go of the pool, whatever its processes are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def _forget(thinking: asyncio.Future[T]) -> None:
    """Nobody may be waiting any more: an exception counts as seen."""
    if not thinking.cancelled():
        thinking.exception()
