"""What all tests share: which build is tested, and how Hypothesis runs."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bunkhouse.core import playout
from bunkhouse.core.build import compiled

settings.register_profile("bunkhouse", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("bunkhouse")


def pytest_configure(config: pytest.Config) -> None:
    """The Makefile says which build it means; a test run of the other one would prove nothing."""
    expected = os.environ.get("BUNKHOUSE_EXPECT")
    found = "compiled" if compiled() else "interpreted"
    if expected and expected != found:
        raise pytest.UsageError(f"these tests are meant for the {expected} build, but {playout.__file__} is {found}")


LIVE = (Path(__file__).parent / "e2e", Path(__file__).parent / "server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real browsers and servers have clocks: where a busy machine made one late, the test is tried once more, and the
    summary says so."""
    for item in items:
        if any(folder in item.path.parents for folder in LIVE):
            item.add_marker(pytest.mark.flaky(reruns=1))
