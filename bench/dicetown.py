"""How strong the gambler is: python -m bench.dicetown [--games 200]

One gambler against random players (two seats) and against greedy ones (two to five), every deal once from each seat;
games won with a 95 % interval (Wilson's), mean points, and the time of a game.
"""

from __future__ import annotations

import argparse
import math
import time

from bunkhouse.bots.measure.games import play_game
from bunkhouse.core.build import compiled
from bunkhouse.games.dicetown import GAME

MATCHES = [("random", 2), ("greedy", 2), ("greedy", 3), ("greedy", 4), ("greedy", 5)]
Z = 1.96


def interval(won: float, games: int) -> tuple[float, float]:
    share = won / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return middle - reach, min(1.0, middle + reach)


def measure(other: str, seats: int, games: int) -> str:
    won = own = others = 0.0
    started = time.process_time()
    for number in range(games):
        deal, seat = divmod(number, seats)
        bots = [other] * seats
        bots[seat] = "gambler"
        played = play_game(GAME, seats, {}, bots, f"m{deal}", check=False)
        assert not played.faults, played.faults
        won += played.wins[seat]
        own += played.scores[seat]
        others += (sum(played.scores) - played.scores[seat]) / (seats - 1)
    low, high = interval(won, games)
    seconds = (time.process_time() - started) / games
    return (
        f"{seats} seats against {other}: {won:.0f} of {games} won, {won / games:.1%} ({low:.1%} to {high:.1%}; "
        f"fair: {1 / seats:.0%}), points {own / games:.1f} to {others / games:.1f}, {seconds * 1000:.0f} ms a game"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=200)
    chosen = options.parse_args()
    print("compiled" if compiled() else "interpreted", flush=True)
    for other, seats in MATCHES:
        print(measure(other, seats, chosen.games), flush=True)


if __name__ == "__main__":
    main()
