"""Information-set tree search for any game and any number of seats, on the engine's interface alone.

Every iteration plays in a fresh deal of what the seat cannot know, chance is drawn as the game goes, and each seat is
taken to want its own share of the victory (max^n). A new node asks the game's evaluator about every choice; that gives
the order in which choices are tried (progressive widening) and the value of the leaf. A game's own expert may be asked
instead (`judge.py`). In a simultaneous choice every seat decides by statistics of its own, without the others'
commitments and not quite predictably (decoupled selection).
The k-th look at each of the seat's next choices uses the same luck as the k-th look at the others. Compiled with the
engine.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.search.evaluator import Evaluator
from bunkhouse.bots.search.judge import NO_FAVOURITE, Judge
from bunkhouse.bots.search.tree import FAR_BELOW, Node, mixed
from bunkhouse.bots.search.value import lead_of, shares, shares_by, worth_of
from bunkhouse.core.frames import kind_of
from bunkhouse.core.playout import play_randomly
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, MASK_OF_SEAT, NOBODY, has, is_one
from bunkhouse.core.state import State
from bunkhouse.core.vecs import append, vec

LOOK_AT_CLOCK: Final[i64] = 15  # iterations between two looks, a power of two minus one
DEEPEST: Final[i64] = 60  # decisions below the root
AT_ROOT: Final[i64] = 2  # own decisions in a row that are judged together at the root
FINE: Final[i64] = 1 << 24  # steps of a random fraction (compiled, the float of 1 << 30 would be negative)
IMPOSSIBLE: Final[float] = 1e-20  # below what a choice that is open weighs
DOUBT: Final[float] = 0.1  # how likely the evaluator has no idea
LEANING: Final[float] = 0.01  # by how much the expert's favourite is thought to be better than the others


class Style:
    """How a search weighs things; a game that plays better with other numbers has its own."""

    NUMBERS: Final = (
        "exploration", "sharpness", "trust", "faith", "width", "widening", "closed", "patience", "softness", "effort",
        "crowd", "onward", "blind", "reuse",
    )  # fmt: skip

    def __init__(
        self,
        exploration: float = 0.25,
        sharpness: float = 0.04,
        trust: float = 1.0,
        faith: float = 50.0,
        width: float = 4.0,
        widening: float = 0.8,
        closed: float = 1.0,
        patience: float = 0.0,
        softness: float = 0.03,
        effort: float = 1.0,
        crowd: float = 0.0,
        onward: float = 0.0,
        blind: float = 0.0,
        reuse: float = 1.0,
    ) -> None:
        self.exploration = exploration
        self.sharpness = sharpness  # difference in value at which a choice is e times as likely
        self.trust = trust  # visits that the evaluator's word is worth
        self.faith = faith  # visits that the word of the game's own expert is worth
        self.width = width  # choices tried at once
        self.widening = widening  # more choices for every square root of visits
        self.patience = int(patience)  # visits of a new node before every choice of it is judged
        self.closed = closed != 0.0  # decisions after different outcomes of chance are different nodes
        self.softness = softness  # difference in score at which a simultaneous choice is e times as likely
        self.effort = effort  # the part of a budget's iterations that this game needs
        self.crowd = crowd  # so much more of it for every seat beyond two
        self.onward = onward != 0.0  # leaves are played on to the end of the own next turn
        self.reuse = reuse != 0.0  # the tree of the last decision is kept for the present one
        self.blind = blind != 0.0  # leaves are played at random to the end instead of being judged by the evaluator


class Search:
    """One seat's thoughts about one position."""

    def __init__(
        self, state: State, seat: i64, random: Random, style: Style, evaluator: Evaluator, judge: Judge
    ) -> None:
        self.state = state
        self.seat = seat
        self.random = random  # of the deal and of chance in the current iteration
        self.base = random.words(4)
        self.style = style
        self.evaluator = evaluator
        self.judge = judge
        self.root = Node()
        self.iterations: i64 = 0
        self.deepest: i64 = 0
        self.leaf = state  # the position by which the current iteration is judged
        self.path: list[Node] = []
        self.edges = vec[i64]()
        self.movers = vec[i64]()

    def run(self, iterations: i64, seconds: float) -> None:
        """Think until either is used up; no limit of time if seconds are 0."""
        until = perf_counter() + seconds
        for _ in range(iterations):
            self.iterate()
            self.iterations += 1
            if seconds > 0 and self.iterations & LOOK_AT_CLOCK == 0 and perf_counter() >= until:
                return

    def iterate(self) -> None:
        node = self.root
        edge: i64 = -1
        if len(node.actions) > 0:
            edge = self.select(node, vec[i64]())
            self.random.begin(self.base, node.counts[edge])
        else:
            self.random.begin(self.base, self.iterations)
        self.path = []
        self.edges = vec[i64]()
        self.movers = vec[i64]()
        value = self.descend(self.state.redeal(self.seat, self.random), node, edge)
        self.back_up(value, lead_of(self.evaluator.outlooks(self.leaf), self.seat) / 100.0)

    def descend(self, state: State, node: Node, first: i64) -> vec[float]:
        """Play down the tree to a new node and look at it; what it is worth to every seat."""
        depth: i64 = 0
        key: i64 = 0
        edge = first
        own = True  # so far nothing but decisions of the seat that thinks
        while True:
            mover = state.to_act()
            if mover == NOBODY or depth > DEEPEST:
                return self.judged(state)
            waiting = state.pending()
            if not is_one(waiting):
                if node.seen == 0 and node is not self.root:
                    node.seen = 1
                    return self.judged(state)
                key = self.commit(state, node)
                own = False
            else:
                legal = state.legal_actions(mover)
                if len(node.actions) == 0:
                    if node.seen < self.style.patience and node is not self.root:
                        node.seen += 1
                        return self.judged(state)
                    return self.open_up(state, node, mover, legal)
                if edge < 0:
                    edge = self.select(node, self.shut(state, node, mover, legal))
                own = own and mover == self.seat
                if own:
                    self.random.begin(self.base, node.counts[edge])
                key = node.actions[edge]
                self.take(node, edge, mover)
                state.apply(mover, key)
                edge = -1
            while state.to_act() == CHANCE:
                outcome = state.sample_chance(self.random)
                own = False
                if self.style.closed:
                    key = mixed(key, outcome)
                state.apply(CHANCE, outcome)
            node = node.next_node(key)
            depth += 1
            if depth > self.deepest:
                self.deepest = depth

    def commit(self, state: State, node: Node) -> i64:
        """A simultaneous choice: every seat by its own node. Returns the key of what they chose together."""
        waiting = state.pending()
        while len(node.sides) < state.seats:
            node.sides.append(Node())
        for seat in range(state.seats):  # all are judged before anybody commits
            if has(waiting, seat):
                self.shut(state, node.sides[seat], seat, state.legal_actions(seat))
        at: list[Node] = node.sides[:]
        kind = kind_of(state.stack[-1])
        key: i64 = 0
        while True:
            seat = state.to_act()
            here = at[seat]
            legal = state.legal_actions(seat)
            edge = self.select_softly(here, self.shut(state, here, seat, legal))
            action = here.actions[edge]
            self.take(here, edge, seat)
            state.apply(seat, action)
            key = (key + mixed(mixed(1, seat), action)) & 0xFFFFFFFFFFF
            left = waiting & ~MASK_OF_SEAT[seat]
            now = state.pending()
            if now == waiting and kind_of(state.stack[-1]) == kind:  # its commitment has several parts
                at[seat] = here.next_node(action)
            elif now == left and left != 0:
                waiting = left
            else:
                return key

    def take(self, node: Node, edge: i64, mover: i64) -> None:
        self.path.append(node)
        self.edges = append(self.edges, edge)
        self.movers = append(self.movers, mover)

    def back_up(self, value: vec[float], lead: float) -> None:
        for index, node in enumerate(self.path):
            edge = self.edges[index]
            mine = value[self.movers[index]]
            node.visits += 1
            node.total += mine
            node.prior_total += node.priors[edge]
            node.counts[edge] += 1
            node.totals[edge] += mine
            node.leads[edge] += lead

    def open_up(self, state: State, node: Node, mover: i64, legal: vec[i64]) -> vec[float]:
        """A new node: every choice judged; the leaf is worth what the best one brings."""
        self.widen(state, node, mover, legal)
        after = state.clone()
        after.apply(mover, node.actions[0])
        if self.style.onward:
            self.play_on(after)
        return self.judged(after)

    def judged(self, state: State) -> vec[float]:
        """What the end of an iteration is worth to every seat."""
        if self.style.blind:
            play_randomly(state, self.random)
        self.leaf = state
        return shares(self.evaluator, state)

    def play_on(self, state: State) -> None:
        """Everybody by the evaluator's word, to the end of the next turn of the seat that thinks: where chance has many
        outcomes, the tree does not get there."""
        own = False
        for _ in range(DEEPEST):
            mover = state.to_act()
            if mover == CHANCE:
                state.apply(CHANCE, state.sample_chance(self.random))
                continue
            if mover == NOBODY or state.pending() != MASK_OF_SEAT[mover] or (own and mover != self.seat):
                return
            own = own or mover == self.seat
            best: i64 = -1
            best_worth = FAR_BELOW
            for action in state.legal_actions(mover):
                worth = worth_of(self.evaluator, state, mover, action, 1)
                if worth > best_worth:
                    best_worth = worth
                    best = action
            state.apply(mover, best)

    def widen(self, state: State, node: Node, mover: i64, legal: vec[i64]) -> None:
        """Judge the choices that are new here."""
        worths = self.judge.worths(state, mover, legal)
        if len(worths) > 0:
            self.add_judged(state, node, mover, legal, worths)
        else:
            self.add_evaluated(state, node, mover, legal)
        node.listed = legal
        total = 0.0
        number = float(len(node.actions))
        best = node.priors[0]
        for edge in range(len(node.actions)):
            chance = exp((node.priors[edge] - best) / self.style.sharpness)
            node.chances[edge] = chance
            total += chance
        for edge in range(len(node.actions)):
            node.chances[edge] = (1.0 - DOUBT) * node.chances[edge] / total + DOUBT / number

    def add_evaluated(self, state: State, node: Node, mover: i64, legal: vec[i64]) -> None:
        """Choices by the evaluator, right after them; what the game's own expert would take comes first."""
        depth: i64 = 1
        if node is self.root:
            depth = AT_ROOT
        favourite = self.judge.favourite(state, mover)
        node.trust = self.style.trust
        best = 0.0
        for action in legal:
            if action != favourite and node.edge_of(action) < 0:
                worth = worth_of(self.evaluator, state, mover, action, depth)
                best = max(best, worth)
                node.add(action, worth)
        if favourite != NO_FAVOURITE:
            node.trust = self.style.faith
            if node.edge_of(favourite) < 0:
                node.add(favourite, max(best + LEANING, worth_of(self.evaluator, state, mover, favourite, depth)))

    def add_judged(self, state: State, node: Node, mover: i64, legal: vec[i64], worths: vec[i64]) -> None:
        """Choices of which the game's own expert knows what they are worth."""
        node.trust = self.style.faith
        outlooks = self.evaluator.outlooks(state)
        outlook = outlooks[mover]
        for index in range(len(legal)):
            if node.edge_of(legal[index]) < 0:
                outlooks[mover] = outlook + worths[index]
                node.add(legal[index], shares_by(self.evaluator, state, outlooks)[mover])

    def shut(self, state: State, node: Node, mover: i64, legal: vec[i64]) -> vec[i64]:
        """Edge -> 1 if that choice is not open in this deal; empty if all are."""
        if not node.lists(legal):
            self.widen(state, node, mover, legal)
        closed = vec[i64]()
        if len(node.actions) > len(legal):
            for _ in range(len(node.actions)):
                closed = append(closed, 1)
            for action in legal:
                closed[node.edge_of(action)] = 0
        return closed

    def select(self, node: Node, shut: vec[i64]) -> i64:
        """The choice to look at next: good so far, or promising and seldom tried; few choices until many visits."""
        scores = self.scores(node, shut)
        best: i64 = -1
        best_score = FAR_BELOW
        for edge in range(len(scores)):
            if scores[edge] > best_score:
                best_score = scores[edge]
                best = edge
        return best

    def select_softly(self, node: Node, shut: vec[i64]) -> i64:
        """One of the good choices, the better the likelier: seats that choose at once must not move in step."""
        scores = self.scores(node, shut)
        best_score = FAR_BELOW
        for score in scores:
            best_score = max(best_score, score)
        total = 0.0
        for edge in range(len(scores)):
            scores[edge] = exp(max((scores[edge] - best_score) / self.style.softness, -50.0))
            total += scores[edge]
        at = float(self.random.below(FINE)) / float(FINE) * total
        best: i64 = 0
        for edge in range(len(scores)):
            if scores[edge] > IMPOSSIBLE:
                best = edge
                at -= scores[edge]
                if at < 0.0:
                    break
        return best

    def scores(self, node: Node, shut: vec[i64]) -> vec[float]:
        """How much each choice deserves to be looked at; FAR_BELOW for those that are not open."""
        style = self.style
        root = sqrt(float(node.visits + 1))
        reach = style.exploration * root
        width: i64 = int(style.width + style.widening * root)
        disappointment = node.disappointment()
        result = vec[float](capacity=len(node.actions))
        for edge in range(len(node.actions)):
            if width == 0 or (len(shut) > 0 and shut[edge] != 0):
                result = append(result, FAR_BELOW)
                continue
            width -= 1
            count = float(node.counts[edge])
            prior = node.priors[edge] + disappointment
            score = (node.totals[edge] + prior * node.trust) / (count + node.trust)
            result = append(result, score + reach * node.chances[edge] / (1.0 + count))
        return result
