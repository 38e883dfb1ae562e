"""Writes tiles.json, what a drawing needs to know of each tile, from the game's components.toml.

Run it from anywhere after the components have changed; the result is committed and never edited.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "src"))

from bunkhouse.games.goldrush.rules.components import FACES, ORE_TOKENS

faces = {
    face.name: {
        "count": face.count,
        "edges": face.edges,
        "city": face.city,
        "start": face.is_start,
        "rails": [
            {"sides": "".join(rail.sides), "end": rail.end, "locomotives": rail.locomotives} for rail in face.rails
        ],
        "mountains": [{"sides": "".join(hill.sides), "nuggets": hill.nuggets} for hill in face.mountains],
        "prairies": [{"halves": list(land.halves), "tipis": land.tipis, "herds": land.herds} for land in face.prairies],
    }
    for face in FACES
}
rows = ",\n".join(f"    {json.dumps(name)}: {json.dumps(face)}" for name, face in faces.items())
ore = json.dumps([{"value": value, "count": count} for value, count in ORE_TOKENS])
target = Path(__file__).with_suffix(".json")
target.write_text(f'{{\n  "faces": {{\n{rows}\n  }},\n  "ore": {ore}\n}}\n', encoding="utf-8")
