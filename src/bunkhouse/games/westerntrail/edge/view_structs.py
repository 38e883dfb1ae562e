"""What a seat may know of a position (GW-5), as structs; view.py builds them."""

from dataclasses import dataclass

from bunkhouse.core.view import View
from bunkhouse.core.words import ScoreLine


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile beside the trail."""

    space: str
    tile: str  # A, 3b, flood_2_green, blue_teepee …
    seat: int | None  # whose building it is
    toll: int  # for everybody but its owner
    points: int  # of a building or hazard


@dataclass(frozen=True, slots=True)
class StopView:
    """A stop on a way, with the toll that is really paid there, and to whom (None: the bank)."""

    space: str
    toll: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class TripView:
    """A way that the herder may take now; `to` and `by` are those of the choice."""

    to: str
    by: tuple[str, ...]
    stops: tuple[StopView, ...]
    spaces: tuple[str, ...]  # all that are passed, the last one included
    toll: int


@dataclass(frozen=True, slots=True)
class JobView:
    """A worker on the job market; rows and columns are counted from 1, columns among those used."""

    row: int
    column: int
    worker: str
    fee: int
    open: bool  # not in the row of the token


@dataclass(frozen=True, slots=True)
class CountView:
    """How many cards or tiles of one kind."""

    id: str
    number: int


@dataclass(frozen=True, slots=True)
class ForesightView:
    column: int  # from 1
    slot: int  # 0 or 1
    tile: str | None


@dataclass(frozen=True, slots=True)
class StationView:
    id: str
    cost: int
    points: int
    black: bool
    seats: tuple[int, ...]  # who has built here
    master: str | None  # the tile that lies here
    worker: str | None  # who was left here for it


@dataclass(frozen=True, slots=True)
class CityView:
    id: str
    value: int
    black: bool
    discs: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class DeliveryView:
    """What a delivery to this city would be for the watcher, with the hand as it is and all certificates spent."""

    city: str
    value: int  # import number
    missing: int  # breeding value that is lacking, or 0
    certificates: int  # temporary ones that must be spent for it
    possible: bool
    transport: int  # dollars
    money: int  # received there
    discs: tuple[str, ...]  # places (or own stations) the disc may come from
    arrows: tuple[str, ...]  # neighbouring cities to which an arrow would be completed
    objectives: int  # cards taken for arrows completed
    points: int  # at the end of the game for this disc and the arrows completed


@dataclass(frozen=True, slots=True)
class GoalView:
    """An objective card of a player, and whether it would be met if the game ended now."""

    card: str
    needs: tuple[str, ...]
    points: int
    penalty: int
    met: bool
    missing: tuple[str, ...]  # needs not there even if no other card used them


@dataclass(frozen=True, slots=True)
class AuxView:
    id: str
    single: bool
    double: bool


@dataclass(frozen=True, slots=True)
class BuildingView:
    """An own tile not yet built."""

    number: int
    building: str
    craftsmen: int
    points: int


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place in the turn order that is or was bid for."""

    place: int  # from 1
    money: int  # to begin with
    card: str | None  # the starting objective, once it lies there
    seat: int | None  # who holds it
    points: int  # for so many
    least: int  # to be bid to get it


@dataclass(frozen=True, slots=True)
class SeatView:
    score: int
    points: tuple[ScoreLine, ...]
    money: int
    herder: str | None
    engine: str
    step_limit: int
    hand_limit: int
    certificates: int
    certificate_limit: int
    permanent_certificates: int
    cowboys: int
    craftsmen: int
    engineers: int
    discs: tuple[str, ...]  # places still covered
    auxiliaries: tuple[AuxView, ...]
    buildings: tuple[BuildingView, ...]
    forest_buildings: int
    cities: tuple[str, ...]  # one entry for each disc
    stations: tuple[str, ...]
    masters: tuple[str, ...]
    hazards: tuple[str, ...]
    green_teepees: int
    blue_teepees: int
    goals: tuple[GoalView, ...]  # the objective area
    has_token: bool
    cards_in_hand: int
    cards_in_deck: int
    cards_in_discard: int
    hand: tuple[str, ...]  # all of one's own; of others what everybody knows to be there
    deck: tuple[CountView, ...] | None  # what one's own draw deck is made of
    hidden: tuple[CountView, ...] | None  # what hand and deck of others are made of together, as far as it is known
    unknown: int  # cards among them that only their owner has seen
    discard: tuple[CountView, ...] | None  # None where only the top may be seen
    discard_top: str | None
    herd_value: int | None  # breeding value of the own hand, without certificates
    herd_goals: tuple[GoalView, ...] | None  # own objective cards not yet played, wherever they are; met by themselves
    active: bool


@dataclass(frozen=True, slots=True, repr=False)
class WesternTrailView(View):
    seats: tuple[SeatView, ...]
    active: int | None  # None before the first turn
    starter: int | None
    order: tuple[int, ...]  # of play, from the first player on; empty before it is known
    places: tuple[PlaceView, ...]  # only where they are bid for
    turn: int
    turns_left: int  # an estimate, for each player
    asked: str  # kind of the decision, as in `decision`, or chance, or over
    mode: str  # open, local, auxiliary: what has been done at the stop
    local: tuple[str, ...]  # actions of the stop still open
    sides: tuple[str, ...]  # by number: 1a or 1b …
    tiles: tuple[TileView, ...]
    trips: tuple[TripView, ...]  # ways the active player may take in this decision
    village: tuple[str, ...]  # spaces in the order of filling
    jobs: tuple[JobView, ...]
    job_rows: int
    job_columns: int
    job_fees: tuple[int, ...]
    token_row: int | None  # from 1
    token_seat: int | None
    workers_to_come: int  # until the end of the game begins
    foresight: tuple[ForesightView, ...]
    piles: tuple[tuple[CountView, ...], ...]  # what is left in each supply pile
    market: tuple[str, ...]  # as it is sorted
    market_deck: tuple[CountView, ...]
    market_size: int
    cowboys_left: int | None  # while the active player buys
    display: tuple[str, ...]
    display_goals: tuple[GoalView, ...]  # the same cards as the watcher would meet them now
    objective_deck: tuple[CountView, ...]  # what may still come, the secret cards of others among them
    objectives_left: int
    stations: tuple[StationView, ...]
    cities: tuple[CityView, ...]
    deliveries: tuple[DeliveryView, ...] | None  # to the watcher
    breeding_value: int | None  # of the active player's herd in Kansas City
    open_discards: bool
    over: bool
