"""Records and scenarios find their game by its id, so it is in the registry while these tests run."""

import pytest

from bunkhouse.core import registry
from bunkhouse.games.dicetown import GAME


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, GAME.id, GAME)
