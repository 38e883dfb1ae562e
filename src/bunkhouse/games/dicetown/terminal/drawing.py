"""Dice Town in the terminal: what is typed for every move. Dice are typed by their faces, amounts as numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bunkhouse.games.dicetown.edge.choices import (
    FACES,
    Console,
    DiceTownChoice,
    OfAmount,
    OfCard,
    OfDice,
    Plain,
    TurnDie,
    decode,
    encode,
)
from bunkhouse.games.dicetown.rules.dice import PRICE
from bunkhouse.games.dicetown.terminal import picture as signs
from bunkhouse.games.dicetown.terminal.picture import money, picture
from bunkhouse.locale import Texts
from bunkhouse.terminal.drawing import MenuEntry, Picture, Room, Seen

FACE_WORDS = "|".join(sorted((face.lower() for face in FACES), reverse=True))
NOTHING = ("pass", "done", "waive")  # what is 0, as far as nothing else is


class DiceTownDrawing:
    def menu(self, seen: Seen) -> list[MenuEntry]:
        choices = {action: decode(action) for action in seen.actions}
        if all(isinstance(choice, OfDice) for choice in choices.values()):
            return [MenuEntry(_dice_key(choice), action, _told(seen, action)) for action, choice in _by_size(choices)]
        entries: list[MenuEntry] = []
        nothing: list[tuple[int, Plain]] = []
        number = 0
        for action, choice in choices.items():
            text = _told(seen, action)
            if isinstance(choice, OfAmount):
                entries.append(MenuEntry(str(choice.amount), action, text))
            elif isinstance(choice, TurnDie):
                entries.append(MenuEntry(f"{choice.old}>{choice.new}".lower(), action, text))
            elif isinstance(choice, Plain) and choice.kind in NOTHING:
                nothing.append((action, choice))
            else:
                number += 1
                entries.append(MenuEntry(str(number), action, text))
        taken = any(entry.key == "0" for entry in entries)  # by an amount
        for action, choice in nothing:
            key = choice.kind[0] if taken or (choice.kind == "pass" and len(nothing) > 1) else "0"
            entries.append(MenuEntry(key, action, _told(seen, action)))
        return entries

    def find(self, seen: Seen, words: str) -> int | None:
        for entry in self.menu(seen):
            if entry.key == words.replace(" ", ""):
                return entry.action
        if _asked_for_dice(seen) and re.fullmatch(rf"((?:{FACE_WORDS})\s*){{1,5}}", words):
            faces = [face.upper() for face in re.findall(FACE_WORDS, words)]
            return encode({"kind": "keep", "faces": " ".join(sorted(faces, key=FACES.index))})
        return None

    def picture(self, seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
        hint = seen.texts("dicetown-terminal-hint-keep") if _asked_for_dice(seen) else ""
        return Picture(picture(seen, room), hint=hint)

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return [
            (signs.BADGE, texts("dicetown-terminal-legend-badge")),
            (signs.TO_ROLL, texts("dicetown-terminal-legend-to-roll")),
            (f"{signs.FRESH}J", texts("dicetown-terminal-legend-fresh")),
            (signs.COMMITTED, texts("dicetown-terminal-legend-committed")),
            (signs.STORE_CARD, texts("dicetown-terminal-legend-store-card")),
            (signs.CLAIM, texts("dicetown-terminal-legend-claim")),
            (signs.FENCE, texts("dicetown-terminal-legend-fence")),
        ]


def _asked_for_dice(seen: Seen) -> bool:
    return bool(seen.actions) and isinstance(decode(seen.actions[0]), OfDice)


def _by_size(choices: dict[int, DiceTownChoice]) -> list[tuple[int, OfDice]]:
    """None, then one die, two dice …"""
    dice = [(action, choice) for action, choice in choices.items() if isinstance(choice, OfDice)]
    return sorted(dice, key=lambda entry: _number(entry[1].faces))


def _number(faces: str) -> int:
    return 0 if faces == "none" else len(faces.split())


def _dice_key(choice: OfDice) -> str:
    return "0" if choice.faces == "none" else choice.faces.replace(" ", "").lower()


def _told(seen: Seen, action: int) -> str:
    """A choice in words; for dice with their price, for a card or a consolation with what it does."""
    text = seen.tell(action)
    match decode(action):
        case OfDice(faces):
            price = PRICE[_number(faces)]
            return f"{text} · {money(seen.texts, price)}" if price else text
        case OfCard(card, "play" | "choose") if not card.startswith(("claim", "equipment")):
            return f"{text}: {seen.texts(f'dicetown-card-{card}-help')}"
        case Console(consolation):
            return f"{text}: {seen.texts(f'dicetown-consolation-{consolation}-help')}"
    return text
