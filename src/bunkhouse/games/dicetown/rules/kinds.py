"""The kinds of frames: what may be pending, and what the argument of each means. steps.py says which step answers."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, ask_chance, frame, run_later

# Setup and rounds
FIRST_SHERIFF: Final[i64] = 0  # chance, or the first seat
TURN_CLAIM: Final[i64] = 1  # chance: a claim to the row
FILL_ROW: Final[i64] = 2
NEW_ROUND: Final[i64] = 3
END_ROUND: Final[i64] = 4
FINAL_TIE: Final[i64] = 5

# Phase I
ROLL_CUPS: Final[i64] = 6
ROLL: Final[i64] = 7  # chance; arguments: seat, 1 in the last roll
OPEN_COMMIT: Final[i64] = 8  # argument: 1 in the last roll
COMMIT: Final[i64] = 9  # simultaneous; argument: 1 in the last roll
REVEAL: Final[i64] = 10  # argument: 1 in the last roll
PAY: Final[i64] = 11  # argument: place in the priority order
PAY_SEAT: Final[i64] = 12  # argument: seat
QUICK_DRAW: Final[i64] = 13  # W-PAY
TRIM: Final[i64] = 14
COLLECT: Final[i64] = 15
CHEAT: Final[i64] = 16  # arguments: place in the priority order, passes in succession
CHEATER: Final[i64] = 17  # W-CHEAT; the same arguments
SET_ASIDE: Final[i64] = 18
LAST_ROLL: Final[i64] = 19

# Playing cards
WINDOW: Final[i64] = 20  # of the visitor alone; argument: kind of card
REACT: Final[i64] = 21  # simultaneous; argument: kind of card
REACTED: Final[i64] = 22  # argument: kind of card
WANTED: Final[i64] = 23  # W-CARD, simultaneous; arguments: who played it, kind of card
WANTED_IN: Final[i64] = 24  # the same arguments
EFFECT: Final[i64] = 25  # arguments: who played it, kind of card, what it needs
JOE: Final[i64] = 26

# The town
LOCATION: Final[i64] = 27  # argument: location
VISIT: Final[i64] = 28  # arguments: location, seat
TAKE_NUGGETS: Final[i64] = 29
TRIGGER: Final[i64] = 30
PERFORM: Final[i64] = 31
SHOP: Final[i64] = 32  # arguments: seat, cards
DRAW_NEXT: Final[i64] = 33  # arguments: seat, cards left
DRAW: Final[i64] = 34  # chance; argument: seat
CHOOSE_CARD: Final[i64] = 35  # argument: seat
KEEP_CARD: Final[i64] = 36
THEFTS: Final[i64] = 37
THEFT: Final[i64] = 38
VICTIM: Final[i64] = 39
GRAB: Final[i64] = 40  # argument: victim
GRAB_TYPES: Final[i64] = 41  # argument: victim
STEAL: Final[i64] = 42  # chance; arguments: victim, pool
CHOOSE_LOOT: Final[i64] = 43  # argument: victim
KEEP_LOOT: Final[i64] = 44  # argument: victim
MOVE_BADGE: Final[i64] = 45
HAND_OUT: Final[i64] = 46
SECRET_CLAIM: Final[i64] = 47  # chance: the claim of Corruption
PUT_UNDER: Final[i64] = 48
DOC_ORDER: Final[i64] = 49
NEXT_PATIENT: Final[i64] = 50
PATIENT: Final[i64] = 51  # argument: seat
CONSOLE: Final[i64] = 52
FENCE: Final[i64] = 53  # argument: how many more

# Ties
TIE: Final[i64] = 54  # argument: location
OFFER: Final[i64] = 55  # simultaneous, or one seat where offers are open; argument: 1 where offers are open
OFFERS_IN: Final[i64] = 56  # argument: 1 if the Sheriff may still ask for more
OUTBID: Final[i64] = 57  # arguments: place in the priority order, passes in succession, offered in all
DECIDE: Final[i64] = 58  # argument: 1 if the Sheriff may still ask for more
BRIBE: Final[i64] = 59  # argument: who offers
PAY_BRIBES: Final[i64] = 60  # argument: 0 when offers lapse, 1 when the location is finished
KINDS: Final[i64] = 61


def roll(seat: i64, last: i64) -> i64:
    return ask_chance(ROLL, seat | last << 4)


def roller_of(frame: i64) -> i64:
    """Of a ROLL."""
    return argument_of(frame) & 15


def is_last_roll(frame: i64) -> bool:
    """Of a ROLL."""
    return argument_of(frame) >> 4 == 1


def is_last(frame: i64) -> bool:
    """Of an OPEN_COMMIT, COMMIT or REVEAL: whether it belongs to the last roll."""
    return argument_of(frame) == 1


def cheat(place: i64, passes: i64) -> i64:
    return run_later(CHEAT, place | passes << 4)


def cheater(seat: i64, place: i64, passes: i64) -> i64:
    return ask(CHEATER, seat, place | passes << 4)


def outbid(place: i64, passes: i64, total: i64) -> i64:
    return run_later(OUTBID, place | passes << 4 | total << 8)


def place_of(frame: i64) -> i64:
    """Of a CHEAT, CHEATER or OUTBID: the place in the priority order."""
    return argument_of(frame) & 15


def passes_of(frame: i64) -> i64:
    """Of a CHEAT, CHEATER or OUTBID: how many have passed in succession."""
    return argument_of(frame) >> 4 & 15


def total_of(frame: i64) -> i64:
    """Of an OUTBID: what was offered in all before."""
    return argument_of(frame) >> 8


def wanted(asked: i64, player: i64, card: i64) -> i64:
    """Asks a mask of seats about a kind of card that somebody has played."""
    return frame(WANTED, asked, player | card << 4)


def effect(player: i64, card: i64, needs: i64) -> i64:
    return run_later(EFFECT, player | card << 4 | needs << 12)


def player_of(frame: i64) -> i64:
    """Of a WANTED, WANTED_IN or EFFECT: who played the card."""
    return argument_of(frame) & 15


def card_of(frame: i64) -> i64:
    """Of a WANTED, WANTED_IN or EFFECT: the kind of the card."""
    return argument_of(frame) >> 4 & 255


def needs_of(frame: i64) -> i64:
    """Of an EFFECT: the turn of Professional Cheater, the seat that gives Jittery Joe's dollars, or nothing."""
    return argument_of(frame) >> 12


def visit(location: i64, seat: i64) -> i64:
    return run_later(VISIT, location | seat << 4)


def location_of(frame: i64) -> i64:
    """Of a VISIT."""
    return argument_of(frame) & 15


def visitor_of(frame: i64) -> i64:
    """Of a VISIT."""
    return argument_of(frame) >> 4


def shop(seat: i64, number: i64) -> i64:
    return run_later(SHOP, seat | number << 4)


def draw_next(seat: i64, left: i64) -> i64:
    return run_later(DRAW_NEXT, seat | left << 4)


def shopper_of(frame: i64) -> i64:
    """Of a SHOP or DRAW_NEXT."""
    return argument_of(frame) & 15


def cards_of(frame: i64) -> i64:
    """Of a SHOP or DRAW_NEXT: how many are to be drawn."""
    return argument_of(frame) >> 4


def steal(victim: i64, pool: i64) -> i64:
    return ask_chance(STEAL, victim | pool << 4)


def victim_of(frame: i64) -> i64:
    """Of a STEAL."""
    return argument_of(frame) & 15


def pool_of(frame: i64) -> i64:
    """Of a STEAL: from which of the victim's cards (saloon.py)."""
    return argument_of(frame) >> 4
