"""A position of Great Western Trail: flat ints; cards and tiles that look alike are counted, not told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.state import Data, State
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import append, vec

if TYPE_CHECKING:
    from bunkhouse.core.words import Decision, Refusal, ScoreLine
    from bunkhouse.games.westerntrail.edge.view import WesternTrailView

NONE: Final[i64] = -1

# Options that are on or off (GW-19)
KANSAS_PLAY: Final[i64] = 1  # objective cards may be played in Kansas City (GW-19.3)
MUST_ACT: Final[i64] = 2  # phase B may not be left without an action (GW-19.4)
CLOSED_DISCARDS: Final[i64] = 4  # others see only the top of a discard pile (GW-19.5)
LETTERS: Final[i64] = 8  # neutral buildings on their own letters (GW-19.1)
ALL_A: Final[i64] = 16  # all buildings on side a (GW-19.2)
CHOSEN_SIDES: Final[i64] = 32  # the first seat says which side each number has (GW-19.2)
BIDDING: Final[i64] = 64  # places in the turn order are bid for (GW-19.7a)
PROPORTIONS: Final[i64] = 128  # fewer tiles and cards with fewer than four players (GW-19.7e)

# What has been done at the stop (GW-7.3)
OPEN: Final[i64] = 0
LOCAL: Final[i64] = 1
AUXILIARY: Final[i64] = 2


class WesternTrailState(State):
    def __init__(
        self,
        seats: i64,
        stack: vec[i64],
        rules: i64,
        sides: i64,
        turn: i64,
        starter: i64,
        active: i64,
        placed: i64,
        token: i64,
        mode: i64,
        beside: i64,
        chain: i64,
        value: i64,
        counted: i64,
        following: i64,
        bids: i64,
        prizes: i64,
        at: vec[i64],
        piles: vec[i64],
        foresight: vec[i64],
        jobs: vec[i64],
        market: vec[i64],
        market_deck: vec[i64],
        objective_deck: vec[i64],
        display: vec[i64],
        masters: vec[i64],
        given: vec[i64],
        local: vec[i64],
        gone: vec[i64],
        boxed: vec[i64],
        money: vec[i64],
        herders: vec[i64],
        engines: vec[i64],
        cubes: vec[i64],
        discs: vec[i64],
        stations: vec[i64],
        unbuilt: vec[i64],
        won: vec[i64],
        workers: vec[i64],
        cities: vec[i64],
        hazards: vec[i64],
        teepees: vec[i64],
        area: vec[i64],
        hands: vec[i64],
        decks: vec[i64],
        discards: vec[i64],
        tops: vec[i64],
        seen: vec[i64],
        secrets: vec[i64],
    ) -> None:
        super().__init__(seats, stack)
        self.rules = rules  # which options are on: KANSAS_PLAY, MUST_ACT, …
        self.sides = sides  # the numbers that lie on side b, as a mask
        self.turn = turn  # turns begun, all seats together
        self.starter = starter  # the seat that began, or NONE before it is known
        self.active = active  # the seat whose turn it is
        self.placed = placed  # workers laid on the job market so far
        self.token = token  # the seat that holds the job market token, or NONE
        self.mode = mode  # of the present stop: OPEN, LOCAL or AUXILIARY (GW-7.3)
        self.beside = beside  # the building space whose neighbours may be used (8b), or NONE
        self.chain = chain  # buildings used by 8b at this stop, as a mask of spaces (GW-12.13)
        self.value = value  # the herd's breeding value in Kansas City, or NONE
        self.counted = counted  # main-line spaces moved back for an extraordinary delivery
        self.following = following  # seat -> whose turn comes next, two bits each
        self.bids = bids  # seat -> 1 + place | points << 3 of its bid, or 0; a byte each (GW-19.7b)
        self.prizes = prizes  # place -> 1 + which starting objective lies there to be bid for, or 0; a byte each
        self.at = at  # space of the trail -> the tile that lies there, or NO_TILE
        self.piles = piles  # pile * SUPPLIES + kind -> tiles left; nobody knows their order
        self.foresight = foresight  # column * 2 + which -> kind of supply tile, or NONE (GW-2.14)
        self.jobs = jobs  # row * 4 + column from the left of those used -> kind of worker, or NONE
        self.market = market  # kind -> cattle cards that lie open (GW-2.13)
        self.market_deck = market_deck  # kind -> cattle cards still to come
        self.objective_deck = objective_deck  # objective -> cards still to come
        self.display = display  # the objective cards that lie open, as kinds of card
        self.masters = masters  # station -> the station master tile there, or NONE
        self.given = given  # station -> the kind of worker left there, or NONE
        self.local = local  # slots still open at the present stop (GW-7.3)
        self.gone = gone  # kind of supply tile -> out of the game
        self.boxed = boxed  # kind of card -> out of the game
        self.money = money  # seat -> dollars; the bank is unlimited and not in the position (GW-1.8, GW-17.5)
        self.herders = herders  # seat -> space of the trail, or NONE before the first turn
        self.engines = engines  # seat -> space of the railroad
        self.cubes = cubes  # seat -> space of the certificate track
        self.discs = discs  # seat -> the disc places still covered, as a mask
        self.stations = stations  # seat -> own stations, as a mask
        self.unbuilt = unbuilt  # seat -> own tiles not yet built, as a mask of numbers
        self.won = won  # seat -> station master tiles, as a mask
        self.workers = workers  # seat * WORKERS + kind -> workers, the printed one included
        self.cities = cities  # seat * CITIES + city -> discs
        self.hazards = hazards  # seat * HAZARDS + kind -> tiles won (GW-3.9)
        self.teepees = teepees  # seat * 2 + (1 if blue) -> tiles won
        self.area = area  # seat * GOALS + objective -> cards in the objective area
        self.hands = hands  # seat * CARDS + kind -> cards in hand
        self.decks = decks  # seat * CARDS + kind -> cards in the draw deck, whose order nobody knows
        self.discards = discards  # seat * CARDS + kind -> cards in the discard pile (GW-5.4)
        self.tops = tops  # seat -> the top card of the discard pile, or NONE
        self.seen = seen  # seat * CARDS + kind -> cards in hand that everybody knows to be there
        self.secrets = secrets  # seat * OBJECTIVES + objective -> cards that only their owner has seen (6b)

    def clone(self) -> WesternTrailState:
        return WesternTrailState(
            self.seats,
            self.stack[:],
            self.rules,
            self.sides,
            self.turn,
            self.starter,
            self.active,
            self.placed,
            self.token,
            self.mode,
            self.beside,
            self.chain,
            self.value,
            self.counted,
            self.following,
            self.bids,
            self.prizes,
            self.at[:],
            self.piles[:],
            self.foresight[:],
            self.jobs[:],
            self.market[:],
            self.market_deck[:],
            self.objective_deck[:],
            self.display[:],
            self.masters[:],
            self.given[:],
            self.local[:],
            self.gone[:],
            self.boxed[:],
            self.money[:],
            self.herders[:],
            self.engines[:],
            self.cubes[:],
            self.discs[:],
            self.stations[:],
            self.unbuilt[:],
            self.won[:],
            self.workers[:],
            self.cities[:],
            self.hazards[:],
            self.teepees[:],
            self.area[:],
            self.hands[:],
            self.decks[:],
            self.discards[:],
            self.tops[:],
            self.seen[:],
            self.secrets[:],
        )

    def to_data(self) -> Data:
        facts: list[int] = [
            self.seats,
            self.rules,
            self.sides,
            self.turn,
            self.starter,
            self.active,
            self.placed,
            self.token,
            self.mode,
            self.beside,
            self.chain,
            self.value,
            self.counted,
        ]
        data: Data = {
            "facts": facts,
            "stack": list(self.stack),
            "at": list(self.at),
            "piles": list(self.piles),
            "foresight": list(self.foresight),
            "jobs": list(self.jobs),
            "market": list(self.market),
            "market_deck": list(self.market_deck),
            "objective_deck": list(self.objective_deck),
            "display": list(self.display),
            "masters": list(self.masters),
            "given": list(self.given),
            "local": list(self.local),
            "gone": list(self.gone),
            "boxed": list(self.boxed),
            "money": list(self.money),
            "herders": list(self.herders),
            "engines": list(self.engines),
            "cubes": list(self.cubes),
            "discs": list(self.discs),
            "stations": list(self.stations),
            "unbuilt": list(self.unbuilt),
            "won": list(self.won),
            "workers": list(self.workers),
            "cities": list(self.cities),
            "hazards": list(self.hazards),
            "teepees": list(self.teepees),
            "area": list(self.area),
            "hands": list(self.hands),
            "decks": list(self.decks),
            "discards": list(self.discards),
            "tops": list(self.tops),
            "seen": list(self.seen),
            "secrets": list(self.secrets),
        }
        if self.has_rule(BIDDING):
            data["bidding"] = [self.following, self.bids, self.prizes]
        return data

    # The table

    def has_rule(self, option: i64) -> bool:
        return self.rules & option != 0

    def next_seat(self, seat: i64) -> i64:
        return self.following >> 2 * seat & 3

    # The interface

    def legal_actions(self, seat: i64) -> vec[i64]:
        return STEPS.legal(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        STEPS.apply(self, seat, action)

    def chance_weights(self) -> vec[i64]:
        return STEPS.weights(self)

    def sample_chance(self, random: Random) -> i64:
        return STEPS.sample(self, random)

    def scores(self) -> vec[i64]:
        from bunkhouse.games.westerntrail.rules.scoring import scores

        return scores(self)

    def outlook(self, seat: i64) -> i64:
        from bunkhouse.bots.experts.westerntrail.outlook import outlook

        return outlook(self, seat)

    def outlooks(self) -> vec[i64]:
        from bunkhouse.bots.experts.westerntrail.outlook import outlooks

        return outlooks(self)

    def horizon(self) -> i64:
        from bunkhouse.bots.experts.westerntrail.outlook import left_of_game

        return left_of_game(self)

    def spread(self) -> i64:
        from bunkhouse.bots.experts.westerntrail.outlook import spread

        return spread(self)

    def redeal(self, seat: i64, random: Random) -> WesternTrailState:
        from bunkhouse.games.westerntrail.rules.hidden import redeal

        return redeal(self, seat, random)

    def breakdown(self) -> list[list[ScoreLine]]:
        from bunkhouse.games.westerntrail.edge.sight import breakdown

        return breakdown(self)

    def decision(self, seat: i64) -> Decision | None:
        from bunkhouse.games.westerntrail.edge.reasons import decision

        return decision(self, seat)

    def view(self, seat: i64) -> WesternTrailView:
        from bunkhouse.games.westerntrail.edge.sight import build

        return build(self, seat)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        from bunkhouse.games.westerntrail.edge.reasons import why_not

        return why_not(self, seat, action)

    def check(self) -> None:
        from bunkhouse.games.westerntrail.edge.invariants import check

        check(self)


STEPS: Final = Steps[WesternTrailState]()
"""Filled by steps.py, which knows this module; so neither needs the other to be read first."""


def from_data(data: Data) -> WesternTrailState:
    """The position that `to_data` wrote down."""
    facts = data["facts"]
    following, bids, prizes = data.get("bidding", [clockwise(facts[0]), 0, 0])
    return WesternTrailState(
        facts[0],
        vec[i64](data["stack"]),
        facts[1],
        facts[2],
        facts[3],
        facts[4],
        facts[5],
        facts[6],
        facts[7],
        facts[8],
        facts[9],
        facts[10],
        facts[11],
        facts[12],
        following,
        bids,
        prizes,
        vec[i64](data["at"]),
        vec[i64](data["piles"]),
        vec[i64](data["foresight"]),
        vec[i64](data["jobs"]),
        vec[i64](data["market"]),
        vec[i64](data["market_deck"]),
        vec[i64](data["objective_deck"]),
        vec[i64](data["display"]),
        vec[i64](data["masters"]),
        vec[i64](data["given"]),
        vec[i64](data["local"]),
        vec[i64](data["gone"]),
        vec[i64](data["boxed"]),
        vec[i64](data["money"]),
        vec[i64](data["herders"]),
        vec[i64](data["engines"]),
        vec[i64](data["cubes"]),
        vec[i64](data["discs"]),
        vec[i64](data["stations"]),
        vec[i64](data["unbuilt"]),
        vec[i64](data["won"]),
        vec[i64](data["workers"]),
        vec[i64](data["cities"]),
        vec[i64](data["hazards"]),
        vec[i64](data["teepees"]),
        vec[i64](data["area"]),
        vec[i64](data["hands"]),
        vec[i64](data["decks"]),
        vec[i64](data["discards"]),
        vec[i64](data["tops"]),
        vec[i64](data["seen"]),
        vec[i64](data["secrets"]),
    )


def clockwise(seats: i64) -> i64:
    """The turn order of the table: every seat is followed by the next one."""
    order: i64 = 0
    for seat in range(seats):
        order |= (seat + 1) % seats << 2 * seat
    return order


def repeated(value: i64, count: i64) -> vec[i64]:
    items = vec[i64](capacity=count)
    for _ in range(count):
        items = append(items, value)
    return items
