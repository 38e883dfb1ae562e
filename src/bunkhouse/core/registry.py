"""The games there are, by id: every folder of `bunkhouse.games`, and those of packages with the entry point group of
that name. They are looked for when somebody first asks."""
# Not compiled: it looks for games once.

import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from bunkhouse.core.game import Game, listed
from bunkhouse.core.words import Mistake

HOME = "bunkhouse.games"  # our own package, and the entry point group of others


def game(name: str) -> Game:
    """The game with this id; raises Mistake if there is none."""
    known = _known()
    if name not in known:
        raise Mistake("unknown-game", game=name, known=listed(game.id for game in games()))
    return known[name]


def games() -> list[Game]:
    """All games, the quickest to play first."""
    return sorted(_known().values(), key=lambda game: (game.minutes, game.id))


def built_in() -> list[Game]:
    """The games of this package, in the same order."""
    return [game for game in games() if game.package.startswith(f"{HOME}.")]


def register(game: Game) -> Game:
    """Add a game by hand, for tests; whoever ships one names it as an entry point."""
    known = _known()
    _check_free(game, known)
    known[game.id] = game
    return game


@cache
def _known() -> dict[str, Game]:
    known: dict[str, Game] = {}
    for found in _found():
        _check_free(found, known)
        known[found.id] = found
    return known


def _found() -> Iterator[Game]:
    for folder in pkgutil.iter_modules(import_module(HOME).__path__):
        if folder.ispkg:
            yield import_module(f"{HOME}.{folder.name}").GAME
    for entry in entry_points(group=HOME):
        yield entry.load()


def _check_free(game: Game, known: dict[str, Game]) -> None:
    if game.id in known and type(known[game.id]) is not type(game):
        raise ValueError(f"two games want the id {game.id!r}")
