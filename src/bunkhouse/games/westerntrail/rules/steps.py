"""Which step answers which kind of frame (kinds.py), in the order of their numbers."""

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.steps import Whole
from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import (
    asking,
    bidding,
    buying,
    dealing,
    delivery,
    effects,
    engines,
    herd,
    hiring,
    kansas,
    kinds,
    stations,
    turns,
    village,
)
from bunkhouse.games.westerntrail.rules.asking import Declinable
from bunkhouse.games.westerntrail.rules.hidden import redeal
from bunkhouse.games.westerntrail.rules.scoring import scores
from bunkhouse.games.westerntrail.rules.state import STEPS, WesternTrailState


class WesternTrailWhole(Whole[WesternTrailState]):
    def scores(self, state: WesternTrailState) -> vec[i64]:
        return scores(state)

    def redeal(self, state: WesternTrailState, seat: i64, random: Random) -> WesternTrailState:
        return redeal(state, seat, random)


STEPS.whole = WesternTrailWhole()
STEPS.add(kinds.SETUP, dealing.Setup())
STEPS.add(kinds.FIRST_PLAYER, dealing.FirstPlayer())
STEPS.add(kinds.MASTER, dealing.Master())
STEPS.add(kinds.NEUTRAL, dealing.Neutral())
STEPS.add(kinds.SIDE, dealing.Side())
STEPS.add(kinds.TILE, dealing.Tile())
STEPS.add(kinds.MARKET_CARD, dealing.MarketCard())
STEPS.add(kinds.FILL_MARKET, dealing.FillMarket())
STEPS.add(kinds.OBJECTIVE_CARD, dealing.ObjectiveCard())
STEPS.add(kinds.FILL_DISPLAY, dealing.FillDisplay())
STEPS.add(kinds.STARTING, dealing.Starting())
STEPS.add(kinds.DRAW, herd.Draw())
STEPS.add(kinds.DRAW_CARD, herd.DrawCard())
STEPS.add(kinds.NEXT_TURN, turns.NextTurn())
STEPS.add(kinds.START, turns.Start())
STEPS.add(kinds.MOVE, turns.Move())
STEPS.add(kinds.ENTER, turns.Enter())
STEPS.add(kinds.STOP, turns.Stop())
STEPS.add(kinds.ACT, turns.Act())
STEPS.add(kinds.PHASE_C, turns.PhaseC())
STEPS.add(kinds.END_TURN, turns.EndTurn())
STEPS.add(kinds.EFFECT, effects.RunEffect())
STEPS.add(kinds.BONUS, Declinable(effects.Bonus()))
STEPS.add(kinds.HIRE, Declinable(hiring.Hire()))
STEPS.add(kinds.BUILD, Declinable(hiring.Build()))
STEPS.add(kinds.BUILD_SPACE, hiring.BuildSpace())
STEPS.add(kinds.TAKE_OBJECTIVE, Declinable(effects.TakeObjective()))
STEPS.add(kinds.ENGINE_FORWARD, Declinable(engines.EngineForward()))
STEPS.add(kinds.ENGINE_BACK, engines.EngineBack())
STEPS.add(kinds.STATION_HERE, stations.StationHere())
STEPS.add(kinds.STATION, Declinable(stations.Station()))
STEPS.add(kinds.MASTER_OFFER, Declinable(stations.MasterOffer()))
STEPS.add(kinds.LINE_END, engines.LineEnd())
STEPS.add(kinds.LINE_BACK, engines.LineBack())
STEPS.add(kinds.LINE_MONEY, engines.LineMoney())
STEPS.add(kinds.TRADE, Declinable(village.Trade()))
STEPS.add(kinds.HAZARD, Declinable(village.Hazard()))
STEPS.add(kinds.BUY, buying.Buy())
STEPS.add(kinds.PURCHASE, buying.Purchase())
STEPS.add(kinds.BUY_SECOND, Declinable(buying.BuySecond()))
STEPS.add(kinds.DRAW_NUMBER, Declinable(herd.DrawNumber()))
STEPS.add(kinds.DISCARD, herd.Discard())
STEPS.add(kinds.REMOVE, Declinable(herd.Remove()))
STEPS.add(kinds.AUX, Declinable(effects.Aux()))
STEPS.add(kinds.TRIP, Declinable(turns.Trip()))
STEPS.add(kinds.ADJACENT, effects.Adjacent())
STEPS.add(kinds.STATION_BEHIND, stations.StationBehind())
STEPS.add(kinds.CITY, Declinable(delivery.City()))
STEPS.add(kinds.CITY_DISC, delivery.CityDisc())
STEPS.add(kinds.TRANSPORT, delivery.Transport())
STEPS.add(kinds.FORESIGHT, kansas.Foresight())
STEPS.add(kinds.CHOOSE_TILE, kansas.ChooseTile())
STEPS.add(kinds.KANSAS_CARDS, kansas.KansasCards())
STEPS.add(kinds.KANSAS_PLAY, kansas.KansasPlay())
STEPS.add(kinds.INCOME, kansas.Income())
STEPS.add(kinds.CERTIFICATES, kansas.Certificates())
STEPS.add(kinds.DELIVER, kansas.Deliver())
STEPS.add(kinds.LEAVE_KANSAS, kansas.LeaveKansas())
STEPS.add(kinds.REFILL, dealing.Refill())
STEPS.add(kinds.POSE, asking.Pose())
STEPS.add(kinds.OFFER, effects.Offer())
STEPS.add(kinds.BIDDING, bidding.Bidding())
STEPS.add(kinds.BID, bidding.Bid())
