"""A guess at how a game will end: what every bot that looks ahead goes by. Compiled with the engine."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.core.state import State
from bunkhouse.core.vecs import append, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Knows no game: it takes the points as they stand for those at the end."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def outlook(self, state: State, seat: i64) -> i64:
        """The seat's final points, in hundredths."""
        return state.scores()[seat] * 100

    def outlooks(self, state: State) -> vec[i64]:
        """The outlook of every seat."""
        result = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            result = append(result, self.outlook(state, seat))
        return result

    def features(self, state: State, seat: i64) -> vec[i64]:
        """What the outlook of a seat is made of, by `Expert.features`, each in thousandths; empty if it is not."""
        return vec[i64]()

    def horizon(self, state: State) -> i64:
        """How much of the game is still to come, in thousandths."""
        return 500

    def spread(self, state: State) -> i64:
        """A lead in hundredths of a point that makes a seat e times as likely to win as another, as things stand."""
        return 1000
