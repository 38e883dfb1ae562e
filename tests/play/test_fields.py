"""What is stored of a position: by its declarations, and some numbers apart by their names."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from bunkhouse.core import fields
from bunkhouse.core.state import State
from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail import GAME as WESTERN_TRAIL
from bunkhouse.games.westerntrail.rules.state import WesternTrailState


class Last(State):
    round: i64
    extended: bool
    order: i64
    bonus: i64
    cards: vec[i64]


class Mixed(State):
    """The same fields, those stored apart declared somewhere else."""

    bonus: i64
    round: i64
    cards: vec[i64]
    order: i64
    extended: bool


def is_extended(state: Last | Mixed) -> bool:
    return state.extended


fields.store_apart(Last, "extension", ("order", "bonus"), is_extended)
fields.store_apart(Mixed, "extension", ("order", "bonus"), is_extended)


def position(kind: type[Last | Mixed], extended: bool) -> Last | Mixed:
    state = kind(3, vec[i64]([7]))
    state.round, state.extended, state.order, state.bonus, state.cards = 4, extended, 21, 0, vec[i64]([5, 6])
    return state


@pytest.mark.parametrize("kind", [Last, Mixed])
def test_numbers_stored_apart_go_by_their_names(kind: type[Last | Mixed]) -> None:
    """Where they are declared does not matter, and without them nothing is stored of them."""
    assert fields.to_data(position(kind, False)) == {"facts": [3, 4, 0], "stack": [7], "cards": [5, 6]}
    state = position(kind, True)
    state.order, state.bonus = 8, 9
    data = fields.to_data(state)
    assert data == {"facts": [3, 4, 1], "stack": [7], "cards": [5, 6], "extension": [8, 9]}
    assert list(data)[-1] == "extension"
    read = position(kind, False)
    fields.fill(read, data)
    assert (read.order, read.bonus) == (8, 9)
    assert fields.to_data(read) == data


@pytest.mark.parametrize("kind", [Last, Mixed])
def test_what_was_not_stored_is_as_in_a_new_game(kind: type[Last | Mixed]) -> None:
    read = position(kind, False)
    fields.fill(read, {"facts": [3, 1, 0], "stack": [], "cards": []})
    assert (read.round, read.order, read.bonus) == (1, 21, 0)


def test_other_fields_are_refused() -> None:
    whole = fields.to_data(position(Last, True))
    with pytest.raises(ValueError, match="shorter"):
        fields.fill(position(Last, False), {**whole, "extension": [8]})
    for wrong in ({**whole, "facts": [3, 4, 0]}, {**whole, "facts": [3, 4, 1, 1]}, {**whole, "more": [1]}):
        with pytest.raises(ValueError, match="not the fields of Last"):
            fields.fill(position(Last, False), wrong)


def test_only_declared_numbers_can_be_stored_apart() -> None:
    with pytest.raises(ValueError, match="bonuses"):
        fields.store_apart(Last, "extension", ("order", "bonuses"), is_extended)
    with pytest.raises(ValueError, match="cards"):
        fields.store_apart(Last, "cards", ("order",), is_extended)


def test_positions_of_western_trail_stay_as_they_were() -> None:
    """Tables were stored before there was bidding; its three numbers are by themselves, and only where it is played."""
    plain = WESTERN_TRAIL.new_state(3)
    assert (len(plain.to_data()["facts"]), "bidding" in plain.to_data()) == (13, False)
    state = WESTERN_TRAIL.new_state(3, {"seats_by_bidding": "true"})
    assert isinstance(state, WesternTrailState)
    state.following, state.bids, state.prizes = 6, 5, 4
    data = state.to_data()
    assert (len(data["facts"]), data["bidding"], list(data)[-1]) == (13, [6, 5, 4], "bidding")
    read = WESTERN_TRAIL.from_data(data)
    assert isinstance(read, WesternTrailState)
    assert (read.following, read.bids, read.prizes) == (6, 5, 4)
