"""Setup by chance (GW-4), and where tiles and cards go that come up (GW-10.2 to GW-10.4, GW-12.3)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.frames import argument_of, ask, ask_chance, run_later
from bunkhouse.core.random import Random
from bunkhouse.core.seats import has
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, board, cards, kinds, railroad, tiles, trail
from bunkhouse.games.westerntrail.rules.bidding import lay_prize, prize_at
from bunkhouse.games.westerntrail.rules.herd import draw_cards, numbers, onto_discard, pick
from bunkhouse.games.westerntrail.rules.masks import EMPTY, plus
from bunkhouse.games.westerntrail.rules.state import ALL_A, BIDDING, CHOSEN_SIDES, LETTERS, NONE, WesternTrailState

ZERO: Final[i64] = 0

# The stages of setup; each comes back until it is done
MASTERS: Final[i64] = 0
NEUTRALS: Final[i64] = 1
SIDES: Final[i64] = 2
FIRST_TILES: Final[i64] = 3
JOBS: Final[i64] = 4
FORESIGHT: Final[i64] = 5
MARKET: Final[i64] = 6
DISPLAY: Final[i64] = 7
HANDS: Final[i64] = 8
OBJECTIVES: Final[i64] = 9
BIDS: Final[i64] = 10
READY: Final[i64] = 11


class Setup(Step[WesternTrailState]):
    """One piece after another (GW-4.2 to GW-4.17)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        stage = kinds.setup_stage(frame)
        laid = kinds.setup_laid(frame)
        if stage == READY:
            state.active = state.starter
            state.turn = 1
            push(state, run_later(kinds.NEXT_TURN, 0))
            return
        if laid == pieces(state, stage):
            push(state, run_later(kinds.SETUP, kinds.setup(stage + 1, 0)))
            return
        push(state, run_later(kinds.SETUP, kinds.setup(stage, laid + 1)))
        lay(state, stage, laid)


def pieces(state: WesternTrailState, stage: i64) -> i64:
    """How many times chance is asked in this stage of setup."""
    if stage == MASTERS:
        return railroad.MASTERS
    if stage == NEUTRALS:
        return tiles.NEUTRALS
    if stage == SIDES:
        if state.has_rule(ALL_A):
            return 0
        return tiles.NUMBERS
    if stage == FIRST_TILES:
        return board.FIRST_TILES
    if stage == JOBS:
        return board.FIRST_JOBS[state.seats]
    if stage in (HANDS, OBJECTIVES):
        return state.seats
    if stage == BIDS and not state.has_rule(BIDDING):
        return 0
    return 1


def lay(state: WesternTrailState, stage: i64, laid: i64) -> None:
    if stage == MASTERS:
        push(state, ask_chance(kinds.MASTER, laid))
    elif stage == NEUTRALS:
        if state.has_rule(LETTERS):  # GW-4.3
            state.at[trail.NEUTRAL_SPACES[laid]] = laid
            if state.listener is not None:
                report.neutral_placed(state, trail.NEUTRAL_SPACES[laid])
        else:
            push(state, ask_chance(kinds.NEUTRAL, laid))
    elif stage == SIDES:
        if state.has_rule(CHOSEN_SIDES):
            push(state, ask(kinds.SIDE, 0, laid))
        else:
            push(state, ask_chance(kinds.SIDE, laid))
    elif stage == FIRST_TILES:
        push(state, ask_chance(kinds.TILE, kinds.tile(0, kinds.TO_BOARD)))
    elif stage == JOBS:
        push(state, ask_chance(kinds.TILE, kinds.tile(1, kinds.TO_JOBS)))
    elif stage == FORESIGHT:
        push(state, run_later(kinds.REFILL, 0))
    elif stage == MARKET:
        push(state, run_later(kinds.FILL_MARKET, 0))
    elif stage == DISPLAY:
        push(state, run_later(kinds.FILL_DISPLAY, 0))
    elif stage == HANDS:
        draw_cards(state, laid, board.START_HAND, False)
    elif stage == OBJECTIVES:
        push(state, ask_chance(kinds.STARTING, laid))
    else:
        push(state, run_later(kinds.BIDDING, state.active))


class FirstPlayer(Step[WesternTrailState]):
    """Chance: who begins; later players get a dollar more each (GW-4.17). Or who bids first (GW-19.7b)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=4)
        for first in range(state.seats):
            choices = append(choices, actions.act(actions.FIRST, first))
        return choices

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        return repeated(1, state.seats)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        state.active = actions.argument_of(action)
        if state.has_rule(BIDDING):
            if state.listener is not None:
                report.first_bidder(state)
            return
        state.starter = state.active
        for place in range(state.seats):
            state.money[(state.starter + place) % state.seats] = board.START_MONEY[place]
        if state.listener is not None:
            report.first_player(state)


def others(placed: i64, number: i64, action: i64) -> vec[i64]:
    """An action for every one of so many tiles that has not been placed."""
    choices = vec[i64](capacity=7)
    for tile in range(number):
        if not has(placed, tile):
            choices = append(choices, actions.act(action, tile))
    return choices


class Master(Step[WesternTrailState]):
    """Chance: which station master tile lies at this station (GW-4.2)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        placed = EMPTY
        for tile in state.masters:
            if tile != NONE:
                placed = plus(placed, tile)
        return others(placed, railroad.MASTERS, actions.MASTER)

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        return repeated(1, railroad.MASTERS - argument_of(frame))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        state.masters[argument_of(frame)] = actions.argument_of(action)
        if state.listener is not None:
            report.master_placed(state, argument_of(frame))


class Neutral(Step[WesternTrailState]):
    """Chance: which neutral building lies on this place (GW-4.3, GW-19.1)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        placed = EMPTY
        for space in trail.NEUTRAL_SPACES:
            if state.at[space] != tiles.NO_TILE:
                placed = plus(placed, state.at[space])
        return others(placed, tiles.NEUTRALS, actions.NEUTRAL)

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        return repeated(1, tiles.NEUTRALS - argument_of(frame))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        space = trail.NEUTRAL_SPACES[argument_of(frame)]
        state.at[space] = actions.argument_of(action)
        if state.listener is not None:
            report.neutral_placed(state, space)


class Side(Step[WesternTrailState]):
    """Chance, or the first seat: which side of this number everybody uses (GW-4.13, GW-19.2)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        number = argument_of(frame)
        choices = append(vec[i64](capacity=2), actions.side(number, False))
        return append(choices, actions.side(number, True))

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        return repeated(1, 2)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        number = argument_of(frame)
        if actions.is_side_b(action):
            state.sides = plus(state.sides, number)
        if state.listener is not None:
            report.side_chosen(state, number)


class Starting(Step[WesternTrailState]):
    """Chance: a starting objective for this seat, face up at once (GW-4.16), or for a place (GW-19.7a)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=4)
        for goal in range(cards.OBJECTIVES, cards.GOALS):
            dealt = False
            for other in range(state.seats):
                if state.area[other * cards.GOALS + goal] > 0 or prize_at(state, other) == goal:
                    dealt = True
            if not dealt:
                choices = append(choices, actions.act(actions.STARTING, cards.CATTLE + goal))
        return choices

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        return repeated(1, cards.GOALS - cards.OBJECTIVES - argument_of(frame))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        owner = argument_of(frame)
        kind = actions.argument_of(action)
        if state.has_rule(BIDDING):
            lay_prize(state, owner, kind - cards.CATTLE)
            if state.listener is not None:
                report.place_offered(state, owner, kind)
            return
        state.area[owner * cards.GOALS + kind - cards.CATTLE] += 1
        if state.listener is not None:
            report.starting_dealt(state, owner, kind)


class Tile(Step[WesternTrailState]):
    """Chance: a tile of a pile is revealed (GW-4.6 to GW-4.8, GW-10.12). At setup a hazard whose zone is full goes back
    and another is revealed, so it cannot come (GW-4.6)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        pile = kinds.tile_pile(frame)
        choices = vec[i64](capacity=20)
        for kind in range(tiles.SUPPLIES):
            if state.piles[pile * tiles.SUPPLIES + kind] > 0 and may_come(state, frame, kind):
                choices = append(choices, actions.act(actions.REVEAL, kind))
        return choices

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        pile = kinds.tile_pile(frame)
        found = vec[i64](capacity=20)
        for kind in range(tiles.SUPPLIES):
            number = state.piles[pile * tiles.SUPPLIES + kind]
            if number > 0 and may_come(state, frame, kind):
                found = append(found, number)
        return found

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        pile = kinds.tile_pile(frame)
        where = kinds.tile_goes(frame)
        kind = actions.argument_of(action)
        state.piles[pile * tiles.SUPPLIES + kind] -= 1
        if where == kinds.TO_FORESIGHT:
            slot = pile * 2
            if state.foresight[slot] != NONE:
                slot += 1
            state.foresight[slot] = kind
            if state.listener is not None:
                report.foresight_revealed(state, kind, pile)
        else:
            place_tile(state, kind)


def may_come(state: WesternTrailState, frame: i64, kind: i64) -> bool:
    return kinds.tile_goes(frame) != kinds.TO_BOARD or kind >= tiles.HAZARDS or free_space(state, kind) != NONE


def free_space(state: WesternTrailState, kind: i64) -> i64:
    """The free space with the lowest number for a teepee or a hazard, or NONE (GW-10.2, GW-10.3)."""
    if kind >= tiles.HAZARDS:
        for space in trail.VILLAGE:
            if state.at[space] == tiles.NO_TILE:
                return space
        return NONE
    first = tiles.HAZARD_ZONE[kind] * trail.ZONE_SIZE
    for number in range(first, first + trail.ZONE_SIZE):
        space = trail.HAZARD_SPACES[number]
        if state.at[space] == tiles.NO_TILE:
            return space
    return NONE


def place_tile(state: WesternTrailState, kind: i64) -> None:
    """A tile of the supply goes to the board, or out of the game if there is no space for it."""
    if kind >= tiles.FIRST_WORKER:
        place_worker(state, kind - tiles.FIRST_WORKER)
        return
    space = free_space(state, kind)
    if space == NONE:
        state.gone[kind] += 1
    else:
        state.at[space] = tiles.FIRST_SUPPLY + kind
    if state.listener is not None:
        report.tile_placed(state, kind, space)


def place_worker(state: WesternTrailState, worker: i64) -> None:
    """The first free space of the token's row. If that is the token's own place, the token goes down first along the
    arrow: a yellow one refills the cattle market, the red one begins the end (GW-4.7, GW-10.4, GW-15.1)."""
    row = state.placed // state.seats
    column = state.placed % state.seats
    if row >= board.TOKEN_ROW and column == state.seats - 1:
        if row == board.ROWS - 1:
            state.token = state.active
        if board.YELLOW[row] == 1:
            push(state, run_later(kinds.FILL_MARKET, 0))
        if state.listener is not None:
            report.token_moved(state, row + 1)
    state.jobs[row * board.MOST_COLUMNS + column] = worker
    state.placed += 1
    if state.listener is not None:
        report.worker_placed(state, worker, row)


class Refill(Step[WesternTrailState]):
    """Free foresight spaces, each from the pile of its number; an empty pile leaves it free (GW-4.8, GW-10.12)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        for slot in range(len(state.foresight)):
            if state.foresight[slot] == NONE:
                pile = slot // 2
                left: i64 = 0
                for kind in range(tiles.SUPPLIES):
                    left += state.piles[pile * tiles.SUPPLIES + kind]
                if left > 0:
                    push(state, run_later(kinds.REFILL, 0))
                    push(state, ask_chance(kinds.TILE, kinds.tile(pile, kinds.TO_FORESIGHT)))
                    return


class FillMarket(Step[WesternTrailState]):
    """Up to the size of the market, or so many cards more (GW-4.9, GW-10.4, GW-12.8, GW-20.2)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        more = argument_of(frame)
        left: i64 = 0
        open_cards: i64 = 0
        for kind in range(cards.CATTLE):
            left += state.market_deck[kind]
            open_cards += state.market[kind]
        if left == 0 or (more == 0 and open_cards >= board.MARKET_SIZE[state.seats]):
            return
        if more != 1:
            push(state, run_later(kinds.FILL_MARKET, max(more - 1, ZERO)))
        push(state, ask_chance(kinds.MARKET_CARD, 0))


class MarketCard(Step[WesternTrailState]):
    """Chance: the top card of the market deck (GW-4.9)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=9)
        for kind in range(cards.CATTLE):
            if state.market_deck[kind] > 0:
                choices = append(choices, actions.act(actions.MARKET, kind))
        return choices

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        return numbers(state.market_deck, 0, cards.CATTLE)

    def sample(self, state: WesternTrailState, frame: i64, random: Random) -> i64:
        return actions.act(actions.MARKET, pick(state.market_deck, 0, cards.CATTLE, random))

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        kind = actions.argument_of(action)
        state.market_deck[kind] -= 1
        state.market[kind] += 1
        if state.listener is not None:
            report.market_card(state, kind)


class FillDisplay(Step[WesternTrailState]):
    """Four open objective cards as long as the deck lasts (GW-4.10, GW-12.3)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        if len(state.display) < board.DISPLAY and objectives_left(state) > 0:
            push(state, run_later(kinds.FILL_DISPLAY, 0))
            push(state, ask_chance(kinds.OBJECTIVE_CARD, kinds.TO_DISPLAY))


def objectives_left(state: WesternTrailState) -> i64:
    left: i64 = 0
    for number in state.objective_deck:
        left += number
    return left


class ObjectiveCard(Step[WesternTrailState]):
    """Chance: the top card of the objective deck, to the display, onto the discard pile or, unseen by the others, into
    the hand (GW-5.5, GW-12.3)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=21)
        for goal in range(cards.OBJECTIVES):
            if state.objective_deck[goal] > 0:
                choices = append(choices, actions.act(actions.OBJECTIVE, cards.CATTLE + goal))
        return choices

    def weights(self, state: WesternTrailState, frame: i64) -> vec[i64]:
        return numbers(state.objective_deck, 0, cards.OBJECTIVES)

    def sample(self, state: WesternTrailState, frame: i64, random: Random) -> i64:
        kind = cards.CATTLE + pick(state.objective_deck, 0, cards.OBJECTIVES, random)
        return actions.act(actions.OBJECTIVE, kind)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        kind = actions.argument_of(action)
        goal = kind - cards.CATTLE
        where = argument_of(frame)
        state.objective_deck[goal] -= 1
        if where == kinds.TO_DISPLAY:
            state.display = append(state.display, kind)
            if state.listener is not None:
                report.display_card(state, kind)
        elif where == kinds.TO_DISCARD:
            onto_discard(state, state.active, kind)
            if state.listener is not None:
                report.objective_taken(state, state.active, kind, False)
        else:
            state.hands[state.active * cards.CARDS + kind] += 1
            state.secrets[state.active * cards.OBJECTIVES + goal] += 1
            if state.listener is not None:
                report.objective_hidden(state, state.active, kind)
