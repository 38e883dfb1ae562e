"""The laws of the interface, for any game: a test kit to import.

    from bunkhouse.play.laws import LAWS, Setup
    @pytest.mark.parametrize("law", LAWS)
    def test_my_game(law): law(Setup(MY_GAME, seats=2, options={}, seed="1"))

Each law plays one random game told by the setup's seed and raises AssertionError where the game breaks it.
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


@dataclass(frozen=True, slots=True)
class Setup:
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


def play(setup: Setup, state: State) -> Iterator[Move]:
    """Random moves to the end; each is yielded before it is applied."""
    random = setup.random("play")
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            move = Move(int(seat), state.sample_chance(random))
        else:
            pending = [other for other in range(setup.seats) if has(state.pending(), other)]
            seat = pending[random.below(len(pending))]
            legal = list(state.legal_actions(seat))
            move = Move(seat, legal[random.below(len(legal))])
        yield move
        state.apply(move.seat, move.action)


def play_and_stop(setup: Setup, state: State) -> Iterator[Move]:
    """Like `play`, but yields only at every so many positions."""
    for number, move in enumerate(play(setup, state)):
        if number % setup.every == len(setup.seed) % setup.every:
            yield move


def watchers(setup: Setup) -> list[int]:
    return [int(SPECTATOR), *range(setup.seats)]


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


def law_of_legal_actions(setup: Setup) -> None:
    """Whoever is to act has legal actions, without repeats, in the same order each time; nobody else has any."""
    state = setup.state()
    for _ in play_and_stop(setup, state):
        for seat in range(int(CHANCE), setup.seats):
            legal = list(state.legal_actions(seat))
            acts = state.to_act() == CHANCE if seat == CHANCE else has(state.pending(), seat)
            assert bool(legal) == acts, f"{setup}: seat {seat} has {len(legal)} legal actions"
            assert len(set(legal)) == len(legal), f"{setup}: an action is listed twice"
            assert legal == list(state.legal_actions(seat)), f"{setup}: the list differs when asked again"
            for action in legal:
                assert setup.game.why_not(state, seat, action) is None, (
                    f"{setup}: {setup.game.notation(action)} is legal"
                )
            if seat != CHANCE:
                assert (setup.game.decision(state, seat) is not None) == acts, (
                    f"{setup}: seat {seat} has no question, or too many"
                )


def law_of_chance(setup: Setup) -> None:
    """The weights of chance belong to its legal actions, and what is sampled is one of them."""
    state = setup.state()
    for move in play(setup, state):
        if move.seat == CHANCE:
            legal, weights = list(state.legal_actions(CHANCE)), list(state.chance_weights())
            assert len(legal) == len(weights), f"{setup}: weights and actions differ in number"
            assert all(weight > 0 for weight in weights), f"{setup}: an impossible draw is listed"
            assert move.action in legal, f"{setup}: {setup.game.notation(move.action)} was sampled but is not legal"


def law_of_clones(setup: Setup) -> None:
    """A clone answers the same, and playing on with it leaves the original alone."""
    state = setup.state()
    for move in play_and_stop(setup, state):
        before = picture(setup.game, state)
        other = state.clone()
        assert picture(setup.game, other) == before, f"{setup}: a clone differs"
        other.apply(move.seat, move.action)
        assert picture(setup.game, state) == before, f"{setup}: playing on with a clone changed the original"


def law_of_data(setup: Setup) -> None:
    """A position written down and read again answers the same, and goes on the same."""
    state = setup.state()
    for move in play_and_stop(setup, state):
        data = msgspec.json.decode(msgspec.json.encode(state.to_data()), type=dict[str, list[int]])
        other = setup.game.from_data(data)
        assert picture(setup.game, other) == picture(setup.game, state), f"{setup}: a position read again differs"
        other.apply(move.seat, move.action)
        after = state.clone()
        after.apply(move.seat, move.action)
        assert picture(setup.game, other) == picture(setup.game, after), (
            f"{setup}: a position read again goes on differently"
        )


def law_of_fields(setup: Setup) -> None:
    """A clone has every declared field, equal, and shares no array: what is written into one stays out of the other."""
    state = setup.state()
    for _ in play_and_stop(setup, state):
        other = state.clone()
        for name in fields.names(type(state)):
            mine, theirs = getattr(state, name), getattr(other, name)
            if isinstance(mine, int):
                assert theirs == mine, f"{setup}: a clone has another {name}"
            elif hasattr(mine, "__setitem__"):
                assert list(theirs) == list(mine), f"{setup}: a clone has another {name}"
                if len(theirs):
                    theirs[0] ^= 1
                    assert mine[0] != theirs[0], f"{setup}: a clone shares {name} with the original"
        assert state.to_data() != other.to_data() or not state.stack, f"{setup}: nothing is stored"


def law_of_replay(setup: Setup) -> None:
    """The list of actions is the game: played again it gives the same positions and the same events."""
    state, ears = setup.state(), Ears()
    state.listener = ears
    moves: list[Move] = []
    pictures: dict[int, bytes] = {}
    for move in play(setup, state):
        if len(moves) % setup.every == 0:
            pictures[len(moves)] = picture(setup.game, state)
        moves.append(move)
    again, other_ears = setup.state(), Ears()
    again.listener = other_ears
    for number, move in enumerate(moves):
        assert number not in pictures or picture(setup.game, again) == pictures[number], f"{setup}: a replay differs"
        again.apply(move.seat, move.action)
    assert picture(setup.game, again) == picture(setup.game, state), f"{setup}: a replay ends differently"
    assert ears.heard == other_ears.heard, f"{setup}: a replay tells other events"


def law_of_events(setup: Setup) -> None:
    """Listening changes nothing, and every event is one that the game has declared."""
    quiet, told, ears = setup.state(), setup.state(), Ears()
    told.listener = ears
    for move in play(setup, quiet):
        told.apply(move.seat, move.action)
    assert picture(setup.game, quiet) == picture(setup.game, told), f"{setup}: listening changed the game"
    for event, seen_by in ears.heard:
        assert type(event) in setup.game.event_types, f"{setup}: {event} is not in event_types"
        assert 0 < seen_by <= EVERYONE, f"{setup}: {event} is seen by nobody"


def law_of_secrecy(setup: Setup) -> None:
    """What a seat sees and may do is the same when everything it can't know is dealt anew."""
    state = setup.state()
    random = setup.random("redeal")
    for move in play_and_stop(setup, state):
        for seat in watchers(setup):
            other = state.redeal(seat, random)
            assert setup.game.view(other, seat) == setup.game.view(state, seat), (
                f"{setup}: the view of seat {seat} leaks"
            )
            assert other.pending() == state.pending(), f"{setup}: who is asked depends on what is hidden"
            if seat >= 0:
                same = list(other.legal_actions(seat)) == list(state.legal_actions(seat))
                assert same, f"{setup}: the choices of seat {seat} leak"
                assert setup.game.decision(other, seat) == setup.game.decision(state, seat), (
                    f"{setup}: the question to seat {seat} leaks"
                )
        if move.seat == CHANCE:
            assert setup.game.parse(setup.game.notation(move.action)) == move.action


def law_of_fair_deals(setup: Setup) -> None:
    """A deal is told by what the seat knows and the generator alone: the truth has no part in it."""
    state = setup.state()
    random = setup.random("deals")
    for number, _ in enumerate(play_and_stop(setup, state)):
        for seat in watchers(setup):
            elsewhere = state.redeal(seat, random)
            deals = [world.redeal(seat, setup.random(f"deal {number}")) for world in (state, elsewhere)]
            assert deals[0].to_data() == deals[1].to_data(), f"{setup}: what seat {seat} is dealt depends on the truth"


def law_of_declared_secrets(setup: Setup) -> None:
    """A game that says it has no secrets has none: dealing anew changes nothing."""
    state = setup.state()
    random = setup.random("secrets")
    for _ in play_and_stop(setup, state):
        for seat in watchers(setup):
            same = setup.game.has_secrets or state.redeal(seat, random).to_data() == state.to_data()
            assert same, f"{setup}: something is hidden from seat {seat}, but has_secrets is False"


def law_of_private_events(setup: Setup) -> None:
    """Of a move of chance, a seat that may not see an event sees nothing else that depends on what is in it: the
    seat's view changes alike for every outcome that differs only in events hidden from it."""
    state = setup.state()
    for move in play_and_stop(setup, state):
        if move.seat != CHANCE:
            continue
        outcomes = []
        for action in list(state.legal_actions(CHANCE))[:6]:
            other, ears = state.clone(), Ears()
            other.listener = ears
            other.apply(CHANCE, action)
            outcomes.append((other, ears.heard))
        for seat in watchers(setup):
            seen: dict[str, object] = {}
            for other, heard in outcomes:
                told = repr([event for event, seen_by in heard if may_know(seen_by, seat)])
                assert seen.setdefault(told, setup.game.view(other, seat)) == setup.game.view(other, seat), (
                    f"{setup}: seat {seat} sees too much"
                )


def law_of_order(setup: Setup) -> None:
    """Secret simultaneous choices may come in any order: the position is the same."""
    state = setup.state()
    random = setup.random("order")
    seen = 0
    for _ in play(setup, state):
        pending = [seat for seat in range(setup.seats) if has(state.pending(), seat)]
        if len(pending) < 2:
            continue
        seen += 1
        if seen % setup.every != 1 % setup.every:
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
            pictures.add(picture(setup.game, other))
        assert len(pictures) == 1, f"{setup}: the order of simultaneous choices matters"


def law_of_length(setup: Setup) -> None:
    """Every game ends, within the length it declares, with its components conserved all the way."""
    state = setup.state()
    setup.game.check(state)
    for moves, _ in enumerate(play(setup, state), 1):
        assert moves <= setup.game.longest, f"{setup}: longer than {setup.game.longest} moves"
        setup.game.check(state)
    setup.game.check(state)
    assert state.is_over()
    assert len(list(state.scores())) == setup.seats
    assert min(state.ranking()) == 1


def law_of_one_option(setup: Setup) -> None:
    """A choice with one option is not asked, unless the game says that it would betray something (`asks_anyway`)."""
    state = setup.state()
    for move in play(setup, state):
        if move.seat != CHANCE and not setup.game.asks_anyway:
            assert len(list(state.legal_actions(move.seat))) > 1, f"{setup}: asked with one option only"


def law_of_notation(setup: Setup) -> None:
    """Every action has its own notation and struct, and both lead back to it."""
    game, state = setup.game, setup.state()
    for move in play_and_stop(setup, state):
        for action in state.legal_actions(move.seat):
            assert game.parse(game.notation(action)) == action, f"{setup}: {game.notation(action)}"
            assert game.encode(msgspec.to_builtins(game.decode(action))) == action, f"{setup}: {game.decode(action)}"
            assert type(game.decode(action)) in game.choice_types


def law_of_undo(setup: Setup) -> None:
    """A step back restores every view exactly, and a step forward again everything else."""
    match = Match(setup.game, setup.seats, setup.options, seed=setup.seed)
    random = setup.random("undo")
    while not match.state.is_over():
        seat = int(match.state.to_act())
        legal = match.legal_actions(seat)
        looking = len(match.log) % setup.every == 0
        before = picture(setup.game, match.state) if looking else b""
        match.act(seat, legal[random.below(len(legal))])
        if looking and match.can_undo(seat):
            after, told = picture(setup.game, match.state), match.happenings[:]
            match.undo(seat)
            assert picture(setup.game, match.state) == before, f"{setup}: undo does not restore the position"
            match.redo(seat)
            assert picture(setup.game, match.state) == after, f"{setup}: redo does not restore the position"
            assert match.happenings == told, f"{setup}: redo tells other events"
        if looking:
            take_back_in_between(setup, match)


def take_back_in_between(setup: Setup, match: Match) -> None:
    """Whoever has answered a secret question before others did may still think again; it does not touch the others."""
    for seat in {move.seat for move in match.log[-setup.seats : -1]} - {int(CHANCE), match.log[-1].seat}:
        if match.can_undo(seat):
            after = picture(setup.game, match.state)
            answered = [move for move in match.log if move.seat != seat]
            match.undo(seat)
            assert has(match.state.pending(), seat), f"{setup}: seat {seat} took its answer back and is not asked"
            assert [move for move in match.log if move.seat != seat] == answered, f"{setup}: others' answers are lost"
            match.redo(seat)
            assert picture(setup.game, match.state) == after, f"{setup}: answering again leads elsewhere"


def law_of_records(setup: Setup) -> None:
    """A record reads back to the same moves and the same views, and its draws are those of its seed."""
    match = random_match(setup)
    text = records.write(match, "2026-01-01")
    record = records.read(text)
    again = records.replay(record)
    assert again.log == match.log, f"{setup}: a record reads back to other moves"
    assert picture(setup.game, again.state) == picture(setup.game, match.state), (
        f"{setup}: a record replays to another position"
    )
    assert records.verify(record) == sum(move.seat == CHANCE for move in match.log)
    again.seed = record.seed
    assert records.write(again, "2026-01-01") == text, f"{setup}: a record written again differs"


def random_match(setup: Setup) -> Match:
    match = Match(setup.game, setup.seats, setup.options, seed=setup.seed)
    random = setup.random("match")
    while not match.state.is_over():
        seat = int(match.state.to_act())
        legal = match.legal_actions(seat)
        match.act(seat, legal[random.below(len(legal))])
    return match


LAWS: tuple[Callable[[Setup], None], ...] = (
    law_of_legal_actions,
    law_of_chance,
    law_of_clones,
    law_of_fields,
    law_of_data,
    law_of_replay,
    law_of_events,
    law_of_secrecy,
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
        setup = Setup(game, seats, options, f"{seed} {number}")
        state = setup.state()
        for move in play(setup, state):
            total.update(f"{move.seat} {move.action} {len(state.stack)};".encode())
        total.update(f"{list(state.scores())} {state.to_data()}".encode())
    return total.hexdigest()
