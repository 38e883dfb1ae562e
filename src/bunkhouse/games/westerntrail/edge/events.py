"""What happens in Great Western Trail, as facts. Cards, tiles, spaces, discs and actions are named by their ids."""

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


# Actions


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


EVENT_TYPES: tuple[type[Event], ...] = (
    FirstPlayerChosen,
    MasterPlaced,
    NeutralPlaced,
    SideChosen,
    StartingObjectiveDealt,
    FirstBidderChosen,
    PlaceOffered,
    BidPlaced,
    OrderSettled,
    TeepeePlaced,
    HazardPlaced,
    WorkerPlaced,
    TileLeft,
    TokenMoved,
    EndBegan,
    ForesightRevealed,
    MarketCardRevealed,
    ObjectiveRevealed,
    TurnBegan,
    HerderPlaced,
    HerderMoved,
    TollPaid,
    TollForgiven,
    ActionDone,
    AuxiliaryDone,
    Declined,
    ObjectivePlayed,
    BuildingUsed,
    MoneyGained,
    MoneyPaid,
    CertificatesGained,
    CardDiscarded,
    CardRemoved,
    CardDrawn,
    CardSeen,
    DeckReshuffled,
    WorkerHired,
    BuildingBuilt,
    ObjectiveTaken,
    ObjectiveTakenSecretly,
    ObjectiveSeen,
    EngineMoved,
    StationBuilt,
    DiscTaken,
    DiscMoved,
    MasterTaken,
    TeepeeTaken,
    HazardRemoved,
    CattleBought,
    MarketEnlarged,
    TileChosen,
    HandShown,
    IncomeTaken,
    Delivered,
    DeliveredInVain,
    TransportPaid,
    HerderReturned,
    HandLaidOpen,
    PointsCounted,
    GameEnded,
)
