"""What a position consists of, from the declarations of its class alone: stored and read again in one place.

Stored are the numbers under `facts`, as declared one after another (a bool as 0 or 1), and every array by its name.
"""
# Not compiled: it looks at classes and attributes by name, in either build.

from __future__ import annotations

from inspect import get_annotations

Data = dict[str, list[int]]
NOT_STORED = "listener"
FIRST = ("seats", "stack")


_names: dict[type, tuple[str, ...]] = {}


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
    for name in names(type(state)):
        value = getattr(state, name)
        if isinstance(value, int):
            numbers.append(int(value))
        elif hasattr(value, "__getitem__"):
            data[name] = list(value)
    return data


def fill(state: object, data: Data) -> None:
    """Make any position of a game the stored one; raises ValueError if it has other fields."""
    numbers = iter(data["facts"])
    found = 1
    for name in names(type(state)):
        value = getattr(state, name)  # tells which kind of number or array the field has
        if isinstance(value, int):
            setattr(state, name, type(value)(next(numbers)))
        elif hasattr(value, "__getitem__"):
            setattr(state, name, type(value)(data[name]))
            found += 1
    if found != len(data) or next(numbers, None) is not None:
        raise ValueError(f"these are not the fields of {type(state).__name__}")
