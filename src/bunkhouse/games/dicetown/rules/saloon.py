"""The Saloon: steal from one opponent, look, keep one, give the others back (DT-7.5)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.random import Random
from bunkhouse.core.seats import LOWEST_SEAT, MASK_OF_SEAT, is_one
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import QUEEN, count
from bunkhouse.games.dicetown.rules.knowledge import DRAWN, best_known, forget_empty_hand, replace, see, widen
from bunkhouse.games.dicetown.rules.playing import gain
from bunkhouse.games.dicetown.rules.rounds import copies_among, kinds_among, sample_among, seats_among
from bunkhouse.games.dicetown.rules.state import PICKS_TYPES, DiceTownState

# From which of the victim's cards chance takes one
FROM_STORE: Final[i64] = 0
FROM_CLAIMS: Final[i64] = 1
FROM_ALL: Final[i64] = 2


class Thefts(Step[DiceTownState]):
    """Once, or twice with The Girls (DT-9.11)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        if state.boosted == 1:
            push(state, run_later(kinds.THEFT, argument_of(frame)))
        push(state, run_later(kinds.THEFT, argument_of(frame)))


def victims(state: DiceTownState, thief: i64) -> i64:
    """Opponents with at least one card in hand; fenced claims are not in it (DT-7.5b, DT-7.5c)."""
    mask: i64 = 0
    for other in range(state.seats):
        if other != thief and state.hands[other] != 0:
            mask |= MASK_OF_SEAT[other]
    return mask


class Theft(Step[DiceTownState]):
    """Choose one opponent (DT-7.5, DT-7.5b)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        thief = argument_of(frame)
        possible = victims(state, thief)
        if possible == 0:
            if state.listener is not None:
                report.nothing_to_steal(state, thief)
        elif is_one(possible):
            push(state, run_later(kinds.GRAB, LOWEST_SEAT[possible]))
        else:
            push(state, ask(kinds.VICTIM, thief, 0))


class Victim(Step[DiceTownState]):
    """Whom to rob (DT-7.5)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return seats_among(state, victims(state, seat), actions.ROB)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        push(state, run_later(kinds.GRAB, actions.argument_of(action)))


class Grab(Step[DiceTownState]):
    """As many cards as the thief has queens, or all; the thief picks the types (DT-7.5a), or it is blind (DT-16.2)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        victim = argument_of(frame)
        hand = state.hands[victim]
        number = min(count(state.dice[state.visitor], QUEEN), cards.number_of(hand))
        if not state.has_rule(PICKS_TYPES):
            take(state, victim, 0, 0, number)
            return
        least, most = store_range(state, victim)
        if least == most:
            take(state, victim, least, number - least, 0)
        else:
            push(state, ask(kinds.GRAB_TYPES, state.visitor, victim))


def store_range(state: DiceTownState, victim: i64) -> tuple[i64, i64]:
    """The fewest and the most store cards that can be among the cards taken."""
    hand = state.hands[victim]
    number = min(count(state.dice[state.visitor], QUEEN), cards.number_of(hand))
    most = min(number, cards.number_of(hand & cards.STORE))
    least = number - min(number, cards.number_of(hand & cards.CLAIMS))
    return least, most


class GrabTypes(Step[DiceTownState]):
    """How many store cards and how many claims to take (DT-7.5a)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        victim = argument_of(frame)
        number = min(count(state.dice[seat], QUEEN), cards.number_of(state.hands[victim]))
        least, most = store_range(state, victim)
        choices = vec[i64](capacity=6)
        for store in range(least, most + 1):
            choices = append(choices, actions.grab(store, number - store))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        take(state, argument_of(frame), actions.store_of(action), actions.claims_of(action), 0)


def take(state: DiceTownState, victim: i64, store: i64, claims: i64, blind: i64) -> None:
    if state.listener is not None:
        report.grabs(state, victim, store, claims, blind)
    push(state, run_later(kinds.CHOOSE_LOOT, victim))
    for _ in range(claims):
        push(state, kinds.steal(victim, FROM_CLAIMS))
    for _ in range(store):
        push(state, kinds.steal(victim, FROM_STORE))
    for _ in range(blind):
        push(state, kinds.steal(victim, FROM_ALL))


class Steal(Step[DiceTownState]):
    """Chance: which card of the chosen type it is, seen by thief and victim (DT-7.5a, DT-7.5e)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return kinds_among(pool(state, frame), actions.STEAL)

    def weights(self, state: DiceTownState, frame: i64) -> vec[i64]:
        return copies_among(pool(state, frame))

    def sample(self, state: DiceTownState, frame: i64, random: Random) -> i64:
        return sample_among(pool(state, frame), actions.STEAL, random)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        victim = kinds.victim_of(frame)
        thief = state.visitor
        kind = actions.argument_of(action)
        owner = MASK_OF_SEAT[victim]
        card = best_known(state, thief, state.hands[victim] & cards.OF_KIND[kind], owner)
        is_claim = cards.is_claim(card)
        state.hands[victim] &= ~cards.bit(card)
        state.drawn |= cards.bit(card)
        see(state, owner | MASK_OF_SEAT[thief], card, owner, DRAWN)
        widen(state, owner | MASK_OF_SEAT[thief], is_claim, owner, DRAWN)
        forget_empty_hand(state, victim, is_claim)
        if state.listener is not None:
            report.card_stolen(state, victim, kind)


def pool(state: DiceTownState, frame: i64) -> i64:
    hand = state.hands[kinds.victim_of(frame)]
    source = kinds.pool_of(frame)
    if source == FROM_STORE:
        return hand & cards.STORE
    if source == FROM_CLAIMS:
        return hand & cards.CLAIMS
    return hand


class ChooseLoot(Step[DiceTownState]):
    """With one card there is nothing to choose; with several the thief is asked, even if they look alike."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        victim = argument_of(frame)
        if cards.number_of(state.drawn) == 1:
            keep_loot(state, victim, cards.KIND_OF[cards.lowest(state.drawn)])
        else:
            push(state, ask(kinds.KEEP_LOOT, state.visitor, victim))


class KeepLoot(Step[DiceTownState]):
    """Keep one of the stolen cards (DT-7.5)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return kinds_among(state.drawn, actions.TAKE_CARD)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        keep_loot(state, argument_of(frame), actions.argument_of(action))


def keep_loot(state: DiceTownState, victim: i64, kind: i64) -> None:
    """One changes hands, the others go back (DT-7.5, DT-7.5e)."""
    thief = state.visitor
    knowing = MASK_OF_SEAT[victim] | MASK_OF_SEAT[thief]
    card = cards.lowest(state.drawn & cards.OF_KIND[kind])
    returned = cards.without(state.drawn, cards.bit(card))
    is_claim = cards.is_claim(card)
    state.drawn = 0
    state.hands[thief] |= cards.bit(card)
    state.hands[victim] |= returned
    see(state, knowing, card, DRAWN, MASK_OF_SEAT[thief])
    places = MASK_OF_SEAT[thief]
    same_type = returned & cards.STORE
    if is_claim:
        same_type = returned & cards.CLAIMS
    if same_type != 0:
        places |= MASK_OF_SEAT[victim]
    replace(state, knowing, is_claim, DRAWN, places)
    replace(state, knowing, not is_claim, DRAWN, MASK_OF_SEAT[victim])
    left = returned
    while left != 0:
        see(state, knowing, cards.lowest(left), DRAWN, MASK_OF_SEAT[victim])
        left = cards.without_lowest(left)
    gain(state, thief)
    if state.listener is not None:
        report.loot_kept(state, victim, kind, returned)
