"""The games there are, by id. A package adds its own with the entry point group `bunkhouse.games`."""

from importlib.metadata import entry_points

from bunkhouse.core.game import Game, listed
from bunkhouse.core.words import Mistake

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    if game.id in _games and type(_games[game.id]) is not type(game):
        raise ValueError(f"two games want the id {game.id!r}")
    _games[game.id] = game
    return game


def game(name: str) -> Game:
    """The game with this id; raises Mistake if there is none."""
    load()
    if name not in _games:
        raise Mistake("unknown-game", game=name, known=listed(sorted(_games)))
    return _games[name]


def games() -> list[Game]:
    load()
    return [_games[name] for name in sorted(_games)]


def load() -> None:
    """Import the games of installed plug-ins, once."""
    global _loaded
    if not _loaded:
        _loaded = True
        for entry in entry_points(group="bunkhouse.games"):
            register(entry.load())


_loaded = False
