"""A player as others, or as the player, may see one (GW-3, GW-5): board, herd, points."""

from functools import cache

from bunkhouse.core.words import ScoreLine
from bunkhouse.games.westerntrail.edge.names import named, names_in, names_of, numbers_in, pile_of
from bunkhouse.games.westerntrail.edge.objectives import goal_views, herd_goals
from bunkhouse.games.westerntrail.edge.view_structs import AuxView, BuildingView, CountView, SeatView
from bunkhouse.games.westerntrail.rules import board, cards, railroad, tiles, trail
from bunkhouse.games.westerntrail.rules.goals import things
from bunkhouse.games.westerntrail.rules.limits import (
    aux_is_open,
    certificates,
    cube_limit,
    forest_buildings,
    hand_limit,
    herd_value,
    permanent_certificates,
    pile_size,
    side_of,
    step_limit,
)
from bunkhouse.games.westerntrail.rules.scoring import CATEGORIES, CATEGORY_NAMES, points
from bunkhouse.games.westerntrail.rules.state import BIDDING, CLOSED_DISCARDS, NONE, WesternTrailState

CATTLE, OBJECTIVES = int(cards.CATTLE), int(cards.OBJECTIVES)
CITIES, HAZARDS = int(railroad.CITIES), int(tiles.HAZARDS)
BUILDINGS = [
    BuildingView(row % int(tiles.NUMBERS) + 1, name, tiles.BUILDING_CRAFTSMEN[row], tiles.BUILDING_POINTS[row])
    for row, name in enumerate(tiles.BUILDING_NAMES)
]
# There are few different ones, and they never change: each is made once
count_view, aux_view, score_line = cache(CountView), cache(AuxView), cache(ScoreLine)


def seat_view(state: WesternTrailState, seat: int, watcher: int) -> SeatView:
    lines = score_lines(state, seat)
    mine = seat == watcher or state.is_over()
    workers = state.workers[seat * 3 : seat * 3 + 3]
    hidden, unknown = ((), 0) if mine else hidden_cards(state, seat)
    have = int(things(state, seat))
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
        discs=names_of(state.discs[seat], board.DISC_NAMES),
        auxiliaries=tuple(
            [
                aux_view(name, aux_is_open(state, seat, aux, False), aux_is_open(state, seat, aux, True))
                for aux, name in enumerate(board.AUX_NAMES)
            ]
        ),
        buildings=tuple([BUILDINGS[side_of(state, number)] for number in numbers_in(state.unbuilt[seat])]),
        forest_buildings=forest_buildings(state, seat),
        cities=named(state.cities[seat * CITIES : (seat + 1) * CITIES], railroad.CITY_NAMES),
        stations=names_of(state.stations[seat], railroad.STATION_NAMES),
        masters=names_of(state.won[seat], railroad.MASTER_NAMES),
        hazards=named(state.hazards[seat * HAZARDS : (seat + 1) * HAZARDS], tiles.SUPPLY_NAMES),
        green_teepees=state.teepees[seat * 2],
        blue_teepees=state.teepees[seat * 2 + 1],
        goals=goal_views(state, seat, have),
        has_token=state.token == seat,
        cards_in_hand=pile_size(state.hands, seat),
        cards_in_deck=pile_size(state.decks, seat),
        cards_in_discard=pile_size(state.discards, seat),
        hand=names_in(state.hands if mine else state.seen, seat),
        deck=counted(pile_of(state.decks, seat), cards.CARD_NAMES) if mine else None,
        hidden=None if mine or not open_discard else hidden,
        unknown=unknown,
        discard=counted(pile_of(state.discards, seat), cards.CARD_NAMES) if open_discard else None,
        discard_top=None if state.tops[seat] == NONE else cards.CARD_NAMES[state.tops[seat]],
        herd_value=herd_value(state, seat) if mine else None,
        herd_goals=herd_goals(state, seat, have) if mine else None,
        active=state.turn > 0 and state.active == seat and not state.is_over(),
    )


def hidden_cards(state: WesternTrailState, seat: int) -> tuple[tuple[CountView, ...], int]:
    """What hand and deck are made of for others, and how many of them they have never seen (GW-5.1, GW-5.5)."""
    numbers = list(map(sum, zip(pile_of(state.hands, seat), pile_of(state.decks, seat))))
    secrets = list(state.secrets[seat * OBJECTIVES : (seat + 1) * OBJECTIVES])
    for goal, secret in enumerate(secrets, CATTLE):
        numbers[goal] -= secret
    return counted(numbers, cards.CARD_NAMES), sum(secrets)


def counted(numbers: list[int], names: list[str]) -> tuple[CountView, ...]:
    return tuple([count_view(name, number) for name, number in zip(names, numbers) if number > 0])


def score_lines(state: WesternTrailState, seat: int) -> list[ScoreLine]:
    shown = int(CATEGORIES) + state.has_rule(BIDDING)
    return [score_line(CATEGORY_NAMES[number], points(state, seat, number)) for number in range(shown)]


def breakdown(state: WesternTrailState) -> list[list[ScoreLine]]:
    return [score_lines(state, seat) for seat in range(state.seats)]
