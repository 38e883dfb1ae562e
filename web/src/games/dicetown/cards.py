"""Writes cards.json, what the client needs to know of each card, from the game's components.toml.

Run it from anywhere after the components have changed; the result is committed and never edited.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "src"))

from bunkhouse.games.dicetown.rules.components import COMPONENTS

store = [(card.id, card.copies, card.points) for card in COMPONENTS.store_cards]
claims = [(f"claim{value}", copies, value) for value, copies in COMPONENTS.claims]
kinds = ",\n".join(
    f"  {json.dumps({'id': name, 'type': kind, 'copies': copies, 'points': points})}"
    for kind, cards in (("store", store), ("claim", claims))
    for name, copies, points in cards
)
Path(__file__).with_suffix(".json").write_text(f"[\n{kinds}\n]\n", encoding="utf-8")
