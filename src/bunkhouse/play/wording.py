"""Structs into sentences, by naming alone: no game has code for its texts (core/events.py tells the convention)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields, is_dataclass

from bunkhouse.core.events import Event
from bunkhouse.core.game import Game
from bunkhouse.core.words import Arguments, Decision, Mistake, Refusal
from bunkhouse.locale import Texts

AMOUNT = re.compile(r"(\d+) ([a-z_]+)")
AMOUNTS = re.compile(rf"{AMOUNT.pattern}(?: \+ {AMOUNT.pattern})*")


def event_text(texts: Texts, game: Game, event: Event, names: Sequence[str]) -> str:
    return texts.say(f"{game.id}-event-{kebab(type(event).__name__)}", arguments(texts, game, event, names))


def choice_text(texts: Texts, game: Game, action: int, names: Sequence[str]) -> str:
    choice = game.decode(action)
    kind = getattr(choice, "kind", "")
    return texts.say(f"{game.id}-choice-{kind}", arguments(texts, game, choice, names))


def decision_text(texts: Texts, game: Game, decision: Decision, names: Sequence[str]) -> str:
    told = {name: in_words(texts, game, name, value, names) for name, value in decision.arguments.items()}
    return texts.say(f"{game.id}-ask-{decision.kind}", told | {"seat": names[decision.seat]})


def refusal_text(texts: Texts, game: Game, refusal: Refusal, names: Sequence[str]) -> str:
    """The sentence and the clause it comes from."""
    told = {name: in_words(texts, game, name, value, names) for name, value in refusal.arguments.items()}
    sentence = texts.say(f"{game.id}-no-{refusal.reason}", told)
    return f"{sentence} ({refusal.clause})" if refusal.clause else sentence


def mistake_text(texts: Texts, mistake: Mistake) -> str:
    return texts.say(mistake.message, mistake.arguments)


def title_text(texts: Texts, game: Game) -> str:
    return texts.say(f"{game.id}-title") if texts.has(f"{game.id}-title") else game.id


def rule_text(texts: Texts, clause: str) -> str | None:
    """The players' wording of a clause, or None for one that they never meet."""
    key = clause.lower().replace(".", "-")
    return texts.say(key) if texts.has(key) else None


def arguments(texts: Texts, game: Game, struct: object, names: Sequence[str]) -> Arguments:
    """The fields of a struct as Fluent arguments."""
    told: Arguments = {}
    if is_dataclass(struct):
        for entry in fields(struct):
            value = getattr(struct, entry.name)
            told[entry.name] = in_words(texts, game, entry.name, value, names)
            if isinstance(value, tuple):
                told["count"] = len(value)
    return told


def in_words(texts: Texts, game: Game, name: str, value: object, names: Sequence[str]) -> int | str:
    """A seat is told by its player's name, a text by the message `<game>-<field>-<value>`, a number as it is.

    Messages have small letters (J is looked up as j), and no text at all is the word none, for selectors. A value such
    as t05.b or r2 may share its message with others: then t05, or r with the number 2, is looked up. Of a list every
    part is told, and amounts such as `2 grain + 1 stone` by the messages `<game>-<field>-grain` with their count."""
    if name == "seat" and isinstance(value, int):
        return names[value]
    if isinstance(value, tuple):
        return joined(
            texts,
            [names[part] if isinstance(part, int) else str(in_words(texts, game, name, part, names)) for part in value],
        )
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    text = str(value).lower()
    for key in (text, text.partition(".")[0]):
        if texts.has(f"{game.id}-{name}-{key}"):
            return texts.say(f"{game.id}-{name}-{key}")
    stem = text.rstrip("0123456789")
    if stem != text and texts.has(f"{game.id}-{name}-{stem}"):
        return texts.say(f"{game.id}-{name}-{stem}", {"number": int(text[len(stem) :])})
    if AMOUNTS.fullmatch(text):  # dice such as 9 J look like amounts, too, but have no message
        amounts = [(f"{game.id}-{name}-{what}", int(count)) for count, what in AMOUNT.findall(text)]
        if all(texts.has(key) for key, _ in amounts):
            return joined(texts, [texts(key, count=count) for key, count in amounts])
    return str(value) or "none"


def joined(texts: Texts, names: Sequence[str]) -> str:
    """Ann; Ann and Ben; Ann, Ben and Cid."""
    if len(names) < 2:
        return "".join(names)
    return texts("list-and", first=", ".join(names[:-1]), last=names[-1])


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
