"""The railroad with engines and stations, the cities, and Kansas City's tiles to come."""

from __future__ import annotations

from rich.text import Text

from bunkhouse.games.westerntrail.edge.view_structs import StationView, WesternTrailView
from bunkhouse.games.westerntrail.rules import railroad
from bunkhouse.games.westerntrail.terminal import signs
from bunkhouse.terminal.drawing import Seen


def track(seen: Seen, view: WesternTrailView) -> list[Text]:
    """Every space of the main line, with turnouts and engines; engines at the start stand before it."""
    engines: dict[str, list[int]] = {}
    for seat, has in enumerate(view.seats):
        engines.setdefault(has.engine, []).append(seat)
    line = Text(f"{seen.texts('westerntrail-terminal-railroad')} ")
    for number in range(int(railroad.LAST) + 1):
        _put(seen, line, engines.get(str(number), []), f"{number}" if number % 10 == 0 else signs.TRACK)
        turnout = railroad.TURNOUT_AFTER[number]
        if turnout >= 0:
            _put(seen, line, engines.get(railroad.RAIL_NAMES[railroad.FIRST_TURNOUT + turnout], []), signs.TURNOUT)
    return [line]


def _put(seen: Seen, line: Text, seats: list[int], empty: str) -> None:
    for seat in seats:
        sign, style = signs.badge(seen, seat)
        line.append(sign, style)
    if not seats:
        line.append(empty, "dim")


def stations(seen: Seen, view: WesternTrailView, width: int) -> list[Text]:
    parts = [_station(seen, station) for station in view.stations]
    return signs.packed([Text(seen.texts("westerntrail-terminal-stations")), *parts], width)


def _station(seen: Seen, station: StationView) -> Text:
    text = Text(station.id, "bold")
    for seat in station.seats:
        sign, style = signs.badge(seen, seat)
        text.append(sign, style)
    text.append(f" {signs.MONEY}{station.cost} {station.points}{signs.POINTS}", "dim")
    if station.master is not None:
        text.append(f" ({seen.texts(MASTERS[station.master])})")
    elif station.worker is not None:
        text.append(f" ({signs.WORKERS[station.worker]})", "dim")
    return text


MASTERS = {
    "workers": "westerntrail-terminal-master-workers",
    "objectives": "westerntrail-terminal-master-objectives",
    "hazards": "westerntrail-terminal-master-hazards",
    "teepees": "westerntrail-terminal-master-teepees",
    "certificates": "westerntrail-terminal-master-certificates",
}


def cities(seen: Seen, view: WesternTrailView, width: int) -> list[Text]:
    parts = []
    for city in view.cities:
        text = Text(f"{seen.word('city', city.id)} {city.value}")
        text.stylize("bold" if any(city.discs) else "")
        for seat, discs in enumerate(city.discs):
            sign, style = signs.badge(seen, seat)
            text.append(sign * discs, style)
        parts.append(text)
    return signs.packed([Text(seen.texts("westerntrail-terminal-cities")), *parts], width)


def foresight(seen: Seen, view: WesternTrailView) -> list[Text]:
    """The tiles that Kansas City will bring, column by column."""
    columns: dict[int, list[str]] = {}
    for there in view.foresight:
        tile = signs.FREE if there.tile is None else signs.tile_in_short(there.tile)
        columns.setdefault(there.column, []).append(tile)
    told = "  ".join(f"{column}: {', '.join(tiles)}" for column, tiles in columns.items())
    return [Text(seen.texts("westerntrail-terminal-foresight", tiles=told))]
