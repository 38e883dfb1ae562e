"""The signs and colours of Montana in the terminal. Goods and the workers trained for them share a letter."""

from __future__ import annotations

from collections.abc import Mapping

from bunkhouse.terminal.canvas import Ink

LETTERS = {"grain": "g", "pumpkin": "p", "copper": "c", "stone": "s", "copper_large": "C", "stone_large": "S"}
ANY_LARGE = "L"
SILVER = "$"
CATTLE = "Ψ"
CANTEEN = "◍"
DOUBLE = "×2"
START = "◎"
MOUNTAIN = "▲"
TILE = "?"  # a mountain tile that lies face down
KNOWN_TILE = "!"  # … whose face the watcher has seen
LAKE = "≈"
RIVER = "~"
PAID = "-"  # an end of the river that has paid
FALLS = "≋"
LOWLAND = "▒"
PIECES = {"regular": "", "market": "M", "gate": "G", "watchtower": "W"}  # beside the sign of their player
LOCKED = "⊘"
HERE = "▸"
FREE = "·"

GROUND = {  # kind of hex -> its sign, and its colours
    "mountain": (MOUNTAIN * 2, Ink("#e8e2d8", "#7b6d63", True)),
    "lake": (LAKE * 2, Ink("#eaf4fb", "#4f86ad", True)),
    "river": (RIVER * 2, Ink("#eaf4fb", "#5d93b8", True)),
    "falls_lake": (FALLS * 2, Ink("#eaf4fb", "#3f7ea8", True)),
    "lowland": (LOWLAND * 2, Ink("#3d5a2c", "#9db673", True)),
}
LAND = Ink("#3a2a10", "#d8c48a")
NEAR = Ink("#1d3312", "#b5cf84", True)
START_TILE = Ink("#fff6dd", "#6b3d1e", True)
KEY = Ink("#000000", "#ffffff", True)
FAINT = Ink("#8a8a8a")


def letters(amounts: Mapping[str, int]) -> str:
    """`{"pumpkin": 2, "copper": 1}` as 2pc."""
    return "".join(f"{number if number > 1 else ''}{LETTERS[good]}" for good, number in amounts.items() if number)


def each(amounts: Mapping[str, int]) -> str:
    """`{"grain": 2, "stone": 1}` as ggs."""
    return "".join(LETTERS[good] * number for good, number in amounts.items())


def in_short(words: str) -> str:
    """`2 pumpkin + 1 copper` as 2pc."""
    pairs = [part.split(" ", 1) for part in words.split(" + ")] if words != "none" else []
    return letters({good: int(number) for number, good in pairs})
