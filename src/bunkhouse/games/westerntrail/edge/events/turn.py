"""Events of a turn on the trail; money, certificates and cards."""

from dataclasses import dataclass

from bunkhouse.core.events import Event

# The turn


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class HerderPlaced(Event):
    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class HerderMoved(Event):
    """Along these stops, the last of which is the space reached."""

    seat: int
    space: str
    stops: tuple[str, ...]
    steps: int
    free: bool


@dataclass(frozen=True, slots=True)
class TollPaid(Event):
    """To the owner of the building, or to the bank where takers is empty."""

    seat: int
    space: str
    dollars: int
    takers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TollForgiven(Event):
    """What was not there need not be paid."""

    seat: int
    space: str
    dollars: int


@dataclass(frozen=True, slots=True)
class ActionDone(Event):
    """A local action, an immediate action or a special action is begun."""

    seat: int
    task: str


@dataclass(frozen=True, slots=True)
class AuxiliaryDone(Event):
    seat: int
    aux: str
    double: bool


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """An offer is not taken."""

    seat: int


@dataclass(frozen=True, slots=True)
class ObjectivePlayed(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BuildingUsed(Event):
    """The adjacent building is used as if it were one's own (8b)."""

    seat: int
    building: str
    space: str


# Money, certificates, cards


@dataclass(frozen=True, slots=True)
class MoneyGained(Event):
    seat: int
    dollars: int


@dataclass(frozen=True, slots=True)
class MoneyPaid(Event):
    seat: int
    dollars: int


@dataclass(frozen=True, slots=True)
class CertificatesGained(Event):
    """The cube moves forward; now it stands at this value."""

    seat: int
    certificates: int
    value: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """From the game."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """Everybody sees that a card was drawn."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """For the drawer's eyes only."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    seat: int
    cards: int
