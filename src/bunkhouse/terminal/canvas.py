"""A grid of coloured characters on which boards are drawn, and which Rich prints."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text


@dataclass(frozen=True, slots=True)
class Ink:
    """How a character is drawn; an empty colour is the terminal's own."""

    fore: str = ""
    back: str = ""
    bold: bool = False

    def style(self) -> Style:
        return Style(color=self.fore or None, bgcolor=self.back or None, bold=self.bold or None)


PLAIN = Ink()


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._inks = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: Ink) -> None:
        """Write the text; without a background of its own it keeps the one that is there. Outside there is nothing."""
        if not 0 <= y < self.height:
            return
        for at, sign in enumerate(text, x):
            if 0 <= at < self.width:
                back = ink.back or self._inks[y][at].back
                self._signs[y][at] = sign
                self._inks[y][at] = Ink(ink.fore, back, ink.bold)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        for row in range(other.height):
            for column in range(other.width):
                self.put(x + column, y + row, other._signs[row][column], other._inks[row][column])

    def cut(self, left: int, top: int, width: int, height: int) -> Canvas:
        """A part of it."""
        part = Canvas(width, height)
        for row in range(min(height, self.height - top)):
            for column in range(min(width, self.width - left)):
                part.put(column, row, self._signs[top + row][left + column], self._inks[top + row][left + column])
        return part

    def text(self) -> Text:
        """The whole grid, one line a row."""
        text = Text(no_wrap=True, overflow="crop")
        for y in range(self.height):
            x = 0
            while x < self.width:
                end = x + 1
                while end < self.width and self._inks[y][end] == self._inks[y][x]:
                    end += 1
                text.append("".join(self._signs[y][x:end]), self._inks[y][x].style())
                x = end
            if y + 1 < self.height:
                text.append("\n")
        return text
