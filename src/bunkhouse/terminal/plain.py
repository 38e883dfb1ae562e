"""Any game without a drawing: the fields of its view, and its legal actions as a numbered list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass

from rich.table import Table
from rich.text import Text

from bunkhouse.locale import Texts
from bunkhouse.terminal.drawing import Entry, Picture, Room, Seen


class PlainDrawing:
    def menu(self, seen: Seen) -> list[Entry]:
        return [Entry(str(number), action, seen.tell(action)) for number, action in enumerate(seen.actions, 1)]

    def find(self, seen: Seen, words: str) -> int | None:
        return next((entry.action for entry in self.menu(seen) if entry.key == words), None)

    def picture(self, seen: Seen, menu: Sequence[Entry], room: Room) -> Picture:
        grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        if is_dataclass(seen.view):
            for entry in fields(seen.view):
                grid.add_row(Text(entry.name, style="dim"), Text(str(getattr(seen.view, entry.name))))
        return Picture(grid)

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return []
