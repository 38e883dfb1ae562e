"""Which step answers which kind of frame (kinds.py), in the order of their numbers."""

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.steps import Whole
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules import cups, doc, kinds, playing, reveal, rounds, saloon, shopping, ties, town
from bunkhouse.games.dicetown.rules.hidden import redeal
from bunkhouse.games.dicetown.rules.scoring import ranking, scores
from bunkhouse.games.dicetown.rules.state import STEPS, DiceTownState


class DiceTownWhole(Whole[DiceTownState]):
    def scores(self, state: DiceTownState) -> vec[i64]:
        return scores(state)

    def ranking(self, state: DiceTownState) -> vec[i64]:
        return ranking(state)

    def redeal(self, state: DiceTownState, seat: i64, random: Random) -> DiceTownState:
        return redeal(state, seat, random)


STEPS.whole = DiceTownWhole()
STEPS.add(kinds.FIRST_SHERIFF, rounds.FirstSheriff())
STEPS.add(kinds.TURN_CLAIM, rounds.TurnClaim())
STEPS.add(kinds.FILL_ROW, rounds.FillRow())
STEPS.add(kinds.NEW_ROUND, rounds.NewRound())
STEPS.add(kinds.END_ROUND, rounds.EndRound())
STEPS.add(kinds.FINAL_TIE, rounds.FinalTie())
STEPS.add(kinds.ROLL_CUPS, cups.RollCups())
STEPS.add(kinds.ROLL, cups.Roll())
STEPS.add(kinds.OPEN_COMMIT, cups.OpenCommit())
STEPS.add(kinds.COMMIT, cups.Commit())
STEPS.add(kinds.REVEAL, reveal.Reveal())
STEPS.add(kinds.PAY, reveal.Pay())
STEPS.add(kinds.PAY_SEAT, reveal.PaySeat())
STEPS.add(kinds.QUICK_DRAW, reveal.QuickDraw())
STEPS.add(kinds.TRIM, reveal.Trim())
STEPS.add(kinds.COLLECT, reveal.Collect())
STEPS.add(kinds.CHEAT, reveal.Cheat())
STEPS.add(kinds.CHEATER, reveal.Cheater())
STEPS.add(kinds.SET_ASIDE, reveal.SetAside())
STEPS.add(kinds.LAST_ROLL, cups.LastRoll())
STEPS.add(kinds.WINDOW, playing.Window())
STEPS.add(kinds.REACT, playing.React())
STEPS.add(kinds.REACTED, playing.Reacted())
STEPS.add(kinds.WANTED, playing.Wanted())
STEPS.add(kinds.WANTED_IN, playing.WantedIn())
STEPS.add(kinds.EFFECT, playing.Effect())
STEPS.add(kinds.JOE, playing.Joe())
STEPS.add(kinds.LOCATION, town.Location())
STEPS.add(kinds.VISIT, town.Visit())
STEPS.add(kinds.TAKE_NUGGETS, town.TakeNuggets())
STEPS.add(kinds.TRIGGER, shopping.Trigger())
STEPS.add(kinds.PERFORM, shopping.Perform())
STEPS.add(kinds.SHOP, shopping.Shop())
STEPS.add(kinds.DRAW_NEXT, shopping.DrawNext())
STEPS.add(kinds.DRAW, shopping.Draw())
STEPS.add(kinds.CHOOSE_CARD, shopping.ChooseCard())
STEPS.add(kinds.KEEP_CARD, shopping.KeepCard())
STEPS.add(kinds.THEFTS, saloon.Thefts())
STEPS.add(kinds.THEFT, saloon.Theft())
STEPS.add(kinds.VICTIM, saloon.Victim())
STEPS.add(kinds.GRAB, saloon.Grab())
STEPS.add(kinds.GRAB_TYPES, saloon.GrabTypes())
STEPS.add(kinds.STEAL, saloon.Steal())
STEPS.add(kinds.CHOOSE_LOOT, saloon.ChooseLoot())
STEPS.add(kinds.KEEP_LOOT, saloon.KeepLoot())
STEPS.add(kinds.MOVE_BADGE, town.MoveBadge())
STEPS.add(kinds.HAND_OUT, town.HandOut())
STEPS.add(kinds.SECRET_CLAIM, town.SecretClaim())
STEPS.add(kinds.PUT_UNDER, town.PutUnder())
STEPS.add(kinds.DOC_ORDER, doc.DocOrder())
STEPS.add(kinds.NEXT_PATIENT, doc.NextPatient())
STEPS.add(kinds.PATIENT, doc.Patient())
STEPS.add(kinds.CONSOLE, doc.Console())
STEPS.add(kinds.FENCE, doc.Fence())
STEPS.add(kinds.TIE, ties.Tie())
STEPS.add(kinds.OFFER, ties.Offer())
STEPS.add(kinds.OFFERS_IN, ties.OffersIn())
STEPS.add(kinds.OUTBID, ties.Outbid())
STEPS.add(kinds.DECIDE, ties.Decide())
STEPS.add(kinds.BRIBE, ties.Bribe())
STEPS.add(kinds.PAY_BRIBES, ties.PayBribes())
