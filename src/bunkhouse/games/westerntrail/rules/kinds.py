"""The kinds of frames: what may be pending, and how what it is about is packed into the argument of a frame. steps.py
says which step answers each kind."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.seats import has
from bunkhouse.games.westerntrail.rules.masks import BIT

# Setup, and what chance turns up
SETUP: Final[i64] = 0  # argument: stage, pieces laid
FIRST_PLAYER: Final[i64] = 1  # chance
MASTER: Final[i64] = 2  # chance; argument: station
NEUTRAL: Final[i64] = 3  # chance; argument: which of the neutral places
SIDE: Final[i64] = 4  # chance, or the first seat; argument: number of the building
TILE: Final[i64] = 5  # chance; argument: pile, where it goes
MARKET_CARD: Final[i64] = 6  # chance
FILL_MARKET: Final[i64] = 7  # argument: cards to add; 0: up to its size
OBJECTIVE_CARD: Final[i64] = 8  # chance; argument: where it goes
FILL_DISPLAY: Final[i64] = 9
STARTING: Final[i64] = 10  # chance; argument: seat, or place if places are bid for
DRAW: Final[i64] = 11  # argument: seat, cards left to draw, cards drawn, whether as many are discarded then
DRAW_CARD: Final[i64] = 12  # chance; the same argument

# The turn
NEXT_TURN: Final[i64] = 13
START: Final[i64] = 14
MOVE: Final[i64] = 15
ENTER: Final[i64] = 16
STOP: Final[i64] = 17
ACT: Final[i64] = 18
PHASE_C: Final[i64] = 19
END_TURN: Final[i64] = 20

# Actions
EFFECT: Final[i64] = 21  # argument: effect, may be declined
BONUS: Final[i64] = 22  # argument: slot
HIRE: Final[i64] = 23  # argument: change of the fee, may be declined
BUILD: Final[i64] = 24  # argument: dollars a craftsman, may be declined
BUILD_SPACE: Final[i64] = 25  # argument: dollars a craftsman, number of the tile
TAKE_OBJECTIVE: Final[i64] = 26  # argument: where it goes, may be declined
ENGINE_FORWARD: Final[i64] = 27  # argument: at most
ENGINE_BACK: Final[i64] = 28  # argument: exactly; 0: any number
STATION_HERE: Final[i64] = 29
STATION: Final[i64] = 30  # argument: station, must be built
MASTER_OFFER: Final[i64] = 31  # argument: station
LINE_END: Final[i64] = 32
LINE_BACK: Final[i64] = 33
LINE_MONEY: Final[i64] = 34
TRADE: Final[i64] = 35  # argument: may be declined
HAZARD: Final[i64] = 36  # argument: may be declined
BUY: Final[i64] = 37  # argument: cowboys left
PURCHASE: Final[i64] = 38  # argument: cowboys left
BUY_SECOND: Final[i64] = 39  # argument: breeding value
DRAW_NUMBER: Final[i64] = 40  # argument: at most, may be declined
DISCARD: Final[i64] = 41  # argument: what, how many
REMOVE: Final[i64] = 42  # argument: at most
AUX: Final[i64] = 43  # argument: may be declined
TRIP: Final[i64] = 44  # argument: at most, FREE_ or HERDER_MOVE
ADJACENT: Final[i64] = 45
STATION_BEHIND: Final[i64] = 46
CITY: Final[i64] = 47  # argument: breeding value, extraordinary
CITY_DISC: Final[i64] = 48  # argument: city, extraordinary
TRANSPORT: Final[i64] = 49  # argument: dollars

# Kansas City
FORESIGHT: Final[i64] = 50  # argument: column
CHOOSE_TILE: Final[i64] = 51  # argument: column
KANSAS_CARDS: Final[i64] = 52
KANSAS_PLAY: Final[i64] = 53
INCOME: Final[i64] = 54
CERTIFICATES: Final[i64] = 55
DELIVER: Final[i64] = 56
LEAVE_KANSAS: Final[i64] = 57
REFILL: Final[i64] = 58
POSE: Final[i64] = 59  # ask when its time has come; argument: kind and argument
OFFER: Final[i64] = 60  # an immediate action that may be done; argument: slot
TURN_KINDS: Final[i64] = 61  # those above are setup and turns; what follows belongs to an option
BIDDING: Final[i64] = 61  # argument: the seat whose turn it is to bid, if it holds no place
BID: Final[i64] = 62
KINDS: Final[i64] = 63

# Where a tile goes that chance turns up
TO_BOARD: Final[i64] = 0
TO_JOBS: Final[i64] = 1
TO_FORESIGHT: Final[i64] = 2

# Where an objective card goes
TO_DISCARD: Final[i64] = 0
TO_HAND: Final[i64] = 1
TO_DISPLAY: Final[i64] = 2

# Trips besides the one of phase A
HERDER_MOVE: Final[i64] = 0  # with tolls, then phase B (GW-12.10)
FREE_AT_START: Final[i64] = 1  # an objective card before phase A (GW-14.6)
FREE_AT_STOP: Final[i64] = 2  # an objective card in phase B: then phase C

_MAY: Final[i64] = 1 << 10  # the decision can be declined (GW-7.5); of a station: it cannot
_DEPENDS_ON_MAY: Final[i64] = (
    BIT[HIRE] + BIT[BUILD] + BIT[TAKE_OBJECTIVE] + BIT[TRADE] + BIT[HAZARD] + BIT[DRAW_NUMBER] + BIT[AUX]
)
"""Kinds of decisions that can only be declined where their argument says so."""

_ZERO_FEE: Final[i64] = 8  # a change of the fee is written as change + 8
_EXTRAORDINARY: Final[i64] = 1 << 8
_MOST_VALUE: Final[i64] = 255
_THEN_DISCARD: Final[i64] = 1 << 16
_ONE_DRAWN: Final[i64] = 255  # one more drawn, one fewer left


# What a frame is about: makers give its argument, the others take the frame


def setup(stage: i64, laid: i64) -> i64:
    return stage | laid << 4


def setup_stage(frame: i64) -> i64:
    return argument_of(frame) & 15


def setup_laid(frame: i64) -> i64:
    return argument_of(frame) >> 4


def tile(pile: i64, where: i64) -> i64:
    return pile | where << 2


def tile_pile(frame: i64) -> i64:
    return argument_of(frame) & 3


def tile_goes(frame: i64) -> i64:
    return argument_of(frame) >> 2


def draw(seat: i64, number: i64, then_discard: bool) -> i64:
    argument = number | seat << 17
    if then_discard:
        return argument | _THEN_DISCARD
    return argument


def draw_seat(frame: i64) -> i64:
    return argument_of(frame) >> 17


def draw_left(frame: i64) -> i64:
    return argument_of(frame) & 255


def drawn(frame: i64) -> i64:
    return argument_of(frame) >> 8 & 255


def draws_to_discard(frame: i64) -> bool:
    """Whether as many cards are discarded again: then it is an action, otherwise the end of a turn (or setup)."""
    return argument_of(frame) & _THEN_DISCARD != 0


def draw_after_one(frame: i64) -> i64:
    """One card more is drawn, one fewer left."""
    return argument_of(frame) + _ONE_DRAWN


def effect(number: i64, may: bool) -> i64:
    return _with_may(number, may)


def effect_number(frame: i64) -> i64:
    return argument_of(frame) & _MAY - 1


def has_may(frame: i64) -> bool:
    return argument_of(frame) & _MAY != 0


def _with_may(argument: i64, may: bool) -> i64:
    if may:
        return argument | _MAY
    return argument


def hire(change: i64, may: bool) -> i64:
    return _with_may(change + _ZERO_FEE, may)


def hire_change(frame: i64) -> i64:
    """By how much the fee differs from the printed one."""
    return (argument_of(frame) & 31) - _ZERO_FEE


def build(rate: i64, may: bool) -> i64:
    return _with_may(rate, may)


def build_space(rate: i64, number: i64) -> i64:
    return rate | number << 4


def build_rate(frame: i64) -> i64:
    """Dollars a craftsman; of BUILD and BUILD_SPACE."""
    return argument_of(frame) & 15


def build_number(frame: i64) -> i64:
    """Which tile is built; of BUILD_SPACE."""
    return argument_of(frame) >> 4


def take_objective(where: i64, may: bool) -> i64:
    return _with_may(where, may)


def objective_goes(frame: i64) -> i64:
    return argument_of(frame) & 3


def station(number: i64, must: bool) -> i64:
    return _with_may(number, must)  # the same bit says the opposite here


def station_number(frame: i64) -> i64:
    return argument_of(frame) & 15


def just(may: bool) -> i64:
    """Of decisions that are about nothing else: TRADE, HAZARD, AUX."""
    return _with_may(0, may)


def draw_number(most: i64, may: bool) -> i64:
    return _with_may(most, may)


def draw_most(frame: i64) -> i64:
    return argument_of(frame) & 255


def discard(what: i64, number: i64) -> i64:
    return what | number << 5


def discard_what(frame: i64) -> i64:
    return argument_of(frame) & 31


def discard_number(frame: i64) -> i64:
    return argument_of(frame) >> 5


def trip(steps: i64, mode: i64) -> i64:
    return steps | mode << 5


def trip_steps(frame: i64) -> i64:
    return argument_of(frame) & 31


def trip_mode(frame: i64) -> i64:
    return argument_of(frame) >> 5


def deliver(value: i64, extraordinary: bool) -> i64:
    """Up to this value; a higher one than can be written makes no difference."""
    return _extraordinary(min(value, _MOST_VALUE), extraordinary)


def deliver_to(city: i64, extraordinary: bool) -> i64:
    return _extraordinary(city, extraordinary)


def _extraordinary(argument: i64, extraordinary: bool) -> i64:
    if extraordinary:
        return argument | _EXTRAORDINARY
    return argument


def deliver_value(frame: i64) -> i64:
    return argument_of(frame) & 255


def deliver_city(frame: i64) -> i64:
    return argument_of(frame) & 255


def is_extraordinary(frame: i64) -> bool:
    return argument_of(frame) & _EXTRAORDINARY != 0


def posed(kind: i64, argument: i64) -> i64:
    return kind | argument << 8


def posed_kind(frame: i64) -> i64:
    return argument_of(frame) & 255


def posed_argument(frame: i64) -> i64:
    return argument_of(frame) >> 8


def may_decline(frame: i64) -> bool:
    """Whether the decision can be declined (GW-7.5), of those kinds where some or all can."""
    kind = kind_of(frame)
    if kind == STATION:
        return not has_may(frame)
    if kind == TRIP:
        return trip_mode(frame) != HERDER_MOVE
    if kind == CITY:
        return is_extraordinary(frame)
    return has_may(frame) or not has(_DEPENDS_ON_MAY, kind)
