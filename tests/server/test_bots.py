"""Bots at tables: whole games, worker processes that fail, and games that a worker does not know."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bunkhouse.core import registry
from bunkhouse.core.random import Random
from bunkhouse.play.match import Match
from bunkhouse.server.settings import Settings
from bunkhouse.server.workers import thinking
from bunkhouse.server.workers.pool import BotPool
from bunkhouse.server.workers.thinking import BotSeat, KeptBots, Question
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
    house = small_house(Settings(folder=tmp_path, bot_pause=0.3))
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
            assert await pool.choose(match.game, match.state, "table", seat, "greedy") in match.legal_actions(seat)
            assert pool._workers[0] is not None
            (worker,) = pool._workers[0]._processes
            os.kill(worker, signal.SIGKILL)
            assert await pool.choose(match.game, match.state, "table", seat, "greedy") in match.legal_actions(seat)
        finally:
            pool.close()

    asyncio.run(play())


def test_a_bot_that_takes_too_long_is_not_waited_for() -> None:
    match = a_match()
    seat = match.state.to_act()

    async def play() -> None:
        pool = BotPool(1, 0.001)
        try:
            asked = [pool.choose(match.game, match.state, "table", seat, "greedy") for _ in range(3)]
            for action in await asyncio.gather(*asked):
                assert action in match.legal_actions(seat)
        finally:
            pool.close()

    asyncio.run(play())


DIARIST = """
import json, sys
diary = open(sys.argv[1], "a", buffering=1)
for line in sys.stdin:
    message = json.loads(line)
    print(message["type"], file=diary)
    if message["type"] == "decide":
        print(json.dumps({"action": message["choices"][0]["action"]}), flush=True)
"""


@pytest.fixture
def diary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a program at the table (`diarist`) was told by its worker."""
    program, diary = tmp_path / "diarist.py", tmp_path / "diary.txt"
    program.write_text(DIARIST)
    monkeypatch.setenv("BUNKHOUSE_BOTS", f"diarist={sys.executable} {program} {diary}")
    return diary


def test_a_bot_plays_its_whole_game(diary: Path) -> None:
    """It is not made anew for every decision; once its table is over, or gone back upon, it is told to go."""
    match = a_match()
    seat = match.state.to_act()

    async def play() -> None:
        pool = BotPool(2, 30)
        try:
            for table in ("one", "one", "other", "one"):
                action = await pool.choose(match.game, match.state, table, seat, "diarist")
                assert action == match.legal_actions(seat)[0]
            assert diary.read_text().split() == ["start", "decide", "decide", "start", "decide", "decide"]
            pool.leave("one")
            pool.leave("never seen")
            await pool.choose(match.game, match.state, "one", seat, "diarist")
            assert diary.read_text().split()[6:] == ["end", "start", "decide"]
            await pool.choose(match.game, match.state, "one", seat, "greedy")  # another level takes the seat
            assert diary.read_text().split()[9:] == ["end"]
        finally:
            pool.close()

    asyncio.run(play())


def test_a_bot_goes_when_its_table_is_over(small_house: Callable[[Settings], House], diary: Path) -> None:
    house = small_house(Settings(folder=diary.parent, bot_pause=0))
    with Person(house.port) as ann:
        table = ann.create("diarist", "random")["id"]
        with ann.live(table) as live:
            while not live.next("position", timeout=30)["position"]["over"]:
                pass
        deadline = time.monotonic() + 10
        while "end" not in diary.read_text() and time.monotonic() < deadline:
            time.sleep(0.02)
    told = diary.read_text().split()
    assert (told[0], told[-1], told.count("start"), told.count("end")) == ("start", "end", 1, 1)
    assert told.count("decide") > 50


def test_of_the_bots_kept_the_longest_unused_goes_first() -> None:
    kept = KeptBots(most=2)
    first, second, third = (BotSeat("table", seat) for seat in range(3))
    bots = {place: kept.at(place, "random", "seed", "goldrush") for place in (first, second)}
    assert kept.at(first, "random", "another seed", "goldrush") is bots[first]
    kept.at(third, "random", "seed", "goldrush")
    assert len(kept) == 2
    assert kept.at(first, "random", "seed", "goldrush") is bots[first]
    assert kept.at(second, "random", "seed", "goldrush") is not bots[second]
    assert kept.at(second, "greedy", "seed", "goldrush") is kept.at(second, "greedy", "seed", "goldrush")
    kept.leave("another table")
    assert len(kept) == 2
    kept.leave("table")
    assert len(kept) == 0


def test_a_bot_that_fails_is_not_kept() -> None:
    match = a_match()
    seat = int(match.state.to_act())
    fails = Question(BotSeat("table", seat), "random", "goldrush", None, {}, "seed")
    assert "Traceback" in str(thinking.think(fails))
    assert len(thinking.kept) == 0
    good = fails._replace(position=match.state.redeal(seat, Random("x")).to_data())
    assert thinking.think(good) in match.legal_actions(seat)
    assert len(thinking.kept) == 1
    thinking.leave("table")
    assert len(thinking.kept) == 0
