"""Whoever listens to a match hears every move as it is played, and every one that is taken back."""

from collections.abc import Sequence

import pytest

from bunkhouse.core.fields import Data
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game
from bunkhouse.core.seats import CHANCE, EVERYONE, SPECTATOR, has
from bunkhouse.core.state import State
from bunkhouse.core.words import Mistake
from bunkhouse.play.journal import Entry, Happening, Move
from bunkhouse.play.knowledge import may_know
from bunkhouse.play.match import Match

GOLDRUSH = game("goldrush")
DICETOWN = game("dicetown")


class Notes:
    """A journal that keeps all it hears."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.happenings: list[Happening] = []
        self.positions: dict[int, Data] = {}

    def played(self, entry: Entry, happenings: Sequence[Happening], state: State) -> None:
        self.entries.append(entry)
        self.happenings += happenings
        self.positions[entry.ordinal] = state.to_data()

    def taken_back(self, entry: Entry) -> None:
        self.entries.append(entry)

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]


def test_moves_undo_redo_and_rewind_are_told_in_order() -> None:
    notes = Notes()
    match = Match(GOLDRUSH, 2, seed="seed", journal=notes)
    seat = int(match.state.to_act())
    match.act(seat, match.legal_actions(seat)[0])
    assert notes.kinds() == ["move", "move", "move"]  # two of them by chance
    match.undo(seat)
    match.redo(seat)
    match.rewind(seat, 1)
    assert notes.kinds()[3:] == ["undo", "redo", "rewind", "move"]
    assert [entry.ordinal for entry in notes.entries] == list(range(1, 8))
    assert notes.entries[3] == Entry(4, "undo", seat, 2)
    assert notes.entries[5] == Entry(6, "rewind", seat, 1)
    assert notes.entries[6].action == notes.entries[1].action  # chance repeats itself
    assert match.ordinal == 7


def test_what_others_answered_to_the_same_question_is_told_again() -> None:
    notes = Notes()
    match = Match(DICETOWN, 3, seed="again", journal=notes)
    asked = [seat for seat in range(3) if has(match.state.pending(), seat)]
    assert len(asked) == 3
    for seat in asked[:2]:
        match.act(seat, match.legal_actions(seat)[0])
    before = len(notes.entries)
    match.undo(asked[0])
    assert notes.kinds()[before:] == ["undo", "again"]
    assert match.log[-1].seat == asked[1]


def test_entries_and_some_positions_bring_the_match_back() -> None:
    notes = Notes()
    match = Match(GOLDRUSH, 2, seed="seed", journal=notes)
    first = match.state_at(0).to_data()
    for _ in range(60):
        seat = int(match.state.to_act())
        match.act(seat, match.legal_actions(seat)[-1])
    more = Notes()
    back = Match.resumed(GOLDRUSH, 2, {}, "seed", notes.entries, {0: first}, journal=more)
    assert (back.log, back.ordinal) == (match.log, match.ordinal)
    assert back.state.to_data() == match.state.to_data()
    assert more.entries == []
    seat = int(back.state.to_act())
    for one in (match, back):
        one.act(seat, one.legal_actions(seat)[0])
    assert more.entries == notes.entries[-len(more.entries) :]


def test_a_known_position_is_not_played_anew() -> None:
    notes = Notes()
    match = Match(GOLDRUSH, 2, seed="seed", journal=notes)
    first = match.state_at(0).to_data()
    for _ in range(40):
        seat = int(match.state.to_act())
        match.act(seat, match.legal_actions(seat)[-1])
    wrong = [Entry(1, "move", int(CHANCE), 0, 10**9), *notes.entries[1:]]  # nobody could play that
    kept = {0: first, 32: notes.positions[32], 64: notes.positions[64]}
    back = Match.resumed(GOLDRUSH, 2, {}, "seed", wrong, kept)
    assert back.state.to_data() == match.state.to_data()


def test_nobody_goes_back_into_moves_that_were_given() -> None:
    whole = Match(GOLDRUSH, 2, seed="seed")
    seat = int(whole.state.to_act())
    whole.act(seat, whole.legal_actions(seat)[0])
    notes = Notes()
    match = Match(GOLDRUSH, 2, seed="other", given=whole.log, journal=notes)
    assert match.log == whole.log
    assert (match.first, len(notes.entries)) == (3, 3)
    assert whole.can_undo(seat)
    assert not match.can_undo(seat)
    with pytest.raises(Mistake):
        match.rewind(seat, 2)


def test_who_may_know_a_move_follows_from_its_events() -> None:
    notes = Notes()
    match = Match(GOLDRUSH, 2, seed="ore", journal=notes)
    random = Random("ore")
    while not match.state.is_over():
        seat = int(match.state.to_act())
        legal = match.legal_actions(seat)
        match.act(seat, legal[random.below(len(legal))])
    secret = [entry for entry in notes.entries if entry.seen_by != EVERYONE]
    assert secret
    for entry in secret:
        told = [one for one in notes.happenings if one.move == entry.number]
        for onlooker in (int(SPECTATOR), 0, 1):
            assert may_know(entry.seen_by, onlooker) == all(one.is_seen_by(onlooker) for one in told)
    assert match.log == [Move(entry.seat, entry.action) for entry in notes.entries]
