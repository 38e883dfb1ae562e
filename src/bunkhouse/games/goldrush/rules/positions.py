"""Where tiles lie. A position is one int for any x, y that 72 joined tiles can reach; (0, 0) is the start tile.

The grid on which a state looks up what lies where is a torus just large enough that no two positions of one table
share a cell: 72 joined tiles and the places around them span at most 74 columns and 74 rows.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.goldrush.rules.tiles import TILE_COUNT

REACH: Final[i64] = TILE_COUNT  # the farthest place beside a tile, in any direction
WIDTH: Final[i64] = 2 * REACH + 1
ORIGIN: Final[i64] = REACH * WIDTH + REACH

GRID_WIDTH: Final = int(TILE_COUNT) + 2
GRID_CELLS: Final = GRID_WIDTH * GRID_WIDTH

STEP: Final[vec[i64]] = vec[i64]([-WIDTH, 1, WIDTH, -1])  # to the neighbour in the north, east, south, west

CELL: Final[vec[i64]] = vec[i64](
    [y % GRID_WIDTH * GRID_WIDTH + x % GRID_WIDTH for y in range(int(WIDTH)) for x in range(int(WIDTH))]
)  # position -> cell of the grid


def position(x: i64, y: i64) -> i64:
    return ORIGIN + y * WIDTH + x


def x_of(position: i64) -> i64:
    return position % WIDTH - REACH


def y_of(position: i64) -> i64:
    return position // WIDTH - REACH


def is_reachable(x: i64, y: i64) -> bool:
    return -REACH < x < REACH and -REACH < y < REACH
