"""What happens in Great Western Trail, as facts. Cards, tiles, spaces, discs and actions are named by their ids."""

from bunkhouse.core.events import Event
from bunkhouse.games.westerntrail.edge.events import actions, kansas, table, turn

EVENT_TYPES: tuple[type[Event], ...] = tuple(
    kind
    for module in (table, turn, actions, kansas)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
"""In the order in which they are written down."""
