"""The names of what there is: kinds of hex, areas, rows of the city, special tiles, settlements, cards, mountain tiles.

The rules know each by its place in these lists.
"""
# Not compiled: words for the edge and for reading the components once.

from typing import Final

from bunkhouse.games.montana.rules.packs import GOOD_NAMES, SMALL_NAMES

KIND_NAMES: Final = ("land", "mountain", "lake", "river", "falls_lake", "lowland")
AREA_NAMES: Final = ("mine", "quarry", "grain_field", "vegetable_field")
AREA_GOODS: Final = ("copper", "stone", "grain", "pumpkin")
ROW_NAMES: Final = ("coppersmith", "stonemason", "foundry", "trading_post")
SIDE_NAMES: Final = ("bighorn_canyon", "granite_peak", "great_falls", "helena")
PIECE_NAMES: Final = ("regular", "market", "gate", "watchtower")
CLOSED_NAMES: Final = (*AREA_NAMES, "bank", "city")
RIVER_ENDS: Final = ("", "A", "B")

# Event cards by kind, and what the kind is shown with (MT-16.10 to MT-16.20)
EVENT_KINDS: Final = (
    "no_extra_recruits",
    "area_closed",
    "no_cattle_trade",
    "build_surcharge",
    "no_cattle_bonus",
    "no_worker_bonus",
    "rich_bonus",
    "sell_workers",
    "hire_worker",
    "sell_goods",
    "buy_goods",
)
EVENT_SHOWS: Final = {
    "area_closed": ("area", CLOSED_NAMES),
    "build_surcharge": ("good", SMALL_NAMES),
    "hire_worker": ("worker", SMALL_NAMES),
    "buy_goods": ("good", SMALL_NAMES),
}
EVENT_CARDS: Final = tuple((kind, shown) for kind in EVENT_KINDS for shown in EVENT_SHOWS.get(kind, ("", ("",)))[1])
"""Every card that can be in the deck as (kind, what it shows)."""

GOLD_KINDS: Final = ("silver", "good", "cattle_exchange", "worker")
GOLD_TILES: Final = (
    ("silver", ""),
    *(("good", good) for good in SMALL_NAMES),
    *(("cattle_exchange", good) for good in GOOD_NAMES[4:]),
    *(("worker", worker) for worker in SMALL_NAMES),
)
"""Every mountain tile that there can be as (kind, what it shows) (MT-17.9 to MT-17.12)."""
