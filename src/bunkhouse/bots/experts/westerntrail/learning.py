"""The outlook of Great Western Trail, learnt from self-play of the drover by TD(lambda); NumPy is an extra.

In rounds: games are played with the weights of the round before, and the positions of the last rounds are the samples
that new ones are learnt from. Some seats begin with a bias (for craftsmen, for stations, for money ...), so that
positions are met that the drover as it is would keep away from. Later in the game they lose it; only from then on their
positions are samples, since what came of the ones before tells of the bias. Others hurry, because a short game hurts
the rest more: from them nothing is learnt but what it is like to sit at a table with them.
A position at the end of a turn is worth partly what the next own turn's end was thought to be worth, partly what came
of that (TD(lambda)); positions in between are worth what the end of their turn is. The network adds to the points that
a seat has already, by gradient steps (Adam) on the squared error. What is played with is the mean of the last rounds'
numbers: it plays better than any of them, since what one round has learnt by accident is not in the others.
"""
# Not compiled: NumPy does the work.

from __future__ import annotations

import copy
import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy import floating, int16, int32
from numpy.typing import NDArray

from bunkhouse.bots.experts.expert import Crew, FitWish
from bunkhouse.bots.experts.westerntrail.features import FEATURE_NAMES
from bunkhouse.bots.experts.westerntrail.network import NETWORK
from bunkhouse.bots.experts.westerntrail.self_play import Policy, self_play
from bunkhouse.bots.experts.westerntrail.turn import Beam
from bunkhouse.bots.experts.westerntrail.weights import WEIGHTS, NetworkNumbers, read_network
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.games.westerntrail import GAME
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

TABLES = (2, 2, 2, 2, 2, 2, 2, 3, 4, 4)  # seats, game by game
EACH, WHOLE = 1, 6  # the beam in self-play
DOUBT = 20  # hundredths of a point: ways that are worth nearly the same are all tried
ODD = 500  # one in so many decisions is any legal action
KEPT = 8  # rounds whose positions are learnt from
WARM = 3  # rounds that are played before anything is learnt: of a few games only their luck can be learnt
AVERAGED = 4  # rounds of whose numbers the mean is taken
TRACE = 0.5  # lambda: how much what came of a position counts, against what was thought of the next one
EPOCHS = 2
BATCH = 512
RATE = 0.0003  # at first; none at the end: a choice is a matter of tenths of a point, and fast steps are as uneven
OFTEN = 3.0  # times the rate, for the plain weighted sum
MOST_ERROR = 25.0  # points that one position may count at most
TESTED = 10  # one in so many games measures the error only
LOGISTIC = 0.55  # the scale of a logistic distribution by its standard deviation
LONGEST = 1000  # more turns than any seat has
UNIT = 1000  # thousandths
RIVALS = 5  # one seat in so many plays against the others rather than for points, and so for a short game
UNBIASED = 3  # one of the other seats in so many has no bias
LATEST = 25  # own turn from which no seat is biased any more
MOST_BIASES = 3
DOWN, UP = 1500, 2500  # thousandths of a point that what somebody is biased about counts less, or more, at most
BIASED = (
    *("workers-[0-4]", "workers-[5-9]", "workers-1[0-4]", "built", "tiles-*", "hazards", "teepees-*", "stations-*"),
    *("engine", "discs-*", "cities-*", "breeds-*", "doubles-*", "piles-3", "money-*", "certificates-*"),
    *("permanent", "cube-limit-*", "goals-*", "turns-*"),
)
"""What a bias is about: features by their names."""

# The columns of `Samples.facts`
GAME_NUMBER, SEATS, SEAT, TURN, IN_BETWEEN, LEFT, SURE, FINAL = range(8)


@dataclass(frozen=True, slots=True)
class Samples:
    """The positions of some games: features in thousandths; facts in columns as above, what is left of the game in
    thousandths, points so far and in the end in hundredths."""

    features: NDArray[int16]
    facts: NDArray[int32]

    def save(self, path: Path) -> None:
        np.savez_compressed(path, features=self.features, facts=self.facts)

    @staticmethod
    def load(path: Path) -> Samples:
        with np.load(path) as data:
            return Samples(data["features"], data["facts"])

    def games(self) -> int:
        return len(set(self.facts[:, GAME_NUMBER].tolist()))

    def mean(self) -> float:
        """Points of a seat in the end, over the games of two."""
        pairs = self.facts[self.facts[:, SEATS] == 2]
        _, first = np.unique(pairs[:, GAME_NUMBER] * 4 + pairs[:, SEAT], return_index=True)
        return float(pairs[first, FINAL].mean() / 100) if len(first) else 0.0


def play_training_game(weights: Path, seed: str, number: int) -> Samples:
    """One game, told by the weights, the seed and its number."""
    read_anew(weights)
    state = GAME.new_state(TABLES[number % len(TABLES)])
    assert isinstance(state, WesternTrailState)
    random = Random(f"lesson {seed} {number}")
    samples = self_play(state, random, [random_policy(random) for _ in range(state.seats)], ODD)
    points = list(state.scores())
    facts = [
        (number, state.seats, one.seat, one.turn, one.in_between, one.left, one.points, points[one.seat] * 100)
        for one in samples
    ]
    return Samples(np.array([one.features for one in samples], dtype=np.int16), np.array(facts, dtype=np.int32))


_read: list[tuple[Path, int]] = []  # the weights in use, and when they were written


def read_anew(weights: Path) -> None:
    """Reading takes as long as playing a dozen turns, so it is done once for each file that is written."""
    written = (weights, weights.stat().st_mtime_ns)
    if written not in _read:
        NETWORK.read(weights)
        _read[:] = [written]


def random_policy(random: Random) -> Policy:
    """A rival throughout, somebody with a bias for some time, or somebody who plays as well as they can."""
    if random.below(RIVALS) == 0:
        return Policy(Beam(EACH, WHOLE, 1 + random.below(100), DOUBT), [], LONGEST)
    if random.below(UNBIASED) == 0:
        return Policy(Beam(EACH, WHOLE, 0, DOUBT), [], 0)
    return Policy(Beam(EACH, WHOLE, 0, DOUBT), random_bias(random), 1 + random.below(LATEST))


def random_bias(random: Random) -> list[int]:
    """What is added to the worth of each feature, in thousandths of a point; nothing at all for most."""
    bias = [0] * len(FEATURE_NAMES)
    for _ in range(1 + random.below(MOST_BIASES)):
        subject = BIASED[random.below(len(BIASED))]
        more = random.below(DOWN + UP) - DOWN
        for feature, name in enumerate(FEATURE_NAMES):
            if fnmatchcase(name, subject) and "lasting" not in name:
                bias[feature] += more
    return bias


def merged(parts: Sequence[Samples]) -> Samples:
    """All positions, with no two games of the same number."""
    facts = []
    first = 0
    parts = [samples for samples in parts if len(samples.facts)]  # among rivals alone nothing is learnt
    for samples in parts:
        renumbered = samples.facts.copy()
        renumbered[:, GAME_NUMBER] += first - renumbered[:, GAME_NUMBER].min()
        first = int(renumbered[:, GAME_NUMBER].max()) + 1
        facts.append(renumbered)
    return Samples(np.concatenate([samples.features for samples in parts]), np.concatenate(facts))


class LearningNetwork:
    """The network while it learns: the same numbers as fractions."""

    def __init__(self, fitted: NetworkNumbers) -> None:
        rows = np.array(fitted.rows, dtype=np.float32) / UNIT
        offsets = np.array(fitted.offsets, dtype=np.float32) / UNIT
        self.inner, self.plain = rows[:, :-1].copy(), rows[:, -1].copy()
        self.offsets, self.offset = offsets[:-1].copy(), offsets[-1:].copy()
        self.outer = np.array(fitted.outer, dtype=np.float32) / UNIT
        self.spread = fitted.spread

    def hidden(self, x: NDArray[floating[Any]]) -> NDArray[floating[Any]]:
        units: NDArray[floating[Any]] = np.maximum(x @ self.inner + self.offsets, 0)
        return units

    def values(self, features: NDArray[int16]) -> NDArray[floating[Any]]:
        """Points still to come."""
        parts = [features[at : at + 8192].astype(np.float32) / UNIT for at in range(0, len(features), 8192)]
        return np.concatenate([self.hidden(x) @ self.outer + self.offset + x @ self.plain for x in parts])

    def learn(self, samples: Samples) -> float:
        """Some passes over the positions; returns by how many points the final ones are missed in games set aside."""
        tested = samples.facts[:, GAME_NUMBER] % TESTED == 0
        rows = np.nonzero(~tested)[0]
        random = np.random.default_rng(len(rows))
        steps = Adam([self.inner, self.offsets, self.outer, self.offset, self.plain], [1.0, 1.0, 1.0, 10.0, OFTEN])
        batches = len(rows) // BATCH
        for epoch in range(EPOCHS):
            wanted = targets(samples, self.values(samples.features))
            order = random.permutation(rows)
            for batch in range(batches):
                some = order[batch * BATCH : (batch + 1) * BATCH]
                rate = RATE * (1 - (epoch * batches + batch) / (EPOCHS * batches))
                x = samples.features[some].astype(np.float32) / UNIT
                steps.take(rate, self.gradients(x, wanted[some]))
        off = self.values(samples.features) - still_to_come(samples)
        self.spread = spread_of(samples, off)
        return float(np.sqrt(np.mean(off[tested if tested.any() else ~tested] ** 2)))

    def gradients(self, x: NDArray[floating[Any]], wanted: NDArray[floating[Any]]) -> list[NDArray[floating[Any]]]:
        units = self.hidden(x)
        off = units @ self.outer + self.offset + x @ self.plain - wanted
        off = np.clip(off, -MOST_ERROR, MOST_ERROR) * (2 / len(x))
        back = np.outer(off, self.outer) * (units > 0)
        return [
            x.T @ back,
            back.sum(axis=0),
            units.T @ off,
            off.sum(keepdims=True),
            x.T @ off,
        ]

    def written(self, how: str) -> str:
        """The text of weights.toml, which says how the numbers were found last."""
        rows = np.round(np.column_stack([self.inner, self.plain]) * UNIT).astype(int).tolist()
        offsets = np.round(np.concatenate([self.offsets, self.offset]) * UNIT).astype(int).tolist()
        return "\n".join(
            [
                f"# NetworkNumbers by `bunkhouse fit {GAME.id}`, last on {datetime.date.today()}:",
                f"# {how}.",
                "# A feature's numbers: what it adds to each hidden unit, and last to the outlook, in thousandths.",
                "",
                f"spread = {list(self.spread)}",
                f"offsets = {offsets}",
                f"outer = {np.round(self.outer * UNIT).astype(int).tolist()}",
                "",
                "[features]",
                *(f"{name} = {row}" for name, row in zip(FEATURE_NAMES, rows)),
                "",
            ]
        )


class Adam:
    """Gradient steps, each number's by how large its gradients have been."""

    def __init__(self, numbers: list[NDArray[floating[Any]]], rates: list[float]) -> None:
        self.numbers, self.rates = numbers, rates
        self.means = [np.zeros_like(one) for one in numbers]
        self.squares = [np.zeros_like(one) for one in numbers]
        self.steps = 0

    def take(self, rate: float, gradients: list[NDArray[floating[Any]]]) -> None:
        self.steps += 1
        for at, gradient in enumerate(gradients):
            self.means[at] = 0.9 * self.means[at] + 0.1 * gradient
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * gradient * gradient
            mean = self.means[at] / (1 - 0.9**self.steps)
            size = np.sqrt(self.squares[at] / (1 - 0.999**self.steps)) + 1e-6
            self.numbers[at] -= (rate * self.rates[at] * mean / size).astype(np.float32)


def still_to_come(samples: Samples) -> NDArray[floating[Any]]:
    """Points that were won after each position."""
    return ((samples.facts[:, FINAL] - samples.facts[:, SURE]) / 100).astype(np.float32)


def targets(samples: Samples, values: NDArray[floating[Any]]) -> NDArray[floating[Any]]:
    """What the network should have said of each position."""
    facts = samples.facts
    sure = facts[:, SURE] / 100
    thought = sure + values
    key = (facts[:, GAME_NUMBER].astype(np.int64) * 4 + facts[:, SEAT]) * LONGEST + facts[:, TURN]
    ends = np.nonzero(facts[:, IN_BETWEEN] == 0)[0]
    ends = ends[np.argsort(key[ends], kind="stable")]
    keys = key[ends]
    came = facts[ends, FINAL] / 100
    for at in range(len(ends) - 2, -1, -1):
        if keys[at + 1] == keys[at] + 1:
            came[at] = (1 - TRACE) * thought[ends[at + 1]] + TRACE * came[at + 1]
    wanted = facts[:, FINAL] / 100
    wanted[ends] = came
    between = np.nonzero(facts[:, IN_BETWEEN] != 0)[0]
    at_end = np.searchsorted(keys, key[between])
    known = at_end < len(keys)
    known[known] = keys[at_end[known]] == key[between][known]
    turn_end = at_end[known]
    wanted[between[known]] = (1 - TRACE) * thought[ends[turn_end]] + TRACE * came[turn_end]
    return (wanted - sure).astype(np.float32)


def spread_of(samples: Samples, off: NDArray[floating[Any]]) -> tuple[int, int]:
    """How far a lead may change, at the beginning and at the end: the error's variance by what is left of the game."""
    left = samples.facts[:, LEFT] / 1000
    design = np.stack([left, 1 - left], axis=1)
    start, end = np.linalg.lstsq(design, 2 * off.astype(np.float64) ** 2, rcond=None)[0]
    return round(100 * LOGISTIC * max(float(start), 4.0) ** 0.5), round(100 * LOGISTIC * max(float(end), 4.0) ** 0.5)


def network_of(weights: Path) -> LearningNetwork:
    return LearningNetwork(read_network(weights, FEATURE_NAMES))


def mean_of(networks: Sequence[LearningNetwork]) -> LearningNetwork:
    """One that has learnt what they have in common; all come from one another, so their hidden units correspond."""
    mean = copy.copy(networks[-1])
    for name in ("inner", "plain", "offsets", "offset", "outer"):
        setattr(mean, name, np.mean([getattr(network, name) for network in networks], axis=0))
    return mean


def learn(game: Game, wish: FitWish, crew: Crew) -> None:
    """Rounds of playing with the weights so far, and learning from the games of the last few rounds; the weights are
    the mean of what the last few rounds have learnt."""
    where, rounds = wish.write or WEIGHTS, wish.rounds or 1
    weights = where if where.exists() else WEIGHTS
    network = network_of(weights)
    networks = [copy.deepcopy(network)]
    kept = [Samples.load(wish.samples)] if wish.samples is not None and wish.samples.exists() else []
    warm = 0 if kept else min(WARM, rounds)
    for number in range(rounds):
        played = crew.play(partial(play_training_game, weights, f"{wish.seed} {number}"), wish.games)
        kept = [*kept, merged(list(played))][-KEPT:]
        samples = merged(kept)
        if wish.samples is not None:
            samples.save(wish.samples)
        if number + 1 < warm:
            continue
        error = network.learn(samples)
        networks = [*networks, copy.deepcopy(network)][-AVERAGED:]
        missed = f"misses the final points by {error:.1f} (root of the mean square, in games set aside)"
        crew.write(where, mean_of(networks).written(f"learnt from {samples.games()} games; {missed}"))
        weights = where
        crew.tell("westerntrail-fit-round", round=number + 1, points=f"{kept[-1].mean():.1f}", error=f"{error:.2f}")
    crew.tell("fit-learnt", file=str(where))
