"""Fitted weights as a game's folder keeps them: `weights.toml`, written by `bunkhouse fit`."""
# Not compiled: it reads a file once.

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Fitted:
    """What one of each feature is worth, and how far results lie from the outlook, in hundredths of a point."""

    weights: list[int]
    spread: float  # at the beginning of the game, of the lead of one seat over another
    spread_end: float  # at its end

    def spreads(self, steps: int) -> list[int]:
        """How far results lie from the outlook by what is left of the game, from nothing to so many steps."""
        return [int(sqrt(self.spread_end**2 + self.spread**2 * left / steps)) for left in range(steps + 1)]


def read_weights(path: Path, names: Sequence[str]) -> Fitted:
    """The weights in the order of the names; a file that names other features is an error."""
    with path.open("rb") as file:
        data = tomllib.load(file)
    found, spread = data["weights"], data["spread"]
    if list(found) != list(names):
        raise ValueError(f"{path} has the weights of other features: fit them again")
    return Fitted([round(100 * found[name]) for name in names], 100 * spread["start"], 100 * spread["end"])
