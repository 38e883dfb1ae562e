"""The whole picture of a Great Western Trail position; where there is little room, what is asked about comes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from bunkhouse.games.westerntrail.edge import choices
from bunkhouse.games.westerntrail.edge.view_structs import WesternTrailView
from bunkhouse.games.westerntrail.terminal import markets, railroad
from bunkhouse.games.westerntrail.terminal.players import own, own_hand, players
from bunkhouse.games.westerntrail.terminal.trail import draw_trail
from bunkhouse.terminal.drawing import MenuEntry, Picture, Room, Seen
from bunkhouse.terminal.lines import joined

WIDTH = 100  # columns where there is no limit
ORDER = (
    "head",
    "players",
    "trail",
    "foresight",
    "track",
    "stations",
    "cities",
    "jobs",
    "cattle",
    "display",
    "hand",
    "own",
)
KEPT = (
    "players",
    "hand",
    "trail",
    "own",
    "track",
    "jobs",
    "cattle",
    "cities",
    "foresight",
    "display",
    "head",
    "stations",
)
ABOUT: Mapping[type, str] = {  # a choice -> the part of the picture that it is about
    choices.Trip: "trail",
    choices.OfSpace: "trail",
    choices.Hire: "jobs",
    choices.Purchase: "cattle",
    choices.OfRail: "track",
    choices.OfStation: "stations",
    choices.OfCity: "cities",
    choices.OfTile: "foresight",
    choices.OfBuilding: "own",
    choices.Bid: "head",
}


def picture(seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
    view = seen.view
    assert isinstance(view, WesternTrailView)
    width = WIDTH if room.width is None else room.width
    parts = {
        "head": [*_head(seen, view), *markets.places(seen, view, width)],
        "players": players(seen, view),
        "trail": draw_trail(seen, view, _keys(seen, menu), width),
        "foresight": railroad.foresight(seen, view),
        "track": railroad.track(seen, view),
        "stations": railroad.stations(seen, view, width),
        "cities": railroad.cities(seen, view, width),
        "jobs": markets.jobs(seen, view, width),
        "cattle": markets.cattle(seen, view, width),
        "display": markets.display(seen, view, width),
        "hand": own_hand(seen, view),
        "own": own(seen, view, width),
    }
    return Picture(joined(_chosen(parts, _about(seen, menu), room.height), width))


def _head(seen: Seen, view: WesternTrailView) -> list[Text]:
    asked = seen.texts("westerntrail-terminal-turn", turn=view.turn, left=view.turns_left)
    return [Text(asked, "dim")] if view.turn > 0 else []


def _keys(seen: Seen, menu: Sequence[MenuEntry]) -> dict[str, list[str]]:
    keys: dict[str, list[str]] = {}
    for entry in menu:
        choice = seen.game.decode(entry.action)
        if isinstance(choice, choices.Trip):
            keys.setdefault(choice.to, []).append(entry.key)
        elif isinstance(choice, choices.OfSpace):
            keys.setdefault(choice.space, []).append(entry.key)
    return keys


def _about(seen: Seen, menu: Sequence[MenuEntry]) -> list[str]:
    """The parts that the choices are about, each once."""
    kinds = [type(seen.game.decode(entry.action)) for entry in menu]
    return list(dict.fromkeys(ABOUT[kind] for kind in kinds if kind in ABOUT))


def _chosen(parts: Mapping[str, list[Text]], about: Sequence[str], height: int | None) -> list[Text]:
    """All parts, or those that fit; the last one that does is cut off."""
    if height is None:
        spaced = [[*parts[part], Text()] if part in ("players", "trail") else parts[part] for part in ORDER]
        return [line for part in spaced for line in part]
    left = height
    shown: dict[str, list[Text]] = {}
    for part in dict.fromkeys((*about, *KEPT)):
        shown[part] = parts[part][:left]
        left -= len(shown[part])
    return [line for part in ORDER for line in shown[part]]
