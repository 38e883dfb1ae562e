"""The outlook of Great Western Trail, mended by what plays better (an evolution strategy); NumPy is an extra.

Learning (learning.py) tells what positions come to if they are played as the drover plays them, not which mistakes it
makes again and again. So whole games are played with perturbed weights, at random and all of them at once, each deal a
second time with the opposite perturbations. A regression says what a little more of each brings its seat and the other
one, and the weights go a step that way. What cannot be told from accident is left as it is.
"""
# Not compiled: NumPy does the work.

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy import floating
from numpy.typing import NDArray

from bunkhouse.bots.experts.expert import Crew, FitWish
from bunkhouse.bots.experts.westerntrail.features import FEATURE_NAMES
from bunkhouse.bots.experts.westerntrail.learning import EACH, LONGEST, WHOLE, LearningNetwork, network_of, read_anew
from bunkhouse.bots.experts.westerntrail.self_play import Policy, self_play
from bunkhouse.bots.experts.westerntrail.turn import Beam
from bunkhouse.bots.experts.westerntrail.weights import WEIGHTS
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.words import Mistake
from bunkhouse.games.westerntrail import GAME
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

SEATS = 2
FEWEST = 300  # games: with fewer there is hardly more to go by than there are perturbations
STRENGTH = 600  # thousandths of the size below: how far weights are perturbed
COMPANY = 0.6  # how much it counts what a perturbation brings the other seat: one's own game is better if both are
STEP = 2.0  # so far, in strengths of a perturbation, for every point that it brings
NEVER = 2**30  # one in so many decisions is odd
MOST = 2**16  # steps of a random fraction
SIZES: dict[str, float] = {
    "workers-[0-4]": 0.6, "workers-[5-9]": 0.6, "workers-1[0-4]": 0.6, "workers-lasting-[0-4]": 1.2,
    "workers-lasting-[5-9]": 1.2, "workers-lasting-1[0-4]": 1.2, "built": 1.5, "built-lasting": 3.0,
    "tiles-[0-9]*": 0.6, "tiles-lasting-*": 1.2, "forest": 1.0, "hazards": 1.0, "teepees-*": 0.6, "stations-*": 0.8,
    "engine": 1.5, "engine-lasting": 2.5, "discs-[0-9]*": 0.5, "discs-lasting-*": 0.8, "cities-[0-9]*": 0.8,
    "cities-lasting-*": 1.2, "breeds-[0-9]*": 0.5, "breeds-lasting-*": 1.0, "doubles-[0-9]*": 0.6,
    "doubles-lasting-*": 1.0, "piles-3": 2.0, "piles-0": 0.8, "money-*": 0.6, "certificates-*": 0.5, "permanent": 1.0,
    "permanent-lasting": 2.0, "cube-limit-*": 1.0, "goals-0": 1.0, "goals-1": 1.0, "goals-2": 0.8, "goals-3": 1.0,
    "missing-*": 0.5, "turns-*": 0.4, "arrival-*": 0.4, "usual-[0-9]*": 0.4, "usual-lasting-*": 0.8,
    "masters-[0-9]*": 1.0, "masters-lasting-*": 1.5, "to-station-*": 0.4, "own-ahead-*": 0.5, "own-next-*": 0.5,
    "specials-[0-9]*": 1.0, "jobs-[0-9]*": 0.6, "in-reach-*": 0.5, "revisited-*": 0.5, "visits-*": 0.5, "left": 3.0,
    "rivals-*": 0.4, "hand-*": 0.4, "new-breeds": 0.8, "passed-*": 0.5, "transport": 1.0,
}  # fmt: skip
"""Features by their names that are perturbed together, and by how much, in points for each."""

PERTURBATIONS = [
    ([feature for feature, name in enumerate(FEATURE_NAMES) if fnmatchcase(name, names)], size)
    for names, size in SIZES.items()
]


@dataclass(frozen=True, slots=True)
class Trial:
    """One game: how strong each perturbation of each seat was, and the points."""

    strengths: list[list[float]]
    points: list[int]


def play_trial(weights: Path, seed: str, number: int) -> Trial:
    """Told by the weights, the seed and its number; every other one repeats the one before with opposite ones."""
    read_anew(weights)
    pair = f"{seed} {number // 2}"
    random = Random(f"tastes {pair}")
    sign = 1 if number % 2 == 0 else -1
    strengths = [[sign * random_strength(random) for _ in PERTURBATIONS] for _ in range(SEATS)]
    state = GAME.new_state(SEATS)
    assert isinstance(state, WesternTrailState)
    policies = [Policy(Beam(EACH, WHOLE), on_features(of_seat), LONGEST) for of_seat in strengths]
    self_play(state, Random(f"trial {pair}"), policies, NEVER)
    return Trial(strengths, list(state.scores()))


def random_strength(random: Random) -> float:
    """Between -2 and 2, more often near 0: the standard deviation is about 0.8."""
    return (random.below(MOST) + random.below(MOST)) / MOST * 2 - 2


def on_features(strengths: Sequence[float]) -> list[int]:
    """What is added to the worth of each feature, in thousandths of a point."""
    added = [0] * len(FEATURE_NAMES)
    for strength, (features, size) in zip(strengths, PERTURBATIONS):
        for feature in features:
            added[feature] += round(strength * size * STRENGTH)
    return added


def gains(trials: Sequence[Trial]) -> tuple[NDArray[floating[Any]], NDArray[floating[Any]]]:
    """Points that each perturbation brings its seat, with what counts of those of the other one, and the error."""
    own = np.array([[trial.strengths[seat] for trial in trials] for seat in range(SEATS)])
    x = np.concatenate([np.concatenate([own[0], own[1]], axis=1), np.concatenate([own[1], own[0]], axis=1)])
    x = np.column_stack([x, np.ones(len(x))])
    y = np.array([trial.points[seat] for seat in range(SEATS) for trial in trials], dtype=np.float64)
    inverse = np.linalg.pinv(x.T @ x)
    found = inverse @ x.T @ y
    variance = np.diag(inverse) * float(np.sum((y - x @ found) ** 2)) / max(len(y) - x.shape[1], 1)
    number = len(PERTURBATIONS)
    gain = found[:number] + COMPANY * found[number : 2 * number]
    return gain, np.sqrt(variance[:number] + COMPANY**2 * variance[number : 2 * number])


def mend(network: LearningNetwork, trials: Sequence[Trial]) -> float:
    """A step to what brings points, the surer the farther; returns how many points were made on average."""
    gain, error = gains(trials)
    sure = np.clip(1 - (error / np.where(gain == 0, 1e-9, gain)) ** 2, 0, 1)
    for strength, (features, size) in zip((STEP * gain * sure).tolist(), PERTURBATIONS):
        network.plain[features] += np.float32(strength * size * STRENGTH / 1000)
    return float(np.mean([trial.points for trial in trials]))


def mend_weights(game: Game, wish: FitWish, crew: Crew) -> None:
    """Rounds of games with perturbed weights, each followed by a step to what brought points."""
    if wish.games < FEWEST:
        raise Mistake("westerntrail-fit-few", games=FEWEST)
    where = wish.write or WEIGHTS
    weights = where if where.exists() else WEIGHTS
    for number in range(wish.rounds or 1):
        played = crew.play(partial(play_trial, weights, f"{wish.seed} {number}"), wish.games)
        network = network_of(weights)
        points = mend(network, list(played))
        crew.write(where, network.written(f"mended by `bunkhouse fit {game.id} --way mend` with {wish.games} games"))
        weights = where
        crew.tell("westerntrail-fit-mended", round=number + 1, points=f"{points:.1f}")
    crew.tell("fit-learnt", file=str(where))
