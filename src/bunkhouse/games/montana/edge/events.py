"""What happens in Montana, as facts. Goods and workers are told as in `2 grain + 1 stone`."""

from dataclasses import dataclass

from bunkhouse.core.events import Event


@dataclass(frozen=True, slots=True)
class StartPlayerDrawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class SideDrawn(Event):
    """The special tile of the middle (MT-15.2)."""

    side: str


@dataclass(frozen=True, slots=True)
class MapLaid(Event):
    """All tiles lie; so many times they were turned anew (MT-3.8)."""

    tiles: int
    tries: int
    turns: str  # slot by slot, how far its tile is turned


@dataclass(frozen=True, slots=True)
class StartTileLaid(Event):
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class SeatSeated(Event):
    """What everybody begins with (MT-3.4, MT-3.5)."""

    seat: int
    silver: int
    cattle: int
    goods: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int
    extra: bool


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    """The preview at the left (MT-16.3)."""

    event: str
    shown: str


@dataclass(frozen=True, slots=True)
class EventActive(Event):
    event: str
    shown: str


@dataclass(frozen=True, slots=True)
class EventRemoved(Event):
    event: str
    shown: str


@dataclass(frozen=True, slots=True)
class EventDeckShuffled(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class WheelSpun(Event):
    """What the sector shows."""

    seat: int
    sector: int
    workers: str


@dataclass(frozen=True, slots=True)
class GrainPaid(Event):
    """The arrow moves on to that sector (MT-5.2)."""

    seat: int
    grain: int
    sector: int
    workers: str


@dataclass(frozen=True, slots=True)
class WorkersReturned(Event):
    seat: int
    workers: str


@dataclass(frozen=True, slots=True)
class SilverGained(Event):
    """From: no_cattle_bonus, shortage, river."""

    seat: int
    silver: int
    source: str


@dataclass(frozen=True, slots=True)
class GoodsGained(Event):
    """From: no_worker_bonus, great_falls, city, substitute."""

    seat: int
    goods: str
    source: str


@dataclass(frozen=True, slots=True)
class WorkersGained(Event):
    """From: rich_bonus, helena, substitute."""

    seat: int
    workers: str
    source: str


@dataclass(frozen=True, slots=True)
class GoodsMissing(Event):
    """The supply does not hold them (MT-10.2)."""

    seat: int
    goods: str


@dataclass(frozen=True, slots=True)
class WorkersMissing(Event):
    seat: int
    workers: str


@dataclass(frozen=True, slots=True)
class BankVisited(Event):
    seat: int
    space: int
    workers: str
    silver: int


@dataclass(frozen=True, slots=True)
class AreaWorked(Event):
    seat: int
    area: str
    space: int
    workers: str
    silver: int
    goods: str


@dataclass(frozen=True, slots=True)
class SmallSpaceUsed(Event):
    seat: int
    area: str
    workers: str
    goods: str


@dataclass(frozen=True, slots=True)
class PlaceCleared(Event):
    """An area, or the bank (MT-6.2.7)."""

    area: str
    workers: str


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    seat: int
    row: str
    column: int
    price: int


@dataclass(frozen=True, slots=True)
class Outbid(Event):
    """The seat loses its place to the others."""

    seat: int
    others: tuple[int, ...]
    row: str


@dataclass(frozen=True, slots=True)
class AuctionPassed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class RewardWon(Event):
    seat: int
    row: str
    price: int


@dataclass(frozen=True, slots=True)
class GoodsUpgraded(Event):
    """Small goods exchanged for as many large ones."""

    seat: int
    goods: str


@dataclass(frozen=True, slots=True)
class FieldBuilt(Event):
    """Goods paid at once: those shown and those of an event."""

    seat: int
    q: int
    r: int
    goods: str
    settlements: int


@dataclass(frozen=True, slots=True)
class SurchargePaid(Event):
    """What else was paid, or part of it; because of: event (part of it), watchtower, helena."""

    seat: int
    goods: str
    source: str


@dataclass(frozen=True, slots=True)
class SettlementPlaced(Event):
    """A special one, or a regular one under it (module 1)."""

    seat: int
    piece: str


@dataclass(frozen=True, slots=True)
class LineCompleted(Event):
    seat: int
    lines: int
    settlements: int


@dataclass(frozen=True, slots=True)
class CattleTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CanteenTaken(Event):
    seat: int
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class MiddleOpened(Event):
    seat: int
    side: str


@dataclass(frozen=True, slots=True)
class MarketExchanged(Event):
    seat: int
    given: str
    taken: str


@dataclass(frozen=True, slots=True)
class GatePaid(Event):
    """The others pay the seat."""

    seat: int
    others: tuple[int, ...]
    silver: int


@dataclass(frozen=True, slots=True)
class BuildingEnded(Event):
    seat: int
    fields: int
    silver: int


@dataclass(frozen=True, slots=True)
class CattleTradedForGood(Event):
    seat: int
    good: str


@dataclass(frozen=True, slots=True)
class CattleTradedForSilver(Event):
    seat: int
    silver: int


@dataclass(frozen=True, slots=True)
class CattleTradedForWorker(Event):
    seat: int
    worker: str


@dataclass(frozen=True, slots=True)
class WorkersSold(Event):
    seat: int
    workers: str
    silver: int


@dataclass(frozen=True, slots=True)
class GoodsSold(Event):
    seat: int
    goods: str
    silver: int


@dataclass(frozen=True, slots=True)
class WorkerHired(Event):
    seat: int
    worker: str
    silver: int


@dataclass(frozen=True, slots=True)
class GoodsBought(Event):
    seat: int
    goods: str
    silver: int


@dataclass(frozen=True, slots=True)
class MountainsLookedAt(Event):
    seat: int
    tiles: int


@dataclass(frozen=True, slots=True)
class MountainSeen(Event):
    """For the eyes of the one who looks only."""

    seat: int
    q: int
    r: int
    gold: str
    shown: str


@dataclass(frozen=True, slots=True)
class MountainTaken(Event):
    seat: int
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class MountainsLeft(Event):
    """None was taken, or looked at."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoldUsed(Event):
    seat: int
    gold: str
    shown: str


@dataclass(frozen=True, slots=True)
class CanteenSpent(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class NowhereToBuild(Event):
    """No field is left that anybody can reach (MT-11.5)."""

    round: int


@dataclass(frozen=True, slots=True)
class RoundLimitReached(Event):
    """MT-11.5"""

    round: int


@dataclass(frozen=True, slots=True)
class SettlementsCounted(Event):
    seat: int
    settlements: int
    cattle: int
    silver: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seats: tuple[int, ...]
    settlements: int


EVENT_TYPES: tuple[type[Event], ...] = (
    StartPlayerDrawn,
    SideDrawn,
    MapLaid,
    StartTileLaid,
    SeatSeated,
    RoundBegan,
    TurnBegan,
    EventDrawn,
    EventActive,
    EventRemoved,
    EventDeckShuffled,
    WheelSpun,
    GrainPaid,
    WorkersReturned,
    SilverGained,
    GoodsGained,
    WorkersGained,
    GoodsMissing,
    WorkersMissing,
    BankVisited,
    AreaWorked,
    SmallSpaceUsed,
    PlaceCleared,
    AuctionOpened,
    BidPlaced,
    Outbid,
    AuctionPassed,
    RewardWon,
    GoodsUpgraded,
    FieldBuilt,
    SurchargePaid,
    SettlementPlaced,
    LineCompleted,
    CattleTaken,
    CanteenTaken,
    MiddleOpened,
    MarketExchanged,
    GatePaid,
    BuildingEnded,
    CattleTradedForGood,
    CattleTradedForSilver,
    CattleTradedForWorker,
    WorkersSold,
    GoodsSold,
    WorkerHired,
    GoodsBought,
    MountainsLookedAt,
    MountainSeen,
    MountainTaken,
    MountainsLeft,
    GoldUsed,
    CanteenSpent,
    EndTriggered,
    NowhereToBuild,
    RoundLimitReached,
    SettlementsCounted,
    GameEnded,
)
