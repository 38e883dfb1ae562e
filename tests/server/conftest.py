"""Servers on SQLite and on PostgreSQL, and people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from bunkhouse.play import chance
from bunkhouse.server.settings import Settings
from bunkhouse.server.workers import pool
from tests.server import postgres
from tests.server.house import UNLIMITED, House, Person, in_ci, opened


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same deals every time."""
    numbers = count()
    for module in (chance, pool):
        monkeypatch.setattr(
            module, "secret_seed", lambda: sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()
        )


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    if postgres.binaries() is None and not in_ci():
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    with postgres.cluster() as folder:
        yield folder


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """None: SQLite in the data folder."""
    if request.param == "sqlite":
        yield None
    else:
        with postgres.database(request.getfixturevalue("cluster")) as url:
            yield url


@pytest.fixture(scope="session")
def house(database: str | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for many tests: each has tables and people of its own."""
    data = tmp_path_factory.mktemp("house")
    with opened(Settings(folder=data, database=database, bot_pause=0, rates=UNLIMITED)) as house:
        yield house


@pytest.fixture
def person(house: House) -> Iterator[Callable[[], Person]]:
    """Makes people of that house."""
    known: list[Person] = []

    def arrive() -> Person:
        known.append(Person(house.port))
        known[-1].get("/health")
        return known[-1]

    yield arrive
    for one in known:
        one.close()


@pytest.fixture
def ann(person: Callable[[], Person]) -> Person:
    return person()


@pytest.fixture
def ben(person: Callable[[], Person]) -> Person:
    return person()


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[Callable[[Settings], House]]:
    """Servers with settings of the test's own."""
    with_house: list[House] = []

    def start(settings: Settings) -> House:
        with_house.append(House(settings))
        with_house[-1].open()
        return with_house[-1]

    yield start
    for house in with_house:
        house.close()
