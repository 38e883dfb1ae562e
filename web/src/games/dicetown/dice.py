"""Writes dice.json: what dice cost to keep, which houses they win, and of each set of up to five how it falls, what it
makes and is worth.

The client counts chances by adding up what it finds here, so that the engine alone knows how dice fall and how hands
compare. Run it from anywhere after games/dicetown/rules/dice.py has changed; the result is committed and never edited.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "src"))

from bunkhouse.games.dicetown.edge.report import LOCATION_NAMES
from bunkhouse.games.dicetown.edge.view import HAND_NAMES
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.dice import (
    DICE,
    FACES,
    PRICE,
    ROLL_START,
    ROLL_WAYS,
    ROLLS,
    count,
    hand_class,
    number_of,
    strength,
)
from bunkhouse.games.dicetown.rules.state import NONE
from bunkhouse.games.dicetown.rules.town import FACE_OF


def ranks(keys: list[tuple[int, int]]) -> list[int]:
    order = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return [order[key] for key in keys]


def chase(dice: int) -> list[int]:
    """In how many ways one face comes 0, 1, … times in the end if one die of every roll is kept, which is free
    (DT-5.3), that face whenever it shows."""
    if dice == 0:
        return [1]
    rolls = range(ROLL_START[dice], ROLL_START[dice + 1])
    missed = sum(ROLL_WAYS[roll] for roll in rolls if count(ROLLS[roll], 0) == 0)
    shown = sum(ROLL_WAYS[roll] for roll in rolls) - missed
    after = [0, *chase(dice - 1), 0]
    return [int(after[times + 1] * missed + after[times] * shown) for times in range(dice + 1)]


sets = [int(dice) for dice in ROLLS]
# Of two unfinished hands that are otherwise alike the one with more dice is ahead, where kickers count (DT-16.1).
with_kickers = ranks([(int(strength(dice, True)), int(number_of(dice))) for dice in sets])
without = ranks([(int(strength(dice, False)) if dice else 0, 0) for dice in sets])
houses = {LOCATION_NAMES[location]: COMPONENTS.faces[face] for location, face in enumerate(FACE_OF) if face != NONE}
rows = ",\n".join(
    f"    {json.dumps(''.join(str(count(dice, face)) for face in range(FACES)))}: "
    f"{json.dumps([int(hand_class(dice)), with_kickers[number], without[number], int(ROLL_WAYS[number])])}"
    for number, dice in enumerate(sets)
)
text = f'{{\n  "names": {json.dumps(HAND_NAMES)},\n  "price": {json.dumps([int(price) for price in PRICE])},\n'
text += f'  "houses": {json.dumps(houses)},\n'
text += f'  "chase": {json.dumps([chase(dice) for dice in range(DICE + 1)])},\n'
text += f'  "sets": {{\n{rows}\n  }}\n}}\n'
Path(__file__).with_suffix(".json").write_text(text, encoding="utf-8")
