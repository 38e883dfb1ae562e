"""Games of the drover against itself, written down for fitting the outlook. Compiled with the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.experts.westerntrail.features import features, turn_is_over
from bunkhouse.bots.experts.westerntrail.network import NETWORK
from bunkhouse.bots.experts.westerntrail.outlook import has_finished, left_of_game, sure_points
from bunkhouse.bots.experts.westerntrail.turn import Beam, Player
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

GLANCE: Final[i64] = 8  # one in so many decisions is written down for every seat


class Moment:
    """A position as one seat sees it: at the end of its turn of this number, or in between, before that end."""

    def __init__(self, state: WesternTrailState, seat: i64, turn: i64, in_between: bool) -> None:
        self.seat: int = seat
        self.turn: int = turn
        self.in_between = in_between
        self.left: int = left_of_game(state)
        self.points: int = sure_points(state, seat)
        self.features: list[int] = list(features(state, seat))


class Policy:
    """How a seat plays: by a beam, and with a bias (none: an empty list) in its first turns. Only
    what comes from then on is written down: it shows what a position is worth to somebody who plays for points."""

    def __init__(self, beam: Beam, bias: list[int], biased_turns: i64) -> None:
        self.beam = beam
        self.bias = bias
        self.biased_turns: int = biased_turns


def self_play(state: WesternTrailState, random: Random, policies: list[Policy], odd: i64) -> list[Moment]:
    """Plays to the end, every seat by its policy; one in `odd` decisions is any legal action."""
    samples: list[Moment] = []
    turns: list[int] = [0] * int(state.seats)
    player = Player(policies[0].beam)
    turn = state.turn
    active = state.active
    under_way = False
    while True:
        seat = state.to_act()
        if under_way and (state.turn != turn or seat == NOBODY or turn_is_over(state)):
            if not has_finished(state, active):
                if turns[active] >= policies[active].biased_turns:
                    samples.append(Moment(state, active, turns[active], False))
                turns[active] += 1
            under_way = False
            player.forget()
        if seat == NOBODY:
            return samples
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            player.forget()
            continue
        if state.turn != turn:
            player.forget()
        turn = state.turn
        active = seat
        under_way = turn > 0
        if random.below(GLANCE) == 0:
            for other in range(state.seats):
                if turns[other] >= policies[other].biased_turns and not has_finished(state, other):
                    samples.append(Moment(state, other, turns[other], True))
        if random.below(odd) == 0:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[random.below(len(legal))])
            player.forget()
        else:
            if turns[seat] < policies[seat].biased_turns:
                NETWORK.bias_by(policies[seat].bias)
            player.beam = policies[seat].beam
            state.apply(seat, player.next(state, seat, random))
            NETWORK.bias_by([])
