"""What a position is worth to every seat: its expected share of the victory. Compiled with the engine."""

from math import exp
from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.search.evaluator import Evaluator
from bunkhouse.core.seats import CHANCE, MASK_OF_SEAT
from bunkhouse.core.state import State
from bunkhouse.core.vecs import append, vec

FEW_OUTCOMES: Final[i64] = 8  # of chance that are all looked at instead of one that is drawn
FEW_CHOICES: Final[i64] = 30  # that are looked through to see what an action leads to
BY_LEAD: Final[float] = 0.05  # how much a point counts once the victory is decided, so that play stays sensible


def shares(evaluator: Evaluator, state: State) -> vec[float]:
    """Every seat's share of the victory: as it is when the game is over, as the outlook makes it likely before."""
    return shares_by(evaluator, state, evaluator.outlooks(state))


def shares_by(evaluator: Evaluator, state: State, outlooks: vec[i64]) -> vec[float]:
    """The same with these outlooks."""
    result = vec[float](capacity=state.seats)
    spread: float = float(max(evaluator.spread(state), 1))
    if state.is_over():
        winners: i64 = 0
        places = state.ranking()
        for place in places:
            if place == 1:
                winners += 1
        for place in places:
            if place == 1:
                result = append(result, 1.0 / float(winners))
            else:
                result = append(result, 0.0)
    else:
        top = outlooks[0]
        for outlook in outlooks:
            if outlook > top:
                top = outlook
        total = 0.0
        for outlook in outlooks:
            weight = exp(float(outlook - top) / spread)
            total += weight
            result = append(result, weight)
        for seat in range(state.seats):
            result[seat] /= total
    for seat in range(state.seats):
        lead = lead_of(outlooks, seat) / 6000.0
        result[seat] = result[seat] * (1.0 - BY_LEAD) + BY_LEAD * 0.5 * (1.0 + lead / (1.0 + abs(lead)))
    return result


def lead_of(outlooks: vec[i64], seat: i64) -> float:
    """The own outlook minus the best other one, in hundredths of a point."""
    best: i64 = -(1 << 60)
    for other in range(len(outlooks)):
        if other != seat and outlooks[other] > best:
            best = outlooks[other]
    return float(outlooks[seat] - best)


def worth_of(evaluator: Evaluator, state: State, seat: i64, action: i64, depth: i64) -> float:
    """The seat's share after an action and up to `depth` - 1 more of its turn, the best ones; over all outcomes if
    chance decides next and has few."""
    after = state.clone()
    after.apply(seat, action)
    if after.to_act() != CHANCE:
        if depth > 1 and after.pending() == MASK_OF_SEAT[seat]:
            choices = after.legal_actions(seat)
            if len(choices) <= FEW_CHOICES:
                best = 0.0
                for following in choices:
                    best = max(best, worth_of(evaluator, after, seat, following, depth - 1))
                return best
        return shares(evaluator, after)[seat]
    weights = after.chance_weights()
    if len(weights) > FEW_OUTCOMES:
        return shares(evaluator, after)[seat]
    outcomes = after.legal_actions(CHANCE)
    value = 0.0
    total: i64 = 0
    for index in range(len(outcomes)):
        outcome = after.clone()
        outcome.apply(CHANCE, outcomes[index])
        value += shares(evaluator, outcome)[seat] * float(weights[index])
        total += weights[index]
    return value / float(total)
