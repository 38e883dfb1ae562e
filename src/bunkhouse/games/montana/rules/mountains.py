"""The gold rush: look at mountain tiles at the end of a turn and take one (MT-17.3 to MT-17.6)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, ask_chance
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.drawing import copies_left, draws
from bunkhouse.games.montana.rules.held import held_tile, just_taken
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.loose import (
    face_of,
    is_touched,
    seen_by,
    shown_to,
    untouched,
    with_face,
    without_tile,
)
from bunkhouse.games.montana.rules.state import MontanaState


def any_touched(state: MontanaState) -> bool:
    """Whether a field built on in this turn lies beside a mountain that still has its tile (MT-17.3, MT-17.5)."""
    return any(is_touched(loose) for loose in state.loose)


def forget_touched(state: MontanaState) -> None:
    for cell in range(len(state.loose)):
        state.loose[cell] = untouched(state.loose[cell])


class Look(Step[MontanaState]):
    """Look at all of them, or at none (MT-17.3)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return vec[i64]([actions.LOOK, actions.PASS])

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            if state.listener is not None:
                report.mountains_left(state, seat)
            return
        if state.listener is not None:
            report.mountains_looked_at(state, seat)
        push(state, ask(kinds.TAKE, seat, 0))
        for cell in range(len(state.loose)):
            if is_touched(state.loose[cell]):
                if face_of(state.loose[cell]) == NONE:
                    push(state, ask_chance(kinds.SEE, cell))
                else:
                    see(state, seat, cell)


def see(state: MontanaState, seat: i64, cell: i64) -> None:
    """The seat knows this tile from now on, wherever it goes (MT-12.3)."""
    state.loose[cell] = shown_to(state.loose[cell], seat)
    if state.listener is not None:
        report.mountain_seen(state, seat, cell)


class See(Step[MontanaState]):
    """Chance: the face of a tile that nobody has seen; tiles nobody has seen are exchangeable (MT-12.2, MT-17.2)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return draws(actions.SEE, state.gold)

    def weights(self, state: MontanaState, frame: i64) -> vec[i64]:
        return copies_left(state.gold)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        tile = actions.argument_of(action)
        cell = argument_of(frame)
        state.gold[tile] -= 1
        state.loose[cell] = with_face(state.loose[cell], tile)
        see(state, state.active, cell)


class Take(Step[MontanaState]):
    """Take one, put the others back face down, or take none (MT-17.3, MT-17.4)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = append(vec[i64](), actions.PASS)
        for cell in range(len(state.loose)):
            if is_touched(state.loose[cell]):
                choices = append(choices, actions.act(actions.TAKE, state.layout.spots[cell]))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            if state.listener is not None:
                report.mountains_left(state, seat)
            return
        cell = state.layout.at_spot[actions.argument_of(action)]
        loose = state.loose[cell]
        state.held = append(state.held, just_taken(held_tile(seat, face_of(loose), seen_by(loose))))
        state.loose[cell] = without_tile(loose)
        if state.listener is not None:
            report.mountain_taken(state, seat, cell)
