"""Dealing anew what a seat cannot know (DT-12): other cups, hands, piles, secret answers and offers."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, kind_of, mask_of
from bunkhouse.core.random import Random
from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.cups import keepable, plan_choices
from bunkhouse.games.dicetown.rules.dice import number_of, throw
from bunkhouse.games.dicetown.rules.doc import has_consolation
from bunkhouse.games.dicetown.rules.knowledge import (
    DISCARD,
    DRAWN,
    PILE,
    PLACE_BITS,
    PLACE_OF_BIT,
    PLACES,
    SHOWN,
    elsewhere,
    is_sure,
    may_be,
    may_hold,
    span,
)
from bunkhouse.games.dicetown.rules.offers import SOME_DOLLARS, WRITTEN
from bunkhouse.games.dicetown.rules.plans import NO_TURN, plan, turns_of
from bunkhouse.games.dicetown.rules.state import NONE, SCORED, THIRD_PARTY, WITH_COMMIT, DiceTownState
from bunkhouse.games.dicetown.rules.ties import (
    can_raise,
    has_offer,
    most_dollars,
    most_nuggets,
    next_part,
    not_offered,
)

SWEEPS: Final[i64] = 4  # how often every card is offered another place


def redeal(state: DiceTownState, seat: i64, random: Random) -> DiceTownState:
    """A clone with everything hidden dealt anew, in any way that fits what the seat (or a spectator) has seen."""
    other = state.clone()
    if state.location == SCORED or state.is_over():
        return other
    row = state.seats
    if seat >= 0:
        row = seat
    places = possible_places(state, row)
    mix(other, places, row, False, random)
    mix(other, places, row, True, random)
    put(other, places)
    mend_rows(other, places, row)
    deal_cups(other, seat, random)
    deal_answers(other, seat, random)
    deal_offers(state, other, seat, random)
    return other


def places_of(state: DiceTownState) -> vec[i64]:
    """Card -> the place where it is."""
    places = vec[i64](capacity=cards.CARD_COUNT)
    for card in range(cards.CARD_COUNT):
        place = SHOWN
        if has(state.deck | state.pile, card):
            place = PILE
        elif has(state.discard, card):
            place = DISCARD
        elif has(state.drawn, card):
            place = DRAWN
        else:
            for seat in range(state.seats):
                if has(state.hands[seat], card):
                    place = MASK_OF_SEAT[seat]
        places = append(places, place)
    return places


def possible_places(state: DiceTownState, row: i64) -> vec[i64]:
    """Card -> a place where it may be as far as the row knows; how many lie at each place everybody can see. Nothing of
    the truth goes into it but what the row knows."""
    places = places_of(state)
    base = row * cards.CARD_COUNT
    for claims in (False, True):
        low, high = span(claims)
        room = vec[i64](capacity=PLACES)
        for place in PLACE_BITS:
            number: i64 = 0
            for card in range(low, high):
                if places[card] == place:
                    number += 1
            room = append(room, number)
        for card in range(low, high):
            if is_sure(state.known[base + card]):
                room[PLACE_OF_BIT[state.known[base + card]]] -= 1
                places[card] = state.known[base + card]
            else:
                places[card] = 0
        for card in range(low, high):
            if places[card] == 0:
                seat_card(state.known, places, room, base, low, high, card)
    return places


def seat_card(known: vec[i64], places: vec[i64], room: vec[i64], base: i64, low: i64, high: i64, card: i64) -> None:
    """Find the card a place; if the free ones do not suit it, others move on (the shortest way that makes room)."""
    came_from = vec[i64](capacity=PLACES)  # place -> the card that would move there
    for _ in range(PLACES):
        came_from = append(came_from, NONE)
    reached = vec[i64](capacity=PLACES)
    for place in range(PLACES):
        if may_be(known[base + card], PLACE_BITS[place]):
            came_from[place] = card
            reached = append(reached, place)
    index: i64 = 0
    while room[reached[index]] == 0:
        here = reached[index]
        index += 1
        for other in range(low, high):
            if places[other] == PLACE_BITS[here] and not is_sure(known[base + other]):
                for place in range(PLACES):
                    if came_from[place] == NONE and may_be(known[base + other], PLACE_BITS[place]):
                        came_from[place] = other
                        reached = append(reached, place)
    place = reached[index]
    room[place] -= 1
    moved = came_from[place]
    while moved != card:
        here = PLACE_OF_BIT[places[moved]]
        places[moved] = PLACE_BITS[place]
        place = here
        moved = came_from[place]
    places[card] = PLACE_BITS[place]


def mix(state: DiceTownState, places: vec[i64], row: i64, claims: bool, random: Random) -> None:
    """Cards change places in twos and threes wherever the row thinks it possible; all ways are equally likely."""
    low, high = span(claims)
    base = row * cards.CARD_COUNT
    loose = vec[i64](capacity=high - low)
    for card in range(low, high):
        if not is_sure(state.known[base + card]):
            loose = append(loose, card)
    number: i64 = len(loose)
    if number < 2:
        return
    for _ in range(SWEEPS):
        for first in loose:
            second = loose[random.below(number)]
            swap(state.known, places, base, first, second)
            if number > 2:
                third = loose[random.below(number)]
                rotate(state.known, places, base, first, loose[random.below(number)], third)


def swap(known: vec[i64], places: vec[i64], base: i64, first: i64, second: i64) -> None:
    here = places[first]
    there = places[second]
    if may_be(known[base + first], there) and may_be(known[base + second], here):
        places[first] = there
        places[second] = here


def rotate(known: vec[i64], places: vec[i64], base: i64, first: i64, second: i64, third: i64) -> None:
    if (first - second) * (second - third) * (third - first) == 0:
        return
    one = places[first]
    two = places[second]
    three = places[third]
    if may_be(known[base + first], two) and may_be(known[base + second], three) and may_be(known[base + third], one):
        places[first] = two
        places[second] = three
        places[third] = one


def put(state: DiceTownState, places: vec[i64]) -> None:
    state.deck = 0
    state.pile = 0
    state.discard = 0
    state.drawn = 0
    for seat in range(state.seats):
        state.hands[seat] = 0
    for card in range(cards.CARD_COUNT):
        place = places[card]
        one = cards.bit(card)
        if place == PILE:
            if cards.is_claim(card):
                state.pile |= one
            else:
                state.deck |= one
        elif place == DISCARD:
            state.discard |= one
        elif place == DRAWN:
            state.drawn |= one
        elif place != SHOWN:
            for seat in range(state.seats):
                if place == MASK_OF_SEAT[seat]:
                    state.hands[seat] |= one


def mend_rows(state: DiceTownState, places: vec[i64], row: i64) -> None:
    """What others know in the new deal: their own hands, and what everybody knows. What they have seen besides is not
    for this row to know."""
    public = state.seats * cards.CARD_COUNT
    for other in range(state.seats):
        if other != row:
            own = MASK_OF_SEAT[other]
            base = other * cards.CARD_COUNT
            for card in range(cards.CARD_COUNT):
                place = places[card]
                if place == own or (place == DRAWN and other == state.visitor):
                    state.known[base + card] = place
                else:
                    state.known[base + card] = elsewhere(state.known[public + card], own)


def deal_cups(state: DiceTownState, seat: i64, random: Random) -> None:
    """Other cups are rolled again; what their owners have committed in secret is chosen anew."""
    top = state.stack[len(state.stack) - 1]
    committing = kind_of(top) == kinds.COMMIT
    for other in range(state.seats):
        if other == seat:
            continue
        if state.rolls[other] != 0:
            state.rolls[other] = throw(number_of(state.rolls[other]), random)
            if committing:
                commit_anew(state, other, top, random)
        if not committing and state.plans[other] != NONE:
            plan_anew(state, other, random)


def commit_anew(state: DiceTownState, other: i64, top: i64, random: Random) -> None:
    last = kinds.is_last(top)
    state.plans[other] = NONE
    if last:
        state.keeps[other] = state.rolls[other]
    elif has(mask_of(top), other):
        state.keeps[other] = NONE
    else:
        possible = keepable(state, other)
        state.keeps[other] = possible[random.below(len(possible))]
    if not has(mask_of(top), other) and state.has_rule(WITH_COMMIT):
        if may_hold(state, other, cards.CHEATER) or (not last and may_hold(state, other, cards.QUICK_DRAW)):
            choices = plan_choices(state, other, last)
            state.plans[other] = actions.argument_of(choices[random.below(len(choices))])


def plan_anew(state: DiceTownState, other: i64, random: Random) -> None:
    """Cards committed with dice that are revealed by now (DT-16.8)."""
    quick: i64 = 0
    if cards.holds(state.hands[other], cards.QUICK_DRAW):
        quick = random.below(2)
    turn = NO_TURN
    if cards.holds(state.hands[other], cards.CHEATER) and state.fresh[other] != 0 and random.below(2) == 1:
        turns = turns_of(state.fresh[other])
        turn = turns[random.below(len(turns))]
    state.plans[other] = plan(quick, turn, NO_TURN)


def deal_answers(state: DiceTownState, seat: i64, random: Random) -> None:
    """Who has secretly chosen to play the card asked for: perhaps its new holder, if that one has answered."""
    top = state.stack[len(state.stack) - 1]
    kind = argument_of(top)
    barred: i64 = NONE
    if kind_of(top) == kinds.WANTED:
        kind = cards.WANTED
        barred = kinds.player_of(top)
    elif kind_of(top) != kinds.REACT:
        return
    elif kind == cards.FIFTY_FIFTY:
        barred = state.visitor
    answers: i64 = 0
    for holder in range(state.seats):
        if holder == seat:
            answers |= state.answers & MASK_OF_SEAT[seat]
        elif cards.holds(state.hands[holder], kind) and holder != barred and not has(mask_of(top), holder):
            is_asked = kind != cards.ELIXIR or (has(state.gained, holder) and has_consolation(state, holder))
            if is_asked and random.below(2) == 1:
                answers |= MASK_OF_SEAT[holder]
    state.answers = answers


def deal_offers(before: DiceTownState, state: DiceTownState, seat: i64, random: Random) -> None:
    """Cards offered by others, unless the seat is the Sheriff who has seen them; and sealed offers altogether."""
    top = state.stack[len(state.stack) - 1]
    sealed = kind_of(top) == kinds.OFFER and argument_of(top) == 0
    for other in range(state.seats):
        if other == seat:
            continue
        if seat != state.sheriff or cards.without(state.shown_cards[other], state.hands[other]) != 0:
            there = before.shown_cards[other] & before.hands[other]
            state.shown_cards[other] = pick(state.hands[other] & cards.STORE, there & cards.STORE, random) | pick(
                state.hands[other] & cards.CLAIMS, there & cards.CLAIMS, random
            )
        state.offered_dollars[other] = state.shown_dollars[other]
        state.offered_nuggets[other] = state.shown_nuggets[other]
        state.offered_cards[other] = state.shown_cards[other]
        state.offered_for[other] = state.shown_for[other]
        if sealed:
            if has(mask_of(top), other):
                state.stages[other] = next_part(state, other, SOME_DOLLARS)
            elif other != state.sheriff and (has(state.tied, other) or state.has_rule(THIRD_PARTY)):
                offer_anew(state, other, random)


def pick(some: i64, like: i64, random: Random) -> i64:
    """As many cards of the mask as there are in the other one."""
    chosen: i64 = 0
    for _ in range(cards.number_of(like)):
        left = cards.without(some, chosen)
        chosen |= cards.bit(cards.nth(left, random.below(cards.number_of(left))))
    return chosen


def offer_anew(state: DiceTownState, other: i64, random: Random) -> None:
    """An offer that has been written but not shown."""
    if not can_raise(state, other):
        return
    dollars = state.offered_dollars[other]
    nuggets = state.offered_nuggets[other]
    state.offered_dollars[other] = dollars + random.below(most_dollars(state, other) - dollars + 1)
    state.offered_nuggets[other] = nuggets + random.below(most_nuggets(state, other) - nuggets + 1)
    left = not_offered(state, other)
    while left != 0:
        if random.below(4) == 0:
            state.offered_cards[other] |= cards.bit(cards.lowest(left))
        left = cards.without_lowest(left)
    state.stages[other] = WRITTEN
    if state.offered_for[other] == NONE and has_offer(state, other):
        target = random.below(state.seats)
        while not has(state.tied, target):
            target = random.below(state.seats)
        state.offered_for[other] = target
