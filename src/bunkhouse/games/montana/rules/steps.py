"""Which step answers which kind of frame (kinds.py), in the order of their numbers."""

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.steps import Whole
from bunkhouse.core.vecs import vec
from bunkhouse.games.montana.rules import (
    building,
    city,
    effects,
    free,
    gains,
    kinds,
    laying,
    mountains,
    recruiting,
    turns,
    working,
)
from bunkhouse.games.montana.rules.hidden import redeal
from bunkhouse.games.montana.rules.scoring import ranking
from bunkhouse.games.montana.rules.state import STEPS, MontanaState


class MontanaWhole(Whole[MontanaState]):
    def ranking(self, state: MontanaState) -> vec[i64]:
        return ranking(state)

    def redeal(self, state: MontanaState, seat: i64, random: Random) -> MontanaState:
        return redeal(state, seat, random)


STEPS.whole = MontanaWhole()
STEPS.add(kinds.SPECIAL_SIDE, laying.SpecialSide())
STEPS.add(kinds.DRAW_TILE, laying.DrawTile())
STEPS.add(kinds.TURN_TILE, laying.TurnTile())
STEPS.add(kinds.LAY_MAP, laying.LayMap())
STEPS.add(kinds.START_PLAYER, laying.StartPlayer())
STEPS.add(kinds.START_FIELD, laying.StartField())
STEPS.add(kinds.PLACE_PIECES, laying.PlacePieces())
STEPS.add(kinds.FIRST_SPIN, laying.FirstSpin())
STEPS.add(kinds.TURN, turns.Turn())
STEPS.add(kinds.DRAW_EVENT, turns.DrawEvent())
STEPS.add(kinds.TURN_START, turns.TurnStart())
STEPS.add(kinds.INVITE, turns.Invite())
STEPS.add(kinds.MAIN, turns.Main())
STEPS.add(kinds.CHOOSE_MAIN, turns.ChooseMain())
STEPS.add(kinds.AFTER_MAIN, turns.AfterMain())
STEPS.add(kinds.CHOOSE_AFTER, turns.ChooseAfter())
STEPS.add(kinds.END_TURN, turns.EndTurn())
STEPS.add(kinds.LOOK, mountains.Look())
STEPS.add(kinds.SEE, mountains.See())
STEPS.add(kinds.TAKE, mountains.Take())
STEPS.add(kinds.CANTEEN, turns.Canteen())
STEPS.add(kinds.SPEND, turns.Spend())
STEPS.add(kinds.NEXT_PLAYER, turns.NextPlayer())
STEPS.add(kinds.SPIN, recruiting.Spin())
STEPS.add(kinds.EXTRA, recruiting.Extra())
STEPS.add(kinds.PAY_GRAIN, recruiting.PayGrain())
STEPS.add(kinds.OVERFLOW, gains.Overflow())
STEPS.add(kinds.RETURN, gains.Return())
STEPS.add(kinds.BANK_WORKERS, working.BankWorkers())
STEPS.add(kinds.AREA_WORKERS, working.AreaWorkers())
STEPS.add(kinds.SMALL_SPACE, working.SmallSpace())
STEPS.add(kinds.SMALL_WORKERS, working.SmallWorkers())
STEPS.add(kinds.OPEN_BID, city.OpenBid())
STEPS.add(kinds.NEXT_BIDDER, city.NextBidder())
STEPS.add(kinds.BIDDER, city.Bidder())
STEPS.add(kinds.BID, city.Bid())
STEPS.add(kinds.REWARDS, city.Rewards())
STEPS.add(kinds.REWARD, city.Reward())
STEPS.add(kinds.SURCHARGE, building.Surcharge())
STEPS.add(kinds.LARGE, building.Large())
STEPS.add(kinds.PIECE, building.Piece())
STEPS.add(kinds.EFFECTS, effects.Effects())
STEPS.add(kinds.WATER, effects.Water())
STEPS.add(kinds.TILE_REWARD, effects.TileReward())
STEPS.add(kinds.TOP_EFFECT, effects.TopEffect())
STEPS.add(kinds.MARKET, effects.Market())
STEPS.add(kinds.EXCHANGE, effects.Exchange())
STEPS.add(kinds.MORE, building.More())
STEPS.add(kinds.CHOOSE_MORE, building.ChooseMore())
STEPS.add(kinds.SELL_WORKERS, free.SellWorkers())
STEPS.add(kinds.SELL_GOODS, free.SellGoods())
STEPS.add(kinds.SHORT_GOODS, gains.ShortGoods())
STEPS.add(kinds.SHORT_WORKERS, gains.ShortWorkers())
STEPS.add(kinds.INSTEAD, gains.Instead())
STEPS.add(kinds.INSTEAD_WORKER, gains.InsteadWorker())
STEPS.add(kinds.PLACE, building.Place())
