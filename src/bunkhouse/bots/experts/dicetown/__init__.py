"""Dice Town: exact odds and an estimate of what everything is worth, alone (the gambler) and in the search.

There are two opinions. They share `odds.py` (exact odds of dice) and the guess how many rounds are left, nothing else:

- What a *thing* is worth now: `worth.py`. Among two, a dollar, the badge and a card in hand are worth what `duel.toml`
  says (read by `duel.py`); among three and more, what the constants of `worth.py` say. Locations, thefts and the Doc
  are added up from these. `decide.py` takes every decision by it: the dice in `cups.py`, ties in `bribes.py`, all else
  in town in `cards.py`. Those compare; their only prices are a few constants at their top.
- What a *position* promises: the features of `evaluator.py`, each times its weight in `weights.toml`, whatever the
  number of players.

Who goes by which:

- gambler, and trail-boss when it plays: things alone (`decide.py`), without a search.
- greedy: positions alone, at the end of its turn.
- greenhorn, cowhand, foreman, `search:…` and hints: the search (`bots/search`) by positions. Of dice to keep, plan,
  turn or give back `judge.py` tells what each choice is worth, by things; in every other decision it only names what
  `decide.py` would take, and that is looked at first.

So to the gambler a claim is worth `claim` and `card` of `duel.toml` among two, and its points times `IN_HAND` of
`worth.py` among more; to greedy and to the search it is the weights of `points`, `in-hand` and `robbed`, and of `hall`
while it can still be won this round.

`bunkhouse fit dicetown` writes `weights.toml` (`experts/fitting.py`), with `--way duel` it writes `duel.toml`
(`fitting.py` here). No fit writes the constants of `worth.py`.
"""

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
