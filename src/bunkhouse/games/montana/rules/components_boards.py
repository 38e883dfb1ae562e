"""The boards of a components text: workers, layouts, wheel, bank, areas, city, build track."""
# Not compiled: it reads a file once.

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bunkhouse.games.montana.rules.components_reader import Entry, Reader, fail
from bunkhouse.games.montana.rules.names import AREA_GOODS, AREA_NAMES, ROW_NAMES
from bunkhouse.games.montana.rules.packs import SMALL_NAMES
from bunkhouse.games.montana.rules.rows import Party, Row, Space

SLOTS_AT_MOST: Final = 16


def read_workers(reader: Reader) -> tuple[int, ...]:
    rows = {str(row.get("id")): row for row in reader.rows("worker")}
    if tuple(rows) != SMALL_NAMES:
        fail("worker", f"the colours must be {', '.join(SMALL_NAMES)}")
    return tuple(reader.number(row, f"worker {name}", "count") for name, row in rows.items())


def read_party(reader: Reader, setup: Entry, seats: int) -> Party:
    path = f"setup.{seats}"
    numbers = reader.table(setup, "setup", str(seats))
    layouts = reader.table(reader.data, "file", "layout")
    layout = reader.table(layouts, "layout", str(seats))
    value = reader.at(layout, f"layout.{seats}", "slots")
    if not isinstance(value, list) or not 1 <= len(value) <= SLOTS_AT_MOST:
        fail(f"layout.{seats}.slots", f"1 to {SLOTS_AT_MOST} slots are wanted")
    slots: list[tuple[int, int]] = []
    for slot in value:
        if not isinstance(slot, list) or len(slot) != 2:
            fail(f"layout.{seats}.slots", f"{slot!r} is no pair of numbers")
        slots.append(tuple(reader.whole(part, f"layout.{seats}.slots", -6, 6) for part in slot))  # type: ignore[arg-type]
    if len(set(slots)) < len(slots):
        fail(f"layout.{seats}.slots", "a slot is listed twice")
    if slots[0] != (0, 0):
        fail(f"layout.{seats}.slots", "the central slot [0, 0] comes first")
    if reader.number(numbers, path, "landscape_tiles") != len(slots):
        fail(f"{path}.landscape_tiles", f"the layout has {len(slots)} slots")
    return Party(
        settlements=reader.number(numbers, path, "settlements", 1, 40),
        supply_small=reader.number(numbers, path, "supply_small", seats),
        supply_large=reader.number(numbers, path, "supply_large"),
        slots=tuple(slots),
    )


def read_sectors(reader: Reader, wheel: Entry) -> tuple[tuple[str, str], ...]:
    value = reader.at(wheel, "wheel", "sectors")
    if not isinstance(value, list) or len(value) != 8:
        fail("wheel.sectors", "eight sectors are wanted (MT-1.6)")
    pairs = [reader.words(pair, f"wheel.sectors {number}", SMALL_NAMES, 2) for number, pair in enumerate(value)]
    return tuple((pair[0], pair[1]) for pair in pairs)


def read_bank(reader: Reader) -> tuple[tuple[int, int], ...]:
    rows = reader.rows("bank_space")
    if not 1 <= len(rows) <= 6:
        fail("bank_space", "1 to 6 spaces are wanted")
    return tuple(
        (
            reader.number(row, f"bank_space {n + 1}", "workers", 1, 3),
            reader.number(row, f"bank_space {n + 1}", "silver"),
        )
        for n, row in enumerate(rows)
    )


def read_areas(reader: Reader) -> dict[str, tuple[Space, ...]]:
    rows = {str(row.get("id")): row for row in reader.rows("area")}
    if tuple(rows) != AREA_NAMES:
        fail("area", f"the areas must be {', '.join(AREA_NAMES)}")
    areas: dict[str, tuple[Space, ...]] = {}
    for name, row in rows.items():
        good = AREA_GOODS[AREA_NAMES.index(name)]
        reader.word(row, f"area {name}", "good", [good])
        reader.word(row, f"area {name}", "worker", [good])
        spaces = reader.at(row, f"area {name}", "spaces")
        if not isinstance(spaces, list) or len(spaces) != 3:
            fail(f"area {name}.spaces", "three large spaces are wanted (MT-6.2.1)")
        areas[name] = tuple(_space(reader, space, f"area {name} space {n + 1}") for n, space in enumerate(spaces))
    return areas


def _space(reader: Reader, space: object, path: str) -> Space:
    if not isinstance(space, Mapping):
        fail(path, "a table is wanted")
    return Space(
        reader.number(space, path, "silver"), reader.number(space, path, "goods"), reader.number(space, path, "small")
    )


def read_columns(reader: Reader, city: Entry) -> tuple[int, ...]:
    columns = reader.numbers(city, "city", "columns")
    if list(columns) != sorted(set(columns)):
        fail("city.columns", "the prices must rise to the right (MT-6.3.1)")
    return columns


def read_city_rows(reader: Reader) -> tuple[Row, ...]:
    rows: list[Row] = []
    for entry in reader.rows("city_row"):
        name = reader.word(entry, "city_row", "id", ROW_NAMES)
        path = f"city_row {name}"
        if any(row.id == name for row in rows):
            fail(path, "is listed twice")
        upgrade = reader.goods(entry.get("upgrade", {}), f"{path}.upgrade", ("copper", "stone"))
        take = reader.number(entry, path, "take", 0, 3) if "take" in entry else 0
        if sum(upgrade.values()) > 6:
            fail(f"{path}.upgrade", "at most six exchanges")
        if bool(upgrade) == bool(take):
            fail(path, "either upgrade or take is wanted")
        rows.append(
            Row(name, upgrade, take, reader.words(entry.get("take_from", []), f"{path}.take_from", SMALL_NAMES))
        )
    if not rows:
        fail("city_row", "a row is wanted")
    return tuple(rows)


def read_silver_for_fields(reader: Reader, build: Entry) -> tuple[int, ...]:
    table = reader.table(build, "build", "silver_for_fields")
    most = reader.number(build, "build", "max_fields", 1, 8)
    return tuple(reader.number(table, "build.silver_for_fields", str(number)) for number in range(1, most + 1))
