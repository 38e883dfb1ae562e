"""An area packed into one int, made so that joining two areas is one addition.

The root of an area in the union of its parts carries these fields; every one is a plain sum over the parts, except the
kind. Field widths are checked against the components when the tables are made (tiles.py).
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.core.vecs import vec

TRACK: Final[i64] = 0
MOUNTAIN: Final[i64] = 1
PRAIRIE: Final[i64] = 2
CITY: Final[i64] = 3
_SUMS: Final[i64] = ~3  # all fields but the kind, which alone is no sum

OPEN: Final[i64] = 1 << 2  # sides that face an empty space; of a city: rails whose track is not complete
TILES: Final[i64] = 1 << 9  # tiles of a track; of a city: distinct complete tracks that leave it
LOCOMOTIVE: Final[i64] = 1 << 16
NUGGET: Final[i64] = 1 << 20
TOKEN: Final[i64] = 1 << 27  # ore tokens in the pile of a mountain
TIPI: Final[i64] = 1 << 34
HERD: Final[i64] = 1 << 39
FORK: Final[i64] = 1 << 44  # rail parts on tiles that have several of them
FORK_TILE: Final[i64] = 1 << 20  # the numbers of those tiles; only tracks have it, where mountains have nuggets and ore
COWBOY: Final[i64] = 1 << 48  # three bits a seat
COWBOYS: Final[i64] = 0o77777 << 48

COWBOY_OF_SEAT: Final[vec[i64]] = vec[i64]([1 << 48 + 3 * seat for seat in range(5)])


def kind(area: i64) -> i64:
    return area & 3


def open_sides(area: i64) -> i64:
    return area >> 2 & 127


def tiles(area: i64) -> i64:
    return area >> 9 & 127


def locomotives(area: i64) -> i64:
    return area >> 16 & 15


def nuggets(area: i64) -> i64:
    return area >> 20 & 127


def pile(area: i64) -> i64:
    return area >> 27 & 127


def tipis(area: i64) -> i64:
    return area >> 34 & 31


def herds(area: i64) -> i64:
    return area >> 39 & 31


def forks(area: i64) -> i64:
    return area >> 44 & 15


def fork_tiles(area: i64) -> i64:
    return area >> 20 & 0x3FFF


def cowboys(area: i64, seat: i64) -> i64:
    return area >> 48 + 3 * seat & 7


def is_occupied(area: i64) -> bool:
    """Some cowboy stands on it (GR-5.5). Tents do not count (GR-5.6)."""
    return area & COWBOYS != 0


def without_cowboys(area: i64) -> i64:
    return area & ~COWBOYS


def joined(area: i64, other: i64) -> i64:
    """Both areas as one, of the kind of the first."""
    return area + (other & _SUMS)


def owners(area: i64) -> i64:
    """The mask of the seats with the most cowboys; ties share (GR-8.2, GR-10.6, GR-10.8). Empty without cowboys."""
    most: i64 = 1
    mask: i64 = 0
    for seat in range(5):
        count = cowboys(area, seat)
        if count > most:
            most = count
            mask = MASK_OF_SEAT[seat]
        elif count == most:
            mask |= MASK_OF_SEAT[seat]
    return mask


def track_points(area: i64) -> i64:
    """A complete track: one point a tile, doubled by exactly one locomotive (GR-8.5, GR-8.6)."""
    if locomotives(area) == 1:
        return 2 * tiles(area)
    return tiles(area)


def prairie_points(area: i64) -> i64:
    """Two points a tipi camp, four a herd (GR-10.9)."""
    return 2 * tipis(area) + 4 * herds(area)
