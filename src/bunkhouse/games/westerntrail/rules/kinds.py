"""The kinds of frames: what may be pending. steps.py says which step answers each."""

from typing import Final

from mypy_extensions import i64

# Setup, and what chance turns up
SETUP: Final[i64] = 0  # argument: stage
FIRST_PLAYER: Final[i64] = 1  # chance
MASTER: Final[i64] = 2  # chance; argument: station
NEUTRAL: Final[i64] = 3  # chance; argument: which of the neutral places
SIDE: Final[i64] = 4  # chance, or the first seat; argument: number of the building
TILE: Final[i64] = 5  # chance; argument: pile | where it goes << 2
MARKET_CARD: Final[i64] = 6  # chance
FILL_MARKET: Final[i64] = 7  # argument: cards to add; 0: up to its size
OBJECTIVE_CARD: Final[i64] = 8  # chance; argument: where it goes
FILL_DISPLAY: Final[i64] = 9
STARTING: Final[i64] = 10  # chance; argument: seat, or place if places are bid for
DRAW: Final[i64] = 11  # argument: cards left to draw | drawn << 8 | then discard as many << 16 | seat << 17
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
EFFECT: Final[i64] = 21  # argument: effect | may be declined << 10
BONUS: Final[i64] = 22  # argument: slot
HIRE: Final[i64] = 23  # argument: change of the fee + 8 | may be declined << 10
BUILD: Final[i64] = 24  # argument: dollars a craftsman | may be declined << 10
BUILD_SPACE: Final[i64] = 25  # argument: dollars a craftsman | number << 4
TAKE_OBJECTIVE: Final[i64] = 26  # argument: where it goes | may be declined << 10
ENGINE_FORWARD: Final[i64] = 27  # argument: at most
ENGINE_BACK: Final[i64] = 28  # argument: exactly; 0: any number
STATION_HERE: Final[i64] = 29
STATION: Final[i64] = 30  # argument: station | must be built << 10
MASTER_OFFER: Final[i64] = 31  # argument: station
LINE_END: Final[i64] = 32
LINE_BACK: Final[i64] = 33
LINE_MONEY: Final[i64] = 34
TRADE: Final[i64] = 35  # argument: may be declined << 10
HAZARD: Final[i64] = 36  # argument: may be declined << 10
BUY: Final[i64] = 37  # argument: cowboys left
PURCHASE: Final[i64] = 38  # argument: cowboys left
BUY_SECOND: Final[i64] = 39  # argument: breeding value
DRAW_NUMBER: Final[i64] = 40  # argument: at most | may be declined << 10
DISCARD: Final[i64] = 41  # argument: what | how many more << 5
REMOVE: Final[i64] = 42  # argument: at most
AUX: Final[i64] = 43  # argument: may be declined << 10
TRIP: Final[i64] = 44  # argument: at most | FREE_ or HERDER_MOVE << 5
ADJACENT: Final[i64] = 45
STATION_BEHIND: Final[i64] = 46
CITY: Final[i64] = 47  # argument: limit | extraordinary << 8
CITY_DISC: Final[i64] = 48  # argument: city | extraordinary << 8
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
POSE: Final[i64] = 59  # ask when its time has come; argument: kind | argument << 8
OFFER: Final[i64] = 60  # an immediate action that may be done; argument: slot
TURN_KINDS: Final[i64] = 61  # those above are setup and turns; what follows belongs to an option
BIDDING: Final[i64] = 61  # argument: the seat whose turn it is to bid, if it holds no place
BID: Final[i64] = 62
KINDS: Final[i64] = 63

MAY: Final[i64] = 1 << 10
"""The flag in an argument that says that the decision can be declined (GW-7.5)."""

# Where a tile goes that chance turns up
TO_BOARD: Final[i64] = 0
TO_JOBS: Final[i64] = 1
TO_FORESIGHT: Final[i64] = 2

# Where an objective card goes (0 and 1 as in tasks.py)
TO_DISCARD: Final[i64] = 0
TO_HAND: Final[i64] = 1
TO_DISPLAY: Final[i64] = 2

# Trips besides the one of phase A
HERDER_MOVE: Final[i64] = 0  # with tolls, then phase B (GW-12.10)
FREE_AT_START: Final[i64] = 1  # an objective card before phase A (GW-14.6)
FREE_AT_STOP: Final[i64] = 2  # an objective card in phase B: then phase C
