"""What must hold of components.toml and the tables made from it (GW-1 to GW-4, GW-13, GW-14, GW-18)."""

from collections import Counter, deque
from itertools import product

from bunkhouse.core.frames import ask, run_later
from bunkhouse.games.westerntrail.rules import actions, board, cards, kinds, masks, needs, railroad, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.components import COMPONENTS, REQUIREMENTS
from bunkhouse.games.westerntrail.rules.rows import Slot

C = COMPONENTS
FORWARD = {space.id: list(space.next) for space in C.spaces}
BACKWARD = {space.id: [other.id for other in C.spaces if space.id in other.next] for space in C.spaces}
OFF_TRAIL = {"teepee_m3", "teepee_m2", "teepee_m1"}


def reached(start: str, edges: dict[str, list[str]]) -> set[str]:
    seen, coming = {start}, deque([start])
    while coming:
        for after in edges[coming.popleft()]:
            if after not in seen:
                seen.add(after)
                coming.append(after)
    return seen


def test_spaces() -> None:
    """GW-1.1, GW-2.1, GW-2.3, GW-2.4, GW-2.5"""
    kinds = Counter(space.kind for space in C.spaces)
    assert kinds == {"start": 1, "neutral": 7, "player": 22, "hazard": 12, "teepee": 9, "kansas_city": 1}
    assert reached("start", FORWARD) == set(FORWARD) - OFF_TRAIL
    assert reached("kansas_city", BACKWARD) == set(FORWARD) - OFF_TRAIL
    assert {space.id for space in C.spaces if space.off_trail} == OFF_TRAIL
    assert sorted(name for name, after in FORWARD.items() if len(after) == 2) == ["A", "B", "C", "E", "F", "G", "cd"]
    assert {space.id for space in C.spaces if space.forest} == {"fr2", "b1", "c1", "c2", "e1", "e2", "rr2", "f2"}
    special = Counter(space.special for space in C.spaces if space.special)
    assert special == {"jersey_for_certificate_and_2": 4, "cattle_for_certificate": 3}
    assert {slot.id for slot in C.specials} == set(special)
    for zone in trail.ZONE_NAMES:
        assert [space.number for space in C.spaces if space.zone == zone] == [1, 2, 3, 4]


def test_the_trail_has_no_loop() -> None:
    """GW-2.1: along the arrows every space comes once."""
    order: list[str] = []
    waiting = {name: len(before) for name, before in BACKWARD.items()}
    ready = [name for name, number in waiting.items() if number == 0]
    while ready:
        order.append(ready.pop())
        for after in FORWARD[order[-1]]:
            waiting[after] -= 1
            if waiting[after] == 0:
                ready.append(after)
    assert len(order) == len(C.spaces)


def test_village() -> None:
    """GW-2.6"""
    assert [trail.MONEY[space] for space in trail.VILLAGE] == [-3, -2, -1, 1, 2, 4, 6, 8, 10]
    assert [trail.SPACE_NAMES[space] for space in trail.VILLAGE][:3] == ["teepee_m3", "teepee_m2", "teepee_m1"]


def test_neighbours_of_buildings() -> None:
    """GW-12.13"""
    told = """a1 A a2; a2 a1 a3; a3 a2 B; fr1 fr2; fr2 fr1 B; b1 B b2; b2 b1 b3; b3 b2 C; dr1 C; c1 C c2; c2 c1 E;
    cd C D; tr1 tr2; tr2 tr1 E; e1 E e2; e2 e1 F; rr1 rr2; rr2 rr1 F; f1 F G; f2 F G; g1 G; g2 G"""
    wanted = {words.split()[0]: set(words.split()[1:]) for words in told.split(";")}
    found = {}
    for space in trail.BUILDING_SPACES:
        beside = [trail.NEIGHBOURS[space * 2], trail.NEIGHBOURS[space * 2 + 1]]
        found[trail.SPACE_NAMES[space]] = {trail.SPACE_NAMES[other] for other in beside if other >= 0}
    assert found == wanted


def test_by_players() -> None:
    """GW-3.4, GW-4.17, GW-18, GW-2.13"""
    tolls = {seats: (row.toll_green, row.toll_black) for seats, row in C.by_players.items()}
    assert tolls == {2: (2, 2), 3: (2, 1), 4: (1, 2)}
    steps = {seats: (row.steps_start, row.steps_disc_1, row.steps_disc_2) for seats, row in C.by_players.items()}
    assert steps == {2: (3, 1, 1), 3: (3, 2, 1), 4: (4, 2, 1)}
    assert [board.MARKET_SIZE[seats] for seats in (2, 3, 4)] == [7, 10, 13]
    assert [board.FIRST_JOBS[seats] for seats in (2, 3, 4)] == [3, 5, 7]
    assert list(board.START_MONEY) == [6, 7, 8, 9]


def test_supply() -> None:
    """GW-1.2, GW-4.5"""
    size = int(tiles.SUPPLIES)
    total = [sum(tiles.COPIES[pile * size + kind] for pile in range(3)) for kind in range(size)]
    assert [sum(tiles.COPIES[pile * size : pile * size + size]) for pile in range(3)] == [35, 33, 26]
    assert sum(total) == 94
    assert total[-3:] == [18, 18, 18]
    assert (total[tiles.GREEN_TEEPEE], total[tiles.BLUE_TEEPEE]) == (11, 11)
    for zone in range(3):
        found = Counter(
            {
                tiles.SUPPLY_NAMES[kind].split("_", 1)[1]: total[kind]
                for kind in range(15)
                if tiles.HAZARD_ZONE[kind] == zone
            }
        )
        assert found == {"2_green": 1, "2_black": 1, "3_green": 1, "3_black": 1, "4_green": 2}
    assert all(tiles.COPIES[kind] == 0 for kind in range(int(tiles.FIRST_WORKER), size)), "pile 1 holds no worker"
    assert all(tiles.COPIES[size + kind] == 0 for kind in range(int(tiles.FIRST_WORKER))), "pile 2 holds workers only"
    assert tiles.SUPPLY_HANDS[tiles.GREEN_TEEPEE] == 1
    assert tiles.SUPPLY_HANDS[tiles.BLUE_TEEPEE] == 2


def test_the_supply_lasts() -> None:
    """GW-10.1, GW-10.12: the job market is full before a pile is empty, even if teepees are always chosen first."""
    for seats in (2, 3, 4):
        first = int(board.FIRST_JOBS[seats])
        needed = 12 * seats - first
        visits = next(number for number in range(1, 100) if number + max(0, number - 5) >= needed)
        assert visits <= min(33 - first, 26, 35 - int(board.FIRST_TILES))


def test_job_market() -> None:
    """GW-2.12"""
    assert list(board.FEES) == [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]
    assert [row for row in range(12) if board.YELLOW[row]] == [5, 8]
    assert board.TOKEN_ROW == 1
    assert board.TOKEN_POINTS == 2
    assert min(board.FEES) - 2 == 2


def test_cattle() -> None:
    """GW-1.3, GW-4.9, GW-4.15"""
    assert sum(cards.OWN_COPIES) == 14
    assert sum(cards.MARKET_COPIES) == 36
    breeds = Counter(dict.fromkeys(cards.BREED_NAMES, 0))
    for row in C.cattle:
        breeds[row.breed] += row.count
    assert list(breeds.values()) == [5, 3, 3, 3, 7, 7, 7, 9, 6]
    assert list(cards.BREED_VALUE) == [1, 2, 2, 2, 3, 3, 3, 4, 5]
    points = sum(row.points * row.count for row in C.cattle if row.market)
    assert points == 7 * (1 + 2 + 3) + 3 * (3 + 4 + 5) + 2 * (5 + 6 + 7)
    assert all(row.points == 0 for row in C.cattle if not row.market)


def test_purchases() -> None:
    """GW-12.8"""
    found = {(row.cowboys, row.value, row.cards): row.price for row in C.purchases}
    assert found == {
        (1, 3, 1): 6, (2, 3, 1): 3, (3, 3, 2): 5, (1, 4, 1): 12,
        (3, 4, 1): 6, (5, 4, 2): 8, (2, 5, 1): 12, (4, 5, 1): 6,
    }  # fmt: skip
    assert C.cards_per_cowboy == 2


def test_railroad() -> None:
    """GW-2.7, GW-2.8, GW-2.11"""
    assert list(railroad.AFTER) == [4, 7, 10, 13, 16, 21, 25, 29, 33]
    assert [(row.cost, row.points) for row in C.stations] == [
        (2, 1), (2, 1), (4, 2), (4, 2), (6, 3), (8, 5), (7, 6), (6, 7), (5, 8), (3, 9),
    ]  # fmt: skip
    assert [row.black for row in C.stations] == [False] * 4 + [True] * 6
    assert [row.id for row in C.stations if row.master] == ["s1", "s2", "s3", "s4", "s5"]
    assert len(C.crossings) == 11
    assert railroad.RAILS == 49
    assert all(railroad.station_at(40 + turnout) == turnout for turnout in range(9))
    assert railroad.station_at(39) == 9
    assert railroad.station_at(12) == railroad.NO_STATION


def test_cities() -> None:
    """GW-2.9, GW-2.10"""
    assert list(railroad.CITY_VALUE) == [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]
    assert [row.id for row in C.cities if row.repeat] == ["kansas_city", "san_francisco"]
    black = ["albuquerque", "el_paso", "sacramento", "san_francisco"]
    assert [row.id for row in C.cities if row.black] == black
    assert [link.points for link in C.links] == [-3, -1, 0, 0, 6, 8, 4]
    assert [link.objective for link in C.links] == [True, False, True, True, False, False, False]
    assert (C.cities[0].points, C.cities[0].money, C.cities[-1].points, C.cities[-2].points) == (-6, 6, 9, 6)


def test_transport_costs() -> None:
    """GW-10.11: as the rulebook's example has them, and never more than the income (GW-10.11)."""
    five, turnout = 5, railroad.RAIL_NAMES.index("s1")
    for rail, (city, costs) in product((five, turnout), {5: 3, 4: 2, 2: 0, 0: 0}.items()):
        assert railroad.transport_costs(rail, city) == costs
    for city, value in enumerate(railroad.CITY_VALUE):
        assert railroad.transport_costs(0, city) <= value


def test_player_board() -> None:
    """GW-1.7, GW-3.2, GW-3.3, GW-3.5, GW-3.6, GW-3.7"""
    assert board.DISCS == 14
    assert Counter(row.black for row in C.discs) == {False: 9, True: 5}
    assert sum(row.cost for row in C.discs) == 10
    for row in C.auxiliaries:
        assert row.free_at_start + sum(disc.frees == row.id for disc in C.discs) == 2
    assert [row.id for row in C.auxiliaries if row.free_at_start] == ["aux_money", "aux_draw"]
    assert list(board.TRACK) == [0, 1, 2, 3, 4, 6]
    assert list(board.SPENT_TO) == [0, 1, 2, 3, 4, 4, 5]
    assert C.scoring_columns == (5, 6)
    found = Counter(worker for worker, _ in C.bonuses)
    assert found == {"cowboy": 2, "craftsman": 2, "engineer": 5}
    assert C.hand_limit == C.start_hand == 4


def test_buildings() -> None:
    """GW-1.5, GW-13.1 to GW-13.5"""
    assert [len(row.slots) for row in C.neutrals] == [3, 2, 2, 2, 2, 2, 2]
    assert [row.craftsmen for row in C.buildings] == [1, 1, 1, 2, 3, 4, 5, 5, 7, 9, 1, 1, 2, 2, 3, 4, 5, 6, 6, 8]
    worth = {1: 1, 2: 3, 3: 4, 4: 5, 5: 6, 6: 8, 7: 9, 8: 11, 9: 13}
    assert all(row.points == worth[row.craftsmen] for row in C.buildings)
    assert [len(row.slots) for row in C.buildings] == [1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 3]
    hands = [row.hands for row in C.buildings]
    assert [number for number in range(10) if hands[number] != hands[number + 10]] == [7]
    assert hands[6] == ("green", "black")


def test_only_b_and_two_columns_build() -> None:
    """GW-12.2"""

    def builds(slot: Slot) -> bool:
        return any(effect.verb == "build" for task in slot.tasks for effect in task.effects)

    assert [row.id for row in C.neutrals if any(map(builds, row.slots))] == ["B"]
    assert not any(builds(slot) for row in C.buildings for slot in row.slots)
    assert [key for key, slot in C.bonuses.items() if builds(slot)] == [("craftsman", 4), ("craftsman", 6)]


def test_vocabulary() -> None:
    """GW-6.1, GW-6.9: requirements come first, and every verb is known."""
    for task in range(int(tasks.TASKS)):
        verbs = [tasks.VERB[effect] for effect in range(tasks.TASK_FIRST[task], tasks.TASK_FIRST[task + 1])]
        needed = [verb < len(REQUIREMENTS) for verb in verbs]
        assert needed == sorted(needed, reverse=True), tasks.TASK_NAMES[task]
        assert verbs
    assert sum(slot.startswith("master_") for slot in tasks.SLOT_NAMES) == 2


def test_objectives() -> None:
    """GW-1.4, GW-14.4, GW-14.7, GW-14.9"""
    assert sum(row.copies for row in C.objectives) == 24
    assert len(C.starting_objectives) == 4
    assert all((row.points, row.penalty, row.slot) == (3, 0, None) for row in C.starting_objectives)
    assert all(row.points in (3, 4, 5) and row.penalty in (2, 3) for row in C.objectives)
    found: Counter[str] = Counter()
    for row in C.objectives:
        assert row.slot is not None
        found[row.slot.tasks[0].effects[0].verb] += row.copies
    assert found == {"money": 5, "draw_up_to": 5, "engine": 5, "herder_free": 5, "aux": 4}
    assert {need for row in C.objectives for need in row.needs} <= set(needs.NAMES)


def test_station_masters() -> None:
    """GW-1.6, GW-16.1"""
    assert sum(row.certificates for row in C.masters) == 3
    assert [(row.id, row.group, row.points) for row in C.masters] == [
        ("workers", 1, 1), ("objectives", 2, 3), ("hazards", 2, 3), ("teepees", 1, 3), ("certificates", 2, 3),
    ]  # fmt: skip


def test_scoring_pad() -> None:
    """GW-16.1"""
    assert len(C.categories) == 11
    assert C.dollars_per_point == 5


def test_bits() -> None:
    """The table of bits is right on both builds, beyond the 32nd bit, too, and holds all that is put into masks."""
    assert list(masks.BIT) == [2**place for place in range(63)]
    assert len(masks.BIT) > max(railroad.RAILS, trail.SPACES, board.DISCS, kinds.KINDS - 1)
    assert masks.size(masks.below(52)) == 52
    assert masks.lowest(masks.plus(masks.BIT[60], 41)) == 2**41
    assert masks.minus(masks.plus(masks.BIT[3], 41), 3) == 2**41


def test_packed_needs() -> None:
    """GW-14.7: every need is counted apart from the others, and what is missing shows."""
    assert needs.guarded(0) == sum(64 * 128**need for need in range(9))
    for goal, row in enumerate([*C.objectives, *C.starting_objectives]):
        packed = cards.GOAL_NEEDS[goal]
        counts = Counter(needs.NAMES.index(name) for name in row.needs)
        assert {need: needs.number_of(packed, need) for need in range(9)} == {need: counts[need] for need in range(9)}
        assert needs.suffice(needs.guarded(packed) - packed)
        assert not needs.suffice(needs.guarded(packed - 128 ** min(counts)) - packed)


def test_packed_actions_and_frames() -> None:
    """What is put into an action or a frame comes out again, whatever stands beside it."""
    kansas, forks = int(trail.KANSAS_CITY), 2**6 - 1
    way = actions.move(kansas, forks)
    assert (actions.kind_of(way), actions.move_to(way), actions.move_forks(way)) == (actions.MOVE, kansas, forks)
    for row, worker in product(range(int(board.ROWS)), range(3)):
        hired = actions.hire(row, worker)
        assert (actions.hire_row(hired), actions.hire_worker(hired)) == (row, worker)
    for number, is_b in product(range(10), (False, True)):
        chosen = actions.side(number, is_b)
        assert (actions.side_number(chosen), actions.is_side_b(chosen)) == (number, is_b)
    drawing = run_later(kinds.DRAW, kinds.draw(3, 6, True))
    for drawn in range(6):
        assert (kinds.draw_seat(drawing), kinds.draw_left(drawing), kinds.drawn(drawing)) == (3, 6 - drawn, drawn)
        assert kinds.draws_to_discard(drawing)
        drawing = run_later(kinds.DRAW, kinds.draw_after_one(drawing))
    for change, may in product(range(-8, 9), (False, True)):
        hiring = ask(kinds.HIRE, 1, kinds.hire(change, may))
        assert (kinds.hire_change(hiring), kinds.may_decline(hiring)) == (change, may)
    for must in (False, True):
        building = ask(kinds.STATION, 1, kinds.station(9, must))
        assert (kinds.station_number(building), kinds.may_decline(building)) == (9, not must)
    for value, extraordinary in product((0, 18, 255), (False, True)):
        delivery = ask(kinds.CITY, 1, kinds.deliver(value, extraordinary))
        assert (kinds.deliver_value(delivery), kinds.may_decline(delivery)) == (value, extraordinary)
