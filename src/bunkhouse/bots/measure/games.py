"""Bots at a table: the loop that plays whole games, one after another or in several processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bunkhouse.bots.perspective import Bot, Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.core.game import Game
from bunkhouse.core.playout import play_randomly
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.core.state import State


@dataclass(slots=True)
class PlayedGame:
    """Games played, added up."""

    games: int = 0
    decisions: int = 0
    scores: list[int] = field(default_factory=list)  # by seat
    wins: list[float] = field(default_factory=list)  # by seat; a shared victory is divided
    faults: list[str] = field(default_factory=list)

    def add(self, other: PlayedGame) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores)] or other.scores[:]
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins)] or other.wins[:]
        self.faults += other.faults


def play_game(
    game: Game, seats: int, options: Mapping[str, str], bots: Sequence[str], seed: str, check: bool
) -> PlayedGame:
    """One game, told by its seed alone. A fault of the rules is caught and told; it never stops the others."""
    random = Random(f"{game.id} {seed}")
    played = PlayedGame(games=1, scores=[0] * seats, wins=[0.0] * seats)
    try:
        state = game.new_state(seats, options)
        if not check and all(name == "random" for name in bots):
            played.decisions = play_randomly(state, random)
        else:
            players = [make_bot(name, f"{seed} {seat}", game.id) for seat, name in enumerate(bots)]
            played.decisions = _play(game, state, players, random, check)
        places = list(state.ranking())
        played.scores = list(state.scores())
        played.wins = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    except Exception as fault:
        played.faults.append(f"seed {seed!r}: {type(fault).__name__}: {fault}")
    return played


def _play(game: Game, state: State, players: Sequence[Bot], random: Random, check: bool) -> int:
    decisions = moves = 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
        else:
            action = players[seat].choose(Perspective(game, state, seat, random))
            if check:
                assert action in list(state.legal_actions(seat)), f"{game.notation(action)} is not legal"
            state.apply(seat, action)
            decisions += 1
        moves += 1
        if check:
            game.check(state)
            assert moves <= game.longest, f"the game is longer than {game.longest} moves"
    return decisions
