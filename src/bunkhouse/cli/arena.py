"""bunkhouse arena: which bot is stronger, and by how much."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from bunkhouse.bots.measure.arena import Contest, Outcome, Player, keep, kept, play_in_processes
from bunkhouse.bots.measure.verdict import verdict
from bunkhouse.cli.mistakes import check_folder, options_from
from bunkhouse.cli.output import complain, out, say, tell, tell_json
from bunkhouse.cli.parameters import GameName, Json, Language, OptionWords
from bunkhouse.cli.progress import watched
from bunkhouse.core.build import compiled
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake

if TYPE_CHECKING:
    from bunkhouse.bots.measure.standings import Standing

# Loaded late: other commands do without what computes ratings, and Ray is an extra.
STANDINGS = "bunkhouse.bots.measure.standings:standings"
CLUSTER = "bunkhouse.bots.measure.cluster:play_on_cluster"


def arena(
    game: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", metavar="NAME …", help="Who plays: two names or more, with spaces between them."),
    ] = None,
    more: Annotated[list[str] | None, typer.Argument(metavar="[NAME]…", help="More bots.", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games; rounded up to whole deals.")] = 100,
    seats: Annotated[int, typer.Option(help="How many play in a game.")] = 2,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "1",
    option: OptionWords = None,
    stop: Annotated[
        str | None,
        typer.Option(
            metavar="LOW:HIGH",
            help="Stop as soon as it is clear (95 %) whether the first bot wins the lower or the higher share.",
        ),
    ] = None,
    keep_in: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FILE", help="Write every game to this file, and go on from what is in it."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, auto, or local to start one here."
        ),
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play against each other and say who is stronger, with 95 % intervals.

    Every deal is played in every seating with the same luck. With more bots than seats all groups of them meet; with
    fewer, the last one takes the seats that are left. Exit code 1 if a bot or a rule failed.

    Examples:

        bunkhouse arena goldrush --bots foreman greedy --games 200 --jobs 2

        bunkhouse arena goldrush --bots trail-boss greedy --seats 5 --keep boss.jsonl

        bunkhouse arena goldrush --bots search:iterations=500 search:iterations=250 --stop 0.5:0.6 --games 2000

        bunkhouse arena goldrush --bots "pipe:python3 my_bot.py" greedy random --seats 3
    """
    options = game_named(game).settle_options(options_from(option or []))
    contest = Contest(game, seats, options, (*(bots or []), *(more or [])), games, seed)
    contest.check()
    bounds = _bounds(stop)
    if keep_in is not None:
        check_folder(keep_in)
    began = time.perf_counter()
    deals = kept(keep_in, contest) if keep_in is not None else []
    left = range(len(deals), contest.deals())
    player = play_in_processes(jobs) if ray is None else _cluster(ray)
    each = len(contest.seatings())
    played = _until_clear(contest, player, left, deals, bounds)
    for deal in watched(played, contest.deals() * each, len(deals) * each, lambda _: each):
        if keep_in is not None:
            keep(keep_in, deal)
    rows: list[Standing] = resolve_name(STANDINGS)(contest, deals)
    report = _report(contest, deals, rows, bounds, time.perf_counter() - began)
    if json:
        tell_json(report)
    else:
        _print(rows, report)
    faults = [one.fault for deal in deals for one in deal if one.fault]
    for fault in faults:
        complain(say("cli-fault", fault=fault))
    if faults:
        raise typer.Exit(1)


def _cluster(address: str) -> Player:
    if find_spec("ray") is None:
        raise Mistake("arena-no-ray")
    player: Player = resolve_name(CLUSTER)(address)
    return player


def _bounds(words: str | None) -> tuple[float, float] | None:
    if words is None:
        return None
    low, _, high = words.partition(":")
    try:
        bounds = float(low), float(high)
    except ValueError:
        bounds = 1.0, 0.0
    if not 0 <= bounds[0] < bounds[1] <= 1:
        raise Mistake("cli-arena-bad-stop", text=words)
    return bounds


def _until_clear(
    contest: Contest,
    player: Player,
    left: Sequence[int],
    deals: list[list[Outcome]],
    bounds: tuple[float, float] | None,
) -> Iterator[list[Outcome]]:
    """Deal after deal, added to those there are; no more once the sequential test has an answer."""
    if bounds and verdict(deals, *bounds):
        return
    for deal in player(contest, left):
        deals.append(deal)
        yield deal
        if bounds and verdict(deals, *bounds):
            return


def _report(
    contest: Contest,
    deals: Sequence[Sequence[Outcome]],
    rows: Sequence[Standing],
    bounds: tuple[float, float] | None,
    seconds: float,
) -> dict[str, object]:
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "games": sum(len(deal) for deal in deals),
        "deals": len(deals),
        "seconds": round(seconds, 3),
        "compiled": compiled(),
        "fair_share": 1 / contest.seats,
        "verdict": verdict(deals, *bounds) if bounds else None,
        "standings": [
            {name: round(value, 4) if isinstance(value, float) else value for name, value in asdict(one).items()}
            for one in rows
        ],
        "faults": [one.fault for deal in deals for one in deal if one.fault],
    }


def _print(rows: Sequence[Standing], report: dict[str, object]) -> None:
    rows = sorted(rows, key=lambda row: -row.rating)
    table = _table(rows, [row.bot for row in rows])
    unlimited = out().options.update(max_width=1000)
    if out().measure(table, options=unlimited).maximum > out().width:  # names go above, a letter each into the table
        letters = [chr(ord("A") + place % 26) for place in range(len(rows))]
        for letter, row in zip(letters, rows):
            tell(f"{letter}  {row.bot}")
        table = _table(rows, letters)
    out().print(table)
    tell(say("cli-arena-fair", games=str(report["games"]), share=f"{1 / int(str(report['seats'])):.1%}"))
    if report["verdict"] == "high":
        tell(say("cli-arena-high"))
    elif report["verdict"] == "low":
        tell(say("cli-arena-low"))
    elif report["verdict"] == "":
        tell(say("cli-arena-open"))


def _table(rows: Sequence[Standing], names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), collapse_padding=True)
    table.add_column(say("cli-arena-bot"), overflow="fold")
    for head in HEADS:
        table.add_column(say(head), justify="right", no_wrap=True)
    for name, row in zip(names, rows):
        table.add_row(
            name,
            str(row.games),
            f"{row.share:.1%}",
            f"{100 * row.share_low:.1f}–{row.share_high:.1%}",
            f"{row.points:.1f}",
            f"{row.lead:+.1f} ± {row.lead_error:.1f}",
            f"{row.decisions_per_s:,.0f}" if row.decisions_per_s >= 10 else f"{row.decisions_per_s:.1f}",
            f"{row.rating:.1f} ± {row.rating_error:.1f}",
        )
    return table


HEADS = (
    "cli-arena-games",
    "cli-arena-share",
    "cli-arena-interval",
    "cli-arena-points",
    "cli-arena-lead",
    "cli-arena-speed",
    "cli-arena-rating",
)
