"""Goods, workers and hexes in words, as events, choices, views, notation and scenarios tell them."""

import re

from bunkhouse.games.montana.rules.layout import FURTHEST, NONE, Layout, spot
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, MOST, SMALL_NAMES, count, pack_counted

Place = tuple[int, int]  # q, r


def packed_words(pack: int) -> str:
    """`2 grain + 1 stone`, or `none`."""
    told = [f"{number} {name}" for name, number in goods_by_name(pack).items() if number]
    return " + ".join(told) or "none"


def pack_of(words: str) -> int:
    """The pack that `packed_words` tells; raises ValueError."""
    if words == "none":
        return 0
    pack = 0
    for part in words.split(" + "):
        number, _, name = part.partition(" ")
        if not 0 < int(number) < MOST:
            raise ValueError(number)
        pack += pack_counted({name: int(number)})
    return pack


def listed_pack(pack: int) -> str:
    """Piece by piece: `grain grain stone`, or `none`."""
    names = [name for name, number in goods_by_name(pack).items() for _ in range(number)]
    return " ".join(names) or "none"


def goods_by_name(goods: int) -> dict[str, int]:
    return {name: count(goods, kind) for kind, name in enumerate(GOOD_NAMES)}


def workers_by_name(workers: int) -> dict[str, int]:
    return {name: count(workers, colour) for colour, name in enumerate(SMALL_NAMES)}


def place_at(layout: Layout, cell: int) -> Place:
    return layout.q[cell], layout.r[cell]


def spot_named(words: str) -> int:
    """The spot of `q,r`; raises ValueError."""
    found = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", words)
    if found is None or max(abs(int(found[1])), abs(int(found[2]))) > FURTHEST:
        raise ValueError(words)
    return spot(int(found[1]), int(found[2]))


def cell_named(layout: Layout, words: str) -> int:
    """The cell at `q,r`; raises ValueError if the map has none there."""
    cell = layout.at_spot[spot_named(words)]
    if cell == NONE:
        raise ValueError(words)
    return int(cell)
