"""Great Western Trail in the terminal: what is typed for every move, with what it costs and brings."""

from __future__ import annotations

from collections.abc import Sequence

from bunkhouse.games.westerntrail.edge.choices import (
    Hire,
    OfAmount,
    OfBuilding,
    OfCity,
    OfSpace,
    OfStation,
    Plain,
    Trip,
    WesternTrailChoice,
)
from bunkhouse.games.westerntrail.edge.view_structs import WesternTrailView
from bunkhouse.games.westerntrail.terminal import signs
from bunkhouse.games.westerntrail.terminal.picture import picture
from bunkhouse.locale import Texts
from bunkhouse.terminal.drawing import MenuEntry, Picture, Room, Seen

NOTHING = ("pass", "end", "done")  # what is 0, the first of them


class WesternTrailDrawing:
    def menu(self, seen: Seen) -> list[MenuEntry]:
        """Amounts as they are, everything else by its number in the list; to decline or to end is 0."""
        choices = [(action, _choice(seen, action)) for action in seen.actions]
        amounts = [(action, choice.amount) for action, choice in choices if isinstance(choice, OfAmount)]
        if len(amounts) == len(choices):
            return [MenuEntry(str(amount), action, seen.tell(action)) for action, amount in amounts]
        nothing = [action for action in seen.actions if _is_nothing(seen, action)][:1]
        rest = [action for action in seen.actions if action not in nothing]
        entries = [MenuEntry(str(number), action, _told(seen, action)) for number, action in enumerate(rest, 1)]
        return entries + [MenuEntry("0", action, seen.tell(action)) for action in nothing]

    def find(self, seen: Seen, words: str) -> int | None:
        """By its key, or by the space to which only one of the moves leads."""
        for entry in self.menu(seen):
            if entry.key == words:
                return entry.action
        there = [action for action in seen.actions if words in _spaces(seen, action)]
        return there[0] if len(there) == 1 else None

    def picture(self, seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
        return picture(seen, menu, room)

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return [
            ("A:G", texts("westerntrail-terminal-legend-neutral")),
            ("b2:●3a$1", texts("westerntrail-terminal-legend-building")),
            (f"flood1:2{signs.POINTS}$2", texts("westerntrail-terminal-legend-hazard")),
            (f"$4:{signs.TEEPEE}g", texts("westerntrail-terminal-legend-teepee")),
            (f"{signs.ON}●", texts("westerntrail-terminal-legend-herder")),
            (signs.FOREST, texts("westerntrail-terminal-legend-forest")),
            ("C B E", texts("westerntrail-terminal-legend-workers")),
            ("2g 3k", texts("westerntrail-terminal-legend-hands")),
            (signs.TURNOUT, texts("westerntrail-terminal-legend-turnout")),
            (f"5:C·$7{signs.TOKEN}", texts("westerntrail-terminal-legend-job")),
            (signs.POINTS, texts("westerntrail-terminal-legend-points")),
            ("✓ ✗", texts("westerntrail-terminal-legend-goal")),
        ]


def _choice(seen: Seen, action: int) -> WesternTrailChoice:
    choice = seen.game.decode(action)
    assert isinstance(choice, WesternTrailChoice)
    return choice


def _is_nothing(seen: Seen, action: int) -> bool:
    choice = _choice(seen, action)
    return isinstance(choice, Plain) and choice.kind in NOTHING


def _spaces(seen: Seen, action: int) -> tuple[str, ...]:
    """What may be typed for the place of a move."""
    choice = _choice(seen, action)
    space = choice.to if isinstance(choice, Trip) else choice.space if isinstance(choice, OfSpace) else ""
    return (space.lower(), signs.label(space).lower()) if space else ()


def _told(seen: Seen, action: int) -> str:
    """A choice in words, with its price and what it brings where the words do not say it."""
    text = seen.tell(action)
    view = seen.view
    assert isinstance(view, WesternTrailView)
    more: list[str] = []
    match _choice(seen, action):
        case Trip(to, by):
            trip = next((trip for trip in view.trips if (trip.to, trip.by) == (to, by)), None)
            if trip is not None:
                more.append(seen.texts("westerntrail-terminal-stops", count=len(trip.stops)))
                more += [f"-{signs.MONEY}{trip.toll}"] if trip.toll else []
            more += [_tile(view, to)]
        case OfSpace(space):
            more.append(_tile(view, space))
        case Hire(row):
            more.append(f"{signs.MONEY}{view.job_fees[row - 1]}")
        case OfBuilding(number):
            tile = next((tile for tile in view.seats[seen.seat].buildings if tile.number == number), None)
            more += [] if tile is None else [f"{tile.building} B{tile.craftsmen} {tile.points}{signs.POINTS}"]
        case OfStation(name):
            station = next(station for station in view.stations if station.id == name)
            more.append(f"{signs.MONEY}{station.cost} {station.points}{signs.POINTS}")
        case OfCity(city):
            more += _delivery(view, city)
    return " · ".join([text, *(part for part in more if part)])


def _tile(view: WesternTrailView, space: str) -> str:
    """What lies on a space."""
    tile = next((tile for tile in view.tiles if tile.space == space), None)
    return "" if tile is None else signs.tile_in_short(tile.tile)


def _delivery(view: WesternTrailView, city: str) -> list[str]:
    there = next((there for there in view.deliveries or () if there.city == city), None)
    if there is None:
        return []
    money = there.money - there.transport
    return [f"{money:+d}{signs.MONEY}" if money else "", f"{there.points:+d}{signs.POINTS}" if there.points else ""]
