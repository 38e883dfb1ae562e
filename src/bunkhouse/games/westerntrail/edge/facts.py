"""Questions about a position that scenarios ask in words.

money blue, herder blue, engine blue, certificates blue, certificate-limit blue, permanent blue
steps blue, hand-limit blue
hand blue, discard blue, area blue, unbuilt blue     names;  cards blue, deck blue, removed     numbers of cards
cowboys blue, craftsmen blue, engineers blue, green blue, blue-teepees blue, hazards blue, buildings blue
cities blue, stations blue, masters blue, discs blue            names
bid blue, bid-place blue                             points bid for a place, and which; order: names as they play
points blue, place blue, cities-points blue …                   points in all, place, points of a category
tile a1, job 3, foresight 2, pile 1                             what lies there; how many tiles are left
worker s1, master s1                                            who was left at a station, which tile lies there
token, token-seat, market, market-size, market-left, display, objectives-left, local, mode, value, gone
active, asked, question, turn, over
"""

from collections.abc import Sequence

from bunkhouse.core.seats import CHANCE
from bunkhouse.core.words import Mistake
from bunkhouse.games.westerntrail.edge.names import (
    named,
    names_in,
    names_of,
    numbers_in,
    order_of_play,
    pile_of,
    tile_name,
)
from bunkhouse.games.westerntrail.edge.view import MODES, asked
from bunkhouse.games.westerntrail.rules import bidding, board, cards, limits, railroad, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.scoring import CATEGORY_NAMES, points
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState

Answer = int | str | bool


def answer(state: WesternTrailState, words: str, names: Sequence[str]) -> Answer:
    what, *about = words.split() or [""]
    if not about:
        return _of_table(state, what, names, words)
    if len(about) == 1 and about[0] in names:
        return _of_seat(state, what, names.index(about[0]), words)
    if len(about) == 1:
        return _of_place(state, what, about[0], words)
    raise Mistake("bad-fact", fact=words)


def _of_place(state: WesternTrailState, what: str, place: str, words: str) -> Answer:
    if what == "tile" and place in trail.SPACE_NAMES:
        tile = state.at[trail.SPACE_NAMES.index(place)]
        return "none" if tile == tiles.NO_TILE else tile_name(state, tile)
    if what in ("worker", "master") and place in railroad.STATION_NAMES[: int(railroad.MASTERS)]:
        station = railroad.STATION_NAMES.index(place)
        there = state.given[station] if what == "worker" else state.masters[station]
        names = tiles.WORKER_NAMES if what == "worker" else railroad.MASTER_NAMES
        return "none" if there == NONE else names[there]
    if what == "job" and place.isdigit() and 1 <= int(place) <= board.ROWS:
        first = (int(place) - 1) * int(board.MOST_COLUMNS)
        row = [worker for worker in state.jobs[first : first + int(board.MOST_COLUMNS)] if worker != NONE]
        return " ".join(tiles.WORKER_NAMES[worker] for worker in row)
    if what == "foresight" and place in ("1", "2", "3"):
        column = state.foresight[int(place) * 2 - 2 : int(place) * 2]
        return " ".join(tiles.SUPPLY_NAMES[kind] for kind in column if kind != NONE)
    if what == "pile" and place in ("1", "2", "3"):
        size = int(tiles.SUPPLIES)
        return sum(state.piles[(int(place) - 1) * size : int(place) * size])
    raise Mistake("bad-fact", fact=words)


def _of_table(state: WesternTrailState, what: str, names: Sequence[str], words: str) -> Answer:
    row = limits.token_row(state)
    goals = cards.CARD_NAMES[int(cards.CATTLE) :]
    answers: dict[str, Answer] = {
        "token": "gone" if row == board.ROWS else row + 1,
        "token-seat": "nobody" if state.token == NONE else names[state.token],
        "market": " ".join(named(list(state.market), cards.CARD_NAMES)),
        "market-size": sum(state.market),
        "market-left": sum(state.market_deck),
        "display": " ".join(sorted(cards.CARD_NAMES[kind] for kind in state.display)),
        "objectives-left": sum(state.objective_deck),
        "objective-deck": " ".join(named(list(state.objective_deck), goals)),
        "local": " ".join(tasks.SLOT_NAMES[slot] for slot in state.local),
        "mode": MODES[state.mode],
        "value": state.value,
        "removed": sum(state.boxed),
        "gone": sum(state.gone),
        "active": names[state.active],
        "order": " ".join(names[seat] for seat in order_of_play(state)),
        "asked": _asked(state, names),
        "question": asked(state),
        "turn": state.turn,
        "over": state.is_over(),
    }
    if what not in answers:
        raise Mistake("bad-fact", fact=words)
    return answers[what]


def _asked(state: WesternTrailState, names: Sequence[str]) -> str:
    if state.is_over():
        return "nobody"
    return "chance" if state.to_act() == CHANCE else names[state.to_act()]


def _of_seat(state: WesternTrailState, what: str, seat: int, words: str) -> Answer:
    if what.removesuffix("-points") in CATEGORY_NAMES and what.endswith("-points"):
        return points(state, seat, CATEGORY_NAMES.index(what.removesuffix("-points")))
    herder = state.herders[seat]
    base, goals = seat * int(railroad.CITIES), seat * int(cards.GOALS)
    answers: dict[str, Answer] = {
        "money": state.money[seat],
        "herder": "none" if herder == NONE else trail.SPACE_NAMES[herder],
        "engine": railroad.RAIL_NAMES[state.engines[seat]],
        "certificates": limits.certificates(state, seat),
        "certificate-limit": board.TRACK[limits.cube_limit(state, seat)],
        "permanent": limits.permanent_certificates(state, seat),
        "steps": limits.step_limit(state, seat),
        "hand-limit": limits.hand_limit(state, seat),
        "hand": " ".join(names_in(state.hands, seat)),
        "cards": sum(pile_of(state.hands, seat)),
        "deck": sum(pile_of(state.decks, seat)),
        "discard": " ".join(names_in(state.discards, seat)),
        "top": "none" if state.tops[seat] == NONE else cards.CARD_NAMES[state.tops[seat]],
        "seen": " ".join(names_in(state.seen, seat)),
        "area": " ".join(
            named(list(state.area[goals : goals + int(cards.GOALS)]), cards.CARD_NAMES[int(cards.CATTLE) :])
        ),
        "unbuilt": " ".join(str(number + 1) for number in numbers_in(state.unbuilt[seat])),
        "cowboys": state.workers[seat * 3],
        "craftsmen": state.workers[seat * 3 + 1],
        "engineers": state.workers[seat * 3 + 2],
        "green": state.teepees[seat * 2],
        "blue-teepees": state.teepees[seat * 2 + 1],
        "hazards": sum(state.hazards[seat * int(tiles.HAZARDS) : (seat + 1) * int(tiles.HAZARDS)]),
        "buildings": limits.own_buildings(state, seat),
        "forest": limits.forest_buildings(state, seat),
        "cities": " ".join(named(list(state.cities[base : base + int(railroad.CITIES)]), railroad.CITY_NAMES)),
        "stations": " ".join(names_of(state.stations[seat], railroad.STATION_NAMES)),
        "masters": " ".join(names_of(state.won[seat], railroad.MASTER_NAMES)),
        "discs": " ".join(names_of(state.discs[seat], board.DISC_NAMES)),
        "bid": bidding.points_of(state, seat),
        "bid-place": bidding.place_of(state, seat) + 1,
        "points": state.scores()[seat],
        "place": state.ranking()[seat],
    }
    if what not in answers:
        raise Mistake("bad-fact", fact=words)
    return answers[what]
