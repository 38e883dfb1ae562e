"""Montana: an evaluator with fitted weights for the tree search."""

from bunkhouse.bots.experts.expert import USUAL, Expert
from bunkhouse.bots.experts.montana.evaluator import FEATURES, FITTED, WEIGHTS_FILE, MontanaEvaluator

EXPERT = Expert(
    evaluator=MontanaEvaluator(),
    features=FEATURES,
    weights=FITTED.weights,
    searching={"effort": 0.5, "crowd": 1, "reuse": 0},
    weights_file=WEIGHTS_FILE,
    fits={USUAL: "bunkhouse.bots.experts.fitting:fit_weights"},
)
