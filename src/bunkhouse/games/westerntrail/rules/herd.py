"""Cards on the move: drawing, discarding, removing, and who knows what is in a hand (GW-5, GW-6.4 to GW-6.8)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, ask_chance, run_later
from bunkhouse.core.random import Random
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, cards, kinds
from bunkhouse.games.westerntrail.rules.asking import pose
from bunkhouse.games.westerntrail.rules.limits import number_of_breed, pile_size
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState


def leave_hand(state: WesternTrailState, seat: i64, kind: i64) -> None:
    """A card is shown as it leaves the hand; who took it unseen keeps a secret only while it may be another one."""
    place = seat * cards.CARDS + kind
    if state.seen[place] > 0:
        state.seen[place] -= 1
    elif kind >= cards.CATTLE:
        secret = seat * cards.OBJECTIVES + kind - cards.CATTLE
        if state.secrets[secret] > 0 and state.hands[place] + state.decks[place] == state.secrets[secret]:
            state.secrets[secret] -= 1
    state.hands[place] -= 1


def onto_discard(state: WesternTrailState, seat: i64, kind: i64) -> None:
    """Face up (GW-3.8)."""
    state.discards[seat * cards.CARDS + kind] += 1
    state.tops[seat] = kind


def discard(state: WesternTrailState, seat: i64, kind: i64) -> None:
    leave_hand(state, seat, kind)
    onto_discard(state, seat, kind)
    if state.listener is not None:
        report.discarded(state, seat, kind)


def show_hand(state: WesternTrailState, seat: i64) -> None:
    """Everybody sees the whole hand (GW-10.5)."""
    for kind in range(cards.CARDS):
        state.seen[seat * cards.CARDS + kind] = state.hands[seat * cards.CARDS + kind]
    for goal in range(cards.OBJECTIVES):
        state.secrets[seat * cards.OBJECTIVES + goal] = 0


def discard_hand(state: WesternTrailState, seat: i64) -> None:
    """The whole hand, objective cards included (GW-10.7)."""
    for kind in range(cards.CARDS):
        place = seat * cards.CARDS + kind
        if state.hands[place] > 0:
            state.discards[place] += state.hands[place]
            state.hands[place] = 0
            state.seen[place] = 0
            state.tops[seat] = kind


def reshuffle(state: WesternTrailState, seat: i64) -> None:
    """The discard pile becomes the draw deck (GW-6.6). The deck was empty, so everybody knows what is in the hand."""
    if state.listener is not None:
        report.reshuffled(state, seat, pile_size(state.discards, seat))
    for kind in range(cards.CARDS):
        place = seat * cards.CARDS + kind
        state.decks[place] = state.discards[place]
        state.discards[place] = 0
        state.seen[place] = state.hands[place]
        if kind >= cards.CATTLE:
            state.seen[place] -= state.secrets[seat * cards.OBJECTIVES + kind - cards.CATTLE]
    state.tops[seat] = NONE


def draw_cards(state: WesternTrailState, seat: i64, number: i64, then_discard: bool) -> None:
    """So many cards, one after another (GW-6.6); then as many are discarded (GW-12.11)."""
    push(state, run_later(kinds.DRAW, kinds.draw(seat, number, then_discard)))


class Draw(Step[WesternTrailState]):
    """The next card, as long as there is one; the discard pile is only reshuffled now (GW-6.6, GW-11.2)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        seat = kinds.draw_seat(frame)
        left = kinds.draw_left(frame)
        if left > 0 and pile_size(state.decks, seat) == 0:
            if pile_size(state.discards, seat) == 0:
                left = 0
            else:
                reshuffle(state, seat)
        if left > 0:
            push(state, ask_chance(kinds.DRAW_CARD, argument_of(frame)))
            return
        drawn = kinds.drawn(frame)
        if kinds.draws_to_discard(frame) and drawn > 0:
            push(state, ask(kinds.DISCARD, seat, kinds.discard(cards.ANY_CARD, drawn)))


class DrawCard(Step[WesternTrailState]):
    """Chance: a card of the draw deck comes to hand (GW-5.6, GW-6.6)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return there(state.decks, kinds.draw_seat(frame), actions.DRAW)

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        base = kinds.draw_seat(frame) * cards.CARDS
        return numbers(state.decks, base, base + cards.CARDS)

    def sample(self, state: WesternTrailState, frame: i64, random: Random) -> i64:
        base = kinds.draw_seat(frame) * cards.CARDS
        return actions.act(actions.DRAW, pick(state.decks, base, base + cards.CARDS, random))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        owner = kinds.draw_seat(frame)
        kind = actions.argument_of(action)
        state.decks[owner * cards.CARDS + kind] -= 1
        state.hands[owner * cards.CARDS + kind] += 1
        if state.listener is not None:
            report.drawn(state, owner, kind)
        push(state, run_later(kinds.DRAW, kinds.draw_after_one(frame)))


def there(pile: vec[i64], seat: i64, action: i64) -> vec[i64]:
    """An action for every kind of card that the seat has in the pile."""
    choices = vec[i64](capacity=12)
    base = seat * cards.CARDS
    for kind in range(cards.CARDS):
        if pile[base + kind] > 0:
            choices = append(choices, actions.act(action, kind))
    return choices


def numbers(pile: vec[i64], low: i64, high: i64) -> vec[i64]:
    """The weights of what is there."""
    found = vec[i64](capacity=12)
    for place in range(low, high):
        if pile[place] > 0:
            found = append(found, pile[place])
    return found


def pick(pile: vec[i64], low: i64, high: i64, random: Random) -> i64:
    """One of the pile at random, counted from `low`."""
    total: i64 = 0
    for place in range(low, high):
        total += pile[place]
    left = random.below(total)
    at = low
    while left >= pile[at]:
        left -= pile[at]
        at += 1
    return at - low


class DrawNumber(Step[WesternTrailState]):
    """How many to draw, where the text says "up to" (GW-12.11)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=8)
        for number in range(kinds.draw_most(frame)):
            choices = append(choices, actions.act(actions.NUMBER, number + 1))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        draw_cards(state, seat, actions.argument_of(action), True)


class Discard(Step[WesternTrailState]):
    """Which fitting card, objective cards where any card will do (GW-6.4, GW-14.5); it is asked even of who has
    one kind only, or everybody would know."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        what = kinds.discard_what(frame)
        base = seat * cards.CARDS
        choices = vec[i64](capacity=12)
        for kind in range(cards.CARDS):
            if state.hands[base + kind] > 0 and cards.fits(kind, what):
                if what != cards.PAIR or number_of_breed(state, seat, cards.BREED[kind]) >= 2:
                    choices = append(choices, actions.act(actions.DISCARD, kind))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        what = kinds.discard_what(frame)
        more = kinds.discard_number(frame) - 1
        kind = actions.argument_of(action)
        discard(state, seat, kind)
        if what == cards.PAIR:
            pose(state, kinds.DISCARD, kinds.discard(cards.BREED[kind], 1))
        elif more > 0:
            push(state, ask(kinds.DISCARD, seat, kinds.discard(what, more)))


def must_discard(state: WesternTrailState, seat: i64, what: i64) -> None:
    """A requirement: exactly one card, or a pair (GW-6.4). A breed leaves nothing to choose."""
    if what < cards.ANY_CATTLE:
        pose(state, kinds.DISCARD, kinds.discard(what, 1))
    else:
        push(state, ask(kinds.DISCARD, seat, kinds.discard(what, 1)))


class Remove(Step[WesternTrailState]):
    """Up to so many cards of the hand leave the game (GW-6.8, GW-12.9)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return there(state.hands, seat, actions.REMOVE)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        kind = actions.argument_of(action)
        leave_hand(state, seat, kind)
        state.boxed[kind] += 1
        if state.listener is not None:
            report.removed(state, seat, kind)
        if argument_of(frame) > 1:
            pose(state, kinds.REMOVE, argument_of(frame) - 1)
