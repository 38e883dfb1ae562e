"""Job market, cattle market and the objective cards on display."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from bunkhouse.games.westerntrail.edge.view_structs import WesternTrailView
from bunkhouse.games.westerntrail.terminal import signs
from bunkhouse.terminal.drawing import Seen


def jobs(seen: Seen, view: WesternTrailView, width: int) -> list[Text]:
    """Every row that has workers or the token, with its fee; the rest is still to come."""
    places = {(job.row, job.column): signs.WORKERS[job.worker] for job in view.jobs}
    parts = [Text(seen.texts("westerntrail-terminal-jobs", count=view.workers_to_come))]
    for row in range(1, view.job_rows + 1):
        is_token = row == view.token_row
        workers = "".join(places.get((row, column), signs.FREE) for column in range(1, view.job_columns + 1))
        if workers.strip(signs.FREE) or is_token:
            style = "dim" if is_token else ""
            parts.append(Text(f"{row}:{workers}{signs.MONEY}{view.job_fees[row - 1]}{signs.TOKEN * is_token}", style))
    return signs.packed(parts, width)


def cattle(seen: Seen, view: WesternTrailView, width: int) -> list[Text]:
    counts = Counter(seen.word("card", card) for card in view.market).items()
    parts = [Text(f"{number} × {name}" if number > 1 else name) for name, number in counts]
    left = seen.texts("westerntrail-terminal-deck", count=sum(kind.number for kind in view.market_deck))
    return signs.packed([Text(seen.texts("westerntrail-terminal-market")), *parts, Text(left, "dim")], width)


def display(seen: Seen, view: WesternTrailView, width: int) -> list[Text]:
    parts = [Text(seen.word("card", card)) for card in view.display]
    left = seen.texts("westerntrail-terminal-deck", count=view.objectives_left)
    return signs.packed([Text(seen.texts("westerntrail-terminal-display")), *parts, Text(left, "dim")], width)


def places(seen: Seen, view: WesternTrailView, width: int) -> list[Text]:
    """What is bid for a place in the turn order (only with that option)."""
    parts = []
    for place in view.places:
        who = f"{seen.names[place.seat]} ({place.points}{signs.POINTS})" if place.seat is not None else signs.FREE
        card = f", {seen.word('card', place.card)}" if place.card is not None else ""
        parts.append(Text(f"{place.place}: {signs.MONEY}{place.money}{card} – {who}"))
    return signs.packed([Text(seen.texts("westerntrail-terminal-places")), *parts], width) if parts else []
