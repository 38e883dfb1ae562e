"""The end and the winner (MT-11)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.state import places
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules.state import MontanaState

LAST_ROUND: Final[i64] = 100
"""The game ends after so many rounds, whatever the players do (MT-11.5)."""


def ranking(state: MontanaState) -> vec[i64]:
    """Most settlements, then most cattle; who is equal in both shares the place (MT-11.2 to MT-11.4)."""
    totals = vec[i64]()
    for seat in range(state.seats):
        totals = append(totals, state.placed[seat] * 1024 + state.cattle[seat])
    return places(totals)
