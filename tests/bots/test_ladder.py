"""A small part of the ladder (bench/LADDER.md has the whole).

The games are told by their seeds and the bots limited by iterations, never by time, so the results repeat exactly: this
can fail only if somebody changes how the bots or the games play. The margins are far below the measured strengths.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.ladder import Mirror, Run, Rung, mirror_of, played, reflected, rungs, speed, written
from bunkhouse.bots.experts import expert_of
from bunkhouse.bots.measure.arena import Contest, play_in_processes
from bunkhouse.bots.measure.standings import standings
from bunkhouse.core.build import compiled
from bunkhouse.core.game import Game
from bunkhouse.core.registry import built_in

# Where the levels think in a way of their own they have tests of their own, too.
MEASURED = [game for game in built_in() if expert_of(game).thinking is None]
only_compiled = pytest.mark.skipif(not compiled(), reason="interpreted, these games would take minutes")


def share(game: Game, seats: int, games: int, *bots: str) -> float:
    contest = Contest(game.id, seats, {}, bots, games, "small ladder")
    deals = list(play_in_processes(1)(contest, range(contest.deals())))
    assert [one.fault for deal in deals for one in deal if one.fault] == []
    return standings(contest, deals)[0].share


@only_compiled
@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.id)
def test_one_move_ahead_beats_chance(game: Game) -> None:
    assert share(game, game.seats[0], 10, "greedy", "random") >= 0.8


@only_compiled
@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.id)
def test_search_holds_its_own_against_one_move_ahead(game: Game) -> None:
    assert share(game, game.seats[0], 6, "search:iterations=100", "greedy") >= 0.3


@only_compiled
@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.id)
def test_a_greenhorn_is_beaten_and_yet_knows_what_it_is_doing(game: Game) -> None:
    assert share(game, game.seats[0], 10, "greenhorn", "greedy") <= 0.6
    assert share(game, game.seats[0], 10, "greenhorn", "random") >= 0.4


def test_the_page(tmp_path: Path) -> None:
    """A rung is played, kept, taken up again and written down."""
    game = built_in()[0]
    rung = Rung(("random", "random"), 2, 4, 0.0)
    first = played(game, rung, Run(tmp_path, 1, True, 2))
    again = played(game, rung, Run(tmp_path, 1, True, 4))
    assert first is not None
    assert again is not None
    assert (first.played, again.played) == (2, 4)
    assert played(game, Rung(("greedy", "random"), 2, 4, 0.0), Run(tmp_path, 1, False, 4)) is None
    page = written([again], [], {game.id: (1234.0, 5.0)})
    assert f"| {game.id} | 2 | random | random | 4 |" in page
    assert "| – | – |" in page, "a comparison claims nothing"
    claim = played(game, Rung(("random", "random"), 2, 4, 0.999), Run(tmp_path, 1, False, 4))
    assert claim is not None
    assert "| 100% | no |" in written([claim], [], {})
    assert "1,234" in page
    other = built_in()[1]
    later = written([], [], {other.id: (77.0, 6.0)}, page)
    assert f"| {game.id} | 2 | random | random | 4 |" in later, "rows of a game that was not played stay"
    assert later.index("1,234") < later.index("| 77 |")
    assert "1,234" not in written([], [], {game.id: (9.0, 9.0)}, later)
    row = next(line for line in page.splitlines() if "| random | random |" in line)
    lower, upper = (row.replace("random | random", " | ".join(rung.bots)) for rung in rungs(game)[:2])
    both = written([], [], {}, page.replace(row, f"{upper}\n{lower}"))
    assert both.index(lower) < both.index(upper), "rungs stand in their order, whenever they were played"
    assert all(2 / game.seats[-1] == rungs(game)[2].at_least for game in built_in())


def test_a_mirror_is_one_game_a_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The points of a bot against itself, with what they must reach."""
    monkeypatch.setattr("bench.ladder.TOP", "random")
    game = built_in()[0]
    mirror = Mirror(3, 500)
    found = reflected(game, mirror, Run(tmp_path, 1, True, None))
    assert found is not None
    assert found.games == 3
    assert f"| {game.id} | 3 | {found.points:.1f} |" in written([], [found], {})
    assert written([], [found], {}).count("| no |") == 1


def test_an_expert_claims_its_points() -> None:
    claims = [(game, expert_of(game).mirror) for game in built_in()]
    assert any(points for _, points in claims)
    for game, points in claims:
        mirror = mirror_of(game)
        assert (mirror.points if mirror else None) == points


def test_the_speed_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.ladder.SPEED_SECONDS", 0.3)
    assert speed(built_in()[0], 2, expert_of(built_in()[0]).searching) > 10
