"""Great Western Trail."""

from bunkhouse.games.westerntrail.game import WesternTrail

GAME = WesternTrail()
