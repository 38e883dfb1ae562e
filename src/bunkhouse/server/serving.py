"""`bunkhouse serve`: one process, one address."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser

import uvicorn
from fastapi import FastAPI

from bunkhouse.core.words import Mistake
from bunkhouse.locale import Texts
from bunkhouse.locale import texts as texts_in
from bunkhouse.server.http.app import create_app
from bunkhouse.server.http.live import MOST_BYTES
from bunkhouse.server.settings import Settings
from bunkhouse.server.storage.folder_lock import FolderLock, told_address

PORTS_TRIED = 50
TAKEN = (errno.EADDRINUSE, errno.EACCES)  # Windows says the latter of reserved ports
EVERYWHERE = ("0.0.0.0", "::")
HERE = ("127.0.0.1", "::1", "localhost")


def run(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    browser: bool = False,
    texts: Texts | None = None,
) -> None:
    """Serve until told to stop; raises Mistake if that is not possible."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    say = texts or texts_in("en")
    browser = browser and has_screen()
    lock: FolderLock | None = None
    if settings.database is None:
        try:
            lock = FolderLock(settings.folder)
        except (BlockingIOError, PermissionError) as trouble:
            if trouble.filename is not None:  # it is the folder that may not be used
                raise Mistake("serve-no-folder", folder=str(settings.folder), trouble=str(trouble.strerror)) from None
            address = told_address(settings.folder)
            print(say("serve-already-open", address=address), flush=True)
            if browser:
                webbrowser.open(address)
            return
    with listen(host, port) as listening:
        address = address_of(host, listening)
        if lock is not None:
            lock.tell(address)
        Announced(
            configured(create_app(settings)), say("serve-open", address=address), address if browser else None
        ).run([listening])
    if lock is not None:
        lock.close()


def configured(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4 * MOST_BYTES,  # a frame from a client; letters may take four bytes
        timeout_keep_alive=75,  # longer than a proxy's, so that it is never we who close under a request
        timeout_graceful_shutdown=3,
    )


class Announced(uvicorn.Server):
    """Says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, sentence: str, open_page: str | None) -> None:
        super().__init__(config)
        self._sentence = sentence
        self._open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self._sentence, flush=True)
            if self._open_page is not None:
                threading.Thread(target=webbrowser.open, args=(self._open_page,), daemon=True).start()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the port, or the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [0] if port == 0 else range(port, min(port + PORTS_TRIED, 65536)):
        # The protocol must be named: only then does asyncio switch off Nagle, which costs 40 ms an answer.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, number))
            made.listen(2048)
        except OSError as trouble:
            made.close()
            if trouble.errno not in TAKEN:
                raise Mistake("serve-cannot-listen", host=host, port=number, trouble=str(trouble.strerror)) from None
        else:
            return made
    raise Mistake("serve-no-port", port=port)


def address_of(host: str, listening: socket.socket) -> str:
    """What to type into a browser, and for a friend on the same network if they may come in."""
    port = listening.getsockname()[1]
    name = "localhost" if host in HERE else own_address() if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(trial.getsockname()[0])


def has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
