"""Exact odds of dice: what is to be expected of dice still to be rolled. Tables and sums, no sampling (DT-5, DT-6).

A set of up to five dice is told by its number in `dice.ROLLS` (462 sets, smaller ones first), so that the values of all
sets are one flat array; a whole hand is one of the last 252. Values are whole numbers in any unit, chances are parts of
ONE. An expectation over a roll is the sum over its outcomes, each as often as it falls among the 6**n, divided once.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.dicetown.rules.dice import (
    DICE,
    FACES,
    ROLL_START,
    ROLL_WAYS,
    ROLLS,
    SIX_TO_THE,
    count,
    dice_of,
    die,
    number_of,
    strength,
)

SETS: Final[i64] = 462
FIRST_HAND: Final[i64] = 210  # the first set of five dice
HANDS: Final[i64] = 252
ONE: Final[i64] = 1 << 30  # certainty
NEVER: Final[i64] = -(1 << 50)  # the value of what cannot be done

NUMBER: Final[dict[int, int]] = {dice: number for number, dice in enumerate(ROLLS)}
SIZE: Final[vec[i64]] = vec[i64]([number_of(dice) for dice in ROLLS])
COUNT: Final[vec[i64]] = vec[i64]([count(dice, face) for dice in ROLLS for face in range(FACES)])
"""Set * 6 + face -> how many dice show it."""


def _sums() -> tuple[list[int], list[int]]:
    starts: list[int] = []
    sums: list[int] = []
    for number, dice in enumerate(ROLLS):
        starts.append(len(sums))
        for more in range(ROLL_START[DICE - SIZE[number] + 1]):
            sums.append(NUMBER[dice + ROLLS[more]])
    return starts, sums


def _one_less() -> tuple[list[int], list[int]]:
    starts: list[int] = [0]
    less: list[int] = []
    for dice in ROLLS:
        less += [NUMBER[dice - die(face)] for face in range(FACES) if count(dice, face) > 0]
        starts.append(len(less))
    return starts, less


_STARTS, _SUMS = _sums()
SUM_START: Final[vec[i64]] = vec[i64](_STARTS)
SUM: Final[vec[i64]] = vec[i64](_SUMS)
"""SUM_START of a set, plus another set that fits -> both together."""

_LESS_STARTS, _LESS = _one_less()
LESS_START: Final[vec[i64]] = vec[i64](_LESS_STARTS)
LESS: Final[vec[i64]] = vec[i64](_LESS)
"""From LESS_START of a set to that of the next: the set without one of its dice, once for each face."""

ALIKE: Final[vec[i64]] = vec[i64](
    [NUMBER[dice_of(number, face)] for face in range(FACES) for number in range(DICE + 1)]
)
"""Face * 6 + how many -> the set of so many dice of this face."""


def _ranks(kickers: bool) -> list[int]:
    keys = [strength(dice, kickers) for dice in ROLLS[ROLL_START[5] :]]
    order = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return [order[key] for key in keys]


RANK: Final[vec[i64]] = vec[i64](_ranks(True))
PLAIN_RANK: Final[vec[i64]] = vec[i64](_ranks(False))
"""Hand, from 0 on -> its rank, the weakest 0, with and without kickers (DT-6.7, DT-16.1)."""


def set_number(dice: i64) -> i64:
    return NUMBER[dice]


def after_last_roll(values: vec[i64]) -> vec[i64]:
    """What every set is worth if all missing dice are rolled once and stay as they fall (DT-5.12, DT-5.13), given the
    value of every hand."""
    expected = vec[i64](capacity=SETS)
    for number in range(SETS):
        missing = DICE - SIZE[number]
        first = SUM_START[number]
        total: i64 = 0
        for roll in range(ROLL_START[missing], ROLL_START[missing + 1]):
            total += ROLL_WAYS[roll] * values[SUM[first + roll] - FIRST_HAND]
        expected = append(expected, total // SIX_TO_THE[missing])
    return expected


def before_roll(after: vec[i64], layers: vec[i64], costs: vec[i64]) -> vec[i64]:
    """What every set is worth before its missing dice are rolled and the best of them kept (DT-5.1 to DT-5.6).

    `after` has the value of every set once the dice have been kept, in layers (of money left); for each number of dice
    kept `layers` says where its layer begins, below 0 if so many cannot be kept, and `costs` what is to be subtracted.
    The best subset of a roll is the whole roll or the best subset of the roll without one die."""
    best = vec[i64]([0] * int(FIRST_HAND + HANDS))
    expected = vec[i64](capacity=SETS)
    for number in range(FIRST_HAND):
        missing = DICE - SIZE[number]
        first = SUM_START[number]
        total: i64 = 0
        for kept in range(ROLL_START[missing + 1]):
            size = SIZE[kept]
            value = NEVER
            if layers[size] >= 0:
                value = after[layers[size] + SUM[first + kept]] - costs[size]
            for less in range(LESS_START[kept], LESS_START[kept + 1]):
                value = max(value, best[LESS[less]])
            best[kept] = value
            if size == missing:
                total += ROLL_WAYS[kept] * value
        expected = append(expected, total // SIX_TO_THE[missing])
    for number in range(FIRST_HAND, SETS):
        expected = append(expected, after[number])
    return expected


# A rival's cup: a simple model of keeping. A rival looks for the face of which most dice are set aside already (of
# equal ones in any order), for the next face if it does not fall, and so on; keeps one die of it, or, as often as the
# rival is keen, all that fell.


def _falling() -> list[int]:
    """((dice rolled * 6 + faces looked for before) * 7 + faces looked for alike) * 6 + number of dice -> the chance
    that a given one of those alike is the first to fall, with so many dice."""
    table: list[int] = []
    for rolled in range(6):
        for before in range(6):
            for alike in range(7):
                for dice in range(6):
                    ways: i64 = 0  # no int: compiled, the int of ONE would be negative
                    if before + alike <= 6 and 0 < dice <= rolled:
                        for place in range(alike):
                            ways += comb(rolled, dice) * pow(5 - before - place, rolled - dice)
                    table.append(ways * ONE // (SIX_TO_THE[rolled] * max(1, alike)))
    return table


FALLING: Final[vec[i64]] = vec[i64](_falling())
KEEN: Final[i64] = 16  # sixteenths: always


class Cup:
    """A rival's dice after some more reveals, if nobody has been finished before the last of them."""

    def __init__(self, sets: vec[i64]) -> None:
        self.sets = sets  # chances
        self.finished = chance_of_hands(sets)  # that the hand is whole, without a last roll
        self.hands = hands_after_last_roll(sets)  # chances of the whole hands, if the missing dice are rolled
        self.fewer = fewer_than(self.hands)  # face * 7 + number -> chance that fewer dice of the face are in the hand
        self.weaker = weaker_than(self.hands)  # rank -> chance that the hand is weaker


def chance_of_hands(sets: vec[i64]) -> i64:
    total: i64 = 0
    for number in range(FIRST_HAND, SETS):
        total += sets[number]
    return total


def hands_after_last_roll(sets: vec[i64]) -> vec[i64]:
    hands = vec[i64]([0] * int(HANDS))
    for number in range(SETS):
        chance = sets[number]
        if chance > 0:
            missing = DICE - SIZE[number]
            first = SUM_START[number]
            for roll in range(ROLL_START[missing], ROLL_START[missing + 1]):
                hands[SUM[first + roll] - FIRST_HAND] += chance * ROLL_WAYS[roll] // SIX_TO_THE[missing]
    return hands


def fewer_than(hands: vec[i64]) -> vec[i64]:
    fewer = vec[i64]([0] * 42)
    for hand in range(HANDS):
        chance = hands[hand]
        if chance > 0:
            for face in range(FACES):
                for number in range(COUNT[(FIRST_HAND + hand) * FACES + face] + 1, 7):
                    fewer[face * 7 + number] += chance
    return fewer


def weaker_than(hands: vec[i64]) -> vec[i64]:
    weaker = vec[i64]([0] * int(HANDS + 1))
    for hand in range(HANDS):
        weaker[RANK[hand] + 1] += hands[hand]
    for rank in range(HANDS):
        weaker[rank + 1] += weaker[rank]
    return weaker


def reveal(sets: vec[i64], keen: i64) -> vec[i64]:
    """One more roll and reveal of a rival's cup, if the hand is not whole already; keen in sixteenths."""
    following = vec[i64]([0] * int(SETS))
    unfinished: i64 = 0
    for number in range(FIRST_HAND):
        unfinished += sets[number]
    if unfinished == 0:
        return sets[:]
    for number in range(FIRST_HAND):
        chance = sets[number]
        if chance > 0:
            keep_by_looking(following, number, chance * ONE // unfinished, keen)
    return following


def keep_by_looking(following: vec[i64], number: i64, chance: i64, keen: i64) -> None:
    missing = DICE - SIZE[number]
    before: i64 = 0
    wanted: i64 = DICE
    while wanted >= 0:
        alike: i64 = 0
        for face in range(FACES):
            if COUNT[number * FACES + face] == wanted:
                alike += 1
        if alike > 0:
            row = ((missing * 6 + before) * 7 + alike) * 6
            for face in range(FACES):
                if COUNT[number * FACES + face] == wanted:
                    for dice in range(1, missing + 1):
                        part = chance * FALLING[row + dice] // ONE
                        all_of_them = part * keen // KEEN
                        following[SUM[SUM_START[number] + ALIKE[face * 6 + dice]]] += all_of_them
                        following[SUM[SUM_START[number] + ALIKE[face * 6 + 1]]] += part - all_of_them
            before += alike
        wanted -= 1


_cups: Final[dict[int, Cup]] = {}


def cup_after(number: i64, reveals: i64, keen: i64) -> Cup:
    """The cup of a rival who has this set aside now; made when first asked for, and kept."""
    key = (number * 6 + reveals) * 17 + keen
    found = _cups.get(key)
    if found is None:
        if reveals == 0:
            sets = vec[i64]([0] * int(SETS))
            sets[number] = ONE
        else:
            sets = reveal(cup_after(number, reveals - 1, keen).sets, keen)
        found = Cup(sets)
        _cups[key] = found
    return found
