"""The browser client: built files from the package, compressed beforehand where that was done, and its one page for
every address that is its own business (/t/<table> and the like)."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

import bunkhouse

FOLDER = Path(bunkhouse.__file__).parent / "web"
KINDS = {  # our own list, since what a machine knows of them differs
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # the best first
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = """Bunkhouse is running, but its browser client has not been built.

In a checkout, `make` builds it into src/bunkhouse/web; a released package carries it.
The programming interface works: /api/docs describes it.
"""


class Client:
    """An ASGI application; paths that are not files are answered with index.html."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # a socket that leads nowhere
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("Not here.", 405, {"allow": "GET, HEAD"})
        found = self._file(scope["path"])
        if found is None:
            if "." in scope["path"].rpartition("/")[2]:
                return PlainTextResponse("There is no such file.", 404)
            found = self._file("/index.html")
        if found is None:
            return PlainTextResponse(NOT_BUILT)
        return self._send(found, Headers(scope=scope))

    def _file(self, path: str) -> Path | None:
        try:
            wanted = (self._folder / path.lstrip("/")).resolve()
            inside = wanted.is_relative_to(self._folder) and wanted.is_file()
        except (OSError, ValueError):  # too long, or a null byte
            return None
        return wanted if inside and not wanted.name.startswith(".") else None

    def _send(self, file: Path, headers: Headers) -> Response:
        kind = KINDS.get(file.suffix, "application/octet-stream")
        told = {
            "cache-control": FOR_EVER if _HASHED.search(file.name) else ASK_AGAIN,
            "vary": "Accept-Encoding",
        }
        accepted = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
        for encoding, ending in ENCODINGS:
            packed = file.with_name(file.name + ending)
            if encoding in accepted and packed.is_file():
                return FileResponse(packed, headers=told | {"content-encoding": encoding}, media_type=kind)
        return FileResponse(file, headers=told, media_type=kind)
