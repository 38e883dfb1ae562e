"""An action packed into an int: its kind in the low five bits, its argument above."""

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
FIRST: Final[i64] = 1  # argument: the seat that is Sheriff first
ROLL: Final[i64] = 2  # argument: dice
KEEP: Final[i64] = 3  # argument: dice
PLAN: Final[i64] = 4  # argument: a plan (plans.py)
PLAY: Final[i64] = 5  # argument: kind of card
TURN: Final[i64] = 6  # argument: a turn (plans.py)
CLAIM: Final[i64] = 7  # chance; argument: kind of card
DRAW: Final[i64] = 8  # chance; argument: kind of card
STEAL: Final[i64] = 9  # chance; argument: kind of card
TAKE_CARD: Final[i64] = 10  # argument: kind of card
ROB: Final[i64] = 11  # argument: the victim
GRAB: Final[i64] = 12  # arguments: how many store cards, how many claims
JOE: Final[i64] = 13  # argument: who must give
DOLLARS: Final[i64] = 14  # argument: how many are offered
NUGGETS: Final[i64] = 15  # argument: how many are offered
ADD: Final[i64] = 16  # argument: kind of card added to the offer
DONE: Final[i64] = 17
FOR: Final[i64] = 18  # argument: the tied player for whom it is offered
MORE: Final[i64] = 19
FAVOUR: Final[i64] = 20  # argument: the tied player who visits
TAKE: Final[i64] = 21
WAIVE: Final[i64] = 22
NEXT: Final[i64] = 23  # argument: who sees the Doc next
CONSOLE: Final[i64] = 24  # argument: a consolation
FENCE: Final[i64] = 25  # argument: kind of card
WINNER: Final[i64] = 26  # argument: who wins the final tie

# Doc Badluck's consolations (DT-7.8.2 to DT-7.8.5)
WIRE: Final[i64] = 0
PURCHASE: Final[i64] = 1
SMALL_RAID: Final[i64] = 2
BIG_RAID: Final[i64] = 3
CONSOLATIONS: Final[i64] = 4


def kind_of(action: i64) -> i64:
    return action & 31


def argument_of(action: i64) -> i64:
    return action >> 5


def act(kind: i64, argument: i64) -> i64:
    return kind | argument << 5


def grab(store: i64, claims: i64) -> i64:
    return act(GRAB, store | claims << 4)


def store_of(action: i64) -> i64:
    """Of a GRAB: how many store cards."""
    return argument_of(action) & 15


def claims_of(action: i64) -> i64:
    """Of a GRAB: how many claims."""
    return argument_of(action) >> 4
