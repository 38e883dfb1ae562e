"""From positions to events: called by the rules only when somebody listens."""

from bunkhouse.core.events import tell
from bunkhouse.core.seats import MASK_OF_SEAT, has
from bunkhouse.games.westerntrail.edge.events import actions, kansas, table, turn
from bunkhouse.games.westerntrail.edge.names import building_name, names_in, order_of_play, tile_name
from bunkhouse.games.westerntrail.rules import board, cards, railroad, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState

# Setup


def first_player(state: WesternTrailState) -> None:
    tell(state, table.FirstPlayerChosen(state.starter))


def master_placed(state: WesternTrailState, station: int) -> None:
    master = railroad.MASTER_NAMES[state.masters[station]]
    tell(state, table.MasterPlaced(master, railroad.STATION_NAMES[station]))


def neutral_placed(state: WesternTrailState, space: int) -> None:
    tell(state, table.NeutralPlaced(tiles.NEUTRAL_NAMES[state.at[space]], trail.SPACE_NAMES[space]))


def side_chosen(state: WesternTrailState, number: int) -> None:
    tell(state, table.SideChosen(number + 1, "b" if has(state.sides, number) else "a"))


def first_bidder(state: WesternTrailState) -> None:
    tell(state, table.FirstBidderChosen(state.active))


def place_offered(state: WesternTrailState, place: int, kind: int) -> None:
    tell(state, table.PlaceOffered(place + 1, cards.CARD_NAMES[kind], board.START_MONEY[place]))


def bid_placed(state: WesternTrailState, seat: int, place: int, points: int, outbid: int) -> None:
    tell(state, table.BidPlaced(seat, place + 1, points, () if outbid == NONE else (outbid,)))


def order_settled(state: WesternTrailState) -> None:
    tell(state, table.OrderSettled(tuple(order_of_play(state))))


def starting_dealt(state: WesternTrailState, seat: int, kind: int) -> None:
    tell(state, table.StartingObjectiveDealt(seat, cards.CARD_NAMES[kind]))


# Tiles and cards that come up


def tile_placed(state: WesternTrailState, kind: int, space: int) -> None:
    name = tiles.SUPPLY_NAMES[kind]
    if space == NONE:
        tell(state, table.TileLeft(name))
    elif kind < tiles.HAZARDS:
        tell(state, table.HazardPlaced(name, trail.SPACE_NAMES[space]))
    else:
        tell(state, table.TeepeePlaced(name, trail.SPACE_NAMES[space]))


def worker_placed(state: WesternTrailState, worker: int, row: int) -> None:
    tell(state, table.WorkerPlaced(tiles.WORKER_NAMES[worker], row + 1))


def token_moved(state: WesternTrailState, row: int) -> None:
    if row == board.ROWS:
        tell(state, table.EndBegan(state.token))
    else:
        tell(state, table.TokenMoved(row + 1))


def foresight_revealed(state: WesternTrailState, kind: int, column: int) -> None:
    tell(state, table.ForesightRevealed(tiles.SUPPLY_NAMES[kind], column + 1))


def market_card(state: WesternTrailState, kind: int) -> None:
    tell(state, table.MarketCardRevealed(cards.CARD_NAMES[kind]))


def display_card(state: WesternTrailState, kind: int) -> None:
    tell(state, table.ObjectiveRevealed(cards.CARD_NAMES[kind]))


# The turn


def turn_began(state: WesternTrailState) -> None:
    tell(state, turn.TurnBegan(state.active, state.turn))


def herder_placed(state: WesternTrailState, seat: int, space: int) -> None:
    tell(state, turn.HerderPlaced(seat, trail.SPACE_NAMES[space]))


def herder_moved(state: WesternTrailState, seat: int, stops: list[int], free: bool) -> None:
    names = tuple(trail.SPACE_NAMES[stop] for stop in stops)
    tell(state, turn.HerderMoved(seat, names[-1], names, len(names), free))


def toll_paid(state: WesternTrailState, seat: int, space: int, paid: int, due: int, taker: int) -> None:
    name = trail.SPACE_NAMES[space]
    if paid > 0:
        tell(state, turn.TollPaid(seat, name, paid, () if taker == NONE else (taker,)))
    if paid < due:
        tell(state, turn.TollForgiven(seat, name, due - paid))


def done(state: WesternTrailState, seat: int, task: int) -> None:
    tell(state, turn.ActionDone(seat, tasks.TASK_NAMES[task]))


def auxiliary(state: WesternTrailState, seat: int, aux: int, double: bool) -> None:
    tell(state, turn.AuxiliaryDone(seat, board.AUX_NAMES[aux], double))


def declined(state: WesternTrailState, seat: int) -> None:
    tell(state, turn.Declined(seat))


def played(state: WesternTrailState, seat: int, kind: int) -> None:
    tell(state, turn.ObjectivePlayed(seat, cards.CARD_NAMES[kind]))


def building_used(state: WesternTrailState, seat: int, space: int) -> None:
    tell(state, turn.BuildingUsed(seat, tile_name(state, state.at[space]), trail.SPACE_NAMES[space]))


# Money, certificates, cards


def gained(state: WesternTrailState, seat: int, dollars: int) -> None:
    if dollars > 0:
        tell(state, turn.MoneyGained(seat, dollars))


def paid(state: WesternTrailState, seat: int, dollars: int) -> None:
    if dollars > 0:
        tell(state, turn.MoneyPaid(seat, dollars))


def cube_moved(state: WesternTrailState, seat: int, before: int) -> None:
    now = board.TRACK[state.cubes[seat]]
    tell(state, turn.CertificatesGained(seat, now - board.TRACK[before], now))


def discarded(state: WesternTrailState, seat: int, kind: int) -> None:
    tell(state, turn.CardDiscarded(seat, cards.CARD_NAMES[kind]))


def removed(state: WesternTrailState, seat: int, kind: int) -> None:
    tell(state, turn.CardRemoved(seat, cards.CARD_NAMES[kind]))


def drawn(state: WesternTrailState, seat: int, kind: int) -> None:
    tell(state, turn.CardDrawn(seat))
    tell(state, turn.CardSeen(seat, cards.CARD_NAMES[kind]), int(MASK_OF_SEAT[seat]))


def reshuffled(state: WesternTrailState, seat: int, number: int) -> None:
    tell(state, turn.DeckReshuffled(seat, number))


# Actions


def hired(state: WesternTrailState, seat: int, worker: int, row: int, fee: int) -> None:
    column = state.workers[seat * 3 + worker]
    tell(state, actions.WorkerHired(seat, tiles.WORKER_NAMES[worker], row + 1, fee, column))


def built(state: WesternTrailState, seat: int, number: int, space: int, price: int, replaced: int) -> None:
    old = "" if replaced == NONE else tile_name(state, replaced)
    name = building_name(state, number)
    tell(state, actions.BuildingBuilt(seat, name, trail.SPACE_NAMES[space], price, old))


def objective_taken(state: WesternTrailState, seat: int, kind: int, to_hand: bool) -> None:
    tell(state, actions.ObjectiveTaken(seat, cards.CARD_NAMES[kind], to_hand))


def objective_hidden(state: WesternTrailState, seat: int, kind: int) -> None:
    tell(state, actions.ObjectiveTakenSecretly(seat))
    tell(state, actions.ObjectiveSeen(seat, cards.CARD_NAMES[kind]), int(MASK_OF_SEAT[seat]))


def engine_moved(state: WesternTrailState, seat: int, origin: int, back: bool) -> None:
    names = railroad.RAIL_NAMES
    tell(state, actions.EngineMoved(seat, names[origin], names[state.engines[seat]], back))


def station_built(state: WesternTrailState, seat: int, station: int, dollars: int) -> None:
    tell(state, actions.StationBuilt(seat, railroad.STATION_NAMES[station], dollars))


def disc_taken(state: WesternTrailState, seat: int, place: int) -> None:
    if place < board.DISCS:
        tell(state, actions.DiscTaken(seat, board.DISC_NAMES[place]))
    else:
        tell(state, actions.DiscMoved(seat, railroad.STATION_NAMES[place - board.DISCS]))


def master_taken(state: WesternTrailState, seat: int, station: int, master: int, worker: int) -> None:
    names = railroad.MASTER_NAMES[master], railroad.STATION_NAMES[station], tiles.WORKER_NAMES[worker]
    tell(state, actions.MasterTaken(seat, *names))


def teepee_taken(state: WesternTrailState, seat: int, kind: int, space: int, dollars: int) -> None:
    tell(state, actions.TeepeeTaken(seat, tiles.SUPPLY_NAMES[kind], trail.SPACE_NAMES[space], dollars))


def hazard_removed(state: WesternTrailState, seat: int, kind: int, space: int) -> None:
    tell(state, actions.HazardRemoved(seat, tiles.SUPPLY_NAMES[kind], trail.SPACE_NAMES[space]))


def bought(state: WesternTrailState, seat: int, kind: int, cowboys: int, dollars: int) -> None:
    tell(state, actions.CattleBought(seat, cards.CARD_NAMES[kind], cowboys, dollars))


def market_enlarged(state: WesternTrailState, seat: int) -> None:
    tell(state, actions.MarketEnlarged(seat))


# Kansas City


def chosen(state: WesternTrailState, seat: int, kind: int, column: int) -> None:
    tell(state, kansas.TileChosen(seat, tiles.SUPPLY_NAMES[kind], column + 1))


def hand_shown(state: WesternTrailState, seat: int, value: int) -> None:
    tell(state, kansas.HandShown(seat, names_in(state.hands, seat), value))


def income(state: WesternTrailState, seat: int, permanent: int, spent: int) -> None:
    tell(state, kansas.IncomeTaken(seat, state.value, permanent, spent))


def delivered(state: WesternTrailState, seat: int, city: int, extraordinary: bool) -> None:
    tell(state, kansas.Delivered(seat, railroad.CITY_NAMES[city], extraordinary))


def delivered_in_vain(state: WesternTrailState, seat: int) -> None:
    tell(state, kansas.DeliveredInVain(seat))


def transport(state: WesternTrailState, seat: int, city: int, dollars: int) -> None:
    tell(state, kansas.TransportPaid(seat, railroad.CITY_NAMES[city], dollars))


def returned(state: WesternTrailState, seat: int) -> None:
    tell(state, kansas.HerderReturned(seat))


def ended(state: WesternTrailState) -> None:
    for seat in range(state.seats):
        if left := names_in(state.hands, seat):
            tell(state, kansas.HandLaidOpen(seat, left))
    totals = list(state.scores())
    for seat, points in enumerate(totals):
        tell(state, kansas.PointsCounted(seat, points))
    best = max(totals)
    tell(state, kansas.GameEnded(tuple(seat for seat, points in enumerate(totals) if points == best), best))
