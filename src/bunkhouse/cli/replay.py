"""bunkhouse replay: a record told in words, and proof of its draws."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from bunkhouse.cli.mistakes import mistakes_in, read_text
from bunkhouse.cli.output import out, printable, say, spoken, tell, tell_json, title
from bunkhouse.cli.parameters import Json, Language
from bunkhouse.cli.sheet import score_sheet, winner_text
from bunkhouse.cli.terminal import Terminal
from bunkhouse.core.seats import CHANCE, SPECTATOR
from bunkhouse.core.words import Mistake
from bunkhouse.play import records
from bunkhouse.play.match import Match
from bunkhouse.play.records import Record
from bunkhouse.play.seeing import seen_from
from bunkhouse.play.wording import event_text
from bunkhouse.terminal import drawing_of


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `bunkhouse play --record` writes it.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Prove that every draw is the one of the seed promised at the start.")
    ] = False,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after N moves, chance included, and show the board there.")
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Tell a recorded game move by move, and show the board at its end or after a move.

    Examples:

        bunkhouse replay evening.txt

        bunkhouse replay evening.txt --at 40

        bunkhouse replay evening.txt --verify
    """
    text = read_text(file)
    with mistakes_in(file):
        record = records.read(text)
        match = records.replay(record)
        draws = records.verify(record) if verify else None
    if at is not None and not 0 <= at <= len(match.log):
        raise Mistake("cli-no-such-move", number=at, last=len(match.log))
    match.names = [printable(name) for name in match.names]
    last = len(match.log) if at is None else at
    if json:
        tell_json(_as_json(record, match, last, draws))
    else:
        _tell(record, match, last, draws)


def _story(match: Match, last: int) -> list[list[str]]:
    """Everything that happened, by move: a record keeps no secrets."""
    lines: list[list[str]] = [[] for _ in range(last)]
    for heard in match.happenings:
        if heard.move < last:
            lines[heard.move].append(event_text(spoken(), match.game, heard.event, match.names))
    return lines


def _tell(record: Record, match: Match, last: int, draws: int | None) -> None:
    game = match.game
    date = f" · {printable(record.date)}" if record.date else ""
    tell(Text(f"{title(game)} – {', '.join(match.names)}{date}", "bold"))
    for number, lines in enumerate(_story(match, last), 1):
        for line in lines:
            tell(Text.assemble((f"{number:>4}  ", "dim"), line))
    state = match.state_at(last)
    seen = seen_from(int(SPECTATOR), game, state, match.names, spoken())
    terminal = Terminal()
    out().print(drawing_of(game).picture(seen, [], terminal.room(2)).content)
    if state.is_over():
        out().print(score_sheet(spoken(), game, state, match.names))
        tell(Text(winner_text(spoken(), state, match.names), "bold"))
    else:
        tell(say("cli-replay-unfinished", moves=last))
    if draws is not None:
        tell(Text(say("cli-verified", draws=draws), "green"))


def _as_json(record: Record, match: Match, last: int, draws: int | None) -> dict[str, object]:
    state = match.state_at(last)
    moves = [
        {
            "number": number,
            "seat": None if move.seat == CHANCE else move.seat,
            "move": match.game.notation(move.action),
            "told": lines,
        }
        for number, (move, lines) in enumerate(zip(match.log[:last], _story(match, last), strict=True), 1)
    ]
    return {
        "game": match.game.id,
        "rules": match.game.version,
        "options": match.options,
        "names": match.names,
        "date": record.date,
        "commitment": record.commitment,
        "seed": record.seed,
        "moves": moves,
        "view": msgspec.to_builtins(match.game.view(state, SPECTATOR)),
        "over": state.is_over(),
        "scores": list(state.scores()),
        "ranking": list(state.ranking()),
        "verified_draws": draws,
    }
