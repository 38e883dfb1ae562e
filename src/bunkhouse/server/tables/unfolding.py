"""What changes in the view with each event, so that a client can show one after another without knowing a rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Raw

from bunkhouse.core.seats import SPECTATOR
from bunkhouse.play.knowledge import may_know
from bunkhouse.play.match import Match
from bunkhouse.play.unfolding import unfolded
from bunkhouse.server.protocol.structs import ViewChange, encode

MOST_MOVES = 64  # whoever has missed more sees the position at once
Path = tuple[str | int, ...]


def view_changes(match: Match, seat: int | None, since: int) -> list[ViewChange] | None:
    """From the view after `since` moves on, event by event as the seat is told them; None for games that need none of
    it, and after a long absence."""
    moves = match.log[since:]
    if not match.game.unfolds or len(moves) > MOST_MOVES:
        return None
    onlooker = int(SPECTATOR) if seat is None else seat
    state = match.state_at(since)
    before = msgspec.to_builtins(match.game.view(state, onlooker))
    found: list[ViewChange] = []
    number = 0
    for scene in unfolded(state, moves):
        if may_know(scene.seen_by, onlooker):
            after = msgspec.to_builtins(match.game.view(scene.state, onlooker))
            found += [ViewChange(number, list(path), Raw(encode(value))) for path, value in differences(before, after)]
            before = after
            number += 1
    return found


def differences(before: object, after: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """The smallest parts that differ; lists of another length differ as a whole."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            yield from differences(before[name], value, (*path, name))
    elif isinstance(before, Sequence) and isinstance(after, Sequence) and is_row(before) and len(before) == len(after):
        for index, value in enumerate(after):
            yield from differences(before[index], value, (*path, index))
    elif before != after:
        yield path, after


def is_row(value: object) -> bool:
    return not isinstance(value, str)
