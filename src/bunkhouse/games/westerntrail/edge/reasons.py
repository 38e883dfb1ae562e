"""Why something is not offered: every refusal names its clause."""

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.words import Arguments, Refusal
from bunkhouse.games.westerntrail.edge.decisions import ASKED
from bunkhouse.games.westerntrail.edge.names import building_name
from bunkhouse.games.westerntrail.rules import actions, board, cards, kinds, railroad, tasks, tiles, trail
from bunkhouse.games.westerntrail.rules.bidding import MOST, least_bid
from bunkhouse.games.westerntrail.rules.hiring import CANNOT, craftsmen_needed
from bunkhouse.games.westerntrail.rules.limits import aux_is_open, token_row
from bunkhouse.games.westerntrail.rules.masks import meets
from bunkhouse.games.westerntrail.rules.state import AUXILIARY, LOCAL, NONE, OPEN, WesternTrailState
from bunkhouse.games.westerntrail.rules.trips import is_stop

# What each kind of action is for: the frames in which it is offered, and the clause to name elsewhere
BELONGS: dict[int, tuple[tuple[int, ...], str]] = {
    int(actions.PASS): ((), "GW-7.10"),
    int(actions.END): ((int(kinds.ACT),), "GW-7.3"),
    int(actions.DONE): ((int(kinds.PURCHASE),), "GW-7.13"),
    int(actions.ADD): ((int(kinds.PURCHASE),), "GW-12.8"),
    int(actions.TAKE_TOP): ((int(kinds.TAKE_OBJECTIVE),), "GW-12.3"),
    int(actions.SIDE): ((int(kinds.SIDE),), "GW-4.13"),
    int(actions.BID): ((int(kinds.BID),), "GW-19.7a"),
    int(actions.PLACE): ((int(kinds.MOVE),), "GW-8.1"),
    int(actions.MOVE): ((int(kinds.MOVE), int(kinds.TRIP)), "GW-8.2"),
    int(actions.PLAY): ((int(kinds.MOVE), int(kinds.ACT), int(kinds.KANSAS_PLAY)), "GW-14.2"),
    int(actions.DO): ((int(kinds.ACT), int(kinds.BONUS)), "GW-9.1"),
    int(actions.AUX): ((int(kinds.ACT), int(kinds.AUX)), "GW-9.3"),
    int(actions.HIRE): ((int(kinds.HIRE),), "GW-12.1"),
    int(actions.BUILD): ((int(kinds.BUILD),), "GW-12.2"),
    int(actions.SPACE): ((int(kinds.BUILD_SPACE),), "GW-12.2"),
    int(actions.TAKE): ((int(kinds.TAKE_OBJECTIVE),), "GW-12.3"),
    int(actions.ENGINE): ((int(kinds.ENGINE_FORWARD), int(kinds.ENGINE_BACK), int(kinds.LINE_BACK)), "GW-12.4"),
    int(actions.DISC): ((int(kinds.STATION), int(kinds.CITY_DISC)), "GW-17.1"),
    int(actions.GIVE): ((int(kinds.MASTER_OFFER),), "GW-12.6"),
    int(actions.TRADE): ((int(kinds.TRADE),), "GW-12.8"),
    int(actions.HAZARD): ((int(kinds.HAZARD),), "GW-12.8"),
    int(actions.BUY): ((int(kinds.PURCHASE),), "GW-12.8"),
    int(actions.ALSO): ((int(kinds.BUY_SECOND),), "GW-12.8"),
    int(actions.NUMBER): ((int(kinds.DRAW_NUMBER),), "GW-12.11"),
    int(actions.DISCARD): ((int(kinds.DISCARD),), "GW-6.4"),
    int(actions.REMOVE): ((int(kinds.REMOVE),), "GW-12.9"),
    int(actions.USE): ((int(kinds.ADJACENT),), "GW-12.13"),
    int(actions.STATION): ((int(kinds.STATION_BEHIND),), "GW-12.14"),
    int(actions.CITY): ((int(kinds.CITY),), "GW-10.8"),
    int(actions.CHOOSE): ((int(kinds.CHOOSE_TILE),), "GW-10.1"),
    int(actions.SPEND): ((int(kinds.CERTIFICATES),), "GW-10.6"),
}
CHANCE_ACTIONS = frozenset(
    int(kind)
    for kind in (
        actions.FIRST,
        actions.MASTER,
        actions.NEUTRAL,
        actions.REVEAL,
        actions.MARKET,
        actions.OBJECTIVE,
        actions.STARTING,
        actions.DRAW,
    )
)


def why_not(state: WesternTrailState, seat: int, action: int) -> Refusal | None:
    """The first rule, in the order in which a player would meet it, that the action breaks."""
    if action in list(state.legal_actions(seat)):
        return None
    kind = int(actions.kind_of(action))
    if state.is_over():
        return Refusal("game-over", "GW-15.4")
    if kind in CHANCE_ACTIONS or seat == CHANCE:
        return Refusal("chance", "GW-5.6")
    if not has(state.pending(), seat):
        return Refusal("not-your-turn", "GW-7.2")
    frame = state.stack[-1]
    asked = int(kind_of(frame))
    if kind == actions.PASS:
        return Refusal("must-choose", "GW-10.1" if asked == kinds.CHOOSE_TILE else ASKED[asked][1])
    frames, clause = BELONGS[kind]
    if asked not in frames:
        return _elsewhere(state, kind, asked, clause)
    return _why_not_this(state, seat, action, frame)


def _elsewhere(state: WesternTrailState, kind: int, asked: int, clause: str) -> Refusal:
    """The action belongs to another moment."""
    if kind == actions.PLAY and state.herders[state.active] == trail.KANSAS_CITY:
        return Refusal("cards-in-kansas-city", "GW-10.13")
    if kind == actions.PLAY:
        return Refusal("card-during-action", "GW-14.2")
    if kind == actions.END and asked in (int(kinds.MOVE), int(kinds.TRIP)):
        return Refusal("must-move", "GW-8.2")
    return Refusal("not-now", clause)


def _why_not_this(state: WesternTrailState, seat: int, action: int, frame: int) -> Refusal:
    """The action belongs here, but not in this way."""
    kind, argument = int(actions.kind_of(action)), int(actions.argument_of(action))
    if kind == actions.END:
        return Refusal("must-act", "GW-19.4")
    if kind == actions.BID:
        return _no_bid(state, actions.bid_place(action), actions.bid_points(action))
    if kind == actions.PLAY:
        return Refusal("not-in-hand", "GW-14.2", {"card": cards.CARD_NAMES[argument]})
    if kind in (actions.PLACE, actions.MOVE):
        return _no_way(state, seat, action, frame)
    if kind == actions.DO:
        return _no_task(state, seat, argument, int(kind_of(frame)))
    if kind == actions.AUX:
        return _no_auxiliary(state, seat, action, frame)
    if kind == actions.HIRE:
        return _no_hire(state, seat, action, frame)
    if kind == actions.BUILD:
        return _no_building(state, seat, argument)
    if kind == actions.SPACE:
        return _no_space(state, seat, argument, frame)
    if kind == actions.ENGINE:
        return _no_rail(state, seat, argument, frame)
    if kind == actions.DISC:
        return _no_disc(state, seat, argument, frame)
    if kind == actions.GIVE:
        return Refusal("printed-worker", "GW-12.6", {"worker": tiles.WORKER_NAMES[argument]})
    if kind == actions.TRADE:
        return _no_trade(state, seat, argument)
    if kind == actions.ADD:
        return Refusal("no-cowboys" if argument_of(frame) == 0 else "market-deck-empty", "GW-12.8")
    if kind == actions.BUY:
        return _no_purchase(state, seat, action, int(argument_of(frame)))
    if kind == actions.DISCARD:
        return _no_card(state, seat, argument, kinds.discard_what(frame))
    if kind == actions.REMOVE:
        return _no_card(state, seat, argument, int(cards.ANY_CARD))
    if kind == actions.CITY:
        return _no_city(state, seat, argument, frame)
    if kind == actions.CHOOSE and state.token != NONE and argument >= tiles.FIRST_WORKER:
        return Refusal("no-workers-at-the-end", "GW-15.3")
    return Refusal("not-there", BELONGS[kind][1])


def _no_bid(state: WesternTrailState, place: int, points: int) -> Refusal:
    told: Arguments = {"place": place + 1, "points": points}
    if place >= state.seats:
        return Refusal("no-such-place", "GW-19.7a", told)
    if points > MOST:
        return Refusal("bid-too-high", "GW-19.7c", told | {"most": MOST})
    return Refusal("bid-too-low", "GW-19.7b", told | {"least": least_bid(state, place)})


def _no_way(state: WesternTrailState, seat: int, action: int, frame: int) -> Refusal:
    is_trip = kind_of(frame) == kinds.TRIP
    space = actions.move_to(action)
    told: Arguments = {"space": trail.SPACE_NAMES[space]}
    if actions.kind_of(action) == actions.PLACE:
        return Refusal("not-neutral" if state.herders[seat] == NONE else "already-placed", "GW-8.1", told)
    if state.herders[seat] == NONE:
        return Refusal("place-first", "GW-8.1", told)
    if is_trip and kinds.trip_mode(frame) != kinds.HERDER_MOVE and space == trail.KANSAS_CITY:
        return Refusal("free-move-to-kansas-city", "GW-14.6")
    if not is_stop(state, space):
        return Refusal("no-stop", "GW-2.2", told)
    if space not in _ahead(int(state.herders[seat])):
        return Refusal("only-forward", "GW-8.5", told)
    return Refusal("too-far", "GW-12.10" if is_trip else "GW-8.4", told)


def _ahead(space: int) -> set[int]:
    """All spaces that lie ahead on the trail."""
    found: set[int] = set()
    for after in (trail.FIRST_NEXT[space], trail.SECOND_NEXT[space]):
        if after != trail.NO_SPACE:
            found |= {int(after)} | _ahead(int(after))
    return found


def _no_task(state: WesternTrailState, seat: int, task: int, asked: int) -> Refusal:
    told: Arguments = {"task": tasks.TASK_NAMES[task]}
    if asked == kinds.ACT and tasks.SLOT_OF_TASK[task] not in list(state.local):
        if state.mode == AUXILIARY:
            return Refusal("auxiliary-instead", "GW-9.3", told)
        if state.mode == LOCAL:
            return Refusal("done-already", "GW-6.3", told)
        return Refusal("not-here", "GW-9.1", told)
    what = tasks.TASK_DISCARDS[task]
    if what != NONE:
        return Refusal("no-such-card", "GW-6.1", told | {"what": cards.DISCARD_NAMES[what]})
    for effect in range(tasks.TASK_FIRST[task], tasks.TASK_FIRST[task + 1]):
        verb = tasks.VERB[effect]
        if verb == tasks.PAY and state.money[seat] < tasks.AMOUNT[effect]:
            return Refusal("cannot-pay", "GW-6.5", told | {"dollars": tasks.AMOUNT[effect]})
        if verb in (tasks.ENGINE_BACK, tasks.ENGINE_BACK_MIN):
            return Refusal("no-room-behind", "GW-12.5", told)
        if verb in CLAUSE_OF_VERB:
            return Refusal("nothing-to-take", CLAUSE_OF_VERB[int(verb)], told)
    return Refusal("nothing-to-take", "GW-7.9", told)


CLAUSE_OF_VERB = {
    int(tasks.HIRE): "GW-12.1",
    int(tasks.BUILD): "GW-12.2",
    int(tasks.OBJECTIVE): "GW-12.3",
    int(tasks.ENGINE_PER): "GW-7.12",
    int(tasks.REMOVE_HAZARD): "GW-12.8",
    int(tasks.TRADE): "GW-12.8",
    int(tasks.BUY_CATTLE): "GW-7.13",
    int(tasks.ADJACENT): "GW-12.13",
    int(tasks.STATION_BEHIND): "GW-12.14",
}


def _no_auxiliary(state: WesternTrailState, seat: int, action: int, frame: int) -> Refusal:
    aux, double, asked = actions.aux_number(action), actions.aux_is_double(action), kind_of(frame)
    told: Arguments = {"aux": board.AUX_NAMES[aux]}
    if asked == kinds.ACT and state.mode != OPEN:
        return Refusal("after-local-action", "GW-9.3", told)
    if asked == kinds.ACT and double:
        return Refusal("single-only", "GW-12.9", told)
    if not aux_is_open(state, seat, aux, double):
        return Refusal("auxiliary-closed", "GW-12.9", told)
    return _no_task(state, seat, tasks.aux_task(aux, double), int(kinds.AUX))


def _no_hire(state: WesternTrailState, seat: int, action: int, frame: int) -> Refusal:
    row, worker = int(actions.hire_row(action)), actions.hire_worker(action)
    told: Arguments = {"row": row + 1, "worker": tiles.WORKER_NAMES[worker]}
    there = state.jobs[row * int(board.MOST_COLUMNS) : (row + 1) * int(board.MOST_COLUMNS)]
    if row == token_row(state):
        return Refusal("row-of-the-token", "GW-12.1", told)
    if worker not in list(there):
        return Refusal("no-such-worker", "GW-12.1", told)
    if state.workers[seat * 3 + worker] == board.COLUMNS:
        return Refusal("row-full", "GW-12.1", told)
    return Refusal("cannot-pay", "GW-6.5", told | {"dollars": board.FEES[row] + kinds.hire_change(frame)})


def _no_building(state: WesternTrailState, seat: int, number: int) -> Refusal:
    told: Arguments = {"building": building_name(state, number)}
    if not has(state.unbuilt[seat], number):
        return Refusal("already-built", "GW-12.2", told)
    return Refusal("cannot-build", "GW-12.2", told)


def _no_space(state: WesternTrailState, seat: int, space: int, frame: int) -> Refusal:
    number = kinds.build_number(frame)
    told: Arguments = {"building": building_name(state, number), "space": trail.SPACE_NAMES[space]}
    if trail.KIND[space] != trail.IS_PLAYER:
        return Refusal("no-building-space", "GW-12.2", told)
    needed = craftsmen_needed(state, seat, number, space)
    if needed == CANNOT:
        own = tiles.owner(state.at[space]) == seat
        return Refusal("not-higher" if own else "foreign-building", "GW-12.2", told)
    if needed > state.workers[seat * 3 + int(tiles.CRAFTSMAN)]:
        return Refusal("too-few-craftsmen", "GW-12.2", told | {"craftsmen": needed})
    return Refusal("cannot-pay", "GW-6.5", told | {"dollars": needed * kinds.build_rate(frame)})


def _no_rail(state: WesternTrailState, seat: int, rail: int, frame: int) -> Refusal:
    asked, spaces = kind_of(frame), int(argument_of(frame))
    told: Arguments = {"rail": railroad.RAIL_NAMES[rail]}
    others = [state.engines[other] for other in range(state.seats) if other != seat]
    if rail in others and rail != 0:
        return Refusal("occupied", "GW-12.4", told)
    if asked == kinds.LINE_BACK:
        return Refusal("must-leave-the-end", "GW-12.7", told)
    if asked == kinds.ENGINE_BACK:
        return Refusal("not-exactly", "GW-12.5" if spaces else "GW-12.12", told | {"spaces": spaces})
    return Refusal("not-in-reach", "GW-12.4", told | {"spaces": spaces})


def _no_disc(state: WesternTrailState, seat: int, place: int, frame: int) -> Refusal:
    if place >= board.DISCS:
        told: Arguments = {"disc": railroad.STATION_NAMES[place - int(board.DISCS)]}
        return Refusal("discs-of-board-first", "GW-17.2", told)
    told = {"disc": board.DISC_NAMES[place]}
    if not has(state.discs[seat], place):
        return Refusal("disc-gone", "GW-17.1", told)
    first = [
        at for at in range(int(board.DISCS)) if has(state.discs[seat], at) and board.ALIKE[at] == board.ALIKE[place]
    ]
    if first[0] != place:
        return Refusal("same-disc-first", "GW-17.1", told | {"other": board.DISC_NAMES[first[0]]})
    for_city, station = kind_of(frame) == kinds.CITY_DISC, kinds.station_number(frame)
    black = railroad.CITY_BLACK[kinds.deliver_city(frame)] if for_city else railroad.STATION_BLACK[station]
    if black == 0 and board.DISC_BLACK[place] == 1 and meets(state.discs[seat], board.WHITE_DISCS):
        return Refusal("black-disc", "GW-10.9" if for_city else "GW-12.6", told)
    left = state.money[seat] - (0 if for_city else railroad.STATION_COST[station])
    if board.DISC_COST[place] > left:
        return Refusal("cannot-pay-disc", "GW-3.3", told | {"dollars": board.DISC_COST[place]})
    return Refusal("cannot-pay-transport", "GW-10.11", told)


def _no_trade(state: WesternTrailState, seat: int, space: int) -> Refusal:
    told: Arguments = {"space": trail.SPACE_NAMES[space]}
    if trail.KIND[space] != trail.IS_TEEPEE or state.at[space] == tiles.NO_TILE:
        return Refusal("no-teepee", "GW-12.8", told)
    return Refusal("cannot-pay", "GW-6.5", told | {"dollars": -trail.MONEY[space]})


def _no_purchase(state: WesternTrailState, seat: int, action: int, cowboys: int) -> Refusal:
    option, card = actions.buy_option(action), actions.buy_card(action)
    told: Arguments = {"option": cards.PURCHASE_NAMES[option], "card": cards.CARD_NAMES[card]}
    if card >= cards.CATTLE or cards.VALUE[card] != cards.PURCHASE_VALUE[option]:
        return Refusal("other-value", "GW-12.8", told)
    if state.market[card] == 0:
        return Refusal("not-in-market", "GW-12.8", told)
    if cards.PURCHASE_COWBOYS[option] > cowboys:
        return Refusal("too-few-cowboys", "GW-12.8", told | {"cowboys": cards.PURCHASE_COWBOYS[option]})
    return Refusal("cannot-pay", "GW-6.5", told | {"dollars": cards.PURCHASE_PRICE[option]})


def _no_card(state: WesternTrailState, seat: int, card: int, what: int) -> Refusal:
    told: Arguments = {"card": cards.CARD_NAMES[card]}
    if card >= cards.CARDS or state.hands[seat * int(cards.CARDS) + card] == 0:
        return Refusal("not-in-hand", "GW-6.4", told)
    return Refusal("does-not-fit", "GW-6.4", told | {"what": cards.DISCARD_NAMES[what]})


def _no_city(state: WesternTrailState, seat: int, city: int, frame: int) -> Refusal:
    value, extraordinary = int(kinds.deliver_value(frame)), kinds.is_extraordinary(frame)
    told: Arguments = {"city": railroad.CITY_NAMES[city], "value": value}
    if railroad.CITY_VALUE[city] > value:
        return Refusal("too-little-value", "GW-12.12" if extraordinary else "GW-10.8", told)
    if state.cities[seat * int(railroad.CITIES) + city] and railroad.CITY_REPEAT[city] == 0:
        return Refusal("disc-in-city", "GW-10.8", told)
    if extraordinary:
        return Refusal("no-disc", "GW-17.4", told)
    return Refusal("cannot-pay-transport", "GW-10.11", told)
