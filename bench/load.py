"""How long a move takes to be acknowledged when the house is full: `python -m bench.load`.

A server of its own on loopback with a fresh SQLite file; by default 200 tables of two people, each person with a socket
(400 of them), all moving at the pace given. A move is on disk when it is acknowledged. Prints the 50th, 95th and 99th
percentile of acknowledgement, and of the time until both people have been sent the new position.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TARGET = 0.1  # seconds, 95th percentile


class Choice(msgspec.Struct):
    action: int


class Position(msgspec.Struct):
    number: int
    to_act: list[int]
    over: bool
    choices: list[Choice]


class Message(msgspec.Struct):
    type: str
    position: Position | None = None


message = msgspec.json.Decoder(Message)


@dataclass
class Measured:
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0
    computed: float = 0  # seconds of the server's processor time
    counting: bool = False


@dataclass
class Server:
    port: int
    process: int


class Http:
    """As little of HTTP as it takes, so that the clients do not slow the server down: one connection, one at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.key = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object) -> tuple[int, bytes]:
        content = msgspec.json.encode(body)
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        cookie = f"cookie: bunkhouse={self.key}\r\n" if self.key else ""
        head = (
            f"POST /api{path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n{cookie}"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        told = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", told, re.IGNORECASE)
        found = re.search(r"set-cookie: bunkhouse=([^;]+)", told, re.IGNORECASE)
        if found:
            self.key = found[1]
        if re.search(r"connection: close", told, re.IGNORECASE):
            self._streams = None
        return int(told.split()[1]), await reader.readexactly(int(length[1]) if length else 0)


class Person:
    def __init__(self, port: int, seat: int) -> None:
        self.http = Http(port)
        self.seat = seat
        self.socket: ClientConnection | None = None
        self.news: asyncio.Queue[Position] = asyncio.Queue()

    async def listen(self, table: str) -> None:
        uri = f"ws://127.0.0.1:{self.http.port}/api/tables/{table}/live"
        headers = {"cookie": f"bunkhouse={self.http.key}"}
        self.socket = await connect(uri, additional_headers=headers, max_size=None, compression=COMPRESSION)
        self._reading = asyncio.create_task(self._read(self.socket))

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in socket:
                told = message.decode(frame)
                if told.position is not None:
                    self.news.put_nowait(told.position)

    async def newest(self, number: int) -> Position:
        while (position := await self.news.get()).number < number:
            pass
        return position


COMPRESSION = "deflate"  # as browsers ask for


async def sit_down(port: int) -> tuple[str, list[Person]]:
    ann, ben = Person(port, 0), Person(port, 1)
    wish = {"game": "goldrush", "seats": [{"kind": "me"}, {"kind": "open"}]}
    status, body = await ann.http.post("/tables", wish)
    assert status == 200, body
    table: str = msgspec.json.decode(body)["id"]
    status, body = await ben.http.post(f"/tables/{table}/join", {"name": "Ben"})
    assert status == 200, body
    for one in (ann, ben):
        await one.listen(table)
    return table, [ann, ben]


async def play(table: str, people: list[Person], pace: float, delay: float, stop: asyncio.Event, m: Measured) -> None:
    """Move after move, each so many seconds after the one before, until told to stop or the game is over."""
    await asyncio.sleep(delay)
    positions = [await one.newest(0) for one in people]
    due = time.perf_counter()
    while not stop.is_set() and not positions[0].over:
        due += pace
        mover = people[positions[0].to_act[0]]
        here = positions[mover.seat]
        action = here.choices[here.number * 7 % len(here.choices)].action
        wish = {"seat": mover.seat, "number": here.number, "actions": [action]}
        began = time.perf_counter()
        status, body = await mover.http.post(f"/tables/{table}/moves", wish)
        took = time.perf_counter() - began
        if status != 200:
            m.refused += 1
            await asyncio.sleep(pace)
            continue
        number = msgspec.json.decode(body)["number"]
        positions = [await one.newest(number) for one in people]
        if m.counting:
            m.acknowledged.append(took)
            m.seen.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    m.over += positions[0].over


def processor_time(process: int) -> float:
    """Seconds that the server has computed (0 where /proc does not tell)."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(server: Server, tables: int, pace: float, seconds: float) -> Measured:
    measured, stop = Measured(), asyncio.Event()
    gate = asyncio.Semaphore(8)

    async def arrive() -> tuple[str, list[Person]]:
        async with gate:
            return await sit_down(server.port)

    seated = await asyncio.gather(*(arrive() for _ in range(tables)))
    sys.stderr.write(f"{tables} tables, {2 * tables} sockets\n")
    games = [
        asyncio.create_task(play(table, people, pace, pace * index / tables, stop, measured))
        for index, (table, people) in enumerate(seated)
    ]
    await asyncio.sleep(pace + 1)  # all have begun
    measured.counting, computed = True, processor_time(server.process)
    await asyncio.sleep(seconds)
    measured.counting, measured.computed = False, processor_time(server.process) - computed
    stop.set()
    await asyncio.gather(*games)
    for _, people in seated:
        for one in people:
            if one.socket is not None:
                await one.socket.close()
    return measured


@contextlib.asynccontextmanager
async def running() -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "bunkhouse.cli", "serve", "--port", "0", "--no-browser", "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found is not None, "the server does not start"
            yield Server(int(found[1]), process.pid)
        finally:
            process.terminate()
            process.wait(20)


def percentile(numbers: list[float], share: float) -> float:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Chosen(Protocol):
    tables: int
    pace: float
    seconds: float


async def run(chosen: Chosen) -> bool:
    async with running() as server:
        measured = await load(server, chosen.tables, chosen.pace, chosen.seconds)
    if not measured.acknowledged:
        sys.stdout.write("no move was acknowledged\n")
        return False
    rate = len(measured.acknowledged) / chosen.seconds
    each = 1000 * measured.computed / len(measured.acknowledged)
    sys.stdout.write(f"{len(measured.acknowledged)} moves, {rate:.0f} a second; {measured.refused} refused; ")
    sys.stdout.write(f"the server computes {each:.1f} ms a move\n")
    for name, numbers in (("acknowledged", measured.acknowledged), ("seen by both", measured.seen)):
        shown = "  ".join(
            f"p{share:.0%}".rstrip("%") + f" {percentile(numbers, share) * 1000:6.1f} ms" for share in SHARES
        )
        sys.stdout.write(f"{name:13} {shown}\n")
    return percentile(measured.acknowledged, 0.95) < TARGET and not measured.refused


SHARES = (0.5, 0.95, 0.99)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=15, help="how long it is measured")
    good = uvloop.run(run(parser.parse_args()))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
