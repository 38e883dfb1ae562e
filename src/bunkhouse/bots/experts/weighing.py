"""An outlook that is a weighted sum of features (`weights.toml`), for any game. Compiled with the engine."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.search.evaluator import Evaluator
from bunkhouse.core.state import State
from bunkhouse.core.vecs import append, vec

ONE: Final[i64] = 1000  # a feature's unit


class WeighingEvaluator(Evaluator):
    """A game says how much of each feature there is; what each is worth in hundredths of a point are the weights."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights

    def all_features(self, state: State) -> vec[i64]:
        """seat * number of features + feature -> how much of it, in thousandths."""
        raise NotImplementedError

    def outlook(self, state: State, seat: i64) -> i64:
        return self.outlooks(state)[seat]

    def outlooks(self, state: State) -> vec[i64]:
        found = self.all_features(state)
        weights = self.weights
        result = vec[i64](capacity=state.seats)
        at: i64 = 0
        for _ in range(state.seats):
            value: i64 = 0
            for weight in weights:
                value += found[at] * weight
                at += 1
            result = append(result, value // ONE)
        return result

    def features(self, state: State, seat: i64) -> vec[i64]:
        count: i64 = len(self.weights)
        return self.all_features(state)[seat * count : (seat + 1) * count]
