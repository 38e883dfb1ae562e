"""What no scenario can say: setup, secrecy in every detail, who is asked, figures of whole games."""

from __future__ import annotations

import pytest

from bunkhouse.bots.experts.westerntrail.outlook import outlook
from bunkhouse.core.frames import kind_of
from bunkhouse.core.playout import play_randomly
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY, SPECTATOR
from bunkhouse.core.words import Mistake
from bunkhouse.games.westerntrail import GAME
from bunkhouse.games.westerntrail.edge.arrange import WesternTrailPosition, arrange
from bunkhouse.games.westerntrail.rules import board, kinds, tiles, trail
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

NAMES = ("blue", "red", "white")
USUAL = GAME.settle_options({})


def position(options: dict[str, str] | None = None, **words: object) -> WesternTrailState:
    chosen = GAME.settle_options(options or {})
    return arrange(NAMES, chosen, WesternTrailPosition(**words))  # type: ignore[arg-type]


def play(state: WesternTrailState, *moves: str) -> None:
    for words in moves:
        seat = state.to_act()
        action = GAME.parse(words)
        assert action in list(state.legal_actions(seat)), words
        state.apply(seat, action)


def laid_out(seats: int, options: dict[str, str], seed: str = "setup") -> WesternTrailState:
    """After everything that chance lays out."""
    state, random = GAME.begin(seats, GAME.settle_options(options)), Random(seed)
    while state.turn == 0:
        seat = state.to_act()
        legal = state.legal_actions(seat)
        state.apply(seat, state.sample_chance(random) if seat == CHANCE else legal[random.below(len(legal))])
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_setup(seats: int) -> None:
    """GW-1.8, GW-4.2, GW-4.4, GW-4.6 to GW-4.10, GW-4.14 to GW-4.17"""
    for number in range(12):
        state = laid_out(seats, {}, f"setup {number}")
        view = GAME.view(state, int(SPECTATOR))
        GAME.check(state)
        assert sorted(station.master or "" for station in view.stations[:5]) == sorted(
            ["workers", "objectives", "hazards", "teepees", "certificates"]
        )
        assert sum(tile.seat is None and tile.tile not in list("ABCDEFG") for tile in view.tiles) == board.FIRST_TILES
        assert len(view.jobs) == 2 * seats - 1
        assert view.token_row == 2
        assert [entry.tile is not None for entry in view.foresight] == [True] * 6
        assert len(view.market) == board.MARKET_SIZE[seats]
        assert len(view.display) == 4
        assert sorted(seat.money for seat in view.seats) == [6, 7, 8, 9][:seats]
        assert state.money[state.starter] == 6
        assert state.active == state.starter
        for seat in view.seats:
            assert (seat.cards_in_hand, seat.cards_in_deck, seat.cards_in_discard) == (4, 10, 0)
            assert len(seat.goals) == 1
            assert seat.goals[0].card.startswith("start_")
            assert len(seat.discs) == 14
            assert (seat.engine, seat.herder, seat.certificates) == ("0", None, 0)
        assert len({seat.goals[0].card for seat in view.seats}) == seats


def test_first_tiles_fill_from_the_lowest() -> None:
    """GW-4.6: teepees and hazards lie without gaps; a full zone takes no more at setup."""
    for number in range(30):
        state = laid_out(4, {}, f"zones {number}")
        village = [state.at[space] != tiles.NO_TILE for space in trail.VILLAGE]
        assert village == sorted(village, reverse=True)
        for zone in range(3):
            there = [state.at[space] != tiles.NO_TILE for space in trail.HAZARD_SPACES[zone * 4 : zone * 4 + 4]]
            assert there == sorted(there, reverse=True)
        assert sum(state.gone) == 0


def test_a_full_zone_cannot_come_up_at_setup() -> None:
    """GW-4.6"""
    state = GAME.begin(2, USUAL)
    random = Random("full zone")
    while state.to_act() == CHANCE and kind_of(state.stack[-1]) != kinds.TILE:
        state.apply(CHANCE, state.sample_chance(random))
    for words in ("flood_2_green", "flood_2_black", "flood_3_green", "flood_3_black"):
        state.apply(CHANCE, GAME.parse(f"reveal {words}"))
    assert GAME.parse("reveal flood_4_green") not in list(state.legal_actions(CHANCE))
    assert GAME.parse("reveal drought_4_green") in list(state.legal_actions(CHANCE))


def test_layout_and_sides() -> None:
    """GW-4.3, GW-4.13, GW-19.1, GW-19.2, GW-19.6"""
    letters = laid_out(2, {"preset": "first_game"})
    assert [letters.at[space] for space in trail.NEUTRAL_SPACES] == list(range(7))
    assert letters.sides == 0
    layouts, sides = set(), set()
    for number in range(12):
        state = laid_out(2, {"preset": "standard", "neutral_layout": "letters"}, f"layout {number}")
        layouts.add(tuple(state.at[space] for space in trail.NEUTRAL_SPACES))
        sides.add(int(state.sides))
    assert len(layouts) == len(sides) == 12
    chosen = GAME.begin(2, GAME.settle_options({"building_sides": "chosen"}))
    random = Random("chosen")
    while kind_of(chosen.stack[-1]) != kinds.SIDE:
        chosen.apply(CHANCE, chosen.sample_chance(random))
    for number in range(1, 11):
        assert chosen.to_act() == 0
        assert GAME.decision(chosen, 0).kind == "side"  # type: ignore[union-attr]
        play(chosen, f"side {number} {'b' if number % 2 else 'a'}")
    assert [entry[-1] for entry in GAME.view(chosen, 0).sides] == ["b", "a"] * 5


def test_hands_are_secret() -> None:
    """GW-5.1 to GW-5.3: the owner knows hand and deck, others what both are made of together."""
    state = position(hands={"blue": ["jersey", "aux_sf"]}, herders={"blue": "A"})
    mine = GAME.view(state, 0).seats[0]
    assert mine.hand == ("jersey", "aux_sf")
    assert mine.deck is not None
    assert {entry.id: entry.number for entry in mine.deck}["jersey"] == 4
    for watcher in (1, 2, int(SPECTATOR)):
        seat = GAME.view(state, watcher).seats[0]
        assert seat.hand == ()
        assert seat.deck is None
        assert seat.hidden is not None
        assert {entry.id: entry.number for entry in seat.hidden}["jersey"] == 5
        assert {entry.id: entry.number for entry in seat.hidden}["aux_sf"] == 1
        assert (seat.cards_in_hand, seat.cards_in_deck, seat.unknown) == (2, 13, 0)


def test_a_card_taken_unseen_is_known_to_the_taker_only() -> None:
    """GW-5.5"""
    state = position(
        phase="stop",
        side_b=[6],
        herders={"blue": "a1"},
        buildings={"a1": "blue 6"},
        hands={"blue": ["jersey"]},
    )
    play(state, "do 6b_1", "discard jersey", "top", "objective draw_5h")
    assert GAME.view(state, 0).seats[0].hand == ("draw_5h",)
    other = GAME.view(state, 1)
    assert other.seats[0].hand == ()
    assert other.seats[0].unknown == 1
    assert "draw_5h" not in [entry.id for entry in other.seats[0].hidden or ()]
    assert "draw_5h" in [entry.id for entry in other.objective_deck]
    assert "draw_5h" not in [entry.id for entry in GAME.view(state, 0).objective_deck]
    assert other.seats[0].score == GAME.view(state, 0).seats[0].score, "nothing leaks through the points"
    random = Random("unseen")
    dealt = {GAME.view(state.redeal(1, random), 0).seats[0].hand for _ in range(40)}
    assert len(dealt) > 5, "others must think of every unseen card"
    assert {GAME.view(state.redeal(0, random), 0).seats[0].hand for _ in range(5)} == {("draw_5h",)}


def test_a_reshuffle_tells_what_is_in_hand() -> None:
    """GW-5.3, GW-6.6: with the deck empty everybody knows the hand, and goes on knowing it."""
    state = position(
        phase="stop",
        herders={"blue": "flood1"},
        tiles={"flood1": "flood_2_green"},
        hands={"blue": ["jersey", "holstein"]},
        decks={"blue": []},
        discards={"blue": ["guernsey", "dutch_belt"]},
    )
    play(state, "aux draw", "draw guernsey")
    assert GAME.view(state, 1).seats[0].hand == ("jersey", "holstein")
    random = Random("reshuffle")
    for _ in range(20):
        hand = GAME.view(state.redeal(1, random), 0).seats[0].hand
        assert {"jersey", "holstein"} <= set(hand)
    play(state, "discard holstein")
    assert GAME.view(state, 1).seats[0].hand == ("jersey",)


def test_discard_piles_may_be_closed() -> None:
    """GW-5.4, GW-19.5"""
    words = {"discards": {"blue": ["guernsey", "jersey"]}, "herders": {"blue": "A"}}
    open_pile = GAME.view(position({}, **words), 1).seats[0]
    assert open_pile.discard is not None
    assert [entry.id for entry in open_pile.discard] == ["jersey", "guernsey"]
    closed = position({"open_discards": "false"}, **words)
    seat = GAME.view(closed, 1).seats[0]
    assert (seat.discard, seat.hidden, seat.discard_top, seat.cards_in_discard) == (None, None, "jersey", 2)
    assert GAME.view(closed, 0).seats[0].discard is not None


def test_the_hand_is_shown_in_kansas_city() -> None:
    """GW-5.2, GW-10.5: while certificates are spent everybody sees it."""
    state = position(
        phase="stop",
        herders={"blue": "kansas_city"},
        hands={"blue": ["jersey", "aux_sf"]},
        certificates={"blue": 2},
    )
    assert GAME.view(state, 1).seats[0].hand == ()
    play(state, "choose green_teepee", "choose cowboy", "choose engineer")
    assert GAME.view(state, 1).seats[0].hand == ("jersey", "aux_sf")
    play(state, "spend 1")
    assert GAME.view(state, 1).seats[0].hand == ()


def asked(hand: list[str]) -> list[str]:
    """What is asked while blue hires, whatever is in hand."""
    state = position(
        phase="stop",
        herders={"blue": "A"},
        workers={"blue": [1, 1, 1]},
        jobs=[["engineer"]],
        hands={"blue": hand},
        money={"blue": 6},
    )
    questions = []
    for words in ("do A_2", "pass", "end"):
        question = GAME.decision(state, 0)
        assert question is not None
        questions.append(question.kind)
        play(state, words)
    return questions


def test_who_is_asked_does_not_tell_what_is_in_hand() -> None:
    """GW-5.2, GW-7.9: the jersey of the engineer's column is asked for whether it is there or not."""
    assert asked(["jersey"]) == asked(["dutch_belt"]) == asked([])


def test_single_options_are_asked_only_where_cards_are_hidden() -> None:
    """GW-7.9: everything else with one option is done."""
    hand_kinds = {kinds.MOVE, kinds.ACT, kinds.BONUS, kinds.DISCARD, kinds.KANSAS_PLAY, kinds.REMOVE}
    for seats in GAME.seats:
        state, random = GAME.begin(seats, USUAL), Random(f"single {seats}")
        while (seat := state.to_act()) != NOBODY:
            if seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(random))
                continue
            legal = state.legal_actions(seat)
            assert len(legal) > 1 or kind_of(state.stack[-1]) in hand_kinds
            state.apply(seat, legal[random.below(len(legal))])


def test_the_end_comes_after_one_more_turn_each() -> None:
    """GW-15.1 to GW-15.4"""
    for seats in GAME.seats:
        state, random = GAME.begin(seats, USUAL), Random(f"end {seats}")
        turns_after: list[int] = []
        while (seat := state.to_act()) != NOBODY:
            if state.token >= 0 and (not turns_after or turns_after[-1] != state.active):
                turns_after.append(int(state.active))
            legal = state.legal_actions(seat)
            action = state.sample_chance(random) if seat == CHANCE else legal[random.below(len(legal))]
            state.apply(seat, action)
        assert turns_after == [(state.token + place) % seats for place in range(seats)]
        assert state.placed == 12 * seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_dealt_anew_is_a_position(seats: int) -> None:
    """GW-5.1 to GW-5.5: everything is conserved, and whoever is asked can answer and play to the end."""
    state, random = GAME.begin(seats, USUAL), Random(f"anew {seats}")
    number = 0
    while (seat := state.to_act()) != NOBODY:
        number += 1
        if number % 60 == 0:
            for watcher in range(-3, seats):
                if watcher not in (int(CHANCE), int(NOBODY)):
                    other = state.redeal(watcher, random)
                    GAME.check(other)
                    assert list(other.seen) == list(state.seen)
                    play_randomly(other, random)
                    GAME.check(other)
        legal = state.legal_actions(seat)
        state.apply(seat, state.sample_chance(random) if seat == CHANCE else legal[random.below(len(legal))])


def test_trips_in_the_view_are_the_choices() -> None:
    """GW-8.8, GW-8.10: what a way costs is told before it is taken, and that is what is paid."""
    state = position(
        herders={"blue": "A"},
        buildings={"a1": "red 7", "a2": "white 4"},
        tiles={"flood1": "flood_2_green"},
        money={"blue": 4},
    )
    trips = GAME.view(state, 0).trips
    legal = [GAME.notation(action) for action in state.legal_actions(0)]
    assert [f"move {trip.to} by {' '.join(trip.by)}" if trip.by else f"move {trip.to}" for trip in trips] == legal
    for trip in trips:
        other = state.clone()
        other.apply(0, GAME.encode({"kind": "move", "to": trip.to, "by": trip.by}))
        assert other.money[0] == 4 - trip.toll
        paid = {stop.seat: stop.toll for stop in trip.stops if stop.seat is not None}
        for seat, toll in paid.items():
            assert other.money[seat] == toll
    assert [stop.toll for stop in trips[1].stops] == [3, 1]
    assert GAME.encode({"kind": "move", "to": "D"}) == GAME.encode({"kind": "move", "to": "D", "by": []})
    with pytest.raises(Mistake):
        GAME.encode({"kind": "move", "to": "D", "by": "cd"})


def test_delivery_preview() -> None:
    """GW-10.8 to GW-10.11"""
    state = position(
        hands={"blue": ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"]},
        certificates={"blue": 2},
        cities={"blue": ["topeka", "colorado_springs"]},
        engines={"blue": "5"},
        herders={"blue": "G"},
    )
    deliveries = GAME.view(state, 0).deliveries
    assert deliveries is not None
    by_city = {entry.city: entry for entry in deliveries}
    possible = [entry.city for entry in deliveries if entry.possible]
    assert possible == ["kansas_city", "wichita", "santa_fe", "albuquerque"]
    assert (by_city["albuquerque"].transport, by_city["santa_fe"].transport) == (3, 2)
    assert (by_city["wichita"].objectives, by_city["wichita"].points) == (1, -4)
    assert by_city["wichita"].arrows == ("topeka", "colorado_springs")
    assert [by_city[city].certificates for city in ("santa_fe", "albuquerque", "el_paso")] == [0, 2, 2]
    assert (by_city["el_paso"].missing, by_city["kansas_city"].money) == (2, 6)
    assert "steps_1" in by_city["albuquerque"].discs
    assert "steps_1" not in by_city["santa_fe"].discs
    assert GAME.view(state, int(SPECTATOR)).deliveries is None


def test_goals_in_the_view() -> None:
    """GW-14.7, GW-14.8"""
    state = position(
        area={"blue": ["start_bbh", "move_bbhh"]},
        buildings={"a1": "blue 1", "a2": "blue 2"},
        hazards={"blue": ["flood_2_green"]},
    )
    goals = {goal.card: goal for goal in GAME.view(state, 1).seats[0].goals}
    assert goals["start_bbh"].met
    assert not goals["move_bbhh"].met
    assert goals["move_bbhh"].missing == ("hazard",)
    offered = {goal.card: goal for goal in GAME.view(state, 0).display_goals}
    assert offered["draw_bbh"].met
    assert offered["money_btt"].missing == ("blue_teepee", "blue_teepee")
    held = position(hands={"blue": ["draw_5h"]}, herders={"blue": "A"})
    assert [goal.card for goal in GAME.view(held, 0).seats[0].herd_goals or ()] == ["draw_5h"]
    assert GAME.view(held, 1).seats[0].herd_goals is None


def test_outlook_prefers_more() -> None:
    """The quick guess rises with things that are worth something."""
    plain = position(herders={"blue": "A"})
    richer = position(herders={"blue": "A"}, money={"blue": 10})
    stronger = position(herders={"blue": "A"}, workers={"blue": [3, 1, 1]})
    assert outlook(plain, 0) < outlook(richer, 0)
    assert outlook(plain, 0) < outlook(stronger, 0)


def test_no_choice_is_long() -> None:
    """Small decisions: no list of legal actions is longer than a long railroad line."""
    longest = 0
    for seats in GAME.seats:
        state, random = GAME.begin(seats, USUAL), Random(f"short lists {seats}")
        while (seat := state.to_act()) != NOBODY:
            legal = state.legal_actions(seat)
            if seat != CHANCE and kind_of(state.stack[-1]) not in (kinds.LINE_BACK, kinds.ENGINE_BACK):
                longest = max(longest, len(legal))
            action = state.sample_chance(random) if seat == CHANCE else legal[random.below(len(legal))]
            state.apply(seat, action)
    assert longest <= 40
