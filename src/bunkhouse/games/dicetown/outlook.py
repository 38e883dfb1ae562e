"""A quick guess at how many points a seat will end with, in hundredths: what a one-move-ahead player goes by.

The numbers are estimates, not rules.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown import cards
from bunkhouse.games.dicetown.dice import ACE, DICE, FACES, JACK, KING, NINE, QUEEN, TEN, count, number_of, strength
from bunkhouse.games.dicetown.scoring import BADGE_POINTS
from bunkhouse.games.dicetown.state import IN_CUPS, NONE, SCORED, DiceTownState

POINT: Final[i64] = 100
DOLLAR: Final[i64] = 58  # half a point, and what it can buy
ACTION_CARD: Final[i64] = 130
STEALABLE: Final[i64] = 94  # percent that a card in hand is worth
BADGE: Final[i64] = 260  # of being Sheriff while the game goes on
STORE_VISIT: Final[vec[i64]] = vec[i64]([0, 170, 230, 290, 330, 360])  # by jacks
CLAIM: Final[i64] = 290  # a claim of the row, on average
GAIN: Final[vec[i64]] = vec[i64]([3, 12, 32, 60, 84, 96, 99])
"""Percent of winning a location: by own dice minus the best other's, from -2 on."""


def outlook(state: DiceTownState, seat: i64) -> i64:
    value = state.nuggets[seat] * POINT + holdings(state, seat)
    if state.location == SCORED:
        value += state.dollars[seat] // 2 * POINT
        if state.sheriff == seat:
            value += BADGE_POINTS * POINT
        return value
    dollars = state.dollars[seat]
    if state.location == IN_CUPS:
        dollars -= price(state, seat)
    value += dollars * DOLLAR
    if state.sheriff == seat:
        value += BADGE
    if state.location == IN_CUPS and state.round > 0:
        value += prospects(state, seat)
    return value


def holdings(state: DiceTownState, seat: i64) -> i64:
    """Claims and equipment at their printed value; an action card may bring something while the game goes on."""
    value = cards.points_of(state.fenced[seat]) * POINT
    hand = state.hands[seat]
    if state.location == SCORED:
        return value + cards.points_of(hand) * POINT
    value += cards.points_of(hand) * STEALABLE
    while hand & cards.STORE != 0:
        if cards.KIND_OF[cards.lowest(hand)] < cards.ACTION_KINDS:
            value += ACTION_CARD
        hand &= hand - 1
    return value


def price(state: DiceTownState, seat: i64) -> i64:
    """What the dice committed will cost."""
    if state.keeps[seat] == NONE or state.fresh[seat] != 0:
        return state.due[seat]
    kept = number_of(state.keeps[seat])
    if kept == 0:
        return 1
    return kept - 1


def shown_dice(state: DiceTownState, seat: i64) -> i64:
    """Dice set aside, just revealed, or committed."""
    dice = state.dice[seat] + state.fresh[seat]
    if state.fresh[seat] == 0 and state.keeps[seat] != NONE:
        dice += state.keeps[seat]
    return dice


def prospects(state: DiceTownState, seat: i64) -> i64:
    """What the dice of this round may bring: for each location its worth times the chance of winning it."""
    mine = shown_dice(state, seat)
    left = DICE - number_of(mine)
    value: i64 = 0
    for face in range(FACES):
        if face != ACE:
            own = count(mine, face) * 6 + left  # in sixths of a die
            rival: i64 = 0
            for other in range(state.seats):
                if other != seat:
                    dice = state.dice[other] + state.fresh[other]
                    rival = max(rival, count(dice, face) * 6 + (DICE - number_of(dice)) * 2)
            value += worth(state, seat, face, count(mine, face)) * chance_of(own - rival) // 100
    return value + hall(state, seat, mine, left)


def chance_of(lead: i64) -> i64:
    """Percent, from a lead in sixths of a die; between the steps of GAIN in a straight line."""
    at = lead + 12
    if at <= 0:
        return GAIN[0]
    step = at // 6
    if step >= 6:
        return GAIN[6]
    return GAIN[step] + (GAIN[step + 1] - GAIN[step]) * (at % 6) // 6


def worth(state: DiceTownState, seat: i64, face: i64, dice: i64) -> i64:
    """What winning the location of this face with so many dice is worth."""
    if face == NINE:
        return min(dice, state.mine) * POINT
    if face == TEN:
        return state.bank * DOLLAR
    if face == JACK:
        return STORE_VISIT[dice]
    if face == QUEEN:
        richest: i64 = 0
        for other in range(state.seats):
            if other != seat:
                richest = max(richest, cards.number_of(state.hands[other]))
        if richest == 0:
            return 0
        return 260 + 60 * min(dice, richest)
    if face == KING and state.sheriff != seat:
        return BADGE
    return BADGE // 2


def hall(state: DiceTownState, seat: i64, mine: i64, left: i64) -> i64:
    """The Town Hall: how good the dice shown are already, and the aces among them."""
    best: i64 = 0
    for face in range(FACES):
        best = max(best, count(mine, face))
    due = min(1 + count(mine, ACE), len(state.row))
    chance: i64 = 12 + best * best * 5 - state.seats * 2
    if left == 0:
        chance = 4 + (strength(mine, True) >> 15) * 16
        chance += (strength(mine, True) >> 12 & 7) * 2
    return max(0, min(chance, 97)) * due * CLAIM // 100
