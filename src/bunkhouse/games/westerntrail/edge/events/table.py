"""Events of setup (GW-4), and of tiles and cards that come up."""

from dataclasses import dataclass

from bunkhouse.core.events import Event

# Setup (GW-4)


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MasterPlaced(Event):
    """A station master tile at its station."""

    master: str
    station: str


@dataclass(frozen=True, slots=True)
class NeutralPlaced(Event):
    """A neutral building on a place of the trail."""

    building: str
    space: str


@dataclass(frozen=True, slots=True)
class SideChosen(Event):
    """All players use this side of the number."""

    number: int
    side: str


@dataclass(frozen=True, slots=True)
class StartingObjectiveDealt(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class FirstBidderChosen(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class PlaceOffered(Event):
    """A starting objective lies at a place of the turn order, counted from 1, that will be bid for."""

    place: int
    card: str
    dollars: int


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    """Whoever held the place before, if anybody did, is outbid."""

    seat: int
    place: int
    points: int
    outbid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrderSettled(Event):
    """Everybody holds a place: the seats in the order of play."""

    seats: tuple[int, ...]


# Tiles and cards that come up


@dataclass(frozen=True, slots=True)
class TeepeePlaced(Event):
    tile: str
    space: str


@dataclass(frozen=True, slots=True)
class HazardPlaced(Event):
    tile: str
    space: str


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    """On the job market; the row is counted from 1."""

    worker: str
    row: int


@dataclass(frozen=True, slots=True)
class TileLeft(Event):
    """No space was free: the tile leaves the game."""

    tile: str


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """The job market token goes down to this row."""

    row: int


@dataclass(frozen=True, slots=True)
class EndBegan(Event):
    """The seat takes the job market token: this turn and one more of everybody else."""

    seat: int


@dataclass(frozen=True, slots=True)
class ForesightRevealed(Event):
    tile: str
    column: int


@dataclass(frozen=True, slots=True)
class MarketCardRevealed(Event):
    card: str


@dataclass(frozen=True, slots=True)
class ObjectiveRevealed(Event):
    """A card of the display."""

    card: str
