"""Kansas City, step by step (GW-10)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, board, cards, kinds, tiles, trail
from bunkhouse.games.westerntrail.rules.asking import pose
from bunkhouse.games.westerntrail.rules.dealing import place_tile
from bunkhouse.games.westerntrail.rules.herd import discard_hand, show_hand
from bunkhouse.games.westerntrail.rules.limits import certificates, herd_value, may_hold, permanent_certificates
from bunkhouse.games.westerntrail.rules.masks import EMPTY
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState
from bunkhouse.games.westerntrail.rules.turns import play_card, plays


class Foresight(Step[WesternTrailState]):
    """One tile of the column must be chosen; a column with none to choose is skipped (GW-10.1)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        pose(state, kinds.CHOOSE_TILE, argument_of(frame))


class ChooseTile(Step[WesternTrailState]):
    """Which tile of the column; no workers once the end has begun (GW-10.1, GW-15.2, GW-15.3)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=2)
        first = state.foresight[argument_of(frame) * 2]
        second = state.foresight[argument_of(frame) * 2 + 1]
        if may_choose(state, first):
            choices = append(choices, actions.act(actions.CHOOSE, first))
        if second != first and may_choose(state, second):
            choices = append(choices, actions.act(actions.CHOOSE, second))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        column = argument_of(frame)
        kind = actions.argument_of(action)
        slot = column * 2
        if state.foresight[slot] != kind:
            slot += 1
        state.foresight[slot] = NONE
        if state.listener is not None:
            report.chosen(state, seat, kind, column)
        place_tile(state, kind)


def may_choose(state: WesternTrailState, kind: i64) -> bool:
    return kind != NONE and (state.token == NONE or kind < tiles.FIRST_WORKER)


class KansasCards(Step[WesternTrailState]):
    """Where the option allows it: objective cards between the first steps (GW-10.13, GW-19.3)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        if may_hold(state, state.active, cards.OBJECTIVE):
            push(state, ask(kinds.KANSAS_PLAY, state.active, 0))


class KansasPlay(Step[WesternTrailState]):
    """Play an objective card, or go on (GW-19.3)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return append(plays(state, seat, vec[i64](capacity=4)), actions.PASS)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        if action != actions.PASS:
            push(state, run_later(kinds.KANSAS_CARDS, 0))
            play_card(state, seat, actions.argument_of(action))


class Income(Step[WesternTrailState]):
    """Show the hand: every breed counts once (GW-10.5)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        seat = state.active
        show_hand(state, seat)
        if state.listener is not None:
            report.hand_shown(state, seat, herd_value(state, seat))
        pose(state, kinds.CERTIFICATES, 0)


class Certificates(Step[WesternTrailState]):
    """How many certificates to spend; permanent ones count by themselves. Then the income, and the whole hand is
    discarded (GW-10.6, GW-10.7)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=7)
        for number in range(certificates(state, seat) + 1):
            choices = append(choices, actions.act(actions.SPEND, number))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        spent = actions.argument_of(action)
        permanent = permanent_certificates(state, seat)
        state.cubes[seat] = board.SPENT_TO[certificates(state, seat) - spent]
        state.value = herd_value(state, seat) + permanent + spent
        state.money[seat] += state.value
        discard_hand(state, seat)
        if state.listener is not None:
            report.income(state, seat, permanent, spent)


class Deliver(Step[WesternTrailState]):
    """Mandatory; without any disc to be had it has no effect (GW-10.8, GW-17.4)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        if state.discs[state.active] == EMPTY and state.stations[state.active] == EMPTY:
            if state.listener is not None:
                report.delivered_in_vain(state, state.active)
            return
        pose(state, kinds.CITY, kinds.deliver(state.value, False))


class LeaveKansas(Step[WesternTrailState]):
    """Back to the start of the trail; then the foresight spaces are refilled (GW-10.12)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        state.herders[state.active] = trail.START
        state.value = NONE
        if state.listener is not None:
            report.returned(state, state.active)
        push(state, run_later(kinds.REFILL, 0))
