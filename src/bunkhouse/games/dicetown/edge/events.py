"""What happens in Dice Town, as facts. Faces are written as in `9 9 J`, cards by their id or as `claim3`."""

from dataclasses import dataclass

from bunkhouse.core.events import Event


@dataclass(frozen=True, slots=True)
class SheriffNamed(Event):
    """The badge at the beginning (DT-2.7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClaimTurned(Event):
    card: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class CupSlammed(Event):
    """How many dice lie under it."""

    seat: int
    dice: int


@dataclass(frozen=True, slots=True)
class RollSeen(Event):
    """For the owner's eyes only."""

    seat: int
    faces: str


@dataclass(frozen=True, slots=True)
class LastRollBegan(Event):
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LastRollFell(Event):
    seat: int
    faces: str


@dataclass(frozen=True, slots=True)
class DiceChosen(Event):
    """For the owner's eyes only."""

    seat: int
    faces: str


@dataclass(frozen=True, slots=True)
class DiceCommitted(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class DiceRevealed(Event):
    seat: int
    faces: str
    dice: int
    price: int


@dataclass(frozen=True, slots=True)
class DiceTrimmed(Event):
    """Quick Draw was cancelled and the money does not pay for all."""

    seat: int
    faces: str


@dataclass(frozen=True, slots=True)
class PricePaid(Event):
    seat: int
    dollars: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """Professional Cheater is played; the die turns unless the card is cancelled."""

    seat: int
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class JoePlayed(Event):
    seat: int
    givers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class JoeShown(Event):
    """He never stays in a hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class JoeInVain(Event):
    """Nobody has any money."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    """The seat plays Wanted on the others' card."""

    seat: int
    others: tuple[int, ...]
    card: str


@dataclass(frozen=True, slots=True)
class DollarsGiven(Event):
    seat: int
    takers: tuple[int, ...]
    dollars: int


@dataclass(frozen=True, slots=True)
class NuggetsGiven(Event):
    seat: int
    takers: tuple[int, ...]
    nuggets: int


@dataclass(frozen=True, slots=True)
class NobodyVisits(Event):
    location: str


@dataclass(frozen=True, slots=True)
class TieForNothing(Event):
    seats: tuple[int, ...]
    location: str


@dataclass(frozen=True, slots=True)
class LocationVisited(Event):
    seat: int
    location: str


@dataclass(frozen=True, slots=True)
class NuggetsTaken(Event):
    seat: int
    nuggets: int
    left: int


@dataclass(frozen=True, slots=True)
class BankRobbed(Event):
    seat: int
    dollars: int


@dataclass(frozen=True, slots=True)
class StagecoachUnloaded(Event):
    dollars: int


@dataclass(frozen=True, slots=True)
class StoreReshuffled(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class StoreCardDrawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class StoreCardSeen(Event):
    """For the drawer's eyes only."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class StoreCardKept(Event):
    seat: int
    discarded: int


@dataclass(frozen=True, slots=True)
class KeptCardSeen(Event):
    """For the owner's eyes only."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class NothingToSteal(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardsGrabbed(Event):
    seat: int
    victims: tuple[int, ...]
    store: int
    claims: int
    blind: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    seat: int
    victims: tuple[int, ...]
    type: str


@dataclass(frozen=True, slots=True)
class StolenCardSeen(Event):
    """For thief and victim."""

    seat: int
    victims: tuple[int, ...]
    card: str


@dataclass(frozen=True, slots=True)
class LootKept(Event):
    seat: int
    victims: tuple[int, ...]
    type: str
    returned: int


@dataclass(frozen=True, slots=True)
class LootSeen(Event):
    """For thief and victim."""

    seat: int
    victims: tuple[int, ...]
    card: str


@dataclass(frozen=True, slots=True)
class SheriffStayed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BadgeMoved(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ClaimWon(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SecretClaimWon(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class SecretClaimSeen(Event):
    """For the winner's eyes only."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ClaimsPutUnder(Event):
    claims: int


@dataclass(frozen=True, slots=True)
class TieHeld(Event):
    seats: tuple[int, ...]
    location: str


@dataclass(frozen=True, slots=True)
class OfferWritten(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class OfferShown(Event):
    seat: int
    dollars: int
    nuggets: int
    store: int
    claims: int


@dataclass(frozen=True, slots=True)
class OfferMeantFor(Event):
    seat: int
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfferedCardSeen(Event):
    """For offerer and Sheriff."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MoreAsked(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Favoured(Event):
    seat: int
    location: str


@dataclass(frozen=True, slots=True)
class OfferWaived(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BribeAgreed(Event):
    """It will be paid when the location is finished (DT-16.5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BribePaid(Event):
    seat: int
    takers: tuple[int, ...]
    dollars: int
    nuggets: int
    store: int
    claims: int


@dataclass(frozen=True, slots=True)
class BribeCardSeen(Event):
    """For giver and Sheriff."""

    seat: int
    takers: tuple[int, ...]
    card: str


@dataclass(frozen=True, slots=True)
class NoConsolation(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ConsolationDeclined(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ConsolationChosen(Event):
    seat: int
    consolation: str


@dataclass(frozen=True, slots=True)
class ClaimFenced(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardLaidOpen(Event):
    """At the end of the game."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PointsCounted(Event):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class WinnerNamed(Event):
    """By the Sheriff, in a final tie."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seats: tuple[int, ...]
    points: int


EVENT_TYPES: tuple[type[Event], ...] = (
    SheriffNamed,
    ClaimTurned,
    RoundBegan,
    CupSlammed,
    RollSeen,
    LastRollBegan,
    LastRollFell,
    DiceChosen,
    DiceCommitted,
    DiceRevealed,
    DiceTrimmed,
    PricePaid,
    CardPlayed,
    DieTurned,
    JoePlayed,
    JoeShown,
    JoeInVain,
    CardCancelled,
    DollarsGiven,
    NuggetsGiven,
    NobodyVisits,
    TieForNothing,
    LocationVisited,
    NuggetsTaken,
    BankRobbed,
    StagecoachUnloaded,
    StoreReshuffled,
    StoreCardDrawn,
    StoreCardSeen,
    StoreCardKept,
    KeptCardSeen,
    NothingToSteal,
    CardsGrabbed,
    CardTaken,
    StolenCardSeen,
    LootKept,
    LootSeen,
    SheriffStayed,
    BadgeMoved,
    ClaimWon,
    SecretClaimWon,
    SecretClaimSeen,
    ClaimsPutUnder,
    TieHeld,
    OfferWritten,
    OfferShown,
    OfferMeantFor,
    OfferedCardSeen,
    MoreAsked,
    Favoured,
    OfferWaived,
    BribeAgreed,
    BribePaid,
    BribeCardSeen,
    NoConsolation,
    ConsolationDeclined,
    ConsolationChosen,
    ClaimFenced,
    CardLaidOpen,
    PointsCounted,
    WinnerNamed,
    GameEnded,
)
