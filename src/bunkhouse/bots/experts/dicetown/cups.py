"""Phase I of Dice Town: which dice to keep, by exact expected value against the other cups.

From now on there are some more reveals until somebody is finished (DT-5.12). For each of them the value of every whole
hand is known from the rivals' cups at that time (`hand_values`); going back from the last one, every set of dice gets
its value: by the last roll if a rival is finished then, otherwise by the best keeping of every roll to come.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.dicetown.odds import (
    COUNT,
    FIRST_HAND,
    HANDS,
    NEVER,
    ONE,
    PLAIN_RANK,
    RANK,
    SETS,
    SIZE,
    Cup,
    after_last_roll,
    before_roll,
    cup_after,
    set_number,
)
from bunkhouse.bots.experts.dicetown.worth import Worth, card_worth, consolation_worth
from bunkhouse.core.vecs import append, extend, vec
from bunkhouse.games.dicetown.rules import actions, cards
from bunkhouse.games.dicetown.rules.dice import ACE, DICE, FACES, JACK, KING, NINE, PRICE, QUEEN, TEN, number_of
from bunkhouse.games.dicetown.rules.plans import NO_TURN, first_turn, has_quick_draw, second_turn, turned
from bunkhouse.games.dicetown.rules.state import KICKERS, DiceTownState

COURTED: Final[i64] = 450  # of 1000: how often a tie between others than the Sheriff goes to this seat, less the bribe
HALL_TIE: Final[i64] = 400  # of 1000: a tie for the best hand
RICH: Final[i64] = 5  # dollars from which on money does not limit the dice kept later in the round
KEENNESS: Final[i64] = 9  # of 16: how often a rival with money keeps all dice of the face looked for
MILLE: Final[i64] = ONE // 1000


class Cups:
    """The race of the cups as a seat sees it, with these sets of dice before everybody."""

    def __init__(self, worth: Worth, sets: vec[i64]) -> None:
        state = worth.state
        seat = worth.seat
        self.worth = worth
        self.sets = sets
        self.reveals: i64 = DICE  # until a rival is finished for sure
        for rival in range(state.seats):
            if rival != seat:
                self.reveals = min(self.reveals, DICE - SIZE[sets[rival]])
        self.budget: i64 = state.dollars[seat]  # layers: money left, or one for all where it does not matter
        if self.budget >= RICH:
            self.budget = 0
        self.is_rich = state.dollars[seat] >= RICH

    def rivals(self, reveals: i64) -> list[Cup]:
        cups: list[Cup] = []
        state = self.worth.state
        for rival in range(state.seats):
            if rival != self.worth.seat:
                keen: i64 = 0
                if state.dollars[rival] > 1:
                    keen = KEENNESS
                cups.append(cup_after(self.sets[rival], reveals, keen))
        return cups

    def layers(self, money: i64) -> vec[i64]:
        """For each number of dice kept: where the layer of the money then left begins, -1 if it cannot be paid."""
        starts = vec[i64](capacity=6)
        for number in range(DICE + 1):
            start: i64 = 0
            if not self.is_rich:
                start = -1
                if PRICE[number] <= money:
                    start = (money - PRICE[number]) * SETS
            starts = append(starts, start)
        return starts

    def after_reveal(self) -> vec[i64]:
        """The value of every set aside after the coming reveal, in layers of money left."""
        prices = vec[i64](capacity=6)
        for number in range(DICE + 1):
            prices = append(prices, PRICE[number] * self.worth.dollar)
        values = vec[i64]()
        time = self.reveals
        while time > 0:
            cups = self.rivals(time)
            hands = hand_values(self.worth, cups)
            last = after_last_roll(hands)
            going_on: i64 = ONE
            for cup in cups:
                going_on = going_on * (ONE - cup.finished) // ONE
            if time == self.reveals:
                going_on = 0
            following = vec[i64](capacity=(self.budget + 1) * SETS)
            for money in range(self.budget + 1):
                if going_on == 0:
                    following = extend(following, last)
                else:
                    rolled = before_roll(values, self.layers(money), prices)
                    for number in range(FIRST_HAND):
                        mixed = rolled[number] - last[number]
                        following = append(following, last[number] + mixed * (going_on // 1024) // (ONE // 1024))
                    following = extend(following, hands)
            values = following
            time -= 1
        return values


def hand_values(worth: Worth, cups: list[Cup]) -> vec[i64]:
    """The value of every whole hand, if the others end like this: for every location the chance to win it times what it
    is worth, less what rivals win, and the Doc's comfort for those who win nothing."""
    state = worth.state
    faces = vec[i64]([0] * 36)
    wins = vec[i64]([0] * 36)
    sheriff: i64 = -1
    if state.sheriff != worth.seat:
        sheriff = state.sheriff
        if sheriff > worth.seat:
            sheriff -= 1
    for face in range(ACE):
        weigh_face(worth, cups, sheriff, face, faces, wins)
    hall, hall_wins = weigh_hands(worth, cups)
    doc = vec[i64](capacity=4)
    for consolation in range(actions.CONSOLATIONS):
        doc = append(doc, consolation_worth(worth, consolation))
    values = vec[i64](capacity=HANDS)
    for hand in range(HANDS):
        counts = (FIRST_HAND + hand) * FACES
        value = hall[hand]
        nothing = 1000 - hall_wins[hand]
        for face in range(ACE):
            at = face * 6 + COUNT[counts + face]
            value += faces[at]
            nothing = nothing * (1000 - wins[at]) // 1000
        values = append(values, value + nothing * comfort(doc, counts) // 1000)
    return values


def comfort(doc: vec[i64], counts: i64) -> i64:
    """The best consolation that these dice give a right to (DT-7.8.1)."""
    best: i64 = 0
    if COUNT[counts + NINE] + COUNT[counts + TEN] > 0:
        best = max(best, doc[actions.WIRE])
    if COUNT[counts + JACK] + COUNT[counts + QUEEN] > 0:
        best = max(best, doc[actions.PURCHASE])
    if COUNT[counts + KING] > 0:
        best = max(best, doc[actions.SMALL_RAID])
    if COUNT[counts + ACE] > 0:
        best = max(best, doc[actions.BIG_RAID])
    return best


def weigh_face(worth: Worth, cups: list[Cup], sheriff: i64, face: i64, values: vec[i64], wins: vec[i64]) -> None:
    """For every number of dice of a face: the value of the location (DT-7.0b, DT-7.0d) and the chance to win it."""
    before: i64 = 0  # that no rival has more than one die fewer
    at = face * 7
    lost = vec[i64]([0] * 7)  # what rivals win with more dice than so many
    all_within = vec[i64](capacity=6)
    for dice in range(DICE + 1):
        within: i64 = ONE
        for cup in cups:
            within = within * cup.fewer[at + dice + 1] // ONE
        all_within = append(all_within, within)
    dice_left: i64 = DICE
    while dice_left > 0:
        exactly = all_within[dice_left] - all_within[dice_left - 1]
        lost[dice_left - 1] = lost[dice_left] + exactly // MILLE * worth.loss[face * 6 + dice_left] // 1000
        dice_left -= 1
    for dice in range(DICE + 1):
        winning: i64 = 0
        tied: i64 = 0
        if dice > 0:
            winning = before
            tied = all_within[dice] - before
            if sheriff < 0:
                winning += tied
                tied = 0
            else:
                quiet: i64 = ONE  # a tie without the Sheriff
                for rival in range(len(cups)):
                    limit = dice + 1
                    if rival == sheriff:
                        limit = dice
                    quiet = quiet * cups[rival].fewer[at + limit] // ONE
                courted = (quiet - before) * COURTED // 1000
                winning += courted
                tied -= courted
        chance = winning // MILLE
        wins[face * 6 + dice] = chance
        values[face * 6 + dice] = (
            chance * worth.gain[face * 6 + dice] - tied // MILLE * worth.loss[face * 6 + dice]
        ) // 1000 - lost[dice]
        before = all_within[dice]


def weigh_hands(worth: Worth, cups: list[Cup]) -> tuple[vec[i64], vec[i64]]:
    """For every hand: the value of the Town Hall (DT-7.7) and the chance, of 1000, to win it."""
    ranks = PLAIN_RANK
    if worth.state.has_rule(KICKERS):
        ranks = RANK
    within = vec[i64]([ONE] * int(HANDS + 1))  # rank + 1 -> that nobody is better
    within[0] = 0
    sums: list[vec[i64]] = []
    for cup in cups:
        up_to = vec[i64]([0] * int(HANDS + 1))
        for hand in range(HANDS):
            up_to[ranks[hand] + 1] += cup.hands[hand]
        for rank in range(HANDS):
            up_to[rank + 1] += up_to[rank]
            within[rank + 1] = within[rank + 1] * up_to[rank + 1] // ONE
        sums.append(up_to)
    lost = vec[i64]([0] * int(HANDS + 1))  # at this rank, then from it on
    for winner in range(len(cups)):
        for hand in range(HANDS):
            chance = cups[winner].hands[hand]
            if chance > 0:
                for other in range(len(cups)):
                    if other != winner:
                        chance = chance * sums[other][ranks[hand] + 1] // ONE
                lost[ranks[hand]] += chance // MILLE * worth.hall_loss[COUNT[(FIRST_HAND + hand) * FACES + ACE]]
    rank_left = HANDS
    while rank_left > 0:
        rank_left -= 1
        lost[rank_left] += lost[rank_left + 1]
    values = vec[i64](capacity=HANDS)
    wins = vec[i64](capacity=HANDS)
    for hand in range(HANDS):
        rank = ranks[hand]
        aces = COUNT[(FIRST_HAND + hand) * FACES + ACE]
        tie = within[rank + 1] - within[rank]
        chance = (within[rank] + tie * HALL_TIE // 1000) // MILLE
        wins = append(wins, chance)
        values = append(values, (chance * worth.hall_gain[aces] - lost[rank + 1]) // 1000)
    return values, wins


# Decisions


def shown_sets(state: DiceTownState, with_fresh: bool) -> vec[i64]:
    """What lies open before everybody."""
    sets = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        dice = state.dice[seat]
        if with_fresh:
            dice += state.fresh[seat]
        sets = append(sets, set_number(dice))
    return sets


def best_of_all(legal: vec[i64], values: vec[i64]) -> i64:
    """The choice with the highest value, the first of equal ones."""
    best: i64 = 0
    for index in range(1, len(legal)):
        if values[index] > values[best]:
            best = index
    return legal[best]


def best_keep(worth: Worth, legal: vec[i64]) -> i64:
    """Which dice to leave under the cup (DT-5.2)."""
    cups = Cups(worth, shown_sets(worth.state, False))
    return best_of_all(legal, keep_values(worth, cups, cups.after_reveal(), legal))


def keep_values(worth: Worth, cups: Cups, values: vec[i64], legal: vec[i64]) -> vec[i64]:
    """Of keeping dice, given the values after the reveal; Quick Draw pays if that is cheaper (DT-9.12)."""
    state = worth.state
    seat = worth.seat
    own = state.dice[seat]
    result = vec[i64](capacity=len(legal))
    for action in legal:
        dice = actions.argument_of(action)
        price = PRICE[number_of(dice)]
        value = NEVER
        if price <= state.dollars[seat]:
            value = values[layer_start(cups, price) + set_number(own + dice)] - price * worth.dollar
        if price > 0 and cards.holds(state.hands[seat], cards.QUICK_DRAW):
            drawn = values[layer_start(cups, 0) + set_number(own + dice)] - card_worth(worth, cards.QUICK_DRAW)
            if price > state.dollars[seat] or drawn > value:
                value = drawn
        result = append(result, value)
    return result


def layer_start(cups: Cups, price: i64) -> i64:
    if cups.is_rich:
        return 0
    return (cups.budget - price) * SETS


def standing_values(worth: Worth) -> vec[i64]:
    """The value of every set before the seat once this reveal is over: what comes is another roll, the last roll or the
    town (DT-5.11, DT-5.12)."""
    state = worth.state
    sets = shown_sets(state, True)
    cups = Cups(worth, sets)
    ended = after_last_roll(hand_values(worth, cups.rivals(0)))
    if cups.reveals == 0:
        return ended
    prices = vec[i64](capacity=6)
    for number in range(DICE + 1):
        prices = append(prices, PRICE[number] * worth.dollar)
    going_on = before_roll(cups.after_reveal(), cups.layers(cups.budget), prices)
    for number in range(FIRST_HAND, SETS):
        going_on[number] = ended[number]
    return going_on


def best_turn(worth: Worth, legal: vec[i64]) -> i64:
    """Professional Cheater: the best turn, if it is worth the card (DT-9.13)."""
    return best_of_all(legal, turn_values(worth, legal))


def turn_values(worth: Worth, legal: vec[i64]) -> vec[i64]:
    state = worth.state
    own = state.dice[worth.seat] + state.fresh[worth.seat]
    values = standing_values(worth)
    result = vec[i64](capacity=len(legal))
    for action in legal:
        value = values[set_number(own)]
        if action != actions.PASS:
            value = values[set_number(turned(own, actions.argument_of(action)))] - card_worth(worth, cards.CHEATER)
        result = append(result, value)
    return result


def best_trim(worth: Worth, legal: vec[i64]) -> i64:
    """Which dice to keep of those that can be paid for (DT-5.10)."""
    return best_of_all(legal, trim_values(worth, legal))


def trim_values(worth: Worth, legal: vec[i64]) -> vec[i64]:
    own = worth.state.dice[worth.seat]
    values = standing_values(worth)
    result = vec[i64](capacity=len(legal))
    for action in legal:
        result = append(result, values[set_number(own + actions.argument_of(action))])
    return result


def best_plan(worth: Worth, legal: vec[i64], last: bool) -> i64:
    """Cards committed with the dice (DT-16.8)."""
    return best_of_all(legal, plan_values(worth, legal, last))


def plan_values(worth: Worth, legal: vec[i64], last: bool) -> vec[i64]:
    state = worth.state
    seat = worth.seat
    cups = Cups(worth, shown_sets(state, False))
    price: i64 = 0
    if last:
        values = after_last_roll(hand_values(worth, cups.rivals(0)))
    else:
        values = cups.after_reveal()
        price = PRICE[number_of(state.keeps[seat])]
    result = vec[i64](capacity=len(legal))
    for action in legal:
        plan = actions.argument_of(action)
        first = first_turn(plan)
        second = second_turn(plan)
        dice = turned(turned(state.dice[seat] + state.keeps[seat], first), second)
        start: i64 = 0
        value: i64 = 0
        if has_quick_draw(plan):
            value -= card_worth(worth, cards.QUICK_DRAW)
            if not last:
                start = layer_start(cups, 0)
        else:
            value -= price * worth.dollar
            if not last:
                start = layer_start(cups, price)
        if first != NO_TURN:
            value -= card_worth(worth, cards.CHEATER)
        if second != NO_TURN:
            value -= card_worth(worth, cards.CHEATER)
        result = append(result, value + values[start + set_number(dice)])
    return result
