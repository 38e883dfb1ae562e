"""Tables: opening, sitting down, leaving, coming back; who may see what exists."""

from __future__ import annotations

from collections.abc import Callable

import httpx2
import pytest

from tests.server.house import GAME, House, Person


def test_games_are_listed_with_options_bots_and_scenarios(ann: Person) -> None:
    games = {game["id"]: game for game in ann.get("/games")}
    gold = games[GAME]
    assert gold["seats"] == {"low": 2, "high": 5}
    assert {"greedy", "random"} <= set(gold["bots"])
    assert gold["has_secrets"] is True
    assert [option["id"] for option in gold["options"]] == ["no_farmers", "first_player"]
    assert {"GR-EX1", "GR-D1"} <= {scenario["id"] for scenario in gold["scenarios"]}


def test_a_components_file_can_be_fetched_to_be_corrected(ann: Person) -> None:
    text = ann.text("/games/montana/components")
    table = ann.post("/tables", {"game": "montana", "seats": [{"kind": "me"}] * 2, "components": text})
    assert table["components"] is not None
    assert ann.get(f"/games/{GAME}/components", 422)["error"]["message"] == "no-components-file"
    assert ann.get("/games/chess/components", 422)["error"]["message"] == "unknown-game"


def test_texts_come_in_four_languages(ann: Person) -> None:
    for language in ("en", "cs", "hu", "de"):
        assert "stale-move =" in ann.text(f"/texts/{language}")
    assert ann.get("/texts/xx", 404)["error"]["message"] == "no-such-language"


def test_texts_are_asked_for_again_and_carry_no_key(house: House) -> None:
    """They may be kept by whoever passes them on."""
    with httpx2.Client(base_url=f"http://127.0.0.1:{house.port}/api") as client:
        first = client.get("/texts/en")
        assert "set-cookie" not in first.headers
        again = client.get("/texts/en", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_table_without_open_seats_starts_at_once(ann: Person) -> None:
    table = ann.create("me", "me", name="  Two of\nus ")
    assert table["state"] == "running"
    assert table["name"] == "Two of us"
    assert table["host"] is True
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert table["seed"] is None
    assert len(table["commitment"]) == 64
    assert ann.get(f"/tables/{table['id']}") == table


def test_a_friend_joins_by_link_and_the_game_begins(ann: Person, ben: Person) -> None:
    table = ann.create("me", "open")["id"]
    assert ann.get(f"/tables/{table}")["state"] == "open"
    assert table in [entry["id"] for entry in ben.get("/tables")["open"]]
    assert ann.get(f"/tables/{table}/positions/0", 409)["error"]["message"] == "table-not-started"
    joined = ben.post(f"/tables/{table}/join", {"seat": None, "name": "Ben"})
    assert joined["state"] == "running"
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert joined["seats"][1]["name"] == "Ben"
    assert joined["host"] is False
    assert table in [entry["id"] for entry in ben.get("/tables")["mine"]]


def test_the_lobby_says_whose_turn_it_is(ann: Person, ben: Person) -> None:
    table = ann.create("me", "open")["id"]
    ben.post(f"/tables/{table}/join", {"name": "Ben"})
    asked = ann.position(table)["to_act"]
    for index, one in enumerate((ann, ben)):
        (mine,) = [entry for entry in one.get("/tables")["mine"] if entry["id"] == table]
        assert mine["your_turn"] is (index in asked)
    assert table in [entry["id"] for entry in ann.get("/tables")["watch"]]


def test_a_seat_belongs_to_one_key(ann: Person, ben: Person, person: Callable[[], Person]) -> None:
    table = ann.create("me", "open", "open")["id"]
    ben.post(f"/tables/{table}/join", {"seat": 1, "name": "Ben"})
    cid = person()
    cid.refused(f"/tables/{table}/join", {"seat": 1, "name": "Cid"}, 409, "seat-taken")
    cid.refused(f"/tables/{table}/join", {"seat": 0, "name": "Cid"}, 409, "seat-taken")
    cid.refused(f"/tables/{table}/join", {"seat": 5, "name": "Cid"}, 404, "no-such-seat")
    again = ben.post(f"/tables/{table}/join", {"seat": 1, "name": "Benjamin"})
    assert again["seats"][1]["name"] == "Benjamin"
    cid.post(f"/tables/{table}/join", {"name": "Cid"})
    person().refused(f"/tables/{table}/join", {"name": "Dan"}, 409, "table-full")


def test_the_host_starts_and_bots_fill_in(ann: Person, ben: Person) -> None:
    table = ann.create("me", "open", "open")["id"]
    ben.refused(f"/tables/{table}/start", {}, 403, "only-the-host")
    started = ann.post(f"/tables/{table}/start", {})
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    assert started["state"] == "running"
    assert ann.post(f"/tables/{table}/start", {})["state"] == "running"


def test_leaving_before_the_start_frees_the_seat(ann: Person, ben: Person) -> None:
    table = ann.create("me", "open", "open")["id"]
    ben.post(f"/tables/{table}/join", {"seat": 2, "name": "Ben"})
    ben.refused(f"/tables/{table}/leave", {"seat": 0}, 403, "not-your-seat")
    left = ben.post(f"/tables/{table}/leave", {"seat": 2})
    assert left["seats"][2]["kind"] == "open"


def test_leaving_a_running_game_keeps_the_seat_and_a_bot_may_fill_in(ann: Person, ben: Person) -> None:
    table = ann.create("me", "open")["id"]
    ben.post(f"/tables/{table}/join", {"name": "Ben"})
    ann.refused(f"/tables/{table}/substitute", {"seat": 1, "bot": "random"}, 409, "seat-not-yet-away")
    left = ben.post(f"/tables/{table}/leave", {"seat": 1})
    assert left["seats"][1] | {"online": False} == {
        "index": 1, "kind": "person", "name": "Ben", "bot": None, "mine": True, "online": False, "away": True,
            "lets_pass": False, "absent_in": None,
    }  # fmt: skip
    ann.refused(f"/tables/{table}/substitute", {"seat": 1, "bot": "nobody"}, 422, "unknown-bot")
    ann.post(f"/tables/{table}/substitute", {"seat": 1, "bot": "random"})
    with ann.live(table) as live:
        while (here := live.next("position")["position"])["number"] < 12:
            if here["to_act"] == [0]:
                ann.move(table, 0)
    back = ben.post(f"/tables/{table}/join", {"seat": 1, "name": None})
    assert (back["seats"][1]["away"], back["seats"][1]["bot"]) == (False, None)


def test_a_private_table_is_for_those_who_sit_there(ann: Person, ben: Person) -> None:
    table = ann.create("me", "me", watchable=False)["id"]
    assert ann.get(f"/tables/{table}")["watchable"] is False
    for path in ("", "/positions/0", "/record"):
        assert ben.get(f"/tables/{table}{path}", 403)["error"]["message"] == "table-private"
    ben.refused(f"/tables/{table}/chat", {"text": "hello"}, 403, "table-private")
    with ben.live(table) as live:
        assert live.closed_with() == 4403
    lists = ben.get("/tables")
    assert table not in [entry["id"] for each in lists.values() for entry in each]


def test_what_does_not_exist(ann: Person) -> None:
    assert ann.get("/tables/nothing-here", 404)["error"]["message"] == "no-such-table"
    assert ann.get("/tables/%00", 404)["error"]["message"] == "no-such-table"
    assert ann.get("/nothing", 404)["error"]["message"] == "no-such-page"
    with ann.live("nothing-here") as live:
        assert live.closed_with() == 4404


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, "bad-seats"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"colour": "red"}}, "bad-option"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"no_farmers": "maybe"}}, "bad-option-value"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ({"seats": [{"kind": "me"}] * 2}, "no-game-chosen"),
        ({"game": GAME, "seats": [{"kind": "king"}]}, "bad-request"),
        ({"game": GAME, "seats": [], "surprise": 1}, "bad-request"),
        ({"scenario": "GR-EX1", "record": "x"}, "one-source-only"),
    ],
)
def test_wishes_that_cannot_be_met(ann: Person, wish: dict[str, object], message: str) -> None:
    ann.refused("/tables", wish, 422, message)


def test_chat(ann: Person, ben: Person) -> None:
    table = ann.create("me", "open")["id"]
    ben.post(f"/tables/{table}/join", {"name": "Ben"})
    ben.post(f"/tables/{table}/chat", {"text": "Good\u0000 luck!\n"})
    ben.refused(f"/tables/{table}/chat", {"text": "x" * 501}, 422, "bad-request")
    ben.refused(f"/tables/{table}/chat", {"text": " \n"}, 422, "nothing-said")
    with ann.live(table) as live:
        chat = live.next("chat")["chat"]
        assert [(line["notice"], line["name"], line["text"]) for line in chat] == [
            ("notice-joined", None, ""),
            (None, "Ben", "Good luck!"),
        ]
        assert chat[0]["arguments"] == {"name": "Ben"}
        live.drain()
        ann.post(f"/tables/{table}/chat", {"text": "You too"})
        (line,) = live.next("chat")["chat"]
        assert (line["number"], line["seat"], line["text"]) == (2, 0, "You too")


def test_tables_leave_the_memory_and_come_back(ann: Person, house: House) -> None:
    table = ann.create("me", "me")["id"]
    ann.play_on(table, 40)
    before = ann.position(table)
    house.sweep()
    assert table not in house.tables.in_memory
    assert ann.position(table) == before
