"""What a seat may know of a position, built from nothing (DT-12)."""

from dataclasses import dataclass

from bunkhouse.core.frames import kind_of
from bunkhouse.core.seats import MASK_OF_SEAT, has, seats_in
from bunkhouse.core.view import View
from bunkhouse.core.words import ScoreLine
from bunkhouse.games.dicetown.edge.choices import turn_words
from bunkhouse.games.dicetown.edge.report import LOCATION_NAMES, faces, in_mask, mask_of, types
from bunkhouse.games.dicetown.rules import cards, dice, kinds
from bunkhouse.games.dicetown.rules.knowledge import DISCARD, is_sure
from bunkhouse.games.dicetown.rules.plans import first_turn, has_quick_draw, second_turn
from bunkhouse.games.dicetown.rules.scoring import CATEGORIES, CATEGORY_NAMES, public_points
from bunkhouse.games.dicetown.rules.state import KICKERS, NONE, PUBLIC_WEALTH, SCORED, DiceTownState
from bunkhouse.games.dicetown.rules.ties import has_offer

HAND_NAMES = ("high", "pair", "two_pairs", "three", "straight", "full_house", "four", "five")


@dataclass(frozen=True, slots=True)
class CardsView:
    """Cards of which the watcher knows the faces, and how many there are of each type (DT-1.5)."""

    store: int
    claims: int
    known: tuple[str, ...]  # ids, as far as the watcher knows them; all of one's own


@dataclass(frozen=True, slots=True)
class OfferView:
    dollars: int
    nuggets: int
    store: int
    claims: int
    seat: int | None  # for whom it is meant
    cards: tuple[str, ...] | None  # of one's own, and to the Sheriff


@dataclass(frozen=True, slots=True)
class CupView:
    """The own cup; of others only how many dice are under theirs."""

    faces: str | None  # under the cup
    kept: str | None  # committed
    quick_draw: bool  # committed with the dice (DT-16.8)
    turns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    score: int
    points: tuple[ScoreLine, ...]
    dollars: int | None  # not shown where wealth is not public (DT-16.7)
    nuggets: int | None
    cards: CardsView
    fenced: tuple[str, ...]
    dice: str  # set aside
    fresh: str  # just revealed
    hand: str | None  # the class of a finished hand
    to_roll: int  # dice not yet set aside
    under_cup: int  # dice of the present roll
    committed: bool
    price: int  # due at this reveal
    gained: bool
    offer: OfferView | None  # as everybody has seen it
    answering: bool  # is asked something now


@dataclass(frozen=True, slots=True, repr=False)
class DiceTownView(View):
    seats: tuple[SeatView, ...]
    round: int
    location: str
    sheriff: int | None
    visitor: int | None
    tied: tuple[int, ...]
    patients: tuple[int, ...]
    bank: int
    stagecoach: int
    mine: int
    loot: int
    row: tuple[str, ...]  # slot 1 first
    claims_left: int  # in the pile, those put under it included
    claims_under: tuple[str, ...]  # put under the pile, the first to come up first (DT-12.3)
    store_left: int
    discarded: int
    discards: tuple[str, ...]  # store cards of which the watcher knows that they lie there (DT-12.3)
    in_play: tuple[str, ...]
    looked_at: tuple[str, ...] | None  # cards drawn or taken, to those who see them
    looked_at_number: int
    cup: CupView | None
    offer: OfferView | None  # the own offer as it is being written
    kickers: bool
    winner: int | None  # named by the Sheriff in a final tie
    over: bool


def names_of(mask: int) -> tuple[str, ...]:
    return tuple(cards.KIND_NAMES[cards.KIND_OF[card]] for card in in_mask(mask))


def known_at(state: DiceTownState, row: int, place: int) -> int:
    """The cards that a row knows to be at this place."""
    base = row * int(cards.CARD_COUNT)
    return mask_of(card for card in range(int(cards.CARD_COUNT)) if state.known[base + card] == place)


def build(state: DiceTownState, watcher: int) -> DiceTownView:
    row = watcher if watcher >= 0 else state.seats
    looked_at = state.drawn if sees_drawn(state, watcher) else None
    return DiceTownView(
        seats=tuple(seat_view(state, seat, watcher, row) for seat in range(state.seats)),
        round=state.round,
        location=LOCATION_NAMES[state.location],
        sheriff=state.sheriff if has_sheriff(state) else None,
        visitor=None if state.visitor == NONE else state.visitor,
        tied=seats_in(state.tied),
        patients=seats_in(state.patients),
        bank=state.bank,
        stagecoach=state.stagecoach,
        mine=state.mine,
        loot=state.loot,
        row=tuple(cards.KIND_NAMES[cards.KIND_OF[card]] for card in state.row),
        claims_left=cards.number_of(state.pile) + len(state.bottom),
        claims_under=tuple(cards.KIND_NAMES[cards.KIND_OF[card]] for card in state.bottom),
        store_left=cards.number_of(state.deck),
        discarded=cards.number_of(state.discard),
        discards=names_of(known_at(state, row, int(DISCARD))),
        in_play=names_of(state.in_play),
        looked_at=None if looked_at is None else names_of(looked_at),
        looked_at_number=cards.number_of(state.drawn),
        cup=cup_view(state, watcher) if watcher >= 0 else None,
        offer=own_offer(state, watcher) if watcher >= 0 else None,
        kickers=state.has_rule(KICKERS),
        winner=None if state.winner == NONE else state.winner,
        over=state.is_over(),
    )


def has_sheriff(state: DiceTownState) -> bool:
    """Nobody wears the badge before it has been given out (DT-2.7)."""
    return all(kind_of(frame) != kinds.FIRST_SHERIFF for frame in state.stack)


def sees_drawn(state: DiceTownState, watcher: int) -> bool:
    """Cards just drawn are seen by the visitor, cards just taken also by the victim (DT-12.2)."""
    if state.drawn == 0 or watcher < 0:
        return False
    base = watcher * int(cards.CARD_COUNT)
    return all(is_sure(state.known[base + card]) for card in in_mask(state.drawn))


def seat_view(state: DiceTownState, seat: int, watcher: int, row: int) -> SeatView:
    lines = score_lines(state, seat)
    open_all = state.location == SCORED
    known = state.hands[seat] if open_all or seat == watcher else known_at(state, row, MASK_OF_SEAT[seat])
    rich = open_all or seat == watcher or state.has_rule(PUBLIC_WEALTH)
    store, claims = types(state.hands[seat])
    set_aside = state.dice[seat]
    under = state.rolls[seat]
    is_pending = has(state.pending(), seat)
    return SeatView(
        score=sum(line.points for line in lines),
        points=tuple(lines),
        dollars=state.dollars[seat] if rich else None,
        nuggets=state.nuggets[seat] if rich else None,
        cards=CardsView(store, claims, tuple(sorted(names_of(known)))),
        fenced=names_of(state.fenced[seat]),
        dice=faces(set_aside),
        fresh=faces(state.fresh[seat]),
        hand=HAND_NAMES[dice.hand_class(set_aside)] if dice.number_of(set_aside) == dice.DICE else None,
        to_roll=dice.DICE - dice.number_of(set_aside) - dice.number_of(state.fresh[seat]),
        under_cup=dice.number_of(under),
        committed=state.keeps[seat] != NONE and not is_pending,
        price=state.due[seat],
        gained=has(state.gained, seat),
        offer=shown_offer(state, seat, watcher),
        answering=is_pending,
    )


def cup_view(state: DiceTownState, seat: int) -> CupView:
    under, kept, plan = state.rolls[seat], state.keeps[seat], state.plans[seat]
    turns = () if plan == NONE else (turn_words(first_turn(plan)), turn_words(second_turn(plan)))
    return CupView(
        faces=faces(under) if under else None,
        kept=None if kept == NONE else faces(kept),
        quick_draw=plan != NONE and has_quick_draw(plan),
        turns=tuple(words for words in turns if words),
    )


def shown_offer(state: DiceTownState, seat: int, watcher: int) -> OfferView | None:
    """What all may see of an offer; the faces of its cards only the Sheriff and the offerer (DT-8.5)."""
    given = state.shown_cards[seat]
    if state.shown_dollars[seat] + state.shown_nuggets[seat] + given == 0:
        return None
    sees = watcher in (seat, state.sheriff)
    store, claims = types(given)
    return OfferView(
        dollars=state.shown_dollars[seat],
        nuggets=state.shown_nuggets[seat],
        store=store,
        claims=claims,
        seat=None if state.shown_for[seat] == NONE else state.shown_for[seat],
        cards=tuple(sorted(names_of(given))) if sees else None,
    )


def own_offer(state: DiceTownState, seat: int) -> OfferView | None:
    if not has_offer(state, seat):
        return None
    given = state.offered_cards[seat]
    return OfferView(
        state.offered_dollars[seat],
        state.offered_nuggets[seat],
        *types(given),
        None if state.offered_for[seat] == NONE else state.offered_for[seat],
        tuple(sorted(names_of(given))),
    )


def score_lines(state: DiceTownState, seat: int) -> list[ScoreLine]:
    return [ScoreLine(CATEGORY_NAMES[number], public_points(state, seat, number)) for number in range(CATEGORIES)]


def breakdown(state: DiceTownState) -> list[list[ScoreLine]]:
    return [score_lines(state, seat) for seat in range(state.seats)]
