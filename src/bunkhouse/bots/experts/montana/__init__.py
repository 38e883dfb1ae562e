"""Montana: an evaluator with fitted weights for the tree search."""

from functools import partial

from bunkhouse.bots.experts.expert import USUAL, Expert
from bunkhouse.bots.experts.fitting import fit_weights
from bunkhouse.bots.experts.montana.evaluator import FEATURES, FITTED, WEIGHTS_FILE, MontanaEvaluator

EXPERT = Expert(
    evaluator=MontanaEvaluator(),
    features=FEATURES,
    weights=FITTED.weights,
    searching={"effort": 0.5, "crowd": 1},
    fits={USUAL: partial(fit_weights, WEIGHTS_FILE)},
)
