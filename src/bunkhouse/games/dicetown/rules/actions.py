"""An action packed into an int: its kind in the low five bits, its argument above."""

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
FIRST: Final[i64] = 1  # argument: the seat that is Sheriff first
ROLL: Final[i64] = 2  # argument: dice
KEEP: Final[i64] = 3  # argument: dice
PLAN: Final[i64] = 4  # argument: Quick Draw? | turns (six bits each) << 1
PLAY: Final[i64] = 5  # argument: kind of card
TURN: Final[i64] = 6  # argument: a turn, old face | new face << 3
CLAIM: Final[i64] = 7  # chance; argument: kind of card
DRAW: Final[i64] = 8  # chance; argument: kind of card
STEAL: Final[i64] = 9  # chance; argument: kind of card
TAKE_CARD: Final[i64] = 10  # argument: kind of card
ROB: Final[i64] = 11  # argument: the victim
GRAB: Final[i64] = 12  # argument: store cards | claims << 4
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


def turn(old: i64, new: i64) -> i64:
    """A die turned by Professional Cheater, as an argument."""
    return old | new << 3


NO_TURN: Final[i64] = 63


def plan(quick_draw: i64, first: i64, second: i64) -> i64:
    """Cards committed with the dice (DT-16.8), as an argument; turns may be NO_TURN."""
    return quick_draw | first << 1 | second << 7
