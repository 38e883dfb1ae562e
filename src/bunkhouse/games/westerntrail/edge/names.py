"""Tiles, cards and what is in masks and piles by their names."""

from collections.abc import Iterable, Sequence

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules import cards, tiles
from bunkhouse.games.westerntrail.rules.limits import side_of
from bunkhouse.games.westerntrail.rules.masks import BIT
from bunkhouse.games.westerntrail.rules.state import NONE, WesternTrailState
from bunkhouse.games.westerntrail.rules.tiles import FIRST_BUILDING, FIRST_SUPPLY

CARDS = int(cards.CARDS)
BITS = list(BIT)


def tile_name(state: WesternTrailState, tile: int) -> str:
    """A tile of the trail by its id: `A`, `3b`, `flood_2_green`, `blue_teepee`."""
    if tile < FIRST_BUILDING:
        return tiles.NEUTRAL_NAMES[tile]
    if tile < FIRST_SUPPLY:
        return building_name(state, tiles.number_of(tile))
    return tiles.SUPPLY_NAMES[tile - FIRST_SUPPLY]


def building_name(state: WesternTrailState, number: int) -> str:
    return tiles.BUILDING_NAMES[side_of(state, number)]


def pile_of(pile: vec[i64], seat: int) -> list[int]:
    """Kind of card -> how many of it the seat has in hands, decks or discards."""
    return list(pile[seat * CARDS : (seat + 1) * CARDS])


def named(numbers: Iterable[int], names: Sequence[str]) -> tuple[str, ...]:
    """Each name as often as there are things of it."""
    return tuple([name for name, number in zip(names, numbers) if number for _ in range(number)])


def names_in(pile: vec[i64], seat: int) -> tuple[str, ...]:
    """The cards of a seat in hands, decks or discards, as they are sorted."""
    return named(pile_of(pile, seat), cards.CARD_NAMES)


def names_of(mask: int, names: Sequence[str]) -> tuple[str, ...]:
    """The names of the numbers in a mask."""
    return tuple([name for name, bit in zip(names, BITS) if mask & bit])


def numbers_in(mask: int) -> list[int]:
    """The numbers in a mask."""
    return [number for number, bit in enumerate(BITS[: mask.bit_length()]) if mask & bit]


def order_of_play(state: WesternTrailState) -> list[int]:
    """The seats from the first player on; nobody before it is known."""
    if state.starter == NONE:
        return []
    order = [int(state.starter)]
    while len(order) < state.seats:
        order.append(int(state.next_seat(order[-1])))
    return order
