"""What would the foreman do? Who may ask, what is answered, and what others hear of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from bunkhouse.bots import Advice
from bunkhouse.core import registry
from bunkhouse.core.fields import Data
from bunkhouse.locale import texts
from bunkhouse.play.match import Match
from bunkhouse.server.settings import Rates, Settings
from bunkhouse.server.workers.pool import BotPool
from bunkhouse.server.workers.thinking import Question
from tests.server.house import House, Json, Person
from tests.toy import PIG


def asked(one: Person, table: str) -> Json:
    """The question of whoever has to decide."""
    here = one.position(table)
    return {"seat": here["to_act"][0], "number": here["number"]}


def test_the_foreman_says_what_he_would_do_and_why(ann: Person) -> None:
    table = ann.create("me", "me")["id"]
    ann.play_on(table, 40)
    question = asked(ann, table)
    hint = ann.post(f"/tables/{table}/hint", question)
    assert (hint["bot"], hint["number"]) == ("foreman", question["number"])
    assert 1 <= len(hint["moves"]) <= 3
    assert all(0 < move["share"] < 1 for move in hint["moves"])
    reasons = [reason["name"] for move in hint["moves"] for reason in move["reasons"]]
    assert reasons
    assert all(texts("en").has(name) for name in reasons)
    assert ann.post(f"/tables/{table}/hint", question) == hint, "asked again, he says the same without thinking"
    actions = [choice["action"] for choice in hint["moves"][0]["line"]]
    ann.post(f"/tables/{table}/moves", question | {"actions": actions})


def test_he_goes_on_from_what_is_drafted(ann: Person) -> None:
    table = ann.create("me", "me")["id"]
    ann.play_on(table, 40)
    while len((here := ann.position(table))["choices"]) < 2 or here["choices"][0]["choice"]["kind"] != "place":
        ann.move(table, here["to_act"][0])
    question = asked(ann, table)
    drafted = ann.position(table, seat=question["seat"])["choices"][-1]["action"]
    hint = ann.post(f"/tables/{table}/hint", question | {"actions": [drafted]})
    for move in hint["moves"]:
        tile, figure = move["line"]
        assert tile["action"] == drafted
        assert figure["choice"]["kind"] != "place"
    ann.refused(f"/tables/{table}/hint", question | {"actions": [drafted, drafted]}, 422, "goldrush-no-not-now")


def test_who_may_not_ask(ann: Person, ben: Person) -> None:
    waiting = ann.create("me", "open")["id"]
    ann.refused(f"/tables/{waiting}/hint", {"seat": 0, "number": 0}, 409, "table-not-started")
    table = ann.create("me", "me")["id"]
    question = asked(ann, table)
    ben.refused(f"/tables/{table}/hint", question, 403, "hint-not-yours")
    ann.refused(f"/tables/{table}/hint", question | {"seat": 5}, 404, "no-such-seat")
    ann.refused(f"/tables/{table}/hint", question | {"seat": 1 - question["seat"]}, 409, "hint-not-asked")
    ann.refused(f"/tables/{table}/hint", question | {"number": 0}, 409, "stale-move")


def test_a_table_without_hints(ann: Person, house: House) -> None:
    table = ann.create("me", "me", hints=False)
    assert table["hints"] is False
    house.sweep()
    assert ann.get(f"/tables/{table['id']}")["hints"] is False
    ann.refused(f"/tables/{table['id']}/hint", asked(ann, table["id"]), 403, "hints-off")


def notices(one: Person, table: str) -> list[str]:
    with one.live(table) as live:
        return [line["notice"] for line in live.next("chat")["chat"]]


def test_others_are_told_once_for_a_decision(ann: Person, ben: Person) -> None:
    table = ann.create("me", "open")["id"]
    ben.post(f"/tables/{table}/join", {"name": "Ben"})
    people = (ann, ben)
    question = asked(ann, table)
    one = people[question["seat"]]
    one.post(f"/tables/{table}/hint", question)
    drafted = one.position(table, seat=question["seat"])["choices"][0]["action"]
    one.post(f"/tables/{table}/hint", question | {"actions": [drafted]})
    assert notices(people[1 - question["seat"]], table).count("notice-hint") == 1


def test_against_bots_nobody_needs_to_be_told(ann: Person) -> None:
    table = ann.create("me", "random")["id"]
    with ann.live(table) as live:
        while live.next("position", timeout=30)["position"]["to_act"] != [0]:
            pass
    ann.post(f"/tables/{table}/hint", asked(ann, table))
    assert "notice-hint" not in notices(ann, table)


def test_while_he_thinks_the_house_goes_on_and_a_late_answer_is_dropped(
    ann: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, done = threading.Event(), asyncio.Event()

    async def slowly(*_: object) -> list[Advice]:
        begun.set()
        await done.wait()
        return []

    async def finish() -> None:
        done.set()

    monkeypatch.setattr(house.tables.services.bots, "advise", slowly)
    table = ann.create("me", "me")["id"]
    question = asked(ann, table)
    answers: list[Json] = []
    again = Person(house.port, ann.cookie)
    thinking = threading.Thread(target=lambda: answers.append(again.post(f"/tables/{table}/hint", question, 409)))
    thinking.start()
    assert begun.wait(10)
    ann.refused(f"/tables/{table}/hint", question, 429, "hint-thinking")
    ann.play_on(table, question["number"] + 1)
    house.inside(finish)
    thinking.join(10)
    again.close()
    assert answers[0]["error"]["message"] == "stale-move"


def test_a_foreman_who_does_not_know_the_game_says_so(ann: Person) -> None:
    registry.register(PIG)
    try:
        table = ann.post("/tables", {"game": PIG.id, "seats": [{"kind": "me"}, {"kind": "me"}]})["id"]
        ann.refused(f"/tables/{table}/hint", asked(ann, table), 409, "hint-nothing")
    finally:
        del registry._known()[PIG.id]


def test_nobody_asks_all_the_time(small_house: Callable[[Settings], House], tmp_path: Path) -> None:
    house = small_house(Settings(folder=tmp_path, rates=Rates(hints=(0.001, 2))))
    with Person(house.port) as ann:
        table = ann.create("me", "me")["id"]
        question = asked(ann, table) | {"number": 0}
        for _ in range(2):
            ann.refused(f"/tables/{table}/hint", question, 409, "stale-move")
        ann.refused(f"/tables/{table}/hint", question, 429, "too-many-requests")


def test_he_knows_what_the_seat_knows_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to him looks to the seat like the true position; what it cannot see has been dealt anew."""
    (game,) = [game for game in registry.games() if game.id == "dicetown"]
    match = Match(game, 2, seed="cups")
    while match.state.pending() != 3 or len(match.legal_actions(0)) < 2:
        match.act(int(match.state.to_act()), match.legal_actions(int(match.state.to_act()))[0])
    sent: list[Data] = []
    pool = BotPool(1, 30)

    async def ask(_: object, asked: Question) -> list[Advice]:
        sent.append(asked.position)
        return []

    monkeypatch.setattr(pool, "_ask", ask)
    for _ in range(12):
        asyncio.run(pool.advise(game, match.state, "table", 0, "foreman"))
    worlds = [game.from_data(data) for data in sent]
    assert all(game.view(world, 0) == game.view(match.state, 0) for world in worlds)
    assert len({str(game.view(world, 1)) for world in worlds}) > 3
