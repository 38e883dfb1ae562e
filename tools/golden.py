"""Writes golden/*.record and the playthroughs anew (`python -m tools.golden`): whole games between bots, kept as text,
after a wanted change of behaviour."""

from bunkhouse.bots import Perspective, make_bot
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import games
from bunkhouse.play import records
from bunkhouse.play.laws import option_sets
from bunkhouse.play.match import Match
from tools import playthrough


def play(game: Game, seats: int, options: dict[str, str], seed: str) -> Match:
    match = Match(game, seats, options, seed=seed, names=[f"greedy {seat + 1}" for seat in range(seats)])
    bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(seats)]
    random = Random(seed)
    while not match.state.is_over():
        seat = int(match.state.to_act())
        match.act(seat, bots[seat].choose(Perspective(game, match.state, seat, random)))
    return match


def main() -> None:
    for game in games():
        sets = option_sets(game)
        for number, seats in enumerate(game.seats):
            match = play(game, seats, sets[number * 2 % len(sets)], f"golden {game.id} {seats}")
            (playthrough.GOLDEN / f"{game.id}-{seats}.record").write_text(records.write(match, "2026-11-16"))
    playthrough.main()


if __name__ == "__main__":
    main()
