"""What must hold in every position; asserted after every move in the slow checking mode (GW-1)."""

from operator import ge

from bunkhouse.core.frames import kind_of
from bunkhouse.core.seats import has
from bunkhouse.games.westerntrail.rules import board, cards, kinds, railroad, tiles, trail
from bunkhouse.games.westerntrail.rules.bidding import MOST, place_of, points_of, prize_at
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.limits import cube_limit
from bunkhouse.games.westerntrail.rules.masks import size
from bunkhouse.games.westerntrail.rules.state import BIDDING, NONE, PROPORTIONS, WesternTrailState

CARDS, CATTLE, OBJECTIVES, GOALS = int(cards.CARDS), int(cards.CATTLE), int(cards.OBJECTIVES), int(cards.GOALS)
SUPPLIES, FIRST_SUPPLY, HAZARDS = int(tiles.SUPPLIES), int(tiles.FIRST_SUPPLY), int(tiles.HAZARDS)
FIRST_BUILDING, FIRST_WORKER, GREEN = int(tiles.FIRST_BUILDING), int(tiles.FIRST_WORKER), int(tiles.GREEN_TEEPEE)
CITIES = int(railroad.CITIES)
ALL_TILES = [sum(tiles.COPIES[pile * SUPPLIES + kind] for pile in range(3)) for kind in range(SUPPLIES)]
HAZARD_SPACES, BUILDING_SPACES = list(trail.HAZARD_SPACES), list(trail.BUILDING_SPACES)
NEUTRAL_SPACES = list(trail.NEUTRAL_SPACES)
NO_GOALS, NO_CATTLE = [0] * OBJECTIVES, [0] * CATTLE
ALL_CARDS = {
    seats: [market + own * seats for market, own in zip(cards.MARKET_COPIES, cards.OWN_COPIES)]
    + list(cards.OBJECTIVE_COPIES)
    for seats in (2, 3, 4)
}


def check(state: WesternTrailState) -> None:
    at = list(state.at)
    _check_supply(state, at)
    _check_cards(state)
    _check_boards(state)
    _check_buildings(state, at)
    _check_railroad(state)
    _check_order(state)


def _check_supply(state: WesternTrailState, at: list[int]) -> None:
    piles = list(state.piles)
    there = list(map(sum, zip(piles[:SUPPLIES], piles[SUPPLIES : 2 * SUPPLIES], piles[2 * SUPPLIES :], state.gone)))
    for kind in state.foresight:
        if kind != NONE:
            there[kind] += 1
    for tile in at:
        if tile >= FIRST_SUPPLY:
            there[tile - FIRST_SUPPLY] += 1
    for worker in [*state.jobs, *state.given]:
        if worker >= 0:
            there[FIRST_WORKER + worker] += 1
    for place, number in enumerate(state.hazards):
        there[place % HAZARDS] += number
    for place, number in enumerate(state.teepees):
        there[GREEN + place % 2] += number
    for place, number in enumerate(state.workers):
        assert 1 <= number <= board.COLUMNS, "a printed worker left (GW-3.6)"
        there[FIRST_WORKER + place % 3] += number - 1
    assert there == ALL_TILES, "tiles lost (GW-1.2)"
    if state.has_rule(PROPORTIONS) and state.seats in COMPONENTS.proportions:
        less = COMPONENTS.proportions[int(state.seats)]
        for name, number in [(name, number) for pile in less.piles for name, number in pile.items()]:
            assert state.gone[tiles.SUPPLY_NAMES.index(name)] >= number, "a tile came back (GW-19.7e)"
        for name, number in less.market.items():
            assert state.boxed[cards.CARD_NAMES.index(name)] >= number, "a card came back (GW-19.7e)"
    assert (state.token == NONE) == (state.placed < board.ROWS * state.seats), "the token leaves last (GW-15.1)"
    assert all(at[space] < 0 or FIRST_SUPPLY <= at[space] < FIRST_SUPPLY + HAZARDS for space in HAZARD_SPACES)


def _check_cards(state: WesternTrailState) -> None:
    hands, decks, discards, area = list(state.hands), list(state.decks), list(state.discards), list(state.area)
    rows = [pile[first : first + CARDS] for pile in (hands, decks, discards) for first in range(0, len(hands), CARDS)]
    rows += [list(state.boxed), [*state.market, *NO_GOALS], [*state.market_deck, *NO_GOALS]]
    rows += [[*NO_CATTLE, *state.objective_deck], _counts(list(state.display))]
    rows += [[*NO_CATTLE, *area[first : first + OBJECTIVES]] for first in range(0, len(area), GOALS)]
    assert min(map(min, rows)) >= 0, "a pile below nothing"
    assert list(map(sum, zip(*rows))) == ALL_CARDS[state.seats], "cards lost (GW-1.3, GW-1.4)"
    assert len(state.display) <= board.DISPLAY
    seen, secrets = list(state.seen), list(state.secrets)
    assert min(seen) >= 0 <= min(secrets)
    assert all(map(ge, hands, seen)), "known in a hand, but not there"
    for seat in range(state.seats):
        for goal, secret in enumerate(secrets[seat * OBJECTIVES : (seat + 1) * OBJECTIVES]):
            if secret:
                place = seat * CARDS + CATTLE + goal
                assert secret <= hands[place] + decks[place] - seen[place], "a secret that is no card"
        top, pile = state.tops[seat], discards[seat * CARDS : (seat + 1) * CARDS]
        assert (top == NONE) == (sum(pile) == 0), "a discard pile has a top card"
        assert top == NONE or pile[top] > 0
    for goal in range(OBJECTIVES, GOALS):
        assert sum(area[goal::GOALS]) <= 1, "a starting objective in two areas (GW-4.16)"


def _counts(kinds_shown: list[int]) -> list[int]:
    row = [0] * CARDS
    for kind in kinds_shown:
        row[kind] += 1
    return row


def _check_boards(state: WesternTrailState) -> None:
    assert min(state.money) >= 0, "debts do not exist (GW-6.5)"
    for seat in range(state.seats):
        discs = size(state.discs[seat]) + size(state.stations[seat])
        cities = list(state.cities[seat * CITIES : (seat + 1) * CITIES])
        assert discs + sum(cities) == board.DISCS, "discs lost (GW-1.7)"
        assert max(cities[1:-1]) <= 1, "two discs in a city (GW-10.8)"
        assert 0 <= state.cubes[seat] <= cube_limit(state, seat), "the cube passed its limit (GW-3.7)"


def _check_buildings(state: WesternTrailState, at: list[int]) -> None:
    lying = [tile for tile in at if FIRST_BUILDING <= tile < FIRST_SUPPLY]
    assert len(set(lying)) == len(lying), "a building in two places"
    for tile in lying:
        seat, number = divmod(tile - FIRST_BUILDING, 10)
        assert not has(state.unbuilt[seat], number), "built and unbuilt"
    assert state.turn == 0 or all(0 <= at[space] < FIRST_BUILDING for space in NEUTRAL_SPACES)
    assert all(at[space] < 0 or FIRST_BUILDING <= at[space] < FIRST_SUPPLY for space in BUILDING_SPACES)


def _check_order(state: WesternTrailState) -> None:
    seat, order = 0, set()
    while seat not in order:
        order.add(seat)
        seat = int(state.next_seat(seat))
    assert len(order) == state.seats, "somebody has no turn (GW-7.1)"
    if not state.has_rule(BIDDING):
        assert state.bids == state.prizes == 0
        return
    held = [int(place_of(state, seat)) for seat in range(state.seats) if place_of(state, seat) != NONE]
    assert len(set(held)) == len(held), "two seats on one place (GW-19.7b)"
    assert state.turn == 0 or state.bids == 0 or len(held) == state.seats, "somebody has no place (GW-19.7d)"
    for seat in range(state.seats):
        place = place_of(state, seat)
        assert 0 <= points_of(state, seat) <= MOST
        if state.turn == 0:
            assert state.money[seat] == (0 if place == NONE else board.START_MONEY[place])
        goal = NONE if place == NONE else prize_at(state, place)
        assert goal == NONE or state.area[seat * GOALS + goal] == 1, "a place without its card (GW-19.7a)"


def _check_railroad(state: WesternTrailState) -> None:
    engines = [rail for rail in state.engines if rail != 0]
    assert len(set(engines)) == len(engines), "two engines on a space (GW-12.4)"
    if railroad.LAST in engines:
        assert kinds.LINE_BACK in map(kind_of, state.stack), "an engine stays on 39 (GW-12.7)"
    placed = [tile for tile in state.masters if tile != NONE]
    won = [master for won in state.won for master in range(int(railroad.MASTERS)) if has(won, master)]
    assert len(set(placed + won)) == len(placed) + len(won), "a station master in two places"
