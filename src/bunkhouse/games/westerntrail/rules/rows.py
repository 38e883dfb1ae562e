"""What components are made of: typed rows, as printed (GW-1.1 to GW-1.7). components.py reads them."""
# Not compiled: only what is read once.

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """One verb of the action vocabulary with its amount, or with what it counts and the rate."""

    verb: str
    amount: int
    what: str  # a card to discard, a thing to count, or where something goes; empty if there is no such thing
    is_requirement: bool


@dataclass(frozen=True, slots=True)
class Task:
    """A printed action without a choice in it: requirements, then rewards (GW-6.1)."""

    id: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A printed action; two tasks where a stroke separates two possibilities (GW-9.2)."""

    id: str
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the trail (GW-2.1)."""

    id: str
    kind: str
    next: tuple[str, ...]
    forest: bool
    special: str
    zone: str
    number: int
    money: int
    off_trail: bool


@dataclass(frozen=True, slots=True)
class Building:
    """A neutral tile (no craftsmen, no points) or one side of a player's tile."""

    id: str
    craftsmen: int
    points: int
    hands: tuple[str, ...]
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class SupplyRow:
    """Tiles of the Kansas City supply that look alike, in one pile."""

    id: str
    pile: int
    kind: str  # hazard, teepee, worker
    what: str  # zone, colour, or kind of worker
    points: int
    hand: str
    count: int


@dataclass(frozen=True, slots=True)
class Proportions:
    """What leaves the game before the setup, by the names of tiles and cards (GW-19.7e)."""

    piles: tuple[Mapping[str, int], ...]
    market: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class CattleRow:
    """Cattle cards of one breed with the same points."""

    id: str
    breed: str
    value: int
    points: int
    count: int  # per player, or in the market
    market: bool


@dataclass(frozen=True, slots=True)
class ObjectiveRow:
    id: str
    copies: int
    needs: tuple[str, ...]
    points: int
    penalty: int
    slot: Slot | None  # its immediate action


@dataclass(frozen=True, slots=True)
class PurchaseRow:
    id: str
    cowboys: int
    value: int
    cards: int
    price: int


@dataclass(frozen=True, slots=True)
class StationRow:
    id: str
    after: int  # the main-line space before its turnout; of the last station: its own space
    cost: int
    points: int
    black: bool
    master: bool
    turnout: bool


@dataclass(frozen=True, slots=True)
class CityRow:
    id: str
    value: int
    black: bool
    repeat: bool
    points: int
    money: int


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A green arrow between two cities."""

    a: str
    b: str
    points: int
    objective: bool


@dataclass(frozen=True, slots=True)
class MasterRow:
    id: str
    certificates: int
    slot: Slot | None
    per: str
    group: int
    points: int


@dataclass(frozen=True, slots=True)
class DiscRow:
    id: str
    black: bool
    frees: str
    money: int
    cost: int
    points: int


@dataclass(frozen=True, slots=True)
class AuxiliaryRow:
    id: str
    free_at_start: int
    single: Task
    double: Task


@dataclass(frozen=True, slots=True)
class ByPlayers:
    """What depends on the number of players (GW-18)."""

    toll_green: int
    toll_black: int
    steps_start: int
    steps_disc_1: int
    steps_disc_2: int
    cattle_market: int
    job_columns: int
    job_start_tiles: int


@dataclass(frozen=True, slots=True)
class Components:
    spaces: tuple[Space, ...]
    village: tuple[str, ...]  # in the order of filling
    specials: tuple[Slot, ...]
    neutrals: tuple[Building, ...]
    buildings: tuple[Building, ...]  # 1a … 10a, 1b … 10b
    supply: tuple[SupplyRow, ...]
    fees: tuple[int, ...]
    yellow_rows: tuple[int, ...]  # counted from 0
    token_start_row: int
    token_points: int
    cattle: tuple[CattleRow, ...]
    purchases: tuple[PurchaseRow, ...]
    cards_per_cowboy: int
    objectives: tuple[ObjectiveRow, ...]
    starting_objectives: tuple[ObjectiveRow, ...]
    rail_last: int
    line_end_money: int
    crossings: tuple[int, ...]
    stations: tuple[StationRow, ...]
    cities: tuple[CityRow, ...]
    links: tuple[LinkRow, ...]
    masters: tuple[MasterRow, ...]
    certificate_track: tuple[int, ...]
    certificate_limit: int
    discs: tuple[DiscRow, ...]
    auxiliaries: tuple[AuxiliaryRow, ...]
    worker_columns: int
    worker_points: int
    scoring_columns: tuple[int, ...]
    bonuses: Mapping[tuple[str, int], Slot]  # (kind of worker, column) -> its immediate action
    by_players: Mapping[int, ByPlayers]
    proportions: Mapping[int, Proportions]  # by number of players; none for four
    most_bid: int
    start_money: tuple[int, ...]
    start_hand: int
    hand_limit: int
    first_tiles: int
    display_size: int
    dollars_per_point: int
    categories: tuple[str, ...]
