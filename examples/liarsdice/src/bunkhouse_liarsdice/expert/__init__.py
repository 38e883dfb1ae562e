"""Liar's dice: exact odds, alone (the cardsharp) and in the search, as its evaluator and its judge."""

from bunkhouse.bots.experts.expert import Expert
from bunkhouse_liarsdice.expert.cardsharp import CardsharpBot
from bunkhouse_liarsdice.expert.evaluator import LiarsDiceEvaluator
from bunkhouse_liarsdice.expert.judge import LiarsDiceJudge

EXPERT = Expert(
    evaluator=LiarsDiceEvaluator(),
    judge=LiarsDiceJudge,
    # A deal shows the search what nobody can know, so it believes the odds; more looks bring little.
    searching={"faith": 500.0, "effort": 0.1},
    bots={"cardsharp": CardsharpBot},
)
