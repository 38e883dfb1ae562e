"""Tables that play with a components file of their own."""

from __future__ import annotations

import pytest

from bunkhouse.core import registry
from bunkhouse.games.montana import GAME
from bunkhouse.games.montana.rules.components import TEXT
from bunkhouse.play import records
from tests.server.house import House, Person

RICHER = TEXT.replace("silver_by_seat = [5, 6, 7, 8]", "silver_by_seat = [40, 41, 42, 43]")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._known(), GAME.id, GAME)


def silver(person: Person, table: str) -> list[int]:
    return sorted(seat["silver"] for seat in person.position(table)["view"]["seats"])


def test_a_table_plays_with_its_own_file_and_keeps_it(house: House, ann: Person) -> None:
    table = ann.create("me", "me", game=GAME.id, components=RICHER)
    assert table["components"] == records.components_digest(RICHER.rstrip())
    assert silver(ann, table["id"]) == [40, 41]
    house.sweep()
    assert ann.get(f"/tables/{table['id']}")["components"] == table["components"]
    assert silver(ann, table["id"]) == [40, 41]
    usual = ann.create("me", "me", game=GAME.id)
    assert usual["components"] is None
    assert silver(ann, usual["id"]) == [5, 6]
    assert table["id"] in [entry["id"] for entry in ann.get("/tables")["mine"]]


def test_a_bad_file_is_refused_with_its_entry(ann: Person) -> None:
    wish = {
        "game": GAME.id,
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "components": TEXT.replace("max_steps = 7", "max_steps = 70"),
    }
    error = ann.refused("/tables", wish, 422, "bad-components")
    assert error["arguments"]["entry"] == "wheel.max_steps"
    ann.refused("/tables", wish | {"game": "goldrush"}, 422, "no-components-file")
