"""Who may act or look: seats are 0, 1, 2 …; everybody else has a name here."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec

CHANCE: Final[i64] = -1  # dice, draws, spins: decided by whoever runs the game
NOBODY: Final[i64] = -2  # the game is over
SPECTATOR: Final[i64] = -3  # sees what everybody sees, decides nothing

MOST_SEATS: Final = 7
CHANCE_MASK: Final[i64] = 1 << MOST_SEATS
EVERYONE: Final[i64] = CHANCE_MASK - 1

MASK_OF_SEAT: Final[vec[i64]] = vec[i64]([1 << seat for seat in range(MOST_SEATS)])


def has(mask: i64, seat: i64) -> bool:
    """Whether the seat is in the mask."""
    return mask >> seat & 1 != 0


def seats_in(mask: i64) -> tuple[int, ...]:
    """The seats of the mask, the lowest first."""
    return tuple([seat for seat in range(MOST_SEATS) if has(mask, seat)])


def is_one(mask: i64) -> bool:
    """Whether there is only one seat in the mask, which is not empty."""
    return mask & mask - 1 == 0


def _lowest(mask: int) -> int:
    for seat in range(MOST_SEATS):
        if has(mask, seat):
            return seat
    return int(CHANCE)


LOWEST_SEAT: Final[vec[i64]] = vec[i64]([_lowest(mask) for mask in range(2 * int(CHANCE_MASK))])
"""The lowest seat in a mask; CHANCE where no seat is in it."""
