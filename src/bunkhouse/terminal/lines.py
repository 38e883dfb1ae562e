"""Lines of a board: the players by name and colour, and all lines as one text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from bunkhouse.terminal.drawing import SEAT_SIGNS, Seen, seat_badge


def name_plate(seen: Seen, seat: int) -> Text:
    """The sign and the name of a seat on its colours."""
    back, fore = seat_badge(seen.game, seat)
    return Text.assemble((f" {SEAT_SIGNS[seat]} {seen.names[seat]} ", f"bold {fore} on {back}"))


def name_plates(seen: Seen) -> list[Text]:
    """Those of all seats, with room after the short ones, so that what follows stands in columns."""
    plates = [name_plate(seen, seat) for seat in range(len(seen.names))]
    widest = max(cell_len(plate.plain) for plate in plates)
    return [plate.append(" " * (widest - cell_len(plate.plain))) for plate in plates]


def joined(lines: Sequence[Text], width: int | None = None) -> Text:
    """One below the other, none of them folded; those that are wider than this end in an ellipsis."""
    whole = Text(no_wrap=True, overflow="crop")
    for number, line in enumerate(lines):
        if width is not None:
            line.truncate(width, overflow="ellipsis")
        whole.append_text(line)
        if number + 1 < len(lines):
            whole.append("\n")
    return whole
