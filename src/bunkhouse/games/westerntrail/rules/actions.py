"""An action packed into an int: its kind in the low six bits, its argument above. Arguments of two parts have makers
and accessors here; nobody else knows how they are packed."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.games.westerntrail.rules.tiles import WORKERS

PASS: Final[i64] = 0  # decline
END: Final[i64] = 1  # end phase B
DONE: Final[i64] = 2  # buy no more
ADD: Final[i64] = 3  # a cowboy adds cards to the cattle market
TAKE_TOP: Final[i64] = 4  # the top card of the objective deck
# Chance
FIRST: Final[i64] = 5  # argument: the seat that begins
MASTER: Final[i64] = 6  # argument: a station master tile
NEUTRAL: Final[i64] = 7  # argument: a neutral building
SIDE: Final[i64] = 8  # also of the first seat; argument: number of the tile, side
REVEAL: Final[i64] = 9  # argument: kind of supply tile
MARKET: Final[i64] = 10  # argument: kind of card
OBJECTIVE: Final[i64] = 11  # argument: kind of card
STARTING: Final[i64] = 12  # argument: kind of card
DRAW: Final[i64] = 13  # argument: kind of card
# Players
PLACE: Final[i64] = 14  # argument: space
MOVE: Final[i64] = 15  # argument: space, forks at which the second way is taken
PLAY: Final[i64] = 16  # argument: kind of card
DO: Final[i64] = 17  # argument: task
AUX: Final[i64] = 18  # argument: auxiliary action, single or double
HIRE: Final[i64] = 19  # argument: row, kind of worker
BUILD: Final[i64] = 20  # argument: number of the tile, counted from 0
SPACE: Final[i64] = 21  # argument: space
TAKE: Final[i64] = 22  # argument: kind of card
ENGINE: Final[i64] = 23  # argument: space of the railroad
DISC: Final[i64] = 24  # argument: disc place, or DISCS + station
GIVE: Final[i64] = 25  # argument: kind of worker
TRADE: Final[i64] = 26  # argument: space
HAZARD: Final[i64] = 27  # argument: space
BUY: Final[i64] = 28  # argument: purchase option, kind of card
ALSO: Final[i64] = 29  # argument: kind of card
NUMBER: Final[i64] = 30  # argument: cards to draw
DISCARD: Final[i64] = 31  # argument: kind of card
REMOVE: Final[i64] = 32  # argument: kind of card
USE: Final[i64] = 33  # argument: space
STATION: Final[i64] = 34  # argument: station
CITY: Final[i64] = 35  # argument: city
CHOOSE: Final[i64] = 36  # argument: kind of supply tile
SPEND: Final[i64] = 37  # argument: certificates
BID: Final[i64] = 38  # argument: place, points
KINDS: Final[i64] = 39

LAST_CARD_TO_BUY: Final[i64] = 15  # more kinds do not fit into the argument of BUY; cattle do
_SIDE_B: Final[i64] = 16


def kind_of(action: i64) -> i64:
    return action & 63


def argument_of(action: i64) -> i64:
    return action >> 6


def act(kind: i64, argument: i64) -> i64:
    return kind | argument << 6


def side(number: i64, is_b: bool) -> i64:
    if is_b:
        return act(SIDE, number | _SIDE_B)
    return act(SIDE, number)


def side_number(action: i64) -> i64:
    return argument_of(action) & _SIDE_B - 1


def is_side_b(action: i64) -> bool:
    return argument_of(action) & _SIDE_B != 0


def move(space: i64, forks: i64) -> i64:
    return act(MOVE, space | forks << 6)


def move_to(action: i64) -> i64:
    return argument_of(action) & 63


def move_forks(action: i64) -> i64:
    """Where the second way is taken, as a mask of forks."""
    return argument_of(action) >> 6


def auxiliary(aux: i64, double: bool) -> i64:
    if double:
        return act(AUX, aux * 2 + 1)
    return act(AUX, aux * 2)


def aux_number(action: i64) -> i64:
    return argument_of(action) >> 1


def aux_is_double(action: i64) -> bool:
    return argument_of(action) & 1 != 0


def hire(row: i64, worker: i64) -> i64:
    return act(HIRE, row * WORKERS + worker)


def hire_row(action: i64) -> i64:
    return argument_of(action) // WORKERS


def hire_worker(action: i64) -> i64:
    return argument_of(action) % WORKERS


def buy(option: i64, kind: i64) -> i64:
    return act(BUY, option << 4 | kind)


def buy_option(action: i64) -> i64:
    return argument_of(action) >> 4


def buy_card(action: i64) -> i64:
    return argument_of(action) & LAST_CARD_TO_BUY


def bid(place: i64, points: i64) -> i64:
    return act(BID, place | points << 2)


def bid_place(action: i64) -> i64:
    return argument_of(action) & 3


def bid_points(action: i64) -> i64:
    return argument_of(action) >> 2
