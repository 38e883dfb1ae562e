"""Buying cattle: cowboys, each once, for purchase options or for new cards (GW-7.13, GW-12.8)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.frames import argument_of, run_later
from bunkhouse.core.steps import Step, push
from bunkhouse.core.vecs import append, vec
from bunkhouse.games.westerntrail.edge import report
from bunkhouse.games.westerntrail.rules import actions, cards, kinds
from bunkhouse.games.westerntrail.rules.asking import pose
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.herd import onto_discard
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

NEW_CARDS: Final[i64] = COMPONENTS.cards_per_cowboy


def purchases(state: WesternTrailState, seat: i64, cowboys: i64) -> vec[i64]:
    """What so many cowboys can still do: each option with each card that it could begin with, and adding cards."""
    choices = vec[i64](capacity=24)
    for option in range(cards.PURCHASES):
        if cards.PURCHASE_COWBOYS[option] <= cowboys and cards.PURCHASE_PRICE[option] <= state.money[seat]:
            value = cards.PURCHASE_VALUE[option]
            for kind in range(cards.FIRST_MARKET_KIND, cards.CATTLE):
                if state.market[kind] > 0 and cards.VALUE[kind] == value:
                    choices = append(choices, actions.buy(option, kind))
    if cowboys > 0 and cards_to_come(state):
        choices = append(choices, actions.ADD)
    return choices


def cards_to_come(state: WesternTrailState) -> bool:
    return any(state.market_deck[kind] > 0 for kind in range(cards.FIRST_MARKET_KIND, cards.CATTLE))


class Buy(Step[WesternTrailState]):
    """It goes on until the player is done or nothing more is possible (GW-7.13)."""

    def run(self, state: WesternTrailState, frame: i64) -> None:
        if len(purchases(state, state.active, argument_of(frame))) > 0:
            pose(state, kinds.PURCHASE, argument_of(frame))


class Purchase(Step[WesternTrailState]):
    """A purchase, or a cowboy who adds two cards; the price is for the whole option (GW-12.8)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        return append(purchases(state, seat, argument_of(frame)), actions.DONE)

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        cowboys = argument_of(frame)
        if action == actions.DONE:
            return
        if action == actions.ADD:
            if state.listener is not None:
                report.market_enlarged(state, seat)
            push(state, run_later(kinds.BUY, cowboys - 1))
            push(state, run_later(kinds.FILL_MARKET, NEW_CARDS))
            return
        option = actions.buy_option(action)
        kind = actions.buy_card(action)
        state.money[seat] -= cards.PURCHASE_PRICE[option]
        take_from_market(state, seat, kind)
        if state.listener is not None:
            report.bought(state, seat, kind, cards.PURCHASE_COWBOYS[option], cards.PURCHASE_PRICE[option])
        push(state, run_later(kinds.BUY, cowboys - cards.PURCHASE_COWBOYS[option]))
        if cards.PURCHASE_CARDS[option] > 1:
            pose(state, kinds.BUY_SECOND, cards.PURCHASE_VALUE[option])


def take_from_market(state: WesternTrailState, seat: i64, kind: i64) -> None:
    """Onto the discard pile; the market is not refilled (GW-12.8)."""
    state.market[kind] -= 1
    onto_discard(state, seat, kind)


class BuySecond(Step[WesternTrailState]):
    """The second card of an option for two, of the same value; it may be left (GW-12.8)."""

    def legal(self, state: WesternTrailState, frame: i64, seat: i64) -> vec[i64]:
        choices = vec[i64](capacity=4)
        for kind in range(cards.FIRST_MARKET_KIND, cards.CATTLE):
            if state.market[kind] > 0 and cards.VALUE[kind] == argument_of(frame):
                choices = append(choices, actions.act(actions.ALSO, kind))
        return choices

    def apply(self, state: WesternTrailState, frame: i64, seat: i64, action: i64) -> None:
        kind = actions.argument_of(action)
        take_from_market(state, seat, kind)
        if state.listener is not None:
            report.bought(state, seat, kind, 0, 0)
