"""Finished games, records, scenarios, and playing on from any position."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from bunkhouse.play import records
from tests.server.house import GAME, House, Json, Person
from tests.server.test_secrets import picks


@pytest.fixture(scope="module")
def finished(house: House) -> Iterator[tuple[Person, str]]:
    """A game that one person has played to the end on one device."""
    with Person(house.port) as one:
        table: str = one.create("me", "me")["id"]
        one.play_on(table, picks=picks("finished"))
        yield one, table


def test_a_game_to_its_end(finished: tuple[Person, str], ann: Person) -> None:
    one, table = finished
    info = one.get(f"/tables/{table}")
    assert info["state"] == "over"
    assert hashlib.sha256(info["seed"].encode()).hexdigest() == info["commitment"]
    end = ann.position(table)
    assert (end["over"], end["to_act"], end["seat"]) == (True, [], None)
    assert sorted(end["ranking"])[0] == 1
    assert [sum(line["points"] for line in lines) for lines in end["breakdown"]] == end["scores"]
    assert None not in end["moves"]
    assert table in [entry["id"] for entry in ann.get("/tables")["finished"]]
    assert ann.position(table, 50, seat=1)["seat"] == 1  # anybody may look through any seat now
    number = info["number"]
    one.refused(f"/tables/{table}/moves", {"seat": 0, "number": number, "actions": [1]}, 409, "table-over")
    one.refused(f"/tables/{table}/undo", {"seat": 0, "number": number}, 409, "table-over")
    one.refused(f"/tables/{table}/rewind", {"seat": 0, "to": 5}, 409, "table-over")


def test_the_record_comes_back_as_the_same_game(finished: tuple[Person, str], ann: Person) -> None:
    one, table = finished
    answer = one.http.get(f"/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = records.read(answer.text)
    assert records.verify(record) > 50
    shown = ann.post("/tables", {"record": answer.text})
    assert (shown["state"], shown["source"]["record"]) == ("over", True)
    assert [seat["mine"] for seat in shown["seats"]] == [False, False]
    assert shown["seed"] == one.get(f"/tables/{table}")["seed"]
    assert ann.position(shown["id"], seat=0) == one.position(table, seat=0)
    assert ann.text(f"/tables/{shown['id']}/record").splitlines()[7:] == answer.text.splitlines()[7:]


def test_play_on_from_a_position_of_a_record(finished: tuple[Person, str], house: House, ann: Person) -> None:
    one, table = finished
    text = one.text(f"/tables/{table}/record")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    new = ann.post("/tables", {"game": GAME, "record": text, "position": 30, "seats": seats})
    assert new["source"] == {"table": None, "scenario": None, "record": True, "number": 30}
    assert new["commitment"] != one.get(f"/tables/{table}")["commitment"]
    assert new["seed"] is None
    assert same_beginning(ann.position(new["id"])["moves"], one.position(table)["moves"], 30)
    ann.refused("/tables", {"record": text, "position": 9999}, 422, "no-such-position")
    ann.refused("/tables", {"record": text, "seats": [{"kind": "me"}] * 3}, 422, "bad-seats")
    ann.refused("/tables", {"record": text.replace("place", "plaice", 1)}, 422, "record-bad-move")
    ann.refused("/tables", {"record": "not a record"}, 422, "record-foreign")


def test_play_on_from_a_table_that_is_over(finished: tuple[Person, str], house: House, ann: Person) -> None:
    _, table = finished
    new = ann.post("/tables", {"source": {"table": table, "number": 41}})
    assert new["source"] == {"table": table, "scenario": None, "record": False, "number": 41}
    assert [seat["mine"] for seat in new["seats"]] == [True, True]
    name = new["id"]
    start = ann.get(f"/tables/{name}")["number"]
    assert same_beginning(ann.position(name)["moves"], ann.position(table)["moves"], 41)
    mover = ann.position(name)["to_act"][0]
    ann.refused(f"/tables/{name}/rewind", {"seat": mover, "to": 12}, 409, "nothing-to-undo")
    number = ann.move(name, mover)["number"]
    house.sweep()
    assert ann.get(f"/tables/{name}")["number"] == number > start
    reached = ann.play_on(name)
    record = records.read(ann.text(f"/tables/{name}/record"))
    assert record.seed is None
    assert record.commitment is None
    assert len(record.moves) == reached


def same_beginning(running: list[Json], over: list[Json], count: int) -> bool:
    """In the running game, what another seat alone has seen is hidden again."""
    return all(move in (None, other) for move, other in zip(running[:count], over, strict=False))


def test_scenarios_are_played_on(house: House, ann: Person) -> None:
    new = ann.post("/tables", {"scenario": "GR-EX29a"})
    assert new["source"] == {"table": None, "scenario": "GR-EX29a", "record": False, "number": 0}
    assert new["number"] == 0
    table = new["id"]
    before = ann.position(table)
    house.sweep()
    assert ann.position(table) == before
    (action,) = [entry["action"] for entry in before["choices"] if entry["notation"] == "pass"]
    ann.post(f"/tables/{table}/moves", {"seat": before["to_act"][0], "number": 0, "actions": [action]})
    after = ann.position(table)
    assert (after["over"], after["scores"]) == (True, [6, 6])
    assert ann.get(f"/tables/{table}/record", 409)["error"]["message"] == "record-of-scenario"
    again = ann.post("/tables", {"source": {"table": table, "number": 0}})
    assert ann.position(again["id"])["view"] == before["view"]
    ann.refused("/tables", {"scenario": "GR-NONE"}, 404, "no-such-scenario")
    ann.refused("/tables", {"scenario": "GR-EX1", "game": "other"}, 422, "other-game")


def test_every_scenario_opens(ann: Person) -> None:
    (game,) = [game for game in ann.get("/games") if game["id"] == GAME]
    for scenario in game["scenarios"]:
        table = ann.post("/tables", {"scenario": scenario["id"]})["id"]
        assert ann.position(table)["view"]
