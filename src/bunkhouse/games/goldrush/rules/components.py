"""The components as printed: `components.toml` read into typed rows; tiles.py makes tables for the rules from it."""
# Not compiled: it reads a file once.

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SIDES: Final = "NESW"
HALVES: Final = ("N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1")


@dataclass(frozen=True, slots=True)
class Rail:
    sides: tuple[str, ...]
    locomotives: int
    end: str  # "", "junction", "city" or "mountain" (GR-1.9)


@dataclass(frozen=True, slots=True)
class Mountain:
    sides: tuple[str, ...]
    nuggets: int


@dataclass(frozen=True, slots=True)
class Prairie:
    """What lies between rails, mountains and the rim; a prairie never passes through a city (GR-9.3)."""

    halves: tuple[str, ...]
    tipis: int
    herds: int


@dataclass(frozen=True, slots=True)
class Face:
    """One landscape with its symbols, as it is printed on `count` tiles (GR-1.1 to GR-1.3)."""

    name: str  # "t16", or "t01.c" where a landscape has variants
    landscape: str
    variant: str
    edges: str  # four letters clockwise from the top: P prairie, R rail, M mountain
    count: int
    rails: tuple[Rail, ...]  # r1, r2, …
    mountains: tuple[Mountain, ...]  # m1, m2, …
    prairies: tuple[Prairie, ...]  # p1, p2, …
    city: bool  # c1; all rails of the tile lead into it
    is_start: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """What a player has of one colour, and what a cowboy is called by the kind of part that he stands on (GR-1.4)."""

    cowboys: int  # for the tiles; one more is the score marker
    role_of: dict[str, str]


def read_components(path: Path) -> tuple[list[Face], list[tuple[int, int]], Figures]:
    """All faces in the order of the overview, the ore tokens as (value, count), and the figures of a player."""
    with path.open("rb") as file:
        data = tomllib.load(file)
    faces: list[Face] = []
    for row in data["tile"]:
        variants = row.get("variants") or [{"id": "a", "count": row["count"]}]
        for part in ("rails", "mountains", "prairies"):
            named = [entry["id"] for entry in row.get(part, [])]
            wanted = [f"{part[0]}{number + 1}" for number in range(len(named))]
            if named != wanted or len(named) > 4:
                raise ValueError(f"{row['id']}: {part} must be {part[0]}1, {part[0]}2 … and four at the most")
        for variant in variants:
            faces.append(
                Face(
                    name=f"{row['id']}.{variant['id']}" if len(variants) > 1 else row["id"],
                    landscape=row["id"],
                    variant=variant["id"],
                    edges=row["edges"],
                    count=variant["count"],
                    rails=tuple(
                        Rail(tuple(rail["sides"]), rail["locomotives"], rail.get("end", ""))
                        for rail in row.get("rails", [])
                    ),
                    mountains=tuple(
                        Mountain(tuple(mountain["sides"]), mountain["nuggets"]) for mountain in row.get("mountains", [])
                    ),
                    prairies=tuple(
                        Prairie(
                            tuple(prairie["halves"]),
                            variant.get("tipis", {}).get(prairie["id"], 0),
                            variant.get("herds", {}).get(prairie["id"], 0),
                        )
                        for prairie in row.get("prairies", [])
                    ),
                    city="city" in row,
                    is_start=row.get("start", False),
                )
            )
    figures = data["figures"]
    if figures["tents_per_player"] != 1:
        raise ValueError("a player has one tent: a position has no room for more")
    return (
        faces,
        [(token["value"], token["count"]) for token in data["ore_token"]],
        Figures(figures["cowboys_in_supply_at_start"], {part: role for role, part in figures["roles"].items()}),
    )


FACES, ORE_TOKENS, FIGURES = read_components(Path(__file__).parents[1].joinpath("components.toml"))
