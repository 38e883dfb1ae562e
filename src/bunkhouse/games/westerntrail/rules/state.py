"""A position of Great Western Trail: flat ints; cards and tiles that look alike are counted, not told apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bunkhouse.core import fields
from bunkhouse.core.random import Random
from bunkhouse.core.state import State
from bunkhouse.core.steps import Steps
from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import order

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
    rules: i64  # which options are on: KANSAS_PLAY, MUST_ACT, …
    sides: i64  # the numbers that lie on side b, as a mask
    turn: i64  # turns begun, all seats together
    starter: i64  # the seat that began, or NONE before it is known
    active: i64  # the seat whose turn it is
    placed: i64  # workers laid on the job market so far
    token: i64  # the seat that holds the job market token, or NONE
    mode: i64  # of the present stop: OPEN, LOCAL or AUXILIARY (GW-7.3)
    beside: i64  # the building space whose neighbours may be used (8b), or NONE
    chain: i64  # buildings used by 8b at this stop, as a mask of spaces (GW-12.13)
    value: i64  # the herd's breeding value in Kansas City, or NONE
    counted: i64  # main-line spaces moved back for an extraordinary delivery
    following: i64  # seat -> whose turn comes next (order.py)
    bids: i64  # seat -> the place it holds and the points bid for it (order.py, GW-19.7b)
    prizes: i64  # place -> which starting objective lies there to be bid for (order.py)
    at: vec[i64]  # space of the trail -> the tile that lies there, or NO_TILE
    piles: vec[i64]  # pile * SUPPLIES + kind -> tiles left; nobody knows their order
    foresight: vec[i64]  # column * 2 + which -> kind of supply tile, or NONE (GW-2.14)
    jobs: vec[i64]  # row * 4 + column from the left of those used -> kind of worker, or NONE
    market: vec[i64]  # kind -> cattle cards that lie open (GW-2.13)
    market_deck: vec[i64]  # kind -> cattle cards still to come
    objective_deck: vec[i64]  # objective -> cards still to come
    display: vec[i64]  # the objective cards that lie open, as kinds of card
    masters: vec[i64]  # station -> the station master tile there, or NONE
    given: vec[i64]  # station -> the kind of worker left there, or NONE
    local: vec[i64]  # slots still open at the present stop (GW-7.3)
    gone: vec[i64]  # kind of supply tile -> out of the game
    boxed: vec[i64]  # kind of card -> out of the game
    money: vec[i64]  # seat -> dollars; the bank is unlimited and not in the position (GW-1.8, GW-17.5)
    herders: vec[i64]  # seat -> space of the trail, or NONE before the first turn
    engines: vec[i64]  # seat -> space of the railroad
    cubes: vec[i64]  # seat -> space of the certificate track
    discs: vec[i64]  # seat -> the disc places still covered, as a mask
    stations: vec[i64]  # seat -> own stations, as a mask
    unbuilt: vec[i64]  # seat -> own tiles not yet built, as a mask of numbers
    won: vec[i64]  # seat -> station master tiles, as a mask
    workers: vec[i64]  # seat * WORKERS + kind -> workers, the printed one included
    cities: vec[i64]  # seat * CITIES + city -> discs
    hazards: vec[i64]  # seat * HAZARDS + kind -> tiles won (GW-3.9)
    teepees: vec[i64]  # seat * 2 + (1 if blue) -> tiles won
    area: vec[i64]  # seat * GOALS + objective -> cards in the objective area
    hands: vec[i64]  # seat * CARDS + kind -> cards in hand
    decks: vec[i64]  # seat * CARDS + kind -> cards in the draw deck, whose order nobody knows
    discards: vec[i64]  # seat * CARDS + kind -> cards in the discard pile (GW-5.4)
    tops: vec[i64]  # seat -> the top card of the discard pile, or NONE
    seen: vec[i64]  # seat * CARDS + kind -> cards in hand that everybody knows to be there
    secrets: vec[i64]  # seat * OBJECTIVES + objective -> cards that only their owner has seen (6b)

    def clone(self) -> WesternTrailState:
        other = WesternTrailState(self.seats, self.stack[:])
        other.rules = self.rules
        other.sides = self.sides
        other.turn = self.turn
        other.starter = self.starter
        other.active = self.active
        other.placed = self.placed
        other.token = self.token
        other.mode = self.mode
        other.beside = self.beside
        other.chain = self.chain
        other.value = self.value
        other.counted = self.counted
        other.following = self.following
        other.bids = self.bids
        other.prizes = self.prizes
        other.at = self.at[:]
        other.piles = self.piles[:]
        other.foresight = self.foresight[:]
        other.jobs = self.jobs[:]
        other.market = self.market[:]
        other.market_deck = self.market_deck[:]
        other.objective_deck = self.objective_deck[:]
        other.display = self.display[:]
        other.masters = self.masters[:]
        other.given = self.given[:]
        other.local = self.local[:]
        other.gone = self.gone[:]
        other.boxed = self.boxed[:]
        other.money = self.money[:]
        other.herders = self.herders[:]
        other.engines = self.engines[:]
        other.cubes = self.cubes[:]
        other.discs = self.discs[:]
        other.stations = self.stations[:]
        other.unbuilt = self.unbuilt[:]
        other.won = self.won[:]
        other.workers = self.workers[:]
        other.cities = self.cities[:]
        other.hazards = self.hazards[:]
        other.teepees = self.teepees[:]
        other.area = self.area[:]
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.tops = self.tops[:]
        other.seen = self.seen[:]
        other.secrets = self.secrets[:]
        return other

    # The table

    def has_rule(self, option: i64) -> bool:
        return self.rules & option != 0

    def next_seat(self, seat: i64) -> i64:
        return order.follower(self.following, seat)

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
        return STEPS.whole.scores(self)

    def redeal(self, seat: i64, random: Random) -> WesternTrailState:
        return STEPS.whole.redeal(self, seat, random)


STEPS: Final = Steps[WesternTrailState]()
"""Filled by steps.py, which knows this module; so neither needs the other to be read first."""


def has_bidding(state: WesternTrailState) -> bool:
    return state.has_rule(BIDDING)


# Without bidding the turn order is that of the table, as it was before there was an option for it.
fields.store_apart(WesternTrailState, "bidding", ("following", "bids", "prizes"), has_bidding)
