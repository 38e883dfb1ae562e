"""The drover: what it holds valuable, that it is fair, plays by any options, and is strong."""

from __future__ import annotations

import pytest

from bunkhouse.bots import Perspective, bot_names, make_bot, usual_bot
from bunkhouse.bots.table import play_game
from bunkhouse.bots.westerntrail_worth import hand_of_herd, hand_on_arrival, stops_ahead, worth
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.words import Mistake
from bunkhouse.games.westerntrail import GAME, cards, railroad, trail
from bunkhouse.games.westerntrail.state import WesternTrailState
from bunkhouse.games.westerntrail.trips import trips
from bunkhouse.play.laws import covering

OPTIONS = covering(GAME)


def begun(
    seats: int = 2, options: dict[str, str] | None = None, moves: int = 0, seed: str = "drover"
) -> WesternTrailState:
    """A position after the setup and so many random decisions."""
    state = GAME.new_state(seats, options or {})
    assert isinstance(state, WesternTrailState)
    random = Random(seed)
    while True:
        seat = state.to_act()
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        if moves == 0:
            return state
        legal = state.legal_actions(seat)
        state.apply(seat, legal[random.below(len(legal))])
        moves -= 1


def kind(name: str) -> int:
    return cards.CARD_NAMES.index(name)


def in_hand(state: WesternTrailState, *names: str) -> None:
    """These cards of the first seat are its hand, the rest of its herd the draw deck."""
    for card in range(int(cards.CARDS)):
        state.decks[card] += state.hands[card]
        state.hands[card] = 0
    for name in names:
        state.decks[kind(name)] -= 1
        state.hands[kind(name)] += 1


# What it goes by


def test_the_way_to_kansas_city_is_counted_in_stops() -> None:
    """GW-8.2: with a step for each stop ahead Kansas City is reached, with one fewer it is not."""
    state = begun(moves=60)
    ahead = stops_ahead(state)
    for space in trail.NEUTRAL_SPACES:
        reached = [action >> 6 & 63 for action in trips(state, space, ahead[space], True)]
        assert trail.KANSAS_CITY in reached
        if ahead[space] > 1:
            reached = [action >> 6 & 63 for action in trips(state, space, ahead[space] - 1, True)]
            assert trail.KANSAS_CITY not in reached


def test_different_breeds_are_worth_more_than_a_pair() -> None:
    """GW-10.5"""
    state = begun()
    in_hand(state, "jersey", "guernsey", "black_angus", "dutch_belt")
    assert hand_on_arrival(state, 0, 4, 1.0) == 7.0
    in_hand(state, "jersey", "jersey", "black_angus", "black_angus")
    assert hand_on_arrival(state, 0, 4, 1.0) == 3.0
    assert 3.0 < hand_on_arrival(state, 0, 4, 3.0) < 7.0, "there is time to exchange cards"


def test_better_cattle_and_fewer_jerseys_make_a_better_herd() -> None:
    state = begun()
    before = hand_of_herd(state, 0, 4)
    state.discards[kind("texas_longhorn_7")] += 1
    bought = hand_of_herd(state, 0, 4)
    assert bought > before
    state.decks[kind("jersey")] -= 1
    assert hand_of_herd(state, 0, 4) > bought
    assert hand_of_herd(state, 0, 6) > hand_of_herd(state, 0, 4)


def test_at_the_end_only_points_count() -> None:
    state = begun(moves=100)
    state.token = 1
    assert worth(state, 0, stops_ahead(state)) == 100.0 * int(state.scores()[0])


def test_a_worker_is_worth_less_the_later_it_is() -> None:
    state = begun()
    ahead = stops_ahead(state)
    gains = []
    for placed in (3, 12, 22):
        state.placed = placed
        without = worth(state, 0, ahead)
        state.workers[0] += 1
        gains.append(worth(state, 0, ahead) - without)
        state.workers[0] -= 1
    assert gains[0] > gains[1] > gains[2] > 0


def test_a_city_that_completes_an_arrow_is_worth_more_than_kansas_city() -> None:
    """GW-16.1"""
    state = begun(moves=40)
    ahead = stops_ahead(state)
    state.cities[railroad.CITY_NAMES.index("albuquerque")] = 1
    near = state.clone()
    near.cities[railroad.TO_KANSAS_CITY] += 1
    far = state.clone()
    far.cities[railroad.CITY_NAMES.index("el_paso")] = 1
    assert worth(far, 0, ahead) > worth(near, 0, ahead)


# Fair, legal, strong


def test_it_is_known_to_its_game_alone() -> None:
    assert bot_names("westerntrail")[0] == usual_bot("westerntrail") == "drover"
    assert "drover" not in bot_names("goldrush")
    with pytest.raises(Mistake, match="unknown-bot"):
        make_bot("drover", "1", "goldrush")


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_it_plays_by_any_options(number: int) -> None:
    """It meets rivals who do anything, and decides alike about positions that look alike to its seat."""
    state = begun(2 + number % 3, OPTIONS[number], moves=15 * number, seed=f"options {number}")
    random = Random(f"options {number}")
    looked = 0
    while looked < 12 and not state.is_over():
        seat = int(state.to_act())
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        legal = list(state.legal_actions(seat))
        action = legal[random.below(len(legal))]
        if seat == 0 and len(legal) > 1:
            alike = [state.redeal(seat, Random(f"deal {deal}")) for deal in range(2)]
            first, second = (
                make_bot("drover", "same", "westerntrail").choose(Perspective(GAME, one, seat, Random("eyes")))
                for one in alike
            )
            assert first == second
            assert first in legal
            action = first
            looked += 1
        state.apply(seat, action)


def test_it_beats_a_random_player() -> None:
    for number in range(2):
        bots = ["random", "random"]
        bots[number] = "drover"
        played = play_game(GAME, 2, {}, bots, f"strength {number}", check=True)
        assert played.faults == []
        assert played.scores[number] > max(20, played.scores[1 - number] + 20)
