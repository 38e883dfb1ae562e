"""Gold Rush in the terminal: what is typed for every move, in words where the picture does not say it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bunkhouse.core.words import Mistake
from bunkhouse.games.goldrush.edge.choices import Mine, Pass, PlaceCowboy, PlaceTent, PlaceTile, decode, encode
from bunkhouse.games.goldrush.edge.report import ROLES
from bunkhouse.games.goldrush.edge.view import Area, GoldRushView
from bunkhouse.games.goldrush.terminal import table as signs
from bunkhouse.games.goldrush.terminal.picture import Place, picture
from bunkhouse.games.goldrush.terminal.tile import FACE, LARGE, sketch
from bunkhouse.locale import Texts
from bunkhouse.terminal.drawing import MenuEntry, Picture, Room, Seen

TURNS = "abcd"
ROLE_OF_PART = dict(zip("rmpc", ROLES, strict=True))


class GoldRushDrawing:
    def menu(self, seen: Seen) -> list[MenuEntry]:
        places = numbered_places(seen)
        if places:
            return [entry for place in places for entry in _entries(place)]
        return _numbered(seen)

    def find(self, seen: Seen, words: str) -> int | None:
        places = numbered_places(seen)
        if not places:
            return next((entry.action for entry in self.menu(seen) if entry.key == words), None)
        numbered = re.fullmatch(r"(\d{1,3})\s*([a-d])?", words)
        if numbered and 1 <= int(numbered[1]) <= len(places):
            return _turned(places[int(numbered[1]) - 1], numbered[2])
        spot = re.fullmatch(r"(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*([a-d])?", words)
        if spot:
            x, y = int(spot[1]), int(spot[2])
            here = [place for place in places if (place.x, place.y) == (x, y)]
            return _turned(here[0] if here else Place(0, x, y, ""), spot[3])
        return None

    def picture(self, seen: Seen, menu: Sequence[MenuEntry], room: Room) -> Picture:
        return picture(seen, menu, numbered_places(seen), room)

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return [
            (signs.COWBOY, texts("goldrush-terminal-legend-cowboy")),
            (signs.TENT, texts("goldrush-terminal-legend-tent")),
            (signs.PILE, texts("goldrush-terminal-legend-pile")),
            (signs.NUGGET, texts("goldrush-terminal-legend-nugget")),
            (signs.LOCOMOTIVE, texts("goldrush-terminal-legend-locomotive")),
            (signs.TIPI, texts("goldrush-terminal-legend-tipi")),
            (signs.HERD, texts("goldrush-terminal-legend-herd")),
            (signs.HOUSE, texts("goldrush-terminal-legend-city")),
            (signs.ROCK, texts("goldrush-terminal-legend-mountain")),
            ("═", texts("goldrush-terminal-legend-rail")),
        ]


def numbered_places(seen: Seen) -> list[Place]:
    """Where the tile in hand may lie, in reading order, with the turns that look different."""
    assert isinstance(seen.view, GoldRushView)
    turns: dict[tuple[int, int], list[int]] = {}
    for action in seen.actions:
        choice = decode(action)
        if isinstance(choice, PlaceTile):
            turns.setdefault((choice.y, choice.x), []).append(choice.turn)
    if seen.view.hand is None:
        return []
    return [
        Place(number, x, y, _different(seen.view.hand, turns[y, x])) for number, (y, x) in enumerate(sorted(turns), 1)
    ]


def _different(tile: str, turns: Sequence[int]) -> str:
    """The letters of these turns, without those in which the tile looks like in an earlier one."""
    letters: dict[object, str] = {}
    for turn in sorted(turns):
        letters.setdefault(_look(tile, turn), TURNS[turn])
    return "".join(letters.values())


def _look(tile: str, turn: int) -> object:
    face = FACE[tile]
    drawn = sketch(tile, turn, LARGE)
    symbols = {f"p{number}": (part.tipis, part.herds) for number, part in enumerate(face.prairies, 1)}
    return frozenset((part[0], frozenset(cells), symbols.get(part)) for part, cells in drawn.parts.items())


def _entries(place: Place) -> list[MenuEntry]:
    several = len(place.turns) > 1
    return [MenuEntry(f"{place.number}{letter if several else ''}", _placing(place, letter)) for letter in place.turns]


def _placing(place: Place, letter: str) -> int:
    return encode({"kind": "place", "x": place.x, "y": place.y, "turn": TURNS.index(letter)})


def _turned(place: Place, letter: str | None) -> int:
    """The placing meant; without a letter it must be the only one."""
    if letter is None and len(place.turns) > 1:
        known = ", ".join(f"{place.number}{turn}" for turn in place.turns)
        raise Mistake("goldrush-terminal-which-turn", place=place.number, known=known)
    return _placing(place, letter or place.turns or TURNS[0])


def _numbered(seen: Seen) -> list[MenuEntry]:
    """Every other decision as a list; to pass is always 0."""
    entries: list[MenuEntry] = []
    passing: list[MenuEntry] = []
    for action in seen.actions:
        text = _told(seen, action)
        if isinstance(decode(action), Pass):
            passing.append(MenuEntry("0", action, text))
        else:
            entries.append(MenuEntry(str(len(entries) + 1), action, text))
    return entries + passing


def _told(seen: Seen, action: int) -> str:
    """A choice in words, with what it is about: what a cowboy would claim, what lies where the tent goes."""
    view = seen.view
    assert isinstance(view, GoldRushView)
    text = seen.tell(action)
    match decode(action):
        case PlaceCowboy(part):
            last = view.tiles[-1]
            role = seen.word("role", ROLE_OF_PART[part[0]])
            area = _area(view, f"{last.x},{last.y},{part}")
            return f"{role[:1].upper()}{role[1:]}: {_claim(seen.texts, area)}"
        case PlaceTent(x, y, part):
            return " · ".join([text, *_about(seen.texts, _area(view, f"{x},{y},{part}"))])
        case Mine():
            tent = next(figure for figure in view.tents if figure.seat == seen.seat)
            return " · ".join([text, *_about(seen.texts, _area(view, f"{tent.x},{tent.y},{tent.part}"))])
    return text


def _area(view: GoldRushView, part: str) -> Area:
    return next(area for area in view.areas if part in area.parts)


def _about(texts: Texts, area: Area) -> list[str]:
    """What an area is, in a few words."""
    facts = {
        "track": [("goldrush-ui-tiles", area.tiles), ("goldrush-ui-locomotives", area.locomotives)],
        "mountain": [("goldrush-ui-nuggets", area.nuggets), ("goldrush-ui-pile", area.ore)],
        "prairie": [("goldrush-ui-tipis", area.tipis), ("goldrush-ui-herds", area.herds)],
        "city": [("goldrush-ui-tracks", area.tracks)],
    }[area.kind]
    if area.kind in ("track", "mountain"):
        facts.append(("goldrush-ui-open", area.open))
    told = [texts(message, count=count) for message, count in facts if count > 0]
    return [*told, texts("goldrush-ui-complete")] if area.complete else told


def _claim(texts: Texts, area: Area) -> str:
    """What a cowboy would get for an area."""
    told = _about(texts, area)
    if not area.complete:
        told.append(texts("goldrush-ui-points-now", count=area.points))
    if area.points_complete != area.points or area.complete:
        told.append(texts("goldrush-ui-points-complete", count=area.points_complete))
    return " · ".join(told)
