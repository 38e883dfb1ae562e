"""A second opinion on Gold Rush: areas and points worked out from the bare board, by flood fill, as slowly as can be.

Deliberately shares nothing with the engine but components.toml: no tables, no packed ints, no incremental anything.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import bunkhouse.games.goldrush.rules.components as data

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TILES = {
    row["id"]: row
    for row in tomllib.loads(Path(data.__file__).parents[1].joinpath("components.toml").read_text())["tile"]
}

Spot = tuple[int, int, str]  # x, y, part


@dataclass
class NaiveArea:
    kind: str
    parts: set[Spot] = field(default_factory=set)
    open: int = 0
    locomotives: int = 0
    nuggets: int = 0
    tipis: int = 0
    herds: int = 0

    @property
    def tiles(self) -> int:
        return len({(x, y) for x, y, _ in self.parts})


@dataclass
class NaiveTable:
    seats: int
    tiles: dict[tuple[int, int], tuple[str, int]] = field(default_factory=dict)  # place -> face, turn
    cowboys: list[tuple[int, Spot]] = field(default_factory=list)
    tents: dict[int, Spot] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tiles[0, 0] = ("t22", 0)
        self.scores = [0] * self.seats

    def row(self, x: int, y: int) -> tuple[dict, dict]:  # type: ignore[type-arg]
        """The landscape and the variant of the tile that lies there."""
        landscape, _, variant = self.tiles[x, y][0].partition(".")
        row = TILES[landscape]
        found = [entry for entry in row.get("variants", []) if entry["id"] == variant]
        return row, found[0] if found else {}

    def rim(self) -> dict[tuple[int, int, str], Spot]:
        """What reaches each side (N) and half-side (N0, N1) of every tile."""
        rim = {}
        for (x, y), (_, turn) in self.tiles.items():
            row, _ = self.row(x, y)
            for part in row.get("rails", []) + row.get("mountains", []):
                for side in part["sides"]:
                    rim[x, y, turned(side, turn)] = (x, y, part["id"])
            for part in row.get("prairies", []):
                for half in part["halves"]:
                    rim[x, y, turned(half[0], turn) + half[1]] = (x, y, part["id"])
        return rim

    def areas(self) -> list[NaiveArea]:
        rim = self.rim()
        touching: dict[Spot, set[Spot]] = {}
        for x, y in self.tiles:
            row, _ = self.row(x, y)
            for part in row.get("rails", []) + row.get("mountains", []) + row.get("prairies", []):
                touching[x, y, part["id"]] = set()
        for (x, y, place), spot in rim.items():
            dx, dy = STEP[place[0]]
            across = turned(place[0], 2) + {"": "", "0": "1", "1": "0"}[place[1:]]
            if (x + dx, y + dy, across) in rim:
                touching[spot].add(rim[x + dx, y + dy, across])
        areas, seen = [], set()
        for start in touching:
            if start not in seen:
                parts, queue = set(), [start]
                while queue:
                    here = queue.pop()
                    if here not in parts:
                        parts.add(here)
                        queue += touching[here]
                seen |= parts
                areas.append(self.measured(parts))
        return areas

    def measured(self, parts: set[Spot]) -> NaiveArea:
        area = NaiveArea({"r": "track", "m": "mountain", "p": "prairie"}[next(iter(parts))[2][0]], parts)
        for x, y, name in parts:
            row, variant = self.row(x, y)
            part = next(
                entry
                for entry in row.get("rails", []) + row.get("mountains", []) + row.get("prairies", [])
                if entry["id"] == name
            )
            for side in part.get("sides", []):
                dx, dy = STEP[turned(side, self.tiles[x, y][1])]
                area.open += (x + dx, y + dy) not in self.tiles
            area.locomotives += part.get("locomotives", 0)
            area.nuggets += part.get("nuggets", 0)
            area.tipis += variant.get("tipis", {}).get(name, 0)
            area.herds += variant.get("herds", {}).get(name, 0)
        return area

    def city_tracks(self, spot: Spot, areas: list[NaiveArea]) -> list[NaiveArea]:
        """The distinct tracks that leave the city on this tile."""
        row, _ = self.row(spot[0], spot[1])
        return [area for area in areas if any((spot[0], spot[1], rail) in area.parts for rail in row["city"]["rails"])]

    def owners(self, parts: set[Spot]) -> list[int]:
        count = Counter(seat for seat, spot in self.cowboys if spot in parts)
        return [seat for seat in count if count[seat] == max(count.values())]

    def end_turn(self) -> None:
        """Score whatever is complete and occupied, and send the figures home."""
        areas = self.areas()
        home: set[Spot] = set()
        for area in areas:
            if area.kind != "prairie" and area.open == 0:
                points = area.nuggets if area.kind == "mountain" else area.tiles * (2 if area.locomotives == 1 else 1)
                for seat in self.owners(area.parts):
                    self.scores[seat] += points
                home |= area.parts
        for seat, spot in self.cowboys:
            if spot[2] == "c1" and all(track.open == 0 for track in self.city_tracks(spot, areas)):
                self.scores[seat] += 3 * len(self.city_tracks(spot, areas))
                home.add(spot)
        self.cowboys = [(seat, spot) for seat, spot in self.cowboys if spot not in home]
        self.tents = {seat: spot for seat, spot in self.tents.items() if spot not in home}

    def final_points(self) -> list[int]:
        points = [0] * self.seats
        areas = self.areas()
        for area in areas:
            worth = {"mountain": area.nuggets, "track": area.tiles, "prairie": 2 * area.tipis + 4 * area.herds}
            for seat in self.owners(area.parts):
                points[seat] += worth[area.kind]
        for seat, spot in self.cowboys:
            if spot[2] == "c1":
                points[seat] += 3 * sum(track.open == 0 for track in self.city_tracks(spot, areas))
        return points

    def fits(self, x: int, y: int, face: str, turn: int) -> bool:
        """Whether the face continues every neighbour there, and has one (GR-4.4, GR-4.5)."""
        edges = TILES[face.partition(".")[0]]["edges"]
        beside = 0
        for index, side in enumerate(SIDES):
            dx, dy = STEP[side]
            if (x + dx, y + dy) in self.tiles:
                other, other_turn = self.tiles[x + dx, y + dy]
                beside += 1
                theirs = TILES[other.partition(".")[0]]["edges"][(index + 2 - other_turn) % 4]
                if theirs != edges[(index - turn) % 4]:
                    return False
        return beside > 0 and (x, y) not in self.tiles

    def placements(self, face: str) -> set[tuple[int, int, int]]:
        around = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEP.values()}
        return {(x, y, turn) for x, y in around for turn in range(4) if self.fits(x, y, face, turn)}

    def cowboy_parts(self, x: int, y: int) -> set[str]:
        """The parts of the tile there on which a cowboy may be put (GR-5.5)."""
        areas = self.areas()
        row, _ = self.row(x, y)
        free = {"c1"} if "city" in row else set()
        for part in row.get("rails", []) + row.get("mountains", []) + row.get("prairies", []):
            parts = next(area.parts for area in areas if (x, y, part["id"]) in area.parts)
            if not self.owners(parts):
                free.add(part["id"])
        return free

    def tent_spots(self) -> set[Spot]:
        taken = {spot for _, spot in self.cowboys} | set(self.tents.values())
        open_mountains = [area for area in self.areas() if area.kind == "mountain" and area.open]
        return {spot for area in open_mountains for spot in area.parts} - taken


def turned(side: str, turn: int) -> str:
    return SIDES[(SIDES.index(side) + turn) % 4]
