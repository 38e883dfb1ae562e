"""The language in which the command speaks, and its two streams."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from bunkhouse.core.game import Game
from bunkhouse.core.words import Mistake
from bunkhouse.locale import LANGUAGES, Texts
from bunkhouse.locale import texts as texts_in
from bunkhouse.play.wording import title_text


class _Voice:
    texts = texts_in("en")


def speak(language: str) -> None:
    """Use this language from now on; raises Mistake if there is none such."""
    if language not in LANGUAGES:
        raise Mistake("cli-unknown-language", language=printable(language), known=", ".join(LANGUAGES))
    _Voice.texts = texts_in(language)


def spoken() -> Texts:
    return _Voice.texts


def say(message: str, **arguments: int | str) -> str:
    return _Voice.texts.say(message, arguments)


def wanted_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """By --lang, BUNKHOUSE_LANG or the system's locale. Found before anything is parsed, so that errors use it, too."""
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
    if environment.get("BUNKHOUSE_LANG"):
        return environment["BUNKHOUSE_LANG"]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def title(game: Game) -> str:
    return title_text(spoken(), game)


def printable(text: str) -> str:
    """Text from outside without characters that would do something to a terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def out() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def tell(*lines: str | Text) -> None:
    """Lines for people; a pipe gets each of them in one piece."""
    console = out()
    for line in lines:
        console.print(line, soft_wrap=not console.is_terminal)


def tell_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def complain(sentence: str) -> None:
    """One sentence on the error stream."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    console.print(printable(sentence), style="red" if "NO_COLOR" not in os.environ else "", soft_wrap=True)
    sys.stderr.flush()
