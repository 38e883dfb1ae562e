"""Montana in the terminal: what is typed for every move, in words with what it costs and brings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bunkhouse.games.montana.edge.choices import MontanaChoice, OfGoods, OfNumber, OfSpot, OfWorkers, Plain, Work
from bunkhouse.games.montana.edge.prospects import FieldView
from bunkhouse.games.montana.edge.view import MontanaView
from bunkhouse.games.montana.terminal import signs
from bunkhouse.games.montana.terminal.board import gold_text
from bunkhouse.games.montana.terminal.map import reading_order
from bunkhouse.games.montana.terminal.picture import picture
from bunkhouse.locale import Texts
from bunkhouse.terminal.drawing import MenuEntry, Picture, Room, Seen

NOTHING = ("pass", "stop", "end")  # what is 0, besides workers or goods that are none


class MontanaDrawing:
    def menu(self, seen: Seen) -> list[MenuEntry]:
        """Places on the map in reading order, then everything else; to do nothing is 0, and grain is typed as it is."""
        choices = {action: _choice(seen, action) for action in seen.actions}
        amounts = [(action, choice) for action, choice in choices.items() if isinstance(choice, OfNumber)]
        if len(amounts) == len(choices) and all(choice.kind == "grain" for _, choice in amounts):
            return [MenuEntry(str(choice.number), action, seen.tell(action)) for action, choice in amounts]
        last = [action for action, choice in choices.items() if _is_nothing(choice)][:1]
        rest = sorted((action for action in choices if action not in last), key=lambda action: _order(choices[action]))
        entries = [MenuEntry(str(number), action, _told(seen, action)) for number, action in enumerate(rest, 1)]
        return entries + [MenuEntry("0", action, seen.tell(action)) for action in last]

    def find(self, seen: Seen, words: str) -> int | None:
        for entry in self.menu(seen):
            if entry.key == words:
                return entry.action
        spot = re.fullmatch(r"(-?\d{1,2})\s*,\s*(-?\d{1,2})", words)
        if spot is None:
            return None
        choices = (_choice(seen, action) for action in seen.actions)
        kind = next((choice.kind for choice in choices if isinstance(choice, OfSpot)), "build")
        return seen.game.encode({"kind": kind, "q": int(spot[1]), "r": int(spot[2])})

    def picture(self, seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
        return picture(seen, menu, room)

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return [
            ("g p c s C S", texts("montana-terminal-legend-goods")),
            ("2pc", texts("montana-terminal-legend-cost")),
            (signs.DOUBLE, texts("montana-terminal-legend-double")),
            (signs.LOCKED, texts("montana-terminal-legend-locked")),
            (signs.CATTLE, texts("montana-terminal-legend-cattle")),
            (signs.CANTEEN, texts("montana-terminal-legend-canteen")),
            (signs.SILVER, texts("montana-terminal-legend-silver")),
            (signs.START, texts("montana-terminal-legend-start")),
            (f"{signs.MOUNTAIN} {signs.TILE} {signs.KNOWN_TILE}", texts("montana-terminal-legend-mountain")),
            (f"{signs.LAKE} {signs.RIVER} {signs.FALLS} {signs.LOWLAND}", texts("montana-terminal-legend-water")),
            ("M G W", texts("montana-terminal-legend-pieces")),
            ("-1,2", texts("montana-terminal-legend-places")),
        ]


def _choice(seen: Seen, action: int) -> MontanaChoice:
    choice = seen.game.decode(action)
    assert isinstance(choice, MontanaChoice)
    return choice


def _is_nothing(choice: MontanaChoice) -> bool:
    match choice:
        case Plain(kind):
            return kind in NOTHING
        case OfWorkers("none") | OfGoods("none"):
            return True
    return False


def _order(choice: MontanaChoice) -> tuple[int, int, int]:
    return (0, *reading_order((choice.q, choice.r))) if isinstance(choice, OfSpot) else (1, 0, 0)


def _told(seen: Seen, action: int) -> str:
    """A choice in words, with what it costs and brings as far as the picture's signs can say it."""
    view = seen.view
    assert isinstance(view, MontanaView)
    text = seen.tell(action)
    match _choice(seen, action):
        case OfSpot(q, r, "build"):
            field = next((field for field in view.fields if (field.q, field.r) == (q, r)), None)
            return text if field is None else " · ".join([text, *_prospect(seen, field)])
        case OfSpot(q, r, "take"):
            note = next((note for note in view.notes if (note.q, note.r) == (q, r)), None)
            return text if note is None else f"{text}: {gold_text(seen, note.gold, note.shown)}"
        case Work(area, number):
            there = next(row for row in view.areas if row.area == area)
            space = there.spaces[number - 1]
            return f"{text} · {signs.SILVER}{space.silver} → {seen.word('goods', f'{space.goods} {there.good}')}"
        case OfNumber(number, "bank"):
            bank = view.bank[number - 1]
            return f"{text} · {bank.workers} → {signs.SILVER}{bank.silver}"
    return text


def _prospect(seen: Seen, field: FieldView) -> list[str]:
    """What a field costs, and what comes with it."""
    cost = [] if field.goods == "none" else [seen.word("goods", field.goods)]
    if field.any_large:
        cost.append(f"{field.any_large}{signs.ANY_LARGE}")
    if field.watchtowers:
        cost.append(f"+{field.watchtowers}{signs.PIECES['watchtower']}")
    gains = [f"×{field.settlements}"] if field.settlements > 1 else []
    gains += [signs.CATTLE] if field.cattle else []
    gains += [signs.CANTEEN * field.canteens] if field.canteens else []
    return [" ".join(cost), *([" ".join(gains)] if gains else [])]
