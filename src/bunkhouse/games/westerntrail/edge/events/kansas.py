"""Events of Kansas City (GW-10) and of the end of the game."""

from dataclasses import dataclass

from bunkhouse.core.events import Event

# Kansas City


@dataclass(frozen=True, slots=True)
class TileChosen(Event):
    seat: int
    tile: str
    column: int


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """Value is the sum of the different breeds, without certificates."""

    seat: int
    cards: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    """The breeding value, in dollars; permanent and spent are certificates."""

    seat: int
    dollars: int
    permanent: int
    spent: int


@dataclass(frozen=True, slots=True)
class Delivered(Event):
    seat: int
    city: str
    extraordinary: bool


@dataclass(frozen=True, slots=True)
class DeliveredInVain(Event):
    """No disc can be had: the delivery has no effect."""

    seat: int


@dataclass(frozen=True, slots=True)
class TransportPaid(Event):
    seat: int
    city: str
    dollars: int


@dataclass(frozen=True, slots=True)
class HerderReturned(Event):
    """To the start of the trail."""

    seat: int


# The end


@dataclass(frozen=True, slots=True)
class HandLaidOpen(Event):
    """What is left in a hand is no secret any more."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PointsCounted(Event):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seats: tuple[int, ...]
    points: int
