"""Great Western Trail."""

from bunkhouse.games.westerntrail.meta import WesternTrail

GAME = WesternTrail()
