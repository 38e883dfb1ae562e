"""A position as a seat sees it, with the words for it: all that a drawing gets."""

from __future__ import annotations

from collections.abc import Sequence

from bunkhouse.core.game import Game
from bunkhouse.core.state import State
from bunkhouse.locale import Texts
from bunkhouse.play.wording import choice_text, in_words
from bunkhouse.terminal.drawing import Seen


def seen_by(seat: int, game: Game, state: State, names: Sequence[str], texts: Texts) -> Seen:
    """By a seat, or by SPECTATOR."""
    return Seen(
        game=game,
        view=state.view(seat),
        names=names,
        texts=texts,
        seat=seat,
        actions=list(state.legal_actions(seat)) if seat >= 0 else [],
        tell=lambda action: choice_text(texts, game, action, names),
        word=lambda field, value: str(in_words(texts, game, field, value, names)),
    )
