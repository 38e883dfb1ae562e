"""The server is killed with -9 at any moment: what was acknowledged is there, and every table goes on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx2
from websockets.exceptions import ConnectionClosed

from tests.server.house import Person


class Server:
    """`bunkhouse serve` in a process of its own."""

    def __init__(self, data: Path, database: str | None, port: int = 0) -> None:
        command = [sys.executable, "-m", "bunkhouse.cli", "serve", "--port", str(port), "--no-browser"]
        command += ["--data", str(data), "--bot-pause", "0.02"]
        if database is not None:
            command += ["--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", told)
        assert found, told
        self.port = int(found[1])

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in listed.read_text().split()] if listed.exists() else []

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait(20)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGKILL)
        if self.process.stdout is not None:
            self.process.stdout.close()


Played = list[tuple[int, str]]  # number and notation of moves that the server said are done


def move_until_it_dies(one: Person, table: str, acknowledged: Played, most: int = 10**6) -> None:
    """Play as fast as it goes."""
    try:
        with one.live(table) as live:
            while most and not (here := live.next("position")["position"])["over"]:
                if here["to_act"] == [0]:
                    choice = here["choices"][here["number"] % len(here["choices"])]
                    wish = {"seat": 0, "number": here["number"], "actions": [choice["action"]]}
                    while (answer := one.http.post(f"/tables/{table}/moves", json=wish)).status_code == 429:
                        time.sleep(0.2)
                    if answer.status_code == 200:  # else it was the bot's position that came late
                        acknowledged.append((here["number"], choice["notation"]))
                        most -= 1
    except (httpx2.HTTPError, ConnectionClosed, OSError):
        return


def test_killed_three_times(database: str | None, tmp_path: Path) -> None:
    acknowledged: Played = []
    with Server(tmp_path, database) as server, Person(server.port) as one:
        mine = one.create("me", "random")["id"]
        theirs = one.create("random", "random", "random")["id"]
        key = one.cookie
        assert key is not None
        kill_while_playing(server, one, mine, acknowledged, 0.8)
    for wait in (0.25, 0.4):
        with Server(tmp_path, database) as server, Person(server.port, key) as one:
            check(one, mine, acknowledged)
            kill_while_playing(server, one, mine, acknowledged, wait)
    with Server(tmp_path, database) as server, Person(server.port, key) as one:
        check(one, mine, acknowledged)
        move_until_it_dies(one, mine, acknowledged, most=3)
        check(one, mine, acknowledged)
        wait_for_the_end(one, theirs)
        workers = server.children()
        assert server.end(signal.SIGINT) in (0, -signal.SIGINT, 130)
        assert_ended(workers)


def kill_while_playing(server: Server, one: Person, table: str, acknowledged: Played, wait: float) -> None:
    player = threading.Thread(target=move_until_it_dies, args=(one, table, acknowledged))
    player.start()
    time.sleep(wait)
    workers = server.children()
    server.end(signal.SIGKILL)
    player.join(20)
    assert_ended(workers)


def check(one: Person, table: str, acknowledged: Played) -> None:
    """Every move that was acknowledged is in the log."""
    moves = one.position(table)["moves"]
    for number, notation in acknowledged:
        assert moves[number] == {"seat": 0, "notation": notation}


def wait_for_the_end(one: Person, table: str) -> None:
    """Nobody looks at the bots' table, yet it goes on to its end."""
    deadline = time.monotonic() + 60
    while table not in [entry["id"] for entry in one.get("/tables")["finished"]]:
        assert time.monotonic() < deadline, "the bots do not go on"
        time.sleep(0.2)


def assert_ended(workers: list[int]) -> None:
    """A server takes its worker processes along."""
    deadline = time.monotonic() + 10
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < deadline, "a worker process has been left behind"
        time.sleep(0.05)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return False
    return state != "Z"


def test_a_second_server_takes_the_next_port(tmp_path: Path) -> None:
    with Server(tmp_path / "one", None) as server, Server(tmp_path / "two", None, server.port) as other:
        assert other.port > server.port
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_a_second_server_in_the_same_folder_tells_where_the_first_is(tmp_path: Path) -> None:
    with Server(tmp_path, None) as server, Server(tmp_path, None) as other:
        assert other.port == server.port
        assert other.process.wait(20) == 0
