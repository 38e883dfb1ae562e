"""A match: one game being played. It owns what a game must not: chance, the log, undo, who sits where.

Whoever stores or broadcasts it listens as a Journal (play/journal.py)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bunkhouse.core.events import Event
from bunkhouse.core.fields import Data
from bunkhouse.core.frames import is_same_question
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, SPECTATOR
from bunkhouse.core.state import State
from bunkhouse.core.words import Mistake, Refusal
from bunkhouse.play import chance
from bunkhouse.play.journal import Entry, EntryKind, Happening, Journal, Move
from bunkhouse.play.knowledge import who_knows

SNAPSHOT_EVERY = 32
REDEALS = 6  # tried for every onlooker when asking whether a move showed something hidden


class Refused(Exception):
    """A move that the rules do not allow now; the refusal names the clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.clause})")
        self.refusal = refusal


class Match:
    """With a seed, chance acts by itself; without one, its actions are given like everybody else's (real dice)."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        names: Sequence[str] = (),
        start: State | None = None,
        given: Sequence[Move] = (),
        coming: Sequence[int] = (),
        journal: Journal | None = None,
    ) -> None:
        """`given` moves are not played here, and nobody may go back into them; `coming` is what chance does first,
        where the rules allow it (scenarios)."""
        self.game = game
        self.options = game.settle_options(options or {})
        self.names = list(names) or [f"{number + 1}" for number in range(seats)]
        self.state = start.clone() if start is not None else game.new_state(seats, options)
        self.log: list[Move] = []
        self.undone: list[list[Move]] = []  # groups of moves that redo would play again, the next one last
        self.happenings: list[Happening] = []
        self.first = 0  # the position that nobody may go back behind
        self.ordinal = 0  # of the last journal entry: never the same again, whatever is taken back
        self.coming = coming
        self._journal = journal
        self._snapshots = [self.state.clone()]
        self._chance_count = 0
        self._judged: tuple[int, int, bool] | None = None  # (ordinal, move, whether it revealed something)
        self._attach()
        self.seed: str | None = None
        for move in given:
            self.act(move.seat, move.action)
        self.first = len(self.log)
        self.seed = seed
        self._draw()

    @classmethod
    def resumed(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: str | None,
        history: Iterable[Entry],
        positions: Mapping[int, Data],
        first: int = 0,
        coming: Sequence[int] = (),
        journal: Journal | None = None,
    ) -> Match:
        """The match at the last entry of its history. Positions after entries, by ordinal (0: the first one, which must
        be there), save playing it anew; the journal hears only what follows, and `happenings` hold no more."""
        match = cls(game, seats, options, start=game.from_data(positions[0]), coming=coming)
        standing: list[int] = []  # ordinals of the moves that have not been taken back
        for entry in history:
            match._recall(entry, standing)
        match._restore_positions([positions.get(ordinal) for ordinal in standing])
        match.first, match.seed, match._journal = first, seed, journal
        return match

    def __repr__(self) -> str:
        return f"<Match {self.game.id}: {', '.join(self.names)}; {len(self.log)} moves; {_standing(self.state)}>"

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def commitment(self) -> str | None:
        return None if self.seed is None else chance.commitment(self.seed)

    def legal_actions(self, seat: int) -> list[int]:
        return list(self.state.legal_actions(seat))

    def act(self, seat: int, action: int) -> None:
        """Play a legal action, then whatever chance owes; raises Refused and changes nothing otherwise."""
        if action not in self.legal_actions(seat):
            refusal = self.game.why_not(self.state, seat, action)
            raise Refused(refusal or Refusal("not-now", ""))
        self.undone.clear()
        self._apply(Move(seat, action), "move")
        self._draw()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last move back without asking anybody: nothing was revealed since."""
        number = self.last_move(seat)
        if number is None or number < self.first:
            return False
        if self._judged is None or self._judged[:2] != (self.ordinal, number):
            self._judged = (self.ordinal, number, reveals(self.game, self.state_at(number), self.log[number]))
        return not self._judged[2]

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; raises Mistake if something was revealed or somebody else has moved since.

        What others have answered meanwhile to the same secret question stays answered: its order does not matter."""
        if not self.can_undo(seat):
            raise Mistake("undo-past-revelation" if self.log else "nothing-to-undo")
        number = self.last_move(seat)
        assert number is not None
        mine, *others = self._take_back("undo", seat, number)
        self.undone.append([mine])
        for move in others:
            self._apply(move, "again")

    def last_move(self, seat: int) -> int | None:
        """The number of the seat's last move, if the question that it answered is still the one being asked, or nobody
        has moved since."""
        number = next((number for number in reversed(range(len(self.log))) if self.log[number].seat == seat), None)
        if number is None or number == len(self.log) - 1 or self.is_still_asked(number):
            return number
        return None

    def is_still_asked(self, number: int) -> bool:
        """Whether since the position with this number there have been only answers to the question asked there."""
        if self.state.is_over() or any(move.seat == CHANCE for move in self.log[number:]):
            return False
        state = self.state_at(number)
        for move in self.log[number:]:
            asked, depth = state.stack[-1], len(state.stack)
            state.apply(move.seat, move.action)
            if len(state.stack) != depth or not is_same_question(asked, state.stack[-1]):
                return False
        return True

    def rewind(self, seat: int, to: int) -> None:
        """Go back to the position after `to` moves, past revelations, because this seat has asked; whoever runs the
        match has asked everybody else.

        Chance repeats itself on the same way, so nobody can fish for a better draw."""
        if not self.first <= to < len(self.log):
            raise Mistake("nothing-to-undo")
        self._take_back("rewind", seat, to)
        self.undone.clear()
        self._draw()

    def can_redo(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[-1][0].seat == seat

    def redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise Mistake("nothing-to-redo")
        for move in self.undone.pop():
            self._apply(move, "redo")

    def state_at(self, number: int) -> State:
        """The position after so many moves."""
        state = self._snapshots[number // SNAPSHOT_EVERY].clone()
        for move in self.log[number - number % SNAPSHOT_EVERY : number]:
            state.apply(move.seat, move.action)
        return state

    def happenings_for(self, seat: int, since: int = 0) -> list[Happening]:
        """What the seat may know of what happened from the move with number `since` on."""
        return [heard for heard in self.happenings if heard.move >= since and heard.is_seen_by(seat)]

    def hear(self, event: Event, seen_by: int) -> None:
        """The state tells what happens (core.events.Listener)."""
        self.happenings.append(Happening(event, seen_by, len(self.log)))

    def _attach(self) -> None:
        self.state.listener = self

    def _apply(self, move: Move, kind: EntryKind) -> None:
        number, heard = len(self.log), len(self.happenings)
        before = None if self._journal is None else self.state.clone()
        self.state.apply(move.seat, move.action)
        self.log.append(move)
        self.ordinal += 1
        self._chance_count += move.seat == CHANCE
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.clone())
        if self._journal is not None and before is not None:
            happenings = self.happenings[heard:]
            masks = [int(happening.seen_by) for happening in happenings]
            seen_by = who_knows(self.game, before, move.seat, move.action, masks)
            entry = Entry(self.ordinal, kind, move.seat, number, move.action, seen_by)
            self._journal.played(entry, happenings, self.state)

    def _draw(self) -> None:
        while self.seed is not None and self.state.to_act() == CHANCE:
            self._apply(Move(int(CHANCE), self._next_draw(self.seed)), "move")

    def _next_draw(self, seed: str) -> int:
        number = self._chance_count
        if number < len(self.coming) and self.coming[number] in self.legal_actions(int(CHANCE)):
            return self.coming[number]
        return chance.draw(self.state, seed, number)

    def _take_back(self, kind: EntryKind, seat: int, to: int) -> list[Move]:
        """Go back to the position after `to` moves; the moves that are no longer played."""
        state = self.state_at(to)
        cut = self.log[to:]
        del self.log[to:]
        del self._snapshots[to // SNAPSHOT_EVERY + 1 :]
        self.happenings = [heard for heard in self.happenings if heard.move < to]
        self._chance_count -= sum(move.seat == CHANCE for move in cut)
        self.state = state
        self._attach()
        self.ordinal += 1
        if self._journal is not None:
            self._journal.taken_back(Entry(self.ordinal, kind, seat, to))
        return cut

    def _recall(self, entry: Entry, standing: list[int]) -> None:
        """Do to the log what the entry did, without touching the position."""
        self.ordinal = entry.ordinal
        if entry.is_played:
            if entry.kind == "move":
                self.undone.clear()
            elif entry.kind == "redo":
                self.undone.pop()
            self.log.append(Move(entry.seat, entry.action))
            standing.append(entry.ordinal)
            return
        cut = self.log[entry.number :]
        del self.log[entry.number :]
        del standing[entry.number :]
        if entry.kind == "undo":
            self.undone.append(cut[:1])
        else:
            self.undone.clear()

    def _restore_positions(self, known: Sequence[Data | None]) -> None:
        """`known` are the positions after the moves of the log, as far as they have been kept."""
        self._chance_count = sum(move.seat == CHANCE for move in self.log)
        for number in range(SNAPSHOT_EVERY, len(self.log) + 1, SNAPSHOT_EVERY):
            data = known[number - 1]
            if data is not None:
                self._snapshots.append(self.game.from_data(data))
            else:
                state = self.state_at(number - 1)
                state.apply(self.log[number - 1].seat, self.log[number - 1].action)
                self._snapshots.append(state)
        self.state = self.state_at(len(self.log))
        self._attach()


def _standing(state: State) -> str:
    points = " ".join(str(score) for score in state.scores())
    if state.is_over():
        return f"over, points {points}"
    seat = state.to_act()
    return f"{'chance' if seat == CHANCE else f'seat {seat}'} is to decide, points {points}"


def reveals(game: Game, before: State, move: Move) -> bool:
    """Whether a move shows somebody what they could not know: every act of chance does, and every move that would look
    different to an onlooker if what is hidden from them lay otherwise."""
    if move.seat == CHANCE:
        return True
    after = before.clone()
    after.apply(move.seat, move.action)
    for onlooker in (int(SPECTATOR), *range(before.seats)):
        random, same = Random(f"reveals {onlooker}"), Random(f"reveals {onlooker}")
        for _ in range(REDEALS):
            other = before.redeal(onlooker, random)
            if move.action not in list(other.legal_actions(move.seat)):
                # The move itself may be secret; then there another one looks the same.
                if not any(
                    looks_like(game, after, other, move.seat, action, onlooker)
                    for action in other.legal_actions(move.seat)
                ):
                    return True
                continue
            other.apply(move.seat, move.action)
            if other.to_data() == after.redeal(onlooker, same).to_data():
                continue  # it looks the same by the law of secrecy, which is cheaper to see this way
            if game.view(other, onlooker) != game.view(after, onlooker):
                return True
    return False


def looks_like(game: Game, after: State, before: State, seat: int, action: int, onlooker: int) -> bool:
    """Whether the action leads from `before` to what the onlooker sees in `after`."""
    trial = before.clone()
    trial.apply(seat, action)
    return game.view(trial, onlooker) == game.view(after, onlooker)
