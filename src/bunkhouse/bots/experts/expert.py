"""What an expert is: all that is opinion about one game, in one place."""
# Not compiled: it only names the parts.

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import Protocol, TypeVar

from bunkhouse.bots.perspective import Bot
from bunkhouse.bots.search.budget import Budget
from bunkhouse.bots.search.evaluator import Evaluator
from bunkhouse.bots.search.judge import Judge
from bunkhouse.core.game import Game, listed
from bunkhouse.core.words import Mistake

T = TypeVar("T")
USUAL = ""  # the way of fitting that is meant if none is named


@dataclass(frozen=True, slots=True)
class Expert:
    """Everything has a default, so that tree search plays a game without an expert, by its points alone."""

    evaluator: Evaluator = field(default_factory=Evaluator)
    features: Sequence[str] = ()  # names of what `Evaluator.features` counts
    weights: Sequence[int] = ()  # what each is worth in the outlook, in hundredths of a point
    judge: type[Judge] | None = None  # knows some decisions better than the evaluator one move later
    searching: Mapping[str, float] = field(default_factory=dict)  # numbers of search.Style that suit this game better
    thinking: Callable[[str, Budget], Bot] | None = None  # how the levels think, where it is not the tree search
    bots: Mapping[str, Callable[[str], Bot]] = field(default_factory=dict)  # of this game only, the strongest first
    mirror: float | None = None  # points that the best level must make in games of two against itself (bench/ladder.py)
    weights_file: Path | None = None  # where the weights are kept
    fits: Mapping[str, str] = field(default_factory=dict)  # way to find better numbers -> `module:function`, a Fit

    def fit(self, game: Game, wish: FitWish, crew: Crew) -> None:
        """Find better numbers and write them down; raises Mistake for a way that this game does not have."""
        if not self.fits:
            raise Mistake("fit-no-features", game=game.id)
        if wish.way not in self.fits:
            raise Mistake("fit-no-way", game=game.id, way=wish.way, known=listed(way for way in self.fits if way))
        if find_spec("numpy") is None:
            raise Mistake("fit-no-numpy")
        fit: Fit = resolve_name(self.fits[wish.way])  # late, because it needs an extra that players do without
        fit(game, wish, crew)


@dataclass(frozen=True, slots=True)
class FitWish:
    """What whoever asks for better numbers has said."""

    games: int
    seed: str
    way: str = USUAL
    rounds: int | None = None
    samples: Path | None = None  # where samples are kept
    write: Path | None = None  # where the numbers are written, if not where they are read


class Crew(Protocol):
    """Plays many games and tells how things go; who it is knows about processes and screens."""

    def play(self, one: Callable[[int], T], games: int) -> Iterator[T]:
        """The games of the numbers from 0 on, in their order."""

    def tell(self, message: str, **arguments: int | str) -> None: ...

    def write(self, where: Path, text: str) -> None:
        """Raises Mistake if it cannot."""


Fit = Callable[[Game, FitWish, Crew], None]
