"""How cards are played: windows, Wanted on top, and what each card does (DT-9)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, mask_of, run_later, without_seat
from bunkhouse.core.frames import frame as framed
from bunkhouse.core.seats import LOWEST_SEAT, MASK_OF_SEAT
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.knowledge import (
    DISCARD,
    DRAWN,
    SHOWN,
    all_rows,
    best_known,
    forget_empty_hand,
    may_hold,
    see,
    who_may_hold,
)
from bunkhouse.games.dicetown.rules.plans import turned, without_quick_draw
from bunkhouse.games.dicetown.rules.state import WITH_COMMIT, DiceTownState

JOE_DOLLARS: i64 = COMPONENTS.joe_dollars


def play_card(state: DiceTownState, seat: i64, kind: i64, needs: i64) -> None:
    """Show a card of the hand with everything it needs; W-CARD opens (DT-9.2, DT-9.3, DT-11.4)."""
    hand = MASK_OF_SEAT[seat]
    card = best_known(state, state.seats, state.hands[seat] & cards.OF_KIND[kind], hand)
    state.hands[seat] &= ~cards.bit(card)
    state.in_play |= cards.bit(card)
    see(state, all_rows(state), card, hand, SHOWN)
    forget_empty_hand(state, seat, False)
    if state.listener is not None:
        report.played(state, seat, kind, needs)
    open_wanted(state, seat, kind, needs)


def open_wanted(state: DiceTownState, seat: i64, kind: i64, needs: i64) -> None:
    """W-CARD: every opponent who may hold Wanted answers at the same time (DT-9.19, DT-11.5)."""
    state.cancelled = 0
    push(state, kinds.effect(seat, kind, needs))
    asked = who_may_hold(state, state.others(seat), cards.WANTED)
    if asked != 0:
        state.answers = 0
        push(state, kinds.wanted(asked, seat, kind))


class Wanted(Step[DiceTownState]):
    """Cancel the card just played, or let it pass (DT-9.19)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return pass_or_play(state, seat, cards.WANTED)

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        answer(state, frame, seat, action, kinds.WANTED_IN)


class WantedIn(Step[DiceTownState]):
    """All have answered (DT-9.19)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        if state.answers == 0:
            return
        seat = LOWEST_SEAT[state.answers]
        card = cards.lowest(cards.OF_KIND[cards.WANTED])
        state.answers = 0
        state.cancelled = 1
        state.hands[seat] &= ~cards.bit(card)
        state.in_play |= cards.bit(card)
        see(state, all_rows(state), card, MASK_OF_SEAT[seat], SHOWN)
        forget_empty_hand(state, seat, False)
        if state.listener is not None:
            report.cancelled(state, seat, kinds.player_of(frame), kinds.card_of(frame))


def answer(state: DiceTownState, frame: i64, seat: i64, action: i64, then: i64) -> None:
    """One of several simultaneous answers; nobody sees it before the last one is in."""
    if action != actions.PASS:
        state.answers |= MASK_OF_SEAT[seat]
    left = without_seat(frame, seat)
    if mask_of(left) != 0:
        push(state, left)
    else:
        push(state, run_later(then, argument_of(frame)))


def pass_or_play(state: DiceTownState, seat: i64, kind: i64) -> vec[i64]:
    choices = append(vec[i64](capacity=2), actions.PASS)
    if cards.holds(state.hands[seat], kind):
        choices = append(choices, actions.act(actions.PLAY, kind))
    return choices


class Window(Step[DiceTownState]):
    """W-MINE, W-STORE, W-SALOON, W-HALL: the winner alone may play the card (DT-9.6)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return pass_or_play(state, seat, argument_of(frame))

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        if action != actions.PASS:
            play_card(state, seat, argument_of(frame), 0)


def open_window(state: DiceTownState, seat: i64, kind: i64) -> None:
    if may_hold(state, seat, kind):
        push(state, ask(kinds.WINDOW, seat, kind))


class React(Step[DiceTownState]):
    """W-BANK, W-SHERIFF, W-DOC: all entitled players answer at the same time; the card exists once (DT-11.5)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return pass_or_play(state, seat, argument_of(frame))

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        answer(state, frame, seat, action, kinds.REACTED)


def open_reaction(state: DiceTownState, entitled: i64, kind: i64) -> None:
    asked = who_may_hold(state, entitled, kind)
    if asked != 0:
        state.answers = 0
        push(state, framed(kinds.REACT, asked, kind))


class Reacted(Step[DiceTownState]):
    """The one who chose to play the card plays it."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        if state.answers != 0:
            seat = LOWEST_SEAT[state.answers]
            state.answers = 0
            play_card(state, seat, argument_of(frame), 0)


class Effect(Step[DiceTownState]):
    """W-CARD has closed: the card goes on the discard pile, then it does what it says, unless cancelled (DT-9.3)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        seat = kinds.player_of(frame)
        kind = kinds.card_of(frame)
        needs = kinds.needs_of(frame)
        while state.in_play != 0:
            card = cards.lowest(state.in_play)
            state.in_play = cards.without_lowest(state.in_play)
            state.discard |= cards.bit(card)
            see(state, all_rows(state), card, SHOWN, DISCARD)
        if kind == cards.QUICK_DRAW:
            quick_draw(state, seat)
        elif state.cancelled == 0:
            take_effect(state, seat, kind, needs)
        state.cancelled = 0


def quick_draw(state: DiceTownState, seat: i64) -> None:
    """Nothing to pay; cancelled, the player may play the other one or has to pay (DT-9.12, DT-5.10, DT-5.18)."""
    if state.cancelled == 0:
        state.due[seat] = 0
        if state.rolls[seat] != 0:
            state.rolls[seat] = 0
        return
    if state.has_rule(WITH_COMMIT):
        state.plans[seat] = without_quick_draw(state.plans[seat])
    push(state, run_later(kinds.PAY_SEAT, seat))


def take_effect(state: DiceTownState, seat: i64, kind: i64, needs: i64) -> None:
    """Dynamite, On Credit, The Girls, Corruption and Marshal change what the location does; the others act at once."""
    if kind == cards.CHEATER:  # DT-9.13
        state.fresh[seat] = turned(state.fresh[seat], needs)
    elif kind == cards.FIFTY_FIFTY:  # DT-9.18
        pay(state, state.visitor, seat, state.loot // 2)
        gain(state, seat)
    elif kind == cards.JITTERY_JOE:  # DT-9.16
        pay(state, needs, seat, min(JOE_DOLLARS, state.dollars[needs]))
    elif kind == cards.ELIXIR:  # DT-9.20
        state.patients |= MASK_OF_SEAT[seat]
    else:  # DT-9.10, DT-9.11, DT-9.14, DT-9.15, DT-9.17
        state.boosted = 1


def pay(state: DiceTownState, giver: i64, taker: i64, dollars: i64) -> None:
    state.dollars[giver] -= dollars
    state.dollars[taker] += dollars
    if state.listener is not None:
        report.gave(state, giver, taker, dollars, 0)


def gain(state: DiceTownState, seat: i64) -> None:
    """Switches the gain flag on for the rest of the round (DT-7.0f)."""
    state.gained |= MASK_OF_SEAT[seat]


def receive_joe(state: DiceTownState, seat: i64, discarded: i64) -> None:
    """W-GAIN: Jittery Joe is shown at once and never stays in a hand (DT-9.16, DT-7.4c). So many cards were discarded
    when he was chosen."""
    joe = cards.lowest(cards.OF_KIND[cards.JITTERY_JOE])
    state.drawn &= ~cards.bit(joe)
    state.in_play |= cards.bit(joe)
    see(state, all_rows(state), joe, DRAWN, SHOWN)
    if state.listener is not None:
        report.card_kept(state, seat, cards.JITTERY_JOE, discarded)
        report.joe_shown(state, seat)
    rich = joe_targets(state, seat)
    if len(rich) == 0:  # simply discarded
        state.in_play &= ~cards.bit(joe)
        state.discard |= cards.bit(joe)
        see(state, all_rows(state), joe, SHOWN, DISCARD)
        if state.listener is not None:
            report.joe_in_vain(state, seat)
    elif len(rich) == 1:
        play_joe(state, seat, rich[0])
    else:
        push(state, ask(kinds.JOE, seat, 0))


def joe_targets(state: DiceTownState, seat: i64) -> vec[i64]:
    rich = vec[i64]()
    for other in range(state.seats):
        if other != seat and state.dollars[other] > 0:
            rich = append(rich, other)
    return rich


def play_joe(state: DiceTownState, seat: i64, target: i64) -> None:
    if state.listener is not None:
        report.played(state, seat, cards.JITTERY_JOE, target)
    open_wanted(state, seat, cards.JITTERY_JOE, target)


class Joe(Step[DiceTownState]):
    """Who must give four dollars: any opponent with money (DT-9.16)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=4)
        for other in joe_targets(state, seat):
            choices = append(choices, actions.act(actions.JOE, other))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        play_joe(state, seat, actions.argument_of(action))
