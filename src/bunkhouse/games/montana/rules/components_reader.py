"""Takes values out of nested TOML and names the entry in which something is wrong."""
# Not compiled: it reads a file once.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from bunkhouse.core.words import bad_components
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, MOST

Entry = Mapping[str, object]


def fail(entry: str, trouble: str) -> NoReturn:
    raise bad_components(entry, trouble)


class Reader:
    """Every value is asked for by its path."""

    def __init__(self, data: Entry) -> None:
        self.data = data

    def at(self, entry: Entry, path: str, key: str) -> object:
        if key not in entry:
            fail(path, f"{key} is missing")
        return entry[key]

    def table(self, entry: Entry, path: str, key: str) -> Entry:
        value = self.at(entry, path, key)
        if not isinstance(value, Mapping):
            fail(f"{path}.{key}", "a table is wanted")
        return value

    def rows(self, key: str) -> list[Entry]:
        value = self.at(self.data, "file", key)
        if not isinstance(value, list) or not all(isinstance(row, Mapping) for row in value):
            fail(key, "a list of tables is wanted")
        return list(value)

    def number(self, entry: Entry, path: str, key: str, low: int = 0, high: int = MOST) -> int:
        return self.whole(self.at(entry, path, key), f"{path}.{key}", low, high)

    def whole(self, value: object, path: str, low: int = 0, high: int = MOST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            fail(path, f"a whole number from {low} to {high} is wanted, not {value!r}")
        return value

    def numbers(self, entry: Entry, path: str, key: str, least: int = 1, most: int = 8) -> tuple[int, ...]:
        value = self.at(entry, path, key)
        if not isinstance(value, list) or not least <= len(value) <= most:
            fail(f"{path}.{key}", f"a list of {least} to {most} numbers is wanted")
        return tuple(self.whole(number, f"{path}.{key}") for number in value)

    def word(self, entry: Entry, path: str, key: str, known: Sequence[str]) -> str:
        value = self.at(entry, path, key)
        if value not in known:
            fail(f"{path}.{key}", f"{value!r} is none of {', '.join(known)}")
        return str(value)

    def words(self, value: object, path: str, known: Sequence[str], length: int | None = None) -> tuple[str, ...]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            fail(path, "a list of words is wanted" if length is None else f"a list of {length} words is wanted")
        for word in value:
            if word not in known:
                fail(path, f"{word!r} is none of {', '.join(known)}")
        return tuple(value)

    def goods(self, value: object, path: str, known: Sequence[str] = GOOD_NAMES) -> dict[str, int]:
        if not isinstance(value, Mapping):
            fail(path, "a table of goods is wanted")
        for good in value:
            if good not in known:
                fail(path, f"{good!r} is none of {', '.join(known)}")
        return {good: self.whole(value[good], f"{path}.{good}") for good in known if good in value}
