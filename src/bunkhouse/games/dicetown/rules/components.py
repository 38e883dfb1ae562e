"""The components as printed: `components.toml` read into typed rows; cards.py and dice.py make tables from it."""
# Not compiled: it reads a file once.

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True, slots=True)
class StoreCard:
    """A kind of General Store card (DT-1.3)."""

    id: str
    copies: int
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class Components:
    faces: tuple[str, ...]  # lowest first (DT-1.2)
    store_cards: tuple[StoreCard, ...]
    claims: tuple[tuple[int, int], ...]  # (value, copies); another distribution may stand there (DT-1.4, DT-16.10)
    dice: int  # of a player
    prices: tuple[int, ...]  # of keeping so many dice
    notes_per_player: int
    bank_notes: int
    nuggets: int
    row_size: int
    joe_dollars: int
    raid_dollars: int
    raid_nuggets: int
    fenced_at_once: int
    sheriff_points: int
    dollars_per_point: int


def read_components(path: Path) -> Components:
    with path.open("rb") as file:
        data = tomllib.load(file)
    dice, price = data["setup"]["dice_per_player"], data["keep_cost"]
    consolations = {row["id"]: row for row in data["doc_options"]}
    return Components(
        faces=tuple(face["id"] for face in data["faces"]),
        store_cards=tuple(
            StoreCard(card["id"], card["copies"], card["vp"], card["rule"]) for card in data["store_cards"]
        ),
        claims=tuple((claim["value"], claim["copies"]) for claim in data["claims"]),
        dice=dice,
        prices=(price["none"], *(price["one"] + price["per_extra"] * more for more in range(dice))),
        notes_per_player=data["setup"]["notes_per_player"],
        bank_notes=data["setup"]["bank_notes"],
        nuggets=data["setup"]["mine_nuggets"],
        row_size=data["setup"]["claim_row_size"],
        joe_dollars=next(card["amount_dollars"] for card in data["store_cards"] if card["immediate"]),
        raid_dollars=consolations["small_raid"]["dollars_from_each"],
        raid_nuggets=consolations["big_raid"]["nuggets_from_each"],
        fenced_at_once=consolations["fence"]["claims"],
        sheriff_points=data["scoring"]["sheriff"],
        dollars_per_point=data["scoring"]["dollars_per_vp"],
    )


COMPONENTS: Final = read_components(Path(__file__).parents[1].joinpath("components.toml"))
