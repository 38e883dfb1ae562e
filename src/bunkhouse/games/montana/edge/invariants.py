"""What must hold in every position; asserted after every move in the slow checking mode."""

from bunkhouse.core.frames import kind_of
from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.games.montana.rules import kinds
from bunkhouse.games.montana.rules.fields import specials_allowed
from bunkhouse.games.montana.rules.held import held_face, held_seen_by, holder_of
from bunkhouse.games.montana.rules.laying import is_field
from bunkhouse.games.montana.rules.layout import NONE
from bunkhouse.games.montana.rules.loose import (
    NEAR_START,
    also_near,
    face_of,
    has_canteen,
    has_cattle,
    has_tile,
    near_of,
    near_seat,
    seen_by,
)
from bunkhouse.games.montana.rules.packs import GOODS, count, total
from bunkhouse.games.montana.rules.state import SPECIAL_SETTLEMENTS, MontanaState
from bunkhouse.games.montana.rules.tables import LAKE
from bunkhouse.games.montana.rules.towns import number_of_specials, town_number, town_owner


def check(state: MontanaState) -> None:
    _check_pieces(state)
    if state.round > 0:
        _check_workers(state)
        _check_map(state)
        _check_settlements(state)
        _check_mountains(state)
    _check_events(state)


def _check_pieces(state: MontanaState) -> None:
    tables = state.tables
    goods = sum(state.goods) + state.supply
    for good in range(GOODS):
        assert count(goods, good) == count(tables.supply[state.seats], good), "goods lost (MT-10.1)"
        for seat in range(state.seats):
            assert 0 <= count(state.goods[seat], good) <= count(goods, good), "a debt of goods"
    assert min(state.silver) >= 0 <= min(state.cattle), "debts do not exist"
    workers = sum(state.workers) + sum(state.bank) + sum(state.large) + sum(state.small) + state.worker_supply
    assert workers == tables.workers, "workers lost (MT-3.3)"
    if state.round > 0:
        under = state.start_cell != NONE and tables.has_cattle[state.faces[state.start_cell]]
        on_map = sum(has_cattle(loose) for loose in state.loose)
        assert sum(state.cattle) + on_map + state.cattle_supply + under == tables.cattle, "cattle lost (MT-3.9)"
        waters = sum(state.kind_at(cell) == LAKE for cell in range(state.layout.cells))
        left = sum(has_canteen(loose) for loose in state.loose)
        assert left + sum(state.canteens) <= waters + state.seats * tables.start_canteens, "canteens made (MT-3.10)"


def _check_workers(state: MontanaState) -> None:
    for seat in range(state.seats):
        over = total(state.workers[seat]) - state.tables.capacity
        assert over <= 0 or state.stack, "more than eight workers (MT-5.3)"
        assert over <= 4, "more than eight workers (MT-5.3)"
    for place, workers in enumerate(state.small):
        assert not workers or state.large[place], "a small space without its large one (MT-6.2.5)"


def _check_map(state: MontanaState) -> None:
    wanted = []
    placing = any(kind_of(frame) == kinds.EFFECTS for frame in state.stack)
    for cell in range(state.layout.cells):
        near = 0
        for other in state.layout.beside[cell]:
            if other == state.start_cell:
                near = also_near(near, NEAR_START)
            if state.towns[other]:
                near = also_near(near, near_seat(town_owner(state.towns[other])))
        free = state.towns[cell] == 0 and cell != state.start_cell
        opened = state.unlocked == 1 and state.tables.locked[state.faces[cell]] == 1
        to_all = NEAR_START if opened else 0
        assert near_of(state.loose[cell]) == near + to_all, "neighbours are wrong (MT-2.3)"
        if free and ((near and is_field(state, cell)) or opened):
            wanted.append(cell)
        if state.towns[cell]:
            assert is_field(state, cell) or opened, "a settlement off the fields (MT-7.2)"
            assert cell != state.start_cell, "a settlement on the start tile (MT-7.2)"
            assert placing or not has_cattle(state.loose[cell]), "cattle left under a settlement (MT-7.8)"
    assert sorted(state.frontier) == wanted, "fields within reach (MT-7.2)"


def _check_settlements(state: MontanaState) -> None:
    has_specials = state.has_rule(SPECIAL_SETTLEMENTS)
    goal = state.tables.settlements[state.seats] + 3 * has_specials
    for seat in range(state.seats):
        mine = [town for town in state.towns if town and town_owner(town) == seat]
        assert sum(town_number(town) for town in mine) == state.placed[seat], "settlements miscounted"
        left = number_of_specials(state.specials[seat])
        assert state.placed[seat] + state.regular[seat] + left == goal, "settlements lost (MT-3.2, MT-14.2)"
        assert specials_allowed(state, seat) <= left


def _check_mountains(state: MontanaState) -> None:
    seen = list(state.gold)
    for loose in state.loose:
        has_face = face_of(loose) != NONE
        assert has_face == (seen_by(loose) != 0), "a face that nobody knows, or the other way round"
        if has_face:
            assert has_tile(loose), "a face without a tile"
            assert seen_by(loose) < MASK_OF_SEAT[state.seats], "known to a seat that is not there"
            seen[face_of(loose)] += 1
    for tile in state.held:
        assert has(held_seen_by(tile), holder_of(tile)), "a tile that its owner has not seen (MT-17.3)"
        seen[held_face(tile)] += 1
    for number, copies in zip(seen, state.tables.gold, strict=True):
        assert 0 <= number <= copies, "more mountain tiles of a kind than there are (MT-17.1)"


def _check_events(state: MontanaState) -> None:
    cards = [left + gone for left, gone in zip(state.deck, state.removed, strict=True)]
    for card in (state.event_left, state.event_right):
        if card != NONE:
            cards[card] += 1
    assert cards == list(state.tables.events), "event cards lost (MT-16.3)"
