"""Everything a person can get wrong, as one sentence in their language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import typer

from bunkhouse.cli.output import printable, say, spoken
from bunkhouse.core.game import Game, Options
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.words import Mistake
from bunkhouse.play.match import Refused
from bunkhouse.play.records import TITLE
from bunkhouse.play.wording import mistake_text


def usage_text(trouble: typer.TyperException) -> str:
    """What is wrong with the command line. Typer's own kinds of error are private, so they are told apart by name."""
    option = str(getattr(trouble, "option_name", ""))
    help_command = _help_command(trouble)
    match type(trouble).__name__:
        case "NoSuchOption":
            return say("cli-no-such-option", option=option, help=help_command)
        case "BadOptionUsage":
            return say("cli-option-needs-value", option=option, help=help_command)
        case "MissingParameter":
            return say("cli-missing", parameter=_parameter(trouble), help=help_command)
        case "BadParameter":
            message = "cli-too-small" if "greater than" in trouble.message else "cli-not-a-number"
            return say(message, parameter=_parameter(trouble), help=help_command)
    command = re.fullmatch(r"No such command '(.*?)'\.(?s:.*)", trouble.message)
    if command:
        return say("cli-unknown-command", command=command[1], help="bunkhouse --help")
    return say("cli-bad-usage", help=help_command)


def _help_command(trouble: typer.TyperException) -> str:
    context = getattr(trouble, "ctx", None)
    return f"{context.command_path if context else 'bunkhouse'} --help"


def _parameter(trouble: typer.TyperException) -> str:
    parameter = getattr(trouble, "param", None)
    if parameter is None:
        return "?"
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name)


def options_from(words: Sequence[str]) -> Options:
    """["no_farmers=true"] as a dict."""
    options: Options = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise Mistake("cli-bad-option-form", text=printable(word))
        options[name.strip()] = value.strip()
    return options


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise Mistake("cannot-read", file=str(path), trouble=_reason(trouble)) from None


def game_with(name: str, components: str | None) -> Game:
    """The game of this name, with the components of this text if there is one."""
    chosen = game_named(name)
    return chosen if components is None else chosen.with_components(components)


def read_components(path: Path | None) -> str | None:
    """The text of a components file; what is wrong in it is told with the file's name."""
    return None if path is None else read_text(path)


def check_writable(path: Path) -> None:
    """Whether a record may be written there: never over a file that is none."""
    if path.exists():
        if not path.is_file() or not read_text(path).startswith(TITLE):
            raise Mistake("cli-not-overwritten", file=str(path))
    else:
        check_folder(path)


def check_folder(path: Path) -> None:
    """Whether there is a folder in which the file can be made."""
    if not path.parent.is_dir():
        raise Mistake("cli-no-folder", file=str(path), folder=str(path.parent))


def write_text(path: Path, text: str) -> None:
    check_writable(path)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise Mistake("cli-cannot-write", file=str(path), trouble=_reason(trouble)) from None


def _reason(trouble: Exception) -> str:
    if isinstance(trouble, OSError):
        return trouble.strerror or type(trouble).__name__
    return say("cli-not-utf8")


@contextmanager
def mistakes_in(path: Path) -> Iterator[None]:
    """Names the file in whatever is wrong inside it."""
    try:
        yield
    except Refused:  # people's moves that are refused are differences, so this is one of chance
        raise Mistake("cli-in-file", file=str(path), trouble=say("cli-bad-chance")) from None
    except Mistake as mistake:
        trouble = mistake_text(spoken(), mistake)
        if str(path) in trouble:
            raise
        raise Mistake("cli-in-file", file=str(path), trouble=trouble) from None
