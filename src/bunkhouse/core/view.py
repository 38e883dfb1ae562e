"""What the views of all games have in common: how they look to somebody who types."""
# Not compiled: views are plain dataclasses.

from collections.abc import Iterator
from dataclasses import fields

SHORT = 24  # letters of a value that the repr shows as it is
WIDTH = 96  # of one that is printed in a line


class View:
    """All that a seat may know. A game's own is a frozen dataclass with `repr=False`: it holds the whole table, so its
    repr gives only the size of what is long, and print() tells everything, line by line."""

    __slots__ = ()

    def __repr__(self) -> str:
        told = [f"{name}={shortened(value)}" for name, value in parts(self)]
        return f"<{type(self).__name__}: {', '.join(told)}>"

    def __str__(self) -> str:
        lines = [type(self).__name__]
        for name, value in parts(self):
            if not isinstance(value, tuple | dict) or len(repr(value)) <= WIDTH:
                lines.append(f"{name}: {value!r}")
            else:
                lines += [f"{name}:", *(f"    {line}" for line in lines_of(value))]
        return "\n".join(lines)


def parts(view: object) -> Iterator[tuple[str, object]]:
    return ((entry.name, getattr(view, entry.name)) for entry in fields(view))  # type: ignore[arg-type]


def shortened(value: object) -> str:
    told = repr(value)
    if len(told) <= SHORT:
        return told
    return f"({len(value)} …)" if isinstance(value, tuple | dict) else f"{type(value).__name__}(…)"


def lines_of(value: tuple[object, ...] | dict[object, object]) -> list[str]:
    if isinstance(value, dict):
        return [f"{key!r}: {part!r}" for key, part in value.items()]
    return [repr(part) for part in value]
