"""Live updates: what comes when, through which seat, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.house import Live, Person


def test_what_comes_on_connecting(ann: Person) -> None:
    table = ann.create("me", "random")["id"]
    with ann.live(table) as live:
        kinds = [live.next()["type"] for _ in range(4)]
    assert kinds == ["table", "position", "chat", "rewind"]


def test_everybody_hears_of_a_move(ann: Person, ben: Person, person: Callable[[], Person]) -> None:
    table = ann.create("me", "open")["id"]
    cid = person()
    with ann.live(table) as at_ann, cid.live(table) as at_cid:
        assert at_ann.next("table")["table"]["state"] == "open"
        assert "position" not in [message["type"] for message in at_ann.drain() + at_cid.drain()]
        ben.post(f"/tables/{table}/join", {"name": "Ben"})
        with ben.live(table) as at_ben:
            seen = [live.next("position")["position"] for live in (at_ann, at_ben, at_cid)]
            assert [position["seat"] for position in seen] == [0, 1, None]
            assert seen[2]["choices"] == []
            for live in (at_ann, at_ben, at_cid):
                live.drain()
            seat = seen[0]["to_act"][0]
            number = (ann, ben)[seat].move(table, seat)["number"]
            for live in (at_ann, at_ben, at_cid):
                told = live.next("position")
                assert told["position"]["number"] == number
                assert told["since"] == number - 1
                assert {event["move"] for event in told["position"]["events"]} == {number - 1}
                assert len(told["position"]["moves"]) == 1  # the new one alone
                assert live.moves == ann.position(table)["moves"]
            with cid.live(table) as late:
                assert len(late.next("position")["position"]["moves"]) == number


def test_online_and_watchers(ann: Person, ben: Person) -> None:
    table = ann.create("me", "random")["id"]
    assert ann.get(f"/tables/{table}")["seats"][0]["online"] is False
    with ann.live(table) as live:
        live.drain()
        with ben.live(table):
            told = live.next("table")["table"]
            assert (told["seats"][0]["online"], told["watchers"]) == (True, 1)
        assert live.next("table")["table"]["watchers"] == 0


def test_several_people_on_one_device(ann: Person) -> None:
    table = ann.create("me", "me")["id"]
    with ann.live(table) as live:
        first = live.next("position")["position"]
        assert first["seat"] in first["to_act"]
        live.say(type="seat", seat=1 - first["seat"])
        other = live.next("position")
        assert (other["position"]["seat"], other["since"]) == (1 - first["seat"], 0)
        assert other["position"]["choices"] == []
        live.say(type="seat", seat=None)
        assert live.next("position")["position"]["seat"] is None
        live.say(type="seat", seat=5)
        assert live.next("error")["error"]["message"] == "not-your-seat"
        live.say(type="ping")
        live.next("pong")
        live.say(type="dance")
        assert live.next("error")["error"]["message"] == "bad-message"


def test_a_spectator_cannot_look_through_a_seat(ann: Person, ben: Person) -> None:
    table = ann.create("me", "me")["id"]
    with ben.live(table) as live:
        assert live.next("position")["position"]["seat"] is None
        live.say(type="seat", seat=0)
        assert live.next("error")["error"]["message"] == "not-your-seat"


def test_too_much_talk_ends_the_connection(ann: Person) -> None:
    table = ann.create("me", "me")["id"]
    with ann.live(table) as live:
        live.say(type="ping", more="x" * 2000)
        assert live.closed_with() == 1008
    with ann.live(table) as live:
        live.say(type="ping", more="x" * 20_000)
        assert live.closed_with() == 1009
    with ann.live(table) as live, pytest.raises(ConnectionClosed):
        talk(live)


def talk(live: Live) -> None:
    for _ in range(2000):
        live.say(type="ping")
        live.next("pong")


def test_a_foreign_page_cannot_connect(ann: Person) -> None:
    table = ann.create("me", "me")["id"]
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"ws://127.0.0.1:{ann.port}/api/tables/{table}/live",
            origin=Origin("https://elsewhere.example"),
            additional_headers={"Cookie": f"bunkhouse={ann.cookie}"},
        ),
    ):
        pass
