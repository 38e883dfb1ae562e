"""Weights for a game's features, fitted to the results of games between bots. NumPy is an extra: `bunkhouse[fit]`.

Games are played by bots that look one move ahead and now and then do something else. After every so many decisions the
features of all seats are written down, and when the game is over the points that each seat ended with. The weights are
those with which the features predict best how far each seat ends ahead of the others (least squares, a little held back
towards zero): what all seats have alike decides nothing and need not be explained. The data can be kept: an .npz file
with the arrays `features` (rows × features, thousandths), `final` (points), `seats`, `seat`, `game` (the number of the
game) and `horizon` (thousandths of the game still to come).
"""
# Not compiled: NumPy does the work.

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy import float64, int64
from numpy.typing import NDArray

from bunkhouse.bots.experts import Expert, expert_of
from bunkhouse.bots.experts.expert import Crew, FitWish
from bunkhouse.bots.search.greedy import best_action
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import CHANCE, NOBODY

EVERY = 3  # decisions between two samples, on average
ODD = 8  # one in so many decisions is any legal action, for positions that good players avoid
HELD_BACK = 3.0  # how strongly weights are pulled towards zero, in rows
TESTED = 5  # one in so many games is kept for measuring the error
LOGISTIC = 0.55  # the scale of a logistic distribution by its standard deviation
NEVER_SEEN = 1e-6  # how much a feature varies that never occurred
FIXED = "points"  # the feature that weighs 1: what a seat has for sure


def fit_weights(game: Game, wish: FitWish, crew: Crew) -> None:
    """The usual way: weights of the evaluator's features from games between bots that look one move ahead."""
    expert = expert_of(game)
    where = wish.write or expert.weights_file
    assert where is not None, f"the expert of {game.id} says how it is fitted, but not where to"
    if wish.samples is not None and wish.samples.exists():
        sample = Sample.load(wish.samples)
    else:
        noted = crew.play(partial(play_and_note, game.id, wish.seed), wish.games)
        sample = Sample.of(list(noted))
        if wish.samples is not None:
            sample.save(wish.samples)
    fitted = fit(expert, sample)
    crew.write(where, written(game, fitted))
    missed = {"error": f"{fitted.error:.2f}", "before": f"{fitted.old_error:.2f}"}
    crew.tell("fit-done", file=str(where), games=fitted.games, **missed)


@dataclass(frozen=True, slots=True)
class Row:
    game: int
    seats: int
    seat: int
    horizon: int
    features: list[int]


@dataclass(frozen=True, slots=True)
class Rows:
    """The samples of some games and the points that the seats ended with."""

    rows: list[Row]
    final: list[int]


def play_and_note(game_id: str, seed: str, number: int) -> Rows:
    """One game; told by its number and the seed alone."""
    game = game_named(game_id)
    evaluator = expert_of(game).evaluator
    seats = game.seats[number % len(game.seats)]
    state, random = game.new_state(seats), Random(f"fit {seed} {number}")
    rows: list[Row] = []
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        if random.below(ODD) == 0:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[random.below(len(legal))])
        else:
            state.apply(seat, best_action(evaluator, state.redeal(seat, random), seat, random))
        if random.below(EVERY) == 0 and not state.is_over():
            for one in range(seats):
                rows.append(Row(number, seats, one, evaluator.horizon(state), list(evaluator.features(state, one))))
    points = list(state.scores())
    return Rows(rows, [points[row.seat] for row in rows])


class Sample:
    """All rows as arrays."""

    def __init__(self, features: NDArray[float64], final: NDArray[float64], facts: NDArray[int64]) -> None:
        self.features = features  # in units
        self.final = final
        self.facts = facts  # game, seats, seat, horizon

    @staticmethod
    def of(noted: Sequence[Rows]) -> Sample:
        rows = [row for some in noted for row in some.rows]
        features = np.array([row.features for row in rows], dtype=np.float64) / 1000
        final = np.array([points for some in noted for points in some.final], dtype=np.float64)
        facts = np.array([(row.game, row.seats, row.seat, row.horizon) for row in rows], dtype=np.int64)
        return Sample(features, final, facts)

    def save(self, path: Path) -> None:
        game, seats, seat, horizon = self.facts.T
        np.savez_compressed(
            path,
            features=np.round(self.features * 1000).astype(np.int64),
            final=self.final.astype(np.int64),
            game=game,
            seats=seats,
            seat=seat,
            horizon=horizon,
        )

    @staticmethod
    def load(path: Path) -> Sample:
        with np.load(path) as data:
            facts = np.stack([data["game"], data["seats"], data["seat"], data["horizon"]], axis=1)
            return Sample(data["features"] / 1000, data["final"].astype(np.float64), facts)


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights in points for one of each feature, and how far off the leads are that they predict, in points."""

    weights: dict[str, float]
    spread_start: float
    spread_end: float
    error: float  # root of the mean square, in games that were not used for fitting
    old_error: float  # of the weights before
    games: int


def fit(expert: Expert, sample: Sample) -> Fit:
    names = list(expert.features)
    tested = sample.facts[:, 0] % TESTED == 0
    fixed = names.index(FIXED)
    free = [index for index in range(len(names)) if index != fixed]
    x = sample.features[:, free]
    y = sample.final - sample.features[:, fixed]
    x, y = leads(sample, x), leads(sample, y[:, None])[:, 0]
    old = np.array(expert.weights, dtype=np.float64)[free] / 100
    scale = x[~tested].std(axis=0) + 1e-9
    scaled = x[~tested] / scale
    grip = HELD_BACK * np.eye(len(free)) * len(scaled) ** 0.5
    solved = np.linalg.solve(scaled.T @ scaled + grip, scaled.T @ y[~tested]) / scale
    solved = np.where(scale > NEVER_SEEN, solved, old)  # a module that was not in play teaches nothing
    weights = dict.fromkeys(names, 1.0) | {names[index]: round(float(w), 3) for index, w in zip(free, solved)}
    off = sample.features[:, free] @ solved + sample.features[:, fixed] - sample.final
    start, end = _spread(sample, off, tested)
    return Fit(
        weights,
        round(start, 2),
        round(end, 2),
        float(np.sqrt(np.mean((x[tested] @ solved - y[tested]) ** 2))),
        float(np.sqrt(np.mean((x[tested] @ old - y[tested]) ** 2))),
        len(np.unique(sample.facts[:, 0])),
    )


def leads(sample: Sample, values: NDArray[float64]) -> NDArray[float64]:
    """Every seat's values less the mean of the other seats' in the same position; its rows follow each other."""
    first = np.nonzero(sample.facts[:, 2] == 0)[0]
    number = sample.facts[first, 1]
    sums = np.repeat(np.add.reduceat(values, first, axis=0), number, axis=0)
    others = np.repeat(number, number)[:, None] - 1
    result: NDArray[float64] = values - (sums - values) / others
    return result


def _spread(sample: Sample, off: NDArray[float64], tested: NDArray[float64]) -> tuple[float, float]:
    """How far a lead over the next seat may change, at the start and at the end: its variance by the horizon."""
    first = (sample.facts[:, 2] == 0) & tested
    rows = np.nonzero(first)[0]
    lead = off[rows] - off[rows + 1]
    horizon = sample.facts[rows, 3] / 1000
    design = np.stack([horizon, np.ones_like(horizon)], axis=1)
    slope, level = np.linalg.lstsq(design, lead**2, rcond=None)[0]
    return LOGISTIC * max(float(slope), 1.0) ** 0.5, LOGISTIC * max(float(level), 4.0) ** 0.5


def written(game: Game, fitted: Fit) -> str:
    """The text of weights.toml."""
    lines = [
        f"# Fitted by `bunkhouse fit {game.id}` on {datetime.date.today()} to {fitted.games} games between bots;",
        f"# the outlook misses the final lead by {fitted.error:.1f} (root of the mean square, in games set aside).",
        "",
        "[weights] # points for one of each feature",
        *(f"{name} = {weight}" for name, weight in fitted.weights.items()),
        "",
        "[spread] # points of lead, a logistic scale",
        f"start = {fitted.spread_start}",
        f"end = {fitted.spread_end}",
    ]
    return "\n".join(lines) + "\n"
