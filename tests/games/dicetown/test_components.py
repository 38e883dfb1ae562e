"""What must hold of components.toml and the tables made from it (DT-1, DT-6.9): the hand ranker against all rolls."""

import tomllib
from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest

from bunkhouse.games.dicetown.edge.choices import dice_named
from bunkhouse.games.dicetown.edge.view import HAND_NAMES
from bunkhouse.games.dicetown.rules import cards, components, dice

COMPONENTS: dict[str, Any] = tomllib.loads(Path(components.__file__).parents[1].joinpath("components.toml").read_text())
COUNTS = COMPONENTS["counts"]
SETUP = COMPONENTS["setup"]
POKER = COMPONENTS["poker"]
PROBABILITY = COMPONENTS["probability"]
FACES: list[str] = [face["id"] for face in COMPONENTS["faces"]]
RANK = {face: rank for rank, face in enumerate(FACES)}


def packed(hand: tuple[str, ...] | list[str]) -> int:
    return dice_named(" ".join(hand))


def naive_strength(hand: tuple[str, ...] | list[str]) -> tuple[int, list[tuple[int, int]]]:
    """The sort key of DT-6.7, written as it is said there."""
    groups = sorted(((number, RANK[face]) for face, number in Counter(hand).items()), reverse=True)
    shape = [number for number, _ in groups]
    ranks = sorted(RANK[face] for face in hand)
    if shape == [1] * 5:
        return (4 if ranks[4] - ranks[0] == 4 else 0), groups
    return {(5,): 7, (4, 1): 6, (3, 2): 5, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}[tuple(shape)], groups


def test_material() -> None:
    """DT-1.1 to DT-1.5, DT-2.1"""
    assert COUNTS["store_cards"] == cards.STORE_COUNT == 19
    assert COUNTS["claim_cards"] == cards.CARD_COUNT - cards.STORE_COUNT == 25
    assert COUNTS["notes"] == 5 * SETUP["notes_per_player"] + SETUP["bank_notes"] == 43
    assert COUNTS["nuggets"] == SETUP["mine_nuggets"] == 30
    assert COUNTS["dice"] == 5 * SETUP["dice_per_player"] == 25
    actions = [card for card in COMPONENTS["store_cards"] if card["kind"] == "action"]
    gear = [card for card in COMPONENTS["store_cards"] if card["kind"] == "equipment"]
    assert (len(actions), sum(card["copies"] for card in actions)) == (11, 13)
    assert sorted(card["vp"] for card in gear for _ in range(card["copies"])) == [1, 2, 3, 4, 5, 8]
    assert {value for value, _ in components.COMPONENTS.claims} == {1, 2, 3, 4, 5}


def test_cards_are_bits() -> None:
    """DT-1.3, DT-16.10"""
    for card in range(cards.CARD_COUNT):
        assert cards.lowest(cards.bit(card)) == card
        assert cards.bit(card) & cards.OF_KIND[cards.KIND_OF[card]]
    everything = cards.STORE | cards.CLAIMS
    assert cards.number_of(everything) == 44
    assert [cards.nth(everything, index) for index in range(44)] == list(range(44))
    assert cards.points_of(cards.STORE) == 23
    assert cards.points_of(cards.CLAIMS) == sum(value * copies for value, copies in components.COMPONENTS.claims)


def test_locations_and_faces() -> None:
    """DT-1.2, DT-1.6, DT-7.0a"""
    assert FACES == ["9", "10", "J", "Q", "K", "A"]
    order = [row["id"] for row in COMPONENTS["locations"]]
    assert order == ["mine", "bank", "stagecoach", "store", "saloon", "sheriff", "hall", "doc"]


def test_prices() -> None:
    """DT-5.3 to DT-5.6"""
    assert list(dice.PRICE) == [1, 0, 1, 2, 3, 4]


def test_every_roll_has_its_class() -> None:
    """DT-6.1, DT-6.2, DT-6.9"""
    rolls = Counter(HAND_NAMES[dice.hand_class(packed(roll))] for roll in product(FACES, repeat=5))
    hands = Counter(HAND_NAMES[dice.hand_class(packed(hand))] for hand in combinations_with_replacement(FACES, 5))
    assert sum(rolls.values()) == 7776
    for row in POKER["classes"]:
        assert rolls[row["id"]] == row["rolls"]
        assert hands[row["id"]] == row["multisets"]
        assert HAND_NAMES.index(row["id"]) == row["rank"]


def test_order_of_all_hands() -> None:
    """DT-6.3 to DT-6.7: 252 hands, 252 strengths, in the order of the sort key."""
    hands = list(combinations_with_replacement(FACES, 5))
    by_rules = sorted(hands, key=naive_strength)
    assert sorted(hands, key=lambda hand: dice.strength(packed(hand), True)) == by_rules
    assert len({dice.strength(packed(hand), True) for hand in hands}) == POKER["distinct_strengths"] == 252
    assert list(by_rules[0]) == POKER["weakest"]
    assert list(by_rules[-1]) == POKER["strongest"]
    for row in POKER["beats"]:
        assert dice.strength(packed(row["win"]), True) > dice.strength(packed(row["lose"]), True)


def test_without_kickers() -> None:
    """DT-16.1: only the dice of the combination; all high-card hands tie."""
    strengths: dict[int, set[int]] = {}
    for hand in combinations_with_replacement(FACES, 5):
        bare = dice.strength(packed(hand), False)
        strengths.setdefault(dice.hand_class(packed(hand)), set()).add(bare)
        assert dice.class_in(bare) == dice.hand_class(packed(hand))
    expected = {
        "five": 6,
        "four": 6,
        "full_house": 30,
        "straight": 2,
        "three": 6,
        "two_pairs": 15,
        "pair": 6,
        "high": 1,
    }
    assert {HAND_NAMES[rank]: len(found) for rank, found in strengths.items()} == expected


@pytest.mark.parametrize("number", range(1, 6))
def test_rolls_and_their_weights(number: int) -> None:
    """DT-6.9, DT-12.6: every sorted outcome with the number of its orders."""
    found = Counter(packed(roll) for roll in product(FACES, repeat=number))
    span = range(dice.ROLL_START[number], dice.ROLL_START[number + 1])
    assert {dice.ROLLS[index]: dice.ROLL_WAYS[index] for index in span} == found


def test_chances() -> None:
    """DT-6.9: one face in a single roll, and chasing it without paying."""
    single = Counter(dice.count(packed(roll), dice.ACE) for roll in product(FACES, repeat=5))
    assert [single[number] for number in range(6)] == PROBABILITY["one_face_single_roll"]
    spread = [Fraction(1)]
    for thrown in (5, 4, 3, 2, 1):
        start, end = dice.ROLL_START[thrown], dice.ROLL_START[thrown + 1]
        ways = sum(dice.ROLL_WAYS[index] for index in range(start, end) if dice.count(dice.ROLLS[index], dice.ACE))
        hit = Fraction(ways, 6**thrown)
        spread = [
            (spread[k] if k < len(spread) else 0) * (1 - hit) + (spread[k - 1] if k else 0) * hit
            for k in range(len(spread) + 1)
        ]
    assert [int(share * 6**15) for share in spread] == PROBABILITY["one_face_free_chase"]


def test_choices_of_dice() -> None:
    """DT-11.3: a commitment is how many of each face are kept; at most 32 are different."""
    assert sorted(dice.subsets(packed(["9", "10", "J", "Q", "K"]), 0, 5)) == sorted(
        packed(chosen) for size in range(6) for chosen in combinations(["9", "10", "J", "Q", "K"], size)
    )
    assert len(dice.subsets(packed(["A"] * 5), 0, 5)) == 6
    assert len(dice.subsets(packed(["A", "A", "K", "K", "K"]), 2, 2)) == 3
