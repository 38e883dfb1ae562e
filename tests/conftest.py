"""What all tests share: which build is tested, and how Hypothesis runs."""

import os

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
