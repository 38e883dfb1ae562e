"""Dice Town: exact odds and an estimate of what everything is worth, alone (the gambler) and in the search."""

from bunkhouse.bots.experts.dicetown.evaluator import FEATURES, FITTED, WEIGHTS_FILE, DiceTownEvaluator
from bunkhouse.bots.experts.dicetown.gambler import GamblerBot
from bunkhouse.bots.experts.dicetown.judge import DiceTownJudge
from bunkhouse.bots.experts.expert import USUAL, Expert

EXPERT = Expert(
    evaluator=DiceTownEvaluator(),
    features=FEATURES,
    weights=FITTED.weights,
    judge=DiceTownJudge,
    searching={"faith": 500.0, "softness": 0.001, "effort": 0.05},
    bots={"gambler": GamblerBot},
    weights_file=WEIGHTS_FILE,
    fits={
        USUAL: "bunkhouse.bots.experts.fitting:fit_weights",
        "duel": "bunkhouse.bots.experts.dicetown.fitting:fit_duel",
    },
)
