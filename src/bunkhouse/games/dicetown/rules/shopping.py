"""The General Store: draw, keep one, discard the others face down (DT-7.4); also the purchase at the Doc (DT-7.8.3)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, ask_chance, run_later
from bunkhouse.core.random import Random
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import JACK, count
from bunkhouse.games.dicetown.rules.knowledge import DISCARD, DRAWN, PILE, nothing_at, replace, see, widen
from bunkhouse.games.dicetown.rules.playing import gain, open_window, receive_joe
from bunkhouse.games.dicetown.rules.rounds import copies_among, kinds_among, sample_among
from bunkhouse.games.dicetown.rules.state import DiceTownState


class Trigger(Step[DiceTownState]):
    """Each trigger opens its own W-STORE (DT-7.4, DT-7.4b)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = argument_of(frame)
        state.boosted = 0
        push(state, run_later(kinds.PERFORM, seat))
        open_window(state, seat, cards.ON_CREDIT)


class Perform(Step[DiceTownState]):
    """Once, or twice in a row On Credit (DT-9.10)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = argument_of(frame)
        order = kinds.shop(seat, count(state.dice[seat], JACK))
        if state.boosted == 1:
            push(state, order)
        push(state, order)


class Shop(Step[DiceTownState]):
    """Draw so many cards and keep one of them (DT-7.4)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = kinds.shopper_of(frame)
        push(state, run_later(kinds.CHOOSE_CARD, seat))
        push(state, kinds.draw_next(seat, kinds.cards_of(frame)))


class DrawNext(Step[DiceTownState]):
    """The discard pile is shuffled only when a card must be drawn from an empty pile (DT-7.4a)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = kinds.shopper_of(frame)
        left = kinds.cards_of(frame)
        if left == 0:
            return
        if state.deck == 0:
            if state.discard == 0:
                return
            state.deck = state.discard
            state.discard = 0
            replace(state, 0, False, DISCARD, PILE)
            if state.listener is not None:
                report.reshuffled(state)
        push(state, kinds.draw_next(seat, left - 1))
        push(state, ask_chance(kinds.DRAW, seat))


class Draw(Step[DiceTownState]):
    """Chance: the top card of the store pile, seen by the one who draws it (DT-7.4, DT-12.2)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return kinds_among(state.deck, actions.DRAW)

    def weights(self, state: DiceTownState, frame: i64) -> vec[i64]:
        return copies_among(state.deck)

    def sample(self, state: DiceTownState, frame: i64, random: Random) -> i64:
        return sample_among(state.deck, actions.DRAW, random)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        owner = argument_of(frame)
        kind = actions.argument_of(action)
        card = cards.lowest(state.deck & cards.OF_KIND[kind])
        state.deck &= ~cards.bit(card)
        state.drawn |= cards.bit(card)
        see(state, MASK_OF_SEAT[owner], card, PILE, DRAWN)
        widen(state, MASK_OF_SEAT[owner], False, PILE, DRAWN)
        if state.deck == 0:
            nothing_at(state, False, PILE)
        if state.listener is not None:
            report.card_drawn(state, owner, kind)


class ChooseCard(Step[DiceTownState]):
    """With one card there is nothing to choose; with several the owner is asked, even if they look alike."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = argument_of(frame)
        if cards.number_of(state.drawn) == 1:
            keep_card(state, seat, cards.KIND_OF[cards.lowest(state.drawn)])
        elif state.drawn != 0:
            push(state, ask(kinds.KEEP_CARD, seat, 0))


class KeepCard(Step[DiceTownState]):
    """Keep one of the cards drawn (DT-7.4)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return kinds_among(state.drawn, actions.TAKE_CARD)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        keep_card(state, seat, actions.argument_of(action))


def keep_card(state: DiceTownState, seat: i64, kind: i64) -> None:
    """One into the hand, the others face down on the discard pile; Jittery Joe is played at once (DT-7.4c)."""
    own = MASK_OF_SEAT[seat]
    card = cards.lowest(state.drawn & cards.OF_KIND[kind])
    others = cards.without(state.drawn, cards.bit(card))
    discarded = cards.number_of(others)
    left: i64 = 0
    if others != 0:
        left = DISCARD
    state.drawn = cards.bit(card)
    state.discard |= others
    while others != 0:
        see(state, own, cards.lowest(others), DRAWN, DISCARD)
        others = cards.without_lowest(others)
    gain(state, seat)
    if kind == cards.JITTERY_JOE:
        replace(state, own, False, DRAWN, left)
        receive_joe(state, seat, discarded)
        return
    state.drawn = 0
    state.hands[seat] |= cards.bit(card)
    see(state, own, card, DRAWN, own)
    replace(state, own, False, DRAWN, own | left)
    if state.listener is not None:
        report.card_kept(state, seat, kind, discarded)
