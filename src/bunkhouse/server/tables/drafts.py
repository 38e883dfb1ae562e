"""Moves tried out: a list of actions that is played whole or not at all, previews, and "why not?".

Nothing here changes a match. What people are shown is played in worlds that are dealt anew, so trying shows no secret.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Raw

from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.state import State
from bunkhouse.core.words import Mistake, Refusal
from bunkhouse.play.knowledge import Hearing
from bunkhouse.server.protocol.problems import Problem, refused
from bunkhouse.server.protocol.structs import Previewed, ToldEvent, WhyNot, encode
from bunkhouse.server.tables.positions import offered


def check(game: Game, state: State, seat: int, actions: Sequence[int]) -> None:
    """Raise a Problem unless the seat may play all these, in this order, with no chance in between."""
    trial = state.clone()
    for action in actions:
        _apply(game, trial, seat, action)


def foreseen(game: Game, state: State, seat: int, actions: Sequence[int]) -> State:
    """A position after these actions in which everything that the seat cannot know has been dealt anew."""
    world = _redealt(state, seat)
    for action in actions:
        _apply(game, world, seat, action)
    return world


def foreseeable(game: Game, state: State, seat: int, actions: Sequence[int]) -> int:
    """How many of these actions can be shown before chance or what the seat cannot know has a say."""
    worlds = [_redealt(state, seat), _redealt(state, seat)]
    for number, action in enumerate(actions):
        if any(action not in list(world.legal_actions(seat)) for world in worlds):
            return number
        for world in worlds:
            world.apply(seat, action)
        if game.view(worlds[0], seat) != game.view(worlds[1], seat):
            return number
    return len(actions)


def preview(game: Game, state: State, seat: int, number: int, actions: Sequence[int]) -> Previewed:
    """What the seat would see after these actions. It ends before chance, and before a move whose outcome depends on
    what the seat cannot know: that is where two worlds look different."""
    world, other = _redealt(state, seat), _redealt(state, seat)
    events: list[ToldEvent] = []
    played = 0
    for action in actions:
        before, hearing = world.clone(), Hearing(seat)
        world.listener = hearing
        _apply(game, world, seat, action)
        _apply(game, other, seat, action)
        if game.view(world, seat) != game.view(other, seat):
            world = before
            break
        events += [ToldEvent(number + played, type(event).__name__, Raw(encode(event))) for event in hearing.events]
        played += 1
    return Previewed(
        view=Raw(encode(game.view(world, seat))),
        choices=offered(game, world, seat),
        decision=game.decision(world, seat),
        events=events,
        complete=not has(world.pending(), seat),
        played=played,
    )


def why_not(game: Game, state: State, seat: int, actions: Sequence[int], choice: Mapping[str, object]) -> WhyNot:
    world = foreseen(game, state, seat, actions)
    action = game.encode(choice)
    if action in list(world.legal_actions(seat)):
        return WhyNot(True, None, None, {})
    refusal = _refusal(game, world, seat, action)
    if refusal is None:
        raise Problem(422, "no-such-action")
    return WhyNot(False, refusal.clause or None, f"{game.id}-no-{refusal.reason}", refusal.arguments)


def _apply(game: Game, state: State, seat: int, action: int) -> None:
    if state.to_act() == CHANCE:
        raise Problem(422, "draft-past-chance")
    if action not in list(state.legal_actions(seat)):
        raise refused(game.id, _refusal(game, state, seat, action))
    state.apply(seat, action)


def _refusal(game: Game, state: State, seat: int, action: int) -> Refusal | None:
    """Why not; None for a number that is no action at all, which games need not expect."""
    try:
        if game.encode(msgspec.to_builtins(game.decode(action))) != action:
            return None
        return game.why_not(state, seat, action)
    except (LookupError, ValueError, OverflowError, Mistake):
        return None


def _redealt(state: State, seat: int) -> State:
    return state.redeal(seat, Random(secrets.token_hex(16)))
