"""The arena on a Ray cluster. Ray is an extra: `pip install bunkhouse[cluster]`."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Iterator, Sequence

import ray
from ray import ObjectRef

from bunkhouse.bots.measure.arena import Contest, Outcome, Player
from bunkhouse.core.words import Mistake

AHEAD = 256  # deals handed out and not yet taken back, so that no processor is idle


def play_on_cluster(address: str) -> Player:
    """Deals as tasks of the cluster at this address; `local` starts one on this machine, `auto` finds one."""

    def play(contest: Contest, deals: Sequence[int]) -> Iterator[list[Outcome]]:
        started = not ray.is_initialized()
        if started:
            os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError) as trouble:
                raise Mistake("arena-bad-cluster", address=address, trouble=str(trouble)) from None
        try:
            task = ray.remote(play_deal)
            waiting: deque[ObjectRef[list[Outcome]]] = deque()
            for deal in deals:
                waiting.append(task.remote(contest, deal))
                if len(waiting) >= AHEAD:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            if started:
                ray.shutdown()

    return play


def play_deal(contest: Contest, deal: int) -> list[Outcome]:
    """On some machine of the cluster, which has Bunkhouse installed."""

    return contest.play(deal)
