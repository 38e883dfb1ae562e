"""What holds of every drawing, whichever game it is of."""

from __future__ import annotations

from collections.abc import Iterator

from bunkhouse.bots import Perspective
from bunkhouse.bots.registry import RandomBot
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.locale import texts
from bunkhouse.play.match import Match
from bunkhouse.play.seeing import seen_from
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import Room, Seen
from bunkhouse.terminal.text import as_text

EVERYTHING = Room()


def match_of(game: Game, seats: int, seed: str, options: dict[str, str] | None = None) -> Match:
    return Match(game, seats, options, seed, ["Ann", "Ben", "Cid", "Dot", "Eve"][:seats])


def seen_in(match: Match, seat: int, language: str = "en") -> Seen:
    return seen_from(seat, match.game, match.state, match.names, texts(language))


def picture_of(seen: Seen, room: Room = EVERYTHING) -> str:
    drawing = drawing_of(seen.game)
    return as_text(drawing.picture(seen, drawing.menu(seen), room))


def positions(match: Match, decisions: int, language: str = "en") -> Iterator[Seen]:
    """As whoever is to decide sees them, in a game that is played at random."""
    bot, random = RandomBot(str(match.seed)), Random(str(match.seed))
    for _ in range(decisions):
        if match.state.is_over():
            return
        seat = int(match.state.to_act())
        yield seen_in(match, seat, language)
        match.act(seat, bot.choose(Perspective(match.game, match.state, seat, random)))


def check_question(seen: Seen) -> None:
    """Each legal action has one key that finds it, every text is there, and the picture shows everybody."""
    drawing = drawing_of(seen.game)
    menu = drawing.menu(seen)
    assert sorted(entry.action for entry in menu) == sorted(seen.actions)
    assert len({entry.key for entry in menu}) == len(menu)
    for entry in menu:
        assert drawing.find(seen, entry.key) == entry.action
        assert entry.text
        assert f"{seen.game.id}-" not in entry.text
    picture = picture_of(seen)
    assert f"{seen.game.id}-" not in picture
    for name in seen.names:
        assert name in picture


def check_room(seen: Seen, width: int, height: int) -> None:
    lines = picture_of(seen, Room(width, height)).splitlines()
    assert len(lines) <= height
    assert max(len(line) for line in lines) <= width


def check_legend(game: Game, language: str) -> None:
    for sign, meaning in drawing_of(game).legend(texts(language)):
        assert sign
        assert meaning
        assert f"{game.id}-" not in meaning
