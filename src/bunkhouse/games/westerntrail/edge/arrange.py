"""Positions set up in words, for scenarios."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from mypy_extensions import i64

from bunkhouse.core.frames import run_later
from bunkhouse.core.game import Options
from bunkhouse.core.steps import push
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import bad_position, seat_named
from bunkhouse.games.westerntrail.edge.setup import new_table
from bunkhouse.games.westerntrail.rules import bidding, board, cards, kinds, railroad, tiles, trail
from bunkhouse.games.westerntrail.rules.dealing import READY
from bunkhouse.games.westerntrail.rules.masks import minus, plus
from bunkhouse.games.westerntrail.rules.state import BIDDING, NONE, STEPS, WesternTrailState

OPEN_OBJECTIVES = ["money_btt", "money_bgt", "draw_bbh", "draw_sgt"]
FORESIGHT = ["green_teepee", "blue_teepee", "cowboy", "craftsman", "engineer", "cowboy"]


@dataclass(frozen=True, slots=True)
class WesternTrailPosition:
    phase: Literal["start", "stop", "phase_c", "end", "bidding"] = "start"  # stop: the active herder has just arrived
    active: str | None = None  # the first seat, if not said
    turn: int = 20
    side_b: list[int] = field(default_factory=list)  # numbers of the buildings that lie on side b
    neutral: dict[str, str] = field(default_factory=dict)  # place -> tile; otherwise by their letters
    buildings: dict[str, str] = field(default_factory=dict)  # space -> "blue 2"
    tiles: dict[str, str] = field(default_factory=dict)  # space -> hazard or teepee
    herders: dict[str, str] = field(default_factory=dict)  # not yet placed, if not said
    engines: dict[str, str] = field(default_factory=dict)  # on the start space, if not said
    money: dict[str, int] = field(default_factory=dict)  # nothing, if not said
    certificates: dict[str, int] = field(default_factory=dict)
    workers: dict[str, list[int]] = field(default_factory=dict)  # cowboys, craftsmen, engineers, printed ones included
    cities: dict[str, list[str]] = field(default_factory=dict)
    stations: dict[str, list[str]] = field(default_factory=dict)
    freed: dict[str, list[str]] = field(default_factory=dict)  # places of those discs; otherwise the first white ones
    masters: list[str] = field(default_factory=lambda: list(railroad.MASTER_NAMES))  # at the stations; "" where gone
    won: dict[str, list[str]] = field(default_factory=dict)  # station masters
    hazards: dict[str, list[str]] = field(default_factory=dict)  # won
    teepees: dict[str, list[int]] = field(default_factory=dict)  # won: green, blue
    area: dict[str, list[str]] = field(default_factory=dict)  # objective cards played
    hands: dict[str, list[str]] = field(default_factory=dict)
    decks: dict[str, list[str]] = field(default_factory=dict)  # otherwise the own cards that are nowhere else
    discards: dict[str, list[str]] = field(default_factory=dict)
    jobs: list[list[str]] = field(default_factory=list)  # workers by row; "" where one has been hired
    placed: int | None = None  # workers laid on the job market so far; otherwise as after setup
    token: str | None = None  # who holds the job market token: the end has begun
    foresight: list[str] = field(default_factory=lambda: list(FORESIGHT))  # two for each column; "" where none
    market: list[str] = field(default_factory=list)
    market_deck: list[str] | None = None  # otherwise all that are nowhere else
    display: list[str] = field(default_factory=lambda: list(OPEN_OBJECTIVES))
    objective_deck: list[str] | None = None  # otherwise all that are nowhere else
    bids: dict[str, list[int]] = field(default_factory=dict)  # place in the turn order from 1, points
    starting: list[str] = field(default_factory=list)  # starting objectives by place, while they are bid for
    village_full: bool = False  # a teepee on every space of the village


def arrange(names: Sequence[str], options: Options, words: WesternTrailPosition) -> WesternTrailState:
    state = new_table(len(names), options)
    state.turn = words.turn
    state.starter = 0
    state.active = seat_named(names, words.active or names[0])
    for number in words.side_b:
        if number not in range(1, 11):
            raise bad_position(f"there is no building {number}")
        state.sides = plus(state.sides, number - 1)
    _put_trail(state, names, words)
    _put_jobs(state, words)
    _put_players(state, names, words)
    _put_discs(state, names, words)
    _put_masters(state, names, words)
    _put_cards(state, names, words)
    _put_bids(state, names, words)
    if words.token is not None:
        state.token = seat_named(names, words.token)
        state.placed = board.ROWS * len(names)
    _begin(state, words)
    return state


def _begin(state: WesternTrailState, words: WesternTrailPosition) -> None:
    if words.phase == "end":
        return
    if words.phase == "bidding":
        state.turn = 0
        push(state, run_later(kinds.SETUP, kinds.setup(READY, 0)))
        push(state, run_later(kinds.BIDDING, state.active))
        STEPS.settle(state)
        return
    begins = {"start": kinds.START, "stop": kinds.ENTER, "phase_c": kinds.PHASE_C}
    if words.phase == "stop" and state.herders[state.active] == NONE:
        raise bad_position("the active herder is nowhere")
    push(state, run_later(begins[words.phase], 0))
    STEPS.settle(state)


def _index(names: Sequence[str], name: str, what: str) -> int:
    if name not in names:
        raise bad_position(f"{name} is no {what}")
    return list(names).index(name)


def _space(name: str) -> int:
    return _index(trail.SPACE_NAMES, name, "space")


def _take_tile(state: WesternTrailState, name: str) -> int:
    """A tile of the supply from the first pile that has it."""
    kind = _index(tiles.SUPPLY_NAMES, name, "tile")
    for pile in range(int(tiles.PILES)):
        place = pile * int(tiles.SUPPLIES) + kind
        if state.piles[place] > 0:
            state.piles[place] -= 1
            return kind
    raise bad_position(f"there are not so many tiles {name}")


def _put_trail(state: WesternTrailState, names: Sequence[str], words: WesternTrailPosition) -> None:
    for letter, place in enumerate(trail.NEUTRAL_SPACES):
        state.at[place] = letter
    for name, tile in words.neutral.items():
        state.at[_space(name)] = _index(tiles.NEUTRAL_NAMES, tile, "neutral building")
    laid = [state.at[place] for place in trail.NEUTRAL_SPACES]
    if sorted(laid) != list(range(int(tiles.NEUTRALS))):
        raise bad_position("a neutral building lies twice")
    for name, building in words.buildings.items():
        owner, _, number = building.partition(" ")
        seat, space = seat_named(names, owner), _space(name)
        if trail.KIND[space] != trail.IS_PLAYER or number not in [str(known) for known in range(1, 11)]:
            raise bad_position(f"{building} cannot stand on {name}")
        state.at[space] = tiles.building(seat, int(number) - 1)
        state.unbuilt[seat] = minus(state.unbuilt[seat], int(number) - 1)
    for name, tile in words.tiles.items():
        state.at[_space(name)] = tiles.FIRST_SUPPLY + _take_tile(state, tile)
    if words.village_full:
        for space in trail.VILLAGE:
            if state.at[space] == tiles.NO_TILE:
                more_green = state.piles[int(tiles.GREEN_TEEPEE)] > state.piles[int(tiles.BLUE_TEEPEE)]
                colour = "green_teepee" if more_green else "blue_teepee"
                state.at[space] = tiles.FIRST_SUPPLY + _take_tile(state, colour)
    if len(words.foresight) != len(state.foresight):
        raise bad_position("there are six foresight spaces")
    for slot, tile in enumerate(words.foresight):
        if tile:
            kind = _index(tiles.SUPPLY_NAMES, tile, "tile")
            at = slot // 2 * int(tiles.SUPPLIES) + kind
            if state.piles[at] == 0:
                raise bad_position(f"no {tile} in pile {slot // 2 + 1}")
            state.piles[at] -= 1
            state.foresight[slot] = kind


def _put_jobs(state: WesternTrailState, words: WesternTrailPosition) -> None:
    first = int(board.FIRST_JOBS[state.seats])
    state.placed = first if words.placed is None else words.placed
    for row, workers in enumerate(words.jobs):
        if row >= board.ROWS or len(workers) > state.seats:
            raise bad_position("the job market is not so large")
        for column, name in enumerate(workers):
            if name:
                worker = _index(tiles.WORKER_NAMES, name, "worker")
                _take_tile(state, name)
                state.jobs[row * int(board.MOST_COLUMNS) + column] = worker


def _put_players(state: WesternTrailState, names: Sequence[str], words: WesternTrailPosition) -> None:
    for name, space in words.herders.items():
        state.herders[seat_named(names, name)] = _space(space)
    for name, rail in words.engines.items():
        state.engines[seat_named(names, name)] = _index(railroad.RAIL_NAMES, rail, "space of the railroad")
    for name, dollars in words.money.items():
        state.money[seat_named(names, name)] = dollars
    for name, value in words.certificates.items():
        state.cubes[seat_named(names, name)] = _index([str(n) for n in board.TRACK], str(value), "certificate space")
    for name, workers in words.workers.items():
        seat = seat_named(names, name)
        if len(workers) != 3 or not all(1 <= number <= board.COLUMNS for number in workers):
            raise bad_position("workers are three numbers from 1 to 6")
        for worker, number in enumerate(workers):
            state.workers[seat * 3 + worker] = number
            for _ in range(number - 1):
                _take_tile(state, tiles.WORKER_NAMES[worker])
    for name, won in words.hazards.items():
        for tile in won:
            kind = _take_tile(state, tile)
            if kind >= tiles.HAZARDS:
                raise bad_position(f"{tile} is no hazard")
            state.hazards[seat_named(names, name) * int(tiles.HAZARDS) + kind] += 1
    for name, numbers in words.teepees.items():
        for colour, number in enumerate(numbers[:2]):
            for _ in range(number):
                _take_tile(state, ("green_teepee", "blue_teepee")[colour])
                state.teepees[seat_named(names, name) * 2 + colour] += 1
    if min(state.money) < 0:
        raise bad_position("a number below nothing")


def _put_discs(state: WesternTrailState, names: Sequence[str], words: WesternTrailPosition) -> None:
    for seat, name in enumerate(names):
        cities, stations = words.cities.get(name, []), words.stations.get(name, [])
        for city in cities:
            state.cities[seat * int(railroad.CITIES) + _index(railroad.CITY_NAMES, city, "city")] += 1
        for station in stations:
            number = _index(railroad.STATION_NAMES, station, "station")
            state.stations[seat] = plus(state.stations[seat], number)
        freed = [_index(board.DISC_NAMES, place, "disc place") for place in words.freed.get(name, [])]
        others = [place for place in range(int(board.DISCS)) if place not in freed]
        number = len(cities) + len(stations)
        if len(set(freed)) > number or number > board.DISCS:
            raise bad_position(f"{name} has not so many discs in cities and stations")
        for place in (freed + others)[:number]:
            state.discs[seat] = minus(state.discs[seat], place)


def _put_masters(state: WesternTrailState, names: Sequence[str], words: WesternTrailPosition) -> None:
    won = [master for masters in words.won.values() for master in masters]
    for station, master in enumerate(words.masters[: int(railroad.MASTERS)]):
        if master and master not in won:
            state.masters[station] = _index(railroad.MASTER_NAMES, master, "station master")
    for name, masters in words.won.items():
        seat = seat_named(names, name)
        for master in masters:
            state.won[seat] = plus(state.won[seat], _index(railroad.MASTER_NAMES, master, "station master"))


def _put_bids(state: WesternTrailState, names: Sequence[str], words: WesternTrailPosition) -> None:
    is_under_way = words.phase == "bidding"
    if (is_under_way or words.bids or words.starting) and not state.has_rule(BIDDING):
        raise bad_position("without the option seats_by_bidding nobody bids")
    if is_under_way:
        state.starter = NONE
    for place, card in enumerate(words.starting[: len(names)]):
        goal = _index(cards.CARD_NAMES, card, "card") - int(cards.CATTLE)
        if goal < cards.OBJECTIVES:
            raise bad_position(f"{card} is no starting objective")
        bidding.lay_prize(state, place, goal)
    for name, bid in words.bids.items():
        if len(bid) != 2 or bid[0] not in range(1, len(names) + 1) or bid[1] not in range(int(bidding.MOST) + 1):
            raise bad_position(f"{name} cannot bid {bid}")
        seat, place = seat_named(names, name), bid[0] - 1
        if bidding.holder_of(state, place) != NONE:
            raise bad_position(f"place {bid[0]} is held twice")
        dollars = state.money[seat]
        bidding.take_place(state, seat, place, bid[1])
        if not is_under_way:
            state.money[seat] = dollars
    if words.bids and not is_under_way:
        if len(words.bids) != len(names):
            raise bad_position("everybody holds a place when the bidding is over")
        bidding.settle_order(state)


def _put_cards(state: WesternTrailState, names: Sequence[str], words: WesternTrailPosition) -> None:
    size, cattle = int(cards.CARDS), int(cards.CATTLE)

    def take(seat: int, name: str) -> int:
        kind = _index(cards.CARD_NAMES, name, "card")
        pile, place = state.objective_deck, kind - cattle
        if kind >= size:
            raise bad_position(f"{name} lies in an objective area only")
        if kind < cards.FIRST_MARKET_KIND:
            if seat == NONE:
                raise bad_position(f"{name} is no card of the market")
            pile, place = state.decks, seat * size + kind
        elif kind < cattle:
            pile, place = state.market_deck, kind
        if pile[place] == 0:
            raise bad_position(f"there are not so many cards {name}")
        pile[place] -= 1
        return kind

    for seat, name in enumerate(names):
        for card in words.area.get(name, []):
            kind = _index(cards.CARD_NAMES, card, "card")
            if kind < size:
                take(seat, card)
            state.area[seat * int(cards.GOALS) + kind - cattle] += 1
        for card in words.hands.get(name, []):
            state.hands[seat * size + take(seat, card)] += 1
        for card in words.discards.get(name, []):
            kind = take(seat, card)
            state.discards[seat * size + kind] += 1
            state.tops[seat] = kind
        if name in words.decks:
            kept = [take(seat, card) for card in words.decks[name]]
            for kind in range(size):
                state.boxed[kind] += state.decks[seat * size + kind]
                state.decks[seat * size + kind] = 0
            for kind in kept:
                state.decks[seat * size + kind] += 1
    for card in words.market:
        state.market[take(NONE, card)] += 1
    state.display = vec[i64]([take(NONE, card) for card in words.display])
    if words.market_deck is not None:
        coming = [take(NONE, card) for card in words.market_deck]
        _box(state, state.market_deck, 0)
        for kind in coming:
            state.market_deck[kind] += 1
    if words.objective_deck is not None:
        coming = [take(NONE, card) for card in words.objective_deck]
        _box(state, state.objective_deck, cattle)
        for kind in coming:
            state.objective_deck[kind - cattle] += 1


def _box(state: WesternTrailState, pile: vec[i64], first: int) -> None:
    """What is left of a pile leaves the game."""
    for kind in range(len(pile)):
        state.boxed[first + kind] += pile[kind]
        pile[kind] = 0
