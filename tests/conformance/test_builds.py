"""The compiled and the interpreted build play alike: both must come to the digests in golden/digests.toml."""

import tomllib
from pathlib import Path

import pytest

from bunkhouse.core.registry import games
from bunkhouse.play.laws import digest

DIGESTS = Path(__file__).parents[2] / "golden" / "digests.toml"
BLOCKS = 8  # of games, so that they can be computed side by side
GAMES = 125  # in each: a thousand in all


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("game", [game.id for game in games() if game.id != "pig"])
def test_digest_of_a_thousand_games(game: str, block: int) -> None:
    known = tomllib.loads(DIGESTS.read_text())[game]
    played = next(entry for entry in games() if entry.id == game)
    assert known["rules"] == played.version, "new rules need new digests: python tools/digests.py"
    assert digest(played, GAMES, f"block {block}") == known["blocks"][block]
