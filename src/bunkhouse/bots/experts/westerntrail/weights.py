"""The fitted numbers of the outlook as a file keeps them: `weights.toml`, written by `bunkhouse fit westerntrail`."""
# Not compiled: it reads a file once.

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

WEIGHTS = Path(__file__).with_name("weights.toml")


@dataclass(frozen=True, slots=True)
class NetworkNumbers:
    """Whole numbers: a feature's row is what it adds to each hidden unit, and last to the outlook itself. The number of
    hidden units is odd."""

    hidden: int
    rows: list[list[int]]
    offsets: list[int]  # of the hidden units and of the outlook, in thousandths
    outer: list[int]  # thousandths of a point that a hidden unit is worth
    spread: tuple[int, int]  # hundredths of a point of lead, at the beginning and at the end


def read_network(path: Path, names: Sequence[str]) -> NetworkNumbers:
    """The numbers in the order of the names; a file that names other features is an error."""
    with path.open("rb") as file:
        data = tomllib.load(file)
    if list(data["features"]) != list(names):
        raise ValueError(f"{path} has the weights of other features: fit them again")
    rows = list(data["features"].values())
    return NetworkNumbers(
        len(data["outer"]), rows, data["offsets"], data["outer"], (data["spread"][0], data["spread"][1])
    )
