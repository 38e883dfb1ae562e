"""Who somebody is without an account: an unguessable key in a cookie, of which the server keeps only the hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie

COOKIE = "bunkhouse"
A_YEAR = 365 * 24 * 3600
_KEY = re.compile(r"[A-Za-z0-9_-]{43}")


def new_key() -> str:
    return secrets.token_urlsafe(32)


def key_in(cookies: str) -> str | None:
    """The key in a Cookie header, if there is one that could be ours."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and _KEY.fullmatch(found.value) else None


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def set_cookie(key: str, secure: bool) -> str:
    """The Set-Cookie header; it is not for scripts and never sent from other sites."""
    ending = "; Secure" if secure else ""
    return f"{COOKIE}={key}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Strict{ending}"
