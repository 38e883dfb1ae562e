"""What things are worth among two players of Dice Town, by games of the gambler against itself; NumPy is an extra.

When a round is over it is noted what either player has, and how many rounds were to come as it was played, by the
measure that the gambler goes by. Least squares say how much of the final lead goes back to a lead in each of these:
- a dollar, a point of a claim, a point of equipment, a card with points: a level and a growth with the root of the
  rounds to come, as far as anything can change a lead; so each makes a smooth table;
- the badge, and the badge for each dollar in the Bank;
- action cards: all alike, as far as there is time to play them, and what each kind is worth more or less than that.
Nuggets and fenced claims are worth their points. So is everything in a round that is known to be the last, and those
rounds are left out. A position counts the less, the more rounds are to come, since luck adds up with them. All worths
are held back a little towards what is printed, those of rare cards towards the others'.

In rounds: the first games are played by a gambler that goes by what is printed, later ones with the numbers found
before. The last round's games alone make the numbers, so they come from their seed and from nothing else.
"""
# Not compiled: NumPy does the work.

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy import float64, int64
from numpy.typing import NDArray

from bunkhouse.bots.experts.dicetown import duel
from bunkhouse.bots.experts.dicetown.decide import decide
from bunkhouse.bots.experts.dicetown.duel import (
    ACTION,
    ACTION_NAMES,
    BADGE,
    BADGE_BANK,
    MOST_ROUNDS,
    NUMBERS,
    POINT,
    SINGLE,
    TABLES,
    USUAL_BANK,
    is_last_round,
    use,
)
from bunkhouse.bots.experts.dicetown.evaluator import rounds_left
from bunkhouse.bots.experts.dicetown.worth import time_to_play
from bunkhouse.bots.experts.expert import Crew, FitWish
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.games.dicetown import GAME
from bunkhouse.games.dicetown.rules import cards
from bunkhouse.games.dicetown.rules.scoring import BADGE_POINTS, DOLLARS_PER_POINT
from bunkhouse.games.dicetown.rules.state import DiceTownState

ROUNDS = 3  # of playing and fitting, if nothing else is said
HELD_BACK = 250.0  # how strongly worths are held back, in positions of a last round with a lead of one
TESTED = 5  # one game in so many is kept for measuring the error
STEP = 10  # thousandths of a point: finer numbers would not be told from luck
HELD = ("dollars", "claims", "equipment", "cards")  # what each table is about
COLUMNS = ("game", "lead", "rounds", "bank", "badge", "sure", *HELD)
"""Of a position: the number of the game; the first seat's final lead; tenths of a round to come as the round was
played, itself included; dollars in the Bank; 1 if the first seat has the badge and -1 if the second has; the first
seat's lead in points of nuggets and fenced claims, in dollars, in points of claims and of equipment in hand, and in
cards with points."""
ENTRIES = int(MOST_ROUNDS) + 1
THOUSAND = int(POINT)
POINTS_PRINTED = {"dollars": 1 / int(DOLLARS_PER_POINT), "claims": 1.0, "equipment": 1.0, "cards": 0.0}
PRINTED = [round(THOUSAND * POINTS_PRINTED[name]) for name in HELD for _ in range(ENTRIES)]
PRINTED += [0] * len(ACTION_NAMES) + [int(BADGE_POINTS) * THOUSAND, 0, 0]
"""The numbers of somebody who goes by what is printed."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What one game teaches: a row of COLUMNS for every round, and of leads in action cards of each kind."""

    rows: list[list[int]]
    actions: list[list[int]]


def play_a_duel(numbers: Sequence[int], seed: str, number: int) -> Duel:
    """One game, told by the numbers played with, the seed and its number."""
    use(list(numbers))
    state, random = GAME.new_state(2), Random(f"duel {seed} {number}")
    assert isinstance(state, DiceTownState)
    rounds: list[int] = []
    rows: list[list[int]] = []
    actions: list[list[int]] = []
    now, is_last = 0, True
    while (seat := state.to_act()) != NOBODY:
        if state.round > now:
            if not is_last:
                rows.append(leads(state))
                actions.append(action_leads(state))
            now, is_last = state.round, is_last_round(state)
            if not is_last:
                rounds.append(rounds_left(state))
        state.apply(seat, state.sample_chance(random) if seat == CHANCE else decide(state, seat))
    if not is_last:  # the mine was emptied
        rows.append(leads(state))
        actions.append(action_leads(state))
    first, second = state.scores()
    return Duel([[number, first - second, left, *row] for left, row in zip(rounds, rows)], actions)


def leads(state: DiceTownState) -> list[int]:
    """The columns from `bank` on."""
    own, other = (possessions(state, seat) for seat in range(2))
    badge = 1 if state.sheriff == 0 else -1
    return [state.bank, badge, *(mine - theirs for mine, theirs in zip(own, other))]


def possessions(state: DiceTownState, seat: int) -> list[int]:
    claims, equipment = state.hands[seat] & cards.CLAIMS, state.hands[seat] & cards.STORE
    for kind in range(cards.ACTION_KINDS):
        equipment &= ~cards.OF_KIND[kind]
    return [
        state.nuggets[seat] + cards.points_of(state.fenced[seat]),
        state.dollars[seat],
        cards.points_of(claims),
        cards.points_of(equipment),
        cards.number_of(claims | equipment),
    ]


def action_leads(state: DiceTownState) -> list[int]:
    own, other = state.hands[0], state.hands[1]
    return [cards.number_of(own & kind) - cards.number_of(other & kind) for kind in cards.OF_KIND[: cards.ACTION_KINDS]]


class DuelSample:
    """All positions as arrays."""

    def __init__(self, rows: NDArray[int64], actions: NDArray[int64]) -> None:
        self.rows = rows
        self.actions = actions

    @staticmethod
    def of(duels: Sequence[Duel]) -> DuelSample:
        rows = np.array([row for duel in duels for row in duel.rows], dtype=np.int64)
        return DuelSample(rows, np.array([row for duel in duels for row in duel.actions], dtype=np.int64))

    def save(self, path: Path) -> None:
        by_name = dict(zip(COLUMNS, self.rows.T.astype(np.int32)))
        np.savez_compressed(path, actions=self.actions.astype(np.int32), **by_name)

    @staticmethod
    def load(path: Path) -> DuelSample:
        with np.load(path) as data:
            rows = np.stack([data[name] for name in COLUMNS], axis=1).astype(np.int64)
            return DuelSample(rows, data["actions"].astype(np.int64))

    def fact(self, name: str) -> NDArray[float64]:
        return self.rows[:, COLUMNS.index(name)].astype(np.float64)

    def by_rounds(self, table: Sequence[float]) -> NDArray[float64]:
        """Each position's entry of a table, as `duel.by_rounds` reads it."""
        later = np.minimum(self.fact("rounds") / 10 - 1, ENTRIES - 1.1)
        return np.interp(later, np.arange(ENTRIES), np.array(table, dtype=np.float64))

    def time_to_play(self) -> NDArray[float64]:
        return np.array([time_to_play(rounds) for rounds in self.rows[:, COLUMNS.index("rounds")].tolist()]) / 1000


@dataclass(frozen=True, slots=True)
class DuelFit:
    """The numbers in their places, and how far off the final leads are that they predict, in points."""

    numbers: list[int]
    error: float  # root of the mean square, in games that were not used for fitting
    old_error: float  # of the numbers before
    games: int


def fit(sample: DuelSample, old: Sequence[int]) -> DuelFit:
    tested = sample.rows[:, 0] % TESTED == 0
    x, y = design(sample), sample.fact("lead") - expected(sample, PRINTED)
    weight = 10 / sample.fact("rounds")[~tested]
    weighted = x[~tested] * weight[:, None]
    found = np.linalg.solve(weighted.T @ x[~tested] + HELD_BACK * np.eye(x.shape[1]), weighted.T @ y[~tested])
    numbers = numbers_of(found.tolist(), float(sample.fact("bank").mean()))
    return DuelFit(
        numbers,
        error_of(sample, numbers, tested),
        error_of(sample, old, tested),
        len(np.unique(sample.rows[:, 0])),
    )


def design(sample: DuelSample) -> NDArray[float64]:
    """What each position has of everything whose worth is looked for."""
    root = sample.by_rounds([rounds**0.5 for rounds in range(ENTRIES)])
    by_name = [part for name in HELD for part in (sample.fact(name), sample.fact(name) * root)]
    by_name += [sample.fact("badge"), sample.fact("badge") * sample.fact("bank")]
    actions = sample.actions * sample.time_to_play()[:, None]
    return np.column_stack([*by_name, actions.sum(axis=1), actions])


def numbers_of(found: Sequence[float], bank: float) -> list[int]:
    """The numbers in their places, from what the by_name of the design were found to be worth beyond what is printed;
    a dollar is worth no less than that, and nothing less than nothing."""
    beyond: list[float] = []
    for at in range(len(HELD)):
        level, growth = found[2 * at : 2 * at + 2]
        beyond += [level + growth * rounds**0.5 for rounds in range(ENTRIES)]
    badge, badge_bank, alike, *kinds = found[2 * len(HELD) :]
    beyond += [alike + more for more in kinds] + [badge, badge_bank]
    numbers = [max(0, STEP * round((old + THOUSAND * new) / STEP)) for old, new in zip(PRINTED, beyond)]
    numbers[:ENTRIES] = [max(PRINTED[0], number) for number in numbers[:ENTRIES]]
    numbers[int(ACTION + cards.JITTERY_JOE)] = 0  # never stays in hand
    return [*numbers, round(bank)]


def expected(sample: DuelSample, numbers: Sequence[int]) -> NDArray[float64]:
    """The final lead that these numbers let expect, in points."""
    total = THOUSAND * sample.fact("sure")
    for at, name in enumerate(HELD):
        total += sample.fact(name) * sample.by_rounds(numbers[at * ENTRIES : (at + 1) * ENTRIES])
    total += sample.fact("badge") * (numbers[int(BADGE)] + numbers[int(BADGE_BANK)] * sample.fact("bank"))
    worths = np.array(numbers[int(ACTION) : int(ACTION) + len(ACTION_NAMES)], dtype=np.float64)
    total += sample.actions @ worths * sample.time_to_play()
    return total / THOUSAND


def error_of(sample: DuelSample, numbers: Sequence[int], tested: NDArray[float64]) -> float:
    return float(np.sqrt(np.mean((expected(sample, numbers) - sample.fact("lead"))[tested] ** 2)))


def written(fitted: DuelFit, how: str) -> str:
    """The text of duel.toml."""
    tables = [fitted.numbers[at * ENTRIES : (at + 1) * ENTRIES] for at in range(len(TABLES))]
    actions = fitted.numbers[int(ACTION) :]
    lines = [
        f"# Fitted by `bunkhouse fit {GAME.id} --way duel` on {datetime.date.today()}",
        f"# to {fitted.games} games of the gambler against itself ({how});",
        f"# the final lead is missed by {fitted.error:.1f} (root of the mean square, in games set aside).",
        "# Thousandths of a point, in a row by whole rounds to come; usual-bank is dollars.",
        "# See `bots/experts/dicetown/fitting.py`.",
        "",
        *(f"{name} = {table}" for name, table in zip(TABLES, tables)),
        *(f"{name} = {number}" for name, number in zip(SINGLE, fitted.numbers[int(BADGE) :])),
        "",
        "[actions]",
        *(f"{name} = {number}" for name, number in zip(ACTION_NAMES, actions)),
    ]
    return "\n".join(lines) + "\n"


assert len(PRINTED) == len(NUMBERS) == USUAL_BANK + 1


def fit_duel(game: Game, wish: FitWish, crew: Crew) -> None:
    """Rounds of playing with the numbers found before, at first with what is printed; or what kept samples teach."""
    where = wish.write or duel.FILE
    if wish.samples is not None and wish.samples.exists():
        kept = fit(DuelSample.load(wish.samples), list(duel.NUMBERS))
        crew.write(where, written(kept, f"kept in {wish.samples.name}"))
        crew.tell("fit-done", file=str(where), games=kept.games, **missed(kept))
        return
    numbers = PRINTED
    for number in range(wish.rounds or ROUNDS):
        played = crew.play(partial(play_a_duel, numbers, f"{wish.seed} {number}"), wish.games)
        sample = DuelSample.of(list(played))
        if wish.samples is not None:
            sample.save(wish.samples)
        fitted = fit(sample, numbers)
        numbers = fitted.numbers
        told = f"seed {wish.seed}, round {number + 1}; the first went by what is printed"
        crew.write(where, written(fitted, told))
        crew.tell("dicetown-fit-duel-round", round=number + 1, **missed(fitted))
    crew.tell("fit-learnt", file=str(where))


def missed(fitted: DuelFit) -> dict[str, str]:
    return {"error": f"{fitted.error:.2f}", "before": f"{fitted.old_error:.2f}"}
