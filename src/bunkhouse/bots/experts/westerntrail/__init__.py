"""Great Western Trail: whole turns planned and played on (the drover and the levels), judged by a learning network."""

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
