"""A real server in a process of its own and a real browser (Debian's Chromium, driven by Playwright)."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.people import Visitor

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
CLIENT = Path(__file__).parents[2] / "src" / "bunkhouse" / "web" / "index.html"
SAME_LUCK = Path(__file__).with_name("same_luck.py")
LUCK = os.environ.get("BUNKHOUSE_LUCK", "bunkhouse")  # another one finds tests that depend on it
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
QUIET += ["--disable-background-networking", "--disable-component-update", "--force-color-profile=srgb"]

expect.set_options(timeout=15_000)  # milliseconds; a machine may have much else to do


class Server:
    """`bunkhouse serve` on loopback; it can be killed and started again on the same port with the same data."""

    def __init__(self, data: Path, window: float = 0.1, script: Path = SAME_LUCK) -> None:
        self.data = data
        self.script = script
        self.window = window  # seconds in which people may react
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(self.script), LUCK, "serve", "--no-browser", "--bot-pause", "0"]
        command += ["--port", str(self.port), "--data", str(self.data), "--window", str(self.window)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", told)
        assert found, told
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


@pytest.fixture(scope="module")  # not session: Playwright keeps an event loop running in this thread
def browser() -> Iterator[Browser]:
    if CHROMIUM is None or not CLIENT.exists():
        missing = "Chromium (Debian: apt install chromium)" if CHROMIUM is None else "the browser client (make setup)"
        if os.environ.get("CI"):
            pytest.fail(f"the browser tests need {missing}")
        pytest.skip(f"the browser tests need {missing}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """One for all tests of a module; with `parametrize(..., indirect=True)`: how long windows are open."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(folder, *([request.param] if hasattr(request, "param") else []))
    yield server
    server.kill()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visitor]:
    """People who come to the server, each with a browser of their own; whatever goes wrong in one fails the test."""
    visitor = Visitor(browser, server.address)
    yield visitor
    visitor.leave()
