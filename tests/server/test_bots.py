"""Bots at tables: whole games, worker processes that fail, and games that a worker does not know."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bunkhouse.core import registry
from bunkhouse.play.match import Match
from bunkhouse.server.settings import Settings
from bunkhouse.server.workers.pool import BotPool
from tests.server.house import House, Person
from tests.toy import PIG


def test_bots_play_a_whole_game(ann: Person) -> None:
    table = ann.create("greedy", "random", "random")["id"]
    with ann.live(table) as live:
        while not (here := live.next("position", timeout=30)["position"])["over"]:
            pass
        assert len(live.moves) == here["number"] > 150
    assert here["ranking"][0] == 1  # one move ahead beats chance


def test_a_person_plays_against_a_bot(ann: Person) -> None:
    table = ann.create("me", "greedy")["id"]
    with ann.live(table) as live:
        while not (here := live.next("position", timeout=30)["position"])["over"]:
            if here["to_act"] == [0]:
                ann.move(table, 0, here["number"])
    assert ann.get(f"/tables/{table}")["state"] == "over"


def test_bots_leave_time_to_follow(small_house: Callable[[Settings], House], tmp_path: Path) -> None:
    house = small_house(Settings(data=tmp_path, bot_pause=0.3))
    ann = Person(house.port)
    table = ann.create("random", "random")["id"]
    with ann.live(table) as live:
        first = live.next("position")["position"]["number"]
        began = time.monotonic()
        while live.next("position")["position"]["number"] < first + 2:
            pass
        assert time.monotonic() - began > 0.2
    ann.close()


@pytest.fixture
def pig() -> Iterator[str]:
    """A game that only this process knows: the server needs nothing but the interface."""
    registry.register(PIG)
    yield PIG.id
    del registry._known()[PIG.id]


def test_a_game_that_the_server_has_never_heard_of(pig: str, ann: Person) -> None:
    """Its bots' workers have not either, so they fail; the game goes on all the same."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.post("/tables", {"game": pig, "seats": seats})["id"]
    with ann.live(table) as live:
        while not (here := live.next("position", timeout=30)["position"])["over"]:
            if here["to_act"] == [0]:
                ann.move(table, 0, here["number"])
    assert ann.text(f"/tables/{table}/record")


def a_match() -> Match:
    (game,) = [game for game in registry.games() if game.id == "goldrush"]
    return Match(game, 2, seed="pool")


def test_a_worker_that_dies_is_replaced() -> None:
    match = a_match()
    seat = match.state.to_act()

    async def play() -> None:
        pool = BotPool(1, 30)
        try:
            assert await pool.choose(match.game, match.state, seat, "greedy") in match.legal_actions(seat)
            assert pool._pool is not None
            (worker,) = pool._pool._processes
            os.kill(worker, signal.SIGKILL)
            assert await pool.choose(match.game, match.state, seat, "greedy") in match.legal_actions(seat)
        finally:
            pool.close()

    asyncio.run(play())


def test_a_bot_that_takes_too_long_is_not_waited_for() -> None:
    match = a_match()
    seat = match.state.to_act()

    async def play() -> None:
        pool = BotPool(1, 0.001)
        try:
            asked = [pool.choose(match.game, match.state, seat, "greedy") for _ in range(3)]
            for action in await asyncio.gather(*asked):
                assert action in match.legal_actions(seat)
        finally:
            pool.close()

    asyncio.run(play())
