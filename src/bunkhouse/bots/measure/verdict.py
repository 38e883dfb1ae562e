"""When a contest may stop: a sequential test of the first bot's share of the victories."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean, variance

from bunkhouse.bots.measure.arena import Outcome

ERROR = 0.05  # of either kind
FEWEST = 8  # deals before a test may end


def verdict(deals: Sequence[Sequence[Outcome]], low: float, high: float) -> str:
    """A sequential test of the first bot's share of the victories: "low", "high", or "" while it is open.

    Wald's test with the deals as samples, normal with the variance seen so far (as chess engines are tested), so the
    games of a deal may depend on each other."""
    shares = [
        sum(share for one in deal for share, bot in zip(one.shares, one.bots) if bot == 0 and not one.fault)
        / max(1, sum(one.bots.count(0) for one in deal if not one.fault))
        for deal in deals
    ]
    if len(shares) < FEWEST:
        return ""
    spread = max(variance(shares), 1 / (4 * len(shares)))
    likelihood = len(shares) * (high - low) * (2 * fmean(shares) - low - high) / (2 * spread)
    bound = log((1 - ERROR) / ERROR)
    return "high" if likelihood >= bound else "low" if likelihood <= -bound else ""
