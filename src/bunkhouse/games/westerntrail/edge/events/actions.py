"""Events of the actions of buildings, cards and discs (GW-12)."""

from dataclasses import dataclass

from bunkhouse.core.events import Event


@dataclass(frozen=True, slots=True)
class WorkerHired(Event):
    seat: int
    worker: str
    row: int
    dollars: int
    column: int


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    """Replaced names the own tile that lay there, or is empty."""

    seat: int
    building: str
    space: str
    dollars: int
    replaced: str


@dataclass(frozen=True, slots=True)
class ObjectiveTaken(Event):
    """From the display, or from the deck and seen by all."""

    seat: int
    card: str
    to_hand: bool


@dataclass(frozen=True, slots=True)
class ObjectiveTakenSecretly(Event):
    """From the deck into the hand (6b)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ObjectiveSeen(Event):
    """For the taker's eyes only."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class EngineMoved(Event):
    seat: int
    origin: str
    rail: str
    back: bool


@dataclass(frozen=True, slots=True)
class StationBuilt(Event):
    seat: int
    station: str
    dollars: int


@dataclass(frozen=True, slots=True)
class DiscTaken(Event):
    """A disc leaves this place of the player board."""

    seat: int
    disc: str


@dataclass(frozen=True, slots=True)
class DiscMoved(Event):
    """For want of others a disc is taken off an own station, which is lost."""

    seat: int
    station: str


@dataclass(frozen=True, slots=True)
class MasterTaken(Event):
    seat: int
    master: str
    station: str
    worker: str


@dataclass(frozen=True, slots=True)
class TeepeeTaken(Event):
    """Dollars are received, or paid where they are negative."""

    seat: int
    tile: str
    space: str
    dollars: int


@dataclass(frozen=True, slots=True)
class HazardRemoved(Event):
    seat: int
    tile: str
    space: str


@dataclass(frozen=True, slots=True)
class CattleBought(Event):
    """The dollars are for the whole option; a second card costs nothing more."""

    seat: int
    card: str
    cowboys: int
    dollars: int


@dataclass(frozen=True, slots=True)
class MarketEnlarged(Event):
    """A cowboy adds cards of the deck to the market."""

    seat: int
