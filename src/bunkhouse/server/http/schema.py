"""Describes the protocol and every game's structures as one JSON Schema: `python -m bunkhouse.server.http.schema`.

    {"$defs": {the protocol's structures by name},
     "from_server": [names of the messages], "from_client": [...],
     "games": {id: {"$defs": {the game's own by name}, "view": name, "choices": [names], "events": [names]}}}

A reference is "#/$defs/Name" or "#/games/<id>/$defs/Name".
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

import msgspec

from bunkhouse.core.game import Game
from bunkhouse.core.registry import games
from bunkhouse.server.protocol import structs

Json = dict[str, object]

REQUESTS = (
    structs.NewTable,
    structs.Join,
    structs.Leave,
    structs.Substitute,
    structs.PutBot,
    structs.Start,
    structs.Play,
    structs.StepBack,
    structs.AskRewind,
    structs.AnswerRewind,
    structs.Say,
    structs.Preview,
    structs.Why,
    structs.AskHint,
)
ANSWERS = (
    structs.Failure,
    structs.GameInfo,
    structs.TableInfo,
    structs.Lobby,
    structs.Position,
    structs.Played,
    structs.Previewed,
    structs.WhyNot,
    structs.Hint,
    structs.Health,
)
FROM_CLIENT = (structs.LookThrough, structs.Ping)
FROM_SERVER = (
    structs.TableMessage,
    structs.PositionMessage,
    structs.ChatMessage,
    structs.RewindMessage,
    structs.ErrorMessage,
    structs.Pong,
)


def components(types: Sequence[type], place: str) -> Json:
    """The schemas of these types and all they are made of, by name."""
    _, found = msgspec.json.schema_components(types, ref_template=place + "{name}")
    return {name: found[name] for name in sorted(found)}


def sent(types: Sequence[type], place: str) -> Json:
    """The same for what only the server sends: it never leaves a field out, default or not."""
    _, found = msgspec.json.schema_components(types, ref_template=place + "{name}")
    return {name: found[name] | {"required": list(found[name].get("properties", ()))} for name in sorted(found)}


def protocol(place: str = "#/$defs/") -> Json:
    asked = components((*REQUESTS, *FROM_CLIENT), place)
    return asked | sent((*ANSWERS, *FROM_SERVER), place)


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
        "games": {game.id: game_schema(game) for game in games()},
    }


if __name__ == "__main__":
    json.dump(whole_schema(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")
