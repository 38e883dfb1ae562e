"""Measures the build that is on the path and prints one JSON object; bench/run.py calls it for each build in turn."""

from __future__ import annotations

import json
import sys
import time

from bunkhouse.core.build import compiled
from bunkhouse.core.game import Game
from bunkhouse.core.playout import play_randomly
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.core.state import State

SECONDS = 1.0


def random_play(game: Game, seats: int) -> dict[str, float]:
    """Whole random games with full legal-move listing; decisions are the players', chance not counted."""
    number = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        for _ in range(5):
            decisions += play_randomly(game.new_state(seats), Random(f"bench {number}"))
            number += 1
    seconds = time.perf_counter() - started
    return {
        "games_per_s": number / seconds,
        "decisions_per_s": decisions / seconds,
        "decisions_per_game": decisions / number,
    }


def middle(game: Game, seats: int) -> State:
    """A position in the middle of a game."""
    state, random, moves = game.new_state(seats), Random("middle"), 0
    while not state.is_over():
        step(state, random)
        moves += 1
    state, random = game.new_state(seats), Random("middle")
    for _ in range(moves // 2):
        step(state, random)
    return state


def step(state: State, random: Random) -> None:
    seat = state.to_act()
    if seat == CHANCE:
        state.apply(CHANCE, state.sample_chance(random))
    else:
        legal = state.legal_actions(seat)
        state.apply(seat, legal[random.below(len(legal))])


def microseconds(what: object, count: int) -> float:
    assert callable(what)
    started = time.perf_counter()
    for _ in range(count):
        what()
    return (time.perf_counter() - started) / count * 1e6


def growth(game: Game, seats: int, rounds: int) -> list[dict[str, float]]:
    """Cost of a decision (listing and applying) and length of its list, by quarters of the game."""
    spent, lists, count = [0.0] * 4, [0] * 4, [0] * 4
    for number in range(rounds):
        length = play_randomly(game.new_state(seats), Random(f"growth {number}"))
        state, random = game.new_state(seats), Random(f"growth {number}")
        moves = 0
        while (seat := state.to_act()) != NOBODY:
            if seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(random))
                continue
            quarter = moves * 4 // length
            started = time.perf_counter()
            legal = state.legal_actions(seat)
            action = legal[random.below(len(legal))]
            state.apply(seat, action)
            spent[quarter] += time.perf_counter() - started
            lists[quarter] += len(legal)
            count[quarter] += 1
            moves += 1
    return [{"us": spent[q] / count[q] * 1e6, "choices": lists[q] / count[q]} for q in range(4)]


def main() -> None:
    result: dict[str, object] = {"compiled": compiled(), "python": sys.version.split()[0]}
    for game in built_in():
        seats = game.seats[0]
        state = middle(game, seats)
        count = 20_000 if compiled() else 2_000
        result[game.id] = {
            "random_play": random_play(game, seats),
            "most_seats": random_play(game, game.seats[-1]),
            "clone_us": microseconds(state.clone, count),
            "redeal_us": microseconds(lambda state=state: state.redeal(0, RANDOM), count),
            "view_us": microseconds(lambda game=game, state=state: game.view(state, 0), count // 20),
            "growth": growth(game, seats, 300 if compiled() else 20),
        }
    json.dump(result, sys.stdout)


RANDOM = Random("redeal")
if __name__ == "__main__":
    main()
