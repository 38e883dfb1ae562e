"""What is packed into one int comes out again, and nothing beside it changes."""

from itertools import product

from bunkhouse.core.frames import kind_of, run_later
from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.games.montana.rules import actions, contractors, held, kinds, loose, sets, towns
from bunkhouse.games.montana.rules.areas import AREAS, SPACES, area_of, number_of, space_at
from bunkhouse.games.montana.rules.layout import FURTHEST, NONE, q_of, r_of, spot
from bunkhouse.games.montana.rules.packs import (
    GOOD_NAMES,
    SMALL_NAMES,
    count,
    covers,
    has_small,
    large_in,
    pack_counted,
    pack_named,
    to_large,
    total,
)

SEATS = range(4)
FACES = range(11)


def test_actions() -> None:
    for area, number in product(range(AREAS), range(SPACES)):
        work = actions.work(area, number)
        assert (actions.kind_of(work), actions.area_of_work(work), actions.number_of_work(work)) == (
            actions.WORK,
            area,
            number,
        )
    for given, taken in product(range(len(GOOD_NAMES)), range(len(SMALL_NAMES))):
        exchange = actions.exchange(given, taken)
        assert actions.kind_of(exchange) == actions.EXCHANGE
        assert (actions.good_given(exchange), actions.good_taken(exchange)) == (given, taken)


def test_frames() -> None:
    for cell, due in product((0, 7, 111), range(8)):
        frame = run_later(kinds.PLACE, kinds.due_at(cell, due))
        assert (kind_of(frame), kinds.cell_of(frame), kinds.due_of(frame)) == (kinds.PLACE, cell, due)
    for seat, pieces in product(SEATS, range(9)):
        frame = run_later(kinds.SHORT_GOODS, kinds.lacking(seat, pieces))
        assert (kind_of(frame), kinds.seat_of(frame), kinds.pieces_of(frame)) == (kinds.SHORT_GOODS, seat, pieces)


def test_spaces_and_spots() -> None:
    assert [space_at(area, number) for area in range(AREAS) for number in range(SPACES)] == list(range(AREAS * SPACES))
    assert all(space_at(area_of(space), number_of(space)) == space for space in range(AREAS * SPACES))
    reach = range(-FURTHEST, FURTHEST + 1)
    assert len({spot(q, r) for q in reach for r in reach}) == len(reach) ** 2
    assert all((q_of(spot(q, r)), r_of(spot(q, r))) == (q, r) for q in reach for r in reach)


def test_packs() -> None:
    goods = pack_counted({"grain": 3, "stone": 100, "copper_large": 2})
    assert [count(goods, kind) for kind in range(len(GOOD_NAMES))] == [3, 0, 0, 100, 2, 0]
    assert (total(goods), large_in(goods)) == (105, 2)
    assert pack_named(["stone", "grain", "stone"]) == pack_counted({"grain": 1, "stone": 2})
    assert to_large(pack_counted({"copper": 2, "stone": 1})) == pack_counted({"copper_large": 2, "stone_large": 1})
    assert covers(goods, pack_counted({"grain": 3, "stone": 99}))
    assert not covers(goods, pack_counted({"grain": 3, "pumpkin": 1}))
    assert [has_small(pack_named([good])) for good in GOOD_NAMES] == [True] * 4 + [False] * 2


def test_sets() -> None:
    some = sets.joined(sets.joined(sets.below(3), 5), 40)
    assert [number for number in range(sets.MOST) if has(some, number)] == [0, 1, 2, 5, 40]
    assert sets.without(some, 40) == sets.below(3) + sets.only(5) == sets.without(sets.without(some, 40), 41)
    assert [has(towns.ALL_SPECIALS, piece) for piece in range(4)] == [False, True, True, True]
    assert towns.number_of_specials(towns.ALL_SPECIALS) == len(towns.SPECIALS)


def test_towns_remember_owner_and_order() -> None:
    """MT-2.5, MT-14.6"""
    assert towns.town_owner(0) == NONE
    for seat in SEATS:
        town = towns.new_town(seat)
        for level, piece in enumerate((0, 2, 0, 3, 1, 0)):
            town = towns.with_piece(town, piece)
            assert (towns.town_owner(town), towns.town_number(town), towns.town_top(town)) == (seat, level + 1, piece)
        assert [towns.town_piece(town, level) for level in range(6)] == [0, 2, 0, 3, 1, 0]


def test_loose_pieces_do_not_disturb_each_other() -> None:
    """MT-12.3, MT-17.3"""
    for face, seat in product(FACES, SEATS):
        bare = loose.touched(loose.also_near(loose.GOLD + loose.near_seat(seat), loose.NEAR_START))
        assert (loose.face_of(bare), loose.seen_by(bare)) == (NONE, 0)
        known = loose.shown_to(loose.with_face(loose.with_face(bare, 10), face), seat)
        assert (loose.face_of(known), loose.seen_by(known)) == (face, MASK_OF_SEAT[seat])
        assert loose.has_tile(known)
        assert loose.is_touched(known)
        assert not loose.is_touched(loose.untouched(known))
        assert loose.is_near_start(known)
        assert not loose.has_cattle(known)
        assert not loose.has_canteen(known)
        assert [loose.is_beside(known, other) for other in SEATS] == [other == seat for other in SEATS]
        assert loose.near_of(known) == loose.without_tile(known) == loose.near_seat(seat) + loose.NEAR_START
    wet = loose.also_near(loose.CANTEEN, loose.near_seat(1))
    assert (loose.has_canteen(wet), loose.has_canteen(loose.without_canteen(wet))) == (True, False)
    herd = loose.also_near(loose.CATTLE, loose.near_seat(1))
    assert (loose.has_cattle(herd), loose.has_cattle(loose.without_cattle(herd))) == (True, False)
    assert loose.without_cattle(herd) == loose.without_canteen(wet) == loose.near_seat(1)


def test_held_tiles() -> None:
    """MT-17.6"""
    for seat, face, seen in product(SEATS, FACES, range(16)):
        tile = held.held_tile(seat, face, seen)
        taken = held.just_taken(tile)
        for each in (tile, taken):
            assert (held.holder_of(each), held.held_face(each), held.held_seen_by(each)) == (seat, face, seen)
        assert (held.is_new(tile), held.is_new(taken)) == (False, True)
        assert [held.can_use(tile, other) for other in SEATS] == [other == seat for other in SEATS]
        assert not held.can_use(taken, seat)
        assert held.usable_from_now(taken) == tile
        assert held.with_held_face(taken, 10) == held.just_taken(held.held_tile(seat, 10, seen))


def test_contractors() -> None:
    for row, column in product(range(4), range(8)):
        contractor = contractors.standing(row, column)
        assert contractors.is_standing(contractor)
        assert (contractors.row_of(contractor), contractors.column_of(contractor)) == (row, column)
    assert not contractors.is_standing(contractors.AT_HOME)
    assert not contractors.is_standing(contractors.IN_STORE)
