"""The words of Gold Rush that its structs name by id: `goldrush-<field>-<value>` is the message of each."""

from bunkhouse.games.goldrush.edge.report import ROLES
from bunkhouse.games.goldrush.edge.view import KIND_NAMES
from bunkhouse.games.goldrush.rules.components import FACES

VOCABULARY = {
    "tile": {face.landscape for face in FACES},
    "part": {"r", "m", "p", "c"},
    "role": {*ROLES, "tent"},
    "kind": set(KIND_NAMES),
}
