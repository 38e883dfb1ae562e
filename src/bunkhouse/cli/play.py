"""bunkhouse play: a game at this keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bunkhouse.bots import make_bot, usual_bot
from bunkhouse.cli.mistakes import check_writable, game_with, options_from, read_components
from bunkhouse.cli.output import printable, say, spoken, title
from bunkhouse.cli.parameters import ComponentsFile, GameName, Language, OptionWords
from bunkhouse.cli.session import Quit, Session
from bunkhouse.cli.terminal import Terminal
from bunkhouse.core.words import Mistake
from bunkhouse.play import chance
from bunkhouse.play.match import Match
from bunkhouse.play.records import one_line


def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play; two, if nothing else is said.")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Who plays the other seats: once for all, or once for each."),
    ] = None,
    people: Annotated[
        int | None, typer.Option(help="How many people share this keyboard; one, or 0 to watch bots.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A player's name; once for each, people first.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Makes the same draws again; without it they are secret and new.")
    ] = None,
    option: OptionWords = None,
    components: ComponentsFile = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save the game when it ends.")] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with people at the same keyboard.

    The board shows a number at every place where your tile fits; type it, with the letter of a turn. Everything else is
    chosen from a list. Type help at any time; why MOVE tells which rule forbids a move.

    Examples:

        bunkhouse play goldrush

        bunkhouse play goldrush --people 2 --name Ann --name Ben --option no_farmers=true

        bunkhouse play goldrush --seats 4 --bot greedy --seed 7 --record evening.txt
    """
    chosen = game_with(game, read_components(components))
    who = _bots(game, seats, people, bot or [])
    count = len(who)
    options = chosen.settle_options(options_from(option or []))
    chosen.new_state(count, options)  # complains about the number of seats before anything else happens
    names = _names(who, name or [])
    if record is not None:
        check_writable(record)
    secret = seed if seed is not None else chance.secret_seed()
    bots = {seat: make_bot(bot_name, f"{secret} {seat}", game) for seat, bot_name in enumerate(who) if bot_name}
    session = Session(Match(chosen, count, options, secret, names), bots, spoken(), Terminal())
    session.notices = [
        f"{title(chosen)} – {', '.join(names)}",
        say("cli-promise", commitment=chance.commitment(secret)),
    ]
    _run(session, record)


def _run(session: Session, record: Path | None) -> None:
    """The record is saved however the game ends."""
    try:
        session.run()
        if record is None:
            session.linger()
    except Quit:
        session.terminal.print(say("cli-left"))
    finally:
        if record is not None:
            session.keep(record)


def _bots(game: str, seats: int | None, people: int | None, bots: Sequence[str]) -> list[str]:
    """The bot of every seat, empty for a person; people come first."""
    persons = 1 if people is None else people
    count = max(2, persons + len(bots)) if seats is None else seats
    if not 0 <= persons <= count:
        raise Mistake("cli-bad-people", people=persons, seats=count)
    for bot in bots:
        make_bot(bot, "", game)
    others = count - persons
    if len(bots) not in (0, 1, others) or (bots and not others):
        raise Mistake("cli-bad-bots", bots=len(bots), seats=others)
    filled = list(bots) * others if len(bots) == 1 else list(bots) or [usual_bot(game)] * others
    return [""] * persons + filled


def _names(bots: Sequence[str], given: Sequence[str]) -> list[str]:
    """The names as given, the others made up; all different."""
    if len(given) > len(bots):
        raise Mistake("cli-too-many-names", names=len(given), seats=len(bots))
    names = [one_line(printable(name)) for name in given]
    for seat in range(len(names), len(bots)):
        wanted = bots[seat].capitalize() or say("cli-person", number=seat + 1)
        taken = sum(bots[earlier] == bots[seat] for earlier in range(seat)) if bots[seat] else 0
        names.append(f"{wanted} {taken + 1}" if taken else wanted)
    if len(set(names)) < len(names):
        raise Mistake("cli-same-names")
    return names
