"""The front door: matches and bots for somebody who types, in the notation of the moves and in sentences.

It adds no rule and hides nothing: `Match.inner` is the engine's match, with actions as ints. Everything here is found
in `bunkhouse` itself, too.

>>> match = match("dicetown", seats=2, seed="7", names=["Ann", "Ben"])
>>> match.seat, len(match.legal), match.legal[0]
(0, 18, 'keep none')
>>> match.play("keep 9 9")
['You keep 9 9.', 'Ann has chosen.']
>>> bot("greedy").choose(match)
'keep 10'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date as calendar
from pathlib import Path
from typing import overload
from weakref import WeakKeyDictionary

from bunkhouse import bots
from bunkhouse.core.game import Game, listed
from bunkhouse.core.random import Random
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.registry import games
from bunkhouse.core.seats import CHANCE, SPECTATOR
from bunkhouse.core.state import State
from bunkhouse.core.words import Mistake
from bunkhouse.locale import LANGUAGES, Texts
from bunkhouse.locale import texts as texts_in
from bunkhouse.play import chance, records
from bunkhouse.play.match import Match as InnerMatch
from bunkhouse.play.match import Refused
from bunkhouse.play.seeing import asked_text, board_text
from bunkhouse.play.wording import choice_text, event_text, mistake_text, refusal_text, title_text

WIDTH = 96  # columns of a printed board
SHOWN = 8  # moves in the repr of a list of them


@contextmanager
def sentences(texts: Texts, game: Game | None = None, names: Sequence[str] = ()) -> Iterator[None]:
    """Whatever is wrong is told as one sentence, and a refusal with the clause of the rule."""
    try:
        yield
    except Mistake as mistake:
        mistake.sentence = mistake_text(texts, mistake)
        raise
    except Refused as refused:
        if game is not None:
            refused.args = (refusal_text(texts, game, refused.refusal, names),)
        raise


class Legal(Sequence[str]):
    """The legal moves of one seat, in notation. Printed, each stands in a line with its words.

    >>> match("goldrush", seed="7").legal[:2]
    ['place 1,0 turn 0', 'place 1,0 turn 1']
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.actions = match.inner.legal_actions(seat)  # as the engine numbers them
        self._moves = [match.game.notation(action) for action in self.actions]
        self._match = match

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        return self._moves[at]

    def __len__(self) -> int:
        return len(self._moves)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Iterable) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    @property
    def words(self) -> dict[str, str]:
        """Every move and what it says in the language of the match."""
        inner, texts = self._match.inner, self._match.texts
        told = [choice_text(texts, inner.game, action, inner.names) for action in self.actions]
        return dict(zip(self._moves, told, strict=True))

    def __str__(self) -> str:
        widest = max(map(len, self._moves), default=0)
        return "\n".join(f"{move:<{widest}}  {words}" for move, words in self.words.items())

    def __repr__(self) -> str:
        more = f" | … {len(self) - SHOWN} more" if len(self) > SHOWN else ""
        return f"<{len(self)} legal moves: {' | '.join(self._moves[:SHOWN])}{more}>"


class Match:
    """One game being played; `match` and `open_record` make one. print() draws the board for whoever is to decide.

    >>> match("goldrush", seats=3, seed="7", names=["Ann", "Ben", "Cid"])
    <Match goldrush: Ann, Ben, Cid; 2 moves; seat 1 is to decide, points 0 0 0>
    """

    def __init__(self, inner: InnerMatch, texts: Texts) -> None:
        self.inner = inner
        self.texts = texts

    @property
    def game(self) -> Game:
        return self.inner.game

    @property
    def seats(self) -> int:
        return self.inner.seats

    @property
    def names(self) -> list[str]:
        return list(self.inner.names)

    @property
    def state(self) -> State:
        """A copy of the position: what is done to it leaves the match alone."""
        return self.inner.state.clone()

    @property
    def seat(self) -> int | None:
        """Who is to decide (the first of them, if several are); chance is −1, and None when the game is over."""
        return None if self.is_over else int(self.inner.state.to_act())

    @property
    def is_over(self) -> bool:
        return self.inner.state.is_over()

    @property
    def asked(self) -> str:
        """What is asked of whom, and by which rule; empty when nobody is."""
        return "" if self.seat is None else asked_text(self.seat, self.game, self.inner.state, self.names, self.texts)

    @property
    def legal(self) -> Legal:
        return self.legal_for(self._to_decide())

    def legal_for(self, seat: int) -> Legal:
        """The legal moves of another seat that is to decide, where several are at once."""
        return Legal(self, self._checked(seat))

    def play(self, move: str | int, seat: int | None = None) -> list[str]:
        """Play a move in notation, or by its number as the engine knows it; what happened, in sentences.

        Raises Mistake for what is no move, and Refused, with the rule, for one that is not allowed now."""
        who = self._to_decide() if seat is None else self._checked(seat)
        with sentences(self.texts, self.game, self.names):
            if self.is_over:
                raise Mistake("nobody-asked")
            before = len(self.inner.log)
            self.inner.act(who, self.game.parse(move) if isinstance(move, str) else move)
        return self.story(who if who >= 0 else int(SPECTATOR), before)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move of a seat, or the last one that anybody made; Mistake if something was revealed."""
        movers = [move.seat for move in self.inner.log if move.seat >= 0]
        with sentences(self.texts):
            if not movers:
                raise Mistake("nothing-to-undo")
            self.inner.undo(movers[-1] if seat is None else self._checked(seat))

    def at(self, number: int) -> Match:
        """A match of its own that stands where this one stood after so many moves; its chance is played by hand."""
        with sentences(self.texts):
            if not 0 <= number <= len(self.inner.log):
                raise Mistake("cli-no-such-move", number=number, last=len(self.inner.log))
        earlier = InnerMatch(self.game, self.seats, self.inner.options, names=self.names)
        for move in self.inner.log[:number]:
            earlier.act(move.seat, move.action)
        return Match(earlier, self.texts)

    def view(self, seat: int | None = None) -> object:
        """All that a seat may know, as the game's own struct; without a seat, what a spectator sees."""
        return self.game.view(self.inner.state, int(SPECTATOR) if seat is None else self._checked(seat))

    def board(self, seat: int | None = None) -> str:
        """The board in words as a seat sees it; without a seat, as a spectator does."""
        who = int(SPECTATOR) if seat is None else self._checked(seat)
        return board_text(who, self.game, self.inner.state, self.names, self.texts, WIDTH)

    def story(self, seat: int | None = None, since: int = 0) -> list[str]:
        """What happened from the move with number `since` on, as far as a seat (or a spectator) may know."""
        heard = self.inner.happenings_for(int(SPECTATOR) if seat is None else seat, since)
        return [event_text(self.texts, self.game, entry.event, self.names) for entry in heard]

    @property
    def log(self) -> list[str]:
        """Every move so far as `seat move`, counted from 1 as in records; chance has a star."""
        return [
            f"{'*' if move.seat == CHANCE else move.seat + 1} {self.game.notation(move.action)}"
            for move in self.inner.log
        ]

    @property
    def scores(self) -> list[int]:
        """Points by seat as far as they are public; final when the game is over."""
        return [int(score) for score in self.inner.state.scores()]

    @property
    def ranking(self) -> list[int]:
        """The place of every seat, as things stand."""
        return [int(place) for place in self.inner.state.ranking()]

    def record(self, date: str | None = None) -> str:
        """The whole game as a text that `open_record` and `bunkhouse replay` read."""
        return records.write(self.inner, date or calendar.today().isoformat())

    def _to_decide(self) -> int:
        return int(self.inner.state.to_act())

    def _checked(self, seat: int) -> int:
        with sentences(self.texts):
            if seat not in range(self.seats) and seat != CHANCE:
                raise Mistake("bad-seat-name", name=str(seat), known=listed(map(str, range(self.seats))))
        return seat

    def __str__(self) -> str:
        seat = int(SPECTATOR) if self.seat is None or self.seat < 0 else self.seat
        board = board_text(seat, self.game, self.inner.state, self.names, self.texts, WIDTH)
        return f"{title_text(self.texts, self.game)} – {', '.join(self.names)}\n{board}{self.asked}".rstrip("\n")

    def __repr__(self) -> str:
        return repr(self.inner)


class Bot:
    """A bot by name, for any number of matches. It sees what the seat sees for which it chooses, and no more.

    >>> bot("greedy", seed=7)
    <Bot greedy, seed '7'>
    """

    def __init__(self, name: str, seed: str, texts: Texts) -> None:
        self.name = name
        self.seed = seed
        self.texts = texts
        self._seated: WeakKeyDictionary[Match, dict[int, bots.Bot]] = WeakKeyDictionary()
        self._random = Random(f"{seed} deal")

    def choose(self, match: Match) -> str:
        """The move that it would make now for whoever is to decide, in notation."""
        return match.game.notation(self._action(match))

    def play(self, match: Match) -> list[str]:
        """Make one move for whoever is to decide; what happened, in sentences."""
        return match.play(self._action(match))

    def play_on(self, match: Match, moves: int | None = None) -> None:
        """Make every move from here to the end of the game, or so many."""
        while not match.is_over and (moves is None or moves > 0):
            self.play(match)
            moves = None if moves is None else moves - 1

    def close(self) -> None:
        """Let go what it keeps of its matches; a program of somebody else's ends."""
        for seated in self._seated.values():
            for bot in seated.values():
                bots.close_bot(bot)
        self._seated.clear()

    def _action(self, match: Match) -> int:
        with sentences(self.texts):
            seat = match.seat
            if seat is None or seat < 0:
                raise Mistake("nobody-asked")
            seated = self._seated.setdefault(match, {})
            if seat not in seated:
                seated[seat] = bots.make_bot(self.name, f"{self.seed} {seat}", match.game.id)
        return seated[seat].choose(bots.Perspective(match.game, match.inner.state, seat, self._random))

    def __repr__(self) -> str:
        return f"<Bot {self.name}, seed {self.seed!r}>"


def match(
    game: str | Game,
    seats: int = 2,
    seed: str | int | None = None,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    language: str = "en",
    own_chance: bool = False,
) -> Match:
    """A new match. The same seed makes the same draws; without one they are secret and new, and with `own_chance` you
    play them yourself, as moves of chance. Raises Mistake for what there is not."""
    texts = _texts(language)
    with sentences(texts):
        chosen = game_named(game) if isinstance(game, str) else game
        called = list(names) or [texts("cli-person", number=number + 1) for number in range(seats)]
        if len(called) != seats or len(set(called)) < seats:
            raise Mistake("bad-seats", game=chosen.id, seats=seats, low=chosen.seats[0], high=chosen.seats[-1])
        secret = chance.secret_seed() if seed is None else str(seed)
        return Match(InnerMatch(chosen, seats, options, None if own_chance else secret, called), texts)


def open_record(path: str | Path, language: str = "en") -> Match:
    """The match that a record tells, at its last move; raises Mistake with the line and what is wrong with it."""
    texts = _texts(language)
    with sentences(texts):
        try:
            text = Path(path).read_text(encoding="utf-8", errors="replace")
        except OSError as trouble:
            raise Mistake("cannot-read", file=str(path), trouble=trouble.strerror or "?") from None
        return Match(records.replay(records.read(text)), texts)


def bot(name: str, seed: str | int = "", language: str = "en") -> Bot:
    """A bot by its name (`bot_names` has them all); raises Mistake if there is none such in any game."""
    texts = _texts(language)
    with sentences(texts):
        known = {known for game in games() for known in bot_names(game)}
        if name not in known:
            bots.close_bot(bots.make_bot(name, str(seed)))  # such as search:iterations=500
    return Bot(name, str(seed), texts)


def bot_names(game: str | Game) -> list[str]:
    """The bots that play a game, those of its own first."""
    return bots.bot_names(game if isinstance(game, str) else game.id)


def _texts(language: str) -> Texts:
    texts = texts_in(language)
    with sentences(texts):
        if language not in LANGUAGES:
            raise Mistake("cli-unknown-language", language=language, known=listed(LANGUAGES))
    return texts
