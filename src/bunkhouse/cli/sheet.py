"""The score sheet at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from bunkhouse.core.game import Game
from bunkhouse.core.state import State
from bunkhouse.locale import Texts
from bunkhouse.play.wording import joined
from bunkhouse.terminal.drawing import SEAT_SIGNS


def score_sheet(texts: Texts, game: Game, state: State, names: Sequence[str]) -> Table:
    """Points by category and player, totals and places."""
    sheet = Table(show_footer=False, header_style="bold", title_justify="left")
    sheet.add_column("")
    for seat, name in enumerate(names):
        sheet.add_column(Text(f"{SEAT_SIGNS[seat]} {name}"), justify="right")
    lines = game.breakdown(state)
    for row, line in enumerate(lines[0]):
        points = [str(seat_lines[row].points) for seat_lines in lines]
        sheet.add_row(texts(f"{game.id}-points-{line.category}"), *points)
    sheet.add_section()
    sheet.add_row(texts("cli-total"), *(str(score) for score in state.scores()), style="bold")
    sheet.add_row(texts("cli-place"), *(str(place) for place in state.ranking()))
    return sheet


def winner_text(texts: Texts, state: State, names: Sequence[str]) -> str:
    places = list(state.ranking())
    winners = [name for name, place in zip(names, places, strict=True) if place == 1]
    return texts("cli-winner", names=joined(texts, winners), count=len(winners), points=max(state.scores()))
