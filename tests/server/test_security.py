"""Keys, origins, limits, headers, and faults that tell nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from starlette.datastructures import Headers

from bunkhouse.server.http import guard
from bunkhouse.server.http.identity import hash_of, key_in, new_key, set_cookie
from bunkhouse.server.http.limits import Bucket, Limit, Places
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.settings import Rates, Settings
from bunkhouse.server.tables import seating
from tests.server.house import House, Person


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with tight limits, also for this machine."""
    rates = Rates(reads=(1, 40), commands=(1, 12), creations=(0.1, 3), chat=(0.1, 2), per_address=3, sockets_per_key=2)
    house = House(Settings(folder=tmp_path_factory.mktemp("strict"), rates=rates, exempt=frozenset(), bot_pause=0))
    house.open()
    with Person(house.port) as host:
        host.create("me", "me")  # before the limit is used up
    yield house
    house.close()


def test_the_key_is_a_cookie_that_scripts_and_other_sites_never_get(house: House, ann: Person) -> None:
    with httpx2.Client(base_url=f"http://127.0.0.1:{house.port}/api") as client:
        told = client.get("/health").headers["set-cookie"]
        assert "HttpOnly" in told
        assert "SameSite=Strict" in told
        assert "Secure" not in told  # plain http on this machine
        assert "set-cookie" not in client.get("/health").headers
    assert "Secure" in set_cookie("x", True)
    assert ann.cookie is not None
    table = ann.create("me", "me")["id"]
    assert house.tables.in_memory[table].header.host == hash_of(ann.cookie)
    assert ann.cookie not in str(house.tables.in_memory[table].header)


def test_what_is_no_key_is_replaced() -> None:
    key = new_key()
    assert key_in(f"a=b; bunkhouse={key}") == key
    for nonsense in ("", "bunkhouse=", "bunkhouse=short", f"bunkhouse={key}x", f"other={key}", "bunkhouse=\x00", "[;="):
        assert key_in(nonsense) is None


def test_the_invite_link_is_not_the_key(ann: Person, ben: Person) -> None:
    table = ann.create("me", "me")["id"]
    number = ann.get(f"/tables/{table}")["number"]
    for path, body in {
        "moves": {"seat": 0, "number": number, "actions": [1]},
        "undo": {"seat": 0, "number": number},
        "redo": {"seat": 0, "number": number},
        "rewind": {"seat": 0, "to": 0},
        "rewind/answer": {"seat": 0, "agree": True},
        "leave": {"seat": 0},
        "preview": {"seat": 0, "number": number, "actions": []},
        "why": {"seat": 0, "number": number, "choice": {}},
    }.items():
        ben.refused(f"/tables/{table}/{path}", body, 403, "not-your-seat")


@pytest.mark.parametrize("headers", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}])
def test_commands_from_foreign_pages_are_refused(ann: Person, headers: dict[str, str]) -> None:
    answer = ann.http.post("/tables", json={"game": "goldrush", "seats": []}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["message"] == "foreign-origin"


def test_commands_from_the_own_page_are_welcome(ann: Person) -> None:
    headers = {"origin": f"http://127.0.0.1:{ann.port}", "sec-fetch-site": "same-origin"}
    wish = {"game": "goldrush", "seats": [{"kind": "me"}] * 2}
    assert ann.http.post("/tables", json=wish, headers=headers).status_code == 200


def test_only_json_is_a_command(ann: Person) -> None:
    answer = ann.http.post("/tables", content=b'{"game":"goldrush"}', headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["error"]["message"]) == (415, "not-json")
    for body in (b"{", b"[]", b"\xff", b'"\\ud800"'):
        answer = ann.http.post("/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["message"]) == (422, "bad-request")


def test_what_is_too_large_is_refused(ann: Person) -> None:
    table = ann.create("me", "me")["id"]
    json = {"content-type": "application/json"}
    big = b" " * (300 * 1024)
    assert ann.http.post(f"/tables/{table}/chat", content=big, headers=json).status_code == 413
    in_pieces = (b" " * 1024 for _ in range(300))
    answer = ann.http.post(f"/tables/{table}/chat", content=in_pieces, headers=json)
    assert (answer.status_code, answer.json()["error"]["message"]) == (413, "too-large")
    assert ann.http.post("/tables", content=b" " * (2 * 1024 * 1024), headers=json).status_code == 413
    ann.refused("/tables", {"record": "x" * 900_000}, 422, "record-foreign")


def test_every_answer_has_the_security_headers(house: House) -> None:
    with httpx2.Client(base_url=f"http://127.0.0.1:{house.port}") as client:
        for path in ("/", "/t/abcdefgh", "/api/health", "/api/nothing", "/api/docs", "/api/openapi.json"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src" not in policy  # so that scripts come from here alone, and never inline
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


def test_the_page_about_the_interface_needs_nothing_from_elsewhere(house: House) -> None:
    with httpx2.Client(base_url=f"http://127.0.0.1:{house.port}/api") as client:
        page = client.get("/docs").text
        assert "http://" not in page.replace("<!doctype html>", "")
        assert "https://" not in page
        assert client.get("/docs.js").headers["content-type"].startswith("text/javascript")
        assert client.get("/docs.css").status_code == 200
        described = client.get("/openapi.json").json()
        assert "/api/tables/{table}/moves" in described["paths"]
        assert described["components"]["schemas"]["Position"]


def test_requests_are_limited_by_key(strict: House) -> None:
    with Person(strict.port) as ann:
        table, _, _ = (ann.create("me", "me")["id"] for _ in range(3))
        ann.refused("/tables", {}, 429, "too-many-requests")
        for _ in range(2):
            ann.post(f"/tables/{table}/chat", {"text": "again"})
        ann.refused(f"/tables/{table}/chat", {"text": "again"}, 429, "too-many-requests")
        codes = [ann.http.get("/health").status_code for _ in range(60)]
        assert 429 in codes
    with Person(strict.port) as ben:
        assert ben.http.get("/health").status_code == 200


def test_requests_are_limited_by_address_too(strict: House) -> None:
    """Throwing the cookie away does not help."""
    with httpx2.Client(base_url=f"http://127.0.0.1:{strict.port}/api") as client:
        codes = []
        for _ in range(20):
            client.cookies.clear()
            codes.append(client.post("/tables", json={}).status_code)
    assert 429 in codes


def test_sockets_are_limited_by_key(strict: House) -> None:
    with Person(strict.port) as ann:
        table = next(iter(strict.tables.in_memory))
        ann.http.get("/health")
        with ann.live(table) as first, ann.live(table) as second, ann.live(table) as third:
            assert third.closed_with() == 4429
            assert first.next()
            assert second.next()
        with ann.live(table) as again:
            assert again.next()


def test_a_fault_of_our_own_tells_only_a_number(
    ann: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("secret details")

    monkeypatch.setattr(seating, "join", fails)
    table = ann.create("me", "me")["id"]
    with caplog.at_level(logging.ERROR):
        answer = ann.http.post(f"/tables/{table}/join", json={"name": "x"})
    assert answer.status_code == 500
    assert "secret" not in answer.text
    error = answer.json()["error"]
    assert error["message"] == "server-fault"
    assert error["id"] in caplog.text
    assert "secret details" in caplog.text


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("bunkhouse.server.http.limits.time.monotonic", lambda: clock[0])
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] = 100
    assert bucket.is_full()


def test_limits_forget_those_who_have_been_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.server.http.limits.FORGET_AT", 3)
    limit = Limit(0.001, 1)
    assert limit.allows("busy")
    assert not limit.allows("busy")
    fast = Limit(1e9, 1)
    for number in range(20):
        assert fast.allows(str(number))
    assert len(fast._buckets) <= 3


def test_places_are_given_back() -> None:
    places = Places(1)
    with places.place("a") as first, places.place("a") as second, places.place(None) as anybody:
        assert (first, second, anybody) == (True, False, True)
    with places.place("a") as again:
        assert again


def test_an_odd_length_is_refused() -> None:
    async def receive() -> dict[str, object]:
        return {}

    with pytest.raises(Problem):
        guard.limited({"path": "/api/x"}, Headers({"content-length": "-1"}), receive)


def test_names_are_one_clean_line() -> None:
    assert seating.cleaned(" A\tB\u0000\u202eC\n") == "A B C"
    assert seating.cleaned("\n") is None
    assert seating.cleaned(None) is None


def test_the_page_is_at_the_top(small_house: Callable[[Settings], House], tmp_path: Path) -> None:
    house = small_house(Settings(folder=tmp_path))
    with httpx2.Client(base_url=f"http://127.0.0.1:{house.port}") as client:
        assert client.get("/").status_code == 200
        assert client.post("/").status_code == 405
