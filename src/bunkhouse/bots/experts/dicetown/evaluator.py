"""What a position promises each seat, in features a player would name; weights.toml says what each is worth.

A feature is counted in thousandths; a weight is what one is worth in hundredths of a point. The weights were fitted to
the results of games between bots (`bunkhouse fit dicetown`); `points` is what is printed on what a seat has and weighs
1. What the dice of this round may bring is counted by the odds of cups that go on as most people do (`odds.cup_after`).
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.dicetown.odds import COUNT as DICE_COUNT
from bunkhouse.bots.experts.dicetown.odds import FIRST_HAND, HANDS, ONE, RANK, Cup, cup_after, set_number
from bunkhouse.bots.experts.weighing import ONE as UNIT
from bunkhouse.bots.experts.weighing import WeighingEvaluator
from bunkhouse.bots.experts.weights import read_weights
from bunkhouse.core.seats import has
from bunkhouse.core.state import State
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.rules import cards
from bunkhouse.games.dicetown.rules.dice import ACE, DICE, FACES, JACK, KING, NINE, PRICE, QUEEN, TEN, count, number_of
from bunkhouse.games.dicetown.rules.scoring import BADGE_POINTS, DOLLARS_PER_POINT
from bunkhouse.games.dicetown.rules.state import HALL, IN_CUPS, NONE, SCORED, DiceTownState

FEATURES: Final = (
    "points",  # nuggets, claims and equipment
    "dollars",
    "dollars-early",  # while there is time to use them
    "in-hand",  # points on cards that can be stolen
    "badge",  # the Sheriff's, as likely as it is after this round, towards the end
    "badge-early",
    "strong-cards",  # On Credit, The Girls, Cheater, Corruption, Dynamite; while there is time to use them
    "other-cards",
    "mine",  # nuggets to be expected of this round
    "bank",  # dollars
    "store",  # visits
    "store-more",  # jacks beyond the first
    "saloon",  # thefts
    "saloon-more",  # queens beyond the first
    "robbed",  # points that others may steal
    "hall",  # points of claims
    "offered",  # points in an offer to the Sheriff
)
DOLLARS: Final[i64] = 1
DOLLARS_EARLY: Final[i64] = 2
IN_HAND: Final[i64] = 3
BADGE: Final[i64] = 4
BADGE_EARLY: Final[i64] = 5
STRONG_CARDS: Final[i64] = 6
OTHER_CARDS: Final[i64] = 7
MINE: Final[i64] = 8
BANK: Final[i64] = 9
STORE: Final[i64] = 10
SALOON: Final[i64] = 12
ROBBED: Final[i64] = 14
TOWN_HALL: Final[i64] = 15
OFFERED: Final[i64] = 16
COUNT: Final[i64] = len(FEATURES)

NOTHING: Final[vec[i64]] = vec[i64]([0] * (5 * len(FEATURES)))
MILLE: Final[i64] = ONE // 1000
KEENNESS: Final[i64] = 9  # of 16: how often a player with money keeps all dice of the face looked for
COURTED: Final[i64] = 450  # of 1000: how often a tie without the Sheriff goes to one of the others in it
ALL_ROUNDS: Final[i64] = 130  # tenths of a round in a usual game
CLAIMS_A_ROUND: Final[i64] = 19  # in tenths
NUGGETS_A_ROUND: Final[i64] = 22  # in tenths, before anything is known of this table
LOCATION: Final[vec[i64]] = vec[i64]([1, 2, 4, 5, 6])  # by face
STRONG: Final[i64] = (
    cards.OF_KIND[cards.ON_CREDIT]
    | cards.OF_KIND[cards.THE_GIRLS]
    | cards.OF_KIND[cards.CHEATER]
    | cards.OF_KIND[cards.CORRUPTION]
    | cards.OF_KIND[cards.DYNAMITE]
)

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.toml")
FITTED: Final = read_weights(WEIGHTS_FILE, FEATURES)
SPREADS: Final[vec[i64]] = vec[i64](FITTED.spreads(100))


def rounds_left(state: DiceTownState) -> i64:
    """How many rounds are to come, this one included, in tenths: until the claims or the nuggets are gone."""
    claims: i64 = len(state.row) + cards.number_of(state.pile) + len(state.bottom)
    found: i64 = 0
    for nuggets in state.nuggets:
        found += nuggets
    pace = (found * 10 + NUGGETS_A_ROUND * 2) // (max(state.round, 1) + 1)
    return max(10, min(claims * 100 // CLAIMS_A_ROUND, state.mine * 100 // max(pace, 1)))


def horizon(state: DiceTownState) -> i64:
    """How much of the game is to come after this round, in thousandths."""
    if state.location == SCORED:
        return 0
    return min(UNIT, (rounds_left(state) - 10) * UNIT // ALL_ROUNDS)


def features(state: DiceTownState) -> vec[i64]:
    """seat * COUNT + feature -> how much of it, in thousandths."""
    found = NOTHING[: state.seats * COUNT]
    early = horizon(state)
    for seat in range(state.seats):
        of_seat(state, seat, early, found)
    if state.location == SCORED:
        for seat in range(state.seats):
            found[seat * COUNT] += state.dollars[seat] // DOLLARS_PER_POINT * UNIT
        found[state.sheriff * COUNT] += BADGE_POINTS * UNIT
    else:
        of_round(state, early, found)
    return found


def of_seat(state: DiceTownState, seat: i64, early: i64, found: vec[i64]) -> None:
    base = seat * COUNT
    hand = state.hands[seat]
    printed = cards.points_of(hand)
    found[base] = (state.nuggets[seat] + cards.points_of(state.fenced[seat]) + printed) * UNIT
    if state.location == SCORED:
        return
    found[base + IN_HAND] = printed * UNIT
    strong = cards.number_of(hand & STRONG)
    found[base + STRONG_CARDS] = strong * min(UNIT, 4 * early)
    found[base + OTHER_CARDS] = (action_cards(hand) - strong) * min(UNIT, 4 * early)
    dollars = state.dollars[seat]
    if state.location == IN_CUPS:
        dollars -= price(state, seat)
    found[base + DOLLARS] = dollars * UNIT
    found[base + DOLLARS_EARLY] = dollars * early
    if has(state.tied, seat):
        offered = cards.points_of(state.offered_cards[seat]) + 2 * action_cards(state.offered_cards[seat])
        found[base + OFFERED] = (offered + state.offered_nuggets[seat]) * UNIT + state.offered_dollars[seat] * UNIT // 2


def action_cards(hand: i64) -> i64:
    """How many cards of the hand have no points printed on them."""
    number: i64 = 0
    hand &= cards.STORE
    while hand != 0:
        if cards.KIND_OF[cards.lowest(hand)] < cards.ACTION_KINDS:
            number += 1
        hand = cards.without_lowest(hand)
    return number


def price(state: DiceTownState, seat: i64) -> i64:
    """What the dice committed will cost."""
    if state.keeps[seat] == NONE or state.fresh[seat] != 0:
        return state.due[seat]
    return PRICE[number_of(state.keeps[seat])]


# This round


def cups_of(state: DiceTownState) -> list[Cup]:
    """Every seat's dice at the end of the round, as likely as they are: those set aside, revealed or committed, and
    those still to come."""
    sets = vec[i64](capacity=state.seats)
    ahead = vec[i64](capacity=state.seats)  # 1 if this reveal is behind the seat
    reveals = DICE
    for seat in range(state.seats):
        dice = state.dice[seat] + state.fresh[seat]
        committed: i64 = 0
        if state.fresh[seat] == 0 and state.keeps[seat] != NONE:
            dice += state.keeps[seat]
            committed = 1
        sets = append(sets, set_number(dice))
        ahead = append(ahead, committed)
        reveals = min(reveals, DICE - number_of(dice) + committed)
    cups: list[Cup] = []
    for seat in range(state.seats):
        keen: i64 = 0
        if state.dollars[seat] > 1:
            keen = KEENNESS
        cups.append(cup_after(sets[seat], max(0, reveals - ahead[seat]), keen))
    return cups


def of_round(state: DiceTownState, early: i64, found: vec[i64]) -> None:
    star = vec[i64]([0] * 5)  # seat -> chance to win the kings
    if state.location <= HALL and state.round > 0:
        cups = cups_of(state)
        for face in range(ACE):
            if state.location <= LOCATION[face]:
                for seat in range(state.seats):
                    of_location(state, cups, face, seat, star, found)
        of_hall(state, cups, found)
    of_badge(state, star, early, found)


def of_badge(state: DiceTownState, star: vec[i64], early: i64, found: vec[i64]) -> None:
    stays: i64 = UNIT
    for seat in range(state.seats):
        if seat != state.sheriff:
            stays -= star[seat]
    for seat in range(state.seats):
        wears = star[seat]
        if seat == state.sheriff:
            wears = stays
        found[seat * COUNT + BADGE] = wears * (UNIT - early) // UNIT
        found[seat * COUNT + BADGE_EARLY] = wears * early // UNIT


def chances_of(state: DiceTownState, cups: list[Cup], face: i64, seat: i64, power: i64) -> i64:
    """The chance that the seat wins the location of a face; times the number of its dice if `power` is 1."""
    at = face * 7
    mine = cups[seat].fewer
    total: i64 = 0
    for dice in range(1, DICE + 1):
        exactly = mine[at + dice + 1] - mine[at + dice]
        if exactly == 0:
            continue
        more = exactly
        level = exactly
        for other in range(state.seats):
            if other != seat:
                fewer = cups[other].fewer
                more = more * fewer[at + dice] // ONE
                if other == state.sheriff:
                    level = level * fewer[at + dice] // ONE
                else:
                    level = level * fewer[at + dice + 1] // ONE
        winning = level
        if seat != state.sheriff:
            winning = more + (level - more) * COURTED // 1000
        if power == 1:
            winning *= dice
        total += winning
    return total


def of_location(state: DiceTownState, cups: list[Cup], face: i64, seat: i64, star: vec[i64], found: vec[i64]) -> None:
    base = seat * COUNT
    chance: i64 = 0
    dice: i64 = 0
    more: i64 = 0  # by the card of the location's window
    if state.location == LOCATION[face] and state.visitor != NONE:
        if seat != state.visitor:
            return
        chance = UNIT
        dice = count(state.dice[seat], face) * UNIT
        more = state.boosted
    else:
        chance = chances_of(state, cups, face, seat, 0) // MILLE
        if face != TEN and face != KING:
            dice = chances_of(state, cups, face, seat, 1) // MILLE
    if face == NINE:
        found[base + MINE] = min(dice * (1 + more), state.mine * UNIT)
    elif face == TEN:
        found[base + BANK] = chance * state.bank
    elif face == JACK:
        found[base + STORE] = chance * (1 + more)
        found[base + STORE + 1] = dice - chance
        if state.round == 1:
            found[base + STORE] += chance
    elif face == QUEEN:
        of_saloon(state, seat, chance * (1 + more), dice - chance, found)
    else:
        star[seat] = chance


def of_saloon(state: DiceTownState, seat: i64, thefts: i64, more: i64, found: vec[i64]) -> None:
    """The others' cards for the thief; the theft threatens those who have most."""
    all_cards: i64 = 0
    for other in range(state.seats):
        if other != seat:
            all_cards += cards.number_of(state.hands[other])
    if all_cards == 0:
        return
    found[seat * COUNT + SALOON] = thefts
    found[seat * COUNT + SALOON + 1] = more
    for other in range(state.seats):
        if other != seat and state.hands[other] != 0:
            held = cards.points_of(state.hands[other]) + 2 * action_cards(state.hands[other])
            found[other * COUNT + ROBBED] += thefts * held // all_cards


def of_hall(state: DiceTownState, cups: list[Cup], found: vec[i64]) -> None:
    """The claims that the best hand takes from the row (DT-7.7)."""
    claims = vec[i64]([0] * 6)
    for aces in range(DICE + 1):
        for slot in range(min(1 + aces, len(state.row))):
            claims[aces] += cards.KIND_POINTS[cards.KIND_OF[state.row[slot]]]
    if state.location == HALL and state.visitor != NONE:
        found[state.visitor * COUNT + TOWN_HALL] = claims[count(state.dice[state.visitor], ACE)] * UNIT
        return
    for seat in range(state.seats):
        value: i64 = 0
        hands = cups[seat].hands
        for hand in range(HANDS):
            chance = hands[hand]
            if chance > 0:
                rank = RANK[hand]
                for other in range(state.seats):
                    if other != seat:
                        weaker = cups[other].weaker
                        chance = chance * ((weaker[rank] + weaker[rank + 1]) // 2) // ONE
                value += chance // MILLE * claims[DICE_COUNT[(FIRST_HAND + hand) * FACES + ACE]]
        found[seat * COUNT + TOWN_HALL] = value


class DiceTownEvaluator(WeighingEvaluator):
    def __init__(self) -> None:
        super().__init__(vec[i64](FITTED.weights))

    def all_features(self, state: State) -> vec[i64]:
        assert isinstance(state, DiceTownState)
        return features(state)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, DiceTownState)
        return horizon(state)

    def spread(self, state: State) -> i64:
        assert isinstance(state, DiceTownState)
        return SPREADS[horizon(state) // 10]
