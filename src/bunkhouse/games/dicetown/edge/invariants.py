"""What must hold in every position; asserted after every move in the slow checking mode (DT-1.7)."""

from operator import and_, or_

from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.games.dicetown.edge.report import mask_of
from bunkhouse.games.dicetown.rules import cards, dice
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.hidden import places_of
from bunkhouse.games.dicetown.rules.knowledge import SHOWN, may_be
from bunkhouse.games.dicetown.rules.state import IN_CUPS, NONE, DiceTownState


def check(state: DiceTownState) -> None:
    _check_pieces(state)
    _check_cards(state)
    _check_dice(state)
    _check_knowledge(state)
    _check_offers(state)


def _check_pieces(state: DiceTownState) -> None:
    dollars = sum(state.dollars) + state.bank + state.stagecoach
    assert dollars == COMPONENTS.notes_per_player * state.seats + COMPONENTS.bank_notes, "dollars lost (DT-1.7)"
    assert sum(state.nuggets) + state.mine == COMPONENTS.nuggets, "nuggets lost (DT-1.7)"
    assert min(state.dollars) >= 0 <= min(state.nuggets), "debts do not exist (DT-5.7)"
    assert min(state.bank, state.stagecoach, state.mine) >= 0
    assert state.round <= cards.number_of(cards.CLAIMS), "a claim finds an owner every round (DT-7.7c)"


def _check_cards(state: DiceTownState) -> None:
    in_row = mask_of([*state.row, *state.bottom])
    places = [state.deck, state.discard, state.drawn, state.in_play, state.pile, in_row, *state.hands, *state.fenced]
    assert sum(places) == cards.STORE | cards.CLAIMS, "cards lost (DT-1.1)"
    assert sum(cards.number_of(mask) for mask in places) == cards.CARD_COUNT, "a card is in two places"
    assert (state.deck | state.discard | state.in_play) & cards.CLAIMS == 0
    assert (state.pile | in_row | sum(state.fenced)) & cards.STORE == 0
    joe = cards.OF_KIND[cards.JITTERY_JOE]
    assert not any(hand & joe for hand in state.hands), "Jittery Joe stays in no hand (DT-9.16)"
    assert state.deck | state.discard | state.drawn | state.in_play, "the store is never without a card (DT-7.4a)"


def _check_dice(state: DiceTownState) -> None:
    for seat in range(state.seats):
        aside = dice.number_of(state.dice[seat]) + dice.number_of(state.fresh[seat])
        assert aside <= dice.DICE, "too many dice (DT-2.4)"
        if state.location != IN_CUPS:
            assert aside == dice.DICE, "phase I ends with five dice each (DT-5.17)"
        if state.keeps[seat] != NONE and state.rolls[seat]:
            for face in range(dice.FACES):
                assert dice.count(state.keeps[seat], face) <= dice.count(state.rolls[seat], face), "kept, not rolled"


def _check_knowledge(state: DiceTownState) -> None:
    number, known = int(cards.CARD_COUNT), list(state.known)
    places = list(places_of(state))
    public = known[state.seats * number :]
    for row in range(state.seats + 1):
        mine = known[row * number : (row + 1) * number]
        assert all(map(and_, mine, places)), "somebody excludes the truth (DT-12)"
        assert list(map(or_, mine, public)) == public, "a seat thinks possible what the public excludes"
        if row < state.seats:
            own, hand = MASK_OF_SEAT[row], state.hands[row]
            for card, where in enumerate(mine):
                assert (where == own) == may_be(where, own) == has(hand, card), "own cards are known"
    shown = [where for where, place in zip(public, places, strict=True) if place == SHOWN]
    assert all(where == SHOWN for where in shown), "what lies open is known to all (DT-12.1)"


def _check_offers(state: DiceTownState) -> None:
    for seat in range(state.seats):
        if state.tied:
            assert cards.without(state.offered_cards[seat], state.hands[seat]) == 0, "offered, but not in hand (DT-8.4)"
            assert state.offered_dollars[seat] >= state.shown_dollars[seat], "an offer was lowered (DT-8.5)"
