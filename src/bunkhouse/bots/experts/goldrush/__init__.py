"""Gold Rush: an evaluator with fitted weights for the tree search."""

from bunkhouse.bots.experts.expert import USUAL, Expert
from bunkhouse.bots.experts.goldrush.evaluator import FEATURES, FITTED, WEIGHTS_FILE, GoldRushEvaluator

EXPERT = Expert(
    evaluator=GoldRushEvaluator(),
    features=FEATURES,
    weights=FITTED.weights,
    searching={"onward": 1, "effort": 0.2, "crowd": 1},
    weights_file=WEIGHTS_FILE,
    fits={USUAL: "bunkhouse.bots.experts.fitting:fit_weights"},
)
