"""A position as a seat sees it, with the words for it: all that a drawing gets, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bunkhouse.core.game import Game
from bunkhouse.core.state import State
from bunkhouse.locale import Texts
from bunkhouse.play.wording import choice_text, decision_text, in_words
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import Room, Seen
from bunkhouse.terminal.text import as_text


def seen_from(seat: int, game: Game, state: State, names: Sequence[str], texts: Texts) -> Seen:
    """By a seat, or by SPECTATOR."""
    return Seen(
        game=game,
        view=game.view(state, seat),
        names=names,
        texts=texts,
        seat=seat,
        actions=list(state.legal_actions(seat)) if seat >= 0 else [],
        tell=lambda action: choice_text(texts, game, action, names),
        word=lambda field, value: str(in_words(texts, game, field, value, names)),
    )


def board_text(seat: int, game: Game, state: State, names: Sequence[str], texts: Texts, width: int) -> str:
    """The terminal's picture in plain text, without the keys of a menu: whoever reads it plays in notation."""
    seen = replace(seen_from(seat, game, state, names, texts), actions=())
    return as_text(drawing_of(game).picture(seen, [], Room(width)), width)


def asked_text(seat: int, game: Game, state: State, names: Sequence[str], texts: Texts) -> str:
    """What the seat is asked and by which clause; empty if it is not."""
    decision = game.decision(state, seat) if seat >= 0 else None
    if decision is None:
        return ""
    asked = decision_text(texts, game, decision, names)
    return f"{asked} ({decision.clause})" if decision.clause else asked
