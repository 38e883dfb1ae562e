"""The large spaces of the goods areas in one row, area by area (MT-6.2.1); a small space has its large one's number."""

from typing import Final

from mypy_extensions import i64

AREAS: Final[i64] = 4
SPACES: Final[i64] = 3  # of an area


def space_at(area: i64, number: i64) -> i64:
    """The space with this number, from 0, in the area."""
    return area * SPACES + number


def area_of(space: i64) -> i64:
    return space // SPACES


def number_of(space: i64) -> i64:
    """Its number in its area, from 0."""
    return space % SPACES
