"""The bot that searches: its budget, the tree that it keeps between decisions, and what it would advise."""
# Not compiled: once a decision.

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import exp, log

from bunkhouse.bots.advice import Advice
from bunkhouse.bots.experts import expert_of
from bunkhouse.bots.perspective import Perspective, SeededBot
from bunkhouse.bots.search.budget import Budget
from bunkhouse.bots.search.judge import Judge
from bunkhouse.bots.search.reasons import reasons_for
from bunkhouse.bots.search.reuse import find_again
from bunkhouse.bots.search.search import Search, Style
from bunkhouse.bots.search.tree import Node
from bunkhouse.core.fields import Data
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import MASK_OF_SEAT, is_one

LONGEST_LINE = 6  # choices of advice
LEAST_SHARE = 1e-9  # of the victory, that odds are told of
THOUGHT_OF = 8  # choices that somebody who errs may take: there are many more bad ones, and they would add up
FRESH_SHARE = 4  # at least one in so many iterations is done anew when a tree is kept


@dataclass(frozen=True, slots=True)
class Looked:
    """What a search says of one choice."""

    action: int
    visits: int
    share: float
    lead: float


class SearchBot(SeededBot):
    """Looks ahead as far as its budget goes."""

    def __init__(self, seed: str, budget: Budget) -> None:
        super().__init__(seed)
        self.random = Random(f"{seed} search")
        self.budget = budget
        self._search: Search | None = None
        self._judge: Judge | None = None
        self._chosen = 0
        self._pool: ProcessPoolExecutor | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, seed {self.seed!r}: {self.budget}>"

    def choose(self, seen: Perspective) -> int:
        legal = seen.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if self.budget.by_expert and expert_of(seen.game).judge is not None:
            return self._judge_of(seen.game).favourite(seen.state(), seen.seat)
        looked = self._look(seen)
        temperature = max(self.budget.temperature, self.budget.slip if expert_of(seen.game).judge is not None else 0.0)
        softness = style_of(seen.game, self.budget).softness if is_secret(seen) else 0.0
        self._chosen = self._pick(looked, temperature, softness).action
        return self._chosen

    def ranked(self, seen: Perspective, most: int = 5) -> list[Advice]:
        """The best choices, the best first, each with its expected result and what speaks for it."""
        looked = self._look(seen)[:most]
        lines = [self._line(one.action) for one in looked]
        state = seen.state() if self._search is None else self._search.state
        reasons = reasons_for(seen.game, state, seen.seat, lines)
        return [
            Advice(one.action, one.share, one.lead, one.visits, why, line)
            for one, why, line in zip(looked, reasons, lines)
        ]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _judge_of(self, game: Game) -> Judge:
        if self._judge is None:
            self._judge = (expert_of(game).judge or Judge)()
        return self._judge

    def _line(self, action: int) -> tuple[int, ...]:
        """What the bot would do next after the action it has just looked at."""
        return line_of(self._search, action)

    def _pick(self, looked: Sequence[Looked], temperature: float, softness: float) -> Looked:
        """The best one; by temperature also others, and in a secret choice any that seems nearly as good."""
        best = max(one.share for one in looked)
        if temperature > 0:
            looked = sorted(looked, key=lambda one: -one.share)[:THOUGHT_OF]
            weights = [exp((odds(one.share) - odds(best)) / temperature) for one in looked]
        elif softness > 0:
            weights = [float(one.visits + 1) if one.share + softness >= best else 0.0 for one in looked]
        else:
            return looked[0]
        at = self.random.below(1 << 30) / (1 << 30) * sum(weights)
        for one, weight in zip(looked, weights):
            at -= weight
            if at < 0:
                return one
        return looked[-1]

    def _look(self, seen: Perspective) -> list[Looked]:
        """All choices, those first that the search prefers."""
        if self.budget.processes > 1:
            return self._look_side_by_side(seen)
        style = style_of(seen.game, self.budget)
        evaluator, judge = expert_of(seen.game).evaluator, self._judge_of(seen.game)
        search = Search(seen.state(), seen.seat, self.random, style, evaluator, judge)
        if self._search is not None and style.reuse:
            known = find_again(self._search, self._chosen, seen)
            if known is not None:
                search.root, search.base = known, self._search.base
        kept = decided(search).visits
        iterations = iterations_for(self.budget, style, seen.state().seats)
        search.run(max(iterations - kept, -(-iterations // FRESH_SHARE)), self.budget.seconds)
        self._search = search
        return in_order(decided(search))

    def _look_side_by_side(self, seen: Perspective) -> list[Looked]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.budget.processes, multiprocessing.get_context("spawn"))
        share = -(-self.budget.iterations // self.budget.processes)
        alone = replace(self.budget, processes=1, iterations=share)
        asked = [
            self._pool.submit(look, seen.game.id, seen.state().to_data(), seen.seat, f"{self.random.word()}", alone)
            for _ in range(self.budget.processes)
        ]
        return added_up([answer.result() for answer in asked])


def odds(share: float) -> float:
    """Their logarithm: a point counts about the same in it at any lead, so that nobody plays at random who is far
    ahead or behind."""
    share = min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)
    return log(share / (1 - share))


def is_secret(seen: Perspective) -> bool:
    """Whether others choose at the same time, so that it pays not to be predictable."""
    return not is_one(seen.state().pending())


def style_of(game: Game, budget: Budget) -> Style:
    return Style(**{**expert_of(game).searching, **budget.style})


def iterations_for(budget: Budget, style: Style, seats: int) -> int:
    """A game may need fewer than the budget has, and more the more others have their turns before the own next one."""
    return max(1, round(budget.iterations * style.effort * (1 + style.crowd * (seats - 2))))


def decided(search: Search) -> Node:
    """The node of the own decision: one side of the root in a simultaneous choice."""
    return search.root.sides[search.seat] if search.root.sides else search.root


def line_of(search: Search | None, action: int) -> tuple[int, ...]:
    """The choice and those that the seat would take next, as far as the search has looked and nothing comes between."""
    if search is None or search.root.sides:
        return (action,)
    line = [action]
    node, state = search.root, search.state.clone()
    state.apply(search.seat, action)
    while state.pending() == MASK_OF_SEAT[search.seat] and len(line) < LONGEST_LINE:
        following = node.following.get(line[-1])
        if following is None or not following.actions or following.sides:
            break
        node = following
        best = node.actions[node.best()]
        if node.counts[node.best()] == 0 or best not in list(state.legal_actions(search.seat)):
            break
        state.apply(search.seat, best)
        line.append(best)
    return tuple(line)


def in_order(node: Node) -> list[Looked]:
    """By visits, then by value."""
    looked = [
        Looked(
            node.actions[edge],
            node.counts[edge],
            node.value_of(edge),
            node.leads[edge] / float(node.counts[edge]) if node.counts[edge] else 0.0,
        )
        for edge in range(len(node.actions))
    ]
    return sorted(looked, key=lambda one: (-one.visits, -one.share))


def look(game: str, data: Data, seat: int, seed: str, budget: Budget) -> list[Looked]:
    """In another process: one tree of its own."""

    rules = game_named(game)
    seen = Perspective(rules, rules.from_data(data), seat, Random(seed))
    return SearchBot(seed, budget)._look(seen)


def added_up(trees: Sequence[Sequence[Looked]]) -> list[Looked]:
    """What several trees say of each choice together, weighed by their visits."""
    by_action: dict[int, list[Looked]] = {}
    for tree in trees:
        for one in tree:
            by_action.setdefault(one.action, []).append(one)
    together = []
    for action, ones in by_action.items():
        visits = sum(one.visits for one in ones)
        weights = [max(one.visits, 1) for one in ones]
        share = sum(one.share * weight for one, weight in zip(ones, weights)) / sum(weights)
        lead = sum(one.lead * weight for one, weight in zip(ones, weights)) / sum(weights)
        together.append(Looked(action, visits, share, lead))
    return sorted(together, key=lambda one: (-one.visits, -one.share))
