"""The signs and words in short of Great Western Trail in the terminal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from bunkhouse.terminal.drawing import SEAT_SIGNS, Seen, seat_badge

FOREST = "♣"
TEEPEE = "△"
HERE = "▸"
ON = "@"  # whose herder stands there
TURNOUT = "╥"
TRACK = "·"
POINTS = "★"
TOKEN = "◂"
MONEY = "$"
WORKERS = {"cowboy": "C", "craftsman": "B", "engineer": "E"}
HANDS = {"green": "g", "black": "k", "blue": "b"}
FREE = "·"


def tile_in_short(tile: str) -> str:
    """flood_2_green as flood 2g, green_teepee as △g, cowboy as C; buildings by their name."""
    hazard = re.fullmatch(r"([a-z]+)_(\d)_([a-z]+)", tile)
    if hazard is not None:
        return f"{hazard[1]} {hazard[2]}{HANDS[hazard[3]]}"
    colour, _, kind = tile.partition("_")
    if kind == "teepee":
        return f"{TEEPEE}{HANDS[colour]}"
    return WORKERS.get(tile, tile)


def label(space: str) -> str:
    """teepee_4 as $4, teepee_m3 as -$3; all others as in the notation."""
    village = re.fullmatch(r"teepee_(m?)(\d+)", space)
    return f"{'-' if village[1] else ''}{MONEY}{village[2]}" if village is not None else space


def badge(seen: Seen, seat: int) -> tuple[str, str]:
    back, fore = seat_badge(seen.game, seat)
    return SEAT_SIGNS[seat], f"bold {fore} on {back}"


def counted(names: Iterable[str]) -> str:
    """Jersey, Jersey, Guernsey as 2 × Jersey, Guernsey."""
    counts = Counter(names).items()
    return ", ".join(f"{number} × {name}" if number > 1 else name for name, number in counts)


def packed(parts: Sequence[Text], width: int, gap: str = "  ", indent: int = 2) -> list[Text]:
    """As many parts side by side as fit a line; further lines are indented."""
    lines: list[Text] = []
    for part in parts:
        if lines and cell_len(lines[-1].plain) + cell_len(gap) + cell_len(part.plain) <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(Text(" " * indent if lines else "").append_text(part))
    return lines
