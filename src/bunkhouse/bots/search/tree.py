"""The tree of a search: what has been learnt of each decision, and where its choices lead. Compiled with the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec

KEY_BITS: Final[i64] = 0xFFFFFFFFFFF  # keys stay small ints in every build
KEY_FACTOR: Final[i64] = 1000003
FAR_BELOW: Final[float] = -1e9


class Node:
    """One decision of one seat. Its edges are the choices met so far, the most promising first.

    Positions that differ in what is hidden share a node, so a choice met once need not be open every time."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.seen: i64 = 0  # visits before the choices were judged
        self.trust: float = 1.0  # visits that the first word about a choice is worth
        self.total: float = 0.0  # of the values backed up, for the seat that decides
        self.prior_total: float = 0.0  # of what the evaluator had said of the choices taken
        self.listed = vec[i64]()  # the legal actions as they were listed when the node was last widened
        self.actions = vec[i64]()
        self.priors = vec[float]()  # edge -> value by the evaluator, right after the choice
        self.chances = vec[float]()  # edge -> how likely a good player takes it, by the priors
        self.counts = vec[i64]()
        self.totals = vec[float]()
        self.leads = vec[float]()  # edge -> points ahead of the best other seat, added up
        self.following: dict[int, Node] = {}  # by what happened from here to the next decision
        self.sides: list[Node] = []  # of a simultaneous choice: the node of every seat

    def add(self, action: i64, prior: float) -> None:
        """One choice more, put in its place by the prior."""
        at: i64 = len(self.actions)
        self.actions = append(self.actions, action)
        self.priors = append(self.priors, prior)
        self.chances = append(self.chances, 0.0)
        self.counts = append(self.counts, 0)
        self.totals = append(self.totals, 0.0)
        self.leads = append(self.leads, 0.0)
        while at > 0 and self.priors[at - 1] < prior:
            self.actions[at] = self.actions[at - 1]
            self.priors[at] = self.priors[at - 1]
            self.counts[at] = self.counts[at - 1]
            self.totals[at] = self.totals[at - 1]
            self.leads[at] = self.leads[at - 1]
            at -= 1
        self.actions[at] = action
        self.priors[at] = prior
        self.counts[at] = 0
        self.totals[at] = 0.0
        self.leads[at] = 0.0

    def edge_of(self, action: i64) -> i64:
        """The index of a choice, or -1."""
        for edge in range(len(self.actions)):
            if self.actions[edge] == action:
                return edge
        return -1

    def lists(self, legal: vec[i64]) -> bool:
        """Whether exactly these actions were legal when the node was last widened."""
        listed = self.listed
        number: i64 = len(legal)
        if len(listed) != number:
            return False
        index: i64 = 0
        while index < number and listed[index] == legal[index]:
            index += 1
        return index == number

    def disappointment(self) -> float:
        """How much worse (below 0) or better things turned out than the evaluator said of the choices taken."""
        if self.visits == 0:
            return 0.0
        return (self.total - self.prior_total) / float(self.visits)

    def value_of(self, edge: i64) -> float:
        """The mean value of a choice; the first word about it, corrected by experience here, counts as some visits."""
        count = float(self.counts[edge])
        prior = self.priors[edge] + self.disappointment()
        return (self.totals[edge] + prior * self.trust) / (count + self.trust)

    def best(self) -> i64:
        """The edge taken most often; among equals the one with the better mean."""
        best: i64 = 0
        for edge in range(len(self.actions)):
            if self.counts[edge] > self.counts[best] or (
                self.counts[edge] == self.counts[best] and self.totals[edge] > self.totals[best]
            ):
                best = edge
        return best

    def next_node(self, key: i64) -> Node:
        """Where this leads, made if it is new."""
        found = self.following.get(key)
        if found is None:
            found = Node()
            self.following[key] = found
        return found


def mixed(key: i64, word: i64) -> i64:
    """A key with one thing more that has happened."""
    return (key * KEY_FACTOR + word + 1) & KEY_BITS
