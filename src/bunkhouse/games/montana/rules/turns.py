"""The turn from its start to the next player; canteens; the end (MT-4, MT-9, MT-11, MT-16.3 to MT-16.16)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, ask_chance, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.areas import space_at
from bunkhouse.games.montana.rules.building import build_on
from bunkhouse.games.montana.rules.city import can_open, open_auction
from bunkhouse.games.montana.rules.drawing import copies_left, draws
from bunkhouse.games.montana.rules.fields import buildable
from bunkhouse.games.montana.rules.free import add_free_actions, do_free_action, has_usable_tile, is_free_action
from bunkhouse.games.montana.rules.gains import add_small, gain_goods, take_workers
from bunkhouse.games.montana.rules.held import holder_of, usable_from_now
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.mountains import any_touched, forget_touched
from bunkhouse.games.montana.rules.packs import GRAIN, UNIT
from bunkhouse.games.montana.rules.scoring import LAST_ROUND
from bunkhouse.games.montana.rules.state import CANTEEN_CHAIN, EVENTS, GOLD_RUSH, MontanaState
from bunkhouse.games.montana.rules.tables import GRANITE_PEAK, NO_CATTLE_BONUS, NO_WORKER_BONUS, RICH_BONUS
from bunkhouse.games.montana.rules.working import add_work, choose_bank, choose_space, clear_full_places


class Turn(Step[MontanaState]):
    """A regular or an extra turn begins: limits anew (MT-9.3, MT-16.8), mountain tiles become usable (MT-17.6)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        state.extra = argument_of(frame)
        state.built = 0
        state.specials_used = 0
        state.water_taken = 0
        state.offer_used = 0
        for place in range(len(state.held)):
            if holder_of(state.held[place]) == state.active:
                state.held[place] = usable_from_now(state.held[place])
        push(state, run_later(kinds.TURN_START, 0))
        if state.extra == 0 and state.active == state.start:
            state.round += 1
            if state.listener is not None:
                report.round_began(state)
            if state.has_rule(EVENTS):
                advance_events(state)


def advance_events(state: MontanaState) -> None:
    """Remove the card at the right, move the one from the left, draw a new one (MT-16.3, MT-16.5, MT-16.9)."""
    if state.event_right != NONE:
        state.removed[state.event_right] += 1
        if state.listener is not None:
            report.event_removed(state, state.event_right)
    state.event_right = state.event_left
    state.event_left = NONE
    if state.event_right != NONE and state.listener is not None:
        report.event_active(state, state.event_right)
    left: i64 = 0
    for copies in state.deck:
        left += copies
    if left == 0:
        for card in range(len(state.deck)):
            state.deck[card] = state.removed[card]
            state.removed[card] = 0
        if state.listener is not None:
            report.deck_shuffled(state)
    push(state, ask_chance(kinds.DRAW_EVENT, 0))


class DrawEvent(Step[MontanaState]):
    """Chance: the card that lies open at the left (MT-16.3)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return draws(actions.EVENT, state.deck)

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return copies_left(state.deck)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        card = actions.argument_of(action)
        state.deck[card] -= 1
        state.event_left = card
        if state.listener is not None:
            report.event_drawn(state, card)


class TurnStart(Step[MontanaState]):
    """Bonuses of the active event at the start of a turn (MT-16.14 to MT-16.16)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = state.active
        if state.listener is not None:
            report.turn_began(state)
        push(state, run_later(kinds.MAIN, 0))
        if state.event_right == NONE:
            return
        amount = state.tables.event_silver[state.event_right]
        kind = state.tables.event_kind[state.event_right]
        if kind == NO_CATTLE_BONUS and state.cattle[seat] == 0:
            state.silver[seat] += amount
            if state.listener is not None:
                report.silver_gained(state, seat, amount, "no_cattle_bonus")
        elif kind == NO_WORKER_BONUS and state.workers[seat] == 0:
            goods = gain_goods(state, seat, amount * UNIT[GRAIN])
            if state.listener is not None:
                report.goods_gained(state, seat, goods, "no_worker_bonus")
        elif kind == RICH_BONUS and state.silver[seat] >= amount and state.worker_supply != 0:
            push(state, ask(kinds.INVITE, seat, 0))


class Invite(Step[MontanaState]):
    """A worker of choice for the rich, or none (MT-16.16)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return add_small(append(vec[i64](capacity=5), actions.PASS), actions.INVITE, state.worker_supply)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            return
        worker = UNIT[actions.argument_of(action)]
        take_workers(state, seat, worker)
        if state.listener is not None:
            report.workers_gained(state, seat, worker, "rich_bonus")
        push(state, run_later(kinds.OVERFLOW, seat))


def main_choices(state: MontanaState, seat: i64) -> vec[i64]:
    """Recruit, work, build, and free actions before them (MT-4.1, MT-4.2)."""
    choices = append(vec[i64](capacity=48), actions.RECRUIT)
    choices = add_work(state, seat, choices)
    if can_open(state, seat):
        choices = append(choices, actions.CITY)
    choices = buildable(state, seat, choices)
    return add_free_actions(state, seat, choices, False)


class Main(Step[MontanaState]):
    """Recruiting is always possible (MT-4.1); who can do nothing else does it."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = state.active
        if has_usable_tile(state, seat) or len(main_choices(state, seat)) > 1:
            push(state, ask(kinds.CHOOSE_MAIN, seat, 0))
        else:
            recruit(state)


class ChooseMain(Step[MontanaState]):
    """Exactly one main action (MT-4.1); a field chosen begins building, so nothing comes between (MT-4.3)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return main_choices(state, seat)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        kind = actions.kind_of(action)
        argument = actions.argument_of(action)
        if is_free_action(action):
            push(state, run_later(kinds.MAIN, 0))
            do_free_action(state, seat, action)
        elif kind == actions.RECRUIT:
            recruit(state)
        elif kind == actions.BANK:
            choose_bank(state, seat, argument)
        elif kind == actions.WORK:
            choose_space(state, seat, space_at(actions.area_of_work(action), actions.number_of_work(action)))
        elif kind == actions.CITY:
            open_auction(state, seat)
        else:
            build_on(state, seat, state.layout.at_spot[argument])


def recruit(state: MontanaState) -> None:
    push(state, run_later(kinds.EXTRA, 0))
    push(state, ask_chance(kinds.SPIN, 0))


class AfterMain(Step[MontanaState]):
    """Free actions after the main action; who has none ends the turn (MT-4.3)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = state.active
        if has_usable_tile(state, seat) or len(add_free_actions(state, seat, vec[i64](), False)) > 0:
            push(state, ask(kinds.CHOOSE_AFTER, seat, 0))
        else:
            push(state, run_later(kinds.END_TURN, 0))


class ChooseAfter(Step[MontanaState]):
    """A free action, or end the turn (MT-4.4)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return add_free_actions(state, seat, append(vec[i64](capacity=16), actions.END), False)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.END:
            push(state, run_later(kinds.END_TURN, 0))
        else:
            push(state, run_later(kinds.AFTER_MAIN, 0))
            do_free_action(state, seat, action)


def has_placed_all(state: MontanaState, seat: i64) -> bool:
    return state.regular[seat] == 0 and state.specials[seat] == 0


class EndTurn(Step[MontanaState]):
    """Full places are cleared, mountain tiles looked at, the end is noted (MT-4.4, MT-6.2.7, MT-11.1, MT-17.3)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = state.active
        clear_full_places(state)
        push(state, run_later(kinds.CANTEEN, 0))
        if state.has_rule(GOLD_RUSH) and any_touched(state):
            push(state, ask(kinds.LOOK, seat, 0))
        if state.ending == 0 and has_placed_all(state, seat):
            state.ending = 1
            if state.listener is not None:
                report.end_triggered(state, seat)


class Canteen(Step[MontanaState]):
    """A canteen for an extra turn, but not at the end of one (MT-9.1 to MT-9.4); not once all is placed (MT-11.1)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = state.active
        if state.has_rule(GOLD_RUSH):
            forget_touched(state)
        chain = state.has_rule(CANTEEN_CHAIN) and state.side != GRANITE_PEAK
        if state.canteens[seat] > 0 and (state.extra == 0 or chain) and not has_placed_all(state, seat):
            push(state, ask(kinds.SPEND, seat, 0))
        else:
            push(state, run_later(kinds.NEXT_PLAYER, 0))


class Spend(Step[MontanaState]):
    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return vec[i64]([actions.SPEND, actions.PASS])

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            push(state, run_later(kinds.NEXT_PLAYER, 0))
            return
        state.canteens[seat] -= 1
        if state.listener is not None:
            report.canteen_spent(state, seat)
        push(state, run_later(kinds.TURN, 1))


class NextPlayer(Step[MontanaState]):
    """Clockwise; the round is played to its end, with which the game may end (MT-11.1, MT-11.5)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        state.active = (state.active + 1) % state.seats
        if state.active == state.start:
            stuck = len(state.frontier) == 0
            if state.ending == 1 or stuck or state.round >= LAST_ROUND:
                if state.listener is not None:
                    report.ended(state, stuck)
                return
        push(state, run_later(kinds.TURN, 0))
