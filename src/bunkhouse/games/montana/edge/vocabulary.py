"""The words of Montana that its structs name by id: `montana-<field>-<value>` is the message of each."""

from bunkhouse.games.montana.rules import names
from bunkhouse.games.montana.rules.packs import GOOD_NAMES, SMALL_NAMES

VOCABULARY = {
    "good": set(GOOD_NAMES),
    "goods": set(GOOD_NAMES),
    "given": set(GOOD_NAMES),
    "taken": set(SMALL_NAMES),
    "worker": set(SMALL_NAMES),
    "workers": set(SMALL_NAMES),
    "area": set(names.CLOSED_NAMES),
    "row": set(names.ROW_NAMES),
    "kind": set(names.KIND_NAMES),
    "side": set(names.SIDE_NAMES),
    "piece": set(names.PIECE_NAMES),
    "event": set(names.EVENT_KINDS),
    "gold": {kind for kind, _ in names.GOLD_TILES},
    "shown": {shown for _, shown in (*names.EVENT_CARDS, *names.GOLD_TILES) if shown},
}
EXPLAINED = {"good", "worker", "area", "row", "kind", "side", "piece", "event", "gold"}
