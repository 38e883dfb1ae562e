"""Who plays at a seat: bots of every level, and bots that keep the seat of somebody absent warm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bunkhouse.server.settings import Settings
from tests.server.house import UNLIMITED, House, Json, Person, opened


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A house in which whoever has no connection counts as absent at once."""
    with opened(Settings(folder=tmp_path, absence=0, bot_pause=0, rates=UNLIMITED)) as house:
        yield house


def two_people(ann: Person, ben: Person) -> str:
    """A running table that Ben has opened."""
    table: str = ben.create("me", "open")["id"]
    ann.post(f"/tables/{table}/join", {"name": "Ann"})
    return table


def play_while_asked(one: Person, table: str, seat: int, until: int) -> Json:
    with one.live(table) as live:
        while (here := live.next("position", timeout=30)["position"])["number"] < until:
            if here["to_act"] == [seat]:
                one.move(table, seat)
    return here


# Bots and their levels


def test_the_host_seats_bots_of_any_level_before_the_game(ann: Person, ben: Person) -> None:
    table = ann.create("me", "open", "open")["id"]
    path = f"/tables/{table}/bot"
    ben.refused(path, {"seat": 1, "bot": "foreman"}, 403, "only-the-host")
    ann.refused(path, {"seat": 1, "bot": "hal"}, 422, "unknown-bot")
    ann.refused(path, {"seat": 0, "bot": "foreman"}, 409, "seat-taken")
    put = ann.post(path, {"seat": 1, "bot": "foreman", "name": "Slim"})
    assert (put["seats"][1]["kind"], put["seats"][1]["bot"], put["state"]) == ("bot", "foreman", "open")
    assert put["seats"][1]["name"] == "Slim"
    assert ann.post(path, {"seat": 1, "bot": "trail-boss"})["seats"][1]["bot"] == "trail-boss"
    assert ann.post(path, {"seat": 1, "bot": None})["seats"][1]["kind"] == "open"
    ann.post(path, {"seat": 1, "bot": "greenhorn"})
    assert ann.post(path, {"seat": 2, "bot": "cowhand"})["state"] == "running"


def test_the_host_says_which_bots_fill_in(ann: Person) -> None:
    table = ann.create("me", "open", "open")["id"]
    ann.refused(f"/tables/{table}/start", {"bot": "hal"}, 422, "unknown-bot")
    started = ann.post(f"/tables/{table}/start", {"bot": "greenhorn"})
    assert [seat["bot"] for seat in started["seats"]] == [None, "greenhorn", "greenhorn"]


def test_a_bot_gets_another_level_between_moves(ann: Person, house: House) -> None:
    table = ann.create("me", "random")["id"]
    path = f"/tables/{table}/bot"
    ann.refused(path, {"seat": 1, "bot": None}, 409, "seat-needs-a-bot")
    assert ann.post(path, {"seat": 1, "bot": "greenhorn"})["seats"][1]["bot"] == "greenhorn"
    house.sweep()
    assert ann.get(f"/tables/{table}")["seats"][1]["bot"] == "greenhorn"
    with ann.live(table) as live:
        (line,) = live.next("chat")["chat"]
    assert (line["notice"], line["arguments"]["bot"]) == ("notice-level", "greenhorn")


# Warm seats


def test_stepping_away_with_a_bot_in_the_seat(ann: Person, ben: Person, house: House) -> None:
    table = two_people(ann, ben)
    ann.refused(f"/tables/{table}/leave", {"seat": 1, "bot": "hal"}, 422, "unknown-bot")
    assert ann.get(f"/tables/{table}")["seats"][1]["away"] is False
    left = ann.post(f"/tables/{table}/leave", {"seat": 1, "bot": "random"})
    assert (left["seats"][1]["away"], left["seats"][1]["bot"], left["seats"][1]["name"]) == (True, "random", "Ann")
    play_while_asked(ben, table, 0, 12)
    with ben.live(table) as live:
        told = [line["notice"] for line in live.next("chat")["chat"]]
    assert told == ["notice-joined", "notice-left", "notice-substitute"]
    back = ann.post(f"/tables/{table}/join", {"seat": 1})
    assert (back["seats"][1]["away"], back["seats"][1]["bot"]) == (False, None)
    house.sweep()
    assert ann.get(f"/tables/{table}")["seats"][1] == back["seats"][1]


def test_somebody_who_is_here_or_was_a_moment_ago_is_not_replaced(ann: Person, ben: Person) -> None:
    table = two_people(ann, ben)
    wish = {"seat": 1, "bot": "random"}
    with ann.live(table) as live:
        live.next("position")
        assert ben.get(f"/tables/{table}")["seats"][1]["absent_in"] is None
        ben.refused(f"/tables/{table}/substitute", wish, 409, "seat-not-away")
    while ben.get(f"/tables/{table}")["seats"][1]["online"]:
        pass
    assert 0 < ben.get(f"/tables/{table}")["seats"][1]["absent_in"] <= 60_000
    error = ben.refused(f"/tables/{table}/substitute", wish, 409, "seat-not-yet-away")
    assert 0 < error["arguments"]["seconds"] <= 60


def test_whoever_waits_lets_a_bot_keep_the_seat_warm(hasty: House) -> None:
    with Person(hasty.port) as ann, Person(hasty.port) as ben, Person(hasty.port) as cid:
        table = two_people(ann, ben)
        path, wish = f"/tables/{table}/substitute", {"seat": 0, "bot": "random"}
        cid.get("/health")
        assert ann.get(f"/tables/{table}")["seats"][0]["absent_in"] == 0
        cid.refused(path, wish, 403, "only-players")
        ann.refused(path, wish | {"bot": "hal"}, 422, "unknown-bot")
        warm = ann.post(path, wish)  # Ben is the host; everybody who plays may do it
        assert (warm["seats"][0]["kind"], warm["seats"][0]["away"], warm["seats"][0]["bot"]) == (
            "person",
            True,
            "random",
        )
        play_while_asked(ann, table, 1, 12)
        # Nobody else gets the seat, nor a look at what it hides.
        cid.refused(f"/tables/{table}/join", {"seat": 0, "name": "Cid"}, 409, "seat-taken")
        ann.refused(f"/tables/{table}/hint", {"seat": 0, "number": 12}, 403, "hint-not-yours")
        assert ann.get(f"/tables/{table}/positions/5?seat=0", 403)["error"]["message"] == "not-your-seat"
        seen = ann.position(table)["view"]["seats"]
        assert seen[0]["ore_values"] is None
        assert ann.post(path, wish | {"bot": None})["seats"][0]["bot"] is None
        assert ben.get(f"/tables/{table}")["seats"][0]["mine"] is True


def test_acting_takes_the_seat_back(hasty: House) -> None:
    with Person(hasty.port) as ann, Person(hasty.port) as ben:
        table = two_people(ann, ben)
        while (here := ann.position(table))["to_act"] != [1]:
            ben.move(table, here["to_act"][0])
        ann.post(f"/tables/{table}/leave", {"seat": 1})
        ann.move(table, 1)
        seat = ben.get(f"/tables/{table}")["seats"][1]
        assert (seat["away"], seat["bot"]) == (False, None)
        with ben.live(table) as live:
            told = [line["notice"] for line in live.next("chat")["chat"]]
        assert told[-2:] == ["notice-left", "notice-back"]


def test_a_warm_seat_outlives_the_server(small_house: Callable[[Settings], House], tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, bot_pause=0, rates=UNLIMITED)
    house = small_house(settings)
    with Person(house.port) as ann, Person(house.port) as ben:
        table = two_people(ann, ben)
        ann.post(f"/tables/{table}/leave", {"seat": 1, "bot": "random"})
        keys = ann.cookie, ben.cookie
    house.close()
    house = small_house(settings)
    with Person(house.port, keys[0]) as ann, Person(house.port, keys[1]) as ben:
        seat = ben.get(f"/tables/{table}")["seats"][1]
        assert (seat["name"], seat["away"], seat["bot"]) == ("Ann", True, "random")
        play_while_asked(ben, table, 0, 12)
        assert ann.post(f"/tables/{table}/join", {"seat": 1})["seats"][1]["away"] is False


def test_on_a_shared_device_a_warm_seat_is_not_looked_through(ann: Person) -> None:
    table = ann.create("me", "me")["id"]
    ann.post(f"/tables/{table}/leave", {"seat": 0, "bot": "random"})
    with ann.live(table) as live:
        assert live.next("position")["position"]["seat"] == 1


def test_the_lobby_does_not_call_whoever_is_played_for(ann: Person) -> None:
    table = ann.create("me", "me")["id"]

    def is_called() -> bool:
        return next(entry["your_turn"] for entry in ann.get("/tables")["mine"] if entry["id"] == table) is True

    assert is_called()
    for seat in (0, 1):
        ann.post(f"/tables/{table}/leave", {"seat": seat, "bot": "random"})
    assert not is_called()
