"""Matches between bots that compare them fairly: every deal is played once in each seating, with the same luck.

A contest is told by its facts alone: the same ones play the same games on one process, on many or on a cluster (as
long as no bot is limited by time).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

import msgspec

from bunkhouse.bots.measure.processes import in_processes
from bunkhouse.bots.perspective import Bot, Perspective
from bunkhouse.bots.registry import close_bot, make_bot
from bunkhouse.core.game import Game, Options
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.core.state import State
from bunkhouse.core.words import Mistake
from bunkhouse.play import chance


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: who sat where, and how it ended."""

    deal: int
    bots: tuple[int, ...]  # seat -> index of its bot in the contest
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory; one that is shared is divided
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent deciding
    fault: str = ""  # what went wrong; the game then counts for nobody
    slowest: tuple[float, ...] = ()  # seconds of each seat's longest decision


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what, how often. With more bots than seats all groups meet; with fewer the last one fills up."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str

    def lineups(self) -> list[tuple[int, ...]]:
        missing = self.seats - len(self.bots)
        if missing > 0:
            return [(*range(len(self.bots)), *[len(self.bots) - 1] * missing)]
        return list(combinations(range(len(self.bots)), self.seats))

    def seatings(self) -> list[tuple[int, ...]]:
        """Every line-up in every rotation: the games of one deal. A bot against itself alone plays it once."""
        rotated = (lineup[shift:] + lineup[:shift] for lineup in self.lineups() for shift in range(self.seats))
        return list(dict.fromkeys(rotated))

    def deals(self) -> int:
        """At least as many games as asked for, in whole deals."""
        return -(-self.games // len(self.seatings()))

    def check(self) -> None:
        """Raises Mistake if this cannot be played."""
        game_named(self.game).new_state(self.seats, self.options)
        for name in self.bots:
            make_bot(name, "", self.game)
        if len(self.bots) < 2:
            raise Mistake("arena-one-bot")

    def play(self, deal: int) -> list[Outcome]:
        game = game_named(self.game)
        return [self._play(game, deal, seating) for seating in self.seatings()]

    def _play(self, game: Game, deal: int, seating: tuple[int, ...]) -> Outcome:
        seed = f"{self.seed} {deal}"
        state = game.new_state(self.seats, self.options)
        spent: list[list[float]] = [[] for _ in range(self.seats)]
        players: list[Bot] = []
        fault = ""
        try:
            players += [make_bot(self.bots[bot], f"{seed} {seat}", self.game) for seat, bot in enumerate(seating)]
            play_out(game, state, players, seed, spent)
        except Exception as trouble:
            fault = f"deal {deal}, seating {seating}: {type(trouble).__name__}: {trouble}"
        for player in players:
            close_bot(player)
        places = tuple(state.ranking())
        return Outcome(
            deal,
            seating,
            tuple(state.scores()),
            tuple(1 / places.count(1) if place == 1 else 0.0 for place in places),
            places,
            tuple(map(len, spent)),
            tuple(round(sum(some), 6) for some in spent),
            fault,
            tuple(round(max(some, default=0.0), 6) for some in spent),
        )


def play_out(game: Game, state: State, players: Sequence[Bot], seed: str, spent: list[list[float]]) -> None:
    """Chance by its number, so that two games of a deal share their luck as long as they ask for it alike. Adds to each
    seat's list of seconds that it took to decide."""
    draws = 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, chance.draw(state, seed, draws))
            draws += 1
            continue
        seen = Perspective(game, state, seat, Random(f"{seed} eyes {seat} {len(spent[seat])}"))
        began = time.perf_counter()
        action = players[seat].choose(seen)
        spent[seat].append(time.perf_counter() - began)
        if action not in list(state.legal_actions(seat)):
            raise ValueError(f"seat {seat}: {action} is not a legal action")
        state.apply(seat, action)


# Who plays the deals: each of these yields them in their order.

Player = Callable[[Contest, Sequence[int]], Iterator[list[Outcome]]]


def play_in_processes(jobs: int) -> Player:
    def play(contest: Contest, deals: Sequence[int]) -> Iterator[list[Outcome]]:
        return in_processes(contest.play, deals, jobs)

    return play


# A contest on disk: its facts, then a line for every game, so that it can be stopped and taken up again.


def kept(path: Path, contest: Contest) -> list[list[Outcome]]:
    """The whole deals in a file, which is begun if it is not there; raises Mistake if it holds another contest."""
    facts = msgspec.json.encode(replace(contest, games=0)).decode()
    if not path.exists():
        path.write_text(facts + "\n", encoding="utf-8")
        return []
    first, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    if first != facts:
        raise Mistake("arena-other-contest", file=str(path))
    deals: dict[int, list[Outcome]] = {}
    for line in lines:
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except msgspec.DecodeError:  # the last line of a run that was cut off
            break
        deals.setdefault(outcome.deal, []).append(outcome)
    whole = len(contest.seatings())
    in_order: list[list[Outcome]] = []
    while len(deals.get(len(in_order), [])) == whole:
        in_order.append(deals[len(in_order)])
    _rewrite(path, facts, in_order)
    return in_order


def keep(path: Path, outcomes: Sequence[Outcome]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.writelines(_line(outcome) for outcome in outcomes)


def _rewrite(path: Path, facts: str, deals: Sequence[Sequence[Outcome]]) -> None:
    """Without what was cut off."""
    lines = [facts + "\n", *(_line(outcome) for deal in deals for outcome in deal)]
    path.write_text("".join(lines), encoding="utf-8")


def _line(outcome: Outcome) -> str:
    return msgspec.json.encode(outcome).decode() + "\n"
