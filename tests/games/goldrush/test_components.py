"""What must hold of components.toml (GR-1): whoever corrects a tile learns here whether everything still fits."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bunkhouse.games.goldrush.edge.report import ROLES
from bunkhouse.games.goldrush.rules import components
from bunkhouse.games.goldrush.rules.state import COWBOYS

COMPONENTS: dict[str, Any] = tomllib.loads(Path(components.__file__).parents[1].joinpath("components.toml").read_text())
PRINTED = COMPONENTS["rulebook_counts"]
KNOWN = COMPONENTS["constraints"]
TILES = COMPONENTS["tile"]
SIDES = "NESW"

each_tile = pytest.mark.parametrize("tile", TILES, ids=[tile["id"] for tile in TILES])


def variants(tile: dict[str, Any]) -> list[dict[str, Any]]:
    return tile.get("variants") or [{"id": "a", "count": tile["count"]}]


def prairie_of_half(tile: dict[str, Any]) -> dict[str, str]:
    return {half: prairie["id"] for prairie in tile["prairies"] for half in prairie["halves"]}


@each_tile
def test_sides_belong_to_their_parts(tile: dict[str, Any]) -> None:
    """GR-1.2, GR-1.9"""
    for letter, parts in (("R", tile.get("rails", [])), ("M", tile.get("mountains", []))):
        used = Counter(side for part in parts for side in part["sides"])
        assert used == Counter(side for side, edge in zip(SIDES, tile["edges"], strict=True) if edge == letter)
    halves = Counter(half for prairie in tile["prairies"] for half in prairie["halves"])
    wanted = [side + half for side, edge in zip(SIDES, tile["edges"], strict=True) if edge in "PR" for half in "01"]
    assert halves == Counter(wanted)
    owner = prairie_of_half(tile)
    for side, edge in zip(SIDES, tile["edges"], strict=True):
        if edge == "P":
            assert owner[side + "0"] == owner[side + "1"]
        if edge == "R":
            assert owner[side + "0"] != owner[side + "1"], "a rail divides the prairie"


@each_tile
def test_rails_run_through_or_end_at_something(tile: dict[str, Any]) -> None:
    """GR-1.9"""
    for rail in tile.get("rails", []):
        if len(rail["sides"]) == 2:
            assert "end" not in rail
            continue
        assert len(rail["sides"]) == 1
        if rail["end"] == "mountain":
            assert rail["end_ref"] in [mountain["id"] for mountain in tile["mountains"]]
        else:
            assert rail["id"] in tile[rail["end"]]["rails"]
            assert tile[rail["end"]]["id"] == rail["end_ref"]


@each_tile
def test_nothing_crosses(tile: dict[str, Any]) -> None:
    """Walking round the rim, two areas of a tile change places at most twice (GR-9.3)."""
    ends = {rail["id"]: rail["end_ref"] for rail in tile.get("rails", []) if "end" in rail}
    owner = prairie_of_half(tile)
    rim = []
    for side, edge in zip(SIDES, tile["edges"], strict=True):
        if edge == "M":
            rim.append(next(rock["id"] for rock in tile["mountains"] if side in rock["sides"]))
        else:
            rail = next((rail["id"] for rail in tile.get("rails", []) if side in rail["sides"]), None)
            middle = owner[side + "0"] if rail is None else ends.get(rail, rail)
            rim += [owner[side + "0"], middle, owner[side + "1"]]
    for one in set(rim):
        for other in set(rim) - {one}:
            walk = [part for part in rim if part in (one, other)]
            assert sum(here != before for here, before in zip(walk, walk[-1:] + walk[:-1], strict=True)) <= 2


@each_tile
def test_symbols(tile: dict[str, Any]) -> None:
    """GR-1.3"""
    for mountain in tile.get("mountains", []):
        assert mountain["nuggets"] >= KNOWN["nuggets_per_mountain_min"]
    assert sum(rock["nuggets"] for rock in tile.get("mountains", [])) <= KNOWN["nuggets_per_tile_max"]
    assert sum(variant["count"] for variant in variants(tile)) == tile["count"]
    assert tile["varied"] == (len(variants(tile)) > 1)
    named = {prairie["id"] for prairie in tile["prairies"]}
    for variant in variants(tile):
        for symbol in ("tipis", "herds"):
            assert set(variant.get(symbol, {})) <= named


def test_counts_of_the_overview() -> None:
    """GR-1.1, GR-1.6"""
    found = [f"{t['count']}{'*' if t['varied'] else ''}{'S' if t.get('start') else ''}" for t in TILES]
    assert found == PRINTED["overview"]
    assert (
        sum(tile["count"] for tile in TILES)
        == PRINTED["land_tiles"]
        == sum(face.count for face in components.FACES)
        == 72
    )
    assert [token["count"] for token in COMPONENTS["ore_token"]] == PRINTED["ore_overview"]
    assert sum(count for _, count in components.ORE_TOKENS) == PRINTED["ore_tokens"] == 63
    assert sorted(value for value, _ in components.ORE_TOKENS) == [0, 1, 2, 3, 5]


def test_what_is_known_of_the_whole_set() -> None:
    nuggets = sum(rock["nuggets"] * tile["count"] for tile in TILES for rock in tile.get("mountains", []))
    assert nuggets == KNOWN["nuggets_total"] <= PRINTED["ore_tokens"]
    cities = [tile for tile in TILES if "city" in tile]
    assert sum(tile["count"] for tile in cities) == KNOWN["cities_total"]
    assert {len(tile["city"]["rails"]) for tile in cities} == set(KNOWN["city_rails"])
    assert not any(tile.get("mountains") for tile in cities) or KNOWN["city_tiles_have_mountains"]
    start = next(tile for tile in TILES if tile.get("start"))
    assert sum(rock["nuggets"] for rock in start["mountains"]) == KNOWN["start_tile_nuggets"]
    assert len(start["mountains"][0]["sides"]) == KNOWN["start_mountain_sides"]


def test_figures_and_score_track() -> None:
    """GR-1.4, GR-1.5, GR-1.7"""
    figures = COMPONENTS["figures"]
    assert len(figures["colours"]) == PRINTED["colours"] == COMPONENTS["game"]["players_max"] == 5
    assert figures["cowboys_per_player"] * PRINTED["colours"] == PRINTED["cowboys"] == 25
    assert figures["cowboys_in_supply_at_start"] + figures["cowboys_on_score_track"] == figures["cowboys_per_player"]
    assert figures["cowboys_in_supply_at_start"] == COWBOYS
    assert {role: figures["roles"][role] for role in ROLES} == figures["roles"]
    assert figures["tents_per_player"] * PRINTED["colours"] == PRINTED["tents"] == 5
    assert COMPONENTS["score_track"]["spaces"] == PRINTED["score_track_spaces"] == 50
