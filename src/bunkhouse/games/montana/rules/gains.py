"""Taking from the supply and giving back; what happens when something is missing (MT-10)."""

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, ask, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.edge import report
from bunkhouse.games.montana.rules import actions, kinds
from bunkhouse.games.montana.rules.packs import SMALL_GOODS, UNIT, WORKER_SETS, count, covers, has_small, shared, total
from bunkhouse.games.montana.rules.state import SILVER, SUBSTITUTE, MontanaState


def pay_goods(state: MontanaState, seat: i64, goods: i64) -> None:
    """To the supply, where they can be taken again (MT-10.1)."""
    state.goods[seat] -= goods
    state.supply += goods


def take_goods(state: MontanaState, seat: i64, goods: i64) -> None:
    """Goods that the supply holds for certain: purchases, exchanges, choices (MT-10.6)."""
    state.supply -= goods
    state.goods[seat] += goods


def pay_workers(state: MontanaState, seat: i64, workers: i64) -> None:
    state.workers[seat] -= workers
    state.worker_supply += workers


def take_workers(state: MontanaState, seat: i64, workers: i64) -> None:
    state.worker_supply -= workers
    state.workers[seat] += workers


def gain_goods(state: MontanaState, seat: i64, goods: i64) -> i64:
    """A gain of a fixed kind: what is there is taken, the rest is a shortage (MT-10.2, MT-10.3, MT-10.6)."""
    taken = goods
    if not covers(state.supply, goods):
        taken = shared(state.supply, goods)
        lack(state, seat, goods - taken, kinds.SHORT_GOODS)
    take_goods(state, seat, taken)
    return taken


def gain_workers(state: MontanaState, seat: i64, workers: i64) -> i64:
    taken = workers
    if not covers(state.worker_supply, workers):
        taken = shared(state.worker_supply, workers)
        lack(state, seat, workers - taken, kinds.SHORT_WORKERS)
    take_workers(state, seat, taken)
    return taken


def lack(state: MontanaState, seat: i64, pieces: i64, kind: i64) -> None:
    """What is missing is lost, or by option brings silver or something else."""
    if state.listener is not None:
        report.missing(state, seat, pieces, kind == kinds.SHORT_GOODS)
    if state.shortage == SILVER:
        state.silver[seat] += total(pieces)
        if state.listener is not None:
            report.silver_gained(state, seat, total(pieces), "shortage")
    elif state.shortage == SUBSTITUTE:
        push(state, run_later(kind, kinds.lacking(seat, total(pieces))))


class ShortGoods(Step[MontanaState]):
    """With `substitute` any small good may be taken for a missing one, as far as there is one."""

    def run(self, state: MontanaState, frame: i64) -> None:
        pieces = kinds.pieces_of(frame)
        if pieces > 0 and has_small(state.supply):
            push(state, ask(kinds.INSTEAD, kinds.seat_of(frame), pieces))


class Instead(Step[MontanaState]):
    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return add_small(append(vec[i64](capacity=5), actions.PASS), actions.INSTEAD, state.supply)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            return
        good = actions.argument_of(action)
        take_goods(state, seat, UNIT[good])
        if state.listener is not None:
            report.goods_gained(state, seat, UNIT[good], "substitute")
        push(state, run_later(kinds.SHORT_GOODS, kinds.lacking(seat, argument_of(frame) - 1)))


class ShortWorkers(Step[MontanaState]):
    """With `substitute` any worker may be taken for a missing one, as far as there is one."""

    def run(self, state: MontanaState, frame: i64) -> None:
        pieces = kinds.pieces_of(frame)
        if pieces > 0 and state.worker_supply != 0:
            push(state, ask(kinds.INSTEAD_WORKER, kinds.seat_of(frame), pieces))


class InsteadWorker(Step[MontanaState]):
    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        return add_small(append(vec[i64](capacity=5), actions.PASS), actions.INSTEAD_WORKER, state.worker_supply)

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            return
        colour = actions.argument_of(action)
        take_workers(state, seat, UNIT[colour])
        if state.listener is not None:
            report.workers_gained(state, seat, UNIT[colour], "substitute")
        push(state, run_later(kinds.SHORT_WORKERS, kinds.lacking(seat, argument_of(frame) - 1)))


class Overflow(Step[MontanaState]):
    """Never more than eight workers: what is too many goes back, by choice (MT-5.3, MT-8.3, MT-10.7)."""

    def run(self, state: MontanaState, frame: i64) -> None:
        seat = argument_of(frame)
        over = total(state.workers[seat]) - state.tables.capacity
        if over <= 0:
            return
        sets = sets_among(state.workers[seat], over)
        if len(sets) == 1:
            give_back(state, seat, sets[0])
        else:
            push(state, ask(kinds.RETURN, seat, over))


class Return(Step[MontanaState]):
    """Which workers go back; one just taken may be among them (MT-10.7)."""

    def legal(self, state: MontanaState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=20)
        for workers in sets_among(state.workers[seat], argument_of(frame)):
            choices = append(choices, actions.act(actions.RETURN, workers))
        return choices

    def apply(self, state: MontanaState, frame: i64, seat: i64, action: i64) -> None:
        give_back(state, seat, actions.argument_of(action))


def give_back(state: MontanaState, seat: i64, workers: i64) -> None:
    pay_workers(state, seat, workers)
    if state.listener is not None:
        report.workers_returned(state, seat, workers)


def sets_among(workers: i64, number: i64) -> vec[i64]:
    """All choices of so many of these workers."""
    sets = vec[i64](capacity=20)
    for some in WORKER_SETS[number]:
        if covers(workers, some):
            sets = append(sets, some)
    return sets


def add_small(choices: vec[i64], action: i64, supply: i64) -> vec[i64]:
    """Every small good, or colour of workers, of which the supply has one, added as an action of this sort."""
    for kind in range(SMALL_GOODS):
        if count(supply, kind) > 0:
            choices = append(choices, actions.act(action, kind))
    return choices
