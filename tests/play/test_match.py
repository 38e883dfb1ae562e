"""Matches: chance by a committed seed, undo to the last revelation, events with their onlookers."""

import hashlib

import pytest

from bunkhouse.core.registry import game
from bunkhouse.core.seats import CHANCE, SPECTATOR
from bunkhouse.core.words import Mistake
from bunkhouse.play.laws import Case, picture, random_match
from bunkhouse.play.match import Match, Refused, reveals

GOLDRUSH = game("goldrush")


def begun(seed: str = "seed") -> tuple[Match, int]:
    match = Match(GOLDRUSH, 2, seed=seed)
    return match, int(match.state.to_act())


def place_anything(match: Match, seat: int) -> None:
    match.act(seat, match.legal_actions(seat)[0])


def test_chance_acts_by_itself_with_a_seed() -> None:
    match, seat = begun()
    assert seat >= 0
    assert [move.seat for move in match.log] == [CHANCE, CHANCE]


def test_chance_is_given_without_a_seed() -> None:
    match = Match(GOLDRUSH, 2)
    match.act(int(CHANCE), GOLDRUSH.parse("first 2"))
    match.act(int(CHANCE), GOLDRUSH.parse("draw t03.a"))
    assert match.state.to_act() == 1
    with pytest.raises(Refused):
        match.act(int(CHANCE), GOLDRUSH.parse("draw t03.a"))


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (random_match(Case(GOLDRUSH, 3, {}, seed)) for seed in ("a", "a"))
    assert one.log == other.log
    assert random_match(Case(GOLDRUSH, 3, {}, "b")).log != one.log


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    match, _ = begun("my secret")
    assert match.commitment == hashlib.sha256(b"my secret").hexdigest()
    assert Match(GOLDRUSH, 2).commitment is None


def test_an_illegal_action_changes_nothing_and_names_the_clause() -> None:
    match, seat = begun()
    before = picture(match.game, match.state)
    with pytest.raises(Refused) as refused:
        match.act(seat, GOLDRUSH.parse("place 5,5 turn 0"))
    assert refused.value.refusal.clause == "GR-4.4"
    with pytest.raises(Refused) as refused:
        match.act(1 - seat, match.legal_actions(seat)[0])
    assert refused.value.refusal.clause == "GR-3.1"
    assert picture(match.game, match.state) == before
    assert len(match.log) == 2


def test_undo_to_the_last_revelation_and_redo() -> None:
    match, seat = begun()
    before, told = picture(match.game, match.state), list(match.happenings)
    place_anything(match, seat)
    after = picture(match.game, match.state)
    assert match.can_undo(seat)
    match.undo(seat)
    assert picture(match.game, match.state) == before
    assert match.happenings == told
    assert not match.can_undo(seat), "the tile before it was drawn by chance"
    match.redo(seat)
    assert picture(match.game, match.state) == after
    with pytest.raises(Mistake, match="nothing-to-redo"):
        match.redo(seat)


def test_undo_stops_at_chance_and_at_others() -> None:
    match, seat = begun()
    place_anything(match, seat)
    match.act(seat, GOLDRUSH.parse("pass"))
    for anybody in (0, 1):
        with pytest.raises(Mistake, match="undo-past-revelation"):
            match.undo(anybody)


def test_a_new_move_forgets_what_was_undone() -> None:
    match, seat = begun()
    place_anything(match, seat)
    match.undo(seat)
    match.act(seat, match.legal_actions(seat)[1])
    assert not match.can_redo(seat)


def test_with_consent_one_can_go_back_further_and_chance_repeats_itself() -> None:
    match = random_match(Case(GOLDRUSH, 2, {}, "again"))
    log = list(match.log)
    match.rewind(0, 50)
    length = len(match.log)
    assert 50 <= length < 60
    assert match.log == log[:length], "the same draws on the same way"
    for move in log[length:]:
        if move.seat != CHANCE:
            match.act(move.seat, move.action)
    assert match.log == log
    with pytest.raises(Mistake):
        match.rewind(0, len(log))


def test_states_at_any_move() -> None:
    match = random_match(Case(GOLDRUSH, 2, {}, "anywhere"))
    state = GOLDRUSH.new_state(2)
    for number, move in enumerate(match.log):
        if number % 13 == 0:
            assert picture(match.game, match.state_at(number)) == picture(match.game, state)
        state.apply(move.seat, move.action)


def test_happenings_reach_only_those_who_may_see_them() -> None:
    match = random_match(Case(GOLDRUSH, 3, {}, "ears"))
    seen = {seat: {type(h.event).__name__ for h in match.happenings_for(seat)} for seat in (int(SPECTATOR), 0, 1, 2)}
    assert "OreSeen" not in seen[int(SPECTATOR)]
    for seat in range(3):
        values = [h.event for h in match.happenings_for(seat) if type(h.event).__name__ == "OreSeen"]
        assert all(getattr(event, "seat", None) == seat for event in values)
    late = match.happenings_for(0, since=100)
    assert min(heard.move for heard in late) >= 100


def test_revelations_are_computed() -> None:
    """Every act of chance is one, no placement is; the last move is, because it turns the ore tokens over."""
    match = random_match(Case(GOLDRUSH, 2, {}, "reveal"))
    for number in range(0, len(match.log) - 1, 7):
        move = match.log[number]
        assert reveals(match.game, match.state_at(number), move) == (move.seat == CHANCE)
    assert match.log[-1].seat != CHANCE
    assert reveals(match.game, match.state_at(len(match.log) - 1), match.log[-1])
