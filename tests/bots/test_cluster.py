"""The arena on a real Ray cluster of several processes on this machine."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.bots.measure.arena import Contest, play_in_processes
from tests.cli.conftest import Run, run  # noqa: F401  a fixture

ray = pytest.importorskip("ray", reason="Ray is an extra: pip install bunkhouse[cluster]")
cluster = pytest.importorskip("bunkhouse.bots.measure.cluster")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(autouse=True)
def path_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers import the build that is tested."""
    source = str(Path(bunkhouse.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([source, os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")


def test_a_cluster_plays_the_same_games(run: Run) -> None:  # noqa: F811
    contest = Contest("goldrush", 2, {}, ("greedy", "random"), 6, "ray")
    here = list(play_in_processes(1)(contest, range(contest.deals())))
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        there = list(cluster.play_on_cluster("local")(contest, range(contest.deals())))
    finally:
        ray.shutdown()
    assert [(one.bots, one.scores) for deal in there for one in deal] == [
        (one.bots, one.scores) for deal in here for one in deal
    ]
    told = run("arena", "goldrush", "--bots", "greedy", "random", "--games", "2", "--ray", "local", "--json")
    assert told.code == 0, told.err
    assert json.loads(told.out)["games"] == 2
