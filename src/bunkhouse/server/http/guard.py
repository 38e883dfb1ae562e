"""Stands before everything: size, origin, identity and rate of requests, security headers, and faults of our own.

Written against ASGI itself, since every request and every socket goes through it.
"""

from __future__ import annotations

import logging
import secrets
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bunkhouse.server.http.identity import hash_of, key_in, new_key, set_cookie
from bunkhouse.server.http.limits import Limit
from bunkhouse.server.protocol.problems import Problem, failure
from bunkhouse.server.protocol.structs import Fault
from bunkhouse.server.settings import Settings

log = logging.getLogger(__name__)

MOST_BYTES = 256 * 1024
MOST_BYTES_UPLOADED = 1024 * 1024 + 64 * 1024  # a record of 1 MB and what is around it
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
TABLES = "/api/tables"

SECURITY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._exempt = settings.exempt
        rates, more = settings.rates, settings.rates.per_address
        self._by_key: dict[str, Limit] = {}
        self._by_address: dict[str, Limit] = {}
        for kind in ("reads", "commands", "creations", "chat", "hints"):
            rate, burst = getattr(rates, kind)
            self._by_key[kind] = Limit(rate, burst)
            self._by_address[kind] = Limit(rate * more, burst * more)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        is_api = scope["path"].startswith("/api/")
        fresh = identify(scope, headers) if is_api else None
        answered = False

        async def answer(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                told = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    told.setdefault(name, value)
                may_be_kept = "cache-control" in told  # by proxies, too: no place for a key
                if is_api and not may_be_kept:
                    told["cache-control"] = "no-store"
                if fresh is not None and not may_be_kept:
                    told.append("set-cookie", set_cookie(fresh, scope["scheme"] == "https"))
            await send(message)

        try:
            if is_api:
                check_origin(scope["method"], headers)
                self._check_rate(scope, scope["method"])
                receive = limited(scope, headers, receive)
            await self._app(scope, receive, answer)
        except Problem as problem:
            if not answered:
                await failure(problem.status, problem.fault)(scope, receive, answer)
        except Exception:
            number = secrets.token_hex(6)
            log.exception("fault %s at %s %s", number, scope["method"], scope["path"])
            if not answered:
                await failure(500, Fault("server-fault", {"id": number}, None, number))(scope, receive, answer)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        identify(scope, headers)
        try:
            check_origin("POST", headers)
            self._check_rate(scope, "GET")
        except Problem:
            await receive()  # the request to connect
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._app(scope, receive, send)

    def _check_rate(self, scope: Scope, method: str) -> None:
        path, kind = scope["path"], "commands"
        if method in SAFE or path.endswith(("/preview", "/why")):
            kind = "reads"
        elif path == TABLES:
            kind = "creations"
        elif path.endswith("/chat"):
            kind = "chat"
        elif path.endswith("/hint"):
            kind = "hints"
        address = scope["client"][0] if scope.get("client") else ""
        if address not in self._exempt and not self._by_address[kind].allows(address):
            raise Problem(429, "too-many-requests")
        if not self._by_key[kind].allows(scope["state"]["key"]):
            raise Problem(429, "too-many-requests")


def identify(scope: Scope, headers: Headers) -> str | None:
    """Puts the hash of the caller's key into the scope; the key, if it had to be made."""
    key = key_in(headers.get("cookie", ""))
    fresh = None if key is not None else new_key()
    scope.setdefault("state", {})["key"] = hash_of(key or fresh or "")
    scope["state"]["is_new"] = fresh is not None
    return fresh


def check_origin(method: str, headers: Headers) -> None:
    """What changes something must not come from another site's page. Programs send no origin, and no cookie of ours."""
    if method in SAFE:
        return
    origin = headers.get("origin")
    if origin is not None:
        if urlsplit(origin).netloc != headers.get("host"):
            raise Problem(403, "foreign-origin")
    elif headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise Problem(403, "foreign-origin")


def limited(scope: Scope, headers: Headers, receive: Receive) -> Receive:
    """The same body, refused once it is too long."""
    most = MOST_BYTES_UPLOADED if scope["path"] == TABLES else MOST_BYTES
    told = headers.get("content-length", "0")
    if not told.isdigit() or int(told) > most:
        raise Problem(413, "too-large", {"most": most // 1024})
    seen = 0

    async def receive_counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise Problem(413, "too-large", {"most": most // 1024})
        return message

    return receive_counted
