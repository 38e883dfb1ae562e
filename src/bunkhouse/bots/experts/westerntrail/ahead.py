"""Beyond the own turn: the best plans for it, each played on for some turns of everybody. Compiled with the engine."""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.westerntrail.features import turn_is_over
from bunkhouse.bots.experts.westerntrail.outlook import outlook, spread
from bunkhouse.bots.experts.westerntrail.outlook import outlooks as outlooks_of
from bunkhouse.bots.experts.westerntrail.turn import Beam, Plan, Player, mean_of_others, plans
from bunkhouse.bots.search.value import lead_of
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import railroad
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

LEAST_LOOKS: Final[i64] = 2  # playouts of a plan; with fewer to spend, fewer plans are played on
SLOW_JOURNEY: Final[i64] = 72  # turns, in tenths, of drovers among themselves
HEAD_START: Final[i64] = 40  # hundredths of a journey that somebody may be faster than that by accident
SOME_LOOKS: Final[i64] = 3  # before a plan may be given up for lost


class Manner:
    """How wide and how far to look."""

    NUMBERS: Final = (
        "each", "whole", "ways", "quick_each", "quick_whole", "rivalry", "turns", "most", "margin", "trust", "keep",
        "hope",
    )  # fmt: skip

    def __init__(
        self,
        each: float = 2.0,
        whole: float = 10.0,
        ways: float = 3.0,
        quick_each: float = 1.0,
        quick_whole: float = 4.0,
        rivalry: float = 60.0,
        turns: float = 1.0,
        most: float = 10.0,
        margin: float = 800.0,
        trust: float = 2.0,
        keep: float = 0.5,
        hope: float = 0.1,
    ) -> None:
        self.each: i64 = int(each)
        self.whole: i64 = int(whole)
        self.ways: i64 = int(ways)
        self.rivalry: i64 = int(rivalry)  # how much the gains of others who hurry count as own losses, in hundredths
        self.quick = Beam(int(quick_each), int(quick_whole))
        self.turns: i64 = int(turns)  # own turns after the present one
        self.most: i64 = int(most)  # plans that are played on
        self.margin: i64 = int(margin)  # none that is worse by so much, in hundredths of a point
        self.trust = trust  # playouts that the first judgement is worth
        self.keep = keep  # of the plans are left after each round
        self.hope = hope  # share of the victory that a plan may be behind after some looks


class Candidate:
    """A plan that begins with a choice, and what came of it."""

    def __init__(self, plan: Plan, prior: float, prior_lead: float) -> None:
        self.plan = plan
        self.action = plan.actions[0]
        self.prior = prior  # share of the victory by the first judgement
        self.prior_lead = prior_lead  # and the lead, in points
        self.visits: i64 = 0
        self.share_sum = 0.0
        self.lead_sum = 0.0
        self.value = prior
        self.lead = prior_lead

    def judge(self, trust: float, disappointment: float, lead_disappointment: float) -> None:
        looks = float(self.visits) + trust
        self.value = (self.share_sum + (self.prior + disappointment) * trust) / looks
        self.lead = (self.lead_sum + (self.prior_lead + lead_disappointment) * trust) / looks


class Lookout:
    """One seat's thoughts about one decision."""

    def __init__(self, state: WesternTrailState, seat: i64, random: Random, manner: Manner) -> None:
        self.began = perf_counter()
        self.state = state
        self.seat = seat
        self.random = random
        self.base = random.words(4)
        self.manner = manner
        self.options: list[Candidate] = []
        self.playouts: i64 = 0
        self.others = mean_of_others(state, seat)
        outlooks = outlooks_of(state)
        self.best_of_others = float(outlooks[seat] - self.others) - lead_of(outlooks, seat)  # beyond their mean
        self.rivalry = manner.rivalry * hurry(state, seat) // 100
        self.look()

    def look(self) -> None:
        """The first judgement of every choice, with the best few plans for it: the lead at the end of the turn."""
        manner = self.manner
        beam = Beam(manner.each, manner.whole, self.rivalry, 0, manner.ways)
        for plan in plans(self.state, self.seat, self.random, beam):
            self.options.append(Candidate(plan, self.share(self.state, plan.value), self.points_ahead(plan.value)))

    def lead(self, worth: i64) -> float:
        """Over the mean of the others, in hundredths of a point, if the own outlook less the others', as far as they
        are rivals, is worth so much. As far as they are not, what they have now is counted against it."""
        return float(worth - self.others * (100 - self.rivalry) // 100)

    def points_ahead(self, worth: i64) -> float:
        """Of the best other seat."""
        return (self.lead(worth) - self.best_of_others) / 100.0

    def share(self, state: WesternTrailState, worth: i64) -> float:
        """Of the victory."""
        lead = self.lead(worth)
        return 1.0 / (1.0 + float(state.seats - 1) * exp(min(-lead / float(max(spread(state), 1)), 50.0)))

    def think(self, playouts: i64, seconds: float) -> None:
        """Plays the best plans on, in turn with the same luck; after each round the worse ones are left out. The
        seconds count from the first look."""
        until = 0.0
        if seconds > 0:
            until = self.began + seconds
        most = min(self.manner.most, playouts // LEAST_LOOKS)
        alive: list[Candidate] = []
        for option in self.options:
            if len(alive) < most and option.plan.value >= self.options[0].plan.value - self.manner.margin:
                alive.append(option)
        rounds: i64 = 1
        number: i64 = len(alive)
        while number > 2:
            number = int(float(number) * self.manner.keep + 0.5)
            rounds += 1
        while len(alive) > 1 and rounds > 0:
            looks: i64 = (playouts - self.playouts) // (rounds * len(alive))
            for _ in range(max(looks, 1)):
                if not self.play_all_on(alive, until):
                    rounds = 0
                    break
            self.judge()
            alive.sort(key=best_first)
            alive = self.hopeful(alive[: max(int(float(len(alive)) * self.manner.keep + 0.5), 2)])
            rounds -= 1
        self.judge()
        self.options.sort(key=most_seen_first)

    def play_all_on(self, alive: list[Candidate], until: float) -> bool:
        """Each plan once more, with the same luck; False as soon as time is up (never, if until is 0)."""
        luck = alive[0].visits
        for option in alive:
            self.play_on(option, luck)
            if until > 0.0 and perf_counter() >= until:
                return False
        return True

    def hopeful(self, alive: list[Candidate]) -> list[Candidate]:
        """Without those that more playouts would hardly bring back; the best one first, which is always left."""
        left: list[Candidate] = []
        for option in alive:
            if option.visits < SOME_LOOKS or option.value >= alive[0].value - self.manner.hope:
                left.append(option)
        return left

    def judge(self) -> None:
        """What the playouts and the first judgement together say of each choice."""
        total = 0.0
        total_lead = 0.0
        visits = 0.0
        for option in self.options:
            total += option.share_sum - option.prior * float(option.visits)
            total_lead += option.lead_sum - option.prior_lead * float(option.visits)
            visits += float(option.visits)
        looks = max(visits, 1.0)
        for option in self.options:
            option.judge(self.manner.trust, total / looks, total_lead / looks)

    def play_on(self, option: Candidate, number: i64) -> None:
        self.random.begin(self.base, number)
        state = self.state.redeal(self.seat, self.random)
        play_out(state, self.seat, option.plan.actions, self.random, self.manner)
        option.visits += 1
        worth = outlook(state, self.seat) - self.rivalry * mean_of_others(state, self.seat) // 100
        option.share_sum += self.share(state, worth)
        option.lead_sum += self.points_ahead(worth)
        self.playouts += 1


def hurry(state: WesternTrailState, seat: i64) -> i64:
    """How much faster the others drive their herds than somebody who makes the most of every journey, of a hundred.
    Against such a one it is the points at a quick end that count; among those who take their time, a long game is
    better for everybody."""
    journeys: i64 = 0
    for other in range(state.seats):
        if other != seat:
            for city in range(railroad.CITIES):
                journeys += state.cities[other * railroad.CITIES + city]
    turns = state.turn * (state.seats - 1) * 100 // state.seats
    ahead = journeys * 100 - turns * 10 // SLOW_JOURNEY - (state.seats - 1) * HEAD_START
    return min(max(ahead * 2 // (state.seats - 1), 0), 100)


def best_first(option: Candidate) -> float:
    return -option.value


def most_seen_first(option: Candidate) -> tuple[int, float]:
    """Those that were left at last have been played on most often."""
    return -option.visits, -option.value


def play_out(state: WesternTrailState, seat: i64, plan: vec[i64], random: Random, manner: Manner) -> None:
    """The plan, then quick turns of everybody, to the end of an own turn."""
    last = state.turn + state.seats * manner.turns
    player = Player(manner.quick)
    player.follow(plan)
    turn = state.turn
    while True:
        mover = state.to_act()
        if mover == NOBODY or state.turn > last or (state.turn == last and turn_is_over(state)):
            return
        if mover == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            player.forget()
            continue
        if state.turn != turn:
            player.forget()
            turn = state.turn
        state.apply(mover, player.next(state, mover, random))
