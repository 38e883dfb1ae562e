"""A whole game of Dice Town between three people, with windows and offers: every frame that anybody got is compared
with what the rules alone let that seat know (DT-12.1 to DT-12.5)."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import msgspec

from bunkhouse.core.random import Random
from bunkhouse.core.seats import SPECTATOR
from bunkhouse.core.state import State
from bunkhouse.games.dicetown import GAME
from bunkhouse.play import records
from bunkhouse.play.journal import Happening
from bunkhouse.play.match import Match
from bunkhouse.server.settings import Settings
from tests.server.house import UNLIMITED, House, Json, Live, Person

PEOPLE = 3


def test_every_frame_of_a_game(small_house: Callable[[Settings], House], tmp_path: Path) -> None:
    house = small_house(Settings(folder=tmp_path, bot_pause=0, window=0.1, offer=30, rates=UNLIMITED))
    people = [Person(house.port) for _ in range(PEOPLE)]
    onlooker = Person(house.port)
    table = people[0].create("me", *["open"] * (PEOPLE - 1), game="dicetown")["id"]
    for one in people[1:]:
        one.post(f"/tables/{table}/join", {"name": None})
    with ExitStack() as stack:
        lives = [stack.enter_context(one.live(table)) for one in [*people, onlooker]]
        players = [
            threading.Thread(target=play, args=(one, live, table, seat), daemon=True)
            for seat, (one, live) in enumerate(zip(people, lives, strict=False))
        ]
        for player in players:
            player.start()
        while not lives[PEOPLE].next("position", timeout=60)["position"]["over"]:
            pass
        for player in players:
            player.join(30)
            assert not player.is_alive()
    compare(people[0].text(f"/tables/{table}/record"), lives)
    for one in [*people, onlooker]:
        one.close()


def play(one: Person, live: Live, table: str, seat: int) -> None:
    """Answers whatever is asked, at random; a window only now and then."""
    random = Random(f"player {seat}")
    while not (here := live.next("position", timeout=60)["position"])["over"]:
        window = here["clock"] is not None and here["clock"]["name"] == "window"
        if seat not in here["to_act"] or (window and (here["intended"] is not None or random.below(2))):
            continue
        action = here["choices"][random.below(len(here["choices"]))]["action"]
        wish = {"seat": seat, "number": here["number"], "actions": [action]}
        answer = one.http.post(f"/tables/{table}/moves", json=wish)
        assert answer.status_code in (200, 409), answer.text  # the window may just have closed


def compare(text: str, lives: list[Live]) -> None:
    record = records.read(text)
    assert records.verify(record) > 50
    match = Match(record.game, record.seats, record.options)
    states = [match.state.clone()]
    for move in record.moves:
        match.act(move.seat, move.action)
        states.append(match.state.clone())
    told: dict[int, list[Happening]] = {}
    for heard in match.happenings:
        told.setdefault(heard.move, []).append(heard)
    cards_told = 0
    for seat, live in enumerate(lives):
        for frame in live.frames:
            message = json.loads(frame)
            if message["type"] == "position":
                cards_told += check(message, None if seat == PEOPLE else seat, states, told)
    assert cards_told > 100


def check(message: Json, seat: int | None, states: list[State], told: dict[int, list[Happening]]) -> int:
    """One frame; how many events it told of that only some seats may know."""
    onlooker = int(SPECTATOR) if seat is None else seat
    position, since = message["position"], message["since"]
    state = states[position["number"]]
    assert len(position["moves"]) == position["number"] - since
    assert position["seat"] == seat
    assert position["view"] == json.loads(msgspec.json.encode(GAME.view(state, onlooker)))
    private = 0
    for event in position["events"]:
        same = [heard for heard in told[event["move"]] if type(heard.event).__name__ == event["name"]]
        seen = [heard for heard in same if json.loads(msgspec.json.encode(heard.event)) == event["data"]]
        assert seen, event
        assert any(heard.is_seen_by(onlooker) for heard in seen), f"{onlooker} was told of {event}"
        private += not any(heard.is_seen_by(int(SPECTATOR)) for heard in seen)
    if not state.is_over():
        for number, move in enumerate(position["moves"], since):
            if move is not None and move["seat"] not in (onlooker, -1):
                events = told.get(number, [])
                assert events, f"{onlooker} was told {move}, which nothing tells of"
                assert all(heard.is_seen_by(onlooker) for heard in events), f"{onlooker} was told {move}"
    return private
