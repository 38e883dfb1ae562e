"""Everything that is printed once on a card, a column or a space, row by row of components.toml."""

import pytest

from bunkhouse.games.westerntrail import GAME
from bunkhouse.games.westerntrail.edge.arrange import WesternTrailPosition, arrange
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.rows import ObjectiveRow, Space
from bunkhouse.games.westerntrail.rules.state import WesternTrailState
from bunkhouse.games.westerntrail.rules.tasks import TASK_NAMES
from bunkhouse.play import scenarios

NAMES = ("blue", "red")
QUESTIONS = {"draw_up_to": "draw-number", "engine": "engine-forward", "herder_free": "trip-free", "aux": "auxiliary"}


def position(**words: object) -> WesternTrailState:
    return arrange(NAMES, GAME.settle_options({}), WesternTrailPosition(**words))  # type: ignore[arg-type]


def play(state: WesternTrailState, *moves: str) -> None:
    for words in moves:
        seat = state.to_act()
        action = GAME.parse(words)
        assert action in list(state.legal_actions(seat)), words
        state.apply(seat, action)


def legal(state: WesternTrailState) -> list[str]:
    return [GAME.notation(action) for action in state.legal_actions(state.to_act())]


@pytest.mark.parametrize("row", COMPONENTS.objectives, ids=[row.id for row in COMPONENTS.objectives])
def test_immediate_action_of_every_objective(row: ObjectiveRow) -> None:
    """GW-14.3, GW-14.4"""
    state = position(herders={"blue": "A"}, hands={"blue": [row.id]}, display=[], tiles={"flood1": "flood_2_green"})
    play(state, f"play {row.id}")
    assert row.slot is not None
    effect = row.slot.tasks[0].effects[0]
    if effect.verb == "money":
        assert state.money[0] == effect.amount == 2
        return
    question = GAME.decision(state, 0)
    assert question is not None
    assert question.kind == QUESTIONS[effect.verb]
    assert "pass" in legal(state)
    if effect.verb == "engine":
        assert legal(state) == [f"engine {space}" for space in range(1, effect.amount + 1)] + ["pass"]
    elif effect.verb == "draw_up_to":
        assert legal(state) == ["number 1", "number 2", "number 3", "pass"]
    elif effect.verb == "herder_free":
        assert "move E" in legal(state)
        assert "move F" not in legal(state)
    play(state, "pass")
    assert GAME.decision(state, 0) is not None
    assert state.area[list(COMPONENTS.objectives).index(row)] == 1


def test_every_requirement_counts() -> None:
    """GW-14.7 to GW-14.9: each objective alone scores its points with exactly what it needs, and its penalty without
    any one of these things."""
    for row in [*COMPONENTS.objectives, *COMPONENTS.starting_objectives]:
        needs = list(row.needs)
        assert points_with(row, needs) == row.points, row.id
        for missing in set(needs):
            fewer = needs.copy()
            fewer.remove(missing)
            assert points_with(row, fewer) == -row.penalty, (row.id, missing)


def points_with(row: ObjectiveRow, things: list[str]) -> int:
    cattle = {"cattle_3": "holstein", "cattle_4": "west_highland_3", "cattle_5": "texas_longhorn_5"}
    hazards = ["flood_2_green", "flood_3_green", "flood_2_black"]
    state = position(
        phase="end",
        display=[],
        area={"blue": [row.id]},
        buildings={f"a{number + 1}": f"blue {number + 1}" for number in range(things.count("building"))},
        teepees={"blue": [things.count("green_teepee"), things.count("blue_teepee")]},
        hazards={"blue": hazards[: things.count("hazard")]},
        stations={"blue": ["s1", "s2", "s3"][: things.count("station")]},
        discards={"blue": [cattle[thing] for thing in things if thing in cattle]},
        cities={"blue": ["san_francisco"] * things.count("san_francisco")},
    )
    return next(line.points for line in GAME.breakdown(state)[0] if line.category == "objectives")


@pytest.mark.parametrize(("worker", "column"), COMPONENTS.bonuses, ids=[f"{w}_{c}" for w, c in COMPONENTS.bonuses])
def test_immediate_action_of_every_column(worker: str, column: int) -> None:
    """GW-3.6, GW-12.1"""
    workers = [1, 1, 1]
    workers[["cowboy", "craftsman", "engineer"].index(worker)] = column - 1
    state = position(
        phase="stop",
        herders={"blue": "A"},
        workers={"blue": workers},
        jobs=[[worker, "cowboy" if worker == "engineer" else "engineer"]],
        hands={"blue": ["jersey"]},
        money={"blue": 20},
        tiles={"flood1": "flood_2_green", "teepee_1": "blue_teepee"},
    )
    play(state, "do A_2", f"hire 1 {worker}")
    slot = COMPONENTS.bonuses[worker, column]
    effects = slot.tasks[0].effects
    first = {
        "discard": f"do {slot.id}",
        "remove_hazard": "hazard flood1",
        "trade": "trade teepee_1",
        "build": "build 1",
    }
    assert "pass" in legal(state)
    if effects[0].verb == "hire":
        assert "hire 1 cowboy" in legal(state)
        play(state, "hire 1 cowboy")
        assert state.money[0] == 20 - 6 - (6 + effects[0].amount)
        return
    assert first[effects[0].verb] in legal(state)
    play(state, first[effects[0].verb])
    if effects[0].verb == "discard":
        reward = effects[1]
        assert state.money[0] == 14 + (reward.amount if reward.verb == "money" else 0)
        assert state.cubes[0] == (reward.amount if reward.verb == "certificate" else 0)
    elif effects[0].verb == "build":
        play(state, "space a1")
        assert state.money[0] == 14 - effects[0].amount


SPECIALS = [space for space in COMPONENTS.spaces if space.special]


@pytest.mark.parametrize("space", SPECIALS, ids=[space.id for space in SPECIALS])
def test_special_action_of_every_space(space: Space) -> None:
    """GW-2.4"""
    hand = ["jersey", "guernsey"]
    state = position(phase="stop", herders={"blue": space.id}, buildings={space.id: "blue 4"}, hands={"blue": hand})
    play(state, f"do {space.special}")
    if space.special == "cattle_for_certificate":
        assert legal(state) == ["discard jersey", "discard guernsey"]
        play(state, "discard guernsey")
    assert state.cubes[0] == 1
    assert state.money[0] == (0 if space.special == "cattle_for_certificate" else 2)
    other = position(phase="stop", herders={"blue": space.id}, buildings={space.id: "red 4"}, hands={"blue": hand})
    assert f"do {space.special}" not in legal(other), "of others' buildings it cannot be used"


@pytest.mark.parametrize("seats", GAME.seats)
def test_toll_of_every_building(seats: int) -> None:
    """GW-8.8, GW-18"""
    names = ["blue", "red", "white", "yellow"][:seats]
    row = COMPONENTS.by_players[seats]
    price = {"green": row.toll_green, "black": row.toll_black}
    for number in range(1, 11):
        for side, building in (("a", COMPONENTS.buildings[number - 1]), ("b", COMPONENTS.buildings[number + 9])):
            words = WesternTrailPosition(
                herders={"blue": "A"},
                buildings={"a1": f"red {number}"},
                side_b=[number] if side == "b" else [],
                money={"blue": 9},
            )
            state = arrange(names, GAME.settle_options({}), words)
            play(state, "move a1")
            due = sum(price[hand] for hand in building.hands)
            assert (state.money[0], state.money[1]) == (9 - due, due), building.id


def test_every_printed_action_is_played() -> None:
    """GW-13.1 to GW-13.3, GW-14.4: each task of a building, a special action, a worker column, a station master."""
    played = "\n".join(path.read_text(encoding="utf-8") for path in scenarios.files_of(GAME))
    asked_for = [name for name in TASK_NAMES if not name.startswith("aux_") and name[0].islower() is False]
    missing = [name for name in asked_for if f'"do {name}"' not in played]
    assert not missing
