"""Clauses of Gold Rush that a scenario cannot show: setup, order, secrecy, the end."""

import pytest
from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, MASK_OF_SEAT, NOBODY, SPECTATOR
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Mistake
from bunkhouse.games.goldrush import GAME
from bunkhouse.games.goldrush.edge import events
from bunkhouse.games.goldrush.edge.arrange import GoldRushPosition, Stand
from bunkhouse.games.goldrush.edge.view import GoldRushView
from bunkhouse.games.goldrush.rules.state import CATEGORIES, GoldRushState
from bunkhouse.play.laws import Case, Ears, play, random_match
from bunkhouse.play.match import Match

USUAL = {"no_farmers": "false", "first_player": "random"}


def names(heard: Ears) -> list[str]:
    return [type(event).__name__ for event, _ in heard.heard]


def view(state: object, seat: int) -> GoldRushView:
    assert isinstance(state, GoldRushState)
    return GAME.view(state, seat)


@pytest.mark.parametrize("seats", range(2, 6))
def test_setup(seats: int) -> None:
    """GR-2.1 to GR-2.4, GR-2.6: the same for any number of players."""
    seen = view(GAME.new_state(seats), int(SPECTATOR))
    assert [(tile.x, tile.y, tile.tile, tile.turn) for tile in seen.tiles] == [(0, 0, "t22", 0)]
    assert seen.tiles_left == sum(seen.bag.values()) == 71
    assert seen.bag["t22"] == 4
    assert seen.ore_supply == 62
    assert [area.ore for area in seen.areas if area.kind == "mountain"] == [1]
    assert [(seat.score, seat.cowboys, seat.tent, seat.ore) for seat in seen.seats] == [(0, 4, True, 0)] * seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(Mistake, match="bad-seats"):
        GAME.new_state(seats)


def test_any_seat_may_begin_by_chance() -> None:
    """GR-2.5, GR-12.2: each as likely as the others."""
    state = GAME.new_state(5)
    assert state.to_act() == CHANCE
    assert [GAME.notation(action) for action in state.legal_actions(CHANCE)] == [f"first {n}" for n in range(1, 6)]
    assert list(state.chance_weights()) == [1] * 5


def test_tiles_are_drawn_by_their_number() -> None:
    """GR-2.2, GR-11.5: a tile is as likely as there are copies left."""
    state = GAME.new_state(2)
    state.apply(CHANCE, GAME.parse("first 1"))
    odds = dict(zip(map(GAME.notation, state.legal_actions(CHANCE)), state.chance_weights(), strict=True))
    assert odds["draw t16"] == 5
    assert odds["draw t22"] == 4
    assert odds["draw t01.a"] == 1
    assert sum(odds.values()) == 71


def test_order_of_a_turn() -> None:
    """GR-3.2: draw, place, act, score; then the next player."""
    state, heard = GAME.new_state(2), Ears()
    state.listener = heard
    for words in ("first 1", "draw t21.a"):
        state.apply(CHANCE, GAME.parse(words))
    for words in ("place 0,-1 turn 2", "cowboy m1"):
        state.apply(0, GAME.parse(words))
    for words in ("ore 1", "ore 0"):
        state.apply(CHANCE, GAME.parse(words))
    taken = ["OreMined", "OreSeen"] * 2
    assert names(heard) == [
        *("FirstPlayerNamed", "TileDrawn", "TilePlaced", "CowboyPlaced"),
        *taken,
        *("MountainScored", "CowboyReturned"),
    ]
    assert state.to_act() == CHANCE
    assert view(state, 0).active == 1


def test_reference_order_of_scoring() -> None:
    """GR-8.19: of two mountains the one with the earlier tile comes first."""
    position = GoldRushPosition(
        tiles=[(0, 0, "t21.a", 2), (1, 0, "t03.a", 1), (1, 1, "t03.b", 1), (1, 2, "t01.a", 2), (0, 2, "t21.b", 0)],
        cowboys=[Stand("blue", "0,0,m1"), Stand("red", "0,2,m1")],
        hand="t11",
    )
    state, heard = GAME.arrange(["blue", "red"], USUAL, position), Ears()
    state.listener = heard
    state.apply(0, GAME.parse("place 0,1 turn 0"))
    state.apply(0, GAME.parse("pass"))
    while state.to_act() == CHANCE and "ore 2" in map(GAME.notation, state.legal_actions(CHANCE)):
        state.apply(CHANCE, GAME.parse("ore 2"))
    takers = [event.seat for event, _ in heard.heard if isinstance(event, events.OreMined)]
    assert takers == [0, 0, 1, 1], "the mountain with the earlier tile comes first"
    scored = [event.seats for event, _ in heard.heard if isinstance(event, events.MountainScored)]
    assert scored == [(0,), (1,)]


def test_order_of_the_final_scoring() -> None:
    """GR-10.2: mountains, tracks and cities, then farmers, ore last of all; GR-10.1 after the last tile."""
    position = GoldRushPosition(
        tiles=[(0, 0, "t06", 0), (1, 0, "t05.b", 0), (-1, 0, "t22", 0), (-2, 0, "t03.b", 0)],
        cowboys=[
            Stand("blue", "0,0,c1"),
            Stand("red", "-2,0,r1"),
            Stand("blue", "-1,0,m1"),
            Stand("red", "-2,0,p1"),
        ],
        ore={"red": [5]},
        phase="act",
        bag=[],
    )
    state, heard = GAME.arrange(["blue", "red"], USUAL, position), Ears()
    state.listener = heard
    state.apply(0, GAME.parse("pass"))
    told = [name for name in names(heard) if "Scored" in name or "Counted" in name or "Ended" in name]
    assert told == [
        "UnfinishedMountainScored",
        "UnfinishedTrackScored",
        "UnfinishedCityScored",
        "PrairieScored",
        "OreCounted",
        "OreCounted",
        "GameEnded",
    ]
    assert state.to_act() == NOBODY


def test_places_are_shared() -> None:
    """GR-1.10, GR-10.11: the highest total wins; equal totals share a place, further down too."""
    state = GAME.new_state(5)
    assert isinstance(state, GoldRushState)
    for seat, points in enumerate([30, 41, 30, 41, 7]):
        state.points[seat * CATEGORIES] = points
    assert list(state.ranking()) == [3, 1, 3, 1, 5]


def a_view_with_ore() -> tuple[Match, GoldRushView]:
    match = random_match(Case(GAME, 3, USUAL, "ore"))
    for number in range(len(match.log) - 1, 0, -1):
        state = match.state_at(number)
        seen = view(state, 0)
        if not seen.over and seen.seats[0].ore and seen.seats[1].ore:
            return match, seen
    raise AssertionError("nobody took ore")


def test_what_is_public() -> None:
    """GR-11.1, GR-11.4: numbers of tokens, cowboys, tents and tiles, and which tiles are still to come."""
    _, seen = a_view_with_ore()
    assert seen.seats[1].ore > 0
    assert sum(seen.bag.values()) == seen.tiles_left
    laid = len(seen.tiles) + len(seen.discards) + (seen.hand is not None)
    assert laid + seen.tiles_left == 72
    piles = sum(area.ore for area in seen.areas)
    assert piles + seen.ore_supply + sum(seat.ore for seat in seen.seats) == 63


def test_what_is_private() -> None:
    """GR-7.5, GR-11.2: the values of tokens are known to their taker only, until the end."""
    match, seen = a_view_with_ore()
    assert seen.seats[0].ore_values is not None
    assert len(seen.seats[0].ore_values) == seen.seats[0].ore
    assert seen.seats[1].ore_values is None
    assert seen.seats[2].ore_values is None
    final = view(match.state, int(SPECTATOR))
    assert all(seat.ore_values is not None for seat in final.seats)
    told = [heard for heard in match.happenings if isinstance(heard.event, events.OreSeen)]
    assert told
    assert all(
        heard.seen_by == MASK_OF_SEAT[heard.event.seat] for heard in told if isinstance(heard.event, events.OreSeen)
    )


def test_what_nobody_knows() -> None:
    """GR-11.3, GR-11.5: a position holds no order of tiles and no values of tokens that nobody has taken."""
    state = GAME.new_state(2)
    for _ in play(Case(GAME, 2, USUAL, "x"), state):
        data = state.to_data()
        assert data["bag"] == sorted(data["bag"])
        assert sum(data["ore"]) + sum(data["ore_left"]) == 63


def test_redealt_tokens_are_spread_by_their_numbers() -> None:
    """GR-11.2: what the others hold is any of what the seat has not seen, each token equally likely."""
    state = GAME.new_state(2)
    assert isinstance(state, GoldRushState)
    state.ore = vec[i64]([0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
    state.ore_left[0] -= 1
    random = Random("spread")
    twos = sum(state.redeal(0, random).ore[6] for _ in range(2000))
    assert 860 < twos < 1050, "about 30 of 63"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("place 1,0", "bad-notation"),
        ("place 1,0 turn 4", "bad-notation"),
        ("place 99,0 turn 0", "bad-notation"),
        ("draw t99", "bad-notation"),
        ("draw t05", "bad-notation"),
        ("cowboy x1", "bad-notation"),
        ("cowboy r9", "bad-notation"),
        ("tent 0,0 r1", "bad-notation"),
        ("ore 4", "bad-notation"),
        ("first 9", "bad-notation"),
        ("", "bad-notation"),
        ("dance", "bad-notation"),
    ],
)
def test_malformed_notation(words: str, message: str) -> None:
    with pytest.raises(Mistake, match=message):
        GAME.parse(words)


@pytest.mark.parametrize("choice", [{}, {"kind": "place"}, {"kind": "place", "x": "1", "y": 0, "turn": 0}, {"kind": 3}])
def test_malformed_choice(choice: dict[str, object]) -> None:
    with pytest.raises(Mistake, match="bad-choice"):
        GAME.encode(choice)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 6))
def test_ten_thousand_random_games_with_everything_checked(seats: int) -> None:
    for number in range(10_000):
        state = GAME.new_state(seats, {"no_farmers": "true" if number % 5 == 0 else "false"})
        for _ in play(Case(GAME, seats, {}, f"soak {number}"), state):
            GAME.check(state)
        GAME.check(state)
