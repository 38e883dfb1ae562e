"""The player board as tables: disc places, limits, certificate track, worker area (GW-3.1 to GW-3.7)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.masks import BIT, below

_DISCS = COMPONENTS.discs
_IDS = [row.id for row in _DISCS]
DISCS: Final[i64] = len(_DISCS)
DISC_NAMES: Final[list[str]] = _IDS
DISC_BLACK: Final[vec[i64]] = vec[i64]([int(row.black) for row in _DISCS])
DISC_COST: Final[vec[i64]] = vec[i64]([row.cost for row in _DISCS])
DISC_MONEY: Final[vec[i64]] = vec[i64]([row.money for row in _DISCS])
ALL_DISCS: Final[i64] = below(len(_DISCS))
WHITE_DISCS: Final[i64] = sum(BIT[place] for place, row in enumerate(_DISCS) if not row.black)

LIMIT_4: Final[i64] = BIT[_IDS.index("certificate_limit_4")]
LIMIT_6: Final[i64] = BIT[_IDS.index("certificate_limit_6")]
STEPS_1: Final[i64] = BIT[_IDS.index("steps_1")]
STEPS_2: Final[i64] = BIT[_IDS.index("steps_2")]
HAND_1: Final[i64] = BIT[_IDS.index("hand_1")]
HAND_2: Final[i64] = BIT[_IDS.index("hand_2")]

_ALIKE = {
    name: _IDS.index(name[:-1] + "1") for name in _IDS if name.startswith(("aux_", "hand_")) and name[:-1] + "1" in _IDS
}
ALIKE: Final[vec[i64]] = vec[i64]([_ALIKE.get(name, place) for place, name in enumerate(_IDS)])
"""Place -> the first place whose disc frees the same thing: which of the two is taken makes no difference."""

_AUX = COMPONENTS.auxiliaries
AUXILIARIES: Final[i64] = len(_AUX)
AUX_NAMES: Final[list[str]] = [row.id for row in _AUX]
AUX_PLACES: Final[vec[i64]] = vec[i64](
    [sum(BIT[place] for place, row in enumerate(_DISCS) if row.frees == aux.id) for aux in _AUX]
)
"""Auxiliary action -> the mask of its disc places; the grey ones are free from the start (GW-3.2)."""

TRACK: Final[vec[i64]] = vec[i64](COMPONENTS.certificate_track)
FIRST_LIMIT: Final[i64] = COMPONENTS.certificate_track.index(COMPONENTS.certificate_limit)
SPENT_TO: Final[vec[i64]] = vec[i64](
    [
        max(space for space, value in enumerate(COMPONENTS.certificate_track) if value <= left)
        for left in range(max(COMPONENTS.certificate_track) + 1)
    ]
)
"""Certificates left -> the space of the track for the cube (GW-10.6)."""

COLUMNS: Final[i64] = COMPONENTS.worker_columns
WORKER_POINTS: Final[i64] = COMPONENTS.worker_points
FIRST_SCORING_COLUMN: Final[i64] = COMPONENTS.scoring_columns[0]

HAND_LIMIT: Final[i64] = COMPONENTS.hand_limit
START_HAND: Final[i64] = COMPONENTS.start_hand
START_MONEY: Final[vec[i64]] = vec[i64](COMPONENTS.start_money)

# By number of players (GW-18); index 0 and 1 are not used
_BY = [COMPONENTS.by_players.get(seats, COMPONENTS.by_players[2]) for seats in range(5)]
TOLL_GREEN: Final[vec[i64]] = vec[i64]([row.toll_green for row in _BY])
TOLL_BLACK: Final[vec[i64]] = vec[i64]([row.toll_black for row in _BY])
STEPS_START: Final[vec[i64]] = vec[i64]([row.steps_start for row in _BY])
STEPS_DISC_1: Final[vec[i64]] = vec[i64]([row.steps_disc_1 for row in _BY])
STEPS_DISC_2: Final[vec[i64]] = vec[i64]([row.steps_disc_2 for row in _BY])
MARKET_SIZE: Final[vec[i64]] = vec[i64]([row.cattle_market for row in _BY])
FIRST_JOBS: Final[vec[i64]] = vec[i64]([row.job_start_tiles for row in _BY])

ROWS: Final[i64] = len(COMPONENTS.fees)
MOST_COLUMNS: Final[i64] = 4
FEES: Final[vec[i64]] = vec[i64](COMPONENTS.fees)
YELLOW: Final[vec[i64]] = vec[i64]([int(row in COMPONENTS.yellow_rows) for row in range(len(COMPONENTS.fees))])
TOKEN_ROW: Final[i64] = COMPONENTS.token_start_row
TOKEN_POINTS: Final[i64] = COMPONENTS.token_points
FIRST_TILES: Final[i64] = COMPONENTS.first_tiles
DISPLAY: Final[i64] = COMPONENTS.display_size

assert [row.job_columns for row in _BY[2:]] == [2, 3, 4]
