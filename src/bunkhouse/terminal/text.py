"""A picture as plain text: for a file, a test, or somebody who types print(match)."""

from __future__ import annotations

import io

from rich.console import Console

from bunkhouse.terminal.drawing import Picture

WIDE = 300  # columns; nothing is folded


def as_text(picture: Picture, width: int = WIDE) -> str:
    """Without colours, and the same everywhere: the environment is not asked what kind of terminal there is."""
    page = io.StringIO()
    Console(file=page, width=width, color_system=None, legacy_windows=False, _environ={}).print(picture.content)
    return "".join(f"{line.rstrip()}\n" for line in page.getvalue().splitlines())
