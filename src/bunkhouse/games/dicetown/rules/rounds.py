"""Setup by chance, the beginning and the end of a round, the end of the game (DT-2, DT-4, DT-10)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.frames import ask, ask_chance, run_later
from bunkhouse.core.random import Random
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.edge import report
from bunkhouse.games.dicetown.rules import actions, cards, kinds
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.knowledge import PILE, SHOWN, all_rows, nothing_at, see
from bunkhouse.games.dicetown.rules.scoring import leaders
from bunkhouse.games.dicetown.rules.state import IN_CUPS, SCORED, DiceTownState

ROW_SIZE: Final[i64] = COMPONENTS.row_size


class FirstSheriff(Step[DiceTownState]):
    """Chance, or the first seat, says who takes the badge: the youngest (DT-2.7, DT-16.9)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return seats_among(state, state.everyone(), actions.FIRST)

    def weights(self, state: DiceTownState, frame: i64) -> vec[i64]:
        return repeated(1, state.seats)

    def sample(self, state: DiceTownState, frame: i64, random: Random) -> i64:
        return actions.act(actions.FIRST, random.below(state.seats))

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        state.sheriff = actions.argument_of(action)
        if state.listener is not None:
            report.first_sheriff(state)


class FillRow(Step[DiceTownState]):
    """Three claims face up, top card to slot 1; the known ones under the pile come last (DT-2.3, DT-7.7b)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        while len(state.row) < ROW_SIZE:
            if state.pile != 0:
                push(state, run_later(kinds.FILL_ROW, 0))
                push(state, ask_chance(kinds.TURN_CLAIM, 0))
                return
            if len(state.bottom) == 0:
                return
            card = take_bottom(state)
            state.row = append(state.row, card)
            if state.listener is not None:
                report.claim_turned(state, cards.KIND_OF[card])


def take_bottom(state: DiceTownState) -> i64:
    """The first of the claims that were put under the pile, once nothing lies above them (DT-12.3)."""
    card = state.bottom[0]
    state.bottom = state.bottom[1:]
    return card


class TopClaim(Step[DiceTownState]):
    """Chance: the top claim of the pile; where it goes is said by the steps that are made of this one."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        return kinds_among(state.pile, actions.CLAIM)

    def weights(self, state: DiceTownState, frame: i64) -> vec[i64]:
        return copies_among(state.pile)

    def sample(self, state: DiceTownState, frame: i64, random: Random) -> i64:
        return sample_among(state.pile, actions.CLAIM, random)


class TurnClaim(TopClaim):
    """The top claim of the pile is turned up (DT-2.3)."""

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        kind = actions.argument_of(action)
        card = draw_claim(state, kind)
        see(state, all_rows(state), card, PILE, SHOWN)
        if state.pile == 0:
            nothing_at(state, True, PILE)
        state.row = append(state.row, card)
        if state.listener is not None:
            report.claim_turned(state, kind)


def draw_claim(state: DiceTownState, kind: i64) -> i64:
    card = cards.lowest(state.pile & cards.OF_KIND[kind])
    state.pile &= ~cards.bit(card)
    return card


def seats_among(state: DiceTownState, some: i64, action: i64) -> vec[i64]:
    """One action for every seat in the mask."""
    choices = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        if has(some, seat):
            choices = append(choices, actions.act(action, seat))
    return choices


def kinds_among(some: i64, action: i64) -> vec[i64]:
    """One action for every kind of card in the mask."""
    choices = vec[i64](capacity=8)
    while some != 0:
        kind = cards.KIND_OF[cards.lowest(some)]
        choices = append(choices, actions.act(action, kind))
        some &= ~cards.OF_KIND[kind]
    return choices


def copies_among(some: i64) -> vec[i64]:
    counts = vec[i64](capacity=8)
    while some != 0:
        alike = some & cards.OF_KIND[cards.KIND_OF[cards.lowest(some)]]
        counts = append(counts, cards.number_of(alike))
        some &= ~alike
    return counts


def sample_among(some: i64, action: i64, random: Random) -> i64:
    card = cards.nth(some, random.below(cards.number_of(some)))
    return actions.act(action, cards.KIND_OF[card])


class NewRound(Step[DiceTownState]):
    """Everybody takes back all five dice; nobody has gained anything yet (DT-4.1, DT-4.3, DT-7.0f)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        state.round += 1
        state.location = IN_CUPS
        state.gained = 0
        for seat in range(state.seats):
            state.dice[seat] = 0
        if state.listener is not None:
            report.round_began(state)
        push(state, run_later(kinds.ROLL_CUPS, 0))


class EndRound(Step[DiceTownState]):
    """The game ends with the round in which the mine is empty or all claims have an owner (DT-10.1)."""

    def run(self, state: DiceTownState, frame: i64) -> None:
        if state.mine > 0 and (state.pile != 0 or len(state.row) > 0 or len(state.bottom) > 0):
            push(state, run_later(kinds.NEW_ROUND, 0))
            return
        state.location = SCORED  # all cards are laid open (DT-10.2)
        if state.listener is not None:
            report.scored(state)
        best = leaders(state)
        if len(best) > 1:
            push(state, ask(kinds.FINAL_TIE, state.sheriff, 0))
        elif state.listener is not None:
            report.ended(state)


class FinalTie(Step[DiceTownState]):
    """Equal in points and in claims: the Sheriff chooses the winner (DT-10.5)."""

    def legal(self, state: DiceTownState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=5)
        for best in leaders(state):
            choices = append(choices, actions.act(actions.WINNER, best))
        return choices

    def apply(self, state: DiceTownState, frame: i64, seat: i64, action: i64) -> None:
        state.winner = actions.argument_of(action)
        if state.listener is not None:
            report.winner_named(state)
            report.ended(state)
