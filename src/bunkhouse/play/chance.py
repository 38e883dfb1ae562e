"""Fair chance: a secret seed, promised by its SHA-256 before the game and shown after it.

The k-th chance event of a game (from 0, along the actions as they stand) is sampled with a generator of its own,
`Random(f"{seed}:{k}")`. So every draw can be checked from the seed alone, and taking a move back and playing it
again brings the same dice.
"""

import hashlib
import secrets

from bunkhouse.core.random import Random
from bunkhouse.core.state import State


def secret_seed() -> str:
    """A new seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the game."""
    return hashlib.sha256(seed.encode()).hexdigest()


def draw(state: State, seed: str, number: int) -> int:
    """The action of chance that this seed promised for the chance event of this number."""
    return state.sample_chance(Random(f"{seed}:{number}"))
