"""What money, the badge and cards bring among two players, in thousandths of a point, as games have shown.

3,000 games of the gambler against itself: by least squares, how much of the final lead goes back to what either player
had at the start of a round, with so many rounds to come. Rounds are in tenths, this one included.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown import cards
from bunkhouse.games.dicetown.scoring import BADGE_POINTS, DOLLARS_PER_POINT
from bunkhouse.games.dicetown.state import HALL, DiceTownState

POINT: Final[i64] = 1000
DOLLAR: Final[vec[i64]] = vec[i64]([600, 800, 920, 1010, 1100, 1170, 1240, 1300, 1360, 1400, 1450])
"""For each whole round to come after this one, up to ten: what a dollar is worth, most of it for buying dice."""
BADGE: Final[i64] = 3200
BADGE_BANK: Final[i64] = 350  # for each dollar that next round's tie may be about
USUAL_PAY: Final[i64] = 4  # dollars on the Stagecoach at the end of a round, if not much has been paid yet
ACTION: Final[vec[i64]] = vec[i64](
    [
        4200,  # On Credit
        7500,  # The Girls
        2200,  # Quick Draw
        5800,  # Professional Cheater
        4700,  # Corruption
        1600,  # Dynamite
        0,  # Jittery Joe never stays
        5800,  # Marshal
        4200,  # Fifty-Fifty
        4800,  # Wanted
        3000,  # Elixir
    ]
)


def is_last_round(state: DiceTownState) -> bool:
    """Whether the game is sure to end with this round: each takes at least a claim (DT-7.7c, DT-10.1)."""
    claims: i64 = len(state.row) + cards.number_of(state.pile) + len(state.bottom)
    if state.location <= HALL:
        claims -= 1
    return claims <= 0 or state.mine == 0


def dollar_worth(rounds: i64, is_last: bool) -> i64:
    if is_last:
        return POINT // DOLLARS_PER_POINT
    later = min(rounds - 10, 99)
    low = DOLLAR[later // 10]
    return low + (DOLLAR[later // 10 + 1] - low) * (later % 10) // 10


def badge_worth(stagecoach: i64, is_last: bool) -> i64:
    """Its points at the end, or all ties until then, the Bank's above all."""
    if is_last:
        return BADGE_POINTS * POINT
    return BADGE + BADGE_BANK * max(stagecoach, USUAL_PAY)


def action_worth(kind: i64, part: i64, is_last: bool) -> i64:
    """Of an action card, if so much of it, of 1000, has time to come to use."""
    if is_last:
        return 0
    return ACTION[kind] * part // 1000


def points_worth(kind: i64, rounds: i64, is_last: bool) -> i64:
    """Of a claim or of equipment: thieves keep the best card and leave the others, so that any card protects them."""
    points = cards.KIND_POINTS[kind]
    if is_last:
        return points * POINT
    later = rounds - 10
    screen = min(950, 150 + 18 * later)
    if kind < cards.FIRST_CLAIM_KIND:
        return points * max(430, 850 - 8 * later) + screen
    return points * max(640, 960 - 6 * later) + screen
