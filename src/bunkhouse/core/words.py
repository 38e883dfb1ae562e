"""Small structs in which a game tells people what is asked, refused and counted; texts come from their ids."""
# Not compiled: structs for people.

from collections.abc import Sequence
from dataclasses import dataclass, field

Arguments = dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat is being asked: `<game>-ask-<kind>` is the prompt, the clause the rule that asks."""

    kind: str
    seat: int
    clause: str
    arguments: Arguments = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not offered: `<game>-no-<reason>` is the sentence, the clause the rule that forbids."""

    reason: str
    clause: str
    arguments: Arguments = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one category (`<game>-points-<category>`)."""

    category: str
    points: int


class Mistake(Exception):
    """Something a person asked for that can't be done: a message id with arguments, worded at the edge."""

    def __init__(self, message: str, **arguments: int | str) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments: Arguments = dict(arguments)
        self.sentence = ""  # in a person's language, once somebody has worded it

    def __str__(self) -> str:
        if self.sentence:
            return self.sentence
        told = ", ".join(f"{name} {value!r}" for name, value in self.arguments.items())
        return f"{self.message}: {told}" if told else self.message


def bad_components(entry: str, trouble: str) -> Mistake:
    """Something wrong in a components file, told with the entry in which it is."""
    return Mistake("bad-components", entry=entry, trouble=trouble)


def bad_position(trouble: str) -> Mistake:
    """Something wrong in the position of a scenario."""
    return Mistake("bad-scenario", trouble=f"position: {trouble}")


def seat_named(names: Sequence[str], name: str) -> int:
    """The seat with this name; raises Mistake if there is none."""
    if name not in names:
        raise Mistake("bad-seat-name", name=name, known=", ".join(names))
    return names.index(name)
