"""The action vocabulary of buildings, columns, cards and masters as tables (GW-13.1 to GW-13.5, GW-14.4): slots are
printed actions, tasks a slot without its choice, effects one verb each.

An effect is one row of verb, amount and what; the interpreter (effects.py) runs them, requirements first (GW-6.1,
GW-6.9)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules.cards import DISCARD_NAMES
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.rows import Effect, Slot, Task
from bunkhouse.games.westerntrail.rules.tiles import FIRST_BUILDING, NUMBERS, WORKER_NAMES

# Requirements
DISCARD: Final[i64] = 0
PAY: Final[i64] = 1
ENGINE_BACK: Final[i64] = 2
ENGINE_BACK_MIN: Final[i64] = 3
# Rewards
MONEY: Final[i64] = 4
MONEY_PER: Final[i64] = 5
CERTIFICATE: Final[i64] = 6
CERTIFICATE_PER: Final[i64] = 7
ENGINE: Final[i64] = 8
ENGINE_PER: Final[i64] = 9
HIRE: Final[i64] = 10
BUILD: Final[i64] = 11
BUY_CATTLE: Final[i64] = 12
REMOVE_HAZARD: Final[i64] = 13
TRADE: Final[i64] = 14
AUX: Final[i64] = 15
HERDER: Final[i64] = 16
HERDER_FREE: Final[i64] = 17
DRAW: Final[i64] = 18
DRAW_UP_TO: Final[i64] = 19
DRAW_PER: Final[i64] = 20
OBJECTIVE: Final[i64] = 21
REMOVE_CARDS: Final[i64] = 22
STATION_BEHIND: Final[i64] = 23
ADJACENT: Final[i64] = 24
DELIVERY: Final[i64] = 25
VERB_NAMES: Final[list[str]] = [
    "discard", "pay", "engine_back", "engine_back_min", "money", "money_per", "certificate", "certificate_per",
    "engine", "engine_per", "hire", "build", "buy_cattle", "remove_hazard", "trade", "aux", "herder", "herder_free",
    "draw", "draw_up_to", "draw_per", "objective", "remove_cards", "station_behind", "adjacent", "delivery",
]  # fmt: skip

# What effects count
OWN_FOREST: Final[i64] = 0
TEEPEE_PAIRS: Final[i64] = 1
ENGINEERS: Final[i64] = 2
COWBOYS: Final[i64] = 3
_COUNTED = ["own_forest_building", "teepee_pair", "engineer", "cowboy"]

_WHERE = ["discard", "hand"]  # an objective card goes, as kinds.TO_DISCARD and TO_HAND say


_LOCAL: list[Slot] = [slot for tile in COMPONENTS.neutrals + COMPONENTS.buildings for slot in tile.slots]
_BONUS: list[Slot] = list(COMPONENTS.bonuses.values())
_SLOTS: list[Slot] = [
    *_LOCAL,
    *COMPONENTS.specials,
    *_BONUS,
    *(row.slot for row in COMPONENTS.objectives if row.slot is not None),
    *(row.slot for row in COMPONENTS.masters if row.slot is not None),
    *(Slot(task.id, (task,)) for row in COMPONENTS.auxiliaries for task in (row.single, row.double)),
]
_SLOT_IDS = [slot.id for slot in _SLOTS]
_TASKS: list[Task] = [task for slot in _SLOTS for task in slot.tasks]
_EFFECTS: list[Effect] = [effect for task in _TASKS for effect in task.effects]

SLOT_NAMES: Final[list[str]] = _SLOT_IDS
SLOT_FIRST: Final[vec[i64]] = vec[i64]([sum(len(slot.tasks) for slot in _SLOTS[:at]) for at in range(len(_SLOTS) + 1)])
"""Slot -> its first task; the next slot's first task ends it."""

TASK_NAMES: Final[list[str]] = [task.id for task in _TASKS]
TASKS: Final[i64] = len(_TASKS)
SLOT_OF_TASK: Final[vec[i64]] = vec[i64]([at for at, slot in enumerate(_SLOTS) for _ in slot.tasks])
TASK_FIRST: Final[vec[i64]] = vec[i64](
    [sum(len(task.effects) for task in _TASKS[:at]) for at in range(len(_TASKS) + 1)]
)
"""Task -> its first effect; the next task's first effect ends it."""

TASK_GOES_BACK: Final[vec[i64]] = vec[i64](
    [int(any(effect.verb.startswith("engine_back") for effect in task.effects)) for task in _TASKS]
)
"""Task -> 1 if the engine moves back: a station comes after its reward (GW-12.5)."""

TASK_DISCARDS: Final[vec[i64]] = vec[i64](
    [next((DISCARD_NAMES.index(e.what) for e in task.effects if e.verb == "discard"), -1) for task in _TASKS]
)
"""Task -> what it asks to discard, or -1."""


def _what(effect: Effect) -> int:
    if effect.verb == "discard":
        return DISCARD_NAMES.index(effect.what)
    if effect.verb.endswith("_per"):
        return _COUNTED.index(effect.what)
    if effect.verb == "objective":
        return _WHERE.index(effect.what)
    return 0


VERB: Final[vec[i64]] = vec[i64]([VERB_NAMES.index(effect.verb) for effect in _EFFECTS])
AMOUNT: Final[vec[i64]] = vec[i64]([effect.amount for effect in _EFFECTS])
WHAT: Final[vec[i64]] = vec[i64]([_what(effect) for effect in _EFFECTS])

_FIRST_OF_NEUTRAL = [_SLOT_IDS.index(tile.slots[0].id) for tile in COMPONENTS.neutrals]
NEUTRAL_SLOT: Final[vec[i64]] = vec[i64](_FIRST_OF_NEUTRAL)
NEUTRAL_SLOTS: Final[vec[i64]] = vec[i64]([len(tile.slots) for tile in COMPONENTS.neutrals])
BUILDING_SLOT: Final[vec[i64]] = vec[i64]([_SLOT_IDS.index(tile.slots[0].id) for tile in COMPONENTS.buildings])
BUILDING_SLOTS: Final[vec[i64]] = vec[i64]([len(tile.slots) for tile in COMPONENTS.buildings])
"""Number + NUMBERS * side -> how many local actions."""

SPECIAL_SLOT: Final[vec[i64]] = vec[i64]([_SLOT_IDS.index(slot.id) for slot in COMPONENTS.specials])
BONUS_SLOT: Final[vec[i64]] = vec[i64](
    [
        _SLOT_IDS.index(COMPONENTS.bonuses[name, column].id) if (name, column) in COMPONENTS.bonuses else -1
        for name in WORKER_NAMES
        for column in range(COMPONENTS.worker_columns + 1)
    ]
)
"""Worker * (columns + 1) + column -> the immediate action of that column, or -1 (GW-3.6)."""

OBJECTIVE_SLOT: Final[vec[i64]] = vec[i64]([_SLOT_IDS.index(row.id) for row in COMPONENTS.objectives])
MASTER_SLOT: Final[vec[i64]] = vec[i64](
    [-1 if row.slot is None else _SLOT_IDS.index(row.slot.id) for row in COMPONENTS.masters]
)
SINGLE_TASK: Final[vec[i64]] = vec[i64]([TASK_NAMES.index(row.single.id) for row in COMPONENTS.auxiliaries])
DOUBLE_TASK: Final[vec[i64]] = vec[i64]([TASK_NAMES.index(row.double.id) for row in COMPONENTS.auxiliaries])
"""Auxiliary action -> its task in the single and in the double form."""

assert len(set(TASK_NAMES)) == len(TASK_NAMES)
assert len(_LOCAL) == SPECIAL_SLOT[0]
assert FIRST_BUILDING == 7
assert NUMBERS == 10


def aux_task(aux: i64, double: bool) -> i64:
    if double:
        return DOUBLE_TASK[aux]
    return SINGLE_TASK[aux]
