"""The gambler in a search: exact odds of keeping, turning and giving back dice, and its taste in everything else."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.dicetown.cups import Cups, keep_values, plan_values, shown_sets, trim_values, turn_values
from bunkhouse.bots.experts.dicetown.decide import decide
from bunkhouse.bots.experts.dicetown.worth import Worth
from bunkhouse.bots.search.judge import Judge
from bunkhouse.bots.search.tree import mixed
from bunkhouse.core.frames import kind_of
from bunkhouse.core.state import State
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.rules import kinds
from bunkhouse.games.dicetown.rules.state import NONE, DiceTownState

MOST_KEPT: Final[i64] = 400  # races of the cups that are remembered
TO_HUNDREDTHS: Final[i64] = 10


class Race:
    """The cups as a seat sees them with certain dice before everybody, once they have been worked out."""

    def __init__(self, cups: Cups, values: vec[i64]) -> None:
        self.cups = cups
        self.values = values
        self.level: i64 = 0  # the value of the best choice when it was first asked for
        self.is_level_known = False


class DiceTownJudge(Judge):
    def __init__(self) -> None:
        self.races: dict[int, Race] = {}

    def worths(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, DiceTownState)
        top = state.stack[len(state.stack) - 1]
        kind = kind_of(top)
        if kind == kinds.COMMIT and state.keeps[seat] == NONE:
            race = self.race_of(state, seat)
            values = keep_values(Worth(state, seat), race.cups, race.values, legal)
            if not race.is_level_known:
                race.level = highest(values)
                race.is_level_known = True
            return from_level(values, race.level)
        if kind == kinds.COMMIT:
            values = plan_values(Worth(state, seat), legal, kinds.is_last(top))
        elif kind == kinds.TRIM:
            values = trim_values(Worth(state, seat), legal)
        elif kind == kinds.CHEATER:
            values = turn_values(Worth(state, seat), legal)
        else:
            return vec[i64]()
        return from_level(values, highest(values))

    def favourite(self, state: State, seat: i64) -> i64:
        assert isinstance(state, DiceTownState)
        return decide(state, seat)

    def race_of(self, state: DiceTownState, seat: i64) -> Race:
        """By what lies open; the same for all rolls, so it is worked out once for many looks."""
        key = mixed(mixed(mixed(mixed(seat, state.round), state.sheriff), state.bank), state.mine)
        for other in range(state.seats):
            key = mixed(mixed(key, state.dice[other]), state.dollars[other])
        found = self.races.get(key)
        if found is None:
            if len(self.races) >= MOST_KEPT:
                self.races.clear()
            cups = Cups(Worth(state, seat), shown_sets(state, False))
            found = Race(cups, cups.after_reveal())
            self.races[key] = found
        return found


def highest(values: vec[i64]) -> i64:
    best = values[0]
    for value in values:
        best = max(best, value)
    return best


def from_level(values: vec[i64], level: i64) -> vec[i64]:
    result = vec[i64](capacity=len(values))
    for value in values:
        result = append(result, (value - level) // TO_HUNDREDTHS)
    return result
