"""Any game without a drawing: the fields of its view, and its legal actions as a numbered list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass

from rich.table import Table
from rich.text import Text

from bunkhouse.locale import Texts
from bunkhouse.terminal.drawing import MenuEntry, Picture, Room, Seen

NOTHING = "–"


class PlainDrawing:
    def menu(self, seen: Seen) -> list[MenuEntry]:
        return [MenuEntry(str(number), action, seen.tell(action)) for number, action in enumerate(seen.actions, 1)]

    def find(self, seen: Seen, words: str) -> int | None:
        return next((entry.action for entry in self.menu(seen) if entry.key == words), None)

    def picture(self, seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
        grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        if is_dataclass(seen.view):
            for entry in fields(seen.view):
                value = getattr(seen.view, entry.name)
                is_list = isinstance(value, tuple) and any(is_dataclass(part) for part in value)
                for number, part in enumerate(value if is_list else (value,)):
                    name = f"{entry.name} {number + 1}" if is_list else entry.name
                    grid.add_row(Text(name, style="dim"), Text(in_short(part)))
        return Picture(grid)

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return []


def in_short(value: object) -> str:
    """A value of a view as plain words; what is not there is a dash."""
    if is_dataclass(value):
        return ", ".join(f"{entry.name} {in_short(getattr(value, entry.name))}" for entry in fields(value))
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {in_short(part)}" for key, part in value.items()) or NOTHING
    if isinstance(value, tuple | list):
        parts = [in_short(part) for part in value]
        return (" | " if any("," in part for part in parts) else " ").join(parts) or NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    return NOTHING if value is None or value == "" else str(value)
