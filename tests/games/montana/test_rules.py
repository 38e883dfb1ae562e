"""What no scenario can say: random maps and their safeguards, secrecy, bounds, figures of whole games."""

from collections import Counter

import pytest
from mypy_extensions import i64

from bunkhouse.bots.experts.montana import EXPERT
from bunkhouse.bots.search.greedy import best_action
from bunkhouse.core.frames import run_later
from bunkhouse.core.playout import play_randomly
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY, SPECTATOR
from bunkhouse.core.steps import push
from bunkhouse.core.vecs import vec
from bunkhouse.games.montana import GAME
from bunkhouse.games.montana.edge.arrange import Known, MontanaPosition, Town, arrange
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.layout import STEPS_AROUND
from bunkhouse.games.montana.rules.loose import has_canteen, has_cattle, has_tile
from bunkhouse.games.montana.rules.names import SIDE_NAMES
from bunkhouse.games.montana.rules.packs import COPPER, UNIT, large_in, total
from bunkhouse.games.montana.rules.state import STEPS, MontanaState
from bunkhouse.games.montana.rules.tables import FALLS_LAKE, LAKE, LAND, LOWLAND, MOUNTAIN

NAMES = ("ann", "bob", "carl")
ALL = {"special_settlements": "true", "special_tile": "random", "events": "true", "gold_rush": "true"}


def position(words: MontanaPosition, /, *, seats: int = 2, **options: str) -> MontanaState:
    return arrange(GAME.tables, NAMES[:seats], GAME.settle_options(options), words)


def play(state: MontanaState, *moves: str) -> None:
    for words in moves:
        seat, action = state.to_act(), GAME.parse(words)
        assert action in list(state.legal_actions(seat)), words
        state.apply(seat, action)


def begun(seats: int, seed: str, **options: str) -> MontanaState:
    """A game at its first decision."""
    state, random = GAME.new_state(seats, options), Random(seed)
    assert isinstance(state, MontanaState)
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample_chance(random))
    return state


def fields_of(state: MontanaState) -> set[int]:
    tables = state.tables
    return {cell for cell, face in enumerate(state.faces) if tables.kind[face] == LAND and not tables.locked[face]}


def beside(state: MontanaState, cell: int) -> list[int]:
    q, r = state.layout.q[cell], state.layout.r[cell]
    around = {(q + dq, r + dr) for dq, dr in STEPS_AROUND}
    return [other for other in range(state.layout.cells) if (state.layout.q[other], state.layout.r[other]) in around]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("side", ["none", *SIDE_NAMES])
def test_maps_keep_the_safeguards(seats: int, side: str) -> None:
    """MT-3.7, MT-3.8, MT-3.9, MT-3.10, MT-3.11, MT-15.2, MT-15.3, MT-17.1: checked by other means."""
    for number in range(6):
        state = begun(seats, f"map {number}", special_tile=side, gold_rush="true")
        tables, fields = state.tables, fields_of(state)
        assert len(set(state.laid)) == state.layout.slots
        todo, reached = [min(fields)], set()
        while todo:
            cell = todo.pop()
            if cell not in reached:
                reached.add(cell)
                todo += [other for other in beside(state, cell) if other in fields]
        assert reached == fields
        places = {(state.layout.q[cell], state.layout.r[cell]) for cell in fields}
        lines = sum(
            all((q + step * dq, r + step * dr) in places for step in range(4))
            for q, r in places
            for dq, dr in ((1, 0), (0, 1), (-1, 1))
        )
        assert lines >= 6
        for cell, face in enumerate(state.faces):
            kind, loose = tables.kind[face], state.loose[cell]
            if kind in (FALLS_LAKE, LOWLAND):
                assert any(other in fields for other in beside(state, cell))
            if tables.river_end[face]:
                assert any(other in fields and other >= 7 for other in beside(state, cell))
            assert has_canteen(loose) == (kind == LAKE)
            assert has_cattle(loose) == (tables.has_cattle[face] == 1 and cell != state.start_cell)
            if kind == MOUNTAIN:
                assert has_tile(loose) == (not (side == "granite_peak" and cell == 0))
        start = state.start_cell
        assert start in fields
        assert tables.has_cattle[state.faces[start]] == 1
        assert sum(other in fields for other in beside(state, start)) >= 3
        if side != "none":
            assert state.laid[0] == tables.tiles + SIDE_NAMES.index(side)


def rejected_map() -> tuple[list[int], list[int]]:
    """Tiles and turns that break a safeguard."""
    for number in range(100):
        state, random = GAME.new_state(2, {"special_tile": "great_falls"}), Random(f"rejected {number}")
        assert isinstance(state, MontanaState)
        drawn: list[int] = []
        while len(state.faces) == 0 and state.tries == 0:
            drawn.append(int(state.sample_chance(random)))
            state.apply(CHANCE, drawn[-1])
        if state.tries == 1:
            return drawn[:6], drawn[6:]
    raise AssertionError("every map was good")


def test_a_bad_map_is_turned_anew_and_after_fifty_tries_drawn_anew() -> None:
    """MT-3.8"""
    tiles, turns = rejected_map()
    state = GAME.new_state(2, {"special_tile": "great_falls"})
    assert isinstance(state, MontanaState)
    for action in tiles:
        state.apply(CHANCE, action)
    laid = list(state.laid)
    for number in range(50):
        assert (state.tries, list(state.laid), len(state.faces)) == (number, laid, 0)
        for action in turns:
            assert action in list(state.legal_actions(CHANCE))
            state.apply(CHANCE, action)
    assert (state.tries, list(state.laid)) == (50, laid[:1])
    assert tiles[0] in list(state.legal_actions(CHANCE))


def test_start_tile_on_any_field_by_option() -> None:
    """MT-3.9, MT-3.12, MT-13.2"""
    symbols = set()
    for number in range(12):
        state = begun(2, f"start {number}", start_on_cattle="false")
        symbols.add(state.tables.has_cattle[state.faces[state.start_cell]])
        under = state.tables.has_cattle[state.faces[state.start_cell]]
        on_map = sum(has_cattle(loose) for loose in state.loose)
        assert on_map + sum(state.cattle) + state.cattle_supply == 24 - under
    assert symbols == {0, 1}


def test_seeded_maps_are_the_same_for_all() -> None:
    """MT-3.7"""
    maps = [begun(3, f"seed {number}", map="seed_1", special_tile="random") for number in range(3)]
    assert len({tuple(state.faces) for state in maps}) == 1
    other = begun(3, "seed 0", map="seed_2", special_tile="random")
    assert tuple(other.faces) != tuple(maps[0].faces)


def test_silver_depends_on_the_seat_and_everybody_spins_twice() -> None:
    """MT-3.1, MT-3.4, MT-3.5, MT-3.6, MT-12.4"""
    starts = set()
    for number in range(10):
        state = begun(4, f"seats {number}")
        starts.add(state.start)
        assert [state.silver[(state.start + place) % 4] for place in range(4)] == [5, 6, 7, 8]
        assert all(total(workers) == 4 for workers in state.workers)
        assert all(cattle == 1 for cattle in state.cattle)
        assert state.active == state.start
    assert len(starts) > 1


def test_the_wheel_as_a_bag_shows_every_sector_before_any_again() -> None:
    """MT-5.1: set-up spins count; sectors reached by paying grain do not."""
    state, random, seen = GAME.new_state(2, {"wheel": "bag"}), Random("bag"), list[int]()
    while len(seen) < 40 and (seat := state.to_act()) != NOBODY:
        legal = list(state.legal_actions(seat))
        recruit = [action for action in legal if action == actions.RECRUIT]
        action = state.sample_chance(random) if seat == CHANCE else (recruit or legal)[-1 if not recruit else 0]
        if actions.kind_of(action) == actions.SPIN:
            seen.append(actions.argument_of(action))
        state.apply(seat, action)
    for first in range(0, 40, 8):
        assert sorted(seen[first : first + 8]) == list(range(8))


@pytest.mark.parametrize("seats", GAME.seats)
def test_who_only_recruits_ends_after_a_hundred_rounds(seats: int) -> None:
    """MT-4.1, MT-11.5: recruiting is always possible, and the game ends as a draw."""
    state, random = GAME.new_state(seats), Random("recruits")
    moves = 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            action = state.sample_chance(random)
        else:
            legal = list(state.legal_actions(seat))
            kept = (actions.RECRUIT, actions.act(actions.GRAIN, 0), actions.END)
            action = next((wanted for wanted in kept if wanted in legal), legal[0])
        state.apply(seat, action)
        moves += 1
    assert isinstance(state, MontanaState)
    assert state.round == 100
    assert list(state.ranking()) == [1] * seats
    assert moves < GAME.longest


def test_no_field_within_reach_ends_the_game() -> None:
    """MT-11.5"""
    state = position(MontanaPosition(active="bob", cattle={"ann": 0, "bob": 0}, goods={"ann": {}, "bob": {}}))
    state.frontier = vec[i64]()
    play(state, "recruit", "spin 0")
    assert state.is_over()


def test_the_event_deck_is_shuffled_again() -> None:
    """MT-16.9: the removed cards are the new deck."""
    state = position(MontanaPosition(active="bob", cattle={"ann": 0, "bob": 0}), events="true")
    state.event_right, state.event_left = 0, 1
    state.removed = vec[i64]([copies - (card in (0, 1)) for card, copies in enumerate(state.tables.events)])
    state.deck = vec[i64]([0] * len(state.removed))
    play(state, "recruit", "spin 0")
    assert state.to_act() == CHANCE
    assert sum(state.deck) == 29
    assert sum(state.removed) == 0
    assert (state.event_right, state.event_left) == (1, -1)


def test_large_goods_come_only_from_the_city_and_mountain_tiles() -> None:
    """MT-6.3.11, MT-8.1, MT-14.7"""
    for number in range(8):
        state, random = GAME.new_state(3, ALL), Random(f"large {number}")
        assert isinstance(state, MontanaState)
        while (seat := state.to_act()) != NOBODY:
            before = sum(large_in(goods) for goods in state.goods)
            legal = state.legal_actions(seat)
            action = state.sample_chance(random) if seat == CHANCE else legal[random.below(len(legal))]
            state.apply(seat, action)
            if sum(large_in(goods) for goods in state.goods) > before:
                assert actions.kind_of(action) in (actions.UPGRADE, actions.USE)


def test_mountain_tiles_are_private() -> None:
    """MT-12.1, MT-12.2, MT-12.3, MT-17.2: who looked knows; the others see where, how many, and who looked."""
    goods = {"ann": {"grain": 2, "copper": 1}, "bob": {}}
    state = position(MontanaPosition(cattle={"ann": 0, "bob": 0}, goods=goods), gold_rush="true")
    play(state, "build 1,-1", "look", "see good stone", "see silver", "take 1,0")
    mine, other = GAME.view(state, 0), GAME.view(state, 1)
    assert [(note.gold, note.shown, note.seat) for note in mine.notes] == [("good", "stone", None), ("silver", "", 0)]
    assert other.notes == ()
    assert [tile.gold for tile in other.seats[0].held] == [None]
    assert other.seats[0].held[0].seen_by == (0,)
    assert "stone" in repr([view.mountain for view in mine.hexes if view.mountain])
    for watcher in (1, int(SPECTATOR)):
        assert all(view.mountain is None or view.mountain.gold is None for view in GAME.view(state, watcher).hexes)


def test_a_redeal_keeps_what_the_seat_has_seen() -> None:
    """MT-12.3: the knowledge stays with the piece, also when another player takes it."""
    known = [
        Known("silver", ["ann"], held_by="bob"),
        Known("worker stone", ["bob"], held_by="bob"),
        Known("good copper", ["ann"], at="1,0"),
        Known("good grain", ["bob"], at="2,-1"),
    ]
    state = position(MontanaPosition(known=known), gold_rush="true")
    random, seen = Random("redeal"), Counter[str]()
    for _ in range(40):
        other = state.redeal(0, random)
        GAME.check(other)
        assert GAME.view(other, 0) == GAME.view(state, 0)
        whole = GAME.view(other, 1)
        seen["held " + str(whole.seats[1].held[1])] += 1
        seen["map " + str([note for note in whole.notes if note.q is not None])] += 1
        assert whole.seats[1].held[0] == GAME.view(state, 1).seats[1].held[0]
    assert len(seen) > 6


def test_who_holds_a_tile_is_asked_whatever_it_is() -> None:
    """MT-4.5, MT-12.3: not being asked would betray that the tile cannot be played."""
    for tile in ("cattle_exchange copper_large", "silver"):
        held = [Known(tile, [], held_by="ann")]
        words = MontanaPosition(cattle={"ann": 0}, workers={"ann": {"grain": 1}}, known=held)
        state = position(words, gold_rush="true")
        play(state, "bank 1")
        assert state.to_act() == 0
        assert GAME.view(state, 0).phase == "after_main"


def test_unused_things_are_worth_nothing() -> None:
    """MT-9.5, MT-17.13, MT-11.2, MT-11.6: only settlements are points; cattle break ties."""
    state = position(
        MontanaPosition(
            canteens={"ann": 2}, no_canteen=["2,-3", "-1,3"], silver={"ann": 50}, cattle={"ann": 3, "bob": 0},
            known=[Known("silver", [], held_by="ann")], towns=[Town("bob", "0,1")],
        ),
        gold_rush="true",
    )  # fmt: skip
    assert list(state.scores()) == [0, 1]
    assert list(state.ranking()) == [2, 1]


def test_a_stack_has_one_owner_and_remembers_its_order() -> None:
    """MT-2.5, MT-7.4, MT-14.6"""
    state = position(
        MontanaPosition(towns=[Town("bob", "0,2", ["gate", "regular", "market"])]), special_settlements="true"
    )
    town = next(view.town for view in GAME.view(state, 0).hexes if (view.q, view.r) == (0, 2))
    assert town is not None
    assert (town.seat, town.pieces) == (1, ("gate", "regular", "market"))
    assert GAME.view(state, 0).seats[1].specials == ("watchtower",)


def test_effects_come_in_their_order_and_before_the_next_field() -> None:
    """MT-7.10, MT-7.11: cattle and canteen, then the special tile, then the special settlement, then the next field."""
    goods = {"ann": {"pumpkin": 2, "stone": 5, "copper_large": 1}}
    words = MontanaPosition(start_tile="-2,2", goods=goods, cattle={"ann": 0}, towns=[Town("bob", "-2,0")])
    state = position(words, special_tile="great_falls", special_settlements="true")
    heard: list[str] = []

    class Ears:
        def hear(self, event: object, seen_by: int) -> None:
            heard.append(type(event).__name__)

    state.listener = Ears()
    play(state, "build -2,1", "piece regular", "piece market")
    assert GAME.view(state, 0).phase == "build_effects"
    wanted = ["FieldBuilt", "CanteenTaken", "MiddleOpened", "GoodsGained"]
    assert [name for name in heard if name in wanted] == wanted
    assert actions.act(actions.BUILD, state.layout.spots[0]) not in list(state.legal_actions(0))
    play(state, "stop")
    assert GAME.view(state, 0).phase in ("build_field", "after_main")


def test_many_things_in_one_turn() -> None:
    """MT-4.2, MT-18.8, MT-13.3: event, mountain tile, cattle trade and city do not exclude each other."""
    held = [Known("silver", [], held_by="ann")]
    words = MontanaPosition(event="buy_goods grain", known=held, silver={"ann": 5}, cattle={"ann": 2, "bob": 0})
    state = position(words, special_settlements="true", events="true", gold_rush="true")
    play(state, "buy 1", "use silver", "trade copper", "city", "bid trading_post 1")
    assert GAME.view(state, 0).city.auction
    assert state.silver[0] == 6


def test_the_turn_goes_through_its_phases() -> None:
    """MT-4.4"""
    state = position(MontanaPosition(workers={"ann": {"grain": 3}}, cattle={"ann": 1, "bob": 0}))
    seen = [GAME.view(state, 0).phase]
    for words in ("work grain_field 1", "workers grain", "small none", "end"):
        play(state, words)
        seen.append(GAME.view(state, 0).phase)
    assert seen == ["main", "work_workers", "work_small", "after_main", "main"]
    assert state.active == 1


def test_nothing_is_undone_past_what_was_revealed() -> None:
    """MT-12.5: a look at a mountain tile that another player knows already reveals, too."""
    from bunkhouse.play.journal import Move
    from bunkhouse.play.match import reveals

    known = [Known("good copper", ["bob"], at="2,-1")]
    goods = {"ann": {"grain": 2, "copper": 1}, "bob": {}}
    words = MontanaPosition(cattle={"ann": 0, "bob": 0}, goods=goods, no_mountain=["1,0"], known=known)
    state = position(words, gold_rush="true")
    assert not reveals(GAME, state, Move(0, GAME.parse("build 1,-1")))
    play(state, "build 1,-1")
    assert reveals(GAME, state, Move(0, int(actions.LOOK)))


def test_fields_tell_their_cost_and_what_would_pay() -> None:
    """MT-7.3, MT-4.2: what the client shows of fields within reach."""
    goods = {"ann": {"grain": 2}, "bob": {}}
    words = MontanaPosition(goods=goods, cattle={"ann": 1}, event="buy_goods stone", silver={"ann": 4})
    state = position(words, events="true")
    shown = {(view.q, view.r): view for view in GAME.view(state, 0).fields}
    assert (shown[1, -1].goods, shown[1, -1].payable, shown[1, -1].missing) == (
        "2 grain + 1 copper",
        "trade",
        "1 copper",
    )
    assert shown[0, 1].payable == "offers"
    assert shown[-1, 1].payable == "no"
    assert (shown[-1, 1].settlements, shown[0, -1].cattle) == (2, True)


def test_rows_of_fields_are_told() -> None:
    """MT-7.6: lines in the making, with the fields that would complete them, and lines that are blocked."""
    towns = [Town("ann", "0,1"), Town("ann", "0,2"), Town("ann", "0,3"), Town("bob", "1,-1"), Town("bob", "1,-2")]
    state = position(MontanaPosition(towns=towns), seats=3)
    runs = {(run.seat, len(run.places)): run for run in GAME.view(state, 0).runs}
    assert runs[0, 3].completing == ((0, 4),)
    assert runs[1, 2].open
    assert not runs[0, 3].blocked


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_outlook_guides_a_greedy_player(seats: int) -> None:
    """It beats random players, and finishes long before the hundredth round."""
    wins, rounds, games = 0, 0, 6
    for number in range(games):
        state, random = GAME.new_state(seats, ALL), Random(f"greedy {seats} {number}")
        while (seat := state.to_act()) != NOBODY:
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(random))
            elif seat == number % seats:
                state.apply(seat, best_action(EXPERT.evaluator, state.redeal(seat, random), seat, random))
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[random.below(len(legal))])
        assert isinstance(state, MontanaState)
        wins += state.ranking()[number % seats] == 1
        rounds += state.round
    assert wins >= games - 1
    assert rounds / games < 60


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end(seats: int) -> None:
    """MT-11.1, MT-11.5"""
    for number in range(6):
        state = GAME.new_state(seats, ALL)
        assert isinstance(state, MontanaState)
        play_randomly(state, Random(f"ends {number}"))
        GAME.check(state)
        assert state.round <= 100


def test_silver_and_canteens_are_not_limited() -> None:
    """MT-10.5, MT-10.1: what is paid can be taken again; silver knows no bank."""
    state = position(MontanaPosition(silver={"ann": 500}, workers={"ann": {"copper": 1}}, cattle={"ann": 0, "bob": 0}))
    before = state.supply
    play(state, "work mine 3")
    assert state.silver[0] == 494
    assert state.supply == before - 3 * UNIT[COPPER]
    push(state, run_later(kinds.OVERFLOW, 0))
    STEPS.settle(state)
