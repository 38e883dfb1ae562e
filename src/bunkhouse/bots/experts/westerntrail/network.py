"""Prospects from features: one layer of hidden units besides a plain weighted sum, in whole numbers.

The numbers come from weights.toml. Whole numbers make every build and every machine decide alike, and two of them fit
into one: units are worked out in pairs, one in the upper and one in the lower half of a 64-bit number."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.westerntrail.features import FEATURE_NAMES, FEATURES
from bunkhouse.bots.experts.westerntrail.weights import WEIGHTS, read_network
from bunkhouse.core.vecs import append, vec

THOUSAND: Final[i64] = 1000
HALF: Final[i64] = 32
UPPER: Final = 1 << 32
LOWER: Final[i64] = 0xFFFFFFFF
SIGN: Final[i64] = 0x80000000
TO_HUNDREDTHS: Final[i64] = 10_000_000  # from a thousandth of a thousandth of a thousandth of a point


def paired(upper: int, lower: int) -> int:
    """Two numbers in one: sums and multiples of pairs are pairs of the sums and multiples."""
    return upper * UPPER + lower


def lower_of(pair: i64) -> i64:
    return ((pair & LOWER) ^ SIGN) - SIGN


def upper_of(pair: i64) -> i64:
    return pair - lower_of(pair) >> HALF


class Network:
    def __init__(self) -> None:
        self.pairs: i64 = 0
        self.inner = vec[i64]()  # feature * pairs + pair -> thousandths
        self.offsets = vec[i64]()  # pair -> the same, in millionths
        self.outer = vec[i64]()  # unit -> thousandths of a point; the last one is the plain sum, in points
        self.spread_start: i64 = 1000
        self.spread_end: i64 = 300
        self.exact: i64 = 0  # the last value before it was rounded
        self.bias = vec[i64]()  # feature -> thousandths of a point on top; empty: none

    def bias_by(self, bias: list[int]) -> None:
        """Think more, or less, of some features than they are known to be worth: for self-play."""
        self.bias = vec[i64]()
        for number in bias:
            self.bias = append(self.bias, number)

    def read(self, path: Path) -> None:
        """Take over the numbers of a file."""
        fitted = read_network(path, FEATURE_NAMES)
        self.pairs = (fitted.hidden + 1) // 2
        inner = vec[i64](capacity=FEATURES * self.pairs)
        for row in fitted.rows:
            for pair in range(self.pairs):
                inner = append(inner, paired(row[2 * pair], row[2 * pair + 1]))
        self.inner = inner
        offsets = vec[i64](capacity=self.pairs)
        for pair in range(self.pairs):
            upper, lower = fitted.offsets[2 * pair], fitted.offsets[2 * pair + 1]
            offsets = append(offsets, paired(upper, lower) * 1000)
        self.offsets = offsets
        outer = vec[i64](capacity=fitted.hidden)
        for number in fitted.outer:
            outer = append(outer, number)
        self.outer = outer
        self.spread_start = fitted.spread[0]
        self.spread_end = fitted.spread[1]

    def value(self, x: vec[i64]) -> i64:
        """Hundredths of a point still to come."""
        inner = self.inner
        pairs = self.pairs
        sums = self.offsets[:]
        at: i64 = 0
        for feature in x:
            if feature != 0:
                for pair in range(pairs):
                    sums[pair] += inner[at + pair] * feature
            at += pairs
        total: i64 = 0
        last = pairs - 1
        for pair in range(pairs):
            lower = lower_of(sums[pair])
            upper = upper_of(sums[pair])
            if upper > 0:
                total += upper * self.outer[2 * pair]
            if pair == last:
                total += lower * THOUSAND
            elif lower > 0:
                total += lower * self.outer[2 * pair + 1]
        if len(self.bias) > 0:
            for number in range(len(x)):
                total += x[number] * self.bias[number] * THOUSAND
        self.exact = total
        return total // TO_HUNDREDTHS


NETWORK: Final = Network()
NETWORK.read(WEIGHTS)
