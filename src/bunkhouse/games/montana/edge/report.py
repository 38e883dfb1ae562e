"""From positions to events: called by the rules only when somebody listens."""

from bunkhouse.core.events import tell
from bunkhouse.core.seats import MASK_OF_SEAT
from bunkhouse.games.montana.edge import events
from bunkhouse.games.montana.edge.words import packed_words, place_at
from bunkhouse.games.montana.rules import actions
from bunkhouse.games.montana.rules.areas import area_of, number_of
from bunkhouse.games.montana.rules.contractors import column_of, row_of
from bunkhouse.games.montana.rules.fields import event_goods, lines_completed
from bunkhouse.games.montana.rules.loose import face_of, is_touched
from bunkhouse.games.montana.rules.names import (
    AREA_NAMES,
    CLOSED_NAMES,
    EVENT_CARDS,
    GOLD_TILES,
    PIECE_NAMES,
    SIDE_NAMES,
)
from bunkhouse.games.montana.rules.packs import GOOD_NAMES
from bunkhouse.games.montana.rules.scoring import LAST_ROUND, ranking
from bunkhouse.games.montana.rules.state import SPECIAL_SETTLEMENTS, MontanaState

# Setting up


def start_player(state: MontanaState) -> None:
    tell(state, events.StartPlayerDrawn(state.start))


def side_drawn(state: MontanaState) -> None:
    tell(state, events.SideDrawn(SIDE_NAMES[state.side]))


def map_laid(state: MontanaState) -> None:
    tell(state, events.MapLaid(state.layout.slots, state.tries, " ".join(str(turn) for turn in state.turns)))


def start_tile_laid(state: MontanaState) -> None:
    tell(state, events.StartTileLaid(*place_at(state.layout, state.start_cell)))


def seated(state: MontanaState, seat: int) -> None:
    tell(state, events.SeatSeated(seat, state.silver[seat], state.cattle[seat], packed_words(state.goods[seat])))


# The turn


def round_began(state: MontanaState) -> None:
    tell(state, events.RoundBegan(state.round))


def turn_began(state: MontanaState) -> None:
    tell(state, events.TurnBegan(state.active, state.extra == 1))


def event_drawn(state: MontanaState, card: int) -> None:
    tell(state, events.EventDrawn(*EVENT_CARDS[card]))


def event_active(state: MontanaState, card: int) -> None:
    tell(state, events.EventActive(*EVENT_CARDS[card]))


def event_removed(state: MontanaState, card: int) -> None:
    tell(state, events.EventRemoved(*EVENT_CARDS[card]))


def deck_shuffled(state: MontanaState) -> None:
    tell(state, events.EventDeckShuffled(sum(state.deck)))


def canteen_spent(state: MontanaState, seat: int) -> None:
    tell(state, events.CanteenSpent(seat))


def end_triggered(state: MontanaState, seat: int) -> None:
    tell(state, events.EndTriggered(seat, state.round))


def ended(state: MontanaState, stuck: bool) -> None:
    if state.ending == 0 and stuck:
        tell(state, events.NowhereToBuild(state.round))
    elif state.ending == 0:
        tell(state, events.RoundLimitReached(int(LAST_ROUND)))
    for seat in range(state.seats):
        tell(state, events.SettlementsCounted(seat, state.placed[seat], state.cattle[seat], state.silver[seat]))
    best = tuple(seat for seat, rank in enumerate(ranking(state)) if rank == 1)
    tell(state, events.GameEnded(best, state.placed[best[0]]))


# Gains


def silver_gained(state: MontanaState, seat: int, silver: int, source: str) -> None:
    tell(state, events.SilverGained(seat, silver, source))


def goods_gained(state: MontanaState, seat: int, goods: int, source: str) -> None:
    if goods:
        tell(state, events.GoodsGained(seat, packed_words(goods), source))


def workers_gained(state: MontanaState, seat: int, workers: int, source: str) -> None:
    if workers:
        tell(state, events.WorkersGained(seat, packed_words(workers), source))


def missing(state: MontanaState, seat: int, pieces: int, goods: bool) -> None:
    if goods:
        tell(state, events.GoodsMissing(seat, packed_words(pieces)))
    else:
        tell(state, events.WorkersMissing(seat, packed_words(pieces)))


def workers_returned(state: MontanaState, seat: int, workers: int) -> None:
    tell(state, events.WorkersReturned(seat, packed_words(workers)))


# Recruit


def wheel_spun(state: MontanaState, seat: int) -> None:
    shown = packed_words(state.tables.sectors[state.arrow])
    tell(state, events.WheelSpun(seat, state.arrow, shown))


def grain_paid(state: MontanaState, seat: int, grain: int) -> None:
    shown = packed_words(state.tables.sectors[state.arrow])
    tell(state, events.GrainPaid(seat, grain, state.arrow, shown))


# Work


def bank_visited(state: MontanaState, seat: int, space: int, workers: int) -> None:
    tell(state, events.BankVisited(seat, space + 1, packed_words(workers), state.tables.bank_silver[space]))


def area_worked(state: MontanaState, seat: int, space: int, workers: int, goods: int) -> None:
    silver = state.tables.space_silver[space]
    area, number = AREA_NAMES[area_of(space)], number_of(space) + 1
    tell(state, events.AreaWorked(seat, area, number, packed_words(workers), silver, packed_words(goods)))


def small_space_used(state: MontanaState, seat: int, space: int, workers: int, goods: int) -> None:
    tell(state, events.SmallSpaceUsed(seat, AREA_NAMES[area_of(space)], packed_words(workers), packed_words(goods)))


def place_cleared(state: MontanaState, area: int, workers: int) -> None:
    tell(state, events.PlaceCleared(CLOSED_NAMES[area], packed_words(workers)))


# The city


def auction_opened(state: MontanaState, seat: int) -> None:
    tell(state, events.AuctionOpened(seat))


def bid_placed(state: MontanaState, seat: int) -> None:
    row, column = row_of(state.contractors[seat]), column_of(state.contractors[seat])
    tell(state, events.BidPlaced(seat, state.tables.row_names[row], column + 1, state.tables.columns[column]))


def outbid(state: MontanaState, seat: int, by: int) -> None:
    tell(state, events.Outbid(seat, (by,), state.tables.row_names[row_of(state.contractors[by])]))


def auction_passed(state: MontanaState, seat: int) -> None:
    tell(state, events.AuctionPassed(seat))


def reward_won(state: MontanaState, seat: int) -> None:
    row, column = row_of(state.contractors[seat]), column_of(state.contractors[seat])
    tell(state, events.RewardWon(seat, state.tables.row_names[row], state.tables.columns[column]))


def goods_upgraded(state: MontanaState, seat: int, goods: int) -> None:
    tell(state, events.GoodsUpgraded(seat, packed_words(goods)))


# Build


def field_built(state: MontanaState, seat: int, cell: int, goods: int, due: int) -> None:
    tell(state, events.FieldBuilt(seat, *place_at(state.layout, cell), packed_words(goods), due))
    if event_goods(state):
        tell(state, events.SurchargePaid(seat, packed_words(event_goods(state)), "event"))


def line_completed(state: MontanaState, seat: int, cell: int) -> None:
    lines = lines_completed(state, seat, cell)
    tell(state, events.LineCompleted(seat, lines, lines * state.tables.line_bonus))


def surcharge_paid(state: MontanaState, seat: int, goods: int) -> None:
    tell(state, events.SurchargePaid(seat, packed_words(goods), "watchtower"))


def large_paid(state: MontanaState, seat: int, goods: int) -> None:
    tell(state, events.SurchargePaid(seat, packed_words(goods), "helena"))


def settlement_placed(state: MontanaState, seat: int, piece: int) -> None:
    if state.has_rule(SPECIAL_SETTLEMENTS):
        tell(state, events.SettlementPlaced(seat, PIECE_NAMES[piece]))


def cattle_taken(state: MontanaState, seat: int) -> None:
    tell(state, events.CattleTaken(seat))


def canteen_taken(state: MontanaState, seat: int, lake: int) -> None:
    tell(state, events.CanteenTaken(seat, *place_at(state.layout, lake)))


def middle_opened(state: MontanaState, seat: int) -> None:
    tell(state, events.MiddleOpened(seat, SIDE_NAMES[state.side]))


def market_exchanged(state: MontanaState, seat: int, given: int, taken: int) -> None:
    tell(state, events.MarketExchanged(seat, GOOD_NAMES[given], GOOD_NAMES[taken]))


def gate_paid(state: MontanaState, seat: int, other: int, silver: int) -> None:
    tell(state, events.GatePaid(seat, (other,), silver))


def building_ended(state: MontanaState, seat: int, silver: int) -> None:
    tell(state, events.BuildingEnded(seat, state.built, silver))


# Free actions


def cattle_traded(state: MontanaState, seat: int, kind: int, argument: int) -> None:
    if kind == actions.TRADE_GOOD:
        tell(state, events.CattleTradedForGood(seat, GOOD_NAMES[argument]))
    elif kind == actions.TRADE_WORKER:
        tell(state, events.CattleTradedForWorker(seat, GOOD_NAMES[argument]))
    else:
        tell(state, events.CattleTradedForSilver(seat, state.tables.trade_silver))


def workers_sold(state: MontanaState, seat: int, workers: int, silver: int) -> None:
    tell(state, events.WorkersSold(seat, packed_words(workers), silver))


def goods_sold(state: MontanaState, seat: int, goods: int, silver: int) -> None:
    tell(state, events.GoodsSold(seat, packed_words(goods), silver))


def worker_hired(state: MontanaState, seat: int) -> None:
    card = state.event_right
    worker = GOOD_NAMES[state.tables.event_shows[card]]
    tell(state, events.WorkerHired(seat, worker, state.tables.event_silver[card]))


def goods_bought(state: MontanaState, seat: int, goods: int, silver: int) -> None:
    tell(state, events.GoodsBought(seat, packed_words(goods), silver))


def gold_used(state: MontanaState, seat: int, tile: int) -> None:
    tell(state, events.GoldUsed(seat, *GOLD_TILES[tile]))


# Mountains


def mountains_looked_at(state: MontanaState, seat: int) -> None:
    tell(state, events.MountainsLookedAt(seat, sum(is_touched(loose) for loose in state.loose)))


def mountain_seen(state: MontanaState, seat: int, cell: int) -> None:
    gold, shown = GOLD_TILES[face_of(state.loose[cell])]
    tell(state, events.MountainSeen(seat, *place_at(state.layout, cell), gold, shown), MASK_OF_SEAT[seat])


def mountain_taken(state: MontanaState, seat: int, cell: int) -> None:
    tell(state, events.MountainTaken(seat, *place_at(state.layout, cell)))


def mountains_left(state: MontanaState, seat: int) -> None:
    tell(state, events.MountainsLeft(seat))
