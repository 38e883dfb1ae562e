"""Learning the outlook of Great Western Trail: what is noted, what is wanted of the network, that it learns."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterator
from pathlib import Path

import pytest

from bunkhouse.bots.experts.westerntrail import learning as schooling
from bunkhouse.bots.experts.westerntrail import mending as tasting
from bunkhouse.bots.experts.westerntrail.features import FEATURE_NAMES, features
from bunkhouse.bots.experts.westerntrail.learning import (
    KEPT,
    LONGEST,
    SUBJECTS,
    TRACE,
    Lesson,
    mean_of,
    play_a_lesson,
    pupil_of,
    read_anew,
    some_habits,
    targets,
    together,
)
from bunkhouse.bots.experts.westerntrail.network import NETWORK
from bunkhouse.bots.experts.westerntrail.practice import Habits, Noted, practise
from bunkhouse.bots.experts.westerntrail.turn import Beam
from bunkhouse.bots.experts.westerntrail.weights import WEIGHTS, read_weights
from bunkhouse.core.build import compiled
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY
from bunkhouse.games.westerntrail import GAME
from bunkhouse.games.westerntrail.rules.state import WesternTrailState
from tests.cli.conftest import Run, run  # noqa: F401  a fixture

np = pytest.importorskip("numpy", reason="NumPy is an extra: pip install bunkhouse[fit]")


@pytest.fixture(autouse=True)
def _the_weights_of_the_house() -> Iterator[None]:
    """Whatever a test learns, the next one plays with what everybody plays with."""
    yield
    read_anew(WEIGHTS)


def at_random(state: WesternTrailState, random: Random, habits: list[Habits], odd: int) -> list[Noted]:
    """Stands in for a game of the drover, which takes long where nothing is compiled."""
    noted = []
    turn = 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        legal = state.legal_actions(seat)
        state.apply(seat, legal[random.below(len(legal))])
        if random.below(9) == 0:
            noted.append(Noted(state, 0, turn, turn % 3 == 1))
            turn += 1
    return noted


def lesson(rows: list[tuple[int, int, bool, int]]) -> Lesson:
    """One game of one seat: turn, points so far, in between, points in the end."""
    facts = [(0, 2, 0, turn, between, 500, sure * 100, final * 100) for turn, sure, between, final in rows]
    return Lesson(np.zeros((len(rows), len(FEATURE_NAMES)), np.int16), np.array(facts, np.int32))


def test_a_turn_is_worth_what_was_thought_of_the_next_and_what_came_of_it() -> None:
    taught = lesson([(0, 10, False, 40), (1, 20, False, 40), (1, 15, True, 40), (2, 30, False, 40)])
    thought = np.array([0, 8, 0, 2], np.float32)
    last = 40.0  # nothing follows it but the end
    second = (1 - TRACE) * (30 + 2) + TRACE * last
    first = (1 - TRACE) * (20 + 8) + TRACE * second
    before_second = (1 - TRACE) * (20 + 8) + TRACE * second
    wanted = [first - 10, second - 20, before_second - 15, last - 30]
    assert list(targets(taught, thought)) == pytest.approx(wanted, abs=1e-4)


def test_tastes_are_for_features_that_there_are() -> None:
    for subject in SUBJECTS:
        assert fnmatch.filter(FEATURE_NAMES, subject), subject
    random = Random("tastes")
    several = [some_habits(random) for _ in range(200)]
    assert 20 < sum(habits.sober == LONGEST for habits in several) < 60
    assert 30 < sum(habits.sober == 0 for habits in several) < 80
    for habits in several:
        assert (habits.taste == []) == (habits.sober in (0, LONGEST))
        assert (habits.beam.rivalry > 0) == (habits.sober == LONGEST)
        liked = {FEATURE_NAMES[feature] for feature, more in enumerate(habits.taste) if more}
        assert len(liked) < len(FEATURE_NAMES) / 4
        assert not any("lasting" in name for name in liked)


@pytest.mark.skipif(not compiled(), reason="interpreted, a game of the drover takes half a minute")
def test_nothing_is_noted_of_a_seat_before_it_is_sober() -> None:
    state = GAME.new_state(3)
    assert isinstance(state, WesternTrailState)
    beam = Beam(1, 1)
    habits = [Habits(beam, [], 0), Habits(beam, [1] * len(FEATURE_NAMES), 9), Habits(beam, [], LONGEST)]
    noted = practise(state, Random("sober"), habits, 500)
    assert {one.seat for one in noted} == {0, 1}
    assert min(one.turn for one in noted if one.seat == 0) == 0
    assert min(one.turn for one in noted if one.seat == 1) == 9
    assert state.is_over()
    assert NETWORK.taste[:] == NETWORK.taste[:0]


def test_a_taste_changes_what_is_thought_of_a_position() -> None:
    state = GAME.new_state(2)
    assert isinstance(state, WesternTrailState)
    random = Random("taste")
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample_chance(random))
    x = features(state, 0)
    feature = next(number for number in range(len(x)) if x[number])
    before = NETWORK.value(x)
    try:
        NETWORK.like([2000 if number == feature else 0 for number in range(len(x))])
        assert NETWORK.value(x) == pytest.approx(int(before) + 200 * int(x[feature]) / 1000, abs=1)
    finally:
        NETWORK.like([])
    assert NETWORK.value(x) == before


def test_games_keep_apart_when_lessons_are_put_together() -> None:
    one = lesson([(0, 1, False, 30), (1, 2, False, 30)])
    both = together([one, together([one, one])])
    assert both.games() == 3
    nothing = Lesson(np.zeros(0, np.int16), np.zeros(0, np.int32))
    assert together([nothing, one]).games() == 1
    assert list(both.facts[:, 0]) == [0, 0, 1, 1, 2, 2]
    assert both.mean() == 30


def test_the_pupil_learns_and_is_written_down(tmp_path: Path) -> None:
    """Points made from the features by a rule: learning brings the network nearer to it."""
    random = np.random.default_rng(3)
    features = (random.random((2000, len(FEATURE_NAMES))) < 0.1).astype(np.int16) * 1000
    points = 10 * features[:, 5] // 1000 + 6 * (features[:, 7] & features[:, 9]) // 1000
    game = np.arange(2000) // 40
    column = np.zeros(2000, np.int64)
    facts = np.stack([game, column + 2, column, np.arange(2000) % 40, column + 1, column + 500, column, points * 100])
    taught = Lesson(features, facts.T.astype(np.int32))
    pupil = pupil_of(WEIGHTS)
    errors = [pupil.learn(taught) for _ in range(4)]
    assert errors[3] < errors[0]
    path = tmp_path / "weights.toml"
    path.write_text(pupil.written("learnt from a rule"))
    again = pupil_of(path)
    assert np.abs(again.values(features) - pupil.values(features)).max() < 1.0
    assert read_weights(path, FEATURE_NAMES).spread[0] > 0


def test_the_mean_of_two_pupils() -> None:
    one, other = pupil_of(WEIGHTS), pupil_of(WEIGHTS)
    other.inner += 2
    other.offset -= 1
    mean = mean_of([one, other])
    assert np.allclose(mean.inner, one.inner + 1, atol=1e-5)
    assert np.allclose(mean.offset, one.offset - 0.5, atol=1e-5)
    assert np.allclose(mean.outer, one.outer)
    assert mean.spread == other.spread


def test_a_game_is_noted_with_the_points_of_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schooling, "practise", at_random)
    taught = play_a_lesson(WEIGHTS, "s", 7)
    assert set(taught.facts[:, 1]) == {3}
    assert len(set(taught.facts[:, 7])) == 1
    again = play_a_lesson(WEIGHTS, "s", 7)
    assert (again.features == taught.features).all()


def test_tastes_that_bring_points_are_found_and_others_left_alone() -> None:
    """Points by a rule: the first taste is good for its seat, the second one bad, the third only for the other one."""
    random = np.random.default_rng(5)
    trials = []
    for _ in range(600):
        tastes = random.normal(size=(2, len(tasting.TASTES)))
        points = [round(80 + 6 * own[0] - 4 * own[1] - 9 * other[2]) for own, other in (tastes, tastes[::-1])]
        trials.append(tasting.Trial(tastes.tolist(), points))
    gain, error = tasting.brought(trials)
    assert gain[:3] == pytest.approx([6, -4, -9 * tasting.COMPANY], abs=0.2)
    assert error.max() < 0.1
    pupil, before = pupil_of(WEIGHTS), pupil_of(WEIGHTS)
    assert tasting.mend(pupil, trials) == pytest.approx(80, abs=1)
    moved = [float((pupil.plain - before.plain)[features].mean()) / size for features, size in tasting.TASTES]
    assert moved[0] == pytest.approx(6 * tasting.STEP * tasting.STRENGTH / 1000, rel=0.05)
    assert moved[1] < -1
    assert max(abs(one) for one in moved[3:]) < 0.1
    assert (pupil.inner == before.inner).all()


def test_a_trial_is_repeated_with_opposite_tastes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasting, "practise", at_random)
    trials = [tasting.play_a_trial(WEIGHTS, "t", number) for number in range(4)]
    assert trials[1].tastes == [[-one for one in seat] for seat in trials[0].tastes]
    assert trials[2].tastes != trials[0].tastes
    strengths = [one for trial in trials for seat in trial.tastes for one in seat]
    assert 0.6 < np.std(strengths) < 1
    assert all(features for features, _ in tasting.TASTES)
    assert sum(map(len, (features for features, _ in tasting.TASTES))) == len(
        {feature for features, _ in tasting.TASTES for feature in features}
    )


def test_the_command_mends(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(tasting, "practise", at_random)
    where = tmp_path / "weights.toml"
    words = ("fit", "westerntrail", "--mend", "--games", "60", "--rounds", "2", "--write", where)
    few = run(*words)
    assert few.code == 2
    assert "300" in few.err
    assert not where.exists()
    monkeypatch.setattr(tasting, "FEWEST", 60)
    done = run(*words)
    assert done.code == 0, done.err
    assert read_weights(where, FEATURE_NAMES).hidden == read_weights(WEIGHTS, FEATURE_NAMES).hidden
    assert "--mend" in where.read_text(encoding="utf-8").splitlines()[1]


def test_the_command_learns_in_rounds(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(schooling, "practise", at_random)
    where, data = tmp_path / "weights.toml", tmp_path / "kept.npz"
    done = run("fit", "westerntrail", "--games", "2", "--rounds", "2", "--write", where, "--data", data)
    assert done.code == 0, done.err
    assert read_weights(where, FEATURE_NAMES).hidden == read_weights(WEIGHTS, FEATURE_NAMES).hidden
    assert Lesson.load(data).games() == 4 <= 2 * KEPT
