"""Liar's dice: exact odds, alone (the cardsharp) and as an evaluator for the search."""

from bunkhouse.bots.experts.expert import Expert
from bunkhouse_liarsdice.expert.cardsharp import CardsharpBot
from bunkhouse_liarsdice.expert.evaluator import LiarsDiceEvaluator

EXPERT = Expert(evaluator=LiarsDiceEvaluator(), bots={"cardsharp": CardsharpBot})
