"""The messages of Bunkhouse in four languages: the Fluent files beside this one, and those in the folder of every game
(`words/<language>/*.ftl`). Knows no game and no rule."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bunkhouse.core.registry import games

LANGUAGES = ("en", "cs", "hu", "de")
FOLDER = Path(__file__).parent


class Texts:
    """Messages in one language; what it lacks is said in English, and what nobody knows by its id."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else "en"
        self._bundles = [_bundle(self.language), _bundle("en")]

    def __repr__(self) -> str:
        return f"<Texts {self.language}>"

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, arguments: dict[str, int | str] | None = None) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, arguments or {})
                    return str(text)
        return message

    def __call__(self, message: str, **arguments: int | str) -> str:
        return self.say(message, arguments)


def catalogues(language: str) -> dict[str, Path]:
    """All files of a language by name: `app`, …, `goldrush/game`, …"""
    own = {path.stem: path for path in sorted((FOLDER / language).glob("*.ftl"))}
    for game in games():
        own |= {f"{game.id}/{path.stem}": path for path in sorted((game.folder / "words" / language).glob("*.ftl"))}
    return own


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogues(language).values():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def texts(language: str) -> Texts:
    return Texts(language)
