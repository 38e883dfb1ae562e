"""Describes the protocol, as the routes have it, and every game's structures as one JSON Schema:
`python -m bunkhouse.server.http.schema`.

    {"$defs": {the protocol's structures by name},
     "from_server": [names of the messages], "from_client": [...],
     "games": {id: {"$defs": {the game's own by name}, "view": name, "choices": [names], "events": [names]}}}

A reference is "#/$defs/Name" or "#/games/<id>/$defs/Name".
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import get_args

import msgspec
from fastapi.routing import APIRoute

from bunkhouse.core.game import Game
from bunkhouse.core.registry import built_in
from bunkhouse.server.http import lobby_routes, table_routes
from bunkhouse.server.http.endpoints import PLACE, taken
from bunkhouse.server.protocol import structs

Json = dict[str, object]
FROM_CLIENT: tuple[type, ...] = get_args(structs.FromClient)
FROM_SERVER: tuple[type, ...] = get_args(structs.FromServer)


def routes() -> list[APIRoute]:
    found = (*lobby_routes.router.routes, *table_routes.router.routes)
    return [route for route in found if isinstance(route, APIRoute)]


def requests() -> list[type]:
    """What the routes take."""
    return [kind for kind in map(taken, routes()) if kind is not None]


def answers() -> list[type]:
    """What the routes give."""
    names = {name for route in routes() for name in references(route.responses)}
    return [getattr(structs, name.removeprefix(PLACE)) for name in sorted(names)]


def references(part: object) -> Iterator[str]:
    """Whatever a description refers to, however deep inside."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name == "$ref":
                yield str(value)
            else:
                yield from references(value)
    elif isinstance(part, list):
        for entry in part:
            yield from references(entry)


def components(types: Sequence[type], place: str) -> Json:
    """The schemas of these types and all they are made of, by name."""
    _, found = msgspec.json.schema_components(types, ref_template=place + "{name}")
    return {name: found[name] for name in sorted(found)}


def sent(types: Sequence[type], place: str) -> Json:
    """The same for what only the server sends: it never leaves a field out, default or not."""
    _, found = msgspec.json.schema_components(types, ref_template=place + "{name}")
    return {name: found[name] | {"required": list(found[name].get("properties", ()))} for name in sorted(found)}


def protocol(place: str = "#/$defs/") -> Json:
    asked = components((*requests(), *FROM_CLIENT), place)
    return asked | sent((*answers(), *FROM_SERVER), place)


def describe(paths: dict[str, dict[str, Json]]) -> None:
    """Adds to FastAPI's description what it does not know of our structs: the bodies of requests."""
    for route in routes():
        kind = taken(route)
        if kind is not None:
            body = {"required": True, "content": {"application/json": {"schema": {"$ref": PLACE + kind.__name__}}}}
            for method in route.methods or ():
                paths[f"/api{route.path}"][method.lower()]["requestBody"] = body


def game_schema(game: Game) -> Json:
    types = (game.view_type, *game.choice_types, *game.event_types)
    return {
        "$defs": sent(types, f"#/games/{game.id}/$defs/"),
        "view": game.view_type.__name__,
        "choices": [kind.__name__ for kind in game.choice_types],
        "events": [kind.__name__ for kind in game.event_types],
    }


def whole_schema() -> Json:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": protocol(),
        "from_server": [kind.__name__ for kind in FROM_SERVER],
        "from_client": [kind.__name__ for kind in FROM_CLIENT],
        "games": {game.id: game_schema(game) for game in sorted(built_in(), key=lambda game: game.id)},
    }


def whole_text() -> str:
    """The whole schema as it is kept for the client (web/src/api/schema.json)."""
    return json.dumps(whole_schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(whole_text())
