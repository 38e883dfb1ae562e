"""Liar's dice in the terminal: everybody's dice in a row, hidden ones under the cup; bids are typed as numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from bunkhouse.locale import Texts
from bunkhouse.terminal.drawing import SEAT_SIGNS, MenuEntry, Picture, Room, Seen, seat_badge
from bunkhouse_liarsdice.edge.choices import BidFace, BidNumber, decode, parse
from bunkhouse_liarsdice.edge.report import FACE_NAMES
from bunkhouse_liarsdice.edge.view import LiarsDiceView, SeatView

DOUBT_KEY, SPOT_ON_KEY = "d", "s"
HIDDEN = "[ ]"
WIDE = 64  # columns in which there is room for what was shown last
NOTHING = "–"


class LiarsDiceDrawing:
    def menu(self, seen: Seen) -> list[MenuEntry]:
        """A number of dice and a face are typed as they are."""
        return [MenuEntry(_key(action), action, seen.tell(action)) for action in seen.actions]

    def find(self, seen: Seen, words: str) -> int | None:
        for entry in self.menu(seen):
            if entry.key == words:
                return entry.action
        if seen.actions and words.isdecimal() and 1 <= int(words) <= 30:  # a bid that is not legal: why not?
            asks_face = isinstance(decode(seen.actions[0]), BidFace)
            return parse(f"of {words}") if asks_face and int(words) <= 6 else parse(f"bid {words}")
        return None

    def picture(self, seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
        assert isinstance(seen.view, LiarsDiceView)
        is_wide = room.width is None or room.width >= WIDE
        return Picture(Group(_headline(seen, seen.view), _table(seen, seen.view, is_wide)))

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return [
            (HIDDEN, texts("liarsdice-terminal-legend-hidden")),
            ("[5]", texts("liarsdice-terminal-legend-known")),
            ("▸", texts("liarsdice-terminal-legend-active")),
        ]


def _key(action: int) -> str:
    match decode(action):
        case BidNumber(number):
            return str(number)
        case BidFace(face):
            return str(FACE_NAMES.index(face))
        case choice:
            return DOUBT_KEY if choice.kind == "doubt" else SPOT_ON_KEY


def _headline(seen: Seen, view: LiarsDiceView) -> Text:
    """The round, the dice in the game and the bid that stands."""
    facts = [("round", view.round), ("total", view.total), ("bid", view.bid)]
    told = [f"{seen.texts(f'liarsdice-field-{name}')}: {_word(seen, name, value)}" for name, value in facts]
    return Text("   ".join(told), style="bold", no_wrap=True, overflow="ellipsis")


def _table(seen: Seen, view: LiarsDiceView, is_wide: bool) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("", no_wrap=True)
    for name in ("hand", "bid", *(["shown"] if is_wide else [])):
        grid.add_column(seen.texts(f"liarsdice-field-{name}"), no_wrap=True)
    for seat, owned in enumerate(view.seats):
        grid.add_row(*_row(seen, view, seat, owned, is_wide))
    return grid


def _row(seen: Seen, view: LiarsDiceView, seat: int, owned: SeatView, is_wide: bool) -> Iterator[Text]:
    background, ink = seat_badge(seen.game, seat)
    name = Text("▸ " if seat == view.active_seat else "  ")
    name.append(SEAT_SIGNS[seat], style=f"{ink} on {background}")
    name.append(f" {seen.names[seat]}")
    yield name
    yield Text(HIDDEN * owned.dice if owned.hand is None else _dice(owned.hand))
    yield Text(_word(seen, "bid", owned.bid))
    if is_wide:
        yield Text(_dice(owned.shown or ()))


def _dice(faces: Sequence[int]) -> str:
    return "".join(f"[{face}]" for face in faces) or NOTHING


def _word(seen: Seen, name: str, value: object) -> str:
    return NOTHING if value is None else seen.word(name, value)


DRAWING = LiarsDiceDrawing()
