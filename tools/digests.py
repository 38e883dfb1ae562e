"""Writes golden/digests.toml anew after a wanted change of behaviour (and of the game's rules version)."""

from pathlib import Path

from bunkhouse.core.registry import games
from bunkhouse.play import laws
from tests.conformance.test_builds import BLOCKS, DIGESTS, GAMES


def main() -> None:
    lines = ["# Digests of a thousand random games each; tools/digests.py writes them, both builds must agree."]
    for game in games():
        blocks = ", ".join(f'"{laws.digest(game, GAMES, f"block {block}")}"' for block in range(BLOCKS))
        lines += ["", f"[{game.id}]", f"rules = {game.version}", f"blocks = [{blocks}]"]
    Path(DIGESTS).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
