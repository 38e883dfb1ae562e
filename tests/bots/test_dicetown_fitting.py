"""What things are worth among two players of Dice Town: what is noted, what is found, what is played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bunkhouse.bots.experts.dicetown import duel, fitting
from bunkhouse.bots.experts.dicetown.fitting import (
    COLUMNS,
    ENTRIES,
    HELD,
    PRINTED,
    DuelSample,
    action_leads,
    expected,
    fit,
    leads,
    play_a_duel,
    written,
)
from bunkhouse.bots.experts.dicetown.worth import time_to_play
from bunkhouse.core.build import compiled
from bunkhouse.games.dicetown import GAME
from bunkhouse.games.dicetown.edge.arrange import DiceTownPosition, arrange
from bunkhouse.games.dicetown.rules import cards
from bunkhouse.games.dicetown.rules.state import DiceTownState
from tests.cli.conftest import Run, run  # noqa: F401  a fixture

np = pytest.importorskip("numpy", reason="NumPy is an extra: pip install bunkhouse[fit]")

SHIPPED = duel.read_numbers(duel.FILE)


@pytest.fixture(autouse=True)
def _the_numbers_of_the_house() -> Iterator[None]:
    """Whatever a test plays with, the next one plays with what everybody plays with."""
    yield
    duel.use(SHIPPED)


def made_up(games: int) -> DuelSample:
    """Positions that no game has seen, fifteen of each game, without their leads."""
    random = np.random.default_rng(11)
    rows = 15 * games
    game = np.repeat(np.arange(games), 15)
    rounds, bank = random.integers(10, 140, rows), random.integers(0, 9, rows)
    badge = random.choice([-1, 1], rows)
    held = [random.integers(-most, most + 1, rows) for most in (20, 12, 20, 15, 5)]
    found = np.stack([game, np.zeros(rows), rounds, bank, badge, *held], axis=1).astype(np.int64)
    actions = random.integers(-1, 2, (rows, len(duel.ACTION_NAMES)))
    actions[:, duel.ACTION_NAMES.index("joe")] = 0
    return DuelSample(found, actions)


def any_action(state: DiceTownState, seat: int) -> int:
    """Stands in for the gambler, who takes a while where nothing is compiled."""
    legal = state.legal_actions(seat)
    return legal[(state.dollars[seat] + 7 * state.round + sum(state.fresh)) % len(legal)]


def test_a_duel_is_noted_at_the_end_of_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "decide", any_action)
    one = play_a_duel(SHIPPED, "noted", 3)
    assert one == play_a_duel(SHIPPED, "noted", 3)
    assert one != play_a_duel(SHIPPED, "noted", 4)
    assert len(one.rows) == len(one.actions) > 6
    assert {len(row) for row in one.rows} == {len(COLUMNS)}
    assert {len(row) for row in one.actions} == {len(duel.ACTION_NAMES)}
    by_name = dict(zip(COLUMNS, zip(*one.rows)))
    assert set(by_name["game"]) == {3}
    assert len(set(by_name["lead"])) == 1
    assert by_name["rounds"][0] > by_name["rounds"][-1] >= 10
    assert set(by_name["badge"]) <= {-1, 1}
    assert any(by_name["cards"])
    assert any(any(row) for row in one.actions)


@pytest.mark.skipif(not compiled(), reason="three games of the gambler take too long where nothing is compiled")
def test_who_plays_with_other_numbers_plays_otherwise() -> None:
    own = play_a_duel(SHIPPED, "noted", 3)
    assert play_a_duel(PRINTED, "noted", 3) != own
    assert list(duel.NUMBERS) == PRINTED
    assert play_a_duel(SHIPPED, "noted", 3) == own


def test_what_is_noted_is_what_lies_on_the_table() -> None:
    words = DiceTownPosition(
        phase="roll",
        sheriff="bob",
        dollars={"ann": 9, "bob": 4},
        nuggets={"ann": 1, "bob": 3},
        bank=6,
        hands={"ann": ["girls", "equipment_8", "claim4", "claim1"], "bob": ["wanted"]},
        fenced={"ann": ["claim5"]},
    )
    state = arrange(("ann", "bob"), GAME.settle_options({}), words)
    assert dict(zip(COLUMNS[3:], leads(state))) == {
        "bank": 6, "badge": -1, "sure": 3, "dollars": 5, "claims": 5, "equipment": 8, "cards": 3,
    }  # fmt: skip
    assert {name: number for name, number in zip(duel.ACTION_NAMES, action_leads(state)) if number} == {
        "girls": 1, "wanted": -1,
    }  # fmt: skip


@pytest.mark.parametrize("rounds", [10, 14, 35, 87, 109, 110, 150])
def test_leads_are_weighed_as_the_gambler_weighs_things(rounds: int) -> None:
    """To the thousandth that whole numbers leave out, for either card."""
    claim, equipment = cards.KIND_NAMES.index("claim4"), cards.KIND_NAMES.index("equipment_8")
    weighed = {
        "dollars": (3, 3 * duel.dollar_worth(rounds, False)),
        "claims": (4, duel.points_worth(claim, rounds, False) - duel.by_rounds(duel.CARD, rounds)),
        "equipment": (8, duel.points_worth(equipment, rounds, False) - duel.by_rounds(duel.CARD, rounds)),
        "cards": (1, duel.by_rounds(duel.CARD, rounds)),
        "badge": (1, duel.badge_worth(9, False)),
    }
    for name, (lead, worth) in weighed.items():
        rows = dict.fromkeys(COLUMNS, 0) | {"rounds": rounds, "bank": 9, name: lead}
        sample = DuelSample(np.array([list(rows.values())]), np.zeros((1, len(duel.ACTION_NAMES)), dtype=np.int64))
        assert 1000 * expected(sample, SHIPPED)[0] == pytest.approx(worth, abs=lead)
    girls = np.eye(len(duel.ACTION_NAMES), dtype=np.int64)[[int(cards.THE_GIRLS)]]
    sample = DuelSample(np.array([[0, 0, rounds, *[0] * (len(COLUMNS) - 3)]]), girls)
    worth = duel.action_worth(cards.THE_GIRLS, time_to_play(rounds), False)
    assert 1000 * expected(sample, SHIPPED)[0] == pytest.approx(worth, abs=1)


def test_known_worths_are_found_again(tmp_path: Path) -> None:
    """Leads made from known numbers, with noise: the fit finds them, the file keeps them."""
    true = [round(500 + 300 * k**0.5) for k in range(ENTRIES)] + [round(950 - 150 * k**0.5) for k in range(ENTRIES)]
    true += [round(800 - 100 * k**0.5) for k in range(ENTRIES)] + [round(200 + 350 * k**0.5) for k in range(ENTRIES)]
    true += [1000 * (kind + 1) for kind in range(len(duel.ACTION_NAMES))] + [3000, 400, 4]
    true[int(duel.ACTION + cards.JITTERY_JOE)] = 0
    sample = made_up(4000)
    random = np.random.default_rng(3)
    sample.rows[:, 1] = np.round(expected(sample, true) + random.normal(0, 5, len(sample.rows)))
    found = fit(sample, PRINTED)
    assert found.games == 4000
    assert found.numbers == pytest.approx(true, abs=400)
    assert found.numbers[:ENTRIES] == pytest.approx(true[:ENTRIES], abs=40)
    assert found.error == pytest.approx(5, rel=0.1)
    assert found.old_error > 2 * found.error
    path = tmp_path / "numbers.toml"
    path.write_text(written(found, "made up"), encoding="utf-8")
    assert duel.read_numbers(path) == found.numbers
    sample.save(tmp_path / "sample.npz")
    again = DuelSample.load(tmp_path / "sample.npz")
    assert (again.rows == sample.rows).all()
    assert (again.actions == sample.actions).all()


def test_a_few_positions_leave_things_at_what_is_printed() -> None:
    """A dollar stays worth its half point at least, and nothing is worth less than nothing."""
    sample = made_up(2)
    sample.rows[:, 1] = 0
    found = fit(sample, PRINTED).numbers
    assert min(found) == 0
    assert min(found[:ENTRIES]) >= PRINTED[0] == 500


def test_the_numbers_played_with_have_their_shape() -> None:
    """More rounds to come: money is worth more, good cards less, and any card protects better."""
    assert len(SHIPPED) == len(PRINTED) == duel.USUAL_BANK + 1
    tables = {name: SHIPPED[at * ENTRIES : (at + 1) * ENTRIES] for at, name in enumerate(HELD)}
    assert tables["dollars"] == sorted(tables["dollars"])
    assert tables["cards"] == sorted(tables["cards"])
    for name in ("claims", "equipment"):
        assert tables[name] == sorted(tables[name], reverse=True)
        assert max(tables[name]) <= 1000
    actions = dict(zip(duel.ACTION_NAMES, SHIPPED[int(duel.ACTION) :]))
    assert actions.pop("joe") == 0
    assert min(actions.values()) > 0
    header = duel.FILE.read_text(encoding="utf-8").splitlines()[0]
    assert header.startswith("# Fitted by `bunkhouse fit dicetown --way duel`")


def test_a_file_with_other_numbers_is_an_error(tmp_path: Path) -> None:
    text, path = duel.FILE.read_text(encoding="utf-8"), tmp_path / "numbers.toml"
    for old, new in (("girls", "boys"), ("badge-bank", "badge-mine"), ("dollar = [", "dollar = [1, ")):
        path.write_text(text.replace(old, new), encoding="utf-8")
        with pytest.raises(ValueError, match="fit them again"):
            duel.read_numbers(path)


def test_the_command_plays_fits_and_learns_from_kept_samples(
    run: Run,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fitting, "decide", any_action)
    where, data = tmp_path / "numbers.toml", tmp_path / "duels.npz"
    words = ("fit", "dicetown", "--way", "duel", "--games", "6", "--rounds", "2", "--write", where, "--samples", data)
    done = run(*words)
    assert done.code == 0, done.err
    assert "Round 2" in done.out
    numbers = duel.read_numbers(where)
    assert numbers != SHIPPED
    duel.use(SHIPPED)
    again = run(*words)
    assert again.code == 0, again.err
    assert duel.read_numbers(where) == numbers


def test_only_dice_town_has_a_gambler(run: Run) -> None:  # noqa: F811
    done = run("fit", "goldrush", "--way", "duel")
    assert done.code == 2
    assert "duel" in done.err
    assert "goldrush" in done.err


def test_an_unknown_way_is_answered_with_those_there_are(run: Run) -> None:  # noqa: F811
    done = run("fit", "dicetown", "--way", "poker")
    assert (done.code, done.out) == (2, "")
    assert "there is: duel." in done.err
