"""The words that structs of Great Western Trail name by id: `westerntrail-<field>-<value>` is their message."""

from bunkhouse.games.westerntrail.rules.board import AUX_NAMES, DISC_NAMES
from bunkhouse.games.westerntrail.rules.cards import CARD_NAMES, DISCARD_NAMES, PURCHASE_NAMES
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.railroad import CITY_NAMES, MASTER_NAMES
from bunkhouse.games.westerntrail.rules.tasks import SLOT_NAMES, TASK_NAMES
from bunkhouse.games.westerntrail.rules.tiles import BUILDING_NAMES, NEUTRAL_NAMES, SUPPLY_NAMES, WORKER_NAMES
from bunkhouse.games.westerntrail.rules.trail import FORK_NAMES

# The spaces of the trail; those of a zone (flood1 …) share a message with their number.
TRAIL = {row.zone[:4] if row.zone == "rockfall" else row.zone or row.id.lower() for row in COMPONENTS.spaces}
NEVER_REACHED = {row.id.lower() for row in COMPONENTS.spaces if row.off_trail or row.kind == "start"}
BUILDINGS = {name.lower() for name in (*NEUTRAL_NAMES, *BUILDING_NAMES)}
OFFERED = SLOT_NAMES[SLOT_NAMES.index("cowboy_4") : SLOT_NAMES.index("aux_money_single")]  # immediate actions

VOCABULARY = {
    "card": set(CARD_NAMES),
    "cards": {name for name in CARD_NAMES if not name.startswith("start_")},
    "space": TRAIL,
    "to": TRAIL - NEVER_REACHED,
    "by": TRAIL & {name.rstrip("1") if name not in TRAIL else name for name in FORK_NAMES},
    "building": BUILDINGS,
    "side": {"a", "b"},
    "tile": BUILDINGS | set(SUPPLY_NAMES),
    "worker": set(WORKER_NAMES),
    "rail": {"0", "s"},
    "station": {"s"},
    "master": set(MASTER_NAMES),
    "city": set(CITY_NAMES),
    "disc": {*DISC_NAMES, "s"},
    "aux": set(AUX_NAMES),
    "what": set(DISCARD_NAMES),
    "option": set(PURCHASE_NAMES),
    "task": {name.lower() for name in TASK_NAMES},
    "slot": set(OFFERED),
}
EXPLAINED = {"card", "building", "tile", "worker", "master", "city", "disc", "aux"}
