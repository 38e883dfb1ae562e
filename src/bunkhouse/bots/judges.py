"""Which games have an expert of their own in the search."""

from __future__ import annotations

from bunkhouse.bots.experts.dicetown.judge import DiceTownJudge
from bunkhouse.bots.search.judge import Judge

JUDGES: dict[str, type[Judge]] = {"dicetown": DiceTownJudge}


def judge_of(game: str) -> Judge:
    """A new one, which may remember what it has worked out."""
    return JUDGES.get(game, Judge)()
