"""The incremental engine against the naive one, after every move of random games.

It exercises GR-1.8, GR-4.4, GR-4.5, GR-5.5, GR-6.2 to GR-6.5, GR-8.2 to GR-8.16, GR-9.3, GR-9.4, GR-10.3 to GR-10.9.
"""

import pytest

from bunkhouse.core.events import Event
from bunkhouse.core.seats import CHANCE, SPECTATOR
from bunkhouse.games.goldrush import GAME
from bunkhouse.games.goldrush.edge import events
from bunkhouse.games.goldrush.edge.choices import PlaceCowboy, PlaceTent, PlaceTile, decode
from bunkhouse.games.goldrush.edge.view import GoldRushView
from bunkhouse.games.goldrush.rules.state import GoldRushState
from bunkhouse.play.laws import Case, play
from tests.games.goldrush.naive import NaiveTable


class Follower:
    """Keeps a naive table in step by the players' own doings; points and homecomings it works out itself."""

    def __init__(self, seats: int) -> None:
        self.table = NaiveTable(seats)
        self.turn_is_open = False

    def hear(self, event: Event, seen_by: int) -> None:
        match event:
            case events.TilePlaced():
                self.table.tiles[event.x, event.y] = (event.tile, event.turn)
                self.turn_is_open = True
            case events.CowboyPlaced():
                self.table.cowboys.append((event.seat, (event.x, event.y, event.part)))
            case events.TentPlaced():
                self.table.tents[event.seat] = (event.x, event.y, event.part)
            case events.TileDrawn() | events.FinalScoringBegan():
                if self.turn_is_open:
                    self.table.end_turn()
                self.turn_is_open = False


def compare(view: GoldRushView, table: NaiveTable) -> None:
    assert {(tile.x, tile.y): (tile.tile, tile.turn) for tile in view.tiles} == table.tiles
    mine = {area.parts: area for area in view.areas if area.kind != "city"}
    theirs = {frozenset(f"{x},{y},{part}" for x, y, part in area.parts): area for area in table.areas()}
    assert {frozenset(parts) for parts in mine} == set(theirs)
    for parts, area in mine.items():
        naive = theirs[frozenset(parts)]
        assert (area.kind, area.tiles, area.locomotives) == (naive.kind, naive.tiles, naive.locomotives)
        assert (area.nuggets, area.tipis, area.herds) == (naive.nuggets, naive.tipis, naive.herds)
        if area.kind != "prairie":
            assert area.open == naive.open
        if area.kind == "track":
            assert area.points == naive.tiles
        if not view.over:
            assert set(area.owners) == set(table.owners(naive.parts))


def compare_choices(state: GoldRushState, seat: int, table: NaiveTable, view: GoldRushView) -> None:
    choices = [decode(action) for action in state.legal_actions(seat)]
    if view.hand:
        found = {(choice.x, choice.y, choice.turn) for choice in choices if isinstance(choice, PlaceTile)}
        assert found == table.placements(view.hand)
        return
    last = view.tiles[-1]
    parts = {choice.part for choice in choices if isinstance(choice, PlaceCowboy)}
    free = table.cowboy_parts(last.x, last.y)
    if view.without_farmers:
        free = {part for part in free if part[0] != "p"}
    assert parts == (free if view.seats[seat].cowboys else set())
    tents = {(choice.x, choice.y, choice.part) for choice in choices if isinstance(choice, PlaceTent)}
    assert tents == table.tent_spots()


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("no_farmers", ["false", "true"])
def test_every_position_of_a_random_game(seats: int, no_farmers: str) -> None:
    one = Case(GAME, seats, {"no_farmers": no_farmers, "first_player": "random"}, f"naive {seats}")
    state = one.state()
    assert isinstance(state, GoldRushState)
    follower = Follower(seats)
    state.listener = follower
    for move in play(one, state):
        view = GAME.view(state, SPECTATOR)
        if move.seat == CHANCE:
            continue
        compare(view, follower.table)
        assert [seat.score for seat in view.seats] == follower.table.scores
        assert sorted(follower.table.tents) == [seat for seat in range(seats) if not view.seats[seat].tent]
        standing = [seat for seat, _ in follower.table.cowboys]
        assert [seat.cowboys for seat in view.seats] == [4 - standing.count(seat) for seat in range(seats)]
        compare_choices(state, move.seat, follower.table, view)
    view = GAME.view(state, SPECTATOR)
    compare(view, follower.table)
    ore = [sum(seat.ore_values or ()) for seat in view.seats]
    final = follower.table.final_points()
    totals = [follower.table.scores[seat] + final[seat] + ore[seat] for seat in range(seats)]
    assert [seat.score for seat in view.seats] == totals
