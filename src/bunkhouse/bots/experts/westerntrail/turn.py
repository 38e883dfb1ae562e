"""The ways to finish the own turn, looked through by a beam. Compiled with the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.westerntrail.features import turn_is_over
from bunkhouse.bots.experts.westerntrail.network import NETWORK
from bunkhouse.bots.experts.westerntrail.outlook import outlook
from bunkhouse.bots.search.tree import mixed
from bunkhouse.core.frames import kind_of
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.rules import kinds
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

DEEPEST: Final = 24  # own decisions in a row
MOST_WAITING: Final[i64] = 400  # positions in the middle of an action that are followed to its end
MOST_SPREES: Final[i64] = 40  # ways to go on buying cattle, the best first
AT_ONCE: Final[i64] = 1_000_000_000_000  # more than any position is worth
LUCK: Final[i64] = 60  # hundredths of a point: the best way found through chance was lucky, so it is worth less


def _kinds(*chosen: int) -> list[bool]:
    return [kind in chosen for kind in range(int(kinds.KINDS))]


HALF_DONE: Final[list[bool]] = _kinds(
    int(kinds.BUILD),
    int(kinds.BUILD_SPACE),
    int(kinds.HIRE),
    int(kinds.ENGINE_FORWARD),
    int(kinds.ENGINE_BACK),
    int(kinds.STATION),
    int(kinds.STATION_BEHIND),
    int(kinds.MASTER_OFFER),
    int(kinds.TRADE),
    int(kinds.HAZARD),
    int(kinds.PURCHASE),
    int(kinds.BUY_SECOND),
    int(kinds.DELIVER),
    int(kinds.CITY),
    int(kinds.CITY_DISC),
)
"""Decisions in the middle of an action, which is judged when it is done."""


class Beam:
    """How wide to look."""

    def __init__(self, each: i64, whole: i64, rivalry: i64 = 0, doubt: i64 = 0, ways: i64 = 1) -> None:
        self.each = each  # positions that are followed on for each first action
        self.whole = whole  # and in all
        self.ways = ways  # to finish the turn that are told for each first action
        self.rivalry = rivalry  # how much the others' mean outlook counts against the own one, in hundredths
        self.doubt = doubt  # less than so much is added by chance to what a way is worth, in hundredths of a point

    def __repr__(self) -> str:
        return f"<Beam: {self.each} each, {self.whole} in all>"


class TurnNode:
    """A position within the turn, and the way to it."""

    def __init__(
        self,
        state: WesternTrailState,
        before: TurnNode | None,
        first: i64,
        action: i64,
        value: i64,
        exact: i64,
        lucky: i64,
    ) -> None:
        self.state = state
        self.before = before
        self.first = first
        self.action = action
        self.value = value
        self.lucky = lucky  # how often chance had a say on the way
        self.exact = exact  # the same for the same position, whatever the order of the actions


class Plan:
    """A way to finish the turn, and what it is worth: the seat's outlook, less its rivalry."""

    def __init__(self, actions: vec[i64], value: i64) -> None:
        self.actions = actions
        self.value = value


def plans(state: WesternTrailState, seat: i64, random: Random, beam: Beam) -> list[Plan]:
    """For every legal action the best way to go on after it that was found, or the best few, the best of all first."""
    nodes = [TurnNode(state, None, -1, -1, 0, 0, 0)]
    ends: dict[int, list[TurnNode]] = {}
    choices: i64 = len(state.legal_actions(seat))
    for depth in range(DEEPEST):
        found: list[TurnNode] = []
        for node in nodes:
            follow(node, seat, random, beam, found, ends)
        if len(found) == 0:
            break
        nodes = promising(found, max(beam.each, beam.whole // choices), beam.whole)
        if depth == DEEPEST - 1:
            for node in nodes:  # a turn of such length is judged where it stands
                if node.first not in ends:
                    ends[node.first] = [node]
    finished_nodes = [node for ways in ends.values() for node in ways]
    finished_nodes.sort(key=best_first)
    return [Plan(way_to(node), node.value) for node in finished_nodes]


def follow(
    start: TurnNode, seat: i64, random: Random, beam: Beam, found: list[TurnNode], ends: dict[int, list[TurnNode]]
) -> None:
    """Everything that can be done next, an action with all its decisions at once: ends of the turn to `ends`, the best
    for each first action, other positions to `found`."""
    bids = is_bid(start.state)
    waiting = [start]
    bought: set[int] = set()
    sprees: i64 = 0
    while len(waiting) > 0:
        node = waiting.pop()
        if node.value < AT_ONCE and node is not start:
            if sprees >= MOST_SPREES and node.first in ends:
                continue
            sprees += 1
        for action in node.state.legal_actions(seat):
            after = node.state.clone()
            after.apply(seat, action)
            lucky = node.lucky
            if after.to_act() == CHANCE and not turn_is_over(after):
                lucky += 1
            finished = settle(after, seat, random) or bids
            first = node.first
            if first < 0:
                first = action
            if not finished and HALF_DONE[kind_of(after.stack[-1])] and len(waiting) < MOST_WAITING:
                if kind_of(after.stack[-1]) != kinds.PURCHASE:
                    waiting.append(TurnNode(after, node, first, action, AT_ONCE, 0, lucky))
                    continue
                purchase = int(purchases(after, seat, first))
                if purchase not in bought:  # the same cattle in another order
                    bought.add(purchase)
                    put(waiting, TurnNode(after, node, first, action, outlook(after, seat), 0, lucky))
                continue
            value = outlook(after, seat)
            exact = NETWORK.exact + value
            value -= lucky * LUCK
            if not finished:
                found.append(TurnNode(after, node, first, action, value, exact, lucky))
                continue
            if beam.rivalry > 0:
                value -= beam.rivalry * mean_of_others(after, seat) // 100
            if beam.doubt > 0:
                value += random.below(beam.doubt)
            ways = ends.setdefault(first, [])
            if len(ways) < beam.ways or value > ways[0].value:
                put_new(ways, TurnNode(after, node, first, action, value, exact, lucky), beam.ways)


def put(waiting: list[TurnNode], node: TurnNode) -> None:
    """In its place by value; the best one is the last."""
    at = len(waiting)
    while at > 0 and waiting[at - 1].value > node.value:
        at -= 1
    waiting.insert(at, node)


def put_new(ways: list[TurnNode], node: TurnNode, most: i64) -> None:
    """The same for ends of the turn, of which no two are the same position, and no more than so many are kept."""
    for other in ways:
        if other.exact == node.exact:
            return
    put(ways, node)
    if len(ways) > most:
        del ways[0]


def purchases(state: WesternTrailState, seat: i64, first: i64) -> i64:
    """What is left in the market, to spend and to decide: the same after the same purchases in any order."""
    key = mixed(mixed(first, state.stack[-1]), state.money[seat])
    for number in state.market:
        key = mixed(key, number)
    return key


def is_bid(state: WesternTrailState) -> bool:
    """Whether a place in the turn order is bid for: that is no turn, and what it is worth shows at once."""
    return kind_of(state.stack[-1]) == kinds.BID


def mean_of_others(state: WesternTrailState, seat: i64) -> i64:
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others += outlook(state, other)
    return others // (state.seats - 1)


def way_to(node: TurnNode) -> vec[i64]:
    """The actions that lead to the node, the first one first."""
    backwards = vec[i64](capacity=8)
    at: TurnNode | None = node
    while at is not None and at.action >= 0:
        backwards = append(backwards, at.action)
        at = at.before
    actions = vec[i64](capacity=8)
    for number in range(len(backwards)):
        actions = append(actions, backwards[len(backwards) - 1 - number])
    return actions


def best_action(state: WesternTrailState, seat: i64, random: Random, beam: Beam) -> i64:
    """The first action of the best way found to finish the turn."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    return plans(state, seat, random, beam)[0].actions[0]


def settle(state: WesternTrailState, seat: i64, random: Random) -> bool:
    """Lets chance answer until the seat is asked again; whether the turn is over. The cards drawn at its end are not
    turned up: what they may be is part of the outlook."""
    while state.to_act() == CHANCE:
        if turn_is_over(state):
            return True
        state.apply(CHANCE, state.sample_chance(random))
    return state.to_act() != seat


def best_first(node: TurnNode) -> int:
    return -node.value


def promising(found: list[TurnNode], each: i64, whole: i64) -> list[TurnNode]:
    """The best few of each first action; of positions that are worth the same, as after the same actions in another
    order, one only."""
    found.sort(key=best_first)
    kept: list[TurnNode] = []
    taken: dict[int, int] = {}
    known: set[int] = set()
    for node in found:
        first = int(node.first)
        number = taken.get(first, 0)
        if number < each and (number == 0 or int(node.exact) not in known):
            kept.append(node)
            taken[first] = number + 1
            known.add(int(node.exact))
            if len(kept) == whole:
                break
    return kept


class Player:
    """Plays one turn after another by a plan, which is made anew when chance has had a say."""

    def __init__(self, beam: Beam) -> None:
        self.beam = beam
        self.actions = vec[i64]()
        self.at: i64 = 0

    def follow(self, plan: vec[i64]) -> None:
        self.actions = plan
        self.at = 0

    def forget(self) -> None:
        """Something happened that the plan could not know."""
        self.at = len(self.actions)

    def next(self, state: WesternTrailState, seat: i64, random: Random) -> i64:
        """The next action of the seat that is to act."""
        if self.at >= len(self.actions):
            legal = state.legal_actions(seat)
            if len(legal) == 1:
                return legal[0]
            self.follow(plans(state, seat, random, self.beam)[0].actions)
        self.at += 1
        return self.actions[self.at - 1]
