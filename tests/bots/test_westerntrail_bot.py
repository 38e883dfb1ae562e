"""The drover and the levels in Great Western Trail: what they go by, and how they play."""

from __future__ import annotations

import pytest

from bunkhouse.bots import Perspective, bot_names, make_bot, usual_bot
from bunkhouse.bots.experts.westerntrail.ahead import Lookout, Manner, hurry
from bunkhouse.bots.experts.westerntrail.drover import LookoutBot
from bunkhouse.bots.experts.westerntrail.features import FEATURE_NAMES, features
from bunkhouse.bots.experts.westerntrail.journey import FAR, hand_of_herd, hand_on_arrival, steps_from, stops_ahead
from bunkhouse.bots.experts.westerntrail.network import NETWORK
from bunkhouse.bots.experts.westerntrail.outlook import has_finished, outlook
from bunkhouse.bots.experts.westerntrail.outlook import outlooks as outlooks_of
from bunkhouse.bots.experts.westerntrail.turn import Beam, plans
from bunkhouse.bots.experts.westerntrail.weights import WEIGHTS, read_network
from bunkhouse.bots.measure.games import play_game
from bunkhouse.bots.search.budget import Budget
from bunkhouse.bots.search.value import lead_of
from bunkhouse.core.build import compiled
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.words import Mistake
from bunkhouse.games.westerntrail import GAME
from bunkhouse.games.westerntrail.rules import actions, cards, railroad, trail
from bunkhouse.games.westerntrail.rules.state import WesternTrailState
from bunkhouse.games.westerntrail.rules.trips import trips
from bunkhouse.play.laws import covering

OPTIONS = covering(GAME)
LOOKED = 12 if compiled() else 3


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


def test_who_hurries_is_a_rival() -> None:
    """By journeys of the others for the turns that they have had; the own ones do not count."""
    state = begun()
    state.turn = 48
    state.cities[0 * railroad.CITIES + 1] = 9
    assert hurry(state, 0) == 0
    assert hurry(state, 1) == 100
    herds = []
    for journeys in (3, 4, 5):
        state.cities[1 * railroad.CITIES + 1] = journeys
        herds.append(hurry(state, 0))
    assert herds[0] == 0
    assert 30 < herds[1] < 80
    assert herds[2] == 100
    state.turn = 80
    assert hurry(state, 0) == 0


def test_the_pace_of_a_game_is_a_feature() -> None:
    state = begun()
    pace = FEATURE_NAMES.index("pace-0")
    state.placed += 10
    state.turn = 20
    fast = sum(features(state, 0)[pace : pace + 8])
    state.turn = 60
    assert 0 < fast < sum(features(state, 0)[pace : pace + 8])


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


# What they go by


def test_the_way_to_kansas_city_is_counted_in_stops() -> None:
    """GW-8.2: with a step for each stop ahead Kansas City is reached, with one fewer it is not."""
    state = begun(moves=60)
    ahead = stops_ahead(state)
    for space in trail.NEUTRAL_SPACES:
        reached = [actions.move_to(action) for action in trips(state, space, ahead[space], True)]
        assert trail.KANSAS_CITY in reached
        assert steps_from(state, space)[trail.KANSAS_CITY] == ahead[space]
        if ahead[space] > 1:
            reached = [actions.move_to(action) for action in trips(state, space, ahead[space] - 1, True)]
            assert trail.KANSAS_CITY not in reached
    assert steps_from(state, trail.KANSAS_CITY)[trail.START] == FAR


def test_different_breeds_are_worth_more_than_a_pair() -> None:
    """GW-10.5"""
    state = begun()
    in_hand(state, "jersey", "guernsey", "black_angus", "dutch_belt")
    assert hand_on_arrival(state, 0, 1) == 7.0
    in_hand(state, "jersey", "jersey", "black_angus", "black_angus")
    assert hand_on_arrival(state, 0, 1) == 3.0
    assert 3.0 < hand_on_arrival(state, 0, 3) < 7.0, "there is time to exchange cards"


def test_better_cattle_and_fewer_jerseys_make_a_better_herd() -> None:
    state = begun()
    before = hand_of_herd(state, 0)
    state.discards[kind("texas_longhorn_7")] += 1
    bought = hand_of_herd(state, 0)
    assert bought > before
    state.decks[kind("jersey")] -= 1
    assert hand_of_herd(state, 0) > bought


def test_the_network_is_a_plain_sum_and_hidden_units() -> None:
    """Worked out two units at a time, it must say what the numbers of the file say."""
    fitted = read_network(WEIGHTS, FEATURE_NAMES)
    assert fitted.hidden % 2 == 1
    for moves in (0, 70, 200):
        x = list(features(begun(moves=moves), 1))
        units = [
            offset * 1000 + sum(number * row[unit] for number, row in zip(x, fitted.rows))
            for unit, offset in enumerate(fitted.offsets)
        ]
        total = units[-1] * 1000 + sum(max(unit, 0) * outer for unit, outer in zip(units, fitted.outer))
        assert NETWORK.value(features(begun(moves=moves), 1)) == total // 10_000_000


@pytest.mark.parametrize("moves", [0, 40, 90, 160])
def test_the_features_tell_nothing_hidden(moves: int) -> None:
    state = begun(3, moves=moves)
    for seat in range(3):
        assert list(features(state, seat)) == list(features(state.redeal(seat, Random("other")), seat))
        assert len(features(state, seat)) == len(FEATURE_NAMES)


def test_after_the_last_turn_only_points_count() -> None:
    """GW-15.2"""
    state = begun(moves=100)
    state.token = 1 - state.active
    assert has_finished(state, state.token)
    assert not has_finished(state, state.active)
    assert outlook(state, state.token) == 100 * int(state.scores()[state.token])


def test_a_city_that_completes_an_arrow_is_worth_more_than_kansas_city() -> None:
    """GW-16.1"""
    state = begun(moves=40)
    state.cities[railroad.CITY_NAMES.index("albuquerque")] = 1
    near = state.clone()
    near.cities[railroad.TO_KANSAS_CITY] += 1
    far = state.clone()
    far.cities[railroad.CITY_NAMES.index("el_paso")] = 1
    assert outlook(far, 0) > outlook(near, 0)


@pytest.mark.parametrize("moves", [0, 30, 77, 140])
def test_a_plan_can_be_followed(moves: int) -> None:
    """Until chance has a say, every action of a plan is legal when its time comes; every choice has a plan."""
    state = begun(moves=moves)
    seat = int(state.to_act())
    found = plans(state, seat, Random("plan"), Beam(2, 8))
    assert {plan.actions[0] for plan in found} == set(state.legal_actions(seat))
    assert [plan.value for plan in found] == sorted((plan.value for plan in found), reverse=True)
    for plan in found[:3]:
        at = state.clone()
        for action in plan.actions:
            assert action in list(at.legal_actions(seat))
            at.apply(seat, action)
            if at.to_act() == CHANCE:
                break


def test_advice_names_the_best_choices() -> None:
    state = begun(moves=0)
    seat = int(state.to_act())
    bot = LookoutBot("adviser", Budget(iterations=600))
    advice = bot.ranked(Perspective(GAME, state, seat, Random("eyes")))
    assert advice[0].action == LookoutBot("adviser", Budget(iterations=600)).choose(
        Perspective(GAME, state, seat, Random("eyes"))
    )
    assert all(0 <= one.share <= 1 for one in advice)
    assert advice[0].visits > 0
    for one in advice:  # also of a choice that was not played on
        assert (one.lead > 0) == (one.share > 0.5) or abs(one.share - 0.5) < 0.02, "who is ahead is likely to win"
    assert {one.action for one in advice} <= set(state.legal_actions(seat))


def test_a_lead_is_over_the_best_of_the_others() -> None:
    state = begun(moves=80, seats=4)
    seat = int(state.to_act())
    lookout = Lookout(state, seat, Random("lead"), Manner())
    outlooks = outlooks_of(state)
    assert len(set(outlooks)) > 2
    expected = lead_of(outlooks, seat) / 100
    now = outlooks[seat] - lookout.rivalry * lookout.others // 100
    assert lookout.points_ahead(now) == pytest.approx(expected, abs=0.02)


def test_time_ends_the_thoughts_at_once() -> None:
    """After the playout during which it is up, not when all plans have had theirs."""
    state = begun()
    hasty, patient = (Lookout(state.clone(), int(state.to_act()), Random("clock"), Manner()) for _ in range(2))
    hasty.think(8, 1e-9)
    assert hasty.playouts == 1
    assert hasty.options[0].visits == 1
    patient.think(8, 0.0)
    assert patient.playouts > 1


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
    while looked < LOOKED and not state.is_over():
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


@pytest.mark.skipif(not compiled(), reason="takes a minute where nothing is compiled")
def test_it_beats_a_random_player() -> None:
    for number in range(2):
        bots = ["random", "random"]
        bots[number] = "drover"
        played = play_game(GAME, 2, {}, bots, f"strength {number}", check=True)
        assert played.faults == []
        assert played.scores[number] > max(30, played.scores[1 - number] + 40)
