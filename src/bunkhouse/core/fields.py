"""What a position consists of, from the declarations of its class alone: stored and read again in one place.

Stored are the numbers under `facts`, as declared one after another (a bool as 0 or 1), and every array by its name.
Numbers that came later, for an option, can be stored apart: then positions without it stay as they have always been.
"""
# Not compiled: it looks at classes and attributes by name, in either build.

from __future__ import annotations

from collections.abc import Callable
from inspect import get_annotations
from typing import Any, NamedTuple, TypeVar

Data = dict[str, list[int]]
NOT_STORED = "listener"
FIRST = ("seats", "stack")

T = TypeVar("T")


class Apart(NamedTuple):
    """Numbers that are stored under a name of their own, and only where they are needed."""

    name: str
    fields: tuple[str, ...]
    is_needed: Callable[[Any], bool]


NOTHING = Apart("", (), lambda state: False)

_names: dict[type, tuple[str, ...]] = {}
_apart: dict[type, Apart] = {}


def store_apart(kind: type[T], name: str, fields: tuple[str, ...], is_needed: Callable[[T], bool]) -> None:
    """These numbers of a class of positions are stored by their names, in this order, wherever they are declared; not
    stored where they are not needed: there they are as in a new game."""
    if strange := [field for field in fields if field not in names(kind)] or [name] * (name in names(kind)):
        raise ValueError(f"{kind.__name__} cannot store {', '.join(strange)} apart")
    _apart[kind] = Apart(name, fields, is_needed)


def names(kind: type) -> tuple[str, ...]:
    """The fields of a class of positions in the order of their declarations, those of its base first."""
    if kind in _names:
        return _names[kind]
    found: dict[str, None] = {}
    for each in reversed(kind.__mro__):
        declared = get_annotations(each) or each.__dict__.get("__mypyc_attrs__", ())
        found.update(dict.fromkeys(declared))
    _names[kind] = (*FIRST, *(name for name in found if name != NOT_STORED and name not in FIRST))
    return _names[kind]


def to_data(state: object) -> Data:
    """All numbers and arrays; what is neither (the tables that a game is played with) belongs to the game."""
    numbers: list[int] = []
    data: Data = {"facts": numbers}
    apart = _apart.get(type(state), NOTHING)
    for name in names(type(state)):
        value = getattr(state, name)
        if isinstance(value, int):
            if name not in apart.fields:
                numbers.append(int(value))
        elif hasattr(value, "__getitem__"):
            data[name] = list(value)
    if apart.is_needed(state):
        data[apart.name] = [int(getattr(state, name)) for name in apart.fields]
    return data


def seats_in(data: Data) -> int:
    """How many seats the stored position has."""
    return data["facts"][0]  # the first of FIRST


def fill(state: object, data: Data) -> None:
    """Make a new position with as many seats the stored one; raises ValueError if it has other fields."""
    numbers = iter(data["facts"])
    found = 1
    apart = _apart.get(type(state), NOTHING)
    for name in names(type(state)):
        value = getattr(state, name)  # tells which kind of number or array the field has
        if isinstance(value, int):
            if name not in apart.fields:
                setattr(state, name, type(value)(next(numbers)))
        elif hasattr(value, "__getitem__"):
            setattr(state, name, type(value)(data[name]))
            found += 1
    if apart.is_needed(state):
        for name, number in zip(apart.fields, data[apart.name], strict=True):
            setattr(state, name, type(getattr(state, name))(number))
        found += 1
    if found != len(data) or next(numbers, None) is not None:
        raise ValueError(f"these are not the fields of {type(state).__name__}")
