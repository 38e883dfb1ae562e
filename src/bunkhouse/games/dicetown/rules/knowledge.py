"""Who can know where a card is (DT-12): for every seat, and for the public, the places where each card may lie.

A place is a bit. Every move of a card tells its row to those who saw it and widens the rows of those who did not, so a
row never excludes the truth and never tells more than was shown. The public's row decides who is asked for a reaction
(DT-11.5, DT-12.5); a seat's own row is what `redeal` keeps to. Copies of one kind look alike: who sees one of them
cannot tell which, so what was known of it passes to its likes.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules.cards import (
    CARD_COUNT,
    CLAIMS,
    COPIES,
    FIRST_CARD,
    KIND_OF,
    STORE,
    STORE_COUNT,
    lowest,
    without_lowest,
)
from bunkhouse.games.dicetown.rules.state import DiceTownState

# A seat's hand is the bit of that seat.
PILE: Final[i64] = 1 << 5  # the store pile, or the claims whose order is unknown
DISCARD: Final[i64] = 1 << 6
DRAWN: Final[i64] = 1 << 7  # just drawn or taken, being looked at
SHOWN: Final[i64] = 1 << 8  # lies open for all: being played, in the row, fenced, or put under the pile

# The same places by number
PLACES: Final[i64] = 9
PLACE_BITS: Final = vec[i64]([1 << place for place in range(9)])
PLACE_OF_BIT: Final = vec[i64]([bit.bit_length() - 1 for bit in range(257)])


def may_be(places: i64, place: i64) -> bool:
    """Whether the card may be at this place, or at one of these."""
    return places & place != 0


def is_sure(places: i64) -> bool:
    """Whether there is only one place where the card may be."""
    return places & places - 1 == 0


def elsewhere(places: i64, here: i64) -> i64:
    """Where the card may be if it is not here."""
    return places & ~here


def all_rows(state: DiceTownState) -> i64:
    """The mask of every seat's row and the public's."""
    return MASK_OF_SEAT[state.seats + 1] - 1


def may_hold(state: DiceTownState, seat: i64, kind: i64) -> bool:
    """Whether the seat may hold a card of this kind as far as everybody can know (DT-11.5)."""
    return who_may_hold(state, MASK_OF_SEAT[seat], kind) != 0


def who_may_hold(state: DiceTownState, seats: i64, kind: i64) -> i64:
    """Those of the seats in the mask who may hold a card of this kind as far as everybody can know."""
    places: i64 = 0
    first = state.seats * CARD_COUNT + FIRST_CARD[kind]
    for card in range(first, first + COPIES[kind]):
        places |= state.known[card]
    return places & seats


def see(state: DiceTownState, rows: i64, card: i64, source: i64, target: i64, apart: i64 = 0) -> None:
    """These rows see the card, which was at the source, and know it at the target from now on.

    Cards set apart lie beside it, so they cannot be taken for it."""
    known = state.known
    first = FIRST_CARD[KIND_OF[card]]
    copies = COPIES[KIND_OF[card]]
    row = state.seats  # the public first: whatever a seat thinks possible, the public does
    while row >= 0:
        if has(rows, row):
            base = row * CARD_COUNT
            before = known[base + card]
            if before != source and copies > 1:
                public = state.seats * CARD_COUNT
                for like in range(first, first + copies):
                    if like != card and may_be(known[base + like], source) and not has(apart, like):
                        if row == state.seats:
                            known[base + like] |= before
                        else:
                            known[base + like] |= before & known[public + like]
            known[base + card] = target
        row -= 1


def widen(state: DiceTownState, knowing: i64, claims: bool, source: i64, target: i64) -> None:
    """A card of this type went from the source to the target, unseen by all rows but the knowing ones."""
    replace(state, knowing, claims, source, source | target)


def replace(state: DiceTownState, knowing: i64, claims: bool, source: i64, target: i64) -> None:
    """What may have been at the source may now be at the targets instead, for all rows but the knowing ones."""
    low, high = span(claims)
    for row in range(state.seats + 1):
        if not has(knowing, row):
            for place in range(row * CARD_COUNT + low, row * CARD_COUNT + high):
                if may_be(state.known[place], source):
                    state.known[place] = elsewhere(state.known[place], source) | target


def nothing_at(state: DiceTownState, claims: bool, source: i64) -> None:
    """Everybody can see that no card of this type is there."""
    replace(state, 0, claims, source, 0)


def forget_empty_hand(state: DiceTownState, seat: i64, claims: bool) -> None:
    """Nobody thinks any more that a card may be in a hand that holds none of its type (DT-1.5)."""
    held = state.hands[seat] & STORE
    if claims:
        held = state.hands[seat] & CLAIMS
    if held == 0:
        nothing_at(state, claims, MASK_OF_SEAT[seat])


def span(claims: bool) -> tuple[i64, i64]:
    """From which card to which the store cards, or the claims, go."""
    if claims:
        return STORE_COUNT, CARD_COUNT
    return 0, STORE_COUNT


def best_known(state: DiceTownState, row: i64, cards: i64, place: i64) -> i64:
    """Of cards that look alike, one that the row knows there already; so that seeing it tells nothing more."""
    left = cards
    while left != 0:
        card = lowest(left)
        if state.known[row * CARD_COUNT + card] == place:
            return card
        left = without_lowest(left)
    return lowest(cards)
