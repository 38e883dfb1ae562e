"""The kinds of frames: what can be pending, and what is packed into their arguments. steps.py says which step answers
each."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of

# Setting up (MT-3)
SPECIAL_SIDE: Final[i64] = 0  # chance
DRAW_TILE: Final[i64] = 1  # chance; argument: slot
TURN_TILE: Final[i64] = 2  # chance; argument: slot
LAY_MAP: Final[i64] = 3
START_PLAYER: Final[i64] = 4  # chance
START_FIELD: Final[i64] = 5  # chance, or the start player
PLACE_PIECES: Final[i64] = 6
FIRST_SPIN: Final[i64] = 7  # chance; argument: seat

# The turn (MT-4)
TURN: Final[i64] = 8  # argument: 1 for an extra turn
DRAW_EVENT: Final[i64] = 9  # chance
TURN_START: Final[i64] = 10
INVITE: Final[i64] = 11
MAIN: Final[i64] = 12  # the main action is still to be asked
CHOOSE_MAIN: Final[i64] = 13
AFTER_MAIN: Final[i64] = 14
CHOOSE_AFTER: Final[i64] = 15
END_TURN: Final[i64] = 16
LOOK: Final[i64] = 17
SEE: Final[i64] = 18  # chance; argument: cell
TAKE: Final[i64] = 19
CANTEEN: Final[i64] = 20
SPEND: Final[i64] = 21
NEXT_PLAYER: Final[i64] = 22

# Recruit (MT-5)
SPIN: Final[i64] = 23  # chance
EXTRA: Final[i64] = 24
PAY_GRAIN: Final[i64] = 25
OVERFLOW: Final[i64] = 26  # argument: seat
RETURN: Final[i64] = 27

# Work (MT-6)
BANK_WORKERS: Final[i64] = 28  # argument: space
AREA_WORKERS: Final[i64] = 29  # argument: space of an area
SMALL_SPACE: Final[i64] = 30  # argument: space of an area
SMALL_WORKERS: Final[i64] = 31  # argument: space of an area
OPEN_BID: Final[i64] = 32
NEXT_BIDDER: Final[i64] = 33  # argument: how many places from the starter
BIDDER: Final[i64] = 34  # argument: seat
BID: Final[i64] = 35
REWARDS: Final[i64] = 36  # argument: how many places from the starter
REWARD: Final[i64] = 37  # argument: row

# Build (MT-7)
SURCHARGE: Final[i64] = 38  # argument: cell and goods still due
LARGE: Final[i64] = 39  # argument: cell
PIECE: Final[i64] = 40  # argument: cell and settlements still due
EFFECTS: Final[i64] = 41  # argument: cell
WATER: Final[i64] = 42  # argument: cell
TILE_REWARD: Final[i64] = 43  # argument: cell
TOP_EFFECT: Final[i64] = 44  # argument: cell
MARKET: Final[i64] = 45  # argument: exchanges left
EXCHANGE: Final[i64] = 46  # argument: exchanges left
MORE: Final[i64] = 47
CHOOSE_MORE: Final[i64] = 48

# Offers and shortage (MT-10, MT-16)
SELL_WORKERS: Final[i64] = 49
SELL_GOODS: Final[i64] = 50
SHORT_GOODS: Final[i64] = 51  # argument: seat and pieces
SHORT_WORKERS: Final[i64] = 52  # argument: seat and pieces
INSTEAD: Final[i64] = 53  # argument: pieces
INSTEAD_WORKER: Final[i64] = 54  # argument: pieces
PLACE: Final[i64] = 55  # argument: cell and settlements still due
KINDS: Final[i64] = 56


def due_at(cell: i64, due: i64) -> i64:
    """The argument of SURCHARGE, PIECE and PLACE."""
    return cell | due << 8


def cell_of(frame: i64) -> i64:
    return argument_of(frame) & 255


def due_of(frame: i64) -> i64:
    return argument_of(frame) >> 8


def lacking(seat: i64, pieces: i64) -> i64:
    """The argument of SHORT_GOODS and SHORT_WORKERS."""
    return seat | pieces << 3


def seat_of(frame: i64) -> i64:
    return argument_of(frame) & 7


def pieces_of(frame: i64) -> i64:
    return argument_of(frame) >> 3
