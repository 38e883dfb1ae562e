"""The keyboard and the screen; a pipe is neither, and is read and written line by line."""

from __future__ import annotations

import contextlib
import sys

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bunkhouse.cli.output import out
from bunkhouse.terminal.drawing import Room

with contextlib.suppress(ImportError):  # arrow keys and history for input(), where the system has it
    import readline  # noqa: F401


class Terminal:
    def __init__(self) -> None:
        self.console = out()
        self.is_live = sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal

    def clear(self) -> None:
        """Forget what the last person saw. Only a screen can, scroll-back included."""
        if self.is_live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def read(self, prompt: str) -> str:
        """One line; raises EOFError when there are no more."""
        if self.is_live:
            return input(prompt).strip()
        self.console.print(prompt, end="", soft_wrap=True)
        line = sys.stdin.readline()
        self.console.print(soft_wrap=True)
        if not line:
            raise EOFError
        return line.strip()

    def wait(self, sentence: str) -> None:
        """Until somebody presses Enter; a pipe does not wait."""
        if self.is_live:
            input(f"{sentence} ")
        else:
            self.print(sentence)

    def print(self, line: str | Text = "", style: str = "") -> None:
        self.console.print(line, style=style or None, soft_wrap=not self.console.is_terminal)

    def lines_of(self, text: str) -> int:
        """How many lines of the screen a text takes."""
        return -(-max(1, len(text)) // self.console.width)

    def beside(self, left: RenderableType, right: str) -> None:
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(left, Text(f"\n{right}"))
        self.console.print(grid)

    def room(self, lines: int, columns: int = 0, centre: tuple[int, int] | None = None) -> Room:
        """What is left for a picture beside so many lines and columns; everything, if it is not a screen."""
        if not self.console.is_terminal:
            return Room(centre=centre)
        height = self.console.height - lines if self.is_live else None
        return Room(self.console.width - columns, height, centre)
