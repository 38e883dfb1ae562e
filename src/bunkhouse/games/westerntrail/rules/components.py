"""The components as printed: `components.toml` read into typed rows (GW-1.1 to GW-1.7).

trail.py, cards.py, tiles.py, railroad.py, board.py and tasks.py make tables from them."""
# Not compiled: it reads a file once.

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bunkhouse.games.westerntrail.rules.rows import (
    AuxiliaryRow,
    Building,
    ByPlayers,
    CattleRow,
    CityRow,
    Components,
    DiscRow,
    Effect,
    LinkRow,
    MasterRow,
    ObjectiveRow,
    Proportions,
    PurchaseRow,
    Slot,
    Space,
    StationRow,
    SupplyRow,
    Task,
)

REQUIREMENTS: Final = ("discard", "pay", "engine_back", "engine_back_min")
COUNTING: Final = ("money_per", "certificate_per", "engine_per", "draw_per")
MOST: Final = 99  # "certificate = max"

Row = dict[str, object]


def _int(row: Mapping[str, object], name: str, default: int = 0) -> int:
    value = row.get(name, default)
    assert isinstance(value, int)
    return value


def _str(row: Mapping[str, object], name: str) -> str:
    value = row.get(name, "")
    assert isinstance(value, str)
    return value


def _rows(row: Mapping[str, object], name: str) -> list[Row]:
    value = row.get(name, [])
    assert isinstance(value, list)
    return value


def _table(row: Mapping[str, object], name: str) -> Row:
    value = row[name]
    assert isinstance(value, dict)
    return value


def _strs(row: Mapping[str, object], name: str) -> tuple[str, ...]:
    value = row.get(name, [])
    assert isinstance(value, list)
    return tuple(map(str, value))


def _ints(row: Mapping[str, object], name: str) -> tuple[int, ...]:
    value = row[name]
    assert isinstance(value, list)
    return tuple(map(int, value))


def _effect(row: Row, is_requirement: bool) -> Effect:
    verb = next(iter(row))
    value = row[verb]
    if verb in COUNTING:
        return Effect(verb, _int(row, "rate", 1), str(value), is_requirement)
    if verb == "discard":
        return Effect(verb, _int(row, "n"), str(value), is_requirement)
    if verb == "draw":
        return Effect("draw_up_to" if row["up_to"] else "draw", _int(row, verb), "", is_requirement)
    if value == "max":
        return Effect(verb, MOST, "", is_requirement)
    if isinstance(value, str):
        return Effect(verb, 0, value, is_requirement)
    assert isinstance(value, int)
    return Effect(verb, int(value), "", is_requirement)


def _task(id: str, row: Row) -> Task:
    needed = tuple(_effect(effect, True) for effect in _rows(row, "req"))
    return Task(id, needed + tuple(_effect(effect, False) for effect in _rows(row, "rew")))


def _slot(id: str, row: Row) -> Slot:
    choice = _rows(row, "choice")
    if choice:
        return Slot(id, tuple(_task(f"{id}_{number}", task) for number, task in enumerate(choice, 1)))
    return Slot(id, (_task(id, row),))


def _slots(id: str, row: Row) -> tuple[Slot, ...]:
    return tuple(_slot(f"{id}_{number}", action) for number, action in enumerate(_rows(row, "actions"), 1))


def _space(row: Row) -> Space:
    return Space(
        id=_str(row, "id"),
        kind=_str(row, "kind"),
        next=_strs(row, "next"),
        forest=bool(row.get("forest", False)),
        special=_str(row, "special"),
        zone=_str(row, "zone"),
        number=_int(row, "number"),
        money=_int(row, "money"),
        off_trail=bool(row.get("off_trail", False)),
    )


def _building(row: Row) -> Building:
    id = _str(row, "id") or f"{_int(row, 'number')}{_str(row, 'side')}"
    return Building(id, _int(row, "craftsmen"), _int(row, "vp"), _strs(row, "hands"), _slots(id, row))


def _supply(row: Row) -> list[SupplyRow]:
    kind, pile = _str(row, "kind"), _int(row, "pile")
    if kind == "worker":
        worker = _str(row, "worker")
        return [SupplyRow(worker, pile, kind, worker, 0, "", _int(row, "count"))]
    if kind == "teepee":
        colour = _str(row, "colour")
        return [SupplyRow(f"{colour}_teepee", pile, kind, colour, 0, _str(row, "hand"), _int(row, "count"))]
    zone = _str(row, "zone")
    found: dict[tuple[int, str], int] = {}
    for tile in _rows(row, "tiles"):
        key = _int(tile, "vp"), _str(tile, "hand")
        found[key] = found.get(key, 0) + 1
    return [
        SupplyRow(f"{zone}_{points}_{hand}", pile, kind, zone, points, hand, count)
        for (points, hand), count in found.items()
    ]


def _cattle(row: Row) -> list[CattleRow]:
    breed, points = _str(row, "id"), _table(row, "vp")
    return [
        CattleRow(
            id=breed if len(points) == 1 else f"{breed}_{worth}",
            breed=breed,
            value=_int(row, "value"),
            points=int(worth),
            count=_int(points, worth),
            market=row["owner"] == "market",
        )
        for worth in points
    ]


def _objective(row: Row) -> ObjectiveRow:
    id = _str(row, "id")
    slot = _slot(id, _table(row, "immediate")) if "immediate" in row else None
    return ObjectiveRow(
        id, _int(row, "copies", 1), _strs(row, "needs"), _int(row, "points"), _int(row, "penalty"), slot
    )


def _station(row: Row) -> StationRow:
    turnout = bool(row["turnout"])
    return StationRow(
        id=_str(row, "id"),
        after=_int(row, "after" if turnout else "at"),
        cost=_int(row, "cost"),
        points=_int(row, "vp"),
        black=row["disc"] == "black",
        master=bool(row["master"]),
        turnout=turnout,
    )


def _master(row: Row) -> MasterRow:
    id, scoring = _str(row, "id"), _table(row, "scoring")
    slot = _slot(f"master_{id}", _table(row, "immediate")) if "immediate" in row else None
    certificates = _int(row, "permanent_certificates")
    return MasterRow(id, certificates, slot, _str(scoring, "per"), _int(scoring, "group"), _int(scoring, "vp"))


def _city(row: Row) -> CityRow:
    black, repeat = row["disc"] == "black", bool(row["repeat"])
    return CityRow(_str(row, "id"), _int(row, "value"), black, repeat, _int(row, "vp_each"), _int(row, "money_each"))


def _disc(row: Row) -> DiscRow:
    money, cost, points = _int(row, "money_on_removal"), _int(row, "cost_on_removal"), _int(row, "vp_at_end")
    return DiscRow(_str(row, "id"), row["background"] == "black", _str(row, "frees"), money, cost, points)


def _auxiliary(row: Row) -> AuxiliaryRow:
    id = _str(row, "id")
    single, double = _task(f"{id}_single", _table(row, "single")), _task(f"{id}_double", _table(row, "double"))
    return AuxiliaryRow(id, _int(row, "free_at_start"), single, double)


def _by_players(row: Row) -> ByPlayers:
    return ByPlayers(**{name: _int(row, name) for name in ByPlayers.__slots__})


def _numbers(row: Row, name: str) -> dict[str, int]:
    table = _table(row, name)
    return {key: _int(table, key) for key in table}


def _proportions(row: Row) -> Proportions:
    return Proportions(tuple(_numbers(row, f"pile_{pile}") for pile in (1, 2, 3)), _numbers(row, "market"))


def _bonuses(rows: list[Row]) -> dict[tuple[str, int], Slot]:
    return {
        (_str(row, "worker"), _int(bonus, "column")): _slot(f"{_str(row, 'worker')}_{_int(bonus, 'column')}", bonus)
        for row in rows
        for bonus in _rows(row, "bonus")
    }


def read_components(path: Path) -> Components:
    with path.open("rb") as file:
        data: Row = tomllib.load(file)
    jobs, market, rails = _table(data, "job_market"), _table(data, "cattle_market"), _table(data, "railroad")
    workers, setup, scoring = _table(data, "workers"), _table(data, "setup"), _table(data, "scoring")
    specials, players = _table(data, "special_actions"), _table(data, "by_players")
    certificates, proportions = _table(data, "certificates"), _table(data, "proportions")
    return Components(
        spaces=tuple(map(_space, _rows(data, "locations"))),
        village=_strs(_table(data, "village"), "fill_order"),
        specials=tuple(_slot(id, _table(specials, id)) for id in specials),
        neutrals=tuple(map(_building, _rows(data, "neutral_buildings"))),
        buildings=tuple(map(_building, _rows(data, "player_buildings"))),
        supply=tuple(row for rows in _rows(data, "supply") for row in _supply(rows)),
        fees=tuple(_int(row, "fee") for row in _rows(jobs, "rows")),
        yellow_rows=tuple(_int(row, "row") - 1 for row in _rows(jobs, "rows") if row["arrow"] == "yellow"),
        token_start_row=_int(jobs, "token_start_row") - 1,
        token_points=_int(jobs, "token_vp"),
        cattle=tuple(row for rows in _rows(data, "breeds") for row in _cattle(rows)),
        purchases=tuple(
            PurchaseRow(
                _str(row, "id"), _int(row, "cowboys"), _int(row, "value"), _int(row, "cards"), _int(row, "price")
            )
            for row in _rows(market, "options")
        ),
        cards_per_cowboy=_int(market, "cards_per_idle_cowboy"),
        objectives=tuple(map(_objective, _rows(data, "objectives"))),
        starting_objectives=tuple(map(_objective, _rows(data, "starting_objectives"))),
        rail_last=_int(rails, "last"),
        line_end_money=_int(rails, "end_of_line_money"),
        crossings=_ints(rails, "crossings_after"),
        stations=tuple(map(_station, _rows(rails, "stations"))),
        cities=tuple(map(_city, _rows(data, "cities"))),
        links=tuple(
            LinkRow(_str(row, "a"), _str(row, "b"), _int(row, "vp"), _int(row, "objective") == 1)
            for row in _rows(_table(data, "city_links"), "links")
        ),
        masters=tuple(map(_master, _rows(data, "station_masters"))),
        certificate_track=_ints(certificates, "track"),
        certificate_limit=_int(certificates, "limit_start"),
        discs=tuple(map(_disc, _rows(data, "discs"))),
        auxiliaries=tuple(map(_auxiliary, _rows(data, "auxiliary"))),
        worker_columns=_int(workers, "columns"),
        worker_points=_int(workers, "vp_each"),
        scoring_columns=_ints(workers, "scoring_columns"),
        bonuses=_bonuses(_rows(workers, "rows")),
        by_players={int(number): _by_players(_table(players, number)) for number in players},
        proportions={int(number): _proportions(_table(proportions, number)) for number in proportions},
        most_bid=_int(_table(data, "bidding"), "most"),
        start_money=_ints(setup, "start_money"),
        start_hand=_int(setup, "start_hand"),
        hand_limit=_int(setup, "hand_limit"),
        first_tiles=_int(setup, "first_tiles_on_board"),
        display_size=_int(setup, "objective_display"),
        dollars_per_point=_int(scoring, "dollars_per_point"),
        categories=_strs(scoring, "order"),
    )


COMPONENTS: Final = read_components(Path(__file__).parents[1].joinpath("components.toml"))
