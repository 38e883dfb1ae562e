"""The trail as tables: spaces, what follows them, forks, zones, the village (GW-2.1 to GW-2.6)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules.components import COMPONENTS
from bunkhouse.games.westerntrail.rules.masks import BIT

_SPACES = COMPONENTS.spaces
_IDS = [space.id for space in _SPACES]

SPACE_NAMES: Final[list[str]] = _IDS
SPACES: Final[i64] = len(_IDS)
NO_SPACE: Final[i64] = -1

IS_START: Final[i64] = 0
IS_NEUTRAL: Final[i64] = 1
IS_PLAYER: Final[i64] = 2
IS_HAZARD: Final[i64] = 3
IS_TEEPEE: Final[i64] = 4
IS_KANSAS: Final[i64] = 5
_KINDS = ["start", "neutral", "player", "hazard", "teepee", "kansas_city"]
KIND: Final[vec[i64]] = vec[i64]([_KINDS.index(space.kind) for space in _SPACES])

START: Final[i64] = _IDS.index("start")
KANSAS_CITY: Final[i64] = _IDS.index("kansas_city")

FIRST_NEXT: Final[vec[i64]] = vec[i64]([_IDS.index(space.next[0]) if space.next else -1 for space in _SPACES])
SECOND_NEXT: Final[vec[i64]] = vec[i64](
    [_IDS.index(space.next[1]) if len(space.next) == 2 else -1 for space in _SPACES]
)
"""The other way at a fork, or NO_SPACE (GW-2.1)."""

_FORKS = [space.id for space in _SPACES if len(space.next) == 2]
FORK_NAMES: Final[list[str]] = [space.next[1] for space in _SPACES if len(space.next) == 2]
"""The spaces at which a herder arrives who takes the second way at each fork."""

FORK_BIT: Final[vec[i64]] = vec[i64]([BIT[_FORKS.index(space.id)] if space.id in _FORKS else 0 for space in _SPACES])
"""Space -> the mask of its fork, if it is one."""

FOREST: Final[vec[i64]] = vec[i64]([int(space.forest) for space in _SPACES])
_SPECIALS = [slot.id for slot in COMPONENTS.specials]
SPECIAL: Final[vec[i64]] = vec[i64]([_SPECIALS.index(space.special) if space.special else -1 for space in _SPACES])
"""Space -> its special action, by the order of the data file, or -1 (GW-2.4)."""

BUILDING_SPACES: Final[vec[i64]] = vec[i64]([number for number, space in enumerate(_SPACES) if space.kind == "player"])
NEUTRAL_SPACES: Final[vec[i64]] = vec[i64]([number for number, space in enumerate(_SPACES) if space.kind == "neutral"])
HAZARD_SPACES: Final[vec[i64]] = vec[i64]([number for number, space in enumerate(_SPACES) if space.kind == "hazard"])
"""Zone by zone, each in the order of filling: four spaces a zone (GW-2.5)."""

ZONE_NAMES: Final = ["flood", "drought", "rockfall"]
ZONE_SIZE: Final[i64] = 4
VILLAGE: Final[vec[i64]] = vec[i64]([_IDS.index(name) for name in COMPONENTS.village])
"""The village in the order of filling (GW-2.6)."""

MONEY: Final[vec[i64]] = vec[i64]([space.money for space in _SPACES])


def _neighbours(number: int) -> list[int]:
    """The building spaces directly before and after this one (GW-12.13)."""
    mine = _SPACES[number]
    before = [other for other, space in enumerate(_SPACES) if mine.id in space.next]
    after = [_IDS.index(name) for name in mine.next]
    return [other for other in before + after if _SPACES[other].kind in ("neutral", "player")]


_NEXT_TO = [_neighbours(number) if _SPACES[number].kind == "player" else [] for number in range(len(_IDS))]
MOST_NEIGHBOURS: Final[i64] = 2
NEIGHBOURS: Final[vec[i64]] = vec[i64]([[*beside, -1, -1][at] for beside in _NEXT_TO for at in range(2)])
"""Space * MOST_NEIGHBOURS + which -> a building space beside it, or NO_SPACE."""

assert [_SPACES[number].zone for number in HAZARD_SPACES] == [zone for zone in ZONE_NAMES for _ in range(4)]
assert [_SPACES[number].number for number in HAZARD_SPACES] == [1, 2, 3, 4] * 3
assert all(len(beside) <= 2 for beside in _NEXT_TO)
