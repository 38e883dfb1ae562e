"""The turn: phase A, the stop with its actions, phase C, the end of the game (GW-7 to GW-9, GW-11, GW-15)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import ask, kind_of, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, pop, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, board, cards, kinds, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.effects import (
    add_slots,
    begin_auxiliary,
    doable,
    free_trips,
    push_task,
    without_one,
)
from bunkhouse.games.westerntrail.rules.herd import draw_cards, leave_hand
from bunkhouse.games.westerntrail.rules.limits import aux_is_open, hand_limit, may_hold, pile_size, step_limit
from bunkhouse.games.westerntrail.rules.masks import BIT, EMPTY
from bunkhouse.games.westerntrail.rules.state import (
    AUXILIARY,
    KANSAS_PLAY,
    LOCAL,
    MUST_ACT,
    NONE,
    OPEN,
    WesternTrailState,
)
from bunkhouse.games.westerntrail.rules.trips import is_stop, takes_toll, toll, trips, way

ZERO: Final[i64] = 0


class NextTurn(Step[WesternTrailState]):
    """The active player begins a turn (GW-7.1)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        if state.listener is not None:
            report.turn_began(state)
        push(state, run_later(kinds.START, 0))


class Start(Step[WesternTrailState]):
    """Before and in phase A; a single way is taken without asking if nobody can think of an objective card (GW-7.3)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        state.mode = OPEN
        state.local = vec[i64]()
        state.beside = NONE
        state.chain = EMPTY
        seat = state.active
        if not may_hold(state, seat, cards.OBJECTIVE):
            ways = moves(state, seat)
            if len(ways) == 1:
                go(state, seat, ways[0])
                return
        push(state, ask(kinds.MOVE, seat, 0))


def moves(state: WesternTrailState, seat: i64) -> vec[i64]:
    """First any neutral building, later every way up to the step limit (GW-8.1, GW-8.2, GW-8.4)."""
    if state.herders[seat] == NONE:
        places = vec[i64](capacity=7)
        for space in trail.NEUTRAL_SPACES:
            places = append(places, actions.act(actions.PLACE, space))
        return places
    return trips(state, state.herders[seat], step_limit(state, seat), True)


def plays(state: WesternTrailState, seat: i64, choices: vec[i64]) -> vec[i64]:
    """Objective cards in hand (GW-14.2)."""
    base = seat * cards.CARDS
    for kind in range(cards.CATTLE, cards.CARDS):
        if state.hands[base + kind] > 0:
            choices = append(choices, actions.act(actions.PLAY, kind))
    return choices


class Move(Step[WesternTrailState]):
    """Play an objective card, or move the herder (GW-7.3, GW-8)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return plays(state, seat, moves(state, seat))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        if actions.kind_of(action) == actions.PLAY:
            push(state, run_later(kinds.START, 0))
            play_card(state, seat, actions.argument_of(action))
        else:
            go(state, seat, action)


def go(state: WesternTrailState, seat: i64, action: i64) -> None:
    """The herder goes to a stop, paying tolls on the way, but none when it is first placed (GW-8.1, GW-8.8)."""
    push(state, run_later(kinds.ENTER, 0))
    if actions.kind_of(action) == actions.PLACE:
        state.herders[seat] = actions.argument_of(action)
        if state.listener is not None:
            report.herder_placed(state, seat, state.herders[seat])
        return
    travel(state, seat, action, False)


def travel(state: WesternTrailState, seat: i64, action: i64, free: bool) -> None:
    """Along a way; at every stop, the last included, the toll is paid as far as the money goes (GW-8.8, GW-8.9)."""
    origin = state.herders[seat]
    target = actions.move_to(action)
    forks = actions.move_forks(action)
    if state.listener is not None:
        report.herder_moved(state, seat, stops_between(state, origin, target, forks), free)
    space = origin
    while space != target:
        space = way(space, forks)
        if not free and space != trail.KANSAS_CITY and is_stop(state, space):
            pay_toll(state, seat, space)
    state.herders[seat] = target


def stops_between(state: WesternTrailState, origin: i64, target: i64, forks: i64) -> list[int]:
    stops: list[int] = []
    space = origin
    while space != target:
        space = way(space, forks)
        if is_stop(state, space):
            stops.append(space)
    return stops


def pay_toll(state: WesternTrailState, seat: i64, space: i64) -> None:
    """To the owner of the building, or to the bank; what is not there is forgiven (GW-8.8, GW-8.9)."""
    due = toll(state, seat, space)
    if due == 0:
        return
    paid = min(due, state.money[seat])
    taker = takes_toll(state, seat, space)
    state.money[seat] -= paid
    if taker != NONE:
        state.money[taker] += paid
    if state.listener is not None:
        report.toll_paid(state, seat, space, paid, due, taker)


class Trip(Step[WesternTrailState]):
    """A herder move of a building with tolls and a new phase B, or the free one of an objective card (GW-7.6, GW-7.8,
    GW-12.10, GW-14.6)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        steps = kinds.trip_steps(frame)
        if kinds.trip_mode(frame) == kinds.HERDER_MOVE:
            return trips(state, state.herders[seat], steps, True)
        return free_trips(state, seat, steps)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        mode = kinds.trip_mode(frame)
        travel(state, seat, action, mode != kinds.HERDER_MOVE)
        if mode == kinds.FREE_AT_START:
            return
        # What is left of the old stop is lost (GW-7.6)
        state.stack, below = pop(state.stack)
        assert kind_of(below) == kinds.STOP
        state.local = vec[i64]()
        if mode == kinds.HERDER_MOVE:
            push(state, run_later(kinds.ENTER, 0))
        else:
            push(state, run_later(kinds.PHASE_C, 0))


class Enter(Step[WesternTrailState]):
    """The stop opens: Kansas City, or phase B with the local actions of a neutral or own building; they are fixed now
    (GW-7.3, GW-7.11, GW-9)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        space = state.herders[state.active]
        state.mode = OPEN
        state.local = vec[i64]()
        state.beside = NONE
        state.chain = EMPTY
        if space == trail.KANSAS_CITY:
            enter_kansas_city(state)
            return
        tile = state.at[space]
        own = tiles.is_building(tile) and tiles.owner(tile) == state.active
        if tile >= 0 and (own or tile < tiles.FIRST_BUILDING):
            state.beside = space
            state.chain = BIT[space]
            add_slots(state, space)
        push(state, run_later(kinds.STOP, 0))


def enter_kansas_city(state: WesternTrailState) -> None:
    """Six steps in order (GW-9.5, GW-10.1); by an option objective cards may be played before each of the first four
    (GW-19.3)."""
    push(state, run_later(kinds.PHASE_C, 0))
    push(state, run_later(kinds.LEAVE_KANSAS, 0))
    push(state, run_later(kinds.DELIVER, 0))
    push(state, run_later(kinds.INCOME, 0))
    for column in (2, 1, 0):
        if state.has_rule(KANSAS_PLAY):
            push(state, run_later(kinds.KANSAS_CARDS, 0))
        push(state, run_later(kinds.FORESIGHT, column))
    if state.has_rule(KANSAS_PLAY):
        push(state, run_later(kinds.KANSAS_CARDS, 0))


class Stop(Step[WesternTrailState]):
    """Phase B: asked as long as something else than ending it is possible, or might be as far as everybody knows
    (GW-7.3, GW-7.9)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        seat = state.active
        if len(stop_actions(state, seat)) == 1 and not cards_might_matter(state, seat):
            push(state, run_later(kinds.PHASE_C, 0))
        else:
            push(state, ask(kinds.ACT, seat, 0))


def cards_might_matter(state: WesternTrailState, seat: i64) -> bool:
    """Whether the hand may hold an objective card, or a card that an open action asks for."""
    if may_hold(state, seat, cards.OBJECTIVE):
        return True
    for slot in state.local:
        what = tasks.TASK_DISCARDS[tasks.SLOT_FIRST[slot]]
        if what != NONE and may_hold(state, seat, what):
            return True
    return False


def stop_actions(state: WesternTrailState, seat: i64) -> vec[i64]:
    """Open local actions, or one single auxiliary action instead of them; objective cards; the end of phase B
    (GW-9.1 to GW-9.4)."""
    choices = vec[i64](capacity=16)
    for at in range(len(state.local)):
        slot = state.local[at]
        if not listed_before(state.local, at):
            for task in range(tasks.SLOT_FIRST[slot], tasks.SLOT_FIRST[slot + 1]):
                if doable(state, seat, task):
                    choices = append(choices, actions.act(actions.DO, task))
    if state.mode == OPEN:
        for aux in range(board.AUXILIARIES):
            if aux_is_open(state, seat, aux, False) and doable(state, seat, tasks.aux_task(aux, False)):
                choices = append(choices, actions.auxiliary(aux, False))
    choices = plays(state, seat, choices)
    if state.mode != OPEN or not state.has_rule(MUST_ACT):
        choices = append(choices, actions.END)
    return choices


def listed_before(slots: vec[i64], at: i64) -> bool:
    """Two actions that are the same, as beside 8b, are offered once."""
    return any(slots[other] == slots[at] for other in range(at))


class Act(Step[WesternTrailState]):
    """What to do at the stop (GW-7.3, GW-9)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return stop_actions(state, seat)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        kind = actions.kind_of(action)
        argument = actions.argument_of(action)
        if kind == actions.END:
            push(state, run_later(kinds.PHASE_C, 0))
            return
        push(state, run_later(kinds.STOP, 0))
        if kind == actions.PLAY:
            play_card(state, seat, argument)
        elif kind == actions.AUX:
            state.mode = AUXILIARY
            state.local = vec[i64]()
            begin_auxiliary(state, seat, action)
        else:
            state.mode = LOCAL
            state.local = without_one(state.local, tasks.SLOT_OF_TASK[argument])  # once only (GW-6.3, GW-9.2)
            if state.listener is not None:
                report.done(state, seat, argument)
            push_task(state, argument, False)


def play_card(state: WesternTrailState, seat: i64, kind: i64) -> None:
    """Face up into the objective area for good; then its immediate action, or never (GW-14.3)."""
    leave_hand(state, seat, kind)
    goal = kind - cards.CATTLE
    state.area[seat * cards.GOALS + goal] += 1
    if state.listener is not None:
        report.played(state, seat, kind)
    push(state, run_later(kinds.OFFER, tasks.OBJECTIVE_SLOT[goal]))


class PhaseC(Step[WesternTrailState]):
    """Draw up to the hand limit; nothing is ever discarded for it (GW-11.1 to GW-11.3)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        seat = state.active
        push(state, run_later(kinds.END_TURN, 0))
        draw_cards(state, seat, max(hand_limit(state, seat) - pile_size(state.hands, seat), ZERO), False)


class EndTurn(Step[WesternTrailState]):
    """The next player, or the end: after the red arrow every other player has one more turn (GW-15.2 to GW-15.4)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        following = state.next_seat(state.active)
        state.local = vec[i64]()
        state.mode = OPEN
        if following == state.token:
            if state.listener is not None:
                report.ended(state)
            return
        state.active = following
        state.turn += 1
        push(state, run_later(kinds.NEXT_TURN, 0))
