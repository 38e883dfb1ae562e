"""The map: hexes by coordinates, and the cells that they are for one number of players (MT-2.3, MT-2.4).

A cell is slot * 7 + place, the place being 0 for the middle of the slot and 1 to 6 clockwise. A face is a hex as
printed: tile * 7 + position. A spot is the coordinates in one int: how actions name a hex, whatever the layout.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec

NONE: Final[i64] = -1
CELLS: Final[i64] = 7  # of a tile
DIRECTIONS: Final[i64] = 6
FURTHEST: Final[i64] = 31  # coordinate either way
STEPS_AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise; the opposite is three on

_WIDTH: Final[i64] = 64
_ORIGIN: Final[i64] = 32


def spot(q: i64, r: i64) -> i64:
    return (q + _ORIGIN) * _WIDTH + r + _ORIGIN


def q_of(at: i64) -> i64:
    return at // _WIDTH - _ORIGIN


def r_of(at: i64) -> i64:
    return at % _WIDTH - _ORIGIN


def slot_of(cell: i64) -> i64:
    return cell // CELLS


def middle_of(slot: i64) -> i64:
    """The cell in the middle of the slot."""
    return slot * CELLS


def tile_of(face: i64) -> i64:
    return face // CELLS


def position_of(face: i64) -> i64:
    """Where on its tile the hex is printed."""
    return face % CELLS


class Layout:
    """The slots as cells that know their neighbours."""

    def __init__(self, slots: tuple[tuple[int, int], ...]) -> None:
        places: list[tuple[int, int]] = []
        for i, j in slots:
            middle = (2 * i - j, i + 3 * j)
            places.append(middle)
            places.extend((middle[0] + q, middle[1] + r) for q, r in STEPS_AROUND)
        self.slots: i64 = len(slots)
        self.cells: i64 = len(places)
        self.q = vec[i64]([q for q, _ in places])
        self.r = vec[i64]([r for _, r in places])
        at = {place: cell for cell, place in enumerate(places)}
        around = [[at.get((q + step[0], r + step[1]), -1) for step in STEPS_AROUND] for q, r in places]
        self.neighbours = vec[i64]([other for cells in around for other in cells])
        """cell * 6 + direction -> cell, or NONE beyond the rim"""
        self.beside = [vec[i64]([other for other in cells if other >= 0]) for cells in around]
        """cell -> the cells that touch it, clockwise"""
        self.spots = vec[i64]([spot(q, r) for q, r in places])
        """cell -> its spot"""
        self.at_spot = vec[i64]([at.get((int(q_of(each)), int(r_of(each))), -1) for each in range(_WIDTH * _WIDTH)])
        """spot -> cell, or NONE"""

    def __repr__(self) -> str:
        return f"<Layout: {self.slots} slots, {self.cells} cells>"
