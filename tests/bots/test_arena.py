"""The arena: balanced, repeatable, resumable, and right about who is stronger."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bunkhouse.bots.measure.arena import Contest, Outcome, keep, kept, play_in_processes
from bunkhouse.bots.measure.standings import rated, standings, wilson
from bunkhouse.bots.measure.verdict import verdict
from bunkhouse.core.words import Mistake
from tests.cli.conftest import Run, run  # noqa: F401  a fixture


def contest(*bots: str, games: int = 4, seats: int = 2) -> Contest:
    return Contest("goldrush", seats, {}, bots, games, "arena")


def timeless(deals: list[list[Outcome]]) -> list[tuple[object, ...]]:
    return [(one.deal, one.bots, one.scores, one.places, one.decisions) for deal in deals for one in deal]


def test_every_bot_has_every_seat_equally_often() -> None:
    for bots, seats in ((2, 2), (2, 5), (4, 3), (5, 5)):
        seatings = contest(*[f"{bot}" for bot in range(bots)], seats=seats).seatings()
        counts = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating))
        for bot in range(bots):
            assert len({counts[seat, bot] for seat in range(seats)}) == 1
    assert contest("a", "b", seats=4).lineups() == [(0, 1, 1, 1)]
    assert contest("a", "b", games=5).deals() == 3
    assert contest("a", games=5).seatings() == [(0, 0)], "against itself the other seating would be the same game"
    assert contest("a", games=5).deals() == 5


def test_a_deal_has_the_same_luck_in_every_seating() -> None:
    """Two bots of one kind: turning the table around turns the result around."""
    contest = Contest("goldrush", 2, {"first_player": "host_chooses"}, ("random", "random"), 2, "same")
    one, other = contest.play(0)
    assert one.scores == other.scores  # the seats decide by their own seeds, whoever sits there
    assert contest.play(1)[0].scores != one.scores


def test_games_repeat_on_any_number_of_processes() -> None:
    who = contest("random", "random", games=8)
    assert timeless(list(play_in_processes(1)(who, range(4)))) == timeless(list(play_in_processes(2)(who, range(4))))


def test_the_stronger_one_is_found() -> None:
    who = contest("greedy", "random", games=2)
    deals = list(play_in_processes(1)(who, range(1)))
    table = standings(who, deals)
    assert [one.bot for one in table] == ["greedy", "random"]
    assert table[0].share + table[1].share == pytest.approx(1)
    assert table[0].lead == pytest.approx(-table[1].lead)
    assert table[0].lead > 50
    assert table[0].rating > table[1].rating
    assert table[0].games == 2
    assert 0 < 1 / table[0].decisions_per_s < table[0].slowest < 60


def test_a_contest_is_taken_up_again(tmp_path: Path) -> None:
    who, path = contest("random", "random", games=6), tmp_path / "kept.jsonl"
    assert kept(path, who) == []
    deals = list(play_in_processes(1)(who, range(3)))
    for deal in deals[:2]:
        keep(path, deal)
    with path.open("a") as file:
        file.write(json.dumps({"deal": 2})[:-4])  # cut off
    assert timeless(kept(path, who)) == timeless(deals[:2])
    keep(path, deals[2])
    assert timeless(kept(path, who)) == timeless(deals)
    with pytest.raises(Mistake, match="arena-other-contest"):
        kept(path, contest("random", "greedy"))


def test_a_bot_that_fails_is_told_and_counts_for_nobody() -> None:
    who = contest("pipe:false", "random", games=2)
    deal = who.play(0)
    assert all("BrokenBot" in one.fault for one in deal)
    assert [one.games for one in standings(who, [deal])] == [0, 0]


def test_intervals() -> None:
    assert wilson(0.5, 100)[0] == pytest.approx(0.4038, abs=1e-3)
    assert wilson(0.5, 100)[1] == pytest.approx(0.5962, abs=1e-3)
    low, high = wilson(1.0, 20)
    assert low == pytest.approx(0.8389, abs=1e-3)
    assert high == 1.0


def deals_with(shares: list[float]) -> list[list[Outcome]]:
    return [
        [Outcome(number, (0, 1), (0, 0), (share, 1 - share), (1, 2) if share > 0.5 else (2, 1), (1, 1), (1.0, 1.0))]
        for number, share in enumerate(shares)
    ]


def test_the_sequential_test() -> None:
    assert verdict(deals_with([1.0, 0.0] * 3), 0.4, 0.6) == ""
    assert verdict(deals_with([1.0, 0.0] * 20), 0.4, 0.6) == ""
    assert verdict(deals_with([1.0, 1.0, 1.0, 0.0] * 20), 0.4, 0.6) == "high"
    assert verdict(deals_with([0.0, 0.0, 1.0, 0.0] * 20), 0.4, 0.6) == "low"


def test_the_ladder_rises_for_who_wins() -> None:
    better, worse = rated(contest("a", "b"), deals_with([1.0, 1.0, 0.0] * 10))
    assert better[0] > 25 > worse[0]
    assert better[1] < 25 / 3


def test_the_command(run: Run, tmp_path: Path) -> None:  # noqa: F811
    path = tmp_path / "games.jsonl"
    words = ("arena", "goldrush", "--bots", "random", "random", "--seed", "c", "--keep", path)
    told = run(*words, "--games", "2", "--json")
    report = json.loads(told.out)
    assert told.code == 0
    assert report["games"] == 2
    assert [one["bot"] for one in report["standings"]] == ["random", "random"]
    assert sum(one["share"] for one in report["standings"]) == pytest.approx(1)
    again = run(*words, "--games", "4")
    assert again.code == 0
    assert "4 games" in again.out
    assert len(path.read_text().splitlines()) == 5
    stopped = json.loads(run(*words, "--games", "400", "--stop", "0.05:0.1", "--json").out)
    assert stopped["verdict"] == "high"
    assert stopped["games"] < 100


def test_names_without_room_are_told_above_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    words = ("arena", "goldrush", "--bots", "search:iterations=1,patience=1", "random", "--games", "2")
    monkeypatch.setenv("COLUMNS", "80")
    told = run(*words).out.splitlines()
    assert {line[1:].strip() for line in told[:2]} == {"search:iterations=1,patience=1", "random"}
    assert [line.split()[0] for line in told[3:5]] == ["A", "B"]
    monkeypatch.setenv("COLUMNS", "150")
    told = run(*words).out.splitlines()
    assert {line.split()[0] for line in told[1:3]} == {"search:iterations=1,patience=1", "random"}


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "greedy"),
        ("--bots", "greedy", "nobody"),
        ("--bots", "greedy", "random", "--seats", "9"),
        ("--bots", "greedy", "random", "--stop", "0.6:0.5"),
        ("--bots", "greedy", "random", "--keep", "/nowhere/at/all.jsonl"),
    ],
)
def test_mistakes_are_one_sentence(run: Run, words: tuple[str, ...]) -> None:  # noqa: F811
    told = run("arena", "goldrush", *words)
    assert told.code == 2
    assert len(told.err.strip().splitlines()) == 1
