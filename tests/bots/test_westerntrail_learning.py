"""Learning the outlook of Great Western Trail: which samples there are, what the network should say, that it learns."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterator
from pathlib import Path

import pytest

from bunkhouse.bots.experts.westerntrail import learning, mending
from bunkhouse.bots.experts.westerntrail.features import FEATURE_NAMES, features
from bunkhouse.bots.experts.westerntrail.learning import (
    BIASED,
    KEPT,
    LONGEST,
    TRACE,
    Samples,
    mean_of,
    merged,
    network_of,
    play_training_game,
    random_policy,
    read_anew,
    targets,
)
from bunkhouse.bots.experts.westerntrail.network import NETWORK
from bunkhouse.bots.experts.westerntrail.self_play import Moment, Policy, self_play
from bunkhouse.bots.experts.westerntrail.turn import Beam
from bunkhouse.bots.experts.westerntrail.weights import WEIGHTS, read_network
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


def at_random(state: WesternTrailState, random: Random, policies: list[Policy], odd: int) -> list[Moment]:
    """Stands in for a game of the drover, which takes long where nothing is compiled."""
    samples = []
    turn = 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        legal = state.legal_actions(seat)
        state.apply(seat, legal[random.below(len(legal))])
        if random.below(9) == 0:
            samples.append(Moment(state, 0, turn, turn % 3 == 1))
            turn += 1
    return samples


def samples(rows: list[tuple[int, int, bool, int]]) -> Samples:
    """One game of one seat: turn, points so far, in between, points in the end."""
    facts = [(0, 2, 0, turn, between, 500, sure * 100, final * 100) for turn, sure, between, final in rows]
    return Samples(np.zeros((len(rows), len(FEATURE_NAMES)), np.int16), np.array(facts, np.int32))


def test_a_turn_is_worth_what_was_thought_of_the_next_and_what_came_of_it() -> None:
    taught = samples([(0, 10, False, 40), (1, 20, False, 40), (1, 15, True, 40), (2, 30, False, 40)])
    thought = np.array([0, 8, 0, 2], np.float32)
    last = 40.0  # nothing follows it but the end
    second = (1 - TRACE) * (30 + 2) + TRACE * last
    first = (1 - TRACE) * (20 + 8) + TRACE * second
    before_second = (1 - TRACE) * (20 + 8) + TRACE * second
    wanted = [first - 10, second - 20, before_second - 15, last - 30]
    assert list(targets(taught, thought)) == pytest.approx(wanted, abs=1e-4)


def test_biases_are_for_features_that_there_are() -> None:
    for subject in BIASED:
        assert fnmatch.filter(FEATURE_NAMES, subject), subject
    random = Random("biases")
    several = [random_policy(random) for _ in range(200)]
    assert 20 < sum(policy.biased_turns == LONGEST for policy in several) < 60
    assert 30 < sum(policy.biased_turns == 0 for policy in several) < 80
    for policy in several:
        assert (policy.bias == []) == (policy.biased_turns in (0, LONGEST))
        assert (policy.beam.rivalry > 0) == (policy.biased_turns == LONGEST)
        liked = {FEATURE_NAMES[feature] for feature, more in enumerate(policy.bias) if more}
        assert len(liked) < len(FEATURE_NAMES) / 4
        assert not any("lasting" in name for name in liked)


@pytest.mark.skipif(not compiled(), reason="interpreted, a game of the drover takes half a minute")
def test_a_seat_gives_no_samples_while_it_is_biased() -> None:
    state = GAME.new_state(3)
    assert isinstance(state, WesternTrailState)
    beam = Beam(1, 1)
    policies = [Policy(beam, [], 0), Policy(beam, [1] * len(FEATURE_NAMES), 9), Policy(beam, [], LONGEST)]
    samples = self_play(state, Random("biased"), policies, 500)
    assert {one.seat for one in samples} == {0, 1}
    assert min(one.turn for one in samples if one.seat == 0) == 0
    assert min(one.turn for one in samples if one.seat == 1) == 9
    assert state.is_over()
    assert NETWORK.bias[:] == NETWORK.bias[:0]


def test_a_bias_changes_what_is_thought_of_a_position() -> None:
    state = GAME.new_state(2)
    assert isinstance(state, WesternTrailState)
    random = Random("bias")
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample_chance(random))
    x = features(state, 0)
    feature = next(number for number in range(len(x)) if x[number])
    before = NETWORK.value(x)
    try:
        NETWORK.bias_by([2000 if number == feature else 0 for number in range(len(x))])
        assert NETWORK.value(x) == pytest.approx(int(before) + 200 * int(x[feature]) / 1000, abs=1)
    finally:
        NETWORK.bias_by([])
    assert NETWORK.value(x) == before


def test_games_keep_apart_when_samples_are_merged() -> None:
    one = samples([(0, 1, False, 30), (1, 2, False, 30)])
    both = merged([one, merged([one, one])])
    assert both.games() == 3
    nothing = Samples(np.zeros(0, np.int16), np.zeros(0, np.int32))
    assert merged([nothing, one]).games() == 1
    assert list(both.facts[:, 0]) == [0, 0, 1, 1, 2, 2]
    assert both.mean() == 30


def test_the_network_learns_and_is_written_down(tmp_path: Path) -> None:
    """Points made from the features by a rule: learning brings the network nearer to it."""
    random = np.random.default_rng(3)
    features = (random.random((2000, len(FEATURE_NAMES))) < 0.1).astype(np.int16) * 1000
    points = 10 * features[:, 5] // 1000 + 6 * (features[:, 7] & features[:, 9]) // 1000
    game = np.arange(2000) // 40
    column = np.zeros(2000, np.int64)
    facts = np.stack([game, column + 2, column, np.arange(2000) % 40, column + 1, column + 500, column, points * 100])
    taught = Samples(features, facts.T.astype(np.int32))
    network = network_of(WEIGHTS)
    errors = [network.learn(taught) for _ in range(4)]
    assert errors[3] < errors[0]
    path = tmp_path / "weights.toml"
    path.write_text(network.written("learnt from a rule"))
    again = network_of(path)
    assert np.abs(again.values(features) - network.values(features)).max() < 1.0
    assert read_network(path, FEATURE_NAMES).spread[0] > 0


def test_the_mean_of_two_networks() -> None:
    one, other = network_of(WEIGHTS), network_of(WEIGHTS)
    other.inner += 2
    other.offset -= 1
    mean = mean_of([one, other])
    assert np.allclose(mean.inner, one.inner + 1, atol=1e-5)
    assert np.allclose(mean.offset, one.offset - 0.5, atol=1e-5)
    assert np.allclose(mean.outer, one.outer)
    assert mean.spread == other.spread


def test_a_game_gives_samples_with_the_points_of_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "self_play", at_random)
    taught = play_training_game(WEIGHTS, "s", 7)
    assert set(taught.facts[:, 1]) == {3}
    assert len(set(taught.facts[:, 7])) == 1
    again = play_training_game(WEIGHTS, "s", 7)
    assert (again.features == taught.features).all()


def test_perturbations_that_bring_points_are_found_and_others_left_alone() -> None:
    """Points by a rule: the first one is good for its seat, the second one bad, the third only for the other seat."""
    random = np.random.default_rng(5)
    trials = []
    for _ in range(600):
        strengths = random.normal(size=(2, len(mending.PERTURBATIONS)))
        points = [round(80 + 6 * own[0] - 4 * own[1] - 9 * other[2]) for own, other in (strengths, strengths[::-1])]
        trials.append(mending.Trial(strengths.tolist(), points))
    gain, error = mending.gains(trials)
    assert gain[:3] == pytest.approx([6, -4, -9 * mending.COMPANY], abs=0.2)
    assert error.max() < 0.1
    network, before = network_of(WEIGHTS), network_of(WEIGHTS)
    assert mending.mend(network, trials) == pytest.approx(80, abs=1)
    moved = [float((network.plain - before.plain)[features].mean()) / size for features, size in mending.PERTURBATIONS]
    assert moved[0] == pytest.approx(6 * mending.STEP * mending.STRENGTH / 1000, rel=0.05)
    assert moved[1] < -1
    assert max(abs(one) for one in moved[3:]) < 0.1
    assert (network.inner == before.inner).all()


def test_a_trial_is_repeated_with_opposite_perturbations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mending, "self_play", at_random)
    trials = [mending.play_trial(WEIGHTS, "t", number) for number in range(4)]
    assert trials[1].strengths == [[-one for one in seat] for seat in trials[0].strengths]
    assert trials[2].strengths != trials[0].strengths
    strengths = [one for trial in trials for seat in trial.strengths for one in seat]
    assert 0.6 < np.std(strengths) < 1
    assert all(features for features, _ in mending.PERTURBATIONS)
    assert sum(map(len, (features for features, _ in mending.PERTURBATIONS))) == len(
        {feature for features, _ in mending.PERTURBATIONS for feature in features}
    )


def test_the_command_mends(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(mending, "self_play", at_random)
    where = tmp_path / "weights.toml"
    words = ("fit", "westerntrail", "--way", "mend", "--games", "60", "--rounds", "2", "--write", where)
    few = run(*words)
    assert few.code == 2
    assert "300" in few.err
    assert not where.exists()
    monkeypatch.setattr(mending, "FEWEST", 60)
    done = run(*words)
    assert done.code == 0, done.err
    assert read_network(where, FEATURE_NAMES).hidden == read_network(WEIGHTS, FEATURE_NAMES).hidden
    assert "--way mend" in where.read_text(encoding="utf-8").splitlines()[1]


def test_the_command_learns_in_rounds(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(learning, "self_play", at_random)
    where, data = tmp_path / "weights.toml", tmp_path / "kept.npz"
    done = run("fit", "westerntrail", "--games", "2", "--rounds", "2", "--write", where, "--samples", data)
    assert done.code == 0, done.err
    assert read_network(where, FEATURE_NAMES).hidden == read_network(WEIGHTS, FEATURE_NAMES).hidden
    assert Samples.load(data).games() == 4 <= 2 * KEPT
