"""A game's own expert in a search. Compiled with the engine."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bunkhouse.core.state import State
from bunkhouse.core.vecs import vec

NO_FAVOURITE: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows some decisions better than the evaluator one move later. This one never does."""

    def worths(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """For each choice how far it moves the seat's outlook, in hundredths of a point, from a level that is the same
        for all choices of the same decision; empty if the evaluator shall be asked."""
        return vec[i64]()

    def favourite(self, state: State, seat: i64) -> i64:
        """The choice that it would take, or NO_FAVOURITE."""
        return NO_FAVOURITE
