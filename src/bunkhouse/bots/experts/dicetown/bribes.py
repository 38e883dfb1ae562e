"""Ties in Dice Town: what to offer the Sheriff, and as Sheriff whom to favour and for what (DT-8)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.dicetown.odds import NEVER
from bunkhouse.bots.experts.dicetown.worth import POINT, Worth, best_consolation, card_worth
from bunkhouse.core.seats import has
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules import actions, cards
from bunkhouse.games.dicetown.rules.dice import ACE, count
from bunkhouse.games.dicetown.rules.offers import FOR_WHOM, SOME_DOLLARS, SOME_NUGGETS, is_untouched, part_of
from bunkhouse.games.dicetown.rules.state import BRIBE_GAINS, HALL, SHERIFF, DiceTownState
from bunkhouse.games.dicetown.rules.ties import most_dollars, most_nuggets, who_can_raise
from bunkhouse.games.dicetown.rules.town import FACE_OF

FIRST_OFFER: Final[i64] = 250  # of 1000: which part of what there is to win is offered at first …
LAST_OFFER: Final[i64] = 600  # … and at most
WORTH_ASKING: Final[i64] = 1500  # what there must be to win before more is asked for


def prize(worth: Worth, winner: i64) -> i64:
    """What the location in tie brings its winner, in the eyes of this seat."""
    state = worth.state
    if state.location == HALL:
        return worth.hall_gain[count(state.dice[winner], ACE)]
    face = FACE_OF[state.location]
    return worth.gain[face * 6 + count(state.dice[winner], face)]


def harm(worth: Worth, winner: i64) -> i64:
    """What it costs this seat if a rival wins."""
    state = worth.state
    if state.location == HALL:
        return prize(worth, winner) * worth.weights[winner] // 1000
    face = FACE_OF[state.location]
    return worth.loss[face * 6 + count(state.dice[winner], face)]


def stake(worth: Worth) -> i64:
    """What winning the tie is worth: the own gain, and that the likeliest rival does not win."""
    state = worth.state
    saved: i64 = 0
    for rival in range(state.seats):
        if rival != worth.seat and has(state.tied, rival):
            saved = max(saved, harm(worth, rival))
    return prize(worth, worth.seat) + saved


def shown_worth(worth: Worth, offerer: i64, taker: i64) -> i64:
    """What an offer as it was shown is worth to the one who takes it; cards not seen count as middling."""
    state = worth.state
    value = state.shown_dollars[offerer] * worth.dollar + state.shown_nuggets[offerer] * POINT
    if taker == worth.seat:
        offered = state.shown_cards[offerer]
        while offered != 0:
            value += card_worth(worth, cards.KIND_OF[cards.lowest(offered)])
            offered = cards.without_lowest(offered)
    else:
        value += cards.number_of(state.shown_cards[offerer]) * 2 * POINT
    return value


# Offering


def best_offer(worth: Worth, legal: vec[i64]) -> i64:
    """One part of an offer after another: dollars first, nuggets where they do not do, no cards."""
    state = worth.state
    seat = worth.seat
    part = part_of(state.stages[seat])
    if part == FOR_WHOM:
        return legal[0]
    wanted = offer_worth(worth)
    dollars = min(most_dollars(state, seat), wanted // worth.dollar)
    if part == SOME_DOLLARS:
        if dollars <= state.offered_dollars[seat] and is_untouched(state.stages[seat]):
            if wanted <= shown_worth(worth, seat, seat) or most_nuggets(state, seat) == state.offered_nuggets[seat]:
                return actions.PASS
        return actions.act(actions.DOLLARS, max(dollars, state.offered_dollars[seat]))
    left = wanted - state.offered_dollars[seat] * worth.dollar
    if part == SOME_NUGGETS:
        nuggets = max(state.offered_nuggets[seat], min(most_nuggets(state, seat), left // POINT))
        if nuggets == state.offered_nuggets[seat] and is_untouched(state.stages[seat]):
            return actions.PASS
        return actions.act(actions.NUGGETS, nuggets)
    return legal[0]  # pass, or done


def offer_worth(worth: Worth) -> i64:
    """How much to offer in all: nothing for others, and nothing to a Sheriff who would rather win the tie."""
    state = worth.state
    seat = worth.seat
    if not has(state.tied, seat) or state.seats == 2:
        return 0
    mine = shown_worth(worth, seat, seat)
    most = stake(worth) * 1000 // (1000 + worth.weights[state.sheriff]) * LAST_OFFER // 1000
    if has(state.tied, state.sheriff):
        needed = prize(worth, state.sheriff) + worth.dollar
        if needed > most:
            return mine
        return max(mine, needed)
    highest: i64 = 0
    for rival in range(state.seats):
        if rival != seat and rival != state.sheriff and state.shown_for[rival] != seat:
            highest = max(highest, shown_worth(worth, rival, state.sheriff))
    if highest > 0 and highest >= mine:
        needed = highest + worth.dollar
        if needed > most:
            return mine
        return needed
    return max(mine, min(most, stake(worth) * FIRST_OFFER // 1000))


# Deciding


def offered_to_me(worth: Worth, tied: i64) -> i64:
    """What the Sheriff gets for favouring this player."""
    state = worth.state
    value: i64 = 0
    for offerer in range(state.seats):
        if offerer != worth.seat and state.shown_for[offerer] == tied:
            value += worth.shared(shown_worth(worth, offerer, worth.seat), offerer)
    return value


def favour_worth(worth: Worth, tied: i64) -> i64:
    if tied == worth.seat:
        return prize(worth, tied)
    return offered_to_me(worth, tied) - harm(worth, tied)


def best_favour(worth: Worth, legal: vec[i64]) -> i64:
    """Whom the Sheriff names, or to ask once for more (DT-8.5)."""
    state = worth.state
    best = legal[0]
    best_value: i64 = NEVER
    can_ask = False
    at_stake: i64 = 0
    for action in legal:
        if action == actions.MORE:
            can_ask = True
            continue
        tied = actions.argument_of(action)
        value = favour_worth(worth, tied)
        if tied != worth.seat:
            at_stake = max(at_stake, prize(worth, tied))
        if value > best_value:
            best = action
            best_value = value
    if can_ask and at_stake >= WORTH_ASKING and actions.argument_of(best) != worth.seat:
        if who_can_raise(state) & state.tied != 0 and rivals_can_raise(state):
            return actions.MORE
    return best


def rivals_can_raise(state: DiceTownState) -> bool:
    """More is offered only where somebody has to be outbid."""
    bidders: i64 = 0
    for seat in range(state.seats):
        if seat != state.sheriff and has(state.tied, seat):
            bidders += 1
    return bidders > 1


def take_or_waive(worth: Worth, offerer: i64) -> i64:
    """A bribe is taken, unless the Doc would give more to somebody who has gained nothing (DT-7.0f)."""
    state = worth.state
    if state.has_rule(BRIBE_GAINS) and not has(state.gained, worth.seat) and state.location >= SHERIFF:
        if worth.shared(shown_worth(worth, offerer, worth.seat), offerer) < best_consolation(worth):
            return actions.WAIVE
    return actions.TAKE
