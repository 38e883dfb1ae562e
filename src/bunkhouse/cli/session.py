"""A game in the terminal: bots move, people are asked, everybody is told what happened in their own language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from pathlib import Path

from rich.text import Text

from bunkhouse.bots import Bot, Perspective
from bunkhouse.cli.mistakes import write_text
from bunkhouse.cli.output import printable
from bunkhouse.cli.sheet import score_sheet, winner_text
from bunkhouse.cli.terminal import Terminal
from bunkhouse.core.random import Random
from bunkhouse.core.seats import SPECTATOR
from bunkhouse.core.words import Mistake
from bunkhouse.locale import Texts
from bunkhouse.play import records
from bunkhouse.play.match import Match, Refused
from bunkhouse.play.seeing import seen_from
from bunkhouse.play.wording import decision_text, event_text, mistake_text, refusal_text, rule_text
from bunkhouse.terminal import drawing_of
from bunkhouse.terminal.drawing import MenuEntry, Seen

MOST_NEWS = 9  # lines about what happened, above the board of a screen
NARROWEST_BOARD = 54  # columns that are left if the list is to be beside it
WATCHER = int(SPECTATOR)


class Quit(Exception):
    """Somebody wants to go."""


class Session:
    def __init__(self, match: Match, bots: Mapping[int, Bot], texts: Texts, terminal: Terminal) -> None:
        self.match = match
        self.bots = bots
        self.texts = texts
        self.terminal = terminal
        self.drawing = drawing_of(match.game)
        self.random = Random(f"{match.seed} bots")
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.told = dict.fromkeys([*range(match.seats), WATCHER], 0)  # how many moves each has been told of
        self.notices: list[str] = []  # to be shown with the next position
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "board": self.board,
            "help": self.help,
            "?": self.help,
            "why": self.why,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play to the end; raises Quit if somebody quits or the input ends."""
        while not self.match.state.is_over():
            seat = int(self.match.state.to_act())
            if seat in self.bots:
                seen = Perspective(self.match.game, self.match.state, seat, self.random)
                self.match.act(seat, self.bots[seat].choose(seen))
                self.watch()
            else:
                self.ask(seat)
        self.end()

    def watch(self) -> None:
        """Where only bots play, tell the moves as they come."""
        if not self.people:
            for line in self.news(WATCHER):
                self.terminal.print(line)

    # What a person sees

    def seen(self, seat: int) -> Seen:
        return seen_from(seat, self.match.game, self.match.state, self.match.names, self.texts)

    def news(self, seat: int) -> list[str]:
        """What the seat has not been told yet."""
        told = min(self.told[seat], len(self.match.log))
        self.told[seat] = len(self.match.log)
        lines = self.notices + self.events(seat, told)
        self.notices = []
        return lines

    def events(self, seat: int, since: int = 0) -> list[str]:
        match = self.match
        happenings = match.happenings_for(seat, since)
        return [event_text(self.texts, match.game, entry.event, match.names) for entry in happenings]

    def hand_over(self, seat: int) -> None:
        """Nobody sees what another may know: the screen is cleared between two people."""
        if self.at_keyboard != seat:
            self.terminal.clear()
            try:
                self.terminal.wait(self.texts("cli-hand-over", name=self.match.names[seat]))
            except EOFError:
                raise Quit from None
            self.at_keyboard = seat

    def show(self, seat: int, centre: tuple[int, int] | None = None) -> None:
        """What happened, the board, the question and the ways to answer; a list goes beside the board if it can."""
        terminal, seen = self.terminal, self.seen(seat)
        menu = self.drawing.menu(seen)
        news = self.news(seat)
        if terminal.is_live and len(news) > MOST_NEWS:
            news = [self.texts("cli-more-in-log"), *news[-MOST_NEWS:]]
        listed = [f" {entry.key:>3}  {entry.text}" for entry in menu if entry.text]
        aside = max(map(len, listed), default=0) + 3
        is_beside = terminal.is_live and terminal.console.width - aside >= NARROWEST_BOARD
        used = sum(terminal.lines_of(line) for line in [*news, *([] if is_beside else listed)]) + 5
        picture = self.drawing.picture(seen, menu, terminal.room(used, aside if is_beside else 0, centre))
        terminal.clear()
        for line in news:
            terminal.print(line, "cyan")
        if is_beside:
            terminal.beside(picture.content, "\n".join(listed))
        else:
            terminal.console.print(picture.content)
        self.question(seat)
        for line in [] if is_beside else listed:
            terminal.print(line)
        self.beyond(picture.hidden)
        terminal.print(picture.hint or self.texts("cli-hint-list"), "dim")

    def question(self, seat: int) -> None:
        decision = self.match.game.decision(self.match.state, seat)
        if decision is not None:
            asked = decision_text(self.texts, self.match.game, decision, self.match.names)
            self.terminal.print(Text.assemble((asked, "bold"), (f"  {decision.clause}", "dim")))

    def beyond(self, hidden: list[MenuEntry]) -> None:
        """Moves for which the picture had no room."""
        if hidden:
            self.terminal.print(self.texts("cli-beyond", keys=ranges(entry.key for entry in hidden)), "yellow")

    # What a person says

    def ask(self, seat: int) -> None:
        """Until the seat has made its move, or taken one back."""
        self.hand_over(seat)
        self.show(seat)
        while not self.obey(seat, self.read(seat)):
            pass

    def read(self, seat: int) -> str:
        try:
            return self.terminal.read(f"{self.match.names[seat]} ▸ ")
        except EOFError:
            raise Quit from None

    def obey(self, seat: int, line: str) -> bool:
        """Do what is said; whether the position has changed."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self.commands:
                return self.commands[word.lower()](seat, rest.strip())
            if line:
                self.match.act(seat, self.action(seat, line))
                return True
        except Refused as refused:
            self.refuse(refused)
        except Mistake as mistake:
            self.terminal.print(printable(mistake_text(self.texts, mistake)), "red")
        return False

    def action(self, seat: int, words: str) -> int:
        found = self.drawing.find(self.seen(seat), words.lower())
        if found is not None:
            return found
        try:
            return self.match.game.parse(words)
        except Mistake:
            raise Mistake("cli-not-understood", text=printable(words[:60])) from None

    def refuse(self, refused: Refused) -> None:
        """The sentence, and the clause in the players' words."""
        game, refusal = self.match.game, refused.refusal
        self.terminal.print(refusal_text(self.texts, game, refusal, self.match.names), "red")
        rule = rule_text(self.texts, refusal.clause) if refusal.clause else None
        if rule is not None:
            self.terminal.print(f"{refusal.clause}: {rule}", "yellow")

    # Commands: each says whether the position has changed

    def undo(self, seat: int, rest: str) -> bool:
        self.match.undo(seat)
        return True

    def redo(self, seat: int, rest: str) -> bool:
        self.match.redo(seat)
        return True

    def log(self, seat: int, rest: str) -> bool:
        for line in self.events(seat):
            self.terminal.print(line)
        return False

    def board(self, seat: int, rest: str) -> bool:
        self.show(seat, self.spot(seat, rest) if rest else None)
        return False

    def spot(self, seat: int, words: str) -> tuple[int, int]:
        """A place on the board: its column and row, or the number of a move that happens there."""
        found = re.fullmatch(r"(-?\d{1,3})\s*[, ]\s*(-?\d{1,3})", words)
        if found:
            return int(found[1]), int(found[2])
        for entry in self.drawing.menu(self.seen(seat)):
            choice = self.match.game.decode(entry.action)
            for across, down in (("x", "y"), ("q", "r")):
                x, y = getattr(choice, across, None), getattr(choice, down, None)
                if entry.key.rstrip("abcd") == words and isinstance(x, int) and isinstance(y, int):
                    return x, y
        raise Mistake("cli-bad-spot", text=printable(words[:60]))

    def help(self, seat: int, rest: str) -> bool:
        for line in self.texts("cli-play-help").splitlines():
            command, _, meaning = line.partition(" – ")
            self.terminal.print(Text.assemble((f"  {command:<14}", "bold"), meaning))
        for sign, meaning in self.drawing.legend(self.texts):
            self.terminal.print(Text.assemble((f"  {sign:<14}", "bold"), meaning))
        return False

    def why(self, seat: int, rest: str) -> bool:
        if not rest:
            raise Mistake("cli-why-what")
        refusal = self.match.game.why_not(self.match.state, seat, self.action(seat, rest))
        if refusal is None:
            self.terminal.print(self.texts("cli-allowed"), "green")
        else:
            self.refuse(Refused(refusal))
        return False

    def save(self, seat: int, rest: str) -> bool:
        if not rest:
            raise Mistake("cli-save-where")
        self.keep(Path(rest))
        return False

    def quit(self, seat: int, rest: str) -> bool:
        raise Quit

    def keep(self, path: Path) -> None:
        write_text(path, records.write(self.match, date.today().isoformat()))
        self.terminal.print(self.texts("cli-saved", file=str(path)))

    # The end

    def end(self) -> None:
        match, watcher = self.match, self.people[0] if len(self.people) == 1 else WATCHER
        news = self.news(watcher)
        picture = self.drawing.picture(self.seen(WATCHER), [], self.terminal.room(MOST_NEWS))
        self.terminal.clear()
        for line in news:
            self.terminal.print(line, "cyan")
        self.terminal.console.print(picture.content)
        self.terminal.console.print(score_sheet(self.texts, match.game, match.state, match.names))
        self.terminal.print(winner_text(self.texts, match.state, match.names), "bold")

    def linger(self) -> None:
        """On a screen: a last chance to save the game or to read its log."""
        while self.terminal.is_live:
            self.terminal.print(self.texts("cli-linger"), "dim")
            try:
                line = self.terminal.read("▸ ")
            except EOFError:
                return
            if line.partition(" ")[0].lower() not in ("save", "log"):
                return
            self.obey(WATCHER, line)


def ranges(keys: Iterable[str]) -> str:
    """The numbers in these keys, in short: 1–9, 28."""
    numbers = sorted({int(found[0]) for key in keys if (found := re.match(r"\d+", key))})
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
