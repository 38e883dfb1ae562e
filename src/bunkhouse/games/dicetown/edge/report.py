"""From positions to events: called by the rules only when somebody listens."""

from collections.abc import Iterable

from bunkhouse.core.events import tell
from bunkhouse.core.seats import MASK_OF_SEAT, has, seats_in
from bunkhouse.games.dicetown.edge import events
from bunkhouse.games.dicetown.rules import cards, dice
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.plans import new_face, old_face
from bunkhouse.games.dicetown.rules.scoring import leaders, scores
from bunkhouse.games.dicetown.rules.state import NONE, DiceTownState

LOCATION_NAMES = ("cups", "mine", "bank", "stagecoach", "store", "saloon", "sheriff", "hall", "doc", "scored")
CONSOLATION_NAMES = ("fence", "store_card", "small_raid", "big_raid")


def faces(packed: int) -> str:
    """Dice in words, lowest first; "none" without any."""
    shown = [face for number, face in enumerate(COMPONENTS.faces) for _ in range(dice.count(packed, number))]
    return " ".join(shown) or "none"


def in_mask(mask: int) -> list[int]:
    return [card for card in range(int(cards.CARD_COUNT)) if has(mask, card)]


def mask_of(some: Iterable[int]) -> int:
    """The mask of these cards."""
    return sum(cards.bit(card) for card in some)


def types(mask: int) -> tuple[int, int]:
    """How many store cards and how many claims."""
    return cards.number_of(mask & cards.STORE), cards.number_of(mask & cards.CLAIMS)


def type_of(kind: int) -> str:
    return "claim" if kind >= cards.FIRST_CLAIM_KIND else "store"


def place(state: DiceTownState) -> str:
    return LOCATION_NAMES[state.location]


# Rounds


def first_sheriff(state: DiceTownState) -> None:
    tell(state, events.SheriffNamed(state.sheriff))


def claim_turned(state: DiceTownState, kind: int) -> None:
    tell(state, events.ClaimTurned(cards.KIND_NAMES[kind]))


def round_began(state: DiceTownState) -> None:
    tell(state, events.RoundBegan(state.round))


def scored(state: DiceTownState) -> None:
    for seat in range(state.seats):
        for card in in_mask(state.hands[seat]):
            tell(state, events.CardLaidOpen(seat, cards.KIND_NAMES[cards.KIND_OF[card]]))
    for seat, points in enumerate(scores(state)):
        tell(state, events.PointsCounted(seat, points))


def winner_named(state: DiceTownState) -> None:
    tell(state, events.WinnerNamed(state.winner))


def ended(state: DiceTownState) -> None:
    best = tuple(leaders(state))
    tell(state, events.GameEnded(best, scores(state)[best[0]]))


# Phase I


def last_roll(state: DiceTownState) -> None:
    rolling = tuple(seat for seat in range(state.seats) if dice.number_of(state.dice[seat]) < dice.DICE)
    tell(state, events.LastRollBegan(rolling))


def rolled(state: DiceTownState, seat: int, roll: int, hidden: bool) -> None:
    if hidden:
        tell(state, events.CupSlammed(seat, dice.number_of(roll)))
        tell(state, events.RollSeen(seat, faces(roll)), MASK_OF_SEAT[seat])
    else:
        tell(state, events.LastRollFell(seat, faces(roll)))


def chosen(state: DiceTownState, seat: int, kept: int) -> None:
    tell(state, events.DiceChosen(seat, faces(kept)), MASK_OF_SEAT[seat])


def committed(state: DiceTownState, seat: int) -> None:
    tell(state, events.DiceCommitted(seat))


def revealed(state: DiceTownState, last: bool) -> None:
    for seat in range(state.seats):
        kept = state.keeps[seat]
        if kept != NONE:
            if last:
                tell(state, events.LastRollFell(seat, faces(kept)))
            else:
                tell(state, events.DiceRevealed(seat, faces(kept), dice.number_of(kept), state.due[seat]))


def trimmed(state: DiceTownState, seat: int, kept: int) -> None:
    tell(state, events.DiceTrimmed(seat, faces(kept)))


def paid(state: DiceTownState, seat: int, dollars: int) -> None:
    tell(state, events.PricePaid(seat, dollars))


# Cards


def played(state: DiceTownState, seat: int, kind: int, needs: int) -> None:
    tell(state, events.CardPlayed(seat, cards.KIND_NAMES[kind]))
    if kind == cards.CHEATER:
        tell(state, events.DieTurned(seat, COMPONENTS.faces[old_face(needs)], COMPONENTS.faces[new_face(needs)]))
    elif kind == cards.JITTERY_JOE:
        tell(state, events.JoePlayed(seat, (needs,)))


def joe_shown(state: DiceTownState, seat: int) -> None:
    tell(state, events.JoeShown(seat))


def joe_in_vain(state: DiceTownState, seat: int) -> None:
    tell(state, events.JoeInVain(seat))


def cancelled(state: DiceTownState, seat: int, player: int, kind: int) -> None:
    tell(state, events.CardCancelled(seat, (player,), cards.KIND_NAMES[kind]))


def gave(state: DiceTownState, giver: int, taker: int, dollars: int, nuggets: int) -> None:
    if dollars > 0:
        tell(state, events.DollarsGiven(giver, (taker,), dollars))
    if nuggets > 0:
        tell(state, events.NuggetsGiven(giver, (taker,), nuggets))


# The town


def nobody_visits(state: DiceTownState) -> None:
    tell(state, events.NobodyVisits(place(state)))


def tie_for_nothing(state: DiceTownState, tied: int) -> None:
    tell(state, events.TieForNothing(seats_in(tied), place(state)))


def visits(state: DiceTownState) -> None:
    tell(state, events.LocationVisited(state.visitor, place(state)))


def nuggets_taken(state: DiceTownState, seat: int, nuggets: int) -> None:
    tell(state, events.NuggetsTaken(seat, nuggets, state.mine))


def bank_robbed(state: DiceTownState, seat: int, dollars: int) -> None:
    tell(state, events.BankRobbed(seat, dollars))


def stagecoach_unloaded(state: DiceTownState, dollars: int) -> None:
    tell(state, events.StagecoachUnloaded(dollars))


def reshuffled(state: DiceTownState) -> None:
    tell(state, events.StoreReshuffled(cards.number_of(state.deck)))


def card_drawn(state: DiceTownState, seat: int, kind: int) -> None:
    tell(state, events.StoreCardDrawn(seat))
    tell(state, events.StoreCardSeen(seat, cards.KIND_NAMES[kind]), MASK_OF_SEAT[seat])


def card_kept(state: DiceTownState, seat: int, kind: int, discarded: int) -> None:
    tell(state, events.StoreCardKept(seat, discarded))
    tell(state, events.KeptCardSeen(seat, cards.KIND_NAMES[kind]), MASK_OF_SEAT[seat])


def nothing_to_steal(state: DiceTownState, seat: int) -> None:
    tell(state, events.NothingToSteal(seat))


def grabs(state: DiceTownState, victim: int, store: int, claims: int, blind: int) -> None:
    tell(state, events.CardsGrabbed(state.visitor, (victim,), store, claims, blind))


def card_stolen(state: DiceTownState, victim: int, kind: int) -> None:
    seen_by = MASK_OF_SEAT[state.visitor] | MASK_OF_SEAT[victim]
    tell(state, events.CardTaken(state.visitor, (victim,), type_of(kind)))
    tell(state, events.StolenCardSeen(state.visitor, (victim,), cards.KIND_NAMES[kind]), seen_by)


def loot_kept(state: DiceTownState, victim: int, kind: int, returned: int) -> None:
    seen_by = MASK_OF_SEAT[state.visitor] | MASK_OF_SEAT[victim]
    tell(state, events.LootKept(state.visitor, (victim,), type_of(kind), cards.number_of(returned)))
    tell(state, events.LootSeen(state.visitor, (victim,), cards.KIND_NAMES[kind]), seen_by)


def sheriff_stays(state: DiceTownState) -> None:
    tell(state, events.SheriffStayed(state.sheriff))


def badge_moved(state: DiceTownState) -> None:
    tell(state, events.BadgeMoved(state.sheriff))


def claim_won(state: DiceTownState, seat: int, kind: int) -> None:
    tell(state, events.ClaimWon(seat, cards.KIND_NAMES[kind]))


def secret_claim(state: DiceTownState, seat: int, kind: int) -> None:
    tell(state, events.SecretClaimWon(seat))
    tell(state, events.SecretClaimSeen(seat, cards.KIND_NAMES[kind]), MASK_OF_SEAT[seat])


def claims_put_under(state: DiceTownState, number: int) -> None:
    tell(state, events.ClaimsPutUnder(number))


def no_consolation(state: DiceTownState, seat: int) -> None:
    tell(state, events.NoConsolation(seat))


def declined(state: DiceTownState, seat: int) -> None:
    tell(state, events.ConsolationDeclined(seat))


def consoled(state: DiceTownState, seat: int, consolation: int) -> None:
    tell(state, events.ConsolationChosen(seat, CONSOLATION_NAMES[consolation]))


def fenced(state: DiceTownState, seat: int, kind: int) -> None:
    tell(state, events.ClaimFenced(seat, cards.KIND_NAMES[kind]))


# Ties


def tie(state: DiceTownState) -> None:
    tell(state, events.TieHeld(seats_in(state.tied), place(state)))


def offer_written(state: DiceTownState, seat: int, is_open: bool) -> None:
    tell(state, events.OfferWritten(seat))
    if is_open:
        offer_shown(state, seat)


def offer_shown(state: DiceTownState, seat: int) -> None:
    store, claims = types(state.offered_cards[seat])
    tell(state, events.OfferShown(seat, state.offered_dollars[seat], state.offered_nuggets[seat], store, claims))
    target = state.offered_for[seat]
    if target not in (NONE, seat):
        tell(state, events.OfferMeantFor(seat, (target,)))
    for card in in_mask(state.offered_cards[seat]):
        tell(
            state,
            events.OfferedCardSeen(seat, cards.KIND_NAMES[cards.KIND_OF[card]]),
            MASK_OF_SEAT[seat] | MASK_OF_SEAT[state.sheriff],
        )


def asked_for_more(state: DiceTownState) -> None:
    tell(state, events.MoreAsked(state.sheriff))


def favoured(state: DiceTownState, seat: int) -> None:
    tell(state, events.Favoured(seat, place(state)))


def waived(state: DiceTownState, seat: int) -> None:
    tell(state, events.OfferWaived(seat))


def bribe_agreed(state: DiceTownState, seat: int) -> None:
    tell(state, events.BribeAgreed(seat))


def bribed(state: DiceTownState, seat: int, dollars: int, nuggets: int, given: int) -> None:
    tell(state, events.BribePaid(seat, (state.sheriff,), dollars, nuggets, *types(given)))
    for card in in_mask(given):
        tell(
            state,
            events.BribeCardSeen(seat, (state.sheriff,), cards.KIND_NAMES[cards.KIND_OF[card]]),
            MASK_OF_SEAT[seat] | MASK_OF_SEAT[state.sheriff],
        )
