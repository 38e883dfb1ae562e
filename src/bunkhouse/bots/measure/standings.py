"""What the games of a contest say: shares of the victory with their uncertainty, leads, speed, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from openskill.models import PlackettLuce

from bunkhouse.bots.measure.arena import Contest, Outcome

Z = 1.959964  # 95 %


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot, over all seats it had."""

    bot: str
    games: int
    share: float  # of the victories, per seat that it had
    share_low: float
    share_high: float
    points: float  # on average
    lead: float  # of its points over the mean of the other bots'
    lead_error: float  # half of the 95 % interval
    decisions: int
    decisions_per_s: float
    slowest: float  # seconds of its longest decision
    rating: float  # OpenSkill (Plackett-Luce)
    rating_error: float


def standings(contest: Contest, deals: Sequence[Sequence[Outcome]]) -> list[Standing]:
    """In the order of the contest. Games with a fault are left out."""
    good = [[one for one in deal if not one.fault] for deal in deals]
    ratings = rated(contest, good)
    return [_standing(contest, index, good, ratings[index]) for index in range(len(contest.bots))]


def _standing(contest: Contest, bot: int, deals: Sequence[Sequence[Outcome]], rating: tuple[float, float]) -> Standing:
    games = [one for deal in deals for one in deal if bot in one.bots]
    entries = [(one, seat) for one in games for seat, who in enumerate(one.bots) if who == bot]
    won = sum(one.shares[seat] for one, seat in entries)
    share = won / len(entries) if entries else 0.0
    low, high = wilson(share, len(games))
    leads = [fmean(_lead(one, bot) for one in deal if bot in one.bots) for deal in deals if _met(deal, bot)]
    seconds = sum(one.seconds[seat] for one, seat in entries)
    decisions = sum(one.decisions[seat] for one, seat in entries)
    return Standing(
        bot=contest.bots[bot],
        games=len(games),
        share=share,
        share_low=low,
        share_high=high,
        points=fmean(one.scores[seat] for one, seat in entries) if entries else 0.0,
        lead=fmean(leads) if leads else 0.0,
        lead_error=Z * sqrt(variance(leads) / len(leads)) if len(leads) > 1 else 0.0,
        decisions=decisions,
        decisions_per_s=decisions / seconds if seconds > 0 else 0.0,
        slowest=max((one.slowest[seat] for one, seat in entries if one.slowest), default=0.0),
        rating=rating[0],
        rating_error=Z * rating[1],
    )


def _met(deal: Sequence[Outcome], bot: int) -> bool:
    return any(bot in one.bots for one in deal)


def _lead(one: Outcome, bot: int) -> float:
    own = [score for score, who in zip(one.scores, one.bots) if who == bot]
    others = [score for score, who in zip(one.scores, one.bots) if who != bot]
    return fmean(own) - fmean(others) if others else 0.0


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of victories. Rotating the seats makes it a little wider than it need be."""
    if games == 0:
        return 0.0, 1.0
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def rated(contest: Contest, deals: Sequence[Sequence[Outcome]]) -> list[tuple[float, float]]:
    """The OpenSkill ladder: skill and its uncertainty by bot. A bot in several seats learns from the best of them."""
    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in contest.bots]
    for deal in deals:
        for one in deal:
            places: dict[int, int] = {}
            for place, bot in zip(one.places, one.bots):
                places[bot] = min(place, places.get(bot, place))
            if len(places) > 1:
                bots = list(places)
                new = model.rate([[ratings[bot]] for bot in bots], ranks=[float(places[bot]) for bot in bots])
                for bot, team in zip(bots, new):
                    ratings[bot] = team[0]
    return [(rating.mu, rating.sigma) for rating in ratings]
