"""Where a contractor stands in the city, packed into an int (`state.contractors`, and the argument of a bid).

Three bits for the row, the column above; below nothing where it stands in no row.
"""

from typing import Final

from mypy_extensions import i64

AT_HOME: Final[i64] = -1
IN_STORE: Final[i64] = -2  # passed (MT-6.3.6)


def standing(row: i64, column: i64) -> i64:
    return row | column << 3


def is_standing(contractor: i64) -> bool:
    """Whether it stands in a row."""
    return contractor >= 0


def row_of(contractor: i64) -> i64:
    return contractor & 7


def column_of(contractor: i64) -> i64:
    return contractor >> 3
