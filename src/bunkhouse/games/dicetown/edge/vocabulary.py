"""The words of Dice Town that its structs name by id: `dicetown-<field>-<value>` is the message of each."""

from bunkhouse.games.dicetown.edge.report import CONSOLATION_NAMES, LOCATION_NAMES
from bunkhouse.games.dicetown.edge.view import HAND_NAMES
from bunkhouse.games.dicetown.rules.cards import KIND_NAMES
from bunkhouse.games.dicetown.rules.components import COMPONENTS

VOCABULARY = {
    "card": {name.rstrip("0123456789") if name.startswith("claim") else name for name in KIND_NAMES},
    "type": {"store", "claim"},
    "location": set(LOCATION_NAMES),
    "consolation": set(CONSOLATION_NAMES),
    "hand": set(HAND_NAMES),
    "face": {face.lower() for face in COMPONENTS.faces},
    "faces": {"none"},
}
EXPLAINED = {"card", "location", "consolation"}
