"""What happens in liar's dice, as facts. A bid is told as an amount such as `4 sixes`, dice as their faces."""

from dataclasses import dataclass

from bunkhouse.core.events import Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    seat: int  # bids first
    round: int
    dice: int  # of all players


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """For the owner's eyes only."""

    seat: int
    faces: str


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: int
    bid: str


@dataclass(frozen=True, slots=True)
class Doubted(Event):
    seat: int
    bid: str


@dataclass(frozen=True, slots=True)
class CalledSpotOn(Event):
    seat: int
    bid: str


@dataclass(frozen=True, slots=True)
class CupLifted(Event):
    seat: int
    faces: str


@dataclass(frozen=True, slots=True)
class DiceCounted(Event):
    bid: str
    found: int  # dice that count for it


@dataclass(frozen=True, slots=True)
class DieLost(Event):
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seat: int
    dice: int


EVENT_TYPES = (RoundBegan, DiceRolled, BidMade, Doubted, CalledSpotOn, CupLifted, DiceCounted, DieLost, GameEnded)
