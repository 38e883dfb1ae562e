"""Live updates: one WebSocket per viewer. A viewer notes what it has yet to be told and is told the newest of it, so a
slow one gets fewer messages, never a longer queue."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bunkhouse.core.seats import has
from bunkhouse.server.http.limits import Bucket
from bunkhouse.server.protocol.structs import (
    ChatMessage,
    ErrorMessage,
    Fault,
    FromClient,
    LookThrough,
    Pong,
    RewindMessage,
    TableMessage,
    encode,
)
from bunkhouse.server.tables.table import Table

_from_client = msgspec.json.Decoder(FromClient)
MOST_BYTES = 1024  # of a message from a client
RATE = (10.0, 30)  # messages of a client a second, and at once
PATIENCE = 30  # seconds that a client may take to read one message


class LiveViewer:
    def __init__(self, socket: WebSocket, key: str | None) -> None:
        self.socket = socket
        self.key = key
        self.seat: int | None = None
        self._chosen = False  # the person said through which seat to look
        self._table = True
        self._since: int | None = 0
        self._chat: int | None = 0
        self._rewind = True
        self._pong = False
        self._fault: Fault | None = None
        self._closing: int | None = None
        self._news = asyncio.Event()
        self._news.set()

    def note(self, table: bool, since: int | None, chat: int | None, rewind: bool) -> None:
        self._table |= table
        self._rewind |= rewind
        self._since = earlier(self._since, since)
        self._chat = earlier(self._chat, chat)
        self._news.set()

    def leave(self, code: int) -> None:
        self._closing = code
        self._news.set()

    async def serve(self, table: Table) -> None:
        """Talk until either side has had enough."""
        table.viewers.add(self)
        table.tell(table=True)
        listening = asyncio.create_task(self._listen(table))
        try:
            await self._speak(table, listening)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass  # the client is gone, which is no news
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            table.viewers.discard(self)
            if self.key is not None:
                table.last_seen[self.key] = time.monotonic()
            table.tell(table=True)

    async def _speak(self, table: Table, listening: asyncio.Task[None]) -> None:
        listening.add_done_callback(lambda _: self._news.set())
        while not listening.done():
            await self._news.wait()
            self._news.clear()
            if self._closing is not None:
                await self.socket.close(self._closing)
                return
            async with table.lock:
                messages = self._unsaid(table)
            for message in messages:
                async with asyncio.timeout(PATIENCE):
                    await self.socket.send_text(message.decode())

    def _unsaid(self, table: Table) -> list[bytes]:
        """What the client has to be told now."""
        self._choose_seat(table)
        messages: list[bytes] = []
        if self._table:
            messages.append(encode(TableMessage(table.info(self.key))))
        if self._since is not None and table.header.state != "open":
            messages.append(table.position_message(self.seat, min(self._since, len(table.match.log))))
            self._since = None
        if self._chat is not None:
            messages.append(encode(ChatMessage([post.told() for post in table.chat[self._chat :]])))
        if self._rewind:
            asked = table.rewind.message() if table.rewind else RewindMessage(None)
            messages.append(encode(asked))
        if self._fault is not None:
            messages.append(encode(ErrorMessage(self._fault)))
        if self._pong:
            messages.append(encode(Pong()))
        self._table = self._rewind = self._pong = False
        self._chat = self._fault = None
        return messages

    def _choose_seat(self, table: Table) -> None:
        """Until told otherwise, look through the first own seat that is asked, or the first one; if possible through
        none that a bot keeps warm, whose player is not here to see it."""
        mine = table.my_seats(self.key)
        if self.seat is not None and self.seat not in mine:
            self.seat, self._chosen = None, False
        if self.seat is None and mine and not self._chosen:
            here = [seat for seat in mine if not table.seats[seat].playing_bot] or mine
            asked = [seat for seat in here if has(table.header.to_act, seat)]
            self.seat = (asked or here)[0]
            self._since = 0

    async def _listen(self, table: Table) -> None:
        bucket = Bucket(*RATE)
        while self.socket.client_state == WebSocketState.CONNECTED:
            text = await self.socket.receive_text()
            if len(text) > MOST_BYTES or not bucket.take():
                self.leave(1008)
                return
            try:
                message = _from_client.decode(text)
            except msgspec.MsgspecError:
                self._fault = Fault("bad-message")
            else:
                self._hear(table, message)
            self._news.set()

    def _hear(self, table: Table, message: FromClient) -> None:
        if not isinstance(message, LookThrough):
            self._pong = True
        elif message.seat is not None and message.seat not in table.my_seats(self.key):
            self._fault = Fault("not-your-seat")
        else:
            self.seat, self._chosen = message.seat, True
            self._since = 0


def earlier(one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
