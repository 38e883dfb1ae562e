"""The same rules written again in the plainest way, to compare with."""

from __future__ import annotations

from itertools import product

from bunkhouse.core.seats import has
from bunkhouse.games.westerntrail.rules import cards, railroad, trail
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

NEXT = {space.id: space.next for space in COMPONENTS.spaces}
RAIL: dict[str, list[str]] = {str(number): [str(number + 1)] for number in range(39)} | {"39": []}
for station in COMPONENTS.stations:
    if station.turnout:
        RAIL[str(station.after)].append(station.id)
        RAIL[station.id] = [str(station.after + 1)]
BACK: dict[str, list[str]] = {name: [other for other in RAIL if name in RAIL[other]] for name in RAIL}


def stop_sequences(state: WesternTrailState, start: str, steps: int, with_kansas: bool) -> set[tuple[str, ...]]:
    """Every sequence of 1 to so many stops (GW-8.2 to GW-8.6)."""
    stops = {trail.SPACE_NAMES[space] for space in range(int(trail.SPACES)) if state.at[space] >= 0} | {"kansas_city"}
    found: set[tuple[str, ...]] = set()

    def walk(space: str, path: tuple[str, ...]) -> None:
        for after in NEXT[space]:
            longer = (*path, after) if after in stops else path
            if len(longer) > len(path) and (after != "kansas_city" or with_kansas):
                found.add(longer)
            if len(longer) < steps:
                walk(after, longer)

    walk(start, ())
    return found


def path_of(state: WesternTrailState, start: str, to: str, by: tuple[str, ...]) -> tuple[str, ...]:
    """The stops of a trip as it is written down."""
    stops: list[str] = []
    space = start
    while space != to:
        ways = NEXT[space]
        space = ways[1] if len(ways) == 2 and ways[1] in by else ways[0]
        if state.at[trail.SPACE_NAMES.index(space)] >= 0 or space == "kansas_city":
            stops.append(space)
    return tuple(stops)


def engine_ahead(at: str, steps: int, occupied: set[str]) -> set[str]:
    """Spaces reached in 1 to so many, occupied ones not counted (GW-12.4)."""
    reached: set[str] = set()
    coming, seen = [(at, 0)], set()
    while coming:
        space, moved = coming.pop()
        for after in RAIL[space]:
            longer = moved + (after not in occupied)
            if longer <= steps and (after, longer) not in seen:
                seen.add((after, longer))
                coming.append((after, longer))
                if after not in occupied:
                    reached.add(after)
    return reached


def engine_back(at: str, steps: int, occupied: set[str]) -> set[str]:
    """Spaces reached by moving back exactly so many (GW-12.5)."""
    now = {at}
    for _ in range(steps):
        before: set[str] = set()
        coming, seen = [other for space in now for other in BACK[space]], set()
        while coming:
            space = coming.pop()
            if space not in seen:
                seen.add(space)
                if space in occupied and space != "0":
                    coming += BACK[space]
                else:
                    before.add(space)
        now = before
    return now


def best_objectives(state: WesternTrailState, seat: int) -> int:
    """Categories 7 and 8 together, by trying everything (GW-14.8, GW-14.9, GW-16.2)."""
    goals = [*COMPONENTS.objectives, *COMPONENTS.starting_objectives]
    size, first = int(cards.CARDS), int(cards.CATTLE)
    area = [goal for goal in range(len(goals)) for _ in range(state.area[seat * len(goals) + goal])]
    herd = [
        goal
        for goal in range(len(COMPONENTS.objectives))
        for pile in (state.hands, state.decks, state.discards)
        for _ in range(pile[seat * size + first + goal])
    ]
    have = _things(state, seat)
    master = has(state.won[seat], railroad.FOR_OBJECTIVES)
    best = -1000
    for chosen in product("mo", repeat=len(area)):
        for added in product("mon", repeat=len(herd)):
            used = dict.fromkeys(have, 0)
            worth = number = 0
            for goal, how in zip([*area, *herd], [*chosen, *added], strict=True):
                if how == "n":
                    continue
                number += 1
                worth += goals[goal].points if how == "m" else -goals[goal].penalty
                if how == "m":
                    for need in goals[goal].needs:
                        used[need] += 1
            if all(used[need] <= have[need] for need in have):
                best = max(best, worth + (number // 2 * 3 if master else 0))
    return best


def _things(state: WesternTrailState, seat: int) -> dict[str, int]:
    size = int(cards.CARDS)
    values: dict[int, int] = {}
    for kind, row in enumerate(COMPONENTS.cattle):
        held = sum(pile[seat * size + kind] for pile in (state.hands, state.decks, state.discards))
        values[row.value] = values.get(row.value, 0) + held
    return {
        "building": sum(7 + seat * 10 <= tile < 17 + seat * 10 for tile in state.at),
        "green_teepee": state.teepees[seat * 2],
        "blue_teepee": state.teepees[seat * 2 + 1],
        "hazard": sum(state.hazards[seat * 15 : seat * 15 + 15]),
        "station": bin(state.stations[seat]).count("1"),
        "cattle_3": values[3],
        "cattle_4": values[4],
        "cattle_5": values[5],
        "san_francisco": state.cities[seat * 10 + 9],
    }
