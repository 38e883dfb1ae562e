"""Whatever a game can tell, ask, offer or refuse is a whole sentence in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from bunkhouse.core.events import Event
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.words import Decision, Refusal
from bunkhouse.locale import LANGUAGES, texts
from bunkhouse.play.wording import arguments, choice_text, decision_text, event_text, in_words, refusal_text

GAMES = Path(__file__).parents[1] / "games"
NAMES = ["Anna", "Béla", "Cyril", "Dana", "Emil"]
EACH_GAME = pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def whole(text: str, game: Game) -> bool:
    """No gap, no name of a message or of a thing inside the program, no space too many."""
    return bool(text) and not any(part in text for part in ("{", "_", "  ", f"{game.id}-")) and text == text.strip()


@cache
def texts_of(game: Game) -> dict[str, list[str]]:
    """What text fields may say: a word of the vocabulary, or the samples that the tests of a game have of them."""
    path = GAMES / game.id / "samples.toml"
    own = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {field: sorted(values)[:1] for field, values in game.vocabulary.items()} | own


def samples(game: Game, struct: type) -> Iterator[object]:
    """A struct of this type with every mixture of small and large numbers, texts and lists."""
    hints = get_type_hints(struct)
    values: list[list[object]] = []
    for field in fields(struct):
        hint = hints[field.name]
        if hint == tuple[str, ...]:
            words = texts_of(game)[field.name]
            values.append([(), (words[0],), tuple(words)])
        elif get_args(hint) and hint != tuple[int, ...]:
            values.append(list(get_args(hint)))  # the words of a Literal
        elif field.name in ("seat", "x", "y"):
            values.append([1])
        elif hint is bool:
            values.append([False, True])
        elif hint is int:
            values.append([0, 1, 3, 5])
        elif hint is str:
            values.append(list(texts_of(game)[field.name]))
        else:
            values.append([(1,), (0, 1, 2)])
    for chosen in product(*values):
        yield struct(*chosen)


@EACH_LANGUAGE
@EACH_GAME
def test_events(game: Game, language: str) -> None:
    for kind in game.event_types:
        for event in samples(game, kind):
            assert isinstance(event, Event)
            text = event_text(texts(language), game, event, NAMES)
            assert whole(text, game), (event, text)


@EACH_LANGUAGE
@EACH_GAME
def test_choices(game: Game, language: str) -> None:
    for kind in game.choice_types:
        for choice in samples(game, kind):
            name = f"{game.id}-choice-{getattr(choice, 'kind', '')}"
            text = texts(language).say(name, arguments(texts(language), game, choice, NAMES))
            assert whole(text, game), (choice, text)


@cache
def asked(game: Game) -> tuple[list[Decision], list[int], list[Refusal]]:
    """Decisions of some random games, what was offered, and why what was offered elsewhere was refused."""
    decisions: dict[str, Decision] = {}
    actions: dict[int, None] = {}
    refusals: dict[str, Refusal] = {}
    random = Random("wording")
    for seats in (game.seats[0], game.seats[-1]):
        state = game.new_state(seats)
        while not state.is_over():
            seat = state.to_act()
            if seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(random))
                continue
            seat = next(seat for seat in range(seats) if has(state.pending(), seat))
            decision = game.decision(state, seat)
            assert decision is not None
            if decision.kind not in decisions:
                decisions[decision.kind] = decision
            legal = state.legal_actions(seat)
            actions.update(dict.fromkeys(int(action) for action in legal))
            refusal = game.why_not(state, seat, list(actions)[random.below(len(actions))])
            if refusal is not None:
                refusals.setdefault(refusal.reason, refusal)
            state.apply(seat, legal[random.below(len(legal))])
    return list(decisions.values()), list(actions), list(refusals.values())


@EACH_LANGUAGE
@EACH_GAME
def test_what_is_asked_offered_and_refused(game: Game, language: str) -> None:
    decisions, actions, refusals = asked(game)
    assert len(refusals) > 3
    told = [decision_text(texts(language), game, decision, NAMES) for decision in decisions]
    told += [choice_text(texts(language), game, action, NAMES) for action in actions]
    told += [refusal_text(texts(language), game, refusal, NAMES) for refusal in refusals]
    assert [text for text in told if not whole(text, game)] == []


def test_values_in_words() -> None:
    english, dice_town = texts("en"), next(game for game in built_in() if game.id == "dicetown")
    assert in_words(english, dice_town, "face", "J", NAMES) == "jack"
    assert in_words(english, dice_town, "card", "claim3", NAMES) == "Claim 3"
    assert in_words(english, dice_town, "faces", "9 J", NAMES) == "9 J"
    assert in_words(english, dice_town, "first", "", NAMES) == "none"
    assert in_words(english, dice_town, "first", "9>A", NAMES) == "9>A"


def test_amounts_in_words() -> None:
    montana, amounts = next(game for game in built_in() if game.id == "montana"), "2 pumpkin + 1 stone_large"
    assert {language: in_words(texts(language), montana, "goods", amounts, NAMES) for language in LANGUAGES} == {
        "en": "2 pumpkins and 1 large stone",
        "cs": "2 dýně a 1 velký kámen",
        "hu": "2 tök és 1 nagy kő",
        "de": "2 Kürbisse und 1 großen Stein",
    }
    assert in_words(texts("en"), montana, "workers", "1 grain", NAMES) == "1 grain worker"
    assert in_words(texts("en"), montana, "workers", "none", NAMES) == "none"
