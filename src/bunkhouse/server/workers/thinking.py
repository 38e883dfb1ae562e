"""In a worker process: bots that think about positions dealt anew, each kept as long as its table goes on.

A bot is the one of the ladder: it plays its whole game, so that search trees and plans for a turn are found again. What
is kept is opinion alone; a worker that dies loses nothing else, and its bots are made anew.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections import OrderedDict
from functools import lru_cache
from multiprocessing.connection import wait
from typing import NamedTuple

from bunkhouse.bots import Advice, Adviser, Bot, Perspective, close_bot, make_bot
from bunkhouse.bots.advice import told_apart
from bunkhouse.core.fields import Data
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game as game_named

MOST_KEPT = 64  # bots; the tree of the strongest takes about 1.5 MB
MOST_LOOKED_AT = 12
MOST_ADVICE = 3


class BotSeat(NamedTuple):
    """Where a bot sits."""

    table: str
    seat: int


class Question(NamedTuple):
    """A position as the seat may know it, and who is asked."""

    place: BotSeat
    bot: str
    game: str
    components: str | None  # a file instead of the game's own
    position: Data
    seed: str


class KeptBots:
    """Those that think here, the longest unused first."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._bots: OrderedDict[BotSeat, tuple[str, Bot]] = OrderedDict()

    def at(self, place: BotSeat, name: str, seed: str, game: str) -> Bot:
        """The bot that sits there already, or a new one if it is another's seat now."""
        known = self._bots.get(place)
        if known is not None and known[0] == name:
            self._bots.move_to_end(place)
            return known[1]
        self.dismiss(place)
        bot = make_bot(name, seed, game)
        self._bots[place] = (name, bot)
        if len(self._bots) > self._most:
            self.dismiss(next(iter(self._bots)))
        return bot

    def dismiss(self, place: BotSeat) -> None:
        known = self._bots.pop(place, None)
        if known is not None:
            close_bot(known[1])

    def leave(self, table: str) -> None:
        """The table is over: all its bots go."""
        for place in [place for place in self._bots if place.table == table]:
            self.dismiss(place)

    def __len__(self) -> int:
        return len(self._bots)


kept = KeptBots()


def think(asked: Question) -> int | str:
    """The bot's choice, or what went wrong (exceptions of every kind may not find their way back)."""
    try:
        bot = kept.at(asked.place, asked.bot, asked.seed, asked.game)
        return int(bot.choose(_seen(asked)))
    except Exception:
        kept.dismiss(asked.place)
        return traceback.format_exc()


def advise(asked: Question) -> list[Advice] | str:
    """What the bot would do and why, the best first, or what went wrong. It is asked this once."""
    try:
        adviser = make_bot(asked.bot, asked.seed, asked.game)
        assert isinstance(adviser, Adviser)
        ranked = adviser.ranked(_seen(asked), MOST_LOOKED_AT)
        return told_apart([one for one in ranked if one.visits > 0] or ranked[:1], MOST_ADVICE)
    except Exception:
        return traceback.format_exc()


def leave(table: str) -> None:
    kept.leave(table)


def prepare() -> None:
    """When the process begins."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """A server that was killed takes its workers along."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _seen(asked: Question) -> Perspective:
    rules = _rules(asked.game, asked.components)
    return Perspective(rules, rules.from_data(asked.position), asked.place.seat, Random(asked.seed))


@lru_cache(8)
def _rules(game: str, components: str | None) -> Game:
    return game_named(game) if components is None else game_named(game).with_components(components)
