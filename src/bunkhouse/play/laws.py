"""The laws of the interface, for any game: a test kit to import.

    from bunkhouse.play.laws import LAWS, Case
    @pytest.mark.parametrize("law", LAWS)
    def test_my_game(law): law(Case(MY_GAME, seats=2, options={}, seed="1"))

Each law plays one random game told by the case's seed and raises AssertionError where the game breaks it.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec

from bunkhouse.core import fields
from bunkhouse.core.events import Event
from bunkhouse.core.game import Game, Options
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, EVERYONE, NOBODY, SPECTATOR, has
from bunkhouse.core.state import State
from bunkhouse.play import records
from bunkhouse.play.journal import Move
from bunkhouse.play.knowledge import may_know
from bunkhouse.play.match import Match
from bunkhouse.play.unfolding import unfolded


@dataclass(frozen=True, slots=True)
class Case:
    """A game that a law is tried on, told by its seed."""

    game: Game
    seats: int
    options: Options
    seed: str
    every: int = 1  # the costly comparisons are made in every so many positions

    def state(self) -> State:
        return self.game.new_state(self.seats, self.options)

    def random(self, purpose: str) -> Random:
        return Random(f"{self.game.id} {self.seed} {purpose}")

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id} seats={self.seats} {chosen} seed={self.seed}"


Value = tuple[str, str]  # of an option: its name and what is chosen
MANY = 24  # sets of options; a game with more of them is tried with a covering choice


def option_sets(game: Game) -> list[Options]:
    """Every combination of the values of a game's options, the usual one first. Where they are too many: so many that
    every two values of two options meet in one of them."""
    names = [option.id for option in game.options]
    whole = itertools.product(*(option.values for option in game.options))
    if math.prod(len(option.values) for option in game.options) <= MANY:
        return [dict(zip(names, values, strict=True)) for values in whole]
    return covering(game)


def covering(game: Game) -> list[Options]:
    """Pairwise, greedily: each set takes up as many pairs of values that have not met yet as it can."""
    values = {option.id: [(option.id, value) for value in option.values] for option in game.options}
    unmet: set[frozenset[Value]] = {
        frozenset(pair)
        for one, other in itertools.combinations(values.values(), 2)
        for pair in itertools.product(one, other)
    }
    sets: list[Options] = [game.settle_options({})]
    unmet -= {frozenset(pair) for pair in itertools.combinations(sets[0].items(), 2)}
    while unmet:
        chosen: list[Value] = sorted(min(unmet, key=sorted))
        for name, candidates in values.items():
            if name not in dict(chosen):
                gains = [sum(frozenset((value, other)) in unmet for other in chosen) for value in candidates]
                chosen.append(candidates[gains.index(max(gains))])
        unmet -= {frozenset(pair) for pair in itertools.combinations(chosen, 2)}
        sets.append(game.settle_options(dict(chosen)))
    return sets


class Ears:
    """Listens to a state."""

    def __init__(self) -> None:
        self.heard: list[tuple[Event, int]] = []

    def hear(self, event: Event, seen_by: int) -> None:
        self.heard.append((event, seen_by))


def play(case: Case, state: State) -> Iterator[Move]:
    """Random moves to the end; each is yielded before it is applied."""
    random = case.random("play")
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            move = Move(int(seat), state.sample_chance(random))
        else:
            pending = [other for other in range(case.seats) if has(state.pending(), other)]
            seat = pending[random.below(len(pending))]
            legal = list(state.legal_actions(seat))
            move = Move(seat, legal[random.below(len(legal))])
        yield move
        state.apply(move.seat, move.action)


def play_and_stop(case: Case, state: State) -> Iterator[Move]:
    """Like `play`, but yields only at every so many positions."""
    for number, move in enumerate(play(case, state)):
        if number % case.every == len(case.seed) % case.every:
            yield move


def watchers(case: Case) -> list[int]:
    return [int(SPECTATOR), *range(case.seats)]


def picture(game: Game, state: State) -> bytes:
    """Everything a position answers, as bytes to compare."""
    everyone = [int(SPECTATOR), *range(state.seats)]
    answers = [
        state.to_data(),
        state.to_act(),
        state.pending(),
        [list(state.legal_actions(seat)) for seat in range(int(CHANCE), state.seats)],
        [game.view(state, seat) for seat in everyone],
        [game.decision(state, seat) for seat in range(state.seats)],
        list(state.scores()),
        list(state.ranking()),
        game.breakdown(state),
    ]
    return msgspec.json.encode(answers)


def law_of_legal_actions(case: Case) -> None:
    """Whoever is to act has legal actions, without repeats, in the same order each time; nobody else has any."""
    state = case.state()
    for _ in play_and_stop(case, state):
        for seat in range(int(CHANCE), case.seats):
            legal = list(state.legal_actions(seat))
            acts = state.to_act() == CHANCE if seat == CHANCE else has(state.pending(), seat)
            assert bool(legal) == acts, f"{case}: seat {seat} has {len(legal)} legal actions"
            assert len(set(legal)) == len(legal), f"{case}: an action is listed twice"
            assert legal == list(state.legal_actions(seat)), f"{case}: the list differs when asked again"
            for action in legal:
                assert case.game.why_not(state, seat, action) is None, f"{case}: {case.game.notation(action)} is legal"
            if seat != CHANCE:
                assert (case.game.decision(state, seat) is not None) == acts, (
                    f"{case}: seat {seat} has no question, or too many"
                )


def law_of_chance(case: Case) -> None:
    """The weights of chance belong to its legal actions, and what is sampled is one of them."""
    state = case.state()
    for move in play(case, state):
        if move.seat == CHANCE:
            legal, weights = list(state.legal_actions(CHANCE)), list(state.chance_weights())
            assert len(legal) == len(weights), f"{case}: weights and actions differ in number"
            assert all(weight > 0 for weight in weights), f"{case}: an impossible draw is listed"
            assert move.action in legal, f"{case}: {case.game.notation(move.action)} was sampled but is not legal"


def law_of_clones(case: Case) -> None:
    """A clone answers the same, and playing on with it leaves the original alone."""
    state = case.state()
    for move in play_and_stop(case, state):
        before = picture(case.game, state)
        other = state.clone()
        assert picture(case.game, other) == before, f"{case}: a clone differs"
        data = state.to_data()
        other.apply(move.seat, move.action)
        assert state.to_data() == data, f"{case}: playing on with a clone changed the original"


def law_of_data(case: Case) -> None:
    """A position written down and read again answers the same, and goes on the same."""
    state = case.state()
    for move in play_and_stop(case, state):
        data = msgspec.json.decode(msgspec.json.encode(state.to_data()), type=dict[str, list[int]])
        other = case.game.from_data(data)
        assert picture(case.game, other) == picture(case.game, state), f"{case}: a position read again differs"
        other.apply(move.seat, move.action)
        after = state.clone()
        after.apply(move.seat, move.action)
        assert other.to_data() == after.to_data(), f"{case}: a position read again goes on differently"


def law_of_fields(case: Case) -> None:
    """A clone has every declared field, equal, and shares no array: what is written into one stays out of the other."""
    state = case.state()
    for _ in play_and_stop(case, state):
        other = state.clone()
        for name in fields.names(type(state)):
            mine, theirs = getattr(state, name), getattr(other, name)
            if isinstance(mine, int):
                assert theirs == mine, f"{case}: a clone has another {name}"
            elif hasattr(mine, "__setitem__"):
                assert list(theirs) == list(mine), f"{case}: a clone has another {name}"
                if len(theirs):
                    theirs[0] ^= 1
                    assert mine[0] != theirs[0], f"{case}: a clone shares {name} with the original"
        assert state.to_data() != other.to_data() or not state.stack, f"{case}: nothing is stored"


def law_of_replay(case: Case) -> None:
    """The list of actions is the game: played again it gives the same positions and the same events."""
    state, ears = case.state(), Ears()
    state.listener = ears
    moves: list[Move] = []
    pictures: dict[int, bytes] = {}
    for move in play(case, state):
        if len(moves) % case.every == 0:
            pictures[len(moves)] = picture(case.game, state)
        moves.append(move)
    again, other_ears = case.state(), Ears()
    again.listener = other_ears
    for number, move in enumerate(moves):
        assert number not in pictures or picture(case.game, again) == pictures[number], f"{case}: a replay differs"
        again.apply(move.seat, move.action)
    assert picture(case.game, again) == picture(case.game, state), f"{case}: a replay ends differently"
    assert ears.heard == other_ears.heard, f"{case}: a replay tells other events"


def law_of_events(case: Case) -> None:
    """Listening changes nothing, and every event is one that the game has declared."""
    quiet, told, ears = case.state(), case.state(), Ears()
    told.listener = ears
    for move in play(case, quiet):
        told.apply(move.seat, move.action)
    assert picture(case.game, quiet) == picture(case.game, told), f"{case}: listening changed the game"
    for event, seen_by in ears.heard:
        assert type(event) in case.game.event_types, f"{case}: {event} is not in event_types"
        assert 0 < seen_by <= EVERYONE, f"{case}: {event} is seen by nobody"


def law_of_secrecy(case: Case) -> None:
    """What a seat sees and may do is the same when everything it can't know is dealt anew."""
    state = case.state()
    random = case.random("redeal")
    for move in play_and_stop(case, state):
        for seat in watchers(case):
            other = state.redeal(seat, random)
            assert case.game.view(other, seat) == case.game.view(state, seat), f"{case}: the view of seat {seat} leaks"
            assert other.pending() == state.pending(), f"{case}: who is asked depends on what is hidden"
            if seat >= 0:
                same = list(other.legal_actions(seat)) == list(state.legal_actions(seat))
                assert same, f"{case}: the choices of seat {seat} leak"
                assert case.game.decision(other, seat) == case.game.decision(state, seat), (
                    f"{case}: the question to seat {seat} leaks"
                )
        if move.seat == CHANCE:
            assert case.game.parse(case.game.notation(move.action)) == move.action


def law_of_unfolding(case: Case) -> None:
    """Where a game is shown event by event, nothing hidden is seen at any of them either."""
    if not case.game.unfolds:
        return
    state = case.state()
    random = case.random("unfolding")
    for move in play_and_stop(case, state):
        for scene in unfolded(state.clone(), [move]):
            for seat in watchers(case):
                if may_know(scene.seen_by, seat):
                    other = scene.state.redeal(seat, random)
                    assert case.game.view(other, seat) == case.game.view(scene.state, seat), (
                        f"{case}: seat {seat} is shown too much at {scene.event}"
                    )


def law_of_fair_deals(case: Case) -> None:
    """A deal is told by what the seat knows and the generator alone: the truth has no part in it."""
    state = case.state()
    random = case.random("deals")
    for number, _ in enumerate(play_and_stop(case, state)):
        for seat in watchers(case):
            elsewhere = state.redeal(seat, random)
            deals = [world.redeal(seat, case.random(f"deal {number}")) for world in (state, elsewhere)]
            assert deals[0].to_data() == deals[1].to_data(), f"{case}: what seat {seat} is dealt depends on the truth"


def law_of_declared_secrets(case: Case) -> None:
    """A game that says it has no secrets has none: dealing anew changes nothing."""
    state = case.state()
    random = case.random("secrets")
    for _ in play_and_stop(case, state):
        for seat in watchers(case):
            same = case.game.has_secrets or state.redeal(seat, random).to_data() == state.to_data()
            assert same, f"{case}: something is hidden from seat {seat}, but has_secrets is False"


def law_of_private_events(case: Case) -> None:
    """Of a move of chance, a seat that may not see an event sees nothing else that depends on what is in it: the
    seat's view changes alike for every outcome that differs only in events hidden from it."""
    state = case.state()
    for move in play_and_stop(case, state):
        if move.seat != CHANCE:
            continue
        outcomes = []
        for action in list(state.legal_actions(CHANCE))[:6]:
            other, ears = state.clone(), Ears()
            other.listener = ears
            other.apply(CHANCE, action)
            outcomes.append((other, ears.heard))
        for seat in watchers(case):
            seen: dict[str, object] = {}
            for other, heard in outcomes:
                told = repr([event for event, seen_by in heard if may_know(seen_by, seat)])
                assert seen.setdefault(told, case.game.view(other, seat)) == case.game.view(other, seat), (
                    f"{case}: seat {seat} sees too much"
                )


def law_of_order(case: Case) -> None:
    """Secret simultaneous choices may come in any order: the position is the same."""
    state = case.state()
    random = case.random("order")
    seen = 0
    for _ in play(case, state):
        pending = [seat for seat in range(case.seats) if has(state.pending(), seat)]
        if len(pending) < 2:
            continue
        seen += 1
        if seen % case.every != 1 % case.every:
            continue
        commits = []
        for seat in pending:
            legal = list(state.legal_actions(seat))
            commits.append(Move(seat, legal[random.below(len(legal))]))
        pictures = set()
        for order in list(itertools.permutations(commits))[:6]:
            other = state.clone()
            for move in order:
                other.apply(move.seat, move.action)
            pictures.add(picture(case.game, other))
        assert len(pictures) == 1, f"{case}: the order of simultaneous choices matters"


def law_of_length(case: Case) -> None:
    """Every game ends, within the length it declares, with its components conserved all the way."""
    state = case.state()
    case.game.check(state)
    for moves, _ in enumerate(play(case, state), 1):
        assert moves <= case.game.longest, f"{case}: longer than {case.game.longest} moves"
        case.game.check(state)
    case.game.check(state)
    assert state.is_over()
    assert len(list(state.scores())) == case.seats
    assert min(state.ranking()) == 1


def law_of_one_option(case: Case) -> None:
    """A choice with one option is not asked, unless the game says that it would betray something (`asks_anyway`)."""
    state = case.state()
    for move in play(case, state):
        if move.seat != CHANCE and not case.game.asks_anyway:
            assert len(list(state.legal_actions(move.seat))) > 1, f"{case}: asked with one option only"


def law_of_notation(case: Case) -> None:
    """Every action has its own notation and struct, and both lead back to it."""
    game, state = case.game, case.state()
    for move in play_and_stop(case, state):
        for action in state.legal_actions(move.seat):
            assert game.parse(game.notation(action)) == action, f"{case}: {game.notation(action)}"
            assert game.encode(msgspec.to_builtins(game.decode(action))) == action, f"{case}: {game.decode(action)}"
            assert type(game.decode(action)) in game.choice_types


def law_of_undo(case: Case) -> None:
    """A step back restores every view exactly, and a step forward again everything else."""
    match = Match(case.game, case.seats, case.options, seed=case.seed)
    random = case.random("undo")
    while not match.state.is_over():
        seat = int(match.state.to_act())
        legal = match.legal_actions(seat)
        looking = len(match.log) % case.every == 0
        before = picture(case.game, match.state) if looking else b""
        match.act(seat, legal[random.below(len(legal))])
        if looking and match.can_undo(seat):
            after, told = picture(case.game, match.state), match.happenings[:]
            match.undo(seat)
            assert picture(case.game, match.state) == before, f"{case}: undo does not restore the position"
            match.redo(seat)
            assert picture(case.game, match.state) == after, f"{case}: redo does not restore the position"
            assert match.happenings == told, f"{case}: redo tells other events"
        if looking:
            take_back_in_between(case, match)


def take_back_in_between(case: Case, match: Match) -> None:
    """Whoever has answered a secret question before others did may still think again; it does not touch the others."""
    for seat in {move.seat for move in match.log[-case.seats : -1]} - {int(CHANCE), match.log[-1].seat}:
        if match.can_undo(seat):
            after = picture(case.game, match.state)
            answered = [move for move in match.log if move.seat != seat]
            match.undo(seat)
            assert has(match.state.pending(), seat), f"{case}: seat {seat} took its answer back and is not asked"
            assert [move for move in match.log if move.seat != seat] == answered, f"{case}: others' answers are lost"
            match.redo(seat)
            assert picture(case.game, match.state) == after, f"{case}: answering again leads elsewhere"


def law_of_records(case: Case) -> None:
    """A record reads back to the same moves and the same views, and its draws are those of its seed."""
    match = random_match(case)
    text = records.write(match, "2026-01-01")
    record = records.read(text)
    again = records.replay(record)
    assert again.log == match.log, f"{case}: a record reads back to other moves"
    assert picture(case.game, again.state) == picture(case.game, match.state), (
        f"{case}: a record replays to another position"
    )
    assert records.verify(record) == sum(move.seat == CHANCE for move in match.log)
    again.seed = record.seed
    assert records.write(again, "2026-01-01") == text, f"{case}: a record written again differs"


def random_match(case: Case) -> Match:
    match = Match(case.game, case.seats, case.options, seed=case.seed)
    random = case.random("match")
    while not match.state.is_over():
        seat = int(match.state.to_act())
        legal = match.legal_actions(seat)
        match.act(seat, legal[random.below(len(legal))])
    return match


LAWS: tuple[Callable[[Case], None], ...] = (
    law_of_legal_actions,
    law_of_chance,
    law_of_clones,
    law_of_fields,
    law_of_data,
    law_of_replay,
    law_of_events,
    law_of_secrecy,
    law_of_unfolding,
    law_of_fair_deals,
    law_of_declared_secrets,
    law_of_private_events,
    law_of_order,
    law_of_length,
    law_of_one_option,
    law_of_notation,
    law_of_undo,
    law_of_records,
)


def digest(game: Game, games: int, seed: str = "digest") -> str:
    """One number for many whole games at every seat count and option set: the same on every build and machine."""
    total = hashlib.sha256()
    settings = [(seats, options) for options in option_sets(game) for seats in game.seats]
    for number in range(games):
        seats, options = settings[number % len(settings)]
        case = Case(game, seats, options, f"{seed} {number}")
        state = case.state()
        for move in play(case, state):
            total.update(f"{move.seat} {move.action} {len(state.stack)};".encode())
        total.update(f"{list(state.scores())} {state.to_data()}".encode())
    return total.hexdigest()
