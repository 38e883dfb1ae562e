"""The two variants made by players: bidding for the turn order, proportions as with four (GW-19.7)."""

from __future__ import annotations

from collections import Counter

import pytest

from bunkhouse.bots import Perspective, make_bot
from bunkhouse.bots.experts.westerntrail.outlook import has_finished, outlook
from bunkhouse.core.frames import kind_of
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, SPECTATOR
from bunkhouse.games.westerntrail import GAME
from bunkhouse.games.westerntrail.edge.setup import new_table
from bunkhouse.games.westerntrail.rules import board, cards, kinds, tiles
from bunkhouse.games.westerntrail.rules.bidding import MOST, place_of, points_of
from bunkhouse.games.westerntrail.rules.order import clockwise
from bunkhouse.games.westerntrail.rules.state import WesternTrailState
from bunkhouse.play.match import Match

BIDDING = {"seats_by_bidding": "true"}
PROPORTIONS = {"four_player_proportions": "true"}


def to_bid(seats: int, seed: str = "to bid") -> WesternTrailState:
    """After everything that chance lays out, before the first bid."""
    state, random = GAME.new_state(seats, BIDDING), Random(seed)
    assert isinstance(state, WesternTrailState)
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample_chance(random))
    return state


def bid(state: WesternTrailState, place: int, points: int) -> None:
    seat = int(state.to_act())
    action = GAME.parse(f"bid {place} {points}")
    assert action in list(state.legal_actions(seat))
    state.apply(seat, action)
    GAME.check(state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_laid_out_before_the_bidding(seats: int) -> None:
    """GW-19.7a"""
    firsts = set()
    for number in range(12):
        state = to_bid(seats, f"laid out {number}")
        firsts.add(int(state.to_act()))
        view = GAME.view(state, int(SPECTATOR))
        assert (view.asked, view.turn, view.starter, view.order) == ("bid", 0, None, ())
        assert [place.money for place in view.places] == [6, 7, 8, 9][:seats]
        assert len({place.card for place in view.places} - {None}) == seats
        assert all(seat.money == 0 and not seat.goals and seat.cards_in_hand == 4 for seat in view.seats)
        assert len(view.market) == board.MARKET_SIZE[seats]
        assert len(view.display) == 4
        assert all(entry.tile for entry in view.foresight)
    assert firsts == set(range(seats)), "chance says who bids first (GW-19.7b)"


def test_round_the_table() -> None:
    """GW-19.7b: clockwise, and whoever holds a place is passed over."""
    state = to_bid(4)
    first = int(state.to_act())
    asked = []
    for place, points in ((1, 0), (1, 1), (3, 0), (3, 2), (3, 3), (2, 0), (4, 0)):
        asked.append((int(state.to_act()) - first) % 4)
        bid(state, place, points)
    assert asked == [0, 1, 2, 3, 0, 2, 3], "the second and the first hold a place when their turns come round"
    assert GAME.view(state, 0).order == tuple((first + other) % 4 for other in (1, 2, 0, 3))


@pytest.mark.parametrize("seats", GAME.seats)
def test_turns_go_by_the_places(seats: int) -> None:
    """GW-19.7d: backwards round the table, if that is how the places were taken."""
    state, random = to_bid(seats), Random("by the places")
    for place in range(seats, 0, -1):
        bid(state, place, place)
    order = list(GAME.view(state, 0).order)
    assert order == [(order[0] - place) % seats for place in range(seats)]
    assert [int(points_of(state, seat)) for seat in order] == list(range(1, seats + 1))
    assert [state.money[seat] for seat in order] == [6, 7, 8, 9][:seats]
    turns: list[int] = []
    ended_by = -1
    while not state.is_over():
        if len(turns) < state.turn:
            turns.append(int(state.active))
        if state.token != -1 and ended_by < 0:
            ended_by = int(state.turn)
        if ended_by > 0:
            gone = [order[(order.index(int(state.token)) + step) % seats] for step in range(state.turn - ended_by)]
            assert {seat for seat in range(seats) if seat != state.active and has_finished(state, seat)} == set(gone)
        mover = state.to_act()
        legal = state.legal_actions(mover)
        state.apply(mover, state.sample_chance(random) if mover == CHANCE else legal[random.below(len(legal))])
    assert turns == [order[turn % seats] for turn in range(len(turns))]
    assert len(turns) == ended_by + seats - 1, "everybody else has one more turn"
    for seat in range(seats):
        lines = {line.category: line.points for line in GAME.breakdown(state)[seat]}
        assert lines["bid"] == -points_of(state, seat)
        assert sum(lines.values()) == state.scores()[seat]


def test_without_the_option_there_is_no_trace() -> None:
    """GW-19.7: off by default."""
    state = GAME.new_state(3)
    assert isinstance(state, WesternTrailState)
    assert "bidding" not in state.to_data()
    assert state.following == clockwise(3)
    assert all(line.category != "bid" for line in GAME.breakdown(state)[0])
    assert GAME.view(state, 0).places == ()
    other = to_bid(3)
    bid(other, 2, 1)
    again = GAME.from_data(other.to_data())
    assert again.to_data() == other.to_data()
    assert again.legal_actions(again.to_act()) == other.legal_actions(other.to_act())


def test_a_bidding_in_a_record() -> None:
    """GW-19.7b"""
    match = Match(GAME, 2, GAME.settle_options(BIDDING), seed="record")
    first = int(match.state.to_act())
    match.act(first, GAME.parse("bid 1 2"))
    match.act(1 - first, GAME.parse("bid 1 3"))
    match.act(first, GAME.parse("bid 2 0"))
    assert [GAME.notation(move.action) for move in match.log if move.seat != CHANCE] == [
        "bid 1 2",
        "bid 1 3",
        "bid 2 0",
    ]


@pytest.mark.parametrize("name", ["drover", "greedy", "greenhorn", "trail-boss"])
def test_bots_bid_little(name: str) -> None:
    """GW-19.7b: no place is worth much, and every bot knows it."""
    state, random = to_bid(3), Random("bids")
    bots = [make_bot(name, f"bids {seat}", "westerntrail") for seat in range(3)]
    number = 0
    while kind_of(state.stack[-1]) == kinds.BID:
        seat = int(state.to_act())
        state.apply(seat, bots[seat].choose(Perspective(GAME, state, seat, random)))
        number += 1
        assert number < 40
    assert sorted(int(place_of(state, seat)) for seat in range(3)) == [0, 1, 2]
    assert max(int(points_of(state, seat)) for seat in range(3)) <= 8 < MOST


def test_being_early_is_worth_some_points() -> None:
    """GW-19.7b: drovers raise the bids for the first of two places as far as it is better than the second."""
    state, random = to_bid(2), Random("early")
    bid(state, 1, 0)
    waiting = int(state.to_act())
    expected = outlook(state, waiting)
    other = state.clone()
    bid(other, 2, 0)
    assert outlook(other, waiting) == expected, "whoever holds no place may expect the free one"
    drover = make_bot("drover", "early", "westerntrail")
    while kind_of(state.stack[-1]) == kinds.BID:
        seat = int(state.to_act())
        state.apply(seat, drover.choose(Perspective(GAME, state, seat, random)))
    assert 4 <= points_of(state, state.starter) <= 14
    assert points_of(state, 1 - state.starter) == 0


def test_levels_answer_a_bid_at_once() -> None:
    """A hint for a bid says what it is worth, without playing turns on."""
    state = to_bid(2)
    seat = int(state.to_act())
    bot = make_bot("trail-boss", "hint", "westerntrail")
    ranked = bot.ranked(Perspective(GAME, state, seat, Random("hint")))  # type: ignore[attr-defined]
    assert {GAME.notation(advice.action) for advice in ranked[:2]} == {"bid 1 0", "bid 2 0"}, "one for each place"
    assert all(advice.line == (advice.action,) for advice in ranked)
    assert ranked[0].lead > ranked[-1].lead


REMOVED: dict[int, tuple[dict[str, int], dict[str, int], dict[str, int], dict[str, int]]] = {
    2: (
        {"green_teepee": 3, "blue_teepee": 3, "2_black": 3, "4_green": 3},
        {"cowboy": 5, "craftsman": 5, "engineer": 5},
        {"green_teepee": 1, "blue_teepee": 1, "cowboy": 3, "craftsman": 3, "engineer": 3},
        {"holstein": 3, "brown_swiss": 3, "ayrshire": 3, "west_highland_3": 2, "west_highland_5": 2}
        | {"texas_longhorn_5": 1, "texas_longhorn_7": 1},
    ),
    3: (
        {"green_teepee": 2, "blue_teepee": 1, "3_green": 3},
        {"cowboy": 3, "craftsman": 3, "engineer": 3},
        {"blue_teepee": 1, "cowboy": 1, "craftsman": 1, "engineer": 1},
        {"holstein": 2, "brown_swiss": 2, "ayrshire": 2, "west_highland_3": 1, "west_highland_5": 1}
        | {"texas_longhorn_6": 1},
    ),
    4: ({}, {}, {}, {}),
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_leaves_the_game(seats: int) -> None:
    """GW-19.7e"""
    state = new_table(seats, GAME.settle_options(PROPORTIONS))
    size = int(tiles.SUPPLIES)
    for pile in range(3):
        gone: Counter[str] = Counter()
        for kind in range(size):
            name = tiles.SUPPLY_NAMES[kind]
            word = name.split("_", 1)[1] if kind < tiles.HAZARDS else name
            gone[word] += tiles.COPIES[pile * size + kind] - state.piles[pile * size + kind]
        assert +gone == REMOVED[seats][pile]
    left = {cards.CARD_NAMES[kind]: cards.MARKET_COPIES[kind] - state.market_deck[kind] for kind in range(13)}
    assert {name: number for name, number in left.items() if number} == REMOVED[seats][3]
    assert min(state.piles) >= 0 <= min(state.market_deck)
    for zone in range(3):
        kinds_there = [kind for kind in range(int(tiles.HAZARDS)) if tiles.HAZARD_ZONE[kind] == zone]
        assert sum(state.piles[kind] for kind in kinds_there) == seats + 2, "the same of every kind of hazard"
    GAME.check(state)


def test_fewer_tiles_last() -> None:
    """GW-19.7e, GW-10.1: every visit finds a tile in each column until the end begins, teepees being chosen first."""
    for seats in (2, 3):
        state = new_table(seats, GAME.settle_options(PROPORTIONS))
        size, first = int(tiles.SUPPLIES), int(board.FIRST_JOBS[seats])
        one, two, three = (sum(state.piles[pile * size : (pile + 1) * size]) for pile in range(3))
        teepees = sum(state.piles[2 * size + kind] for kind in (int(tiles.GREEN_TEEPEE), int(tiles.BLUE_TEEPEE)))
        needed = 12 * seats - first
        visits = next(number for number in range(1, 100) if number + max(0, number - teepees) >= needed)
        assert visits <= min(two - first, three, one - int(board.FIRST_TILES))
