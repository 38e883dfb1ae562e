"""The railroad as tables: main line 0 to 39, turnouts from 40 on, stations, cities, arrows (GW-2.7 to GW-2.11)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.westerntrail.rules.components import COMPONENTS

ZERO: Final[i64] = 0
NO_STATION: Final[i64] = -1
LAST: Final[i64] = COMPONENTS.rail_last
FIRST_TURNOUT: Final[i64] = COMPONENTS.rail_last + 1
_TURNOUTS = [row for row in COMPONENTS.stations if row.turnout]
TURNOUTS: Final[i64] = len(_TURNOUTS)
RAILS: Final[i64] = COMPONENTS.rail_last + 1 + len(_TURNOUTS)
RAIL_NAMES: Final[list[str]] = [str(number) for number in range(COMPONENTS.rail_last + 1)] + [
    row.id for row in _TURNOUTS
]
AFTER: Final[vec[i64]] = vec[i64]([row.after for row in _TURNOUTS])
"""Turnout, counted from 0 -> the main-line space before it."""

_BY_AFTER = {row.after: number for number, row in enumerate(_TURNOUTS)}
TURNOUT_AFTER: Final[vec[i64]] = vec[i64]([_BY_AFTER.get(number, -1) for number in range(COMPONENTS.rail_last + 1)])
"""Main-line space -> the turnout that begins behind it, or -1."""

_STATIONS = COMPONENTS.stations
STATIONS: Final[i64] = len(_STATIONS)
LAST_STATION: Final[i64] = len(_STATIONS) - 1
STATION_NAMES: Final[list[str]] = [row.id for row in _STATIONS]
STATION_COST: Final[vec[i64]] = vec[i64]([row.cost for row in _STATIONS])
STATION_POINTS: Final[vec[i64]] = vec[i64]([row.points for row in _STATIONS])
STATION_BLACK: Final[vec[i64]] = vec[i64]([int(row.black) for row in _STATIONS])
MASTERS: Final[i64] = len(COMPONENTS.masters)
MASTER_NAMES: Final[list[str]] = [row.id for row in COMPONENTS.masters]
MASTER_CERTIFICATES: Final[vec[i64]] = vec[i64]([row.certificates for row in COMPONENTS.masters])
MASTER_GROUP: Final[vec[i64]] = vec[i64]([row.group for row in COMPONENTS.masters])
MASTER_POINTS: Final[vec[i64]] = vec[i64]([row.points for row in COMPONENTS.masters])
LINE_END_MONEY: Final[i64] = COMPONENTS.line_end_money

# The station masters, by what they count (GW-16.1, 8)
FOR_WORKERS: Final[i64] = 0
FOR_OBJECTIVES: Final[i64] = 1
FOR_HAZARDS: Final[i64] = 2
FOR_TEEPEES: Final[i64] = 3
FOR_CERTIFICATES: Final[i64] = 4

_CITIES = COMPONENTS.cities
CITIES: Final[i64] = len(_CITIES)
CITY_NAMES: Final[list[str]] = [row.id for row in _CITIES]
CITY_VALUE: Final[vec[i64]] = vec[i64]([row.value for row in _CITIES])
CITY_BLACK: Final[vec[i64]] = vec[i64]([int(row.black) for row in _CITIES])
CITY_REPEAT: Final[vec[i64]] = vec[i64]([int(row.repeat) for row in _CITIES])
CITY_POINTS: Final[vec[i64]] = vec[i64]([row.points for row in _CITIES])
CITY_MONEY: Final[vec[i64]] = vec[i64]([row.money for row in _CITIES])
TO_KANSAS_CITY: Final[i64] = 0
SAN_FRANCISCO: Final[i64] = CITY_NAMES.index("san_francisco")

_LINK_AT = {link.a: link for link in COMPONENTS.links}
LINKED: Final[vec[i64]] = vec[i64]([int(row.id in _LINK_AT) for row in _CITIES])
"""City -> 1 if a green arrow leads from it to the next one (GW-2.10)."""

LINK_POINTS: Final[vec[i64]] = vec[i64]([_LINK_AT[row.id].points if row.id in _LINK_AT else 0 for row in _CITIES])
LINK_OBJECTIVE: Final[vec[i64]] = vec[i64]([int(row.id in _LINK_AT and _LINK_AT[row.id].objective) for row in _CITIES])

_CROSSINGS = COMPONENTS.crossings
CROSSINGS_BEFORE: Final[vec[i64]] = vec[i64](
    [sum(crossing < number for crossing in _CROSSINGS) for number in range(COMPONENTS.rail_last + 2)]
)
"""Main-line space -> the crossings that lie before it."""

assert MASTER_NAMES == ["workers", "objectives", "hazards", "teepees", "certificates"]
assert all(CITY_NAMES.index(link.b) == CITY_NAMES.index(link.a) + 1 for link in COMPONENTS.links)
assert [row.after for row in _STATIONS if not row.turnout] == [COMPONENTS.rail_last]


def main_line(rail: i64) -> i64:
    """The main-line number of a space; of a turnout that of the space after it (GW-10.11)."""
    if rail < FIRST_TURNOUT:
        return rail
    return AFTER[rail - FIRST_TURNOUT] + 1


def transport_costs(rail: i64, city: i64) -> i64:
    """A dollar for each crossing between the engine and the city; none if the engine is past it (GW-10.11)."""
    here = CROSSINGS_BEFORE[main_line(rail)]
    return max(CROSSINGS_BEFORE[CITY_VALUE[city]] - here, ZERO)


def station_at(rail: i64) -> i64:
    """The station of a turnout or of the last space, or -1."""
    if rail >= FIRST_TURNOUT:
        return rail - FIRST_TURNOUT
    if rail == LAST:
        return LAST_STATION
    return NO_STATION
