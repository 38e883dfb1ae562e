"""An action packed into an int: its kind in the low six bits, its argument above.

Goods and workers are packs (packs.py), hexes are spots (layout.py), a bid is where the contractor will stand
(contractors.py).
"""

from typing import Final

from mypy_extensions import i64

# Chance
FIRST: Final[i64] = 0  # argument: the start player
SIDE: Final[i64] = 1  # argument: special side
TILE: Final[i64] = 2  # argument: landscape tile for the next slot
TURN: Final[i64] = 3  # argument: how far the next tile is turned
SPIN: Final[i64] = 4  # argument: sector of the wheel
EVENT: Final[i64] = 5  # argument: event card
SEE: Final[i64] = 6  # argument: kind of mountain tile

# Chance, or the start player
START: Final[i64] = 7  # argument: spot of the start tile

# Main actions
RECRUIT: Final[i64] = 8
BANK: Final[i64] = 9  # argument: space
WORK: Final[i64] = 10  # argument: area and number of the space
CITY: Final[i64] = 11
BUILD: Final[i64] = 12  # argument: spot

# What follows them
GRAIN: Final[i64] = 13  # argument: how many are paid
WORKERS: Final[i64] = 14  # argument: workers put on the space
SMALL: Final[i64] = 15  # argument: workers put on the small space
BID: Final[i64] = 16  # argument: row and column
UPGRADE: Final[i64] = 17  # argument: small goods exchanged for large ones
COLLECT: Final[i64] = 18  # argument: goods taken
SURCHARGE: Final[i64] = 19  # argument: good
LARGE: Final[i64] = 20  # argument: large goods paid
PIECE: Final[i64] = 21  # argument: kind of settlement
WATER: Final[i64] = 22  # argument: spot of the canteen
EXCHANGE: Final[i64] = 23  # argument: good given and good taken
STOP: Final[i64] = 24
RETURN: Final[i64] = 25  # argument: workers
INSTEAD: Final[i64] = 26  # argument: good for a missing good
INSTEAD_WORKER: Final[i64] = 27  # argument: worker for a missing worker
PASS: Final[i64] = 28

# Free actions
TRADE_GOOD: Final[i64] = 29  # argument: good
TRADE_SILVER: Final[i64] = 30
TRADE_WORKER: Final[i64] = 31  # argument: worker
SELL: Final[i64] = 32
HIRE: Final[i64] = 33
BUY: Final[i64] = 34  # argument: how many
USE: Final[i64] = 35  # argument: kind of mountain tile
SELL_WORKERS: Final[i64] = 36  # argument: workers
SELL_GOODS: Final[i64] = 37  # argument: goods

# The rest of a turn
INVITE: Final[i64] = 38  # argument: worker
LOOK: Final[i64] = 39
TAKE: Final[i64] = 40  # argument: spot of a mountain tile
SPEND: Final[i64] = 41
END: Final[i64] = 42


def kind_of(action: i64) -> i64:
    return action & 63


def argument_of(action: i64) -> i64:
    return action >> 6


def act(kind: i64, argument: i64) -> i64:
    return kind | argument << 6


def work(area: i64, number: i64) -> i64:
    """On the space with this number, from 0, in the area."""
    return act(WORK, area | number << 2)


def area_of_work(action: i64) -> i64:
    return argument_of(action) & 3


def number_of_work(action: i64) -> i64:
    return argument_of(action) >> 2


def exchange(given: i64, taken: i64) -> i64:
    return act(EXCHANGE, given | taken << 3)


def good_given(action: i64) -> i64:
    return argument_of(action) & 7


def good_taken(action: i64) -> i64:
    return argument_of(action) >> 3
