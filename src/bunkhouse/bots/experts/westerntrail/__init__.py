"""Great Western Trail: whole turns planned and played on (the drover and the levels), judged by a learning network.

There is one opinion, `outlook.py`: the points that a seat has for sure, and what a small network (`network.py`) makes
of its prospects. What these are is told by `features.py` (with `journey.py` for the way to Kansas City), what each
means by `weights.toml` (read by `weights.py`): one set for two, three and four players, whose number is a feature.
Where places are bid for, `outlook.py` adds a number of its own until the first round is over (`EARLY`).

How bots go by it:

- drover: plans its turn with a beam (`turn.py`) and takes the way with the best end.
- greenhorn, cowhand: the same with the beam of `ahead.py`, decision by decision, and they err by temperature.
- foreman, trail-boss: play the best plans on to the end of their next turn (`ahead.py`), some 7 and some 25 times in
  all, and keep to the plan until chance has a say.
- greedy, `search:…`: the outlook alone, at the end of a turn and at the leaves of the tree search.

`drover.py` has the drover and the levels. `bunkhouse fit westerntrail` learns `weights.toml` from self-play
(`learning.py`, `self_play.py`); with `--way mend` it mends what there is by what plays better (`mending.py`).
"""

from bunkhouse.bots.experts.expert import USUAL, Expert
from bunkhouse.bots.experts.westerntrail.drover import DroverBot, LookoutBot
from bunkhouse.bots.experts.westerntrail.outlook import WesternTrailEvaluator

EXPERT = Expert(
    evaluator=WesternTrailEvaluator(),
    thinking=LookoutBot,
    bots={"drover": DroverBot},
    mirror=95.0,
    fits={
        USUAL: "bunkhouse.bots.experts.westerntrail.learning:learn",
        "mend": "bunkhouse.bots.experts.westerntrail.mending:mend_weights",
    },
)
