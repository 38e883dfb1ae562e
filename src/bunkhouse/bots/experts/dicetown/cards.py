"""Phase II of Dice Town without the ties: windows, the General Store, the Saloon, Jittery Joe, Doc Badluck."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.dicetown.worth import (
    POINT,
    Worth,
    best_consolation,
    best_of,
    card_worth,
    claim_of_pile,
    consolation_worth,
    joe_worth,
    own_count,
    theft_worth,
    values_of,
)
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.dice import JACK, NINE, QUEEN, count
from bunkhouse.games.dicetown.rules.doc import RAID_DOLLARS

BY_CHEATING: Final[i64] = 2000  # what a rival's Cheater brings, about
BY_ELIXIR: Final[i64] = 1500


def play_or_pass(worth: Worth, legal: vec[i64], kind: i64, value: i64) -> i64:
    """The card, if it brings now what it may be expected to bring later."""
    for action in legal:
        if action != actions.PASS and value >= card_worth(worth, kind):
            return action
    return actions.PASS


def window_worth(worth: Worth, kind: i64) -> i64:
    """What the winner's card of a location would bring now: Dynamite, On Credit, The Girls, Corruption."""
    state = worth.state
    if kind == cards.DYNAMITE:
        nines = own_count(worth, NINE)
        return (min(2 * nines, state.mine) - nines) * POINT
    if kind == cards.ON_CREDIT:
        return worth.store[own_count(worth, JACK)]
    if kind == cards.THE_GIRLS:
        return worth.gain[QUEEN * 6 + own_count(worth, QUEEN)]
    return claim_of_pile(worth) + POINT  # it will hardly bring more another time, and may be stolen


def reaction_worth(worth: Worth, kind: i64) -> i64:
    """What Fifty-Fifty, Marshal or the Elixir would bring now."""
    state = worth.state
    if kind == cards.FIFTY_FIFTY:
        return worth.shared(state.loot // 2 * worth.dollar, state.visitor)
    if kind == cards.ELIXIR:
        return best_consolation(worth)
    if state.visitor == worth.seat:
        return -POINT
    return badge_stays_worth(worth)


def badge_stays_worth(worth: Worth) -> i64:
    """Of the old Sheriff staying instead of the winner of the kings."""
    state = worth.state
    if state.sheriff == worth.seat:
        return worth.shared(worth.badge, state.visitor)
    if state.visitor == worth.seat:
        return -worth.shared(worth.badge, state.sheriff)
    return worth.badge * (worth.weights[state.visitor] - worth.weights[state.sheriff]) // 1000


def cancel_worth(worth: Worth, player: i64, kind: i64, needs: i64) -> i64:
    """What cancelling a rival's card would save (DT-9.19)."""
    state = worth.state
    weight = worth.weights[player]
    if kind == cards.QUICK_DRAW:
        return state.due[player] * worth.dollar * weight // 1000
    if kind == cards.CHEATER:
        return BY_CHEATING * weight // 1000
    if kind == cards.DYNAMITE:
        nines = count(state.dice[player], NINE)
        return (min(2 * nines, state.mine) - nines) * weight
    if kind == cards.ON_CREDIT:
        return worth.store[count(state.dice[player], JACK)] * weight // 1000
    if kind == cards.THE_GIRLS:
        return worth.loss[QUEEN * 6 + count(state.dice[player], QUEEN)]
    if kind == cards.CORRUPTION:
        return claim_of_pile(worth) * weight // 1000
    if kind == cards.MARSHAL:
        return -badge_stays_worth(worth)
    if kind == cards.FIFTY_FIFTY:
        return taken_worth(worth, player, state.visitor, state.loot // 2)
    if kind == cards.JITTERY_JOE:
        return taken_worth(worth, player, needs, min(4, state.dollars[needs]))
    return min(RAID_DOLLARS, state.dollars[worth.seat]) * worth.dollar + BY_ELIXIR * weight // 1000


def taken_worth(worth: Worth, taker: i64, giver: i64, dollars: i64) -> i64:
    """What it costs if one player takes dollars from another."""
    value = dollars * worth.dollar
    if giver == worth.seat:
        return worth.shared(value, taker)
    return value * (worth.weights[taker] - worth.weights[giver]) // 1000


def best_wanted(worth: Worth, legal: vec[i64]) -> i64:
    """Wanted, against the card whose effect lies next on the stack."""
    stack = worth.state.stack
    effect = stack[len(stack) - 2]
    value = cancel_worth(worth, kinds.player_of(effect), kinds.card_of(effect), kinds.needs_of(effect))
    return play_or_pass(worth, legal, cards.WANTED, value)


def best_card(worth: Worth, legal: vec[i64]) -> i64:
    """Of cards drawn or stolen the one worth most (DT-7.4, DT-7.5)."""
    best = legal[0]
    for action in legal:
        if card_worth(worth, actions.argument_of(action)) > card_worth(worth, actions.argument_of(best)):
            best = action
    return best


def dearest(legal: vec[i64]) -> i64:
    """Of claims to be fenced the one with the highest printed value (DT-7.8.2)."""
    best = legal[0]
    for action in legal:
        if cards.KIND_POINTS[actions.argument_of(action)] > cards.KIND_POINTS[actions.argument_of(best)]:
            best = action
    return best


def best_victim(worth: Worth, legal: vec[i64]) -> i64:
    queens = own_count(worth, QUEEN)
    best = legal[0]
    best_value: i64 = -1
    for action in legal:
        victim = actions.argument_of(action)
        value = worth.shared(theft_worth(worth, victim, queens), victim)
        if value > best_value:
            best = action
            best_value = value
    return best


def best_grab(worth: Worth, legal: vec[i64], victim: i64) -> i64:
    """How many store cards and how many claims to take (DT-7.5a)."""
    store = values_of(worth, victim, False)
    claims = values_of(worth, victim, True)
    best = legal[0]
    best_value: i64 = -1
    for action in legal:
        value = best_of(store, actions.store_of(action), claims, actions.claims_of(action))
        if value > best_value:
            best = action
            best_value = value
    return best


def best_joe(worth: Worth, legal: vec[i64]) -> i64:
    best = legal[0]
    for action in legal:
        if joe_worth(worth, actions.argument_of(action)) > joe_worth(worth, actions.argument_of(best)):
            best = action
    return best


def next_patient(worth: Worth, legal: vec[i64]) -> i64:
    """Oneself, before others take what a raid would bring; then those who are behind (DT-7.8)."""
    best = legal[0]
    for action in legal:
        patient = actions.argument_of(action)
        if worth.weights[patient] < worth.weights[actions.argument_of(best)]:
            best = action
    return best


def best_comfort(worth: Worth, legal: vec[i64]) -> i64:
    best = legal[0]
    best_value: i64 = 0
    for action in legal:
        if action != actions.PASS:
            value = consolation_worth(worth, actions.argument_of(action))
            if value > best_value:
                best = action
                best_value = value
    return best
