"""No seat and no spectator is ever sent what it may not know: every byte of whole games is looked at."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack

import msgspec
import pytest

from bunkhouse.core.fields import Data
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import EVERYONE, SPECTATOR
from bunkhouse.core.state import State
from bunkhouse.play import records
from bunkhouse.play.knowledge import is_all_open, looked_at, may_know
from bunkhouse.play.match import Match
from bunkhouse.server.tables.journal import HIDDEN, TableJournal
from bunkhouse.server.tables.table import Table
from bunkhouse.server.workers.pool import BotPool
from bunkhouse.server.workers.thinking import Question
from tests.server.house import House, Json, Live, Person


def picks(seed: str) -> Iterator[int]:
    random = Random(seed)
    while True:
        yield random.below(1 << 30)


def test_every_byte_of_a_random_game(house: House, person: Callable[[], Person]) -> None:
    people = [person() for _ in range(3)]
    onlooker = person()
    table = people[0].create("me", "open", "open")["id"]
    for one in people[1:]:
        one.post(f"/tables/{table}/join", {"name": None})
    inside = house.tables.in_memory[table]
    promised = inside.header.seed
    assert promised is not None
    with ExitStack() as stack:
        lives = [stack.enter_context(one.live(table)) for one in [*people, onlooker]]
        choose = picks("every byte")
        while True:
            told = [live.position(len(inside.match.log)) for live in lives]
            if len(inside.match.log) % 3 == 0 or told[0]["over"]:
                check_sent(house, inside, told)
            if not told[0]["over"]:  # then hidden moves are told to whoever asks, but not once more to all
                assert lives[0].moves == people[0].position(table)["moves"]
            if told[0]["over"]:
                break
            assert not any(promised in frame for live in lives for frame in live.frames)
            seat = told[0]["to_act"][0]
            choices = told[seat]["choices"]
            ask_around(people[seat], table, seat, told[seat], next(choose))
            action = choices[next(choose) % len(choices)]["action"]
            wish = {"seat": seat, "number": told[seat]["number"], "actions": [action]}
            people[seat].post(f"/tables/{table}/moves", wish)
    check_against_the_record(people[0].text(f"/tables/{table}/record"), promised, lives)


def check_sent(house: House, table: Table, told: list[Json]) -> None:
    """What was sent is what would have been sent in any other world that looks the same to the seat."""

    async def compare() -> None:
        match = table.match
        number = len(match.log)
        true_state = match.state
        for seat, position in zip([0, 1, 2, None], told, strict=True):
            onlooker = int(SPECTATOR) if seat is None else seat
            try:
                match.state = true_state.redeal(onlooker, Random(secrets.token_hex(8)))
                table._positions.clear()
                message = json.loads(table.position_message(seat, number))["position"]
                assert strip(message) == strip(position)
            finally:
                match.state = true_state
                table._positions.clear()

    house.inside(compare)


def strip(position: Json) -> Json:
    """`can_undo` asks what the last move has revealed, which compares worlds by itself; events and moves are those
    since another position."""
    return {name: value for name, value in position.items() if name not in ("events", "moves", "can_undo")}


def ask_around(one: Person, table: str, seat: int, here: Json, pick: int) -> None:
    """A curious player previews a move and asks for what is not theirs."""
    if pick % 10 == 0:
        action = here["choices"][pick % len(here["choices"])]["action"]
        ask = {"seat": seat, "number": here["number"], "actions": [action]}
        shown = one.post(f"/tables/{table}/preview", ask)
        for index, other in enumerate(shown["view"]["seats"]):
            assert index == seat or shown["complete"] or other["ore_values"] is None
        assert one.get(f"/tables/{table}/record", 409)["error"]["message"] == "record-not-over"
        other = (seat + 1) % 3
        assert one.get(f"/tables/{table}/positions/{here['number']}?seat={other}", 403)["error"]["message"]
        one.refused("/tables", {"source": {"table": table, "number": here["number"]}}, 409, "source-not-over")


def check_against_the_record(text: str, seed: str, lives: list[Live]) -> None:
    """Replay the record, and compare every frame with what its seat may know by the rules alone."""
    record = records.read(text)
    assert records.verify(record) > 50
    match = Match(record.game, record.seats, record.options)
    states = [match.state.clone()]
    for move in record.moves:
        match.act(move.seat, move.action)
        states.append(match.state.clone())
    takers = {index: ore_taker(match, index) for index in range(len(record.moves))}
    for seat, live in zip([0, 1, 2, None], lives, strict=True):
        for frame in live.frames:
            message = json.loads(frame)
            if message["type"] == "table":
                assert message["table"]["seed"] in ((None, seed) if message["table"]["state"] == "over" else (None,))
            if message["type"] != "position":
                assert message["type"] in ("table", "chat", "rewind")
                continue
            position = message["position"]
            state = states[position["number"]]
            onlooker = int(SPECTATOR) if seat is None else seat
            assert position["seat"] == seat
            assert position["view"] == json.loads(msgspec.json.encode(match.game.view(state, onlooker)))
            for event in position["events"]:
                assert event["name"] != "OreSeen" or event["data"]["seat"] == seat
            for index, move in enumerate(position["moves"], message["since"]):
                own = takers[index] in (None, seat)
                assert (move is not None) == (own or state.is_over())
            if not state.is_over():
                for owner, shown in enumerate(position["view"]["seats"]):
                    assert (shown["ore_values"] is None) == (owner != seat)


def ore_taker(match: Match, index: int) -> int | None:
    """Who alone saw what this move of chance brought."""
    for heard in match.happenings:
        if heard.move == index and heard.seen_by != EVERYONE:
            return int(heard.seen_by).bit_length() - 1
    return None


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_move_that_is_told_says_no_more_than_its_events(game: Game) -> None:
    """The notation of a move goes to all who may know its events. So for them there must be no other move with another
    notation that would have looked the same."""
    random = Random("told moves")
    journal = TableJournal(game)
    match = Match(game, game.seats[0], seed="seed", journal=journal)
    checked = 0
    while not match.state.is_over():
        seat = match.state.to_act()
        legal = match.legal_actions(seat)
        match.act(seat, legal[random.below(len(legal))])
        index = random.below(len(match.log))
        move, sent, before = match.log[index], journal._moves[index], match.state_at(index)
        for onlooker in (int(SPECTATOR), *range(match.seats)):
            if onlooker == move.seat or not may_know(sent.seen_by, onlooker):
                continue
            for action in list(before.legal_actions(move.seat))[:6]:
                if game.notation(action) != game.notation(move.action):
                    checked += 1
                    assert seen_after(game, before, move.seat, action, onlooker) != seen_after(
                        game, before, move.seat, move.action, onlooker
                    ), f"{game.notation(action)} looks like {game.notation(move.action)}"
    assert checked > 100


def test_at_the_end_moves_are_open_and_events_are_not() -> None:
    game, random = game_named("goldrush"), Random("the end")
    journal = TableJournal(game)
    match = Match(game, 2, seed="seed", journal=journal)
    hidden = 0
    while not match.state.is_over():
        seat = int(match.state.to_act())
        legal = match.legal_actions(seat)
        match.act(seat, legal[random.below(len(legal))])
        if not match.state.is_over():
            hidden = journal.moves_for(0, 0, len(match.log), match.state).count(HIDDEN)
    assert hidden > 0
    for onlooker in (int(SPECTATOR), 0, 1):
        assert HIDDEN not in journal.moves_for(onlooker, 0, len(match.log), match.state)
        told = [json.loads(bytes(raw)) for raw in journal.events_for(onlooker, 0, len(match.log))]
        found = {event["data"]["seat"] for event in told if event["name"] == "OreSeen"}
        assert found == {onlooker} - {int(SPECTATOR)}


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_game_without_secrets_hides_no_move(game: Game) -> None:
    state = game.new_state(game.seats[0])
    assert is_all_open(game, state) is not game.has_secrets


def seen_after(game: Game, before: State, seat: int, action: int, onlooker: int) -> object:
    after, heard = looked_at(before, seat, action, onlooker)
    return heard, game.view(after, onlooker)


def test_bots_are_sent_only_what_their_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position that goes to a worker has been dealt anew: in many askings, the other's tokens differ."""
    game = built_in()[0]
    match = Match(game, 2, seed="bots")
    random = Random("bots")
    while match.state.redeal(0, random).to_data() == match.state.to_data() or len(match.legal_actions(0)) < 2:
        seat = match.state.to_act()
        legal = match.legal_actions(seat)
        match.act(seat, legal[random.below(len(legal))])
    sent: list[Data] = []

    class Worker:
        def submit(self, _: object, asked: Question) -> None:
            sent.append(asked.position)
            raise BrokenProcessPool

    pool = BotPool(1, 1)
    monkeypatch.setattr(pool, "_worker", lambda _: Worker())
    for _ in range(30):
        assert asyncio.run(pool.choose(game, match.state, "table", 0, "greedy")) in match.legal_actions(0)
    assert len({str(data) for data in sent}) > 1
    for data in sent:
        assert game.view(game.from_data(data), 0) == game.view(match.state, 0)
