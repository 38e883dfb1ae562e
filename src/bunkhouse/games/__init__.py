"""The games of this package. A new one is a folder here and one line in BUILT_IN."""

from bunkhouse.core.registry import register
from bunkhouse.games import dicetown, goldrush, montana, westerntrail

BUILT_IN = [register(game) for game in (goldrush.GAME, dicetown.GAME, montana.GAME, westerntrail.GAME)]
