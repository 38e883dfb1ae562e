"""Builds what a seat may know of a position from nothing (GW-5); the structs are in view.py."""

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.seats import has
from bunkhouse.core.words import ScoreLine
from bunkhouse.games.westerntrail.edge.choices import Trip, decode, disc_word
from bunkhouse.games.westerntrail.edge.reasons import decision
from bunkhouse.games.westerntrail.edge.report import building_name, names_in, order_of_play, tile_name
from bunkhouse.games.westerntrail.edge.view import (
    AuxView,
    BuildingView,
    CityView,
    CountView,
    DeliveryView,
    ForesightView,
    GoalView,
    JobView,
    PlaceView,
    SeatView,
    StationView,
    StopView,
    TileView,
    TripView,
    WesternTrailView,
)
from bunkhouse.games.westerntrail.rules import (
    actions,
    bidding,
    board,
    cards,
    kinds,
    needs,
    railroad,
    tasks,
    tiles,
    trail,
)
from bunkhouse.games.westerntrail.rules.delivery import can_deliver, city_discs
from bunkhouse.games.westerntrail.rules.goals import goals_of, things
from bunkhouse.games.westerntrail.rules.length import turns_left
from bunkhouse.games.westerntrail.rules.limits import (
    aux_is_open,
    certificates,
    cube_limit,
    forest_buildings,
    hand_limit,
    herd_value,
    permanent_certificates,
    pile_size,
    step_limit,
    token_row,
)
from bunkhouse.games.westerntrail.rules.scoring import CATEGORIES, CATEGORY_NAMES, points
from bunkhouse.games.westerntrail.rules.state import BIDDING, CLOSED_DISCARDS, NONE, WesternTrailState
from bunkhouse.games.westerntrail.rules.trips import is_stop, takes_toll, toll, trips, way

MODES = ("open", "local", "auxiliary")


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
        tiles=tuple(tile_view(state, space) for space in range(int(trail.SPACES)) if state.at[space] != tiles.NO_TILE),
        trips=trip_views(state),
        village=tuple(trail.SPACE_NAMES[space] for space in trail.VILLAGE),
        jobs=job_views(state, row),
        job_rows=board.ROWS,
        job_columns=state.seats,
        job_fees=tuple(board.FEES),
        token_row=None if row == board.ROWS else row + 1,
        token_seat=None if state.token == NONE else state.token,
        workers_to_come=board.ROWS * state.seats - state.placed,
        foresight=tuple(
            ForesightView(slot // 2 + 1, slot % 2, None if kind == NONE else tiles.SUPPLY_NAMES[kind])
            for slot, kind in enumerate(state.foresight)
        ),
        piles=tuple(pile_view(state, pile) for pile in range(int(tiles.PILES))),
        market=tuple(cards.CARD_NAMES[kind] for kind, number in enumerate(state.market) for _ in range(number)),
        market_deck=counted(list(state.market_deck), cards.CARD_NAMES),
        market_size=board.MARKET_SIZE[state.seats],
        cowboys_left=argument_of(top) if buying else None,
        display=tuple(sorted(cards.CARD_NAMES[kind] for kind in state.display)),
        display_goals=tuple(offered_goal(state, kind, watcher) for kind in sorted(state.display)),
        objective_deck=unseen_objectives(state, watcher),
        objectives_left=sum(state.objective_deck),
        stations=tuple(station_view(state, station) for station in range(int(railroad.STATIONS))),
        cities=tuple(city_view(state, city) for city in range(int(railroad.CITIES))),
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


def counted(numbers: list[int], names: list[str]) -> tuple[CountView, ...]:
    return tuple(CountView(names[kind], number) for kind, number in enumerate(numbers) if number > 0)


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


def tile_view(state: WesternTrailState, space: int) -> TileView:
    tile = state.at[space]
    seat = tiles.owner(tile) if tiles.is_building(tile) else None
    worth = 0
    if seat is not None:
        worth = tiles.BUILDING_POINTS[tiles.BUILDING_NAMES.index(tile_name(state, tile))]
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
            found.append(JobView(row + 1, column + 1, tiles.WORKER_NAMES[worker], board.FEES[row], row != token))
    return tuple(found)


def pile_view(state: WesternTrailState, pile: int) -> tuple[CountView, ...]:
    size = int(tiles.SUPPLIES)
    return counted(list(state.piles[pile * size : (pile + 1) * size]), tiles.SUPPLY_NAMES)


def unseen_objectives(state: WesternTrailState, watcher: int) -> tuple[CountView, ...]:
    """The deck, and what others took from it unseen: nobody but they can tell which is which (GW-5.5)."""
    numbers = list(state.objective_deck)
    size = int(cards.OBJECTIVES)
    for seat in range(state.seats):
        if seat != watcher and not state.is_over():
            for goal in range(size):
                numbers[goal] += state.secrets[seat * size + goal]
    return counted(numbers, cards.CARD_NAMES[int(cards.CATTLE) :])


# The railroad


def station_view(state: WesternTrailState, station: int) -> StationView:
    master = worker = None
    if station < railroad.MASTERS:
        if state.masters[station] != NONE:
            master = railroad.MASTER_NAMES[state.masters[station]]
        if state.given[station] != NONE:
            worker = tiles.WORKER_NAMES[state.given[station]]
    return StationView(
        id=railroad.STATION_NAMES[station],
        cost=railroad.STATION_COST[station],
        points=railroad.STATION_POINTS[station],
        black=railroad.STATION_BLACK[station] == 1,
        seats=tuple(seat for seat in range(state.seats) if has(state.stations[seat], station)),
        master=master,
        worker=worker,
    )


def city_view(state: WesternTrailState, city: int) -> CityView:
    return CityView(
        id=railroad.CITY_NAMES[city],
        value=railroad.CITY_VALUE[city],
        black=railroad.CITY_BLACK[city] == 1,
        discs=tuple(state.cities[seat * int(railroad.CITIES) + city] for seat in range(state.seats)),
    )


def delivery_views(state: WesternTrailState, seat: int) -> tuple[DeliveryView, ...]:
    """Every city for this seat: with the value in Kansas City, or else with hand and certificates as they are; the
    money is counted with that income."""
    free = int(herd_value(state, seat) + permanent_certificates(state, seat))
    value = free + int(certificates(state, seat))
    money = state.money[seat] + value
    if state.value != NONE and state.active == seat:
        free = value = state.value
        money = state.money[seat]
    return tuple(delivery_view(state, seat, city, free, value, money) for city in range(int(railroad.CITIES)))


def delivery_view(state: WesternTrailState, seat: int, city: int, free: int, value: int, money: int) -> DeliveryView:
    """`free` is the breeding value without temporary certificates, `value` the one with all of them."""
    base = seat * int(railroad.CITIES)
    before = state.cities[base + city] > 0
    objectives, worth = 0, int(railroad.CITY_POINTS[city])
    arrows: list[str] = []
    for link in (city - 1, city):
        if link >= 0 and railroad.LINKED[link] == 1 and not before:
            other = link if link != city else city + 1
            if state.cities[base + other] > 0:
                arrows.append(railroad.CITY_NAMES[other])
                objectives += railroad.LINK_OBJECTIVE[link]
                worth += railroad.LINK_POINTS[link]
    discs = [actions.argument_of(action) for action in city_discs(state, seat, city, False, money)]
    return DeliveryView(
        city=railroad.CITY_NAMES[city],
        value=railroad.CITY_VALUE[city],
        missing=max(0, railroad.CITY_VALUE[city] - value),
        certificates=max(0, min(railroad.CITY_VALUE[city], value) - free),
        possible=bool(can_deliver(state, seat, city, value)) and bool(discs),
        transport=railroad.transport_costs(state.engines[seat], city),
        money=railroad.CITY_MONEY[city],
        discs=tuple(disc_word(disc) for disc in discs),
        arrows=tuple(arrows),
        objectives=objectives,
        points=worth,
    )


# Players


def seat_view(state: WesternTrailState, seat: int, watcher: int) -> SeatView:
    lines = score_lines(state, seat)
    mine = seat == watcher or state.is_over()
    workers = state.workers[seat * 3 : seat * 3 + 3]
    hidden, unknown = hidden_cards(state, seat)
    open_discard = mine or not state.has_rule(CLOSED_DISCARDS)
    return SeatView(
        score=sum(line.points for line in lines),
        points=tuple(lines),
        money=state.money[seat],
        herder=None if state.herders[seat] == NONE else trail.SPACE_NAMES[state.herders[seat]],
        engine=railroad.RAIL_NAMES[state.engines[seat]],
        step_limit=step_limit(state, seat),
        hand_limit=hand_limit(state, seat),
        certificates=certificates(state, seat),
        certificate_limit=board.TRACK[cube_limit(state, seat)],
        permanent_certificates=permanent_certificates(state, seat),
        cowboys=workers[0],
        craftsmen=workers[1],
        engineers=workers[2],
        discs=tuple(name for place, name in enumerate(board.DISC_NAMES) if has(state.discs[seat], place)),
        auxiliaries=tuple(
            AuxView(name, aux_is_open(state, seat, aux, False), aux_is_open(state, seat, aux, True))
            for aux, name in enumerate(board.AUX_NAMES)
        ),
        buildings=tuple(building_view(state, number) for number in range(10) if has(state.unbuilt[seat], number)),
        forest_buildings=forest_buildings(state, seat),
        cities=tuple(
            name
            for city, name in enumerate(railroad.CITY_NAMES)
            for _ in range(state.cities[seat * int(railroad.CITIES) + city])
        ),
        stations=tuple(name for at, name in enumerate(railroad.STATION_NAMES) if has(state.stations[seat], at)),
        masters=tuple(name for at, name in enumerate(railroad.MASTER_NAMES) if has(state.won[seat], at)),
        hazards=tuple(
            tiles.SUPPLY_NAMES[kind]
            for kind in range(int(tiles.HAZARDS))
            for _ in range(state.hazards[seat * int(tiles.HAZARDS) + kind])
        ),
        green_teepees=state.teepees[seat * 2],
        blue_teepees=state.teepees[seat * 2 + 1],
        goals=goal_views(state, seat),
        has_token=state.token == seat,
        cards_in_hand=pile_size(state.hands, seat),
        cards_in_deck=pile_size(state.decks, seat),
        cards_in_discard=pile_size(state.discards, seat),
        hand=names_in(list(state.hands if mine else state.seen), seat),
        deck=pile_of(list(state.decks), seat) if mine else None,
        hidden=None if mine or not open_discard else hidden,
        unknown=0 if mine else unknown,
        discard=pile_of(list(state.discards), seat) if open_discard else None,
        discard_top=None if state.tops[seat] == NONE else cards.CARD_NAMES[state.tops[seat]],
        herd_value=herd_value(state, seat) if mine else None,
        herd_goals=herd_goals(state, seat) if mine else None,
        active=state.turn > 0 and state.active == seat and not state.is_over(),
    )


def pile_of(pile: list[int], seat: int) -> tuple[CountView, ...]:
    size = int(cards.CARDS)
    return counted(pile[seat * size : (seat + 1) * size], cards.CARD_NAMES)


def hidden_cards(state: WesternTrailState, seat: int) -> tuple[tuple[CountView, ...], int]:
    """What hand and deck are made of for others, and how many of them they have never seen (GW-5.1, GW-5.5)."""
    size, goals = int(cards.CARDS), int(cards.OBJECTIVES)
    numbers = [state.hands[seat * size + kind] + state.decks[seat * size + kind] for kind in range(size)]
    unknown = 0
    for goal in range(goals):
        secret = state.secrets[seat * goals + goal]
        numbers[int(cards.CATTLE) + goal] -= secret
        unknown += secret
    return counted(numbers, cards.CARD_NAMES), unknown


def building_view(state: WesternTrailState, number: int) -> BuildingView:
    name = building_name(state, number)
    row = tiles.BUILDING_NAMES.index(name)
    return BuildingView(number + 1, name, tiles.BUILDING_CRAFTSMEN[row], tiles.BUILDING_POINTS[row])


def goal_views(state: WesternTrailState, seat: int) -> tuple[GoalView, ...]:
    """The objective area; whether a card is met, as the things are best shared out among all cards of the area."""
    goals = list(goals_of(state, seat, False))
    met = met_goals(goals, needs.guarded(things(state, seat)))
    have = things(state, seat)
    return tuple(goal_view(goal, at in met, have) for at, goal in enumerate(goals))


def herd_goals(state: WesternTrailState, seat: int) -> tuple[GoalView, ...]:
    """Own objective cards in hand, deck and discard pile; each is looked at by itself."""
    have, size = things(state, seat), int(cards.CARDS)
    piles = (state.hands, state.decks, state.discards)
    found = []
    for goal in range(int(cards.OBJECTIVES)):
        for _ in range(sum(pile[seat * size + int(cards.CATTLE) + goal] for pile in piles)):
            found.append(goal_view(goal, is_met(goal, have), have))
    return tuple(found)


def offered_goal(state: WesternTrailState, kind: int, watcher: int) -> GoalView:
    """A card of the display, with what the watcher would still need for it."""
    have = things(state, watcher) if watcher >= 0 else 0
    goal = kind - int(cards.CATTLE)
    return goal_view(goal, is_met(goal, have), have)


def is_met(goal: int, have: int) -> bool:
    return needs.suffice(needs.guarded(have) - cards.GOAL_NEEDS[goal])


def met_goals(goals: list[int], left: int) -> set[int]:
    """The places of the cards that are met in the best sharing out."""
    best: tuple[int, set[int]] = (-1, set())

    def look(at: int, left: int, worth: int, chosen: set[int]) -> None:
        nonlocal best
        if at == len(goals):
            if worth > best[0]:
                best = worth, set(chosen)
            return
        goal = goals[at]
        rest = left - cards.GOAL_NEEDS[goal]
        if needs.suffice(rest):
            look(at + 1, rest, worth + cards.GOAL_POINTS[goal] + cards.GOAL_PENALTY[goal], chosen | {at})
        look(at + 1, left, worth, chosen)

    look(0, left, 0, set())
    return best[1]


def goal_view(goal: int, met: bool, have: int) -> GoalView:
    needed: list[str] = []
    missing: list[str] = []
    for need, name in enumerate(needs.NAMES):
        number, there = needs.number_of(cards.GOAL_NEEDS[goal], need), needs.number_of(have, need)
        needed += [name] * number
        missing += [name] * max(0, number - there)
    return GoalView(
        card=cards.CARD_NAMES[int(cards.CATTLE) + goal],
        needs=tuple(needed),
        points=cards.GOAL_POINTS[goal],
        penalty=cards.GOAL_PENALTY[goal],
        met=met,
        missing=tuple(missing),
    )


def score_lines(state: WesternTrailState, seat: int) -> list[ScoreLine]:
    shown = int(CATEGORIES) + state.has_rule(BIDDING)
    return [ScoreLine(CATEGORY_NAMES[number], points(state, seat, number)) for number in range(shown)]


def breakdown(state: WesternTrailState) -> list[list[ScoreLine]]:
    return [score_lines(state, seat) for seat in range(state.seats)]
