"""What things in Dice Town are worth to a seat now, in thousandths of a point. Estimates, not rules; for two players
those of `duel.toml`.

Only what the seat can know is looked at: open things, the own hand, and the seat's row of `knowledge`; never another
hand, cup or pile as it is dealt in the position at hand.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.dicetown import duel
from bunkhouse.bots.experts.dicetown.evaluator import rounds_left
from bunkhouse.bots.experts.dicetown.odds import NEVER
from bunkhouse.core.arrays import repeated
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.rules import actions, cards
from bunkhouse.games.dicetown.rules.dice import DICE, FACES, JACK, KING, NINE, QUEEN, TEN, count
from bunkhouse.games.dicetown.rules.doc import FENCED_AT_ONCE, RAID_DOLLARS, RAID_NUGGETS, has_effect, shows
from bunkhouse.games.dicetown.rules.knowledge import PILE, may_be
from bunkhouse.games.dicetown.rules.playing import JOE_DOLLARS
from bunkhouse.games.dicetown.rules.scoring import BADGE_POINTS, DOLLARS_PER_POINT
from bunkhouse.games.dicetown.rules.state import PICKS_TYPES, DiceTownState

POINT: Final[i64] = 1000
BUYING: Final[vec[i64]] = vec[i64]([0, 0, 0, 6, 3, 1])
"""Seats, more than two -> what a dollar is worth beyond its points, for each tenth of a round to come, …"""
BUYING_ROUNDS: Final[i64] = 50  # … up to so many tenths
IN_HAND: Final[i64] = 960  # of 1000: a card in hand may be stolen
ORDER: Final[vec[i64]] = vec[i64]([0, 0, 0, 1800, 900, 900])
"""Seats, more than two -> what deciding the ties of later rounds is worth."""
FENCING: Final[i64] = 60  # of 1000, for each round to come: a claim might be stolen
SURE: Final[i64] = 1 << 20

# A card in hand with much of the game to come, among more than two
ACTION_WORTH: Final[vec[i64]] = vec[i64](
    [
        3600,  # On Credit
        4000,  # The Girls
        1500,  # Quick Draw
        3000,  # Professional Cheater
        3200,  # Corruption
        2800,  # Dynamite
        0,  # Jittery Joe never stays
        2400,  # Marshal
        2800,  # Fifty-Fifty
        2000,  # Wanted
        2000,  # Elixir
    ]
)


def _choose() -> list[int]:
    row, table = [1, 0, 0, 0, 0, 0], []
    for _ in range(64):
        table += row
        row = [1, *(row[taken] + row[taken - 1] for taken in range(1, 6))]
    return table


CHOOSE: Final[vec[i64]] = vec[i64](_choose())
"""Things * 6 + how many of them -> in how many ways they can be chosen."""


class Worth:
    def __init__(self, state: DiceTownState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.rounds = rounds_left(state)
        self.is_duel = state.seats == 2
        self.is_last = duel.is_last_round(state)
        self.dollar = dollar_worth(self)
        self.action = time_to_play(self.rounds)
        self.share: i64 = 1000 // (state.seats - 1)  # of 1000: how much any rival's gain counts against the own
        self.weights = repeated(0, state.seats)  # of 1000: the same for each rival
        self.weights = rivals_weights(self)
        self.badge = badge_worth(self)
        self.store = store_worth(self)
        self.gain = vec[i64]([0] * 36)  # face * 6 + dice: of winning its location
        self.loss = vec[i64]([0] * 36)  # of a rival winning it
        self.hall_gain = vec[i64]([0] * 6)  # by aces
        self.hall_loss = vec[i64]([0] * 6)
        for dice in range(1, DICE + 1):
            weigh_locations(self, dice)
        for aces in range(DICE + 1):
            weigh_hall(self, aces)

    def shared(self, value: i64, rival: i64) -> i64:
        """What the value is worth if it comes from this rival."""
        return value * (1000 + self.weights[rival]) // 1000


def time_to_play(rounds: i64) -> i64:
    """Of 1000: how much of the game an action card still has."""
    return min(1000, 250 + (rounds - 10) * 25)


def rivals_weights(worth: Worth) -> vec[i64]:
    """How much a rival's point counts against the own, of 1000 for all together: more for those who are ahead."""
    state = worth.state
    standing = vec[i64](capacity=state.seats)
    least = -NEVER
    for rival in range(state.seats):
        has = holdings(worth, rival)
        standing = append(standing, has)
        if rival != worth.seat:
            least = min(least, has)
    total: i64 = 0
    for rival in range(state.seats):
        standing[rival] += 15 * POINT - least
        if rival != worth.seat:
            total += standing[rival]
    weights = vec[i64](capacity=state.seats)
    for rival in range(state.seats):
        weight: i64 = 0
        if rival != worth.seat:
            weight = standing[rival] * 1000 // total
        weights = append(weights, weight)
    return weights


def holdings(worth: Worth, rival: i64) -> i64:
    """Points that a rival has for sure or in all likelihood."""
    state = worth.state
    points = (state.nuggets[rival] + cards.points_of(state.fenced[rival])) * POINT + state.dollars[rival] * 500
    for value in values_of(worth, rival, False):
        points += value
    for value in values_of(worth, rival, True):
        points += value
    return points


def dollar_worth(worth: Worth) -> i64:
    if worth.is_duel:
        return duel.dollar_worth(worth.rounds, worth.is_last)
    return POINT // DOLLARS_PER_POINT + BUYING[worth.state.seats] * min(worth.rounds - 10, BUYING_ROUNDS)


def badge_worth(worth: Worth) -> i64:
    """Five points for who wears it at the end, and the last word in ties until then (DT-7.6b, DT-8.1)."""
    if worth.is_duel:
        return duel.badge_worth(worth.state.stagecoach, worth.is_last)
    points = BADGE_POINTS * POINT
    later = worth.rounds - 10
    if later == 0:
        return points
    while later >= 10:
        points = points * 2 // 3
        later -= 10
    points -= points * later // 30
    return points + ORDER[worth.state.seats] * min(worth.rounds - 10, 10) // 10


# Cards


def card_worth(worth: Worth, kind: i64) -> i64:
    """Of a card in the own hand; Jittery Joe is the money he brings (DT-9.16)."""
    if kind == cards.JITTERY_JOE:
        best: i64 = 0
        for rival in range(worth.state.seats):
            if rival != worth.seat:
                best = max(best, joe_worth(worth, rival))
        return best
    if kind < cards.ACTION_KINDS:
        if worth.is_duel:
            return duel.action_worth(kind, worth.action, worth.is_last)
        return ACTION_WORTH[kind] * worth.action // 1000
    if worth.is_duel:
        return duel.points_worth(kind, worth.rounds, worth.is_last)
    return cards.KIND_POINTS[kind] * IN_HAND


def joe_worth(worth: Worth, rival: i64) -> i64:
    return worth.shared(min(JOE_DOLLARS, worth.state.dollars[rival]) * worth.dollar, rival)


def known_places(worth: Worth, card: i64) -> i64:
    """Where the seat thinks the card may be."""
    return worth.state.known[worth.seat * cards.CARD_COUNT + card]


def values_of(worth: Worth, holder: i64, claims: bool) -> vec[i64]:
    """The worth of the store cards, or the claims, in somebody's hand; cards not known count as what may be there."""
    state = worth.state
    hand = MASK_OF_SEAT[holder]
    held = state.hands[holder] & cards.STORE
    low: i64 = 0
    high = cards.STORE_COUNT
    if claims:
        held = state.hands[holder] & cards.CLAIMS
        low = cards.STORE_COUNT
        high = cards.CARD_COUNT
    number = cards.number_of(held)
    values = vec[i64](capacity=number)
    if number == 0:
        return values
    total: i64 = 0
    possible: i64 = 0
    for card in range(low, high):
        places = known_places(worth, card)
        if may_be(places, hand):
            value = card_worth(worth, cards.KIND_OF[card])
            if places == hand:
                values = append(values, value)
            elif cards.KIND_OF[card] != cards.JITTERY_JOE:
                total += value
                possible += 1
    unknown: i64 = len(values)
    while unknown < number:
        values = append(values, total // max(possible, 1))
        unknown += 1
    return values


def at_most(values: vec[i64], limit: i64) -> i64:
    number: i64 = 0
    for value in values:
        if value <= limit:
            number += 1
    return number


def best_of(store: vec[i64], of_store: i64, claims: vec[i64], of_claims: i64) -> i64:
    """The expected best of so many cards drawn blindly from each list (DT-7.4, DT-7.5a)."""
    if of_store + of_claims == 0:
        return 0
    ways = CHOOSE[len(store) * 6 + of_store] * CHOOSE[len(claims) * 6 + of_claims]
    best: i64 = 0
    reached: i64 = 0
    limit: i64 = -1
    while reached < ways:
        higher = -NEVER
        for value in store:
            if value > limit:
                higher = min(higher, value)
        for value in claims:
            if value > limit:
                higher = min(higher, value)
        limit = higher
        within = CHOOSE[at_most(store, limit) * 6 + of_store] * CHOOSE[at_most(claims, limit) * 6 + of_claims]
        best += limit * ((within - reached) * SURE // ways) // SURE
        reached = within
    return best


def store_worth(worth: Worth) -> vec[i64]:
    """Of drawing so many store cards and keeping the best (DT-7.4): any that may be in the pile."""
    values = vec[i64](capacity=cards.STORE_COUNT)
    for card in range(cards.STORE_COUNT):
        if may_be(known_places(worth, card), PILE):
            values = append(values, card_worth(worth, cards.KIND_OF[card]))
    if len(values) == 0:  # the pile has run out, and everything laid aside will be drawn from
        for card in range(cards.STORE_COUNT):
            values = append(values, card_worth(worth, cards.KIND_OF[card]))
    nothing = vec[i64]()
    table = vec[i64]([0])
    for drawn in range(1, DICE + 1):
        table = append(table, best_of(values, min(drawn, len(values)), nothing, 0))
    return table


def theft_worth(worth: Worth, victim: i64, queens: i64) -> i64:
    """The expected best card of a theft from this hand (DT-7.5)."""
    store = values_of(worth, victim, False)
    claims = values_of(worth, victim, True)
    number = min(queens, len(store) + len(claims))
    best: i64 = 0
    if not worth.state.has_rule(PICKS_TYPES):
        for value in claims:
            store = append(store, value)
        return best_of(store, number, vec[i64](), 0)
    for of_store in range(number + 1):
        if of_store <= len(store) and number - of_store <= len(claims):
            best = max(best, best_of(store, of_store, claims, number - of_store))
    return best


# Locations


def weigh_locations(worth: Worth, dice: i64) -> None:
    state = worth.state
    hand = state.hands[worth.seat]
    share = worth.share
    nuggets = min(dice, state.mine) * POINT
    worth.gain[NINE * 6 + dice] = nuggets
    worth.loss[NINE * 6 + dice] = nuggets * share // 1000
    if cards.holds(hand, cards.DYNAMITE):
        more = min(2 * dice, state.mine) * POINT - nuggets
        worth.gain[NINE * 6 + dice] += max(0, more - card_worth(worth, cards.DYNAMITE))
    worth.gain[TEN * 6 + dice] = state.bank * worth.dollar
    worth.loss[TEN * 6 + dice] = state.bank * worth.dollar * share // 1000
    shopping = worth.store[dice]
    if state.round == 1:  # twice (DT-7.4b)
        shopping *= 2
    worth.gain[JACK * 6 + dice] = shopping
    worth.loss[JACK * 6 + dice] = shopping * share // 1000
    if cards.holds(hand, cards.ON_CREDIT):
        worth.gain[JACK * 6 + dice] += max(0, worth.store[dice] - card_worth(worth, cards.ON_CREDIT))
    weigh_saloon(worth, dice)
    if state.sheriff == worth.seat:
        worth.loss[KING * 6 + dice] = worth.badge * (1000 + share) // 1000
    else:
        worth.gain[KING * 6 + dice] = worth.shared(worth.badge, state.sheriff)


def weigh_saloon(worth: Worth, queens: i64) -> None:
    """The best theft, and what a rival's theft takes: the more cards of all, the likelier from the own hand."""
    state = worth.state
    best: i64 = 0
    all_cards: i64 = 0
    for other in range(state.seats):
        all_cards += cards.number_of(state.hands[other])
        if other != worth.seat:
            best = max(best, worth.shared(theft_worth(worth, other, queens), other))
    worth.gain[QUEEN * 6 + queens] = best
    own = cards.number_of(state.hands[worth.seat])
    if own > 0:
        stolen = theft_worth(worth, worth.seat, queens)
        rivals: i64 = state.seats - 1
        others = (all_cards - own) * (rivals - 1) // rivals  # of those whom an average thief could rob besides
        worth.loss[QUEEN * 6 + queens] = stolen * (1000 + worth.share) // 1000 * own // (own + others)


def weigh_hall(worth: Worth, aces: i64) -> None:
    """The claims of the row, as many as the aces give (DT-7.7); Corruption adds one of the pile (DT-9.14)."""
    state = worth.state
    claims: i64 = 0
    for slot in range(min(1 + aces, len(state.row))):
        claims += card_worth(worth, cards.KIND_OF[state.row[slot]])
    worth.hall_gain[aces] = claims
    worth.hall_loss[aces] = claims * worth.share // 1000
    if cards.holds(state.hands[worth.seat], cards.CORRUPTION):
        worth.hall_gain[aces] += max(0, claim_of_pile(worth) - card_worth(worth, cards.CORRUPTION))


def claim_of_pile(worth: Worth) -> i64:
    """What the next claim of the pile is worth on average, as far as the seat can know."""
    total: i64 = 0
    number: i64 = 0
    for card in range(cards.STORE_COUNT, cards.CARD_COUNT):
        if may_be(known_places(worth, card), PILE):
            total += card_worth(worth, cards.KIND_OF[card])
            number += 1
    if number == 0:
        if len(worth.state.bottom) == 0:
            return 0
        return card_worth(worth, cards.KIND_OF[worth.state.bottom[0]])
    return total // number


# Doc Badluck


def consolation_worth(worth: Worth, consolation: i64) -> i64:
    """Of a consolation, if it can be had (DT-7.8.2 to DT-7.8.6)."""
    state = worth.state
    seat = worth.seat
    if not has_effect(state, seat, consolation):
        return 0
    if consolation == actions.PURCHASE:
        return worth.store[1]
    value: i64 = 0
    if consolation == actions.WIRE:
        claims = state.hands[seat] & cards.CLAIMS
        for _ in range(min(FENCED_AT_ONCE, cards.number_of(claims))):
            dearest = cards.nth(claims, cards.number_of(claims) - 1)
            value += cards.KIND_POINTS[cards.KIND_OF[dearest]] * FENCING * min(worth.rounds - 10, 50) // 10
            claims &= ~cards.bit(dearest)
        return value
    for rival in range(state.seats):
        if rival != seat:
            if consolation == actions.SMALL_RAID:
                value += worth.shared(min(RAID_DOLLARS, state.dollars[rival]) * worth.dollar, rival)
            else:
                value += worth.shared(min(RAID_NUGGETS, state.nuggets[rival]) * POINT, rival)
    return value


def best_consolation(worth: Worth) -> i64:
    """What the Doc would give for the own dice as they lie."""
    best: i64 = 0
    for consolation in range(actions.CONSOLATIONS):
        if shows(worth.state, worth.seat, consolation):
            best = max(best, consolation_worth(worth, consolation))
    return best


def own_count(worth: Worth, face: i64) -> i64:
    return count(worth.state.dice[worth.seat], face)


assert FACES == 6
