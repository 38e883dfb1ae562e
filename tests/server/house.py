"""A real server on loopback in a thread of this process, and people who use it."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx2
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bunkhouse.server.http.app import create_app
from bunkhouse.server.serving import configured, listen
from bunkhouse.server.settings import Rates, Settings
from bunkhouse.server.tables.loaded import LoadedTables

T = TypeVar("T")
Json = Any  # what people get is compared, not typed
NO_LIMIT = (1e6, 10**6)
UNLIMITED = Rates(NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, sockets_per_key=1000, sockets_per_address=1000)
GAME = "goldrush"


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self._socket = listen("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self._server = uvicorn.Server(configured(self.app))
        self._runner = asyncio.Runner()
        self._thread = threading.Thread(target=self._work, daemon=True)

    @property
    def tables(self) -> LoadedTables:
        tables: LoadedTables = self.app.state.tables
        return tables

    def _work(self) -> None:
        with self._runner:
            self._runner.run(self._server.serve([self._socket]))

    def inside(self, does: Callable[[], Awaitable[T]]) -> T:
        """Run something in the server's own loop."""

        async def run() -> T:
            return await does()

        return asyncio.run_coroutine_threadsafe(run(), self._runner.get_loop()).result(20)

    def sweep(self) -> None:
        """All tables that nobody looks at leave the memory."""

        async def sweep() -> None:
            self.tables.sweep(float("inf"))

        self.inside(sweep)

    def open(self) -> None:
        self._thread.start()
        deadline = time.monotonic() + 20
        while not self._server.started:
            assert self._thread.is_alive(), "the server ends at once"
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)
        self._socket.close()


@contextmanager
def opened(settings: Settings) -> Iterator[House]:
    house = House(settings)
    house.open()
    try:
        yield house
    finally:
        house.close()


class Person:
    """A browser without a screen: it keeps its cookie."""

    def __init__(self, port: int, key: str | None = None) -> None:
        self.port = port
        cookies = {"bunkhouse": key} if key else {}
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=20, cookies=cookies)

    def get(self, path: str, status: int = 200) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def text(self, path: str) -> str:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    def post(self, path: str, body: Mapping[str, object], status: int = 200) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, path: str, body: Mapping[str, object], status: int, message: str) -> Json:
        error = self.post(path, body, status)["error"]
        assert error["message"] == message, error
        return error

    def create(self, *seats: str, **more: object) -> Json:
        """A table; a seat is me, open, or the name of a bot."""
        wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        return self.post("/tables", {"game": GAME, "seats": wished} | more)

    def position(self, table: str, number: int | None = None, seat: int | None = None) -> Json:
        if number is None:
            number = self.get(f"/tables/{table}")["number"]
        return self.get(f"/tables/{table}/positions/{number}" + (f"?seat={seat}" if seat is not None else ""))

    def move(self, table: str, seat: int, pick: int = 0) -> Json:
        """Play the choice with this index (modulo their number)."""
        here = self.position(table, seat=seat)
        action = here["choices"][pick % len(here["choices"])]["action"]
        return self.post(f"/tables/{table}/moves", {"seat": seat, "number": here["number"], "actions": [action]})

    def play_on(self, table: str, until: int = 10**6, picks: Iterator[int] | None = None) -> int:
        """Play for all my seats, while they are asked, to that number; the number reached."""
        while True:
            number = self.get(f"/tables/{table}")["number"]
            here = self.position(table, number)
            if here["over"] or number >= until:
                return int(number)
            self.move(table, here["to_act"][0], next(picks) if picks else number * 7)

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("bunkhouse")

    @contextmanager
    def live(self, table: str) -> Iterator[Live]:
        headers = {"Cookie": f"bunkhouse={self.cookie}"} if self.cookie else {}
        uri = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        with connect(uri, additional_headers=headers, max_size=None) as socket:
            yield Live(socket)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Live:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []  # all that was received
        self.moves: list[Json] = []  # all that are known

    def next(self, kind: str | None = None, timeout: float = 10) -> Json:
        """The next message (of this kind)."""
        deadline = time.monotonic() + timeout
        while True:
            frame = self.socket.recv(timeout=max(0.01, deadline - time.monotonic()))
            assert isinstance(frame, str)
            self.frames.append(frame)
            message = json.loads(frame)
            if message["type"] == "position":
                self.moves[message["since"] :] = message["position"]["moves"]
            if kind in (None, message["type"]):
                return message

    def position(self, number: int, timeout: float = 10) -> Json:
        """The position with this number, as soon as it comes."""
        while (told := self.next("position", timeout)["position"])["number"] != number:
            pass
        return told

    def drain(self, quiet: float = 0.2) -> list[Json]:
        """All messages until it is quiet."""
        messages = []
        try:
            while True:
                messages.append(self.next(timeout=quiet))
        except TimeoutError:
            return messages

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def closed_with(self) -> int | None:
        """The code with which the server closes."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def in_ci() -> bool:
    return bool(os.environ.get("CI"))
