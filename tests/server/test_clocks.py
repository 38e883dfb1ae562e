"""Windows and sealed offers: one rhythm whoever holds what, presets, time that runs out (DT-8.5, DT-11.2, DT-12.5)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from bunkhouse.core.random import Random
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import CHANCE, SPECTATOR, has
from bunkhouse.core.state import State
from bunkhouse.server.settings import Settings
from bunkhouse.server.tables.clocks import window_length
from bunkhouse.server.tables.table import Table
from tests.server.house import UNLIMITED, House, Json, Person

WINDOW = 0.6


@pytest.fixture
def quick(small_house: Callable[[Settings], House], tmp_path: Path) -> House:
    return small_house(Settings(folder=tmp_path, bot_pause=0.05, window=WINDOW, offer=1.0, rates=UNLIMITED))


@dataclass(frozen=True)
class Asked:
    """A position with an open question, found by random play."""

    state: State
    seat: int  # who holds the card, or has something to offer
    asked: tuple[int, ...]


def find(kind: str, seats: int, number: int = 0) -> Asked:
    """The first positions in which somebody has a real choice of this kind and somebody else is asked as well."""
    game = game_named("dicetown")
    for attempt in range(400):
        random = Random(f"{kind} {attempt}")
        state = game.new_state(seats, {})
        while not state.is_over():
            if state.to_act() == CHANCE:
                state.apply(CHANCE, state.sample_chance(random))
                continue
            asked = tuple(seat for seat in range(seats) if has(state.pending(), seat))
            decision = game.decision(state, asked[0])
            choosers = [seat for seat in asked if len(state.legal_actions(seat)) > 1]
            if decision is not None and decision.kind == kind and len(asked) > 1 and choosers:
                if number == 0:
                    return Asked(state, choosers[0], asked)
                number -= 1
                break
            legal = state.legal_actions(asked[0])
            state.apply(asked[0], legal[random.below(len(legal))])
    raise AssertionError(f"random play never came to {kind}")


class Party:
    """People at one table of three, set into a position, and somebody who looks on."""

    def __init__(self, house: House, stack: ExitStack, state: State) -> None:
        self.house = house
        self.people = [Person(house.port) for _ in range(4)]
        for one in self.people:
            stack.callback(one.close)
            one.get("/health")
        self.id = self.people[0].create("me", "open", "open", game="dicetown")["id"]
        self.inside = house.tables.in_memory[self.id]
        self.set(state)  # before it begins, so that nobody is asked anything else
        self.people[1].post(f"/tables/{self.id}/join", {"name": None})
        self.lives = [stack.enter_context(one.live(self.id)) for one in self.people]
        self.began = time.monotonic()
        self.people[2].post(f"/tables/{self.id}/join", {"name": None})

    def set(self, state: State) -> None:
        async def put() -> None:
            self.inside.match.state = state.clone()
            self.inside.match._snapshots = [state.clone()]
            self.inside.match.log.clear()
            self.inside.journal._moves.clear()
            self.inside.match._attach()

        self.house.inside(put)

    def move(self, seat: int, action: int) -> None:
        wish = {"seat": seat, "number": len(self.inside.match.log), "actions": [action]}
        self.people[seat].post(f"/tables/{self.id}/moves", wish)


@pytest.fixture
def party(quick: House) -> Iterator[Callable[[State], Party]]:
    with ExitStack() as stack:
        yield lambda state: Party(quick, stack, state)


def without_clock(position: Json) -> Json:
    return {name: value for name, value in position.items() if name != "clock"}


@pytest.mark.parametrize("kind", ["wanted", "fifty-fifty", "elixir"])
def test_a_window_has_the_same_rhythm_whoever_holds_the_card(party: Callable[[State], Party], kind: str) -> None:
    """DT-12.5, DT-11.5: with the card and silent, with the card and a quick answer, and without the card: an onlooker
    is told the same until the window closes, which takes the same time."""
    asked = find(kind, 3)
    told, lasted = [], []
    for state, answers in ((asked.state, False), (asked.state, True), (without_the_card(asked), False)):
        table = party(state)
        onlooker = table.lives[3]
        first = onlooker.position(0)
        assert first["clock"]["seats"] == list(asked.asked)
        assert 0 < first["clock"]["left"] <= first["clock"]["length"] == WINDOW * 1000
        if answers:
            own = table.lives[asked.seat].position(0)
            table.move(asked.seat, own["choices"][0]["action"])
            after = table.lives[asked.seat].next("position")["position"]
            assert (after["intended"], after["number"]) == (own["choices"][0]["action"], 0)
        closed = onlooker.next("position", timeout=5)["position"]
        lasted.append(time.monotonic() - table.began)
        answered = closed["moves"][: len(asked.asked)]
        told.append((without_clock(first), closed["clock"] is None, answered))
    assert told[0] == told[1] == told[2]
    assert all(seconds > WINDOW for seconds in lasted), lasted


def without_the_card(asked: Asked) -> State:
    """The same to an onlooker, but nobody has anything to choose."""
    for deal in range(2000):
        other = asked.state.redeal(int(SPECTATOR), Random(f"deal {deal}"))
        if all(len(other.legal_actions(seat)) == 1 for seat in asked.asked):
            return other
    raise AssertionError("somebody always holds it")


def test_the_question_and_its_clock_do_not_depend_on_hidden_cards(
    quick: House, party: Callable[[State], Party]
) -> None:
    """DT-12.5: who is asked what, and for how long, is the same in every world that looks the same to an onlooker."""
    for number, kind in enumerate(["wanted", "fifty-fifty", "elixir", "wanted"]):
        asked = find(kind, 3, number // 3)
        for onlooker in (int(SPECTATOR), 0, 1, 2):
            clocks = set()
            for deal in range(6):
                other = asked.state.redeal(onlooker, Random(f"deal {deal}"))
                questions = [game_named("dicetown").decision(other, seat) for seat in range(3)]
                clocks.add(str([(q.kind, q.seat, q.clause, q.arguments) for q in questions if q is not None]))
            assert len(clocks) == 1, f"{kind}: what is asked depends on what seat {onlooker} cannot know"


def test_whoever_says_nothing_lets_it_pass(party: Callable[[State], Party]) -> None:
    """DT-11.2: the clock runs out."""
    asked = find("wanted", 3)
    table = party(asked.state)
    table.lives[0].position(0)
    after = table.lives[0].next("position", timeout=3)["position"]
    assert not any(event["name"] == "CardCancelled" for event in after["events"])
    assert after["number"] >= len(asked.asked)


def test_an_answer_in_a_window_may_be_changed_until_it_closes(party: Callable[[State], Party]) -> None:
    asked = find("wanted", 3)
    table = party(asked.state)
    choices = table.lives[asked.seat].position(0)["choices"]
    by_notation = {choice["notation"]: choice["action"] for choice in choices}
    table.move(asked.seat, by_notation["pass"])
    table.move(asked.seat, by_notation["play wanted"])
    table.people[asked.seat].refused(
        f"/tables/{table.id}/moves", {"seat": asked.seat, "number": 0, "actions": [99]}, 422, "dicetown-no-not-now"
    )
    while (told := table.lives[3].next("position", timeout=3)["position"])["number"] == 0:
        pass
    assert [event["name"] for event in told["events"]].count("CardCancelled") == 1


def test_a_preset_lets_windows_pass_and_is_nobody_elses_business(party: Callable[[State], Party]) -> None:
    """With everybody asked out of the way, a window is as short as a bot's pause."""
    asked = find("wanted", 3)
    table = party(asked.state)
    for seat in asked.asked:
        told = table.people[seat].post(f"/tables/{table.id}/preset", {"seat": seat, "lets_pass": True})
        assert [one["lets_pass"] for one in told["seats"]] == [other == seat for other in range(3)]
    other = next(one for one in range(3) if one != asked.seat)
    assert not table.people[other].get(f"/tables/{table.id}")["seats"][asked.seat]["lets_pass"]
    table.people[other].refused(
        f"/tables/{table.id}/preset", {"seat": asked.seat, "lets_pass": False}, 403, "not-your-seat"
    )

    async def look() -> float:
        seats = table.inside.seats
        return window_length([seats[seat] for seat in asked.asked], seats, table.inside.services.settings) or 0

    assert table.house.inside(look) < WINDOW / 2


def test_an_offer_not_finished_in_time_is_empty(party: Callable[[State], Party]) -> None:
    """DT-8.5, DT-8.10, DT-11.2: who has answered is seen at once; the rest lapses when the minute is over."""
    asked = find("offer-dollars", 3)
    table = party(asked.state)
    first = [live.position(0) for live in table.lives]
    assert first[3]["clock"]["name"] == "offer"
    lazy = next(seat for seat in asked.asked if seat != asked.seat)
    most = first[lazy]["choices"][-1]["action"]
    table.move(lazy, most)  # begun, never sealed
    while (told := table.lives[3].next("position", timeout=5)["position"])["clock"] is not None:
        pass
    shown = {
        event["data"]["seat"]: event["data"]["dollars"] for event in told["events"] if event["name"] == "OfferShown"
    }
    assert shown.get(asked.seat, 0) == 0
    assert table.inside.match.game.decision(table.inside.match.state, lazy) is None or lazy not in asked.asked


def test_people_at_one_device_are_not_hurried(quick: House) -> None:
    one = Person(quick.port)
    table = one.create("me", "me", "random", game="dicetown")["id"]
    inside = quick.tables.in_memory[table]
    asked = find("wanted", 3)

    async def put() -> object:
        inside.match.state = asked.state.clone()
        inside.match._attach()
        return inside._clock_now(None)

    mine = any(seat < 2 for seat in asked.asked)
    assert (quick.inside(put) is None) == mine
    one.close()


def test_a_window_that_nobody_else_can_read_waits_only_for_a_card(quick: House) -> None:
    """DT-12.5: one person against bots has all the time for a card to play and waits for nothing else; with somebody
    looking on, the rhythm is the usual one again, with the card or without it."""
    asked = find("wanted", 3)
    with Person(quick.port) as one, Person(quick.port) as onlooker:
        seats = ["me" if seat == asked.seat else "random" for seat in range(3)]
        table = one.create(*seats, game="dicetown")["id"]
        inside = quick.tables.in_memory[table]

        def length(state: State) -> float | None:
            async def put() -> float | None:
                inside.match.state = state.clone()
                inside.match._attach()
                clock = inside._clock_now(None)
                return None if clock is None else clock.length

            return quick.inside(put)

        with one.live(table) as live:
            live.next("position")
            assert length(asked.state) is None
            assert length(without_the_card(asked)) == inside.services.settings.bot_pause
            with onlooker.live(table) as looking:
                looking.next("position")
                assert length(asked.state) == length(without_the_card(asked)) == WINDOW


def test_a_dice_commitment_can_be_taken_back_after_others_have_answered(party: Callable[[State], Party]) -> None:
    """DT-5.8: until the last one is in; a stale number is no hindrance where all answer the same question."""
    game = game_named("dicetown")
    state = game.new_state(3, {})
    random = Random("cups")
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample_chance(random))
    table = party(state)
    first = [live.position(0) for live in table.lives]
    for seat in (0, 1):  # both believe that nobody has moved yet
        wish = {"seat": seat, "number": 0, "actions": [first[seat]["choices"][0]["action"]]}
        assert table.people[seat].post(f"/tables/{table.id}/moves", wish)["number"] == seat + 1
        assert table.people[seat].post(f"/tables/{table.id}/moves", wish)["number"] == seat + 1, "a repeat"
    told = table.lives[0].position(2)
    assert told["can_undo"]
    table.people[0].post(f"/tables/{table.id}/undo", {"seat": 0, "number": 2})
    again = table.lives[0].position(1)
    assert again["to_act"] == [0, 2]
    assert again["can_redo"]
    assert again["choices"] == first[0]["choices"]
    assert stored_kinds(table.house, table.inside)[-2:] == ["undo", "again"]
    wish = {"seat": 0, "number": 1, "actions": [first[0]["choices"][-1]["action"]]}
    table.people[0].post(f"/tables/{table.id}/moves", wish)
    assert table.lives[2].position(2)["to_act"] == [2]


def stored_kinds(house: House, table: Table) -> list[str]:
    """The journal on disk."""

    async def load() -> list[str]:
        stored = await house.tables.services.storage.load(table.header.id)
        assert stored is not None
        return [kept.entry.kind for kept in stored.entries]

    return house.inside(load)
