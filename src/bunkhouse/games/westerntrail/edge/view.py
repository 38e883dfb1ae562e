"""Builds what a seat may know of a position from nothing (GW-5); the structs are in view_structs.py."""

from functools import cache

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.games.westerntrail.edge.choices import Trip
from bunkhouse.games.westerntrail.edge.decisions import decision
from bunkhouse.games.westerntrail.edge.encoding import decode
from bunkhouse.games.westerntrail.edge.names import building_name, named, order_of_play, tile_name
from bunkhouse.games.westerntrail.edge.objectives import offered_goals
from bunkhouse.games.westerntrail.edge.players import counted, seat_view
from bunkhouse.games.westerntrail.edge.railway import city_views, delivery_views, station_views
from bunkhouse.games.westerntrail.edge.view_structs import (
    CountView,
    ForesightView,
    JobView,
    PlaceView,
    StopView,
    TileView,
    TripView,
    WesternTrailView,
)
from bunkhouse.games.westerntrail.rules import actions, bidding, board, cards, kinds, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.limits import step_limit, token_row
from bunkhouse.games.westerntrail.rules.scoring import board_points
from bunkhouse.games.westerntrail.rules.state import BIDDING, CLOSED_DISCARDS, NONE, WesternTrailState
from bunkhouse.games.westerntrail.rules.trips import is_stop, takes_toll, toll, trips, way

MODES = ("open", "local", "auxiliary")
VILLAGE = tuple(trail.SPACE_NAMES[space] for space in trail.VILLAGE)
FEES = tuple(board.FEES)
TURNS_A_WORKER = 26  # in tenths: a journey of 4.5 turns lays 1.75 workers on the job market
job_view, foresight_view = cache(JobView), cache(ForesightView)  # few different ones, each made once


def build(state: WesternTrailState, watcher: int) -> WesternTrailView:
    top = state.stack[-1] if len(state.stack) > 0 else -1
    buying = top >= 0 and kind_of(top) == kinds.PURCHASE
    row = int(token_row(state))
    return WesternTrailView(
        seats=tuple(seat_view(state, seat, watcher) for seat in range(state.seats)),
        active=state.active if state.turn > 0 else None,
        starter=None if state.starter == NONE else state.starter,
        order=tuple(order_of_play(state)),
        places=place_views(state) if state.has_rule(BIDDING) else (),
        turn=state.turn,
        turns_left=turns_left(state),
        asked=asked(state),
        mode=MODES[state.mode],
        local=tuple(tasks.SLOT_NAMES[slot] for slot in state.local),
        sides=tuple(building_name(state, number) for number in range(10)),
        tiles=tuple(tile_view(state, space, tile) for space, tile in enumerate(state.at) if tile != tiles.NO_TILE),
        trips=trip_views(state),
        village=VILLAGE,
        jobs=job_views(state, row),
        job_rows=board.ROWS,
        job_columns=state.seats,
        job_fees=FEES,
        token_row=None if row == board.ROWS else row + 1,
        token_seat=None if state.token == NONE else state.token,
        workers_to_come=board.ROWS * state.seats - state.placed,
        foresight=tuple(
            foresight_view(slot // 2 + 1, slot % 2, None if kind == NONE else tiles.SUPPLY_NAMES[kind])
            for slot, kind in enumerate(state.foresight)
        ),
        piles=tuple(pile_view(state, pile) for pile in range(int(tiles.PILES))),
        market=named(state.market, cards.CARD_NAMES),
        market_deck=counted(list(state.market_deck), cards.CARD_NAMES),
        market_size=board.MARKET_SIZE[state.seats],
        cowboys_left=argument_of(top) if buying else None,
        display=tuple(sorted(cards.CARD_NAMES[kind] for kind in state.display)),
        display_goals=offered_goals(state, watcher),
        objective_deck=unseen_objectives(state, watcher),
        objectives_left=sum(state.objective_deck),
        stations=station_views(state),
        cities=city_views(state),
        deliveries=delivery_views(state, watcher) if watcher >= 0 else None,
        breeding_value=None if state.value == NONE else state.value,
        open_discards=not state.has_rule(CLOSED_DISCARDS),
        over=state.is_over(),
    )


def asked(state: WesternTrailState) -> str:
    if state.is_over():
        return "over"
    question = decision(state, state.to_act())
    return "chance" if question is None else question.kind


def turns_left(state: WesternTrailState) -> int:
    """About how many turns each player still has; exact once the end has begun."""
    if state.is_over():
        return 0
    if state.token != NONE:
        return 1
    return max(2, int(board.ROWS * state.seats - state.placed) * TURNS_A_WORKER // (10 * int(state.seats)))


def place_views(state: WesternTrailState) -> tuple[PlaceView, ...]:
    found = []
    for place in range(state.seats):
        holder, goal = bidding.holder_of(state, place), bidding.prize_at(state, place)
        found.append(
            PlaceView(
                place=place + 1,
                money=board.START_MONEY[place],
                card=None if goal == NONE else cards.CARD_NAMES[int(cards.CATTLE) + goal],
                seat=None if holder == NONE else holder,
                points=0 if holder == NONE else bidding.points_of(state, holder),
                least=bidding.least_bid(state, place),
            )
        )
    return tuple(found)


# The trail


def tile_view(state: WesternTrailState, space: int, tile: int) -> TileView:
    seat, worth = None, 0
    if tiles.is_building(tile):
        seat, worth = tiles.owner(tile), board_points(state, tile)
    elif tiles.is_hazard(tile):
        worth = tiles.HAZARD_POINTS[tile - tiles.FIRST_SUPPLY]
    return TileView(trail.SPACE_NAMES[space], tile_name(state, tile), seat, toll(state, NONE, space), worth)


def trip_views(state: WesternTrailState) -> tuple[TripView, ...]:
    """The ways of the decision that is open; tolls as they would really be paid."""
    if state.is_over():
        return ()
    top = state.stack[-1]
    seat = state.active
    herder = state.herders[seat]
    if herder == NONE:
        return ()
    if kind_of(top) == kinds.MOVE:
        return tuple(
            trip_view(state, seat, action, False) for action in trips(state, herder, step_limit(state, seat), True)
        )
    if kind_of(top) == kinds.TRIP:
        free, steps = kinds.trip_mode(top) != kinds.HERDER_MOVE, kinds.trip_steps(top)
        return tuple(trip_view(state, seat, action, free) for action in trips(state, herder, steps, not free))
    return ()


def trip_view(state: WesternTrailState, seat: int, action: int, free: bool) -> TripView:
    choice = decode(action)
    assert isinstance(choice, Trip)
    target, forks = actions.move_to(action), actions.move_forks(action)
    space, money = state.herders[seat], state.money[seat]
    spaces: list[str] = []
    stops: list[StopView] = []
    while space != target:
        space = way(space, forks)
        spaces.append(trail.SPACE_NAMES[space])
        if is_stop(state, space):
            price = 0 if free else min(money, toll(state, seat, space))
            money -= price
            taker = takes_toll(state, seat, space)
            stops.append(StopView(trail.SPACE_NAMES[space], price, None if taker in (NONE, seat) else taker))
    return TripView(choice.to, choice.by, tuple(stops), tuple(spaces), sum(stop.toll for stop in stops))


# The markets


def job_views(state: WesternTrailState, token: int) -> tuple[JobView, ...]:
    found = []
    for place, worker in enumerate(state.jobs):
        row, column = divmod(place, int(board.MOST_COLUMNS))
        if worker != NONE:
            found.append(job_view(row + 1, column + 1, tiles.WORKER_NAMES[worker], FEES[row], row != token))
    return tuple(found)


def pile_view(state: WesternTrailState, pile: int) -> tuple[CountView, ...]:
    size = int(tiles.SUPPLIES)
    return counted(list(state.piles[pile * size : (pile + 1) * size]), tiles.SUPPLY_NAMES)


def unseen_objectives(state: WesternTrailState, watcher: int) -> tuple[CountView, ...]:
    """The deck, and what others took from it unseen: nobody but they can tell which is which (GW-5.5)."""
    numbers, secrets = list(state.objective_deck), list(state.secrets)
    size = len(numbers)
    for seat in range(state.seats):
        if seat != watcher and not state.is_over():
            numbers = list(map(sum, zip(numbers, secrets[seat * size : (seat + 1) * size])))
    return counted(numbers, cards.CARD_NAMES[int(cards.CATTLE) :])
