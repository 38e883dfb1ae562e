"""The kinds of frames: what may be pending. steps.py says which step answers each."""

from typing import Final

from mypy_extensions import i64

# Setup and rounds
FIRST_SHERIFF: Final[i64] = 0  # chance, or the first seat
TURN_CLAIM: Final[i64] = 1  # chance: a claim to the row
FILL_ROW: Final[i64] = 2
NEW_ROUND: Final[i64] = 3
END_ROUND: Final[i64] = 4
FINAL_TIE: Final[i64] = 5

# Phase I
ROLL_CUPS: Final[i64] = 6
ROLL: Final[i64] = 7  # chance; argument: seat
OPEN_COMMIT: Final[i64] = 8
COMMIT: Final[i64] = 9  # simultaneous
REVEAL: Final[i64] = 10
PAY: Final[i64] = 11  # argument: place in the priority order
PAY_SEAT: Final[i64] = 12  # argument: seat
QUICK_DRAW: Final[i64] = 13  # W-PAY
TRIM: Final[i64] = 14
COLLECT: Final[i64] = 15
CHEAT: Final[i64] = 16  # argument: place in the priority order | passes << 4
CHEATER: Final[i64] = 17  # W-CHEAT; the same argument
SET_ASIDE: Final[i64] = 18
LAST_ROLL: Final[i64] = 19

# Playing cards
WINDOW: Final[i64] = 20  # of the visitor alone; argument: kind of card
REACT: Final[i64] = 21  # simultaneous; argument: kind of card
REACTED: Final[i64] = 22  # argument: kind of card
WANTED: Final[i64] = 23  # W-CARD, simultaneous; argument: seat | kind of card << 4
WANTED_IN: Final[i64] = 24
EFFECT: Final[i64] = 25  # argument: seat | kind of card << 4 | what it needs << 12
JOE: Final[i64] = 26

# The town
LOCATION: Final[i64] = 27  # argument: location
VISIT: Final[i64] = 28  # argument: location | seat << 4
TAKE_NUGGETS: Final[i64] = 29
TRIGGER: Final[i64] = 30
PERFORM: Final[i64] = 31
SHOP: Final[i64] = 32  # argument: seat | cards << 4
DRAW_NEXT: Final[i64] = 33  # argument: seat | cards left << 4
DRAW: Final[i64] = 34  # chance; argument: seat
CHOOSE_CARD: Final[i64] = 35  # argument: seat
KEEP_CARD: Final[i64] = 36
THEFTS: Final[i64] = 37
THEFT: Final[i64] = 38
VICTIM: Final[i64] = 39
GRAB: Final[i64] = 40  # argument: victim
GRAB_TYPES: Final[i64] = 41  # argument: victim
STEAL: Final[i64] = 42  # chance; argument: victim | pool << 4
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
OUTBID: Final[i64] = 57  # argument: place in the priority order | passes << 4
DECIDE: Final[i64] = 58  # argument: 1 if the Sheriff may still ask for more
BRIBE: Final[i64] = 59  # argument: who offers
PAY_BRIBES: Final[i64] = 60  # argument: 0 when offers lapse, 1 when the location is finished
KINDS: Final[i64] = 61
