"""The browser client's files."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from bunkhouse.server.http.static import NOT_BUILT, Client


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>page")
    (web / "assets" / "main-Ab3dE5gH.js").write_text("plain")
    (web / "assets" / "main-Ab3dE5gH.js.br").write_bytes(b"brotli")
    (web / "assets" / "main-Ab3dE5gH.js.gz").write_bytes(b"gzip")
    (web / ".hidden").write_text("no")
    (tmp_path / "secret.txt").write_text("secret")
    return web


@pytest.fixture
def client(folder: Path) -> TestClient:
    return TestClient(Client(folder))


def test_the_page_for_every_address_of_its_own(client: TestClient) -> None:
    for path in ("/", "/t/abcdefgh", "/index.html", "/settings"):
        answer = client.get(path)
        assert answer.text == "<!doctype html>page"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "size"), [("gzip, br;q=1", "br", "6"), ("gzip", "gzip", "4"), ("identity", None, "5")]
)
def test_files_packed_beforehand(client: TestClient, accepted: str, encoding: str | None, size: str) -> None:
    answer = client.head("/assets/main-Ab3dE5gH.js", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-length"] == size
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


def test_nothing_outside_and_nothing_hidden(client: TestClient) -> None:
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/.hidden",
        "/none.js",
        "/%00.js",
    ):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text
    assert client.get("/" + "a" * 5000).text == "<!doctype html>page"
    assert client.post("/").status_code == 405


def test_without_a_build(tmp_path: Path) -> None:
    assert TestClient(Client(tmp_path)).get("/").text == NOT_BUILT
