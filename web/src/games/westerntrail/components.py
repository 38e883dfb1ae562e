"""Writes components.json, what the drawings need to know, from the game's components.toml.

Run it from anywhere after the components have changed; the result is committed and never edited.
"""

import json
import sys
import tomllib
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[4] / "src"
sys.path.insert(0, str(SOURCE))

from bunkhouse.games.westerntrail.rules.components import COMPONENTS  # noqa: E402
from bunkhouse.games.westerntrail.rules.rows import Slot, Task  # noqa: E402

printed = tomllib.loads((SOURCE / "bunkhouse/games/westerntrail/components.toml").read_text(encoding="utf-8"))
places = {row["id"]: row for row in printed["locations"]}

tasks: dict[str, object] = {}


def told(task: Task) -> str:
    tasks[task.id] = [[e.verb, e.amount, e.what, e.is_requirement] for e in task.effects]
    return task.id


def slot_of(slot: Slot | None) -> list[str]:
    return [] if slot is None else [told(task) for task in slot.tasks]


data = {
    "spaces": {
        row.id: {
            "kind": row.kind, "next": row.next, "forest": row.forest, "special": row.special, "zone": row.zone,
            "number": row.number, "money": row.money, "offTrail": row.off_trail,
            "x": places[row.id]["x"], "y": places[row.id]["y"],
        }
        for row in COMPONENTS.spaces
    },
    "buildings": {
        row.id: {
            "craftsmen": row.craftsmen, "points": row.points, "hands": row.hands,
            "slots": [slot_of(slot) for slot in row.slots],
        }
        for row in COMPONENTS.neutrals + COMPONENTS.buildings
    },
    "specials": {slot.id: slot_of(slot) for slot in COMPONENTS.specials},
    "supply": {
        row.id: {"kind": row.kind, "what": row.what, "points": row.points, "hand": row.hand}
        for row in COMPONENTS.supply
    },
    "cattle": {
        row.id: {"breed": row.breed, "value": row.value, "points": row.points, "market": row.market}
        for row in COMPONENTS.cattle
    },
    "objectives": {
        row.id: {"needs": row.needs, "points": row.points, "penalty": row.penalty, "slot": slot_of(row.slot)}
        for row in COMPONENTS.objectives + COMPONENTS.starting_objectives
    },
    "purchases": {
        row.id: {"cowboys": row.cowboys, "value": row.value, "cards": row.cards, "price": row.price}
        for row in COMPONENTS.purchases
    },
    "yellowRows": [row + 1 for row in COMPONENTS.yellow_rows],
    "railLast": COMPONENTS.rail_last,
    "crossings": COMPONENTS.crossings,
    "stations": {
        row.id: {
            "after": row.after, "cost": row.cost, "points": row.points, "black": row.black, "turnout": row.turnout,
        }
        for row in COMPONENTS.stations
    },
    "cities": {
        row.id: {"value": row.value, "black": row.black, "points": row.points, "money": row.money}
        for row in COMPONENTS.cities
    },
    "links": [{"a": row.a, "b": row.b, "points": row.points, "objective": row.objective} for row in COMPONENTS.links],
    "masters": {
        row.id: {
            "certificates": row.certificates, "slot": slot_of(row.slot), "per": row.per, "group": row.group,
            "points": row.points,
        }
        for row in COMPONENTS.masters
    },
    "track": COMPONENTS.certificate_track,
    "discs": {
        row.id: {"black": row.black, "frees": row.frees, "money": row.money, "cost": row.cost, "points": row.points}
        for row in COMPONENTS.discs
    },
    "auxiliaries": {
        row.id: {"free": row.free_at_start, "single": told(row.single), "double": told(row.double)}
        for row in COMPONENTS.auxiliaries
    },
    "columns": COMPONENTS.worker_columns,
    "scoringColumns": COMPONENTS.scoring_columns,
    "workerPoints": COMPONENTS.worker_points,
    "bonuses": {f"{worker}_{column}": slot_of(slot) for (worker, column), slot in COMPONENTS.bonuses.items()},
    "tasks": tasks,
}  # fmt: skip


def row_by_row(value: object) -> str:
    """One line for each row of a table: a change of the components is a readable diff."""
    if isinstance(value, dict):
        rows = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items())
        return f"{{\n{rows}\n  }}"
    return json.dumps(value)


tables = ",\n".join(f"  {json.dumps(name)}: {row_by_row(table)}" for name, table in data.items())
target = Path(__file__).with_suffix(".json")
target.write_text(f"{{\n{tables}\n}}\n", encoding="utf-8")
