"""What the server tells of how a view came about leads from view to view, event by event, as each seat is told them."""

from __future__ import annotations

import msgspec
import pytest

from bunkhouse.core.random import Random
from bunkhouse.core.registry import game
from bunkhouse.core.seats import SPECTATOR, has
from bunkhouse.play.knowledge import may_know
from bunkhouse.play.match import Match
from bunkhouse.play.unfolding import unfolded
from bunkhouse.server.tables.journal import TableJournal
from bunkhouse.server.tables.unfolding import MOST_MOVES, differences, view_changes

DICETOWN = game("dicetown")
SEATS = 3
Tree = dict[str, object] | list[object]


def put(tree: Tree, path: list[str | int], value: object) -> None:
    inner: object = tree
    for key in path[:-1]:
        assert isinstance(inner, dict | list)
        inner = inner[key]  # type: ignore[index]
    assert isinstance(inner, dict | list)
    inner[path[-1]] = value  # type: ignore[index]


def plain(match: Match, state: object, seat: int) -> Tree:
    return msgspec.json.decode(msgspec.json.encode(match.game.view(state, seat)))  # type: ignore[arg-type, no-any-return]


def random_moves(match: Match, random: Random, turns: int) -> None:
    for _ in range(turns):
        pending = [seat for seat in range(SEATS) if has(match.state.pending(), seat)]
        if pending:
            seat = pending[random.below(len(pending))]
            legal = match.legal_actions(seat)
            match.act(seat, legal[random.below(len(legal))])


def test_changes_lead_from_view_to_view() -> None:
    journal = TableJournal(DICETOWN)
    match = Match(DICETOWN, SEATS, seed="unfolding", journal=journal)
    random = Random("unfolding")
    changed = 0
    while changed < 3000 and not match.state.is_over():
        since = len(match.log)
        random_moves(match, random, 1 + random.below(3))
        for seat in (int(SPECTATOR), *range(SEATS)):
            changes = view_changes(match, None if seat < 0 else seat, since)
            if len(match.log) - since > MOST_MOVES:
                assert changes is None
                continue
            assert changes is not None
            view = plain(match, match.state_at(since), seat)
            scenes = [
                scene for scene in unfolded(match.state_at(since), match.log[since:]) if may_know(scene.seen_by, seat)
            ]
            assert len(scenes) == len(journal.events_for(seat, since, len(match.log)))
            for number, scene in enumerate(scenes):
                for change in changes:
                    if change.event == number:
                        put(view, change.path, msgspec.json.decode(change.value))
                        changed += 1
                assert view == plain(match, scene.state, seat), scene.event
    assert changed > 1000


def test_who_was_away_for_long_and_other_games_see_the_position_at_once() -> None:
    match = Match(DICETOWN, SEATS, seed="away")
    random = Random("away")
    while len(match.log) <= MOST_MOVES:
        random_moves(match, random, 1)
    assert view_changes(match, 0, 0) is None
    assert view_changes(match, 0, len(match.log)) == []
    assert view_changes(Match(game("goldrush"), 2, seed="1"), 0, 0) is None


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [(("b", 1), 3)]),
        ({"a": {"b": None}}, {"a": {"b": 0}}, [(("a", "b"), 0)]),
        ({"a": None}, {"a": {"b": 0}}, [(("a",), {"b": 0})]),
        ({"row": ["x"]}, {"row": ["x", "y"]}, [(("row",), ["x", "y"])]),
        ({"word": "one"}, {"word": "two"}, [(("word",), "two")]),
        ({"same": [{}]}, {"same": [{}]}, []),
    ],
)
def test_the_smallest_parts_that_differ(before: object, after: object, told: object) -> None:
    assert list(differences(before, after)) == told
