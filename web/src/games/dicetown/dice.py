"""Writes dice.json: what dice cost to keep, and what each set of up to five makes and is worth.

The client counts chances by looking hands up here, so that the engine alone knows how hands compare. Run it from
anywhere after games/dicetown/dice.py has changed; the result is committed and never edited.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "src"))

from bunkhouse.games.dicetown.edge.view import HAND_NAMES
from bunkhouse.games.dicetown.rules.dice import FACES, PRICE, ROLLS, count, hand_class, number_of, strength


def ranks(keys: list[tuple[int, int]]) -> list[int]:
    order = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return [order[key] for key in keys]


sets = [int(dice) for dice in ROLLS if dice]
# Of two unfinished hands that are otherwise alike the one with more dice is ahead, where kickers count (DT-16.1).
with_kickers = ranks([(int(strength(dice, True)), int(number_of(dice))) for dice in sets])
without = ranks([(int(strength(dice, False)), 0) for dice in sets])
rows = ",\n".join(
    f"    {json.dumps(''.join(str(count(dice, face)) for face in range(FACES)))}: "
    f"{json.dumps([int(hand_class(dice)), with_kickers[number], without[number]])}"
    for number, dice in enumerate(sets)
)
text = f'{{\n  "names": {json.dumps(HAND_NAMES)},\n  "price": {json.dumps([int(price) for price in PRICE])},\n'
text += f'  "sets": {{\n{rows}\n  }}\n}}\n'
Path(__file__).with_suffix(".json").write_text(text, encoding="utf-8")
