"""The words of Montana that its structs name by id: `montana-<field>-<value>` is the message of each."""

from bunkhouse.games.montana.rules import data
from bunkhouse.games.montana.rules.packs import GOOD_NAMES

VOCABULARY = {
    "good": set(GOOD_NAMES),
    "goods": set(GOOD_NAMES),
    "given": set(GOOD_NAMES),
    "taken": set(data.SMALL_NAMES),
    "worker": set(data.SMALL_NAMES),
    "workers": set(data.SMALL_NAMES),
    "area": set(data.CLOSED_NAMES),
    "row": set(data.ROW_NAMES),
    "kind": set(data.KIND_NAMES),
    "side": set(data.SIDE_NAMES),
    "piece": set(data.PIECE_NAMES),
    "event": set(data.EVENT_KINDS),
    "gold": {kind for kind, _ in data.GOLD_TILES},
    "shown": {shown for _, shown in (*data.EVENT_CARDS, *data.GOLD_TILES) if shown},
}
EXPLAINED = {"good", "worker", "area", "row", "kind", "side", "piece", "event", "gold"}
