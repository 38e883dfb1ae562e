"""Actions as structs, one for every sort of them; encoding.py goes from ints to structs and back."""

from dataclasses import dataclass
from typing import Literal

PlainKind = Literal["pass", "end", "done", "add", "top"]
CardKind = Literal["market", "objective", "starting", "draw", "play", "take", "also", "discard", "remove"]
SpaceKind = Literal["place", "space", "trade", "hazard", "use"]
TileKind = Literal["reveal", "choose"]
AmountKind = Literal["number", "spend"]


@dataclass(frozen=True, slots=True)
class Plain:
    """An action that needs no more words."""

    kind: PlainKind


@dataclass(frozen=True, slots=True)
class OfSeat:
    seat: int
    kind: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class OfCard:
    """An action that names a card: a breed (with its points where they differ) or an objective."""

    card: str
    kind: CardKind


@dataclass(frozen=True, slots=True)
class OfSpace:
    """An action that names a space of the trail."""

    space: str
    kind: SpaceKind


@dataclass(frozen=True, slots=True)
class Trip:
    """A herder's way: the last stop, and the spaces entered at forks where the second way is taken."""

    to: str
    by: tuple[str, ...]
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class OfTask:
    """A printed action."""

    task: str
    kind: Literal["do"] = "do"


@dataclass(frozen=True, slots=True)
class Auxiliary:
    aux: str
    double: bool
    kind: Literal["aux"] = "aux"


@dataclass(frozen=True, slots=True)
class Hire:
    row: int  # from 1
    worker: str
    kind: Literal["hire"] = "hire"


@dataclass(frozen=True, slots=True)
class OfBuilding:
    number: int  # 1 to 10
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Side:
    number: int  # 1 to 10
    side: str
    kind: Literal["side"] = "side"


@dataclass(frozen=True, slots=True)
class Bid:
    """Points for a place in the turn order."""

    place: int  # from 1
    points: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class OfRail:
    """Where the engine goes: a number of the main line, or a turnout by its station."""

    rail: str
    kind: Literal["engine"] = "engine"


@dataclass(frozen=True, slots=True)
class OfDisc:
    """A disc place of the player board, or an own station from which the disc is moved."""

    disc: str
    kind: Literal["disc"] = "disc"


@dataclass(frozen=True, slots=True)
class OfWorker:
    worker: str
    kind: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class OfTile:
    tile: str
    kind: TileKind


@dataclass(frozen=True, slots=True)
class OfMaster:
    master: str
    kind: Literal["master"] = "master"


@dataclass(frozen=True, slots=True)
class OfNeutral:
    building: str
    kind: Literal["neutral"] = "neutral"


@dataclass(frozen=True, slots=True)
class Purchase:
    option: str
    card: str
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class OfStation:
    station: str
    kind: Literal["station"] = "station"


@dataclass(frozen=True, slots=True)
class OfCity:
    city: str
    kind: Literal["city"] = "city"


@dataclass(frozen=True, slots=True)
class OfAmount:
    amount: int
    kind: AmountKind


CHOICE_TYPES = (
    Plain,
    OfSeat,
    OfCard,
    OfSpace,
    Trip,
    OfTask,
    Auxiliary,
    Hire,
    OfBuilding,
    Side,
    Bid,
    OfRail,
    OfDisc,
    OfWorker,
    OfTile,
    OfMaster,
    OfNeutral,
    Purchase,
    OfStation,
    OfCity,
    OfAmount,
)
WesternTrailChoice = (
    Plain
    | OfSeat
    | OfCard
    | OfSpace
    | Trip
    | OfTask
    | Auxiliary
    | Hire
    | OfBuilding
    | Side
    | Bid
    | OfRail
    | OfDisc
    | OfWorker
    | OfTile
    | OfMaster
    | OfNeutral
    | Purchase
    | OfStation
    | OfCity
    | OfAmount
)
