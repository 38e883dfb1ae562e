"""What money, the badge and cards bring among two players, in thousandths of a point, as games have shown.

The numbers are those of duel.toml. `bunkhouse fit dicetown --way duel` finds them (`fitting.py`): how much of the
final lead goes back to what either player had when a round was over, by how many rounds were to come as it was played.
Rounds are in tenths, this one included.
"""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules import cards
from bunkhouse.games.dicetown.rules.scoring import BADGE_POINTS, DOLLARS_PER_POINT
from bunkhouse.games.dicetown.rules.state import HALL, DiceTownState

POINT: Final[i64] = 1000
MOST_ROUNDS: Final[i64] = 10  # whole rounds to come after this one, beyond which nothing changes

# Where each number stands: first what depends on the rounds to come, one number for each from none to MOST_ROUNDS.
DOLLAR: Final[i64] = 0  # most of it for buying dice
CLAIM: Final[i64] = 11  # for each point of a claim in hand, …
EQUIPMENT: Final[i64] = 22  # … of equipment, …
CARD: Final[i64] = 33  # … and for being a card: thieves keep the best one, so that any other protects it
ACTION: Final[i64] = 44  # by kind, with much of the game to come
BADGE: Final[i64] = 55
BADGE_BANK: Final[i64] = 56  # for each dollar that next round's tie may be about
USUAL_BANK: Final[i64] = 57  # dollars in the Bank as a round begins, if not much has been paid yet

TABLES: Final = ("dollar", "claim", "equipment", "card")
SINGLE: Final = ("badge", "badge-bank", "usual-bank")
ACTION_NAMES: Final = cards.KIND_NAMES[: int(cards.ACTION_KINDS)]
FILE: Final = Path(__file__).with_name("duel.toml")


def read_numbers(path: Path) -> list[int]:
    """All numbers of a file, each in its place; a file that has others is an error."""
    with path.open("rb") as file:
        data = tomllib.load(file)
    if list(data) != [*TABLES, *SINGLE, "actions"] or list(data["actions"]) != ACTION_NAMES:
        raise ValueError(f"{path} has other numbers: fit them again")
    numbers: list[int] = []
    for name in TABLES:
        if len(data[name]) != MOST_ROUNDS + 1:
            raise ValueError(f"{path} has other rounds: fit them again")
        numbers += data[name]
    numbers += data["actions"].values()
    numbers += [data[name] for name in SINGLE]
    return numbers


NUMBERS: Final[vec[i64]] = vec[i64](read_numbers(FILE))


def use(numbers: list[int]) -> None:
    """Play with these numbers from now on: for finding better ones."""
    for at in range(len(NUMBERS)):
        NUMBERS[at] = numbers[at]


def by_rounds(table: i64, rounds: i64) -> i64:
    """The number for so many tenths of a round."""
    later = min(rounds - 10, MOST_ROUNDS * 10 - 1)
    at = table + later // 10
    return NUMBERS[at] + (NUMBERS[at + 1] - NUMBERS[at]) * (later % 10) // 10


def is_last_round(state: DiceTownState) -> bool:
    """Whether the game is sure to end with this round: each takes at least a claim (DT-7.7c, DT-10.1)."""
    claims: i64 = len(state.row) + cards.number_of(state.pile) + len(state.bottom)
    if state.location <= HALL:
        claims -= 1
    return claims <= 0 or state.mine == 0


def dollar_worth(rounds: i64, is_last: bool) -> i64:
    if is_last:
        return POINT // DOLLARS_PER_POINT
    return by_rounds(DOLLAR, rounds)


def badge_worth(stagecoach: i64, is_last: bool) -> i64:
    """Its points at the end, or all ties until then, the Bank's above all."""
    if is_last:
        return BADGE_POINTS * POINT
    return NUMBERS[BADGE] + NUMBERS[BADGE_BANK] * max(stagecoach, NUMBERS[USUAL_BANK])


def action_worth(kind: i64, part: i64, is_last: bool) -> i64:
    """Of an action card, if so much of it, of 1000, has time to come to use."""
    if is_last:
        return 0
    return NUMBERS[ACTION + kind] * part // 1000


def points_worth(kind: i64, rounds: i64, is_last: bool) -> i64:
    """Of a claim or of equipment."""
    points = cards.KIND_POINTS[kind]
    if is_last:
        return points * POINT
    table = CLAIM
    if kind < cards.FIRST_CLAIM_KIND:
        table = EQUIPMENT
    return points * by_rounds(table, rounds) + by_rounds(CARD, rounds)
