"""Dealing anew what a seat cannot know (GW-5): the hands of the others, and what they took unseen.

What lies in draw decks and piles has no order in a position, so only hands can differ (GW-5.3)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.games.westerntrail.rules import cards
from bunkhouse.games.westerntrail.rules.herd import pick
from bunkhouse.games.westerntrail.rules.limits import pile_size
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

ZERO: Final[i64] = 0
TRIES: Final[i64] = 64  # until whoever is asked can answer


def redeal(state: WesternTrailState, seat: i64, random: Random) -> WesternTrailState:
    """A clone with all other hands dealt anew: secret objectives from the unseen ones, the rest from what hand and draw
    deck hold together (GW-5.2, GW-5.5). Whoever is being asked has a card that fits the question."""
    if state.is_over():
        return state.clone()
    for _ in range(TRIES):
        other = state.clone()
        deal_secrets(other, seat, random)
        for owner in range(state.seats):
            if owner != seat:
                deal_hand(other, owner, pile_size(state.hands, owner), random)
        acting = other.to_act()
        if acting < 0 or acting == seat or len(other.legal_actions(acting)) > 0:
            return other
    return state.clone()


def deal_secrets(state: WesternTrailState, seat: i64, random: Random) -> None:
    """Objective cards taken unseen go back among those of the deck, and as many others come for them."""
    for owner in range(state.seats):
        if owner != seat:
            for goal in range(cards.OBJECTIVES):
                number = state.secrets[owner * cards.OBJECTIVES + goal]
                state.objective_deck[goal] += number
                place = owner * cards.CARDS + cards.CATTLE + goal
                from_hand = min(number, state.hands[place])
                state.hands[place] -= from_hand
                state.decks[place] -= number - from_hand
    for owner in range(state.seats):
        if owner != seat:
            number = secrets_of(state, owner)
            for goal in range(cards.OBJECTIVES):
                state.secrets[owner * cards.OBJECTIVES + goal] = 0
            for _ in range(number):
                goal = pick(state.objective_deck, 0, cards.OBJECTIVES, random)
                state.objective_deck[goal] -= 1
                state.secrets[owner * cards.OBJECTIVES + goal] += 1


def secrets_of(state: WesternTrailState, seat: i64) -> i64:
    number: i64 = 0
    for goal in range(cards.OBJECTIVES):
        number += state.secrets[seat * cards.OBJECTIVES + goal]
    return number


def deal_hand(state: WesternTrailState, seat: i64, size: i64, random: Random) -> None:
    """What everybody knows to be in the hand stays there, secret cards belong there; the rest comes from the pool."""
    base = seat * cards.CARDS
    pool = state.hands[base : base + cards.CARDS]
    for kind in range(cards.CARDS):
        pool[kind] += state.decks[base + kind] - state.seen[base + kind]
        state.hands[base + kind] = state.seen[base + kind]
        size -= state.seen[base + kind]
    for goal in range(cards.OBJECTIVES):
        secret = state.secrets[seat * cards.OBJECTIVES + goal]
        in_hand = min(secret, max(size, ZERO))
        state.hands[base + cards.CATTLE + goal] += in_hand
        pool[cards.CATTLE + goal] += secret - in_hand
        size -= in_hand
    for _ in range(size):
        kind = pick(pool, 0, cards.CARDS, random)
        pool[kind] -= 1
        state.hands[base + kind] += 1
    for kind in range(cards.CARDS):
        state.decks[base + kind] = pool[kind]
