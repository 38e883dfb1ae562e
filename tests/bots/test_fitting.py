"""Fitting: the samples are the game's own features, and known weights are found again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bunkhouse.bots.experts import expert_of
from bunkhouse.bots.experts.expert import FitWish
from bunkhouse.bots.experts.fitting import Sample, fit, play_and_note, written
from bunkhouse.bots.experts.goldrush import EXPERT
from bunkhouse.bots.experts.goldrush.evaluator import FEATURES
from bunkhouse.bots.experts.weights import read_weights
from bunkhouse.cli.fit import TerminalCrew
from bunkhouse.core.words import Mistake
from bunkhouse.games.goldrush import GAME
from tests.cli.conftest import Run, run  # noqa: F401  a fixture
from tests.toy import PIG

np = pytest.importorskip("numpy", reason="NumPy is an extra: pip install bunkhouse[fit]")


def test_a_game_is_noted_by_all_seats() -> None:
    noted = play_and_note("goldrush", "s", 5)
    assert len(noted.rows) == len(noted.final) > 60
    assert noted == play_and_note("goldrush", "s", 5)
    assert {row.seat for row in noted.rows} == {0, 1, 2}
    assert all(len(row.features) == len(FEATURES) for row in noted.rows)
    horizons = [row.horizon for row in noted.rows]
    assert horizons == sorted(horizons, reverse=True)
    assert len(set(noted.final)) <= 3


def test_known_weights_are_found_again(tmp_path: Path) -> None:
    """Points made from features by known weights, with noise: the fit finds the weights and the noise of a lead."""
    random = np.random.default_rng(7)
    true = random.uniform(-2, 4, len(FEATURES))
    true[0] = 1.0
    rows = 8000
    features = random.uniform(0, 3, (rows, len(FEATURES)))
    final = features @ true + random.normal(0, 2, rows)
    facts = np.stack([np.arange(rows) // 40, np.full(rows, 2), np.arange(rows) % 2, np.full(rows, 500)], axis=1)
    sample = Sample(features, final, facts)
    found = fit(EXPERT, sample)
    assert found.error == pytest.approx(2 * 2**0.5, rel=0.1)
    assert found.old_error > 2 * found.error
    assert list(found.weights.values()) == pytest.approx(list(true), abs=0.2)
    assert found.games == 200
    path = tmp_path / "weights.toml"
    path.write_text(written(GAME, found))
    assert read_weights(path, FEATURES).weights == [round(100 * weight) for weight in found.weights.values()]
    with pytest.raises(ValueError, match="other features"):
        read_weights(path, FEATURES[1:])
    sample.save(tmp_path / "sample.npz")
    again = Sample.load(tmp_path / "sample.npz")
    assert np.abs(again.features - features).max() < 0.001
    assert (again.facts == facts).all()


def test_the_command_writes_weights_and_learns_from_kept_samples(run: Run, tmp_path: Path) -> None:  # noqa: F811
    words = ("fit", "goldrush", "--games", "2", "--samples", tmp_path / "a.npz", "--write", tmp_path / "a.toml")
    first = run(*words)
    assert first.code == 0, first.err
    text = (tmp_path / "a.toml").read_text()
    assert read_weights(tmp_path / "a.toml", FEATURES).weights[0] == 100
    assert run(*words).code == 0
    assert (tmp_path / "a.toml").read_text() == text


def test_a_game_without_features_cannot_be_fitted() -> None:
    with pytest.raises(Mistake, match="fit-no-features"):
        expert_of(PIG).fit(PIG, FitWish(2, "s"), TerminalCrew(1))
    with pytest.raises(Mistake, match="fit-no-way"):
        EXPERT.fit(GAME, FitWish(2, "s", "duel"), TerminalCrew(1))
