"""What happens in Gold Rush, as facts. A place is x, y and part of an area's earliest tile, if not said otherwise."""

from dataclasses import dataclass

from bunkhouse.core.events import Event


@dataclass(frozen=True, slots=True)
class FirstPlayerNamed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    seat: int
    tile: str
    x: int
    y: int
    turn: int
    ore: int  # tokens laid on it
    forced: bool  # it fitted in one way only, so nobody was asked


@dataclass(frozen=True, slots=True)
class CowboyPlaced(Event):
    seat: int
    role: str
    x: int
    y: int
    part: str


@dataclass(frozen=True, slots=True)
class TentPlaced(Event):
    seat: int
    x: int
    y: int
    part: str
    moved: bool  # from another place on the table


@dataclass(frozen=True, slots=True)
class OreMined(Event):
    seat: int
    x: int
    y: int
    part: str
    left: int  # tokens in the pile


@dataclass(frozen=True, slots=True)
class OreSeen(Event):
    """For the taker's eyes only."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TrackScored(Event):
    seats: tuple[int, ...]
    x: int
    y: int
    part: str
    points: int
    tiles: int
    locomotives: int


@dataclass(frozen=True, slots=True)
class TrackCompleted(Event):
    """Nobody's."""

    x: int
    y: int
    part: str
    tiles: int


@dataclass(frozen=True, slots=True)
class MountainScored(Event):
    seats: tuple[int, ...]
    x: int
    y: int
    part: str
    points: int


@dataclass(frozen=True, slots=True)
class MountainCompleted(Event):
    """Nobody's; its ore is out of play."""

    x: int
    y: int
    part: str
    ore: int


@dataclass(frozen=True, slots=True)
class CityScored(Event):
    seat: int
    x: int
    y: int
    part: str
    points: int
    tracks: int


@dataclass(frozen=True, slots=True)
class CowboyReturned(Event):
    """Where it stood, not the area's earliest tile."""

    seat: int
    role: str
    x: int
    y: int
    part: str


@dataclass(frozen=True, slots=True)
class TentReturned(Event):
    seat: int
    x: int
    y: int
    part: str


@dataclass(frozen=True, slots=True)
class FinalScoringBegan(Event):
    ore: int  # tokens taken off the tiles


@dataclass(frozen=True, slots=True)
class UnfinishedMountainScored(Event):
    seats: tuple[int, ...]
    x: int
    y: int
    part: str
    points: int


@dataclass(frozen=True, slots=True)
class UnfinishedTrackScored(Event):
    seats: tuple[int, ...]
    x: int
    y: int
    part: str
    points: int


@dataclass(frozen=True, slots=True)
class UnfinishedCityScored(Event):
    seat: int
    x: int
    y: int
    part: str
    points: int
    tracks: int


@dataclass(frozen=True, slots=True)
class PrairieScored(Event):
    seats: tuple[int, ...]
    x: int
    y: int
    part: str
    points: int
    tipis: int
    herds: int


@dataclass(frozen=True, slots=True)
class OreCounted(Event):
    seat: int
    tokens: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seats: tuple[int, ...]  # the winners
    points: int


EVENT_TYPES: tuple[type[Event], ...] = (
    FirstPlayerNamed,
    TileDrawn,
    TileDiscarded,
    TilePlaced,
    CowboyPlaced,
    TentPlaced,
    OreMined,
    OreSeen,
    Passed,
    TrackScored,
    TrackCompleted,
    MountainScored,
    MountainCompleted,
    CityScored,
    CowboyReturned,
    TentReturned,
    FinalScoringBegan,
    UnfinishedMountainScored,
    UnfinishedTrackScored,
    UnfinishedCityScored,
    PrairieScored,
    OreCounted,
    GameEnded,
)
