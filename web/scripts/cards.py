"""Writes src/games/dicetown/cards.json, what the client needs to know of each card, from the game's components.toml.

Run it from anywhere after the components have changed; the result is committed and never edited.
"""

import json
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB.parent / "src"))

from bunkhouse.games.dicetown.rules.components import COMPONENTS  # noqa: E402

store = [(card.id, card.copies, card.points) for card in COMPONENTS.store_cards]
claims = [(f"claim{value}", copies, value) for value, copies in COMPONENTS.claims]
kinds = ",\n".join(
    f"  {json.dumps({'id': name, 'type': kind, 'copies': copies, 'points': points})}"
    for kind, cards in (("store", store), ("claim", claims))
    for name, copies, points in cards
)
(WEB / "src" / "games" / "dicetown" / "cards.json").write_text(f"[\n{kinds}\n]\n", encoding="utf-8")
