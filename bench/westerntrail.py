"""How strong the drover is: python -m bench.westerntrail [--games 200]

Two players: drovers among themselves (mean points of both), and one drover against a random and a greedy player, every
deal once from each seat; games won, mean points, and the time of a decision.
"""

from __future__ import annotations

import argparse
import time

from bunkhouse.bots.measure.games import play_game
from bunkhouse.core.build import compiled
from bunkhouse.games.westerntrail import GAME


def measure(other: str, games: int) -> str:
    won = own = others = 0.0
    decisions = 0
    started = time.process_time()
    for number in range(games):
        seat = number % 2
        deal = number if other == "drover" else number // 2  # among themselves both seatings would be the same game
        bots = [other, other]
        bots[seat] = "drover"
        played = play_game(GAME, 2, {}, bots, f"m{deal}", check=False)
        assert not played.faults, played.faults
        won += played.wins[seat]
        own += played.scores[seat]
        others += played.scores[1 - seat]
        decisions += played.decisions
    mean = (time.process_time() - started) / decisions
    return (
        f"drover against {other}: {won:g} of {games} won, points {own / games:.1f} to {others / games:.1f}, "
        f"{mean * 1000:.1f} ms a decision"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=200)
    chosen = options.parse_args()
    print("compiled" if compiled() else "interpreted", flush=True)
    for other in ("drover", "random", "greedy"):
        print(measure(other, chosen.games), flush=True)


if __name__ == "__main__":
    main()
